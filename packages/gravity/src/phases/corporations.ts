import { ALL } from '@orrery/kernel';
import { keyOf } from '../cards.ts';
import type { Decision, Outside } from '../decision.ts';
import { at } from '../stages.ts';
import { add, CORPORATIONS, type State } from '../state.ts';
import { told, type Table } from '../table.ts';

/** Partners show each other their hands, then turns begin. GRV-TEAM-SHOW-1 */
export function beginCorporations(t: Table, s: State, { tell }: Outside): void {
  s.phase = CORPORATIONS;
  s.place = 0;
  s.team = t.side[s.first] as number;
  if (tell) {
    tell(ALL, told(t, { kind: 'phase', phase: 'corporations' }));
    for (let seat = 0; seat < t.seats; seat++) {
      const partner = t.partner[seat] as number;
      const cards = t.sets.text[keyOf(t.sets, s.hand, seat * t.sets.kinds)] as string;
      if (partner >= 0) tell(1 << partner, told(t, { kind: 'shown', seat, cards }));
    }
  }
  s.stage = at.next;
}

/** Finds who takes the next turn; after the last one the islands phase begins. */
export function nextTurn(t: Table, s: State, outside: Outside): void {
  if (t.teams) return nextTeamTurn(t, s, outside);
  const last = t.turns * t.seats;
  for (; s.place < last; s.place++) {
    const seat = (s.first + s.place) % t.seats; // GRV-TURN-1
    if ((s.held[seat] as number) === 0) continue; // GRV-TURN-3
    s.mover = seat;
    s.stage = at.begin;
    return;
  }
  s.stage = at.islands;
}

function canMove(t: Table, s: State, seat: number): boolean {
  return (s.held[seat] as number) > 0 && (s.turns[seat] as number) < t.turns; // GRV-TEAM-TURN-4
}

function nextTeamTurn(t: Table, s: State, { tell }: Outside): void {
  for (let tries = 0; tries < t.sides; tries++) {
    const [a, b] = t.members[s.team] as readonly [number, number];
    const first = canMove(t, s, a);
    const second = canMove(t, s, b);
    if (first && second) {
      tell?.(ALL, told(t, { kind: 'teamTurn', seat: a }));
      s.stage = at['team.actor'];
      return;
    }
    if (first || second) {
      s.mover = first ? a : b;
      s.stage = at.begin;
      return;
    }
    s.team = (s.team + 1) % t.sides; // GRV-TEAM-TURN-6
  }
  s.stage = at.islands; // GRV-TEAM-TURN-5
}

/** GRV-TEAM-TURN-2 */
export const teamActor: Decision = {
  list(t, s, _seat, out) {
    const [a, b] = t.members[s.team] as readonly [number, number];
    out[0] = t.c.actor + a;
    out[1] = t.c.actor + b;
    return 2;
  },
  answer(t, s, _seat, choice) {
    s.mover = choice - t.c.actor;
    s.stage = at.begin;
  },
};

export function beginTurn(t: Table, s: State, { tell }: Outside): void {
  s.actor = s.mover;
  add(s.turns, s.mover, 1);
  s.extracted = 0;
  s.proposed = 0;
  s.paid = 0;
  s.stage = at.turn;
  tell?.(ALL, told(t, { kind: 'turn', seat: s.mover }));
}

/** The turn is over: the next place in the order, or the other team. GRV-TEAM-TURN-1 */
export function endTurn(t: Table, s: State): void {
  if (t.teams) s.team = (s.team + 1) % t.sides;
  else s.place++;
  s.mover = -1;
  s.actor = -1;
  s.card = -1;
  s.how = 0;
  s.done = 0;
  s.extracted = 0;
  s.proposed = 0;
  s.paid = 0;
  s.stage = at.next;
}
