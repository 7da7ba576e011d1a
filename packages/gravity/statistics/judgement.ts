import { set } from '@orrery/kernel';
import { attraction } from '../src/attraction.ts';
import { sideOf } from '../src/control.ts';
import { CORPORATIONS, playerOf, type State } from '../src/state.ts';
import { membersOf, type Table } from '../src/table.ts';

const WIN = 1e6;

/** How good a position looks to a side, by rule of thumb: who attracts, the ring round the best island, gravity, islands, pieces, cards. */
export function judgement(t: Table, s: State, side: number): number {
  if (s.end >= 0) return s.winner === side ? WIN : -WIN;
  let worth = 0;
  const best = new Array<number>(t.sides).fill(0);
  for (const [i, { permanent, temporary, near, strength, sabotage }] of s.islands.entries()) {
    const owner = sideOf(t, s, i);
    if (owner < 0) continue;
    const weight = 4 * permanent + 1.5 * temporary;
    const ring = set.size(near);
    const safety = Math.min(strength, 4);
    best[owner] = Math.max(best[owner] ?? 0, 2 * weight + 3 * ring * ring + 3 * safety);
    worth += (owner === side ? 1 : -0.5) * (10 + weight + 2 * safety);
    if (t.module === 'war') worth += (owner === side ? -5 : 2) * set.size(sabotage);
  }
  best.forEach((value, other) => (worth += other === side ? value : -0.6 * value));
  if (s.round.phase === CORPORATIONS) worth += attractionWorth(t, s, side);
  s.round.points.forEach((points, other) => (worth += (other === side ? 25 : -18) * points));
  for (const seat of membersOf(t, side)) {
    const { airship, tokens, held, kept } = playerOf(s, seat);
    worth += 3 * airship.hunters + 2 * airship.mercenaries + 3 * airship.permanent + 2 * airship.temporary;
    worth += 3 * tokens + 8 * held + 5 * kept;
  }
  return worth;
}

function attractionWorth(t: Table, s: State, side: number): number {
  const { side: attracting, lead, pulls } = attraction(t, s);
  if (attracting < 0) return 0;
  return attracting === side ? 25 + 4 * Math.min(lead, 6) + 15 * (pulls - 1) : -15 - 10 * (pulls - 1);
}

/** What a card is worth in hand, by its number; a second copy is worth less. */
const CARDS: Readonly<Record<number, number>> = { 1: 3, 2: 5, 3: 7, 4: 1, 5: 6, 6: 3, 7: 3, 8: 2 };

export function handWorth(numbers: readonly number[]): number {
  return numbers.reduce((sum, number, i) => sum + (CARDS[number] ?? 2) * (numbers.indexOf(number) < i ? 0.6 : 1), 0);
}
