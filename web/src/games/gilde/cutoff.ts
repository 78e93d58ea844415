/** Chips that wrap in a room of fixed height: closer together where they must, and what still is cut off is counted. */
import type { Attachment } from "svelte/attachments";

const CORNER = 84; // pixels at the end of the last row for the chip that says how many more there are

/** `key` changes with what lies in the room. */
export function cutOff(tell: (count: number) => void, key: string): Attachment<HTMLElement> {
  return (room) => {
    void key;
    const look = () => tell(arrange(room));
    const watcher = new ResizeObserver(look);
    watcher.observe(room);
    look();
    return () => watcher.disconnect();
  };
}

function arrange(room: HTMLElement): number {
  const things = [...room.children] as HTMLElement[];
  room.classList.remove("tight");
  for (const thing of things) thing.style.visibility = "";
  if (!isFull(room)) return 0;
  room.classList.add("tight");
  if (!isFull(room)) return 0;
  const cut = things.filter((thing) => isCut(room, thing));
  for (const thing of cut) thing.style.visibility = "hidden";
  return cut.length;
}

const isFull = (room: HTMLElement): boolean => room.scrollHeight > room.clientHeight + 1;
const bottomOf = (thing: HTMLElement): number => thing.offsetTop + thing.offsetHeight;

function isCut(room: HTMLElement, thing: HTMLElement): boolean {
  const end = room.offsetTop + room.clientHeight;
  if (bottomOf(thing) > end) return true;
  const isLast = bottomOf(thing) + thing.offsetHeight > end;
  return isLast && thing.offsetLeft + thing.offsetWidth > room.offsetLeft + room.clientWidth - CORNER;
}
