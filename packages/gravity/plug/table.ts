import type { TablePlug } from '@orrery/games/plug';
import type { GravityRules, View } from '@orrery/gravity';
import { customs } from './customs.ts';
import { withPartners } from './seatedNow.ts';

export const plug: TablePlug = {
  customs,
  bots: {
    knowledge: async (rules) => (await import('./bots/lore.ts')).gravityKnowledge(rules as GravityRules),
    old: { knowledge: async (rules) => (await import('./old/oldLore.ts')).gravityKnowledge(rules as GravityRules), iterations: 80 },
    // Beyond some eighty worlds nothing is played better.
    skills: [
      { iterations: 0, memory: 1 },
      { iterations: 4, memory: 1, attention: 0.2 },
      { iterations: 4, memory: 1, attention: 0.4 },
      { iterations: 4, memory: 1, attention: 0.6 },
      { iterations: 4, memory: 1, attention: 0.8 },
      { iterations: 5, memory: 1 },
      { iterations: 15, memory: 1 },
      { iterations: 80, memory: 1 },
    ],
    iterations: 60,
  },
  seatedNow: async (rules, state, seen) => (seat) => withPartners(rules, rules.view(state, seat) as View, seen),
};
