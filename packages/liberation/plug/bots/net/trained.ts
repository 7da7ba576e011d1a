import type { Known } from '@orrery/kernel';
import type { Trained } from '@orrery/games/plug';
import { liberation, type LiberationRules, type State, type Table, type View } from '@orrery/liberation';
import { netBot } from './bot.ts';
import { Master, masterBot } from './master.ts';
import { MISSIONS } from './observation.ts';
import { trainedBrain } from './weights.ts';

/** What a net takes for granted: everything of the cards but their costs and names. */
const shape = ({ cities, atlas, dynastyMission, liberationMission, missions }: Table): string =>
  JSON.stringify([
    cities.length,
    atlas.mapCities,
    atlas.inner,
    atlas.ports,
    dynastyMission,
    liberationMission,
    missions.slice(0, MISSIONS).map(({ borrows, effect }) => [borrows, effect]),
  ]);

let standard: string | undefined;

/** Whether the net was trained for such a table: the standard rules, any costs, any number of discards, open or not. */
function trainedFor({ table }: LiberationRules): boolean {
  const { warpedWorld, hiddenMissions, refillAfterPlacement } = table.settings;
  if (warpedWorld || hiddenMissions !== 'none' || refillAfterPlacement) return false;
  if (standard === undefined) {
    const rules = liberation.open({});
    standard = 'faults' in rules ? '' : shape((rules as LiberationRules).table);
  }
  return shape(table) === standard;
}

export async function trained(rules: LiberationRules): Promise<Trained | null> {
  if (!trainedFor(rules)) return null;
  const brain = await trainedBrain();
  const master = new Master(rules, brain);
  return {
    judge: {
      partners: 1,
      weight: () => 'heavy',
      trials: (known, open) => master.trials(known as Known<View>, open),
      standing: (state, knowns, chance) => master.standing(state as State, knowns as readonly Known<View>[], chance),
    },
    net: (carelessness) => netBot(rules, brain, carelessness),
    master: (worlds) => masterBot(rules, brain, worlds),
    prospects: (known, open, chance, budget) => master.prospects(known as Known<View>, open, chance, budget),
  };
}
