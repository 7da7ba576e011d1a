import { ALL, set, type Open, type Seat, type SeatSet, type Word } from '@orrery/kernel';
import { countOf, keyOfOne, putCards, sizeOf, type Counts } from '../card-sets.ts';
import type { At } from '../decision.ts';
import { playerOf, type PlayerState, type State } from '../state.ts';
import { partnerOf, type Table } from '../table.ts';
import type { CardKey, CardKind, Choices } from '../words.ts';

/** The word with every kind of card in a hand. */
export function listHand({ sets }: Table, state: State, open: Open, seat: Seat, word: Word<Choices['play']>): void {
  const { hand } = playerOf(state, seat);
  for (let kind = 0; kind < sets.kinds; kind++) if (countOf(hand, kind) > 0) open.add(word(kind));
}

/** A card of the hand goes face down on the discard pile. */
export function toDiscard(state: State, seat: Seat, kind: CardKind): void {
  const player = playerOf(state, seat);
  putCards(player.hand, kind, -1);
  putCards(player.buried, kind, 1);
  player.held--;
}

/** Everybody hears how many cards were paid; who may look into the hand, which. */
export function tellPaid({ table, seat, tell }: At, key: CardKey): void {
  if (!tell) return;
  const insiders = handWatchers(table, seat);
  tell(insiders, table.events.paidCards(seat, key));
  tell(set.minus(ALL, insiders), table.events.paid(seat, sizeOf(table.sets, key)));
}

/** In the corporations phase a hand is seen by its owner and his partner. GRV-TEAM-SHOW-1 */
export function handWatchers(table: Table, seat: Seat): SeatSet {
  return set.union(set.only(seat), set.maybe(partnerOf(table, seat)));
}

/** A player draws cards one by one; an empty deck is made anew from the discard pile. GRV-PREP-9, GRV-PREP-11 */
export function draw(at: At, seat: Seat, number: number, into: Counts): number {
  const { table, state } = at;
  const player = playerOf(state, seat);
  let key: CardKey = 0;
  let reported = 0;
  let drawn = 0;
  while (drawn < number) {
    const kind = player.deck.pop();
    if (kind === undefined) {
      if (drawn > reported) tellDrawn(at, seat, key, drawn - reported);
      key = 0;
      reported = drawn;
      if (!reshuffle(at, player, seat)) return drawn;
      continue;
    }
    putCards(into, kind, 1);
    key += keyOfOne(table.sets, kind);
    drawn++;
  }
  if (drawn > reported) tellDrawn(at, seat, key, drawn - reported);
  return drawn;
}

function tellDrawn({ table, tell }: At, seat: Seat, key: CardKey, number: number): void {
  tell?.(set.only(seat), table.events.drewCards(seat, key));
  tell?.(set.minus(ALL, set.only(seat)), table.events.drew(seat, number));
}

/** The discard pile becomes the new deck; false if it is empty, too. GRV-INFO-7 */
function reshuffle({ table, chance, tell }: At, { deck, open, buried }: PlayerState, seat: Seat): boolean {
  for (let kind = 0; kind < table.sets.kinds; kind++) {
    for (let i = countOf(open, kind) + countOf(buried, kind); i > 0; i--) deck.push(kind);
    open[kind] = 0;
    buried[kind] = 0;
  }
  if (deck.length === 0) return false;
  chance.shuffle(deck);
  tell?.(ALL, table.events.reshuffled(seat));
  return true;
}
