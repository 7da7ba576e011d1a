import type { Table } from './table.ts';
import type { RexView } from './view.ts';
import type { RexEvent } from './words.ts';

/** What a viewer knows of strategy cards in other hands, in the row and in the deck. */
export class CardMemory {
  /** Cards known to be in a seat's hand, by name index, with their number. */
  readonly inHand: number[][];
  /**
   * Cards that went into the deck in sight (a reshuffled discard pile, a card Jol-Nar saw unsold): cards held or laid out before cannot be among them.
   * `before[seat]` counts unknown cards of a hand that are older, `rowBefore` those of the row.
   */
  readonly sunk: number[];
  readonly before: number[];
  rowBefore = 0;

  readonly #table: Table;
  readonly #viewer: number;
  readonly #cards: ReadonlyMap<string, number>;
  /** Cards on the table in a battle, and listed in the open window, by seat. */
  readonly #played: number[][];
  #listed: number[][];
  /** Unknown cards of each hand, and all cards of the deck and the row. */
  readonly #unknown: number[];
  #deck: number;
  #row = 0;
  #offer = -1;
  #bought = false;
  #laying = false;
  readonly #discards: number[] = [];

  constructor(table: Table, view: RexView) {
    this.#table = table;
    this.#viewer = view.viewer;
    const zeros = (): number[][] => Array.from({ length: table.seats }, () => new Array<number>(table.cards).fill(0));
    this.inHand = zeros();
    this.#played = zeros();
    this.#listed = zeros();
    this.sunk = new Array<number>(table.cards).fill(0);
    this.before = new Array<number>(table.seats).fill(0);
    this.#unknown = new Array<number>(table.seats).fill(0);
    this.#cards = new Map(table.pack.strategyCards.map(({ id }, i) => [id, i]));
    this.#deck = table.pack.strategyCards.reduce((sum, card) => sum + card.copies, 0);
  }

  #card(id: string): number {
    return this.#cards.get(id) ?? -1;
  }

  hear(event: RexEvent): void {
    switch (event.kind) {
      case 'drew':
        return this.#drew(event.seat);
      case 'phase':
        this.#laying = event.phase === 'bidding';
        if (this.#laying) this.rowBefore = 0;
        return;
      case 'row':
        this.#row = event.cards;
        this.#deck -= event.cards - this.rowBefore;
        this.#laying = false;
        return;
      case 'reshuffled':
        return this.#reshuffled(event.cards);
      case 'won':
        this.#bought = true; // the next card drawn is the one on offer
        return;
      case 'unsold':
        return this.#unsold(event.cards);
      case 'sawOffer':
        this.#offer = 'card' in event ? this.#card(event.card) : -1;
        return;
      case 'window':
        this.#listed = this.#listed.map((list) => list.map(() => 0));
        return;
      case 'listed':
        return this.#shows(event.seat, this.#card(event.card), true);
      case 'answered':
        if ('card' in event) this.#shows(event.seat, this.#card(event.card), false);
        return;
      case 'played':
        return this.#leaves(event.seat, this.#card(event.card));
      case 'battleCard':
        this.#bump(this.#played, event.seat, this.#card(event.card), 1);
        return this.#leaves(event.seat, this.#card(event.card));
      case 'kept':
        this.#bump(this.#played, event.seat, this.#card(event.card), -1);
        if (event.seat !== this.#viewer) this.#bump(this.inHand, event.seat, this.#card(event.card), 1);
        return;
      case 'discarded':
        return this.#discarded(event.seat, this.#card(event.card));
      default:
        return;
    }
  }

  #bump(lists: number[][], seat: number, card: number, by: number): void {
    const list = lists[seat] as number[];
    list[card] = (list[card] as number) + by;
  }

  /** A card enters a hand: from the row after an auction, otherwise from the deck. */
  #drew(seat: number): void {
    const bought = this.#bought;
    let old = false;
    this.#bought = false;
    if (bought) {
      this.#row--;
      old = this.rowBefore > 0;
      if (old) this.rowBefore--;
    } else this.#deck--;
    const seen = bought ? this.#offer : -1;
    this.#offer = -1;
    if (seat === this.#viewer) return;
    if (seen >= 0) return this.#bump(this.inHand, seat, seen, 1);
    this.#unknown[seat] = (this.#unknown[seat] as number) + 1;
    if (old) this.before[seat] = (this.before[seat] as number) + 1;
  }

  /** Everything out of the deck now is older than the new deck, which is the discard pile known to all. */
  #reshuffled(cards: number): void {
    for (let seat = 0; seat < this.before.length; seat++) this.before[seat] = this.#unknown[seat] as number;
    this.rowBefore = this.#laying ? this.#deck : this.#row;
    this.#deck = cards;
    this.sunk.fill(0);
    for (const card of this.#discards) this.sunk[card] = (this.sunk[card] as number) + 1;
    this.#discards.length = 0;
  }

  /** What is left of the row goes back; a card Jol-Nar saw there was in nobody's hand. */
  #unsold(cards: number): void {
    const seen = this.#offer;
    this.#offer = -1;
    this.#deck += cards;
    this.#row = 0;
    if (this.rowBefore > 0) return this.#forget();
    if (seen < 0 || this.sunk.some((copies) => copies > 0)) return;
    for (let seat = 0; seat < this.before.length; seat++) this.before[seat] = this.#unknown[seat] as number;
    this.sunk[seen] = 1;
  }

  /** Old and new cards can no longer be told apart. */
  #forget(): void {
    this.sunk.fill(0);
    this.before.fill(0);
    this.rowBefore = 0;
  }

  /** A card is shown and stays in hand. */
  #shows(seat: number, card: number, listing: boolean): void {
    if (listing) this.#bump(this.#listed, seat, card, 1);
    if (seat === this.#viewer) return;
    const wanted = listing ? (this.#listed[seat]?.[card] as number) : 1;
    if ((this.inHand[seat]?.[card] as number) >= wanted) return;
    this.#bump(this.inHand, seat, card, 1);
    this.#identify(seat, card);
  }

  /** A card leaves a hand in sight. */
  #leaves(seat: number, card: number): void {
    if (!this.#played[seat]?.[card]) this.#discardLater(card);
    if (seat === this.#viewer) return;
    if ((this.inHand[seat]?.[card] as number) > 0) return this.#bump(this.inHand, seat, card, -1);
    this.#identify(seat, card);
  }

  #discardLater(card: number): void {
    if (!this.#table.removedAfter[card]) this.#discards.push(card);
  }

  #discarded(seat: number, card: number): void {
    if ((this.#played[seat]?.[card] as number) > 0) {
      this.#bump(this.#played, seat, card, -1);
      this.#discardLater(card);
    } else this.#leaves(seat, card);
  }

  /** One unknown card of a hand turns out to be this one: an older one if it can be, otherwise one of the sunk. */
  #identify(seat: number, card: number): void {
    this.#unknown[seat] = (this.#unknown[seat] as number) - 1;
    const older = this.before[seat] as number;
    const newer = this.#unknown[seat] + 1 - older;
    if ((this.sunk[card] as number) > 0 && newer > 0) this.sunk[card] = (this.sunk[card] as number) - 1;
    else if (newer > 0 && older === 0) return;
    else if (older > 0) this.before[seat] = older - 1;
    else this.#forget();
  }
}
