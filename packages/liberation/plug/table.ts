import type { TablePlug } from '@orrery/games/plug';
import type { LiberationEvent, LiberationRules, State } from '@orrery/liberation';
import { habits } from './bots/manners.ts';

const EXPANSION = ['warpedReplaces', 'powerCoreFollowUp', 'galvacilCategories'];

export const plug: TablePlug = {
  customs: {
    presets: [
      { id: 'first', options: { setupDiscards: 0 } },
      { id: 'book', options: {} },
      { id: 'long', options: { warpedWorld: true, showDiscards: true } },
    ],
    // Whatever belongs to the expansion brings it along, and leaves with it. LIB-OPT-2
    fit(options, changed) {
      if (changed === 'warpedWorld' && options['warpedWorld'] === false)
        return { ...options, warpedReplaces: 'random', powerCoreFollowUp: true, galvacilCategories: 'powerCore' };
      return EXPANSION.includes(changed) ? { ...options, warpedWorld: true } : options;
    },
    clauses: {
      setupDiscards: 'LIB-OPT-1',
      warpedWorld: 'LIB-OPT-2',
      warpedReplaces: 'LIB-OPT-3',
      showDiscards: 'LIB-OPT-4',
      hiddenMissions: 'LIB-OPT-5',
      refillAfterPlacement: 'LIB-OPT-6',
      powerCoreFollowUp: 'LIB-OPT-7',
      galvacilCategories: 'LIB-OPT-8',
    },
    // The German edition hides the Liberation's, the Russian both sides'. LIB-HANDMISSION-2
    departs: { hiddenMissions: ['ru', 'de'] },
    // A mission until its cost is paid: nothing has come of it yet. LIB-COST-7
    takesBack: ['dyn.step2', 'dyn.exploit', 'lib.step2', 'resist.target', 'pay.exploit', 'pay.discard'],
    // LIB-INFO-8
    asksAlways: true,
    remarks: { never: ['exposed', 'lastReady'], once: [] },
  },
  bots: {
    knowledge: async (rules) => (await import('./bots/lore.ts')).liberationKnowledge(rules as LiberationRules),
    old: { knowledge: async (rules) => (await import('./old/oldLore.ts')).liberationKnowledge(rules as LiberationRules), iterations: 2000 },
    trained: async (rules) => (await import('./bots/net/trained.ts')).trained(rules as LiberationRules),
    // Where no net was trained for the table, or it cannot be had, a level searches instead.
    skills: [
      { iterations: 0, memory: 0, vagueness: 2 },
      { iterations: 4, memory: 0.25, attention: 0.5, trained: { temperature: 5.75, turns: 2 }, manners: [{ habit: 'attack', share: 0.7 }] },
      { iterations: 4, memory: 0.25, trained: { temperature: 4.1, turns: 3 }, manners: [{ habit: 'mission', share: 0.35 }] },
      { iterations: 10, memory: 0.5, trained: { temperature: 3.65, turns: 4 }, manners: [{ habit: 'attack', share: 0.4, shuns: true }] },
      { iterations: 20, memory: 0.7, trained: { temperature: 2.8, turns: 5 }, manners: [{ habit: 'evade', share: 0.3 }] },
      { iterations: 55, memory: 0.9, trained: { temperature: 2.3, turns: 6 }, manners: [{ habit: 'attack', share: 0.3 }] },
      { iterations: 300, memory: 1, trained: { temperature: 1.78, turns: 9 } },
      { iterations: 2000, memory: 1, trained: { worlds: 60 } },
    ],
    iterations: 2000,
    habits,
  },
  // A belief follows every card from the deal on: whoever sits down is told a short story of it.
  async seatedNow(rules, state, seen) {
    const [{ sitDown }, { remembered }] = await Promise.all([import('./seat/sitDown.ts'), import('./seat/remembered.ts')]);
    const common = remembered(seen.filter((entry) => entry >= 0).map((entry) => rules.events.name(entry) as LiberationEvent));
    return (seat) => sitDown(rules as LiberationRules, state as State, seat, common);
  },
};
