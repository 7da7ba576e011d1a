import { ALL } from '@orrery/kernel';
import { besides } from '../control.ts';
import { islandName, listIslands, type Decision } from '../decision.ts';
import { at } from '../stages.ts';
import type { State } from '../state.ts';
import { ISLANDS, told, type Action } from '../table.ts';
import { complete } from './complete.ts';

/** Islands within reach of a turning. GRV-CARD-4B */
function turnable(s: State, seat: number, action: Action): number {
  const own = s.control[seat] as number;
  if (action.scope === 'any') return (1 << ISLANDS) - 1;
  return action.scope === 'own' ? own : own | besides(s, own);
}

export const turnIsland: Decision = {
  list: (t, s, seat, out) => listIslands(t.c.turn, turnable(s, seat, t.actions[s.action] as Action), out),
  answer(t, s, _seat, choice) {
    s.from = choice - t.c.turn;
    s.stage = at['turn.steps'];
  },
};

export const turnSteps: Decision = {
  list(t, _s, _seat, out) {
    for (let n = 0; n < 5; n++) out[n] = t.c.steps + n;
    return 5;
  },
  answer(t, s, seat, choice, { tell }) {
    const steps = choice - t.c.steps + 1;
    s.rotation[s.from] = ((s.rotation[s.from] as number) + steps) % 6; // GRV-GEO-10
    tell?.(ALL, told(t, { kind: 'turned', seat, island: islandName(t, s.from), steps }));
    complete(s);
  },
};
