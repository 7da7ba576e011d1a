import { ALL, set, type SeatSet } from '@orrery/kernel';
import { attraction, targets } from '../attraction.ts';
import { neighbours, sideOf } from '../control.ts';
import { decision, type At } from '../decision.ts';
import { moveBeside, surrounded } from '../geometry.ts';
import { no, noIsland } from '../refusals.ts';
import { stages } from '../stages.ts';
import { islandOf, ISLANDS_PHASE, neighbourAt, pointsOf, type State } from '../state.ts';
import { firstOf, islandId, seatsOf, type Table } from '../table.ts';
import { PHASES, TOLD_LEAD } from '../words.ts';
import { BY_POINTS, BY_SURROUND, win } from './end.ts';

/** The heaviest island attracts. GRV-ISLANDS-1 */
export function beginIslands({ table, state, tell }: At): void {
  state.round.phase = ISLANDS_PHASE;
  state.pull.pulled = 0;
  tell?.(ALL, table.events.phase(PHASES.indexOf('islands')));
  const { candidates, side, balance, lead, pulls } = attraction(table, state);
  if (balance) tell?.(ALL, table.events.balance());
  if (candidates === 0) {
    state.stage = stages.settle;
    return;
  }
  state.round.team = side; // the side that decides
  state.pull.lead = lead;
  state.pull.pulls = pulls; // GRV-ISLANDS-7
  state.stage = stages['islands.attractor'];
}

const theSide = (table: Table, { round }: State): SeatSet => seatsOf(table, round.team);

/** Asked only if several islands of one side are equally heavy. GRV-ISLANDS-4 */
export const chooseAttractor = decision('islands.attractor', {
  clause: 'GRV-ISLANDS-4',
  asks: theSide,
  list: (table, state, open) => open.each(table.choices.attractor, attraction(table, state).candidates),
  answers: {
    attractor({ table, state, tell }, island) {
      const { pull } = state;
      pull.attractor = island;
      state.stage = stages.pull;
      tell?.(ALL, table.events.attractor(island, Math.min(pull.lead, TOLD_LEAD), pull.pulls));
    },
  },
  whyNot: { attractor: ({ table }, island) => noIsland(table, 'lighter', 'GRV-ISLANDS-2', island) },
  voted: ({ choices, events }, seat, choice) => events.votedAttractor(seat, choices.attractor.read.island(choice)),
});

/** Goes on with the next pull while one is due and has a target. GRV-ISLANDS-10 */
export function pull({ table, state }: At): void {
  const { attractor, pulls, pulled } = state.pull;
  state.stage = pulled < pulls && targets(table, state, attractor) !== 0 ? stages['islands.target'] : stages.settle;
}

/** Any lighter island that does not touch the attractor. GRV-ISLANDS-8 */
export const chooseTarget = decision('islands.target', {
  clause: 'GRV-ISLANDS-8',
  asks: theSide,
  list: (table, state, open) => open.each(table.choices.target, targets(table, state, state.pull.attractor)),
  answers: {
    target({ table, state, tell }, island) {
      state.pull.target = island;
      state.stage = stages['islands.cell'];
      tell?.(ALL, table.events.target(island));
    },
  },
  whyNot: {
    target({ table, state }, island) {
      const { attractor } = state.pull;
      if (island === attractor) return null;
      const code = set.has(neighbours(state, attractor), island) ? 'beside' : 'tooHeavy';
      return no(code, 'GRV-ISLANDS-8', { island: islandId(table, island), attractor: islandId(table, attractor) });
    },
  },
  voted: ({ choices, events }, seat, choice) => events.votedTarget(seat, choices.target.read.island(choice)),
});

/** A free cell beside the attractor. GRV-ISLANDS-9 */
export const chooseCell = decision('islands.cell', {
  clause: 'GRV-ISLANDS-9',
  asks: theSide,
  list({ choices }, state, open) {
    const attractor = islandOf(state, state.pull.attractor);
    for (let direction = 0; direction < 6; direction++) if (neighbourAt(attractor, direction) < 0) open.add(choices.cell(direction));
  },
  answers: {
    cell(at, direction) {
      const { table, state, tell } = at;
      const { attractor, target } = state.pull;
      moveBeside(table, state, target, attractor, direction);
      state.pull.pulled++;
      state.pull.target = -1;
      tell?.(ALL, table.events.moved(target, direction));
      if (!ringClosed(at)) state.stage = stages.pull; // GRV-ISLANDS-12
    },
  },
  whyNot: { cell: () => no('taken', 'GRV-ISLANDS-9') },
  voted: ({ choices, events }, seat, choice) => events.votedCell(seat, choices.cell.read.direction(choice)),
});

/** A controlled island in a closed ring wins at once, whoever closed it. GRV-ISLANDS-14, GRV-ISLANDS-16 */
function ringClosed(at: At): boolean {
  const { table, state, tell } = at;
  const island = surrounded(state);
  const side = island < 0 ? -1 : sideOf(table, state, island);
  if (side < 0) return false;
  tell?.(ALL, table.events.surrounded(island));
  win(at, side, BY_SURROUND);
  return true;
}

/** The end of the phase: a standing ring counts, then points are scored. GRV-ISLANDS-15, GRV-DOM-2, GRV-DOM-5 */
export function settleIslands(at: At): void {
  if (ringClosed(at)) return;
  const { table, state, tell } = at;
  const { round } = state;
  const side = round.team;
  const moved = state.pull.pulled;
  Object.assign(state.pull, { attractor: -1, lead: 0, pulls: 0, pulled: 0 });
  if (table.goal > 0 && moved > 0) {
    const points = Math.min(table.goal, pointsOf(state, side) + moved); // GRV-DOM-3
    round.points[side] = points;
    tell?.(ALL, table.events.points(firstOf(table, side), points));
    if (points === table.goal) return win(at, side, BY_POINTS); // GRV-DOM-4
  }
  state.stage = stages.transition;
}
