import type { TablePlug } from '@orrery/games/plug';
import type { GravityRules, View } from '@orrery/gravity';
import { habits } from './bots/manners.ts';
import { customs } from './customs.ts';
import { withPartners } from './seatedNow.ts';

export const plug: TablePlug = {
  customs,
  bots: {
    knowledge: async (rules) => (await import('./bots/lore.ts')).gravityKnowledge(rules as GravityRules),
    old: { knowledge: async (rules) => (await import('./old/oldLore.ts')).gravityKnowledge(rules as GravityRules), iterations: 80 },
    // More worlds help little; what does is that the players one imagines think before they act.
    skills: [
      { iterations: 0, memory: 1, vagueness: 0.75 },
      { iterations: 4, memory: 1, attention: 0.05, manners: [{ habit: 'capture', share: 0.8, shuns: true }] },
      { iterations: 4, memory: 1, attention: 0.7, manners: [{ habit: 'capture', share: 0.35 }] },
      { iterations: 4, memory: 1, attention: 0.95 },
      { iterations: 8, memory: 1, manners: [{ habit: 'save', share: 0.4 }] },
      { iterations: 16, memory: 1, care: 2, manners: [{ habit: 'build', share: 0.25 }] },
      { iterations: 25, memory: 1, care: 4 },
      { iterations: 80, memory: 1, care: 8 },
    ],
    iterations: 60,
    care: 4,
    sharpness: 0.05,
    habits,
  },
  seatedNow: async (rules, state, seen) => (seat) => withPartners(rules, rules.view(state, seat) as View, seen),
};
