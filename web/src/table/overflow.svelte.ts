/** Whether an element has more in it than it shows. Who has no pointer needs a stop there to scroll it, and else none. */
export class Overflow {
  scrolls = $state(false);

  /** An attachment: looks again whenever the element or what is in it changes. */
  readonly watch = (node: HTMLElement): (() => void) => {
    const look = () => (this.scrolls = node.scrollHeight > node.clientHeight && isScroller(node));
    const size = new ResizeObserver(look);
    const inside = new MutationObserver(look);
    size.observe(node);
    inside.observe(node, { childList: true, characterData: true, subtree: true });
    look();
    return () => {
      size.disconnect();
      inside.disconnect();
    };
  };
}

/** Whether words were cut at the edge of their room: they are shown whole to whoever points at them or goes there. */
export class Cut {
  some = $state(false);

  /** An attachment for what holds the words: looks again whenever it or they change, and not while they are whole. */
  readonly watch = (node: HTMLElement): (() => void) => {
    const look = (): void => {
      if (!node.matches(":hover, :focus, :focus-within") || !this.some)
        this.some = [...node.querySelectorAll<HTMLElement>("p:not([data-moment]), .reason, .line")].some(isCut);
    };
    const size = new ResizeObserver(look);
    const inside = new MutationObserver(look);
    size.observe(node);
    inside.observe(node, { childList: true, characterData: true, subtree: true });
    look();
    return () => {
      size.disconnect();
      inside.disconnect();
    };
  };
}

const isCut = (node: HTMLElement): boolean =>
  node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
const isScroller = (node: HTMLElement): boolean => ["auto", "scroll"].includes(getComputedStyle(node).overflowY);
