import type { Choice, Known } from '@orrery/kernel';
import { gravity, sideOf } from './control.ts';
import { moveBeside, surrounded } from './geometry.ts';
import { at } from './stages.ts';
import type { State } from './state.ts';
import { ISLANDS, op, type Action, type Table } from './table.ts';
import type { View } from './view.ts';
import { clone } from './state.ts';
import { worldOf } from './world.ts';

export const WARNINGS = ['emptiesHeaviest', 'crownsRival', 'leavesNoCards', 'allSabotaged'] as const;
export type Warning = (typeof WARNINGS)[number];

/** What a screen asks about once more: nothing forbidden, perhaps unwise. */
export function warnings(t: Table, { view }: Known<View>, choice: Choice): readonly Warning[] {
  const seat = view.viewer;
  if (!(((view.asked & ~view.answered) >> seat) & 1) || choice < 0 || choice >= t.choices.size) return [];
  const s = worldOf(t, view);
  const verb = t.choices.word(choice);
  if (verb === 'castle') return s.held[seat] === t.pack.round.castlingCost ? ['leavesNoCards'] : [];
  if (verb === 'play') return extractsNothing(t, s, seat, choice - t.c.play) ? ['allSabotaged'] : [];
  if (verb === 'redeploy' || verb === 'commit') return empties(t, s, seat, choice) ? ['emptiesHeaviest'] : [];
  if (verb === 'cell') return crowns(t, s, seat, choice - t.c.cell) ? ['crownsRival'] : [];
  return [];
}

/** A card with an extraction while every own island has a blown trunk. */
function extractsNothing(t: Table, s: State, seat: number, kind: number): boolean {
  const extracts = [kind * 2, kind * 2 + 1].some((action) => (t.actions[action] as Action).op === op.extract);
  const own = s.control[seat] as number;
  return extracts && own !== 0 && s.sabotage.every((trunks, i) => !((own >> i) & 1) || trunks > 0);
}

/** The last hunter leaves the heaviest own island. */
function empties(t: Table, s: State, seat: number, choice: Choice): boolean {
  let island = -1;
  let leaving = 1;
  if (choice >= t.c.redeploy) {
    const move = choice - t.c.redeploy;
    if (move >= (ISLANDS + 1) ** 2) return false;
    island = Math.floor(move / (ISLANDS + 1)) - 1;
  } else {
    if (s.stage !== at['capture.commit']) return false;
    island = s.origin - 2;
    leaving = Math.floor((choice - t.c.commit) / t.hunterWeight);
  }
  const own = s.control[seat] as number;
  if (island < 0 || !((own >> island) & 1) || s.hunters[seat * ISLANDS + island] !== leaving) return false;
  for (let i = 0; i < ISLANDS; i++) if ((own >> i) & 1 && gravity(s, i) > gravity(s, island)) return false;
  return gravity(s, island) > 0;
}

/** The pull closes a ring round an island of another side. */
function crowns(t: Table, s: State, seat: number, direction: number): boolean {
  if (s.stage !== at['islands.cell'] || (s.across[s.attractor * 6 + direction] as number) >= 0) return false;
  const after = clone(s);
  moveBeside(t, after, s.to, s.attractor, direction);
  const island = surrounded(after);
  const side = island < 0 ? -1 : sideOf(t, after, island);
  return side >= 0 && side !== t.side[seat];
}
