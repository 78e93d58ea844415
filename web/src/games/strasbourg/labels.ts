/** What places, cards and seats are called: sentences for those who do not see the drawing. */
import { capital } from "../../core/words/figures";
import type { Look } from "../../core/look";
import { t, type Args } from "../../core/words/words.svelte";
import { goodsOf } from "./coats";
import { beside, squaresAt, type City, type Place, type Square } from "./city";
import { stateOf, verbNow, type Verb } from "./places";
import { edificeOfRound, edificesBySquare, viewOf, yieldsAt, type Stack, sum } from "./reading";

export const ui = (id: string, args?: Args): string => t(`strasbourg-ui-${id}`, args);

/** A name that begins a line. */
export { capital };

/** What a place of a step brings: "seat, bread and a square"; null: no place. */
export function prizeLabel(look: Look, prize: string | null, guild: string | null): string {
  const view = viewOf(look);
  if (!prize) return ui("prize-none", { last: view && view.round === view.rounds.length ? 1 : 0 });
  const key = guild ? goodsOf(guild) : "";
  const goods = ui("one-goods", { key, goods: guild ? look.name("goods", key) : ui("some-goods") });
  return ui(`prize-${prize}`, { goods });
}

/** A player's name, or "you" for the reader. */
export const whoIs = (look: Look, seat: number): string =>
  seat === look.seat ? ui("you") : (look.names[seat] ?? t("engine-seat", { number: seat }));

/** "you +2, Clara +1"; nothing where a place counts for nobody. */
export function gainsAt(look: Look, place: string): string {
  const view = viewOf(look);
  if (!view) return "";
  return yieldsAt(view, place, look.seat)
    .map(([seat, points]) => `${whoIs(look, seat)} +${points}`)
    .join(", ");
}

function counts(look: Look, place: string): string {
  const gains = gainsAt(look, place);
  return gains && ui("counts", { gains });
}

export function squareLabel(look: Look, city: City, square: Square): string {
  const sentences = [
    square.guild ? guildSquare(look, square) : buildingSpace(look, square),
    ...near(look, city, square),
  ];
  return [...sentences, offer(look, verbNow(look), square.name)].filter(Boolean).join(" ");
}

function guildSquare(look: Look, square: Square): string {
  const owner = viewOf(look)?.city[square.name];
  const args = { square: square.name, guild: look.name("guild", square.guild as string), price: square.price };
  return owner === undefined ? ui("square-free", args) : ui("square-taken", { ...args, name: whoIs(look, owner) });
}

function buildingSpace(look: Look, square: Square): string {
  const view = viewOf(look);
  const edifice = view && edificesBySquare(view).get(square.name);
  const said = edifice
    ? ui("space-built", { square: square.name, edifice: look.name("edifice", edifice), value: worth(look, edifice) })
    : ui("space-free", { square: square.name });
  return [said, counts(look, square.name)].filter(Boolean).join(" ");
}

export const worth = (look: Look, edifice: string): number =>
  (look.edition.data as { edifices: Record<string, number> }).edifices[edifice] ?? 0;

function near(look: Look, city: City, square: Square): string[] {
  const view = viewOf(look);
  if (!view || !square.guild) return [];
  const built = edificesBySquare(view);
  const edifices = beside(city, square).flatMap((other) => built.get(other.name) ?? []);
  const chapels = city.chapels.filter((chapel) => squaresAt(city, chapel).includes(square));
  return [
    ...edifices.map((edifice) => ui("beside", { edifice: look.name("edifice", edifice) })),
    ...chapels
      .filter((chapel) => view.chapels.includes(chapel.name))
      .map((chapel) => ui("at-chapel", { chapel: chapel.name })),
  ];
}

function offer(look: Look, verb: Verb | null, name: string): string {
  const state = verb && stateOf(look, verb, name);
  if (state === "picked" || state === "sent") return ui("picked");
  return state === "open" ? ui(`can-${verb}`) : "";
}

export function chapelLabel(look: Look, city: City, chapel: Place): string {
  const squares = squaresAt(city, chapel)
    .map((square) => square.name)
    .join(", ");
  const isBuilt = viewOf(look)?.chapels.includes(chapel.name);
  const verb = verbNow(look) === "chapel" ? "chapel" : null;
  const said = ui(isBuilt ? "chapel-built" : "chapel-free", { chapel: chapel.name, squares });
  return [said, counts(look, chapel.name), offer(look, verb, chapel.name)].filter(Boolean).join(" ");
}

export function councilLabel(look: Look, seat: string): string {
  const owner = viewOf(look)?.council[seat] ?? null;
  const name = capital(look.name("council", seat));
  return owner === null
    ? ui("stall-free", { seat: name })
    : ui("stall-taken", { seat: name, name: whoIs(look, owner) });
}

/** "7, of 5 and 2" for the owner, "2 cards" for others. */
export function stackLabel(number: string, stack: Stack): string {
  if (!stack.cards) return ui("stack-hidden", { number, cards: stack.size });
  return ui("stack-own", { number, sum: sum(stack.cards), cards: stack.cards.join(" + ") });
}

/** What an offered place is called in a list: "c3, 4 coins". */
export function placeLabel(look: Look, city: City, verb: Verb, name: string): string {
  if (verb === "chapel") {
    const chapel = city.chapels.find((each) => each.name === name) as Place;
    return ui("list-chapel", {
      chapel: name,
      squares: squaresAt(city, chapel)
        .map((each) => each.name)
        .join(", "),
    });
  }
  const square = city.squares.find((each) => each.name === name) as Square;
  if (verb === "place") return ui("list-square", { square: name, price: square.price });
  const view = viewOf(look);
  const edifice = (view && edificeOfRound(view)) ?? "";
  const own = beside(city, square).filter((each) => view?.city[each.name] === look.seat).length;
  return ui("list-space", { square: name, edifice: look.name("edifice", edifice), members: own });
}
