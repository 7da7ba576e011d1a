import type { TablePlug } from '@orrery/games/plug';
import type { RexRules } from '@orrery/rex';
import { habits } from './bots/manners.ts';
import { customs } from './customs.ts';

/** Sides are not chosen in an arena but dealt, the same one to the same seat in every game. */
const CHOOSING_RACES = 'D-RACE';

export const plug: TablePlug = {
  customs,
  bots: {
    knowledge: async (rules) => (await import('./bots/lore.ts')).rexKnowledge(rules as RexRules),
    reasons: async (rules) => (await import('./bots/reasons.ts')).reasonsOf(rules as RexRules),
    old: { knowledge: async (rules) => (await import('./old/oldLore.ts')).rexKnowledge(rules as RexRules), iterations: 130 },
    skills: [
      { iterations: 0, memory: 1, solves: true },
      { iterations: 8, memory: 1, attention: 0.5, solves: true, manners: [{ habit: 'attack', share: 0.3 }] },
      { iterations: 8, memory: 1, solves: true, manners: [{ habit: 'stay', share: 0.8 }] },
      { iterations: 16, memory: 1, solves: true, manners: [{ habit: 'abstain', share: 0.3 }] },
      { iterations: 30, memory: 1, solves: true },
      { iterations: 50, memory: 1, solves: true, manners: [{ habit: 'stay', share: 0.4, shuns: true }] },
      { iterations: 200, memory: 1, solves: true, manners: [{ habit: 'attack', share: 0.25, shuns: true }] },
      { iterations: 2000, memory: 1, solves: true },
    ],
    iterations: 30,
    habits,
    dealt: (decision, open, side) => (decision === CHOOSING_RACES ? (open.find((choice) => choice === side) ?? open[0] ?? null) : null),
    sides: 6,
  },
  // The view shows what a seat holds; of the past only what was public bears on the game.
  seatedNow: async (_rules, _state, seen) => () => seen,
};
