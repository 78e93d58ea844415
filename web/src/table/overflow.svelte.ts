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

const isScroller = (node: HTMLElement): boolean => ["auto", "scroll"].includes(getComputedStyle(node).overflowY);
