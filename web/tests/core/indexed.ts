/** As much of a browser's database as the client uses, in memory: requests are answered a moment later. */

interface Kept {
  id: number;
  table: string;
  seat: number;
  packet: string;
}

class Answer<Thing> {
  onsuccess: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onupgradeneeded: (() => void) | null = null;

  constructor(readonly result: Thing) {
    queueMicrotask(() => {
      this.onupgradeneeded?.();
      this.onsuccess?.();
    });
  }
}

export class MemoryDatabase {
  rows: Kept[] = [];
  private count = 0;

  open(): Answer<unknown> {
    const store = {
      createIndex: () => undefined,
      add: (row: Omit<Kept, "id">) => new Answer(this.rows.push({ ...row, id: ++this.count })),
      delete: (id: number) => new Answer((this.rows = this.rows.filter((row) => row.id !== id))),
      index: () => ({
        getAll: ([table, seat]: [string, number]) =>
          new Answer(this.rows.filter((row) => row.table === table && row.seat === seat)),
      }),
    };
    return new Answer({ createObjectStore: () => store, transaction: () => ({ objectStore: () => store }) });
  }
}
