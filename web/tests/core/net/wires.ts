/** Wires whose other end is the test. */

export class Socket {
  static readonly OPEN = 1;
  static made: Socket[] = [];
  static get last(): Socket {
    return Socket.made.at(-1) as Socket;
  }
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  private readonly closers: (() => void)[] = [];
  onopen: () => void = () => undefined;
  onmessage: (message: { data: string }) => void = () => undefined;
  onclose: (event: { code: number; reason: string }) => void = () => undefined;

  constructor(readonly address: string) {
    Socket.made.push(this);
  }

  addEventListener(_name: "close", heard: () => void): void {
    this.closers.push(heard);
  }

  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }

  /** Open, and heard. */
  greet(): void {
    this.open();
    this.reply("ping", { type: "pong", at: Date.now() });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  tell(told: object): void {
    this.onmessage({ data: JSON.stringify(told) });
  }

  /** What the other end says to the last message of a kind. */
  reply(kind: string, told: object): void {
    this.tell({ ...told, mark: this.sent.findLast((message) => message.type === kind)?.mark });
  }

  close(code = 1006, reason = ""): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    for (const heard of this.closers) heard();
    this.onclose({ code, reason });
  }
}

/** A stream of server-sent events. */
export class Stream {
  static made: Stream[] = [];
  static get last(): Stream {
    return Stream.made.at(-1) as Stream;
  }
  isClosed = false;
  private readonly hearers = new Map<string, (told: { data: string }) => void>();
  onerror: () => void = () => undefined;

  constructor(readonly address: string) {
    Stream.made.push(this);
  }

  addEventListener(name: string, hear: (told: { data: string }) => void): void {
    this.hearers.set(name, hear);
  }

  tell(name: string, told: object | string): void {
    if (!this.isClosed) this.hearers.get(name)?.({ data: typeof told === "string" ? told : JSON.stringify(told) });
  }

  fail(): void {
    if (!this.isClosed) this.onerror();
  }

  close(): void {
    this.isClosed = true;
  }
}
