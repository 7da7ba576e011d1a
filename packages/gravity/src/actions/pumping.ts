import { ALL } from '@orrery/kernel';
import { gravity } from '../control.ts';
import { islandName, listIslands, type Decision } from '../decision.ts';
import { at } from '../stages.ts';
import { add, type State } from '../state.ts';
import { ISLANDS, told, type Action, type Table } from '../table.ts';
import { complete } from './complete.ts';

/** Own islands that gravity of an own island can be pumped to. */
function destinations(s: State, seat: number, from: number, action: Action): number {
  return (s.control[seat] as number) & (action.adjacent ? (s.near[from] as number) : ~(1 << from));
}

/** Own islands with gravity and somewhere to pump it. GRV-CARD-3B */
export function pumpable(s: State, seat: number, action: Action): number {
  let islands = 0;
  for (let i = 0; i < ISLANDS; i++)
    if (((s.control[seat] as number) >> i) & 1 && gravity(s, i) > 0 && destinations(s, seat, i, action) !== 0) islands |= 1 << i;
  return islands;
}

const running = (t: Table, s: State): Action => t.actions[s.action] as Action;

export const pumpFrom: Decision = {
  list: (t, s, seat, out) => listIslands(t.c.pumpFrom, pumpable(s, seat, running(t, s)), out),
  answer(t, s, _seat, choice) {
    s.from = choice - t.c.pumpFrom;
    s.stage = at['pump.to'];
  },
};

export const pumpTo: Decision = {
  list: (t, s, seat, out) => listIslands(t.c.pumpTo, destinations(s, seat, s.from, running(t, s)), out),
  answer(t, s, _seat, choice) {
    s.to = choice - t.c.pumpTo;
    s.stage = at['pump.units'];
  },
};

export const pumpUnits: Decision = {
  list(t, s, _seat, out) {
    const { amount } = running(t, s);
    let n = 0;
    for (let permanent = 0; permanent <= Math.min(amount, s.permanent[s.from] as number); permanent++)
      for (let temporary = 0; temporary <= Math.min(amount - permanent, s.temporary[s.from] as number); temporary++)
        if (permanent + temporary > 0) out[n++] = t.c.pumpUnits + permanent * t.pumpRadix + temporary;
    return n;
  },
  answer(t, s, seat, choice, { tell }) {
    const units = choice - t.c.pumpUnits;
    const permanent = Math.floor(units / t.pumpRadix);
    const temporary = units % t.pumpRadix;
    add(s.permanent, s.from, -permanent);
    add(s.temporary, s.from, -temporary);
    add(s.permanent, s.to, permanent);
    add(s.temporary, s.to, temporary);
    tell?.(ALL, told(t, { kind: 'pumped', seat, from: islandName(t, s.from), to: islandName(t, s.to), permanent, temporary }));
    complete(s);
  },
};
