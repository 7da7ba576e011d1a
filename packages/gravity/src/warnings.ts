import { set, type Choice, type Known, type Seat } from '@orrery/kernel';
import { islandOfOrigin } from './actions/origins.ts';
import { islandOfPlace } from './actions/redeployment.ts';
import { controlOf, gravityOn, sideOf } from './control.ts';
import { moveBeside, surrounded } from './geometry.ts';
import { seenState } from './seen-state.ts';
import { stages } from './stages.ts';
import { clone, huntersOn, islandOf, neighbourAt, playerOf, type State } from './state.ts';
import { actionOf, actionOn, op, sideOfSeat, type Table } from './table.ts';
import type { View } from './view.ts';
import { PIECES, type CardKind, type Direction, type Island } from './words.ts';

export const WARNINGS = ['emptiesHeaviest', 'crownsRival', 'leavesNoCards', 'allSabotaged'] as const;
export type Warning = (typeof WARNINGS)[number];

/** What a screen asks about once more: nothing forbidden, perhaps unwise. */
export function warnings(table: Table, known: Known<View>, choice: Choice): readonly Warning[] {
  const { choices, choiceCodec, pack } = table;
  const { view } = known;
  const seat = view.viewer;
  if (!set.has(set.minus(view.asked, view.answered), seat) || choice < 0 || choice >= choiceCodec.size) return [];
  const state = seenState(table, known);
  const when = (unwise: boolean, warning: Warning): readonly Warning[] => (unwise ? [warning] : []);
  switch (choiceCodec.form(choice).word) {
    case 'castle':
      return when(playerOf(state, seat).held === pack.round.castlingCost, 'leavesNoCards');
    case 'play':
      return when(extractsNothing(table, state, seat, choices.play.read.card(choice)), 'allSabotaged');
    case 'redeploy': {
      const { piece, from } = choices.redeploy.read;
      const hunter = piece(choice) === PIECES.indexOf('hunter');
      return when(hunter && empties(state, seat, islandOfPlace(from(choice)), 1), 'emptiesHeaviest');
    }
    case 'commit': {
      const island = islandOfOrigin(state.action.origin);
      const leaving = choices.commit.read.hunters(choice);
      return when(state.stage === stages['capture.commit'] && empties(state, seat, island, leaving), 'emptiesHeaviest');
    }
    case 'cell':
      return when(crowns(table, state, seat, choices.cell.read.direction(choice)), 'crownsRival');
    default:
      return [];
  }
}

/** A card with an extraction while every own island has a blown trunk. */
function extractsNothing(table: Table, state: State, seat: Seat, kind: CardKind): boolean {
  const extracts = [0, 1].some((which) => actionOf(table, actionOn(kind, which)).op === op.extract);
  const own = set.list(controlOf(state, seat));
  return extracts && own.length > 0 && own.every((island) => islandOf(state, island).sabotage > 0);
}

/** The last hunter leaves the heaviest own island. */
function empties(state: State, seat: Seat, island: Island, leaving: number): boolean {
  const own = controlOf(state, seat);
  if (island < 0 || !set.has(own, island) || huntersOn(islandOf(state, island), seat) !== leaving) return false;
  const weight = gravityOn(state, island);
  return weight > 0 && set.list(own).every((other) => gravityOn(state, other) <= weight);
}

/** The pull closes a ring round an island of another side. */
function crowns(table: Table, state: State, seat: Seat, direction: Direction): boolean {
  const { attractor, target } = state.pull;
  if (state.stage !== stages['islands.cell'] || neighbourAt(islandOf(state, attractor), direction) >= 0) return false;
  const after = clone(state);
  moveBeside(table, after, target, attractor, direction);
  const island = surrounded(after);
  const side = island < 0 ? -1 : sideOf(table, after, island);
  return side >= 0 && side !== sideOfSeat(table, seat);
}
