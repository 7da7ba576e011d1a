import { ALL, no, set, type Refusal } from '@orrery/kernel';
import type { City } from '../cities.ts';
import { decision, sideOnTurn, type Answering, type Seen } from '../decision.ts';
import { resume } from '../missions.ts';
import { named } from '../refusals.ts';

/** A card taken by an attack is occupied, ready, or discarded, one after another in letter order. LIB-ATTACK-6, LIB-MISSION-SUPERWEAPON-4 */
export const capture = decision('dyn.hit', {
  clause: 'LIB-ATTACK-6',
  asks: sideOnTurn,
  list({ verbs }, state, open) {
    const city = set.first(state.captured);
    open.add(verbs.occupy(city));
    open.add(verbs.discard(city));
  },
  answers: {
    occupy(at, city) {
      at.state.occupied = set.with(at.state.occupied, city);
      settle(at, city, 1);
    },
    discard(at, city) {
      at.state.discard = set.with(at.state.discard, city);
      settle(at, city, 0);
    },
  },
  whyNot: { occupy: otherCapture, discard: otherCapture },
});

function settle(at: Answering, city: City, occupied: 0 | 1): void {
  const { table, state, tell } = at;
  state.captured = set.without(state.captured, city);
  tell?.(ALL, table.events.captured(city, occupied));
  if (state.captured === 0) resume(at);
}

function otherCapture({ table }: Seen, city: City): Refusal {
  return no('otherCapture', 'LIB-MISSION-SUPERWEAPON-4', named(table, city));
}
