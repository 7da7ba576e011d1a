import type { Choice, Known } from '@orrery/kernel';
import { LAZ } from './ids.ts';
import { dialRange, sideOf } from './phases/battle-side.ts';
import { restore } from './restore.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import type { RexView } from './view.ts';
import { controller, faceUp, ordinary, other } from './units.ts';
import { othersOf, unitsOf } from './unit-steps.ts';

/** What a screen asks twice about: nothing forbidden, perhaps unwise. */
export function warningsOf(t: Table, { view }: Known<RexView>, choice: Choice): readonly string[] {
  const seat = view.viewer;
  const named = t.words.choices.name(choice);
  switch (named.verb) {
    case 'bid':
      return named.amount === view.players[seat]?.influence && named.amount > 1 ? ['all-influence'] : [];
    case 'give':
      return named.amount === view.players[seat]?.influence ? ['all-influence'] : [];
    case 'dial':
      return dialsAll(t, view, named.number) ? ['dials-all'] : [];
    case 'units':
      return emptiesStronghold(t, restore(t, view), seat, choice) ? ['leaves-stronghold'] : [];
    case 'leave':
      return ['leaves-alliance'];
    case 'end':
      return view.decision === 'D-REC' && freeLeft(t, view) ? ['free-recruits-left'] : [];
    case 'deploy':
      return threatened(t, view, named.location) ? ['fleet-comes'] : [];
    default:
      return [];
  }
}

/** Winning with all units dialled leaves the location empty (REX-BATTLE-37). */
function dialsAll(t: Table, view: RexView, number: number): boolean {
  const s = restore(t, view);
  return number > 0 && sideOf(s, view.viewer) >= 0 && number === dialRange(t, s, view.viewer);
}

/** The last unit leaves a stronghold that is controlled now. */
function emptiesStronghold(t: Table, s: State, seat: number, choice: Choice): boolean {
  const first = s.draft[seat]?.[0];
  if (first === undefined || first < t.c.move || first >= t.c.units) return false;
  const from = Math.floor((first - t.c.move) / t.places);
  if (!((t.strongholds >> from) & 1) || controller(t, s, from) !== seat) return false;
  const mechanized = seat === s.seatOf[LAZ] ? othersOf(t, choice) : 0;
  return unitsOf(t, choice) + mechanized === faceUp(t, s, seat, from) && ordinary(t, s, seat, from) + other(s, seat, from) > 0;
}

function freeLeft(t: Table, view: RexView): boolean {
  const player = view.players[view.viewer];
  const free = t.pack.races.find(({ id }) => id === player?.race)?.freeRecruits ?? 0;
  return player !== undefined && view.pending.recruited < free && player.casualties + player.mechanizedCasualties > 0;
}

/** An unshielded location that the fleet may reach with its next card. */
function threatened(t: Table, view: RexView, id: string): boolean {
  const place = t.pack.locations.findIndex((location) => location.id === id);
  const sector = t.sectorOf[place] as number;
  if (sector === 0 || view.locations[place]?.shield) return false;
  const { sectors } = t.pack.constants;
  const away = (sector - view.fleet + sectors) % sectors;
  const furthest = view.own.bombardment ?? Math.max(...t.pack.bombardmentCards.map(({ value }) => value));
  return away >= 1 && away <= furthest;
}
