import type { Op, OpName } from '../operation.ts';
import { DYNASTY } from '../sides.ts';
import type { Guesses } from './guesses.ts';
import { baseOf } from './hypotheses.ts';
import { entry, weightAt } from './entries.ts';

export function operation(g: Guesses, name: OpName): Op | undefined {
  return g.table.missions[g.mission]?.effect.find(({ op }) => op === name);
}

/** LIB-SABOTAGE-2: something near the named city must be the base or in the hand; LIB-MISSION-DESIGN-FLAW-3: unless a mission names it. */
export function sabotages(g: Guesses, city: number): void {
  const near = g.mission < 0 ? 'own' : (operation(g, 'repeat')?.near ?? 'anywhere');
  if (near !== 'own') return;
  const around = g.near(city);
  g.keep((base, hand) => ((hand | (1 << base)) & around) !== 0);
  weighs(g, 'sabotage', city);
}

/** After an attack on an area with a hit, every other city of it is a miss. */
export function settles(g: Guesses): void {
  if (g.hits !== 0 && g.viewer === DYNASTY) {
    const missed = g.targets & ~g.hits;
    if (missed !== 0) g.keep((base, hand) => (((1 << base) | hand) & missed) === 0);
  }
  g.targets = 0;
  g.hits = 0;
}

/** How likely a visible act was, where habits are given. */
export function weighs(g: Guesses, act: 'sabotage' | 'evade' | 'mission' | 'pass', city: number): void {
  const habits = g.habits;
  if (!habits || g.viewer !== DYNASTY) return;
  const { hand, meta: codes, weight, count } = g.now;
  for (let i = 0; i < count; i++) {
    const likely = habits.acts(act, city, baseOf(entry(codes, i)), entry(hand, i), g.occupied, g.adjacent);
    weight[i] = weightAt(weight, i) * likely;
  }
  g.scale();
}
