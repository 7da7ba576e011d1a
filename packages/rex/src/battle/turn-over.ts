import { ALL, no, set, type SetOf } from '@orrery/kernel';
import { isCancelled } from '../advantages.ts';
import { decision, type At } from '../decision.ts';
import { answered, ask } from '../frames.ts';
import { D, FACE, POWER, RACE } from '../ids.ts';
import { draftOf, presentOf, seatOf, type State } from '../state.ts';
import { locationId, type Table } from '../table.ts';
import { addUnits, allyOccupied, faceDown, ordinary } from '../units.ts';
import type { Location, Seat } from '../words.ts';

const UP: SetOf<'side'> = set.only(FACE.up);
const DOWN: SetOf<'side'> = set.only(FACE.down);
const EITHER: SetOf<'side'> = UP | DOWN;

/** Sides a location may show afterwards: up beside no ally, down unless turning was cancelled (REX-RACE-XXC-6, 11; REX-CARD-IN-15). */
function sidesAllowed(table: Table, state: State, seat: Seat, location: Location): SetOf<'side'> {
  if (isCancelled(state, POWER['XXC-3'])) return ordinary(table, state, seat, location) > 0 ? UP : DOWN;
  return faceDown(state, seat, location) === 0 || !set.has(allyOccupied(table, state, seat), location) ? EITHER : DOWN;
}

/** The next location to decide after the steps so far, −1 for none; those with one possibility are passed over. */
function nextTurning(table: Table, state: State, seat: Seat): Location {
  const last = draftOf(state, seat).at(-1);
  const from = last === undefined ? 0 : table.choices.turn.read.location(last) + 1;
  for (let rest = set.minus(presentOf(state, seat), set.upTo<'location'>(from)); rest !== 0; rest = set.rest(rest))
    if (sidesAllowed(table, state, seat, set.first(rest)) === EITHER) return set.first(rest);
  return -1;
}

/** At the start of each Battle phase Xxcha turns its units over (REX-RACE-XXC-5). */
export function turnOver(at: At): void {
  const { table, state } = at;
  const seat = seatOf(state, RACE.XXC);
  if (seat < 0 || presentOf(state, seat) === 0) return;
  draftOf(state, seat).length = 0;
  if (nextTurning(table, state, seat) < 0) turnAll(at, seat);
  else ask(at, D['D-FLIP']);
}

function turnAll({ table, state, tell }: At, seat: Seat): void {
  const draft = draftOf(state, seat);
  const { choices, events } = table;
  for (let rest = presentOf(state, seat); rest !== 0; rest = set.rest(rest)) {
    const location = set.first(rest);
    const allowed = sidesAllowed(table, state, seat, location);
    const down = allowed === EITHER ? draft.includes(choices.turn(location, FACE.down)) : allowed === DOWN;
    const ups = ordinary(table, state, seat, location);
    const downs = faceDown(state, seat, location);
    if (down ? ups === 0 : downs === 0) continue;
    if (down) addUnits(table, state, seat, location, -ups, ups);
    else addUnits(table, state, seat, location, downs, -downs);
    tell?.(ALL, events.turned(location, down ? FACE.down : FACE.up));
  }
  tell?.(ALL, events.turnedAll());
}

/** Xxcha decides location by location which side its units show (REX-RACE-XXC-5, REX-RACE-XXC-6). */
export const flip = decision('D-FLIP', {
  clause: 'REX-RACE-XXC-5',
  asks: (_, state) => set.only(seatOf(state, RACE.XXC)),
  list(table, state, open, seat) {
    const location = nextTurning(table, state, seat);
    open.add(table.choices.turn(location, FACE.up));
    open.add(table.choices.turn(location, FACE.down));
  },
  answers: {
    turn(at, location, side) {
      const { table, state, seat } = at;
      draftOf(state, seat).push(table.choices.turn(location, side));
      if (nextTurning(table, state, seat) >= 0) return;
      answered(state, seat);
      turnAll(at, seat);
    },
  },
  whyNot: {
    turn: ({ table }, location) => no('turning', 'REX-RACE-XXC-6', { location: locationId(table, location) }),
  },
});
