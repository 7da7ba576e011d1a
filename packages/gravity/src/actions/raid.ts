import { ALL } from '@orrery/kernel';
import { besides, gravity, putHunters, putMercenaries, sideControl } from '../control.ts';
import { islandName, listIslands, type Decision, type Outside } from '../decision.ts';
import { at } from '../stages.ts';
import { add, type State } from '../state.ts';
import { ISLANDS, told, type Action, type Table } from '../table.ts';
import { UNITS, type Unit } from '../vocabulary.ts';
import { complete } from './complete.ts';

const EVERYWHERE = (1 << ISLANDS) - 1;
const running = (t: Table, s: State): Action => t.actions[s.action] as Action;

/** Islands of others that an action of this range reaches. */
function within(t: Table, s: State, seat: number, action: Action): number {
  return ~sideControl(t, s, seat) & (action.adjacent ? besides(s, s.control[seat] as number) : EVERYWHERE);
}

/** GRV-CARD-6A */
export function bombable(t: Table, s: State, seat: number, action: Action): number {
  let islands = within(t, s, seat, action);
  for (let i = 0; i < ISLANDS; i++) if (s.strength[i] === 0) islands &= ~(1 << i);
  return islands;
}

/** GRV-CARD-6B */
export function leaky(t: Table, s: State, seat: number, action: Action): number {
  let islands = within(t, s, seat, action);
  for (let i = 0; i < ISLANDS; i++) if (gravity(s, i) === 0) islands &= ~(1 << i);
  return islands;
}

/** Whose hunters stand on an island, as bits of seats. */
function owners(t: Table, s: State, island: number): number {
  let seats = 0;
  for (let seat = 0; seat < t.seats; seat++) if ((s.hunters[seat * ISLANDS + island] as number) > 0) seats |= 1 << seat;
  return seats;
}

/** A mercenary is hit before a hunter, unless the pack says otherwise. GRV-CARD-6A-1 */
export const bombard: Decision = {
  list: (t, s, seat, out) => listIslands(t.c.bombard, bombable(t, s, seat, running(t, s)), out),
  answer(t, s, seat, choice, outside) {
    const island = choice - t.c.bombard;
    const mercenary = running(t, s).hunterFirst ? owners(t, s, island) === 0 : (s.mercenaries[island] as number) > 0;
    if (!mercenary) {
      s.from = island;
      s.stage = at['bombard.owner'];
      return;
    }
    putMercenaries(s, island, -1);
    s.mercenarySupply++; // GRV-CARD-LOST
    outside.tell?.(ALL, told(t, { kind: 'bombarded', seat, island: islandName(t, island) }));
    again(t, s, seat);
  },
};

export const bombardOwner: Decision = {
  list(t, s, _seat, out) {
    const seats = owners(t, s, s.from);
    let n = 0;
    for (let seat = 0; seat < t.seats; seat++) if ((seats >> seat) & 1) out[n++] = t.c.owner + seat;
    return n;
  },
  answer(t, s, seat, choice, outside: Outside) {
    const owner = choice - t.c.owner;
    putHunters(s, owner, s.from, -1);
    add(s.reserve, owner, 1); // GRV-CARD-LOST
    outside.tell?.(ALL, told(t, { kind: 'bombarded', seat, island: islandName(t, s.from), rival: owner }));
    again(t, s, seat);
  },
};

/** A pack may let a bombardment hit more than one piece. */
function again(t: Table, s: State, seat: number): void {
  s.times++;
  s.from = -1;
  if (s.times < running(t, s).amount && bombable(t, s, seat, running(t, s)) !== 0) s.stage = at.bombard;
  else complete(s);
}

export const leak: Decision = {
  list: (t, s, seat, out) => listIslands(t.c.leak, leaky(t, s, seat, running(t, s)), out),
  answer(t, s, _seat, choice) {
    s.from = choice - t.c.leak;
    s.stage = at['leak.kind'];
  },
};

export const leakKind: Decision = {
  list(t, s, _seat, out) {
    let n = 0;
    if ((s.permanent[s.from] as number) > 0) out[n++] = t.c.leakUnit;
    if ((s.temporary[s.from] as number) > 0) out[n++] = t.c.leakUnit + 1;
    return n;
  },
  answer(t, s, seat, choice, { tell }) {
    const unit = UNITS[choice - t.c.leakUnit] as Unit;
    const units = s[unit];
    const number = Math.min(running(t, s)[unit], units[s.from] as number);
    add(units, s.from, -number);
    tell?.(ALL, told(t, { kind: 'leaked', seat, island: islandName(t, s.from), unit, number }));
    complete(s);
  },
};
