import { set } from '@orrery/kernel';
import { controlled, gravity, gravityOn, neighbours, sideOf } from './control.ts';
import { everywhere } from './geometry.ts';
import { islandOf, type State } from './state.ts';
import type { Table } from './table.ts';
import type { Island, Islands } from './words.ts';

type Sky = Pick<State, 'islands' | 'players'>;

/** What the islands phase would do now. */
export interface Attraction {
  /** Islands that may attract: none, one, or several of one side. */
  readonly candidates: Islands;
  /** The side whose islands they are, −1 without any. */
  readonly side: number;
  /** Islands of several sides are equally heavy: nothing attracts. */
  readonly balance: boolean;
  readonly lead: number;
  readonly pulls: number;
}

const NOTHING: Attraction = { candidates: 0, side: -1, balance: false, lead: 0, pulls: 0 };
const BALANCE: Attraction = { ...NOTHING, balance: true };

/** The heaviest controlled islands. GRV-ISLANDS-2 … GRV-ISLANDS-7 */
export function attraction(table: Table, state: Sky): Attraction {
  const rules = table.pack.attraction;
  const islands = controlled(state);
  let candidates: Islands = 0;
  let heaviest = rules.minimumGravity;
  let permanent = -1;
  for (let rest = islands; rest !== 0; rest = set.rest(rest)) {
    const island = set.first(rest);
    const here = islandOf(state, island);
    const weight = gravity(here);
    if (weight < heaviest || (weight === heaviest && here.permanent < permanent)) continue;
    const equal = weight === heaviest && here.permanent === permanent;
    candidates = equal ? set.with(candidates, island) : set.only(island);
    heaviest = weight;
    permanent = here.permanent;
  }
  if (candidates === 0) return NOTHING;

  const side = sideOf(table, state, set.first(candidates));
  let rival = 0;
  for (let rest = islands; rest !== 0; rest = set.rest(rest)) {
    const island = set.first(rest);
    if (sideOf(table, state, island) === side) continue;
    if (set.has(candidates, island)) return BALANCE; // GRV-ISLANDS-5
    rival = Math.max(rival, gravityOn(state, island));
  }
  const lead = heaviest - rival;
  return { candidates, side, balance: false, lead, pulls: lead >= rules.leadForTwo ? table.pullsWithLead : rules.pulls };
}

/** Islands that an attractor can pull. GRV-ISLANDS-8 */
export function targets(table: Table, state: Sky, attractor: Island): Islands {
  const away = set.without(set.minus(everywhere(), neighbours(state, attractor)), attractor);
  if (!table.pack.attraction.targetMustBeWeaker) return away;
  const weight = gravityOn(state, attractor);
  let islands: Islands = 0;
  for (let rest = away; rest !== 0; rest = set.rest(rest)) {
    const island = set.first(rest);
    if (gravityOn(state, island) < weight) islands = set.with(islands, island);
  }
  return islands;
}
