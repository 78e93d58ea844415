/** Which rule is shown, over whatever screen one is at. */
import type { Picture } from "./picture";

class Rulesheet {
  title = $state<string | null>(null); // null: closed
  rule = $state<string | null>(null); // null: from the beginning
  picture: (title: string) => Promise<Picture | null> = () => Promise.resolve(null); // where the titles' pictures are

  show(title: string, rule: string | null = null): void {
    this.title = title;
    this.rule = rule;
  }

  close(): void {
    this.title = null;
  }
}

export const rulesheet = new Rulesheet();
