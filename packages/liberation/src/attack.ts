import { ALL, set } from '@orrery/kernel';
import type { Cities } from './cities.ts';
import { At } from './decision-ids.ts';
import type { Answering } from './decision.ts';
import { resume } from './missions.ts';
import { DYNASTY } from './sides.ts';
import { win } from './turn.ts';

/**
 * Every named city is attacked at once. LIB-ATTACK-4, LIB-ATTACK-5, LIB-ATTACK-7, LIB-MISSION-SUPERWEAPON-2, LIB-MISSION-SUPERWEAPON-3:
 * the base first, then the hand, else nothing happens.
 */
export function attack(at: Answering, targets: Cities): void {
  const { table, state, tell } = at;
  const { events } = table;
  if (set.has(targets, state.base)) {
    tell?.(ALL, events.baseHit(state.base));
    win(at, DYNASTY, DYNASTY);
    return;
  }
  const hits = set.both(targets, state.liberation);
  if (hits === 0) {
    if (tell) for (const city of set.list(targets)) tell(ALL, events.missed(city));
    resume(at);
    return;
  }
  state.liberation = set.minus(state.liberation, hits);
  state.captured = hits;
  state.at = At.DYN_HIT;
  if (!tell) return;
  for (const city of set.list(hits)) tell(ALL, events.hit(city));
  // Of several cities under attack fewer may be hit than could be: that these were all is told, not left to be heard from silence.
  if (set.size(targets) > 1) tell(ALL, events.struck(set.size(hits)));
}
