/** Pages as server-sent events, where no socket gets through. */
import { Refusal } from "./api";
import { pageOf } from "./asking";
import type { Page, Word } from "./forms";
import { addressOf, LISTENING, SILENCE, Way, type Hearer, type Place } from "./ways";

const COMES_BACK = ["server.error.stopping", "server.error.full", "server.error.too-many"];

/** Nothing where this screen keeps no packets. */
function packetOf(place: Place): Record<string, string> {
  const packet = place.packet();
  return packet === null ? {} : { packet: encodeURIComponent(packet) };
}

export class StreamWay extends Way {
  private readonly source: EventSource;
  private readonly heart: number;
  private turn = -1; // up to which the stream has told

  constructor(place: Place, hearer: Hearer) {
    super(place, hearer);
    this.source = new EventSource(addressOf(place, "stream", { since: place.since(), talk: 0, ...packetOf(place) }));
    this.on("page", (data) => this.turnTo(JSON.parse(data) as Page));
    this.on("talk", (data) => this.tell({ type: "talk", words: JSON.parse(data) as Word[] }));
    this.on("packet", (packet) => this.tell({ type: "packet", packet }));
    this.on("end", (key) => this.sentAway(key));
    this.source.onerror = () => this.end(); // it would come back by itself, but only ever this way
    this.heart = window.setInterval(() => void this.beat(), SILENCE);
  }

  /** A proxy may let the first page through and keep the next ones until there are enough of them. */
  override expect(turn: number): void {
    setTimeout(() => this.turn < turn && this.end("blocked"), LISTENING);
  }

  protected hangUp(): void {
    clearInterval(this.heart);
    this.source.close();
  }

  private on(event: string, hear: (data: string) => void): void {
    this.source.addEventListener(event, (told) => hear(String((told as MessageEvent).data)));
  }

  private turnTo(page: Page): void {
    this.turn = page.turn;
    this.tell({ type: "page", page });
  }

  private sentAway(key: string): void {
    if (COMES_BACK.includes(key)) this.end("broken");
    else this.end("refused", key);
  }

  /** Nobody says that a stream is dead, or held back: it has to have told what the hall knows. */
  private async beat(): Promise<void> {
    try {
      const page = await pageOf(this.place);
      this.expect(page.turn);
    } catch (error) {
      if (error instanceof Refusal && error.status === 0) this.end();
    }
  }
}
