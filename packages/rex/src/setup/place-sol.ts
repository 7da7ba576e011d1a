import { ALL, no, set } from '@orrery/kernel';
import { decision } from '../decision.ts';
import { answered } from '../frames.ts';
import { RACE } from '../ids.ts';
import { draftOf, seatOf, type State } from '../state.ts';
import { inSector, locationId, raceData, type Table } from '../table.ts';
import { addUnits, underFire } from '../units.ts';
import type { Location, Locations, Seat } from '../words.ts';

const startUnits = (table: Table): number => raceData(table, RACE.SOL).startBoard.count ?? 0;

/** Where Sol's first units may stand: its sectors, as far as they are not under bombardment (REX-SETUP-17). */
function startZone(table: Table, state: State): Locations {
  let zone: Locations = 0;
  for (const sector of raceData(table, RACE.SOL).startBoard.sectors ?? []) zone |= inSector(table, sector);
  return zone & ~underFire(table, state) & ~table.demolished;
}

/** Units already placed by the steps so far, and the last location used. */
function placedSoFar({ choices: { place } }: Table, state: State, seat: Seat): { readonly placed: number; readonly last: Location } {
  const draft = draftOf(state, seat);
  const last = draft.at(-1);
  return {
    placed: draft.reduce((sum, step) => sum + place.read.units(step), 0),
    last: last === undefined ? -1 : place.read.location(last),
  };
}

/** Sol places its units location by location in board order, the last one taking what is left (REX-SETUP-17). */
export const placeSol = decision('D-SOLPLACE', {
  clause: 'REX-SETUP-17',
  asks: (_, state) => set.maybe(seatOf(state, RACE.SOL)),
  list(table, state, open, seat) {
    const { placed, last } = placedSoFar(table, state, seat);
    const left = startUnits(table) - placed;
    const later = set.minus(startZone(table, state), set.upTo<'location'>(last + 1));
    for (let rest = later; rest !== 0; rest = set.rest(rest)) {
      const final = set.rest(rest) === 0;
      for (let units = final ? left : 1; units <= left; units++) open.add(table.choices.place(set.first(rest), units));
    }
  },
  answers: {
    place({ table, state, seat, tell }, location, units) {
      const draft = draftOf(state, seat);
      const { place } = table.choices;
      draft.push(place(location, units));
      if (placedSoFar(table, state, seat).placed < startUnits(table)) return;
      for (const step of draft) {
        addUnits(table, state, seat, place.read.location(step), place.read.units(step), 0);
        tell?.(ALL, table.events.placed(seat, place.read.location(step), place.read.units(step)));
      }
      answered(state, seat);
    },
  },
  whyNot: {
    place: ({ table }, location) => no('outside-zone', 'REX-SETUP-17', { location: locationId(table, location) }),
  },
});
