import { answered, askSeat, goTo, inOrder, keepLocal, localOf, pop, rank, stepOf } from '../frames.ts';
import { BY_BETRAYAL, D_BETRAY } from '../ids.ts';
import { RACES } from '../pack/pack.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellAll } from '../tell.ts';
import { controller, faceUp, strongholdsOf } from '../units.ts';

/**
 * The members of a winning alliance share or betray: asked in turn order, after a play clockwise from whoever played, until all who have not played have
 * declined in a row (REX-BETRAY-7, E52). The frame keeps 8 × declines in a row + the place in turn order to ask next.
 */
export function betrayalFlow(t: Table, s: State): void {
  if (stepOf(s) === 0) {
    goTo(s, 1);
    s.betrayers = 0;
    s.highest = 0;
    tellAll(t, 'winning', s.winners);
  }
  const declines = localOf(s) >> 3;
  const from = localOf(s) & 7;
  const waiting = s.winners & ~s.betrayers;
  let left = 0;
  for (let seat = 0; seat < t.seats; seat++) left += (waiting >> seat) & 1;
  if (declines >= left || s.highest >= hardest(t)) return settle(s);
  for (let i = 0; i < t.seats; i++) {
    const seat = inOrder(t, s, (from + i) % t.seats);
    if (!((waiting >> seat) & 1)) continue;
    keepLocal(s, declines * 8 + ((rank(t, s, seat) + 1) % t.seats));
    return askSeat(s, D_BETRAY, seat);
  }
}

/** No card beats the hardest one, so nobody needs to be asked any more (E32). */
const hardest = (t: Table): number => Math.max(...t.pack.betrayalCards.map((card) => card.difficulty));

function settle(s: State): void {
  if (s.betrayers) s.victory = BY_BETRAYAL;
  if (s.betrayers) s.winners = 1 << s.turn;
  s.turn = -1;
  pop(s);
}

export function betrayLegal(t: Table, s: State, seat: number, out: number[]): number {
  const card = t.pack.betrayalCards[s.betrayal[seat] as number];
  let n = 0;
  out[n++] = t.c.share;
  if (card && card.difficulty > s.highest && meets(t, s, seat)) out[n++] = t.c.betray;
  return n;
}

export function betrayAnswer(t: Table, s: State, seat: number, choice: number): void {
  answered(s, seat);
  if (choice === t.c.share) {
    keepLocal(s, localOf(s) + 8);
    return tellAll(t, 'shared', seat);
  }
  const card = s.betrayal[seat] as number;
  s.betrayers |= 1 << seat;
  s.highest = t.pack.betrayalCards[card]?.difficulty ?? 0;
  s.turn = seat;
  keepLocal(s, localOf(s) & 7);
  tellAll(t, 'betrayed', seat, card);
}

/** Whether the seat meets the condition of its card now (REX-BETRAY-3). */
export function meets(t: Table, s: State, seat: number): boolean {
  const card = t.pack.betrayalCards[s.betrayal[seat] as number];
  if (!card) return false;
  const { op, n = 0, nByRace = {}, locs = [], excludeCouncil } = card.condition;
  const allies = s.winners & ~(1 << seat);
  const above = (value: (of: number) => number, rivals: number): boolean => {
    for (let rival = 0; rival < t.seats; rival++) if (rival !== seat && (rivals >> rival) & 1 && value(rival) >= value(seat)) return false;
    return true;
  };
  const everybody = (1 << t.seats) - 1;
  const held = (of: number): number => s.held[of] as number;
  switch (op) {
    case 'mostUnitsInCouncil':
      return above((of) => faceUp(t, s, of, t.council), everybody);
    case 'noOwnLeaderInCasualties':
      return !s.leader.some((where, leader) => where === 2 && t.leaderRace[leader] === s.race[seat]);
    case 'moreInfluenceThanEachAlly':
      return above((of) => s.influence[of] as number, allies);
    case 'handAtLeastAndMoreThanEachAlly':
      return held(seat) >= (nByRace[RACES[s.race[seat] as number] ?? ''] ?? n) && above(held, allies);
    case 'controlAll':
      return locs.every(
        (id) =>
          controller(
            t,
            s,
            t.pack.locations.findIndex((location) => location.id === id),
          ) === seat,
      );
    case 'mostUnitsOnBoard':
      return above((of) => unitsOnBoard(t, s, of, excludeCouncil === true), everybody);
    case 'moreStrongholdsThanEachAlly':
      return above((of) => strongholdsOf(t, s, of), allies);
    case 'controlStrongholds':
      return strongholdsOf(t, s, seat) >= n;
    default:
      return false;
  }
}

function unitsOnBoard(t: Table, s: State, seat: number, excludeCouncil: boolean): number {
  let units = 0;
  for (let place = 0; place < t.places; place++) if (place !== t.council || !excludeCouncil) units += faceUp(t, s, seat, place);
  return units;
}
