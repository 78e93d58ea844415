/** What boards see of a table: the living one, a step of a replay, or what would be after a move. */
import type { Component, Snippet } from "svelte";
import type { Scene } from "./scene";
import type { Sign } from "./sign";
import type { Block } from "./story";
import type { Edition, Imagined, Page, Problem, Said, View } from "./net/forms";
import type { Reader } from "./words/words.svelte";
import type { Choice, Offer } from "./choice.svelte";
import type { Size, Skeleton } from "./skeleton";

/** What somebody has laid out for a question and not sent yet: kept in the browser, for this seat and question alone. */
export interface Draft {
  found(): unknown; // null: nothing
  keep(thing: unknown): void;
}

export interface Look {
  readonly title: string;
  readonly edition: Edition;
  readonly seat: number | null; // whose eyes these are; null: a spectator's
  readonly view: View | null;
  readonly choice: Choice; // empty where nothing can be chosen
  readonly advised?: readonly Offer[]; // answers that are advised, the best first
  readonly draft?: Draft; // one for as long as the seat is looked at; none where nothing can be answered
  readonly isAsked: boolean; // an answer of this seat is missing
  readonly sent: string | null; // the answer that is on its way: draw it as if it were taken
  readonly fresh: readonly Said[]; // what has just happened
  readonly preview?: View | null; // what would be seen after the answer that is chosen
  readonly names: readonly string[]; // of the players, by seat
  readonly reader: Reader;
  readonly live?: LiveSeat; // none in a replay, and none for what would be after a move
  say(said: Said): string;
  name(kind: string, key: string): string;
  explain(kind: string, key: string): string;
  /** A refused thing is pointed at (hover, focus, tap): the bar says why this move is none, or this where it is none. */
  point(what: string | Said | null): void;
}

/** A look at a game that goes on: what its reader can do there besides choosing. */
export interface LiveSeat extends Look {
  readonly setting: { readonly table: string };
  readonly page: Page | null;
  readonly refused: Problem | null; // why the last answer was none
  answer(text: string): Promise<boolean>;
  imagine(text: string): Promise<Imagined>;
  /** Something that a seat does besides answering: `pause`, `resign`, `pass-windows`, … */
  deed(name: string, body?: object): Promise<void>;
  /** The same, where a refusal is said in the bar. */
  attempt(name: string, body?: object): Promise<void>;
  order(orders: string[]): Promise<void>;
}

export type BoardOf = Component<{ look: Look }>;
/** A board, or a hand, that tells the side of its usual square as it is drawn now, in CSS pixels; where cards are
 * played, the width of one in the hand. */
export type MeasuredOf = Component<{ look: Look; onsquare?: (side: number) => void }>;

/** What a title gives to the frame around its table. */
export interface Face {
  /** The rooms of the table's parts; the same from the first question to the last one. */
  skeleton(window: Size, seats: number): Skeleton;
  /** The board: map, city, or tables of cards. */
  Board: MeasuredOf;
  /** What lies under the decision bar: cards, stacks, goods. */
  Hand: MeasuredOf | null;
  /** Panels of the title, between the players and what happened. */
  Aside: BoardOf | null;
  /** The others, each with all that is open about them, above everything: no list says it again. */
  Others?: Component<{ look: Look; status?: Snippet<[number]> }>;
  /** What is asked as one thing with its answers, in the place of bar and hand. */
  Window?: Component<{ look: Look; tools?: Snippet }>;
  /** Whether that stands there now. */
  isWindow?(look: Look): boolean;
  /** A line in the bar at the top: steps of the round, cards left. */
  Top: BoardOf | null;
  /** A row below that bar, where the skeleton has room for one: the plan of the rounds. */
  Strip?: BoardOf;
  /** Choices that stand in the decision bar, between its words and its buttons: what is built. */
  Kinds?: BoardOf;
  /** What of the title waits for this seat besides a question, among the notices. */
  Notice?: BoardOf;
  /** What is scored and is no player's, below their rows. */
  Unplayed?: BoardOf;
  /** What the figures at the right of the players' rows mean. */
  legend?(look: Look): string;
  /** A player's row: sign, name, what is open about them, score. */
  Player: Component<{ look: Look; who: number }>;
  /** The coat that a player bears, where it is not a house mark. */
  sign?(look: Look, who: number): Sign | null;
  /** What a line of a ledger is counted under beside those of others; where nothing is given, its own words. */
  source?(look: Look, line: Said): string;
  /** Whether players deal with each other here: then there are phrases for it in the talk. */
  readonly hasDeals?: boolean;
  /** The same table in words, with the same moves. */
  TextBoard: BoardOf;
  /** What the main button says for a move: "Build here", "Reveal 7". */
  action(look: Look, move: string): string;
  /** What the main button says while nothing is chosen: "Choose a square". */
  missing(look: Look): string;
  /** Moves that are buttons of the bar, because they are no place on the board: pass, skip. At most three. */
  choices(look: Look): readonly Offer[];
  /** The move that is laid out in the hand, whatever is picked of the offered moves: the main button gives it. */
  chosen?(look: Look): string | null;
  /** The colour of a player in graphs, where it is not that of the seat: `var(--coat-dyers)`. */
  colour?(look: Look, who: number): string;
  /** What these events tell, in blocks of a turn, a step or a round, the oldest first; noise is left out. */
  story?(look: Look, events: readonly Said[]): readonly Block[];
  /** On whom and what the game waits, as everybody may know it; null: what every title says. */
  waiting?(look: Look): string | null;
  /** What of these events is a moment for the stage over the board, in the order told; the look is after all of them,
   * and the log has what was told before them, too: what decides was often told earlier. */
  scenes?(look: Look, events: readonly Said[], log: readonly Said[]): readonly Scene[];
  /** What a chosen move changes, one sentence each: "Ghent's value 8 → 9." */
  changes(look: Look, imagined: Imagined): readonly string[];
}
