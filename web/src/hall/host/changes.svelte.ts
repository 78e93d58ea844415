/** A host has done something: every list of theirs may have changed by it, the audit trail always. */
class Changes {
  count = $state(0);

  note(): void {
    this.count++;
  }
}

export const changes = new Changes();
