import { ALL, no, type Open, type Refusal } from '@orrery/kernel';
import type { At, Seen } from '../decision.ts';
import { copies, spendCard } from '../hand.ts';
import type { State } from '../state.ts';
import { firstRoundOf, type Table } from '../table.ts';
import { says, type Card, type Choices, type Events, type Seat } from '../words.ts';

/**
 * A strategy card that is played outside battles: what it can be aimed at in a decision, whether one aim is (still) allowed, and what it does.
 * The aim is a location, a seat, a number of sectors or an advantage, by its number; 0 for cards without one.
 */
export interface Playable {
  /** The clause that says what the card may be aimed at. */
  readonly clause: string;
  list(table: Table, state: State, open: Open, seat: Seat, decision: number): void;
  allowed(table: Table, state: State, seat: Seat, decision: number, aim: number): boolean;
  /** Carries the card out; it has left the hand already. */
  resolve(at: At, seat: Seat, aim: number): void;
}

/** A kind of aim: the words by which such a play is chosen, shown in a window and told. */
export interface Aim {
  readonly word: { readonly first: number; readonly end: number };
  readonly card: (choice: number) => Card;
  readonly aim: (choice: number) => number;
  readonly listed: (seat: Seat, card: Card, aim: number) => number;
  readonly played: (seat: Seat, card: Card, aim: number) => number;
}

export const aimsOf = (choices: Choices, events: Events): readonly Aim[] => [
  {
    word: choices.play,
    card: choices.play.read.card,
    aim: () => 0,
    listed: (seat, card) => events.listed(seat, card),
    played: (seat, card) => events.played(seat, card),
  },
  {
    word: choices.playAt,
    card: choices.playAt.read.card,
    aim: choices.playAt.read.location,
    listed: events.listedAt,
    played: events.playedAt,
  },
  {
    word: choices.playAgainst,
    card: choices.playAgainst.read.card,
    aim: choices.playAgainst.read.rival,
    listed: events.listedAgainst,
    played: events.playedAgainst,
  },
  {
    word: choices.playSectors,
    card: choices.playSectors.read.card,
    aim: choices.playSectors.read.sectors,
    listed: events.listedSectors,
    played: events.playedSectors,
  },
  {
    word: choices.playAdvantage,
    card: choices.playAdvantage.read.card,
    aim: choices.playAdvantage.read.advantage,
    listed: events.listedAdvantage,
    played: events.playedAdvantage,
  },
];

/** How a play is aimed. */
export function aimOf(table: Table, choice: number): Aim {
  const found = table.aims.find(({ word }) => says(word, choice));
  if (!found) throw new RangeError(`${choice} plays no card of a window`);
  return found;
}

/** Whether a seat holds a card and may play it in this round. */
export const holdsInTime = (table: Table, state: State, seat: Seat, card: Card): boolean =>
  copies(table, state, seat, card) > 0 && state.round >= firstRoundOf(table, card);

/** Lists the plays of a card that the seat may make now. */
export function listPlays(table: Table, state: State, open: Open, seat: Seat, decision: number, card: Card): void {
  if (holdsInTime(table, state, seat, card)) table.playable[card]?.list(table, state, open, seat, decision);
}

/** A card is played openly and takes effect. */
export function play(at: At, seat: Seat, choice: number): void {
  const { table, tell } = at;
  const { card: cardIn, aim: aimIn, played } = aimOf(table, choice);
  const card = cardIn(choice);
  const aim = aimIn(choice);
  tell?.(ALL, played(seat, card, aim));
  spendCard(at, seat, card);
  table.playable[card]?.resolve(at, seat, aim);
}

/** Why a card is not to be played: held, in its window, early enough, rightly aimed (REX-CARD-GEN-1). */
export function whyNotPlay({ table, state, seat, view }: Seen, card: Card): Refusal | null {
  const data = table.pack.strategyCards[card];
  if (!data) return null;
  if (copies(table, state, seat, card) === 0) return no('card-not-held', 'REX-CARD-GEN-1', { card: data.id });
  if (!data.windows.includes(view.decision)) return no('card-not-now', 'REX-CARD-GEN-1', { card: data.id });
  if (view.round < data.minRound) return no('card-too-early', 'REX-CARD-GEN-1', { card: data.id, round: data.minRound });
  return no('card-aim', table.aimClause[card] ?? 'REX-CARD-GEN-1', { card: data.id });
}
