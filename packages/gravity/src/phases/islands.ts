import { ALL } from '@orrery/kernel';
import { attraction, targets } from '../attraction.ts';
import { sideOf } from '../control.ts';
import { islandName, listIslands, type Decision, type Outside } from '../decision.ts';
import { moveBeside, surrounded } from '../geometry.ts';
import { at } from '../stages.ts';
import { ISLANDS_PHASE, type State } from '../state.ts';
import { told, type Table } from '../table.ts';
import { TOLD_LEAD } from '../vocabulary.ts';
import { BY_POINTS, BY_SURROUND, firstOf, win } from './end.ts';

/** The heaviest island attracts. GRV-ISLANDS-1 */
export function beginIslands(t: Table, s: State, { tell }: Outside): void {
  s.phase = ISLANDS_PHASE;
  s.pulled = 0;
  tell?.(ALL, told(t, { kind: 'phase', phase: 'islands' }));
  const { candidates, side, balance, lead, pulls } = attraction(t, s);
  if (balance) tell?.(ALL, told(t, { kind: 'balance' }));
  if (candidates === 0) {
    s.stage = at.settle;
    return;
  }
  s.team = side; // the side that decides
  s.lead = lead;
  s.pulls = pulls; // GRV-ISLANDS-7
  s.stage = at['islands.attractor'];
}

/** Asked only if several islands of one side are equally heavy. GRV-ISLANDS-4 */
export const chooseAttractor: Decision = {
  list: (t, s, _seat, out) => listIslands(t.c.attractor, attraction(t, s).candidates, out),
  answer(t, s, _seat, choice, { tell }) {
    s.attractor = choice - t.c.attractor;
    s.stage = at.pull;
    tell?.(ALL, told(t, { kind: 'attractor', island: islandName(t, s.attractor), lead: Math.min(s.lead, TOLD_LEAD), pulls: s.pulls }));
  },
};

/** Goes on with the next pull while one is due and has a target. GRV-ISLANDS-10 */
export function pull(t: Table, s: State): void {
  s.stage = s.pulled < s.pulls && targets(t, s, s.attractor) !== 0 ? at['islands.target'] : at.settle;
}

export const chooseTarget: Decision = {
  list: (t, s, _seat, out) => listIslands(t.c.target, targets(t, s, s.attractor), out),
  answer(t, s, _seat, choice, { tell }) {
    s.to = choice - t.c.target;
    s.stage = at['islands.cell'];
    tell?.(ALL, told(t, { kind: 'target', island: islandName(t, s.to) }));
  },
};

/** A free cell beside the attractor. GRV-ISLANDS-9 */
export const chooseCell: Decision = {
  list(t, s, _seat, out) {
    let n = 0;
    for (let direction = 0; direction < 6; direction++)
      if ((s.across[s.attractor * 6 + direction] as number) < 0) out[n++] = t.c.cell + direction;
    return n;
  },
  answer(t, s, _seat, choice, { tell }) {
    const direction = choice - t.c.cell;
    const island = s.to;
    moveBeside(t, s, island, s.attractor, direction);
    s.pulled++;
    s.to = -1;
    tell?.(ALL, told(t, { kind: 'moved', island: islandName(t, island), direction }));
    if (!ringClosed(t, s, tell)) s.stage = at.pull; // GRV-ISLANDS-12
  },
};

/** A controlled island in a closed ring wins at once, whoever closed it. GRV-ISLANDS-14, GRV-ISLANDS-16 */
function ringClosed(t: Table, s: State, tell: Outside['tell']): boolean {
  const island = surrounded(s);
  if (island < 0) return false;
  const side = sideOf(t, s, island);
  if (side < 0) return false;
  tell?.(ALL, told(t, { kind: 'surrounded', island: islandName(t, island) }));
  win(t, s, side, BY_SURROUND, tell);
  return true;
}

/** The end of the phase: a standing ring counts, then points are scored. GRV-ISLANDS-15, GRV-DOM-2, GRV-DOM-5 */
export function settleIslands(t: Table, s: State, { tell }: Outside): void {
  if (ringClosed(t, s, tell)) return;
  const side = s.team;
  const moved = s.pulled;
  s.attractor = -1;
  s.lead = 0;
  s.pulls = 0;
  s.pulled = 0;
  if (t.goal > 0 && moved > 0) {
    const points = Math.min(t.goal, (s.points[side] as number) + moved); // GRV-DOM-3
    s.points[side] = points;
    tell?.(ALL, told(t, { kind: 'points', seat: firstOf(t, side), points }));
    if (points === t.goal) return win(t, s, side, BY_POINTS, tell); // GRV-DOM-4
  }
  s.stage = at.transition;
}
