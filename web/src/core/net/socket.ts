/** The best way to a table: a socket, on which answers go as well. */
import { heardTime } from "./time";
import { SILENCE, Way, type Hearer, type Place, type Told } from "./ways";

const OWN = 4000; // codes above are the hall's own refusals: coming back would not help
const TOO_MANY = OWN + 429;
const OF_THE_HALL = [1009, 1011, 1012, TOO_MANY]; // it got through, and may come back
const PATIENCE = 6000; // milliseconds for an answer

export class SocketWay extends Way {
  private readonly socket: WebSocket;
  private readonly answers = new Map<string, (told: Told) => void>();
  private marks = 0;
  private heart = 0;

  constructor(place: Place, hearer: Hearer) {
    super(place, hearer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/api/tables/${place.table}/socket`);
    this.socket.onopen = () => this.greet();
    this.socket.onmessage = (message) => this.take(JSON.parse(String(message.data)) as Told);
    this.socket.onclose = (event) => this.lost(event);
  }

  override send(message: object): Promise<Told | null> {
    const socket = this.socket;
    if (socket.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const mark = `m${++this.marks}`;
    return new Promise((resolve) => {
      const timer = setTimeout(() => settle(null), PATIENCE);
      const settle = (told: Told | null) => {
        clearTimeout(timer);
        this.answers.delete(mark);
        resolve(told);
      };
      this.answers.set(mark, settle);
      socket.addEventListener("close", () => settle(null), { once: true });
      socket.send(JSON.stringify({ ...message, mark }));
    });
  }

  protected hangUp(): void {
    clearInterval(this.heart);
    this.socket.close();
  }

  private greet(): void {
    if (this.isGone) return;
    const { seat, since } = this.place;
    const packet = this.place.packet();
    const kept = packet === null ? {} : { packet }; // without it the hall gives none
    this.socket.send(JSON.stringify({ type: "hello", seat, since: since(), talk: 0, ...kept }));
    this.heart = window.setInterval(() => void this.beat(), SILENCE);
    void this.beat(); // at once, too: clocks need the hall's time
  }

  private async beat(): Promise<void> {
    const sent = Date.now();
    const told = await this.send({ type: "ping" });
    if (told?.type === "pong") heardTime(told.at, sent);
    if (told === null && this.isHeard) this.end("broken"); // one that was never heard may be slow
  }

  private take(told: Told): void {
    const answer = "mark" in told ? this.answers.get(told.mark) : undefined;
    this.notice();
    if (answer) answer(told);
    else if (told.type === "page" || told.type === "talk" || told.type === "packet") this.tell(told);
  }

  private lost({ code, reason }: CloseEvent): void {
    if (OF_THE_HALL.includes(code)) this.end("broken");
    else if (code > OWN) this.end("refused", reason);
    else this.end();
  }
}
