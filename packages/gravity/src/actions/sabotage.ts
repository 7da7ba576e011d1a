import { ALL, set } from '@orrery/kernel';
import { decision, running, theActor, type At } from '../decision.ts';
import { noIsland } from '../refusals.ts';
import { stages } from '../stages.ts';
import { islandOf, playerOf, type State } from '../state.ts';
import { ISLANDS, trunksOf, type Table } from '../table.ts';
import type { Island, Trunks } from '../words.ts';
import { complete } from './complete.ts';

/** Trunks of an island on which a token could be laid. GRV-WAR-1, GRV-WAR-5 */
const intact = (table: Table, state: State, island: Island): Trunks =>
  set.minus(set.upTo<'trunk'>(trunksOf(table, island)), islandOf(state, island).sabotage);

function sabotageable(table: Table, state: State): boolean {
  if (state.supply.sabotage === 0) return false;
  for (let island = 0; island < ISLANDS; island++) if (intact(table, state, island) !== 0) return true;
  return false;
}

/** Sabotage may be carried out with an empty supply: then nothing happens. GRV-WAR-22 */
export function beginSabotage({ table, state, seat, tell }: At): void {
  if (sabotageable(table, state)) {
    state.stage = stages.sabotage;
    return;
  }
  tell?.(ALL, table.events.sabotagedNothing(seat));
  complete(state);
}

export const sabotage = decision('sabotage', {
  clause: 'GRV-WAR-1',
  verbs: { sabotage: 'GRV-WAR-5' },
  asks: theActor,
  inAction: true,
  list(table, state, open) {
    for (let island = 0; island < ISLANDS; island++) open.eachWith(table.choices.sabotage, island, intact(table, state, island));
  },
  answers: {
    sabotage({ table, state, seat, tell }, island, trunk) {
      const here = islandOf(state, island);
      here.sabotage = set.with(here.sabotage, trunk);
      state.supply.sabotage--;
      state.action.times++;
      tell?.(ALL, table.events.sabotaged(seat, island, trunk));
      if (state.action.times < running(table, state).amount && sabotageable(table, state)) state.stage = stages.sabotage;
      else complete(state);
    },
  },
  whyNot: {
    sabotage: ({ table }, island) =>
      trunksOf(table, island) === 0 ? noIsland(table, 'noRundor', 'GRV-WAR-1', island) : noIsland(table, 'blown', 'GRV-WAR-5', island),
  },
});

/** Underground works: what the supply and the limit allow, perhaps nothing. GRV-WAR-13, GRV-WAR-14, GRV-WAR-22 */
export function dig({ table, state, seat, tell }: At): void {
  const { amount, holdLimit } = running(table, state);
  const player = playerOf(state, seat);
  const number = Math.max(0, Math.min(amount, holdLimit - player.tokens, state.supply.sources));
  state.supply.sources -= number;
  player.tokens += number;
  tell?.(ALL, table.events.dug(seat, number));
  complete(state);
}
