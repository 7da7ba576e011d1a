import { set, type Choice, type Known } from '@orrery/kernel';
import { dialRange, sideOf } from './battle/side.ts';
import { RACE } from './ids.ts';
import { seenState } from './seen-state.ts';
import { draftOf, seatOf } from './state.ts';
import type { Table } from './table.ts';
import { controller, faceUp, ordinary, other } from './units.ts';
import type { RexView } from './view.ts';
import { says, type Location, type RexChoice } from './words.ts';

/** What a screen asks twice about: nothing forbidden, perhaps unwise. */
export function warningsOf(table: Table, known: Known<RexView>, choice: Choice): readonly string[] {
  const { view } = known;
  const named = table.choiceCodec.name(choice);
  switch (named.verb) {
    case 'bid':
      return named.amount === view.players[view.viewer]?.influence && named.amount > 1 ? ['all-influence'] : [];
    case 'give':
      return named.amount === view.players[view.viewer]?.influence ? ['all-influence'] : [];
    case 'dial':
      return dialsAll(table, known, named.number) ? ['dials-all'] : [];
    case 'units':
      return emptiesStronghold(table, known, named) ? ['leaves-stronghold'] : [];
    case 'leave':
      return ['leaves-alliance'];
    case 'end':
      return view.decision === 'D-REC' && freeLeft(table, view) ? ['free-recruits-left'] : [];
    case 'deploy':
      return threatened(table, view, named.location) ? ['fleet-comes'] : [];
    default:
      return [];
  }
}

/** Winning with all units dialled leaves the location empty (REX-BATTLE-37). */
function dialsAll(table: Table, known: Known<RexView>, number: number): boolean {
  const state = seenState(table, known);
  const seat = known.view.viewer;
  return number > 0 && sideOf(state, seat) >= 0 && number === dialRange(table, state, seat);
}

/** The last unit leaves a stronghold that is controlled now. */
function emptiesStronghold(table: Table, known: Known<RexView>, units: Extract<RexChoice, { verb: 'units' }>): boolean {
  const state = seenState(table, known);
  const seat = known.view.viewer;
  const { move } = table.choices;
  const first = seat < table.seats ? draftOf(state, seat)[0] : undefined;
  if (first === undefined || !says(move, first)) return false;
  const from: Location = move.read.from(first);
  if (!set.has(table.strongholds, from) || controller(table, state, from) !== seat) return false;
  // face-down units do not count: a choice of Lazax has mechanized ones in their place
  const others = 'mechanized' in units ? units.mechanized : 'faceDown' in units ? units.faceDown : 0;
  const leaving = units.units + (seat === seatOf(state, RACE.LAZ) ? others : 0);
  return leaving === faceUp(table, state, seat, from) && ordinary(table, state, seat, from) + other(state, seat, from) > 0;
}

function freeLeft(table: Table, view: RexView): boolean {
  const player = view.players[view.viewer];
  const free = table.pack.races.find(({ id }) => id === player?.race)?.freeRecruits ?? 0;
  return player !== undefined && view.pending.recruitment.units < free && player.casualties + player.mechanizedCasualties > 0;
}

/** An unshielded location that the fleet may reach with its next card. */
function threatened(table: Table, view: RexView, id: string): boolean {
  const location = table.pack.locations.findIndex((data) => data.id === id);
  const sector = table.sectorOf[location] ?? 0;
  if (sector === 0 || view.locations[location]?.shield) return false;
  const { sectors } = table.pack.constants;
  const away = (sector - view.fleet + sectors) % sectors;
  const furthest = view.own.bombardment ?? Math.max(...table.pack.bombardmentCards.map(({ value }) => value));
  return away >= 1 && away <= furthest;
}
