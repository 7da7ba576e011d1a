import { ALL, type Chance, type Tell } from '@orrery/kernel';
import { add, type State } from '../state.ts';
import { told, type Table } from '../table.ts';

/** A card of the hand goes face down on the discard pile. */
export function toDiscard(t: Table, s: State, seat: number, kind: number): void {
  const at = seat * t.sets.kinds + kind;
  add(s.hand, at, -1);
  add(s.buried, at, 1);
  add(s.held, seat, -1);
}

/** Everybody hears how many cards were paid; who may look into the hand, which. */
export function tellPaid(t: Table, seat: number, key: number, tell: Tell | undefined): void {
  if (!tell) return;
  const insiders = handWatchers(t, seat);
  tell(insiders, told(t, { kind: 'paid', seat, cards: t.sets.text[key] as string }));
  tell(ALL & ~insiders, told(t, { kind: 'paid', seat, number: t.sets.size[key] as number }));
}

/** In the corporations phase a hand is seen by its owner and his partner. GRV-TEAM-SHOW-1 */
export function handWatchers(t: Table, seat: number): number {
  const partner = t.partner[seat] as number;
  return (1 << seat) | (partner < 0 ? 0 : 1 << partner);
}

/** Draws cards one by one into a row of counts; an empty deck is made anew from the discard pile. GRV-PREP-9, GRV-PREP-11 */
export function draw(t: Table, s: State, seat: number, number: number, into: number[], chance: Chance, tell: Tell | undefined): number {
  const { kinds } = t.sets;
  const deck = s.deck[seat] as number[];
  let key = 0;
  let reported = 0;
  let drawn = 0;
  while (drawn < number) {
    if (deck.length === 0) {
      if (tell && drawn > reported) tellDrawn(t, seat, key, drawn - reported, tell);
      key = 0;
      reported = drawn;
      if (!reshuffle(t, s, seat, chance, tell)) return drawn;
    }
    const kind = deck.pop() as number;
    add(into, seat * kinds + kind, 1);
    key += t.sets.weight[kind] as number;
    drawn++;
  }
  if (tell && drawn > reported) tellDrawn(t, seat, key, drawn - reported, tell);
  return drawn;
}

function tellDrawn(t: Table, seat: number, key: number, number: number, tell: Tell): void {
  tell(1 << seat, told(t, { kind: 'drew', seat, cards: t.sets.text[key] as string }));
  tell(ALL & ~(1 << seat), told(t, { kind: 'drew', seat, number }));
}

/** The discard pile becomes the new deck; false if it is empty, too. GRV-INFO-7 */
function reshuffle(t: Table, s: State, seat: number, chance: Chance, tell: Tell | undefined): boolean {
  const { kinds } = t.sets;
  const deck = s.deck[seat] as number[];
  for (let kind = 0; kind < kinds; kind++) {
    const at = seat * kinds + kind;
    for (let i = (s.open[at] as number) + (s.buried[at] as number); i > 0; i--) deck.push(kind);
    s.open[at] = 0;
    s.buried[at] = 0;
  }
  if (deck.length === 0) return false;
  chance.shuffle(deck);
  tell?.(ALL, told(t, { kind: 'reshuffled', seat }));
  return true;
}
