import { attraction } from '../src/attraction.ts';
import { sideOf } from '../src/control.ts';
import { BITS } from '../src/geometry.ts';
import { CORPORATIONS, type State } from '../src/state.ts';
import { ISLANDS, type Table } from '../src/table.ts';

const WIN = 1e6;

/** How good a position looks to a side, by rule of thumb: who attracts, the ring round the best island, gravity, islands, pieces, cards. */
export function judgement(t: Table, s: State, side: number): number {
  if (s.end >= 0) return s.winner === side ? WIN : -WIN;
  let worth = 0;
  const best = new Array<number>(t.sides).fill(0);
  for (let i = 0; i < ISLANDS; i++) {
    const owner = sideOf(t, s, i);
    if (owner < 0) continue;
    const weight = 4 * (s.permanent[i] as number) + 1.5 * (s.temporary[i] as number);
    const ring = BITS[s.near[i] as number] as number;
    const safety = Math.min(s.strength[i] as number, 4);
    best[owner] = Math.max(best[owner] as number, 2 * weight + 3 * ring * ring + 3 * safety);
    worth += (owner === side ? 1 : -0.5) * (10 + weight + 2 * safety);
    if (t.module === 'war') worth += (owner === side ? -5 : 2) * (BITS[s.sabotage[i] as number] as number);
  }
  best.forEach((value, other) => (worth += other === side ? value : -0.6 * value));
  if (s.phase === CORPORATIONS) worth += attractionWorth(t, s, side);
  s.points.forEach((points, other) => (worth += (other === side ? 25 : -18) * points));
  for (const seat of t.members[side] as readonly number[])
    worth +=
      3 * (s.crewHunters[seat] as number) +
      2 * (s.crewMercenaries[seat] as number) +
      3 * (s.storedPermanent[seat] as number) +
      2 * (s.storedTemporary[seat] as number) +
      3 * (s.tokens[seat] as number) +
      8 * (s.held[seat] as number) +
      5 * (s.kept[seat] as number);
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
