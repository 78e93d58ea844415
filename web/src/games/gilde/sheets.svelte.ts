/** Which sheet lies over the table: one at a time, whoever opened it. */

export type Opened =
  | { kind: "numbers"; who: number; stat: string | null }
  | { kind: "table"; who: number }
  | { kind: "orders" }
  | { kind: "deals"; partner?: number; card?: string };

class Sheets {
  open = $state.raw<Opened | null>(null);

  show(sheet: Opened): void {
    this.open = sheet;
  }

  close(): void {
    this.open = null;
  }
}

export const sheets = new Sheets();
