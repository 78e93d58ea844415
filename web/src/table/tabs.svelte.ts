/** Which part of the side column is open: everything stands there on large screens, a drawer holds it on small ones. */
export type Tab = "players" | "log" | "talk" | "rules";

class Tabs {
  tab = $state<Tab>("players");
  isOpen = $state(false); // the drawer of tablets and phones

  toggle(): void {
    this.isOpen = !this.isOpen;
  }

  open(tab: Tab): void {
    this.tab = tab;
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }
}

export const tabs = new Tabs();
