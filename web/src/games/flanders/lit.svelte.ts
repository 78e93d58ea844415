/** The card that is pointed at, in the hand or by its town on the board, and the town: both light up together. */
class Lit {
  card = $state<string | null>(null);
  town = $state<string | null>(null);

  point(card: string, isOver: boolean): void {
    if (isOver) this.card = card;
    else if (this.card === card) this.card = null;
  }

  look(town: string, isOver: boolean): void {
    if (isOver) this.town = town;
    else if (this.town === town) this.town = null;
  }
}

export const lit = new Lit();
