/** What is kept in this browser: the only place that opens its storage. */

/** `always`: until somebody empties it. `visit`: as long as this tab is open. */
export type Term = "always" | "visit";

export class Drawer<Thing> {
  private read: { text: string | null; thing: Thing };

  constructor(
    private readonly name: string,
    private readonly empty: Thing,
    private readonly term: Term = "always",
  ) {
    this.read = { text: null, thing: empty };
  }

  /** What lies in it. It is unfolded again only when something else lies there: some things are asked for often. */
  get thing(): Thing {
    const text = this.text();
    if (text !== this.read.text) this.read = { text, thing: this.unfolded(text) };
    return this.read.thing;
  }

  get isEmpty(): boolean {
    return this.text() === null;
  }

  /** Into a storage that is full nothing goes, and nobody is stopped by that. */
  put(thing: Thing): void {
    try {
      this.open()?.setItem(this.label, JSON.stringify(thing));
    } catch {
      return;
    }
  }

  clear(): void {
    this.open()?.removeItem(this.label);
  }

  private get label(): string {
    return `zunft ${this.name}`;
  }

  private text(): string | null {
    return this.open()?.getItem(this.label) ?? null;
  }

  /** Rubbish counts as nothing. */
  private unfolded(text: string | null): Thing {
    try {
      return text === null ? this.empty : (JSON.parse(text) as Thing);
    } catch {
      return this.empty;
    }
  }

  /** Null where the browser keeps nothing for this page. */
  private open(): Storage | null {
    try {
      return this.term === "always" ? localStorage : sessionStorage;
    } catch {
      return null;
    }
  }
}

/** A list by name that forgets its oldest entries. */
export function putLatest<Entry>(
  drawer: Drawer<Readonly<Record<string, Entry>>>,
  most: number,
  name: string,
  entry: Entry,
): void {
  drawer.put(Object.fromEntries(Object.entries({ ...drawer.thing, [name]: entry }).slice(-most)));
}
