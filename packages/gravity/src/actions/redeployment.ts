import { ALL, set, type Seat } from '@orrery/kernel';
import { controlOf, freeBerths, freeMercenaryBerths, putHunters, putMercenaries } from '../control.ts';
import { decision, running, theActor } from '../decision.ts';
import { no, noIsland } from '../refusals.ts';
import { stages } from '../stages.ts';
import { huntersOn, islandOf, playerOf, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { PIECES, type Island, type Islands, type PieceKind, type Place, type Places } from '../words.ts';
import { complete, stop } from './complete.ts';

const AIRSHIP: Place = 0;
const HUNTER = PIECES.indexOf('hunter');

/** The island that a place is, −1 for the airship; and what a place is called. */
export const islandOfPlace = (place: Place): Island => place - 1;
export const placeId = ({ islandIds }: Table, place: Place): string => islandIds[islandOfPlace(place)] ?? 'airship';

/** Pieces of a player at a place that have not moved in this action. GRV-CARD-4A-2 */
function unmoved(state: State, seat: Seat, place: Place, piece: PieceKind): number {
  let pieces = standing(state, seat, place, piece);
  for (const moved of state.action.moved) if (moved.place === place && moved.piece === piece) pieces--;
  return pieces;
}

function standing(state: State, seat: Seat, place: Place, piece: PieceKind): number {
  if (place === AIRSHIP) {
    const { hunters, mercenaries } = playerOf(state, seat).airship;
    return piece === HUNTER ? hunters : mercenaries;
  }
  const island = islandOf(state, islandOfPlace(place));
  return piece === HUNTER ? huntersOn(island, seat) : island.mercenaries;
}

function put(state: State, seat: Seat, place: Place, piece: PieceKind, number: number): void {
  if (place === AIRSHIP) {
    const { airship } = playerOf(state, seat);
    if (piece === HUNTER) airship.hunters += number;
    else airship.mercenaries += number;
  } else if (piece === HUNTER) putHunters(state, seat, islandOfPlace(place), number);
  else putMercenaries(state, islandOfPlace(place), number);
}

/** The airship and the player's islands. GRV-CARD-4A-1 */
const placesOf = (own: Islands): Places => (own << 1) | 1;

const berths = (table: Table, state: State, seat: Seat, piece: PieceKind): number =>
  piece === HUNTER ? freeBerths(table, state, seat) : freeMercenaryBerths(table, state, seat);

/** One piece after another between airship and own islands. GRV-CARD-4A, GRV-CARD-4A-1 */
export const redeploy = decision('redeploy', {
  clause: 'GRV-CARD-4A',
  asks: theActor,
  inAction: true,
  list(table, state, open, seat) {
    const { choices } = table;
    const own = placesOf(controlOf(state, seat));
    for (let piece = 0; piece < PIECES.length; piece++) {
      const goals = berths(table, state, seat, piece) > 0 ? own : set.without(own, AIRSHIP);
      for (let some = own; some !== 0; some = set.rest(some)) {
        const from = set.first(some);
        if (unmoved(state, seat, from, piece) === 0) continue;
        for (let rest = set.without(goals, from); rest !== 0; rest = set.rest(rest))
          open.add(choices.redeploy(piece, from, set.first(rest)));
      }
    }
    if (state.action.times > 0 && open.size > 0) open.add(choices.done());
  },
  answers: {
    redeploy({ table, state, seat, tell }, piece, from, to) {
      const { action } = state;
      put(state, seat, from, piece, -1);
      put(state, seat, to, piece, 1);
      action.moved.push({ place: to, piece });
      action.times++;
      tell?.(ALL, table.events.redeployed(seat, piece, from, to));
      if (action.times === running(table, state).amount) complete(state);
      else state.stage = stages.redeploy;
    },
    done: stop,
  },
  whyNot: {
    redeploy({ table, state, seat }, piece, from, to) {
      const strange = [from, to].find((place) => !set.has(placesOf(controlOf(state, seat)), place));
      if (strange !== undefined) return noIsland(table, 'notYours', 'GRV-CARD-4A-1', islandOfPlace(strange));
      if (from === to) return null;
      if (to === AIRSHIP && berths(table, state, seat, piece) === 0) return no('noBerth', 'GRV-SHIP-2');
      return no('noPiece', 'GRV-CARD-4A', { piece: PIECES[piece] ?? '', from: placeId(table, from) });
    },
    done: () => no('nothingDone', 'GRV-TURN-9'),
  },
});
