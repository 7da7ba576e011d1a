import { ALL } from '@orrery/kernel';
import { islandName, listIslands, type Decision } from '../decision.ts';
import { at } from '../stages.ts';
import { add, type State } from '../state.ts';
import { ISLANDS, told, type Action } from '../table.ts';
import { complete } from './complete.ts';

/** GRV-CARD-5A */
export const surge: Decision = {
  list: (t, s, seat, out) => listIslands(t.c.surge, s.control[seat] as number, out),
  answer(t, s, seat, choice, { tell }) {
    const island = choice - t.c.surge;
    add(s.temporary, island, (t.actions[s.action] as Action).amount);
    tell?.(ALL, told(t, { kind: 'surged', seat, island: islandName(t, island) }));
    complete(s);
  },
};

/** Own islands with temporary gravity. GRV-CARD-5B */
export function unstable(s: State, seat: number): number {
  let islands = 0;
  for (let i = 0; i < ISLANDS; i++) if (((s.control[seat] as number) >> i) & 1 && (s.temporary[i] as number) > 0) islands |= 1 << i;
  return islands;
}

export const stabilise: Decision = {
  list: (t, s, seat, out) => listIslands(t.c.stabilise, unstable(s, seat), out),
  answer(t, s, _seat, choice) {
    s.from = choice - t.c.stabilise;
    s.stage = at['stabilise.units'];
  },
};

export const stabiliseUnits: Decision = {
  list(t, s, _seat, out) {
    const most = Math.min((t.actions[s.action] as Action).amount, s.temporary[s.from] as number);
    for (let n = 0; n < most; n++) out[n] = t.c.stabiliseUnits + n;
    return most;
  },
  answer(t, s, seat, choice, { tell }) {
    const units = choice - t.c.stabiliseUnits + 1;
    add(s.temporary, s.from, -units);
    add(s.permanent, s.from, units);
    tell?.(ALL, told(t, { kind: 'stabilised', seat, island: islandName(t, s.from), units }));
    complete(s);
  },
};
