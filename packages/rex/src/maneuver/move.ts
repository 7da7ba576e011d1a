import { ALL, no, set } from '@orrery/kernel';
import { isCancelled } from '../advantages.ts';
import { listPlays, play } from '../cards/play.ts';
import { listMobilization, mobilize } from '../cards/rapid-mobilization.ts';
import { decision, type At } from '../decision.ts';
import { answered, goTo } from '../frames.ts';
import { copies } from '../hand.ts';
import { D, POWER, RACE } from '../ids.ts';
import { draftOf, heldBy, presentOf, raceOf, seatOf, type State } from '../state.ts';
import { locationId, within, type Table } from '../table.ts';
import { listUnits } from '../unit-counts.ts';
import { allyOccupied, ordinary, other, shiftUnits, underFire } from '../units.ts';
import type { Location, Locations, Seat } from '../words.ts';
import { closed } from './closed.ts';
import { DEPLOYING } from './steps.ts';

/** Steps a group may go: the port bonus, or the race's own number (REX-MOVE-3, 8, 9); Sol's third step can be cancelled for the normal move (E46). */
export function allowance(table: Table, state: State, seat: Seat): number {
  const { moveBase, movePort } = table.pack.constants;
  const own = table.moveBase[raceOf(state, seat)] ?? moveBase;
  const shortened = seat === seatOf(state, RACE.SOL) && state.maneuver.normal && isCancelled(state, POWER['SOL-4']);
  const base = shortened ? moveBase : own;
  return set.has(state.maneuver.ports, seat) ? Math.max(movePort, base) : base;
}

/** Destinations of a group: within reach, not beside allies (REX-MOVE-4 … 7). */
export const destinations = (table: Table, state: State, seat: Seat, from: Location): Locations =>
  set.minus(within(table, allowance(table, state, seat), state.fleet.sector, from), allyOccupied(table, state, seat));

/** Whether any group can move at all. */
export function canMove(table: Table, state: State, seat: Seat): boolean {
  for (let rest = presentOf(state, seat); rest !== 0; rest = set.rest(rest))
    if (destinations(table, state, seat, set.first(rest))) return true;
  return false;
}

function spendStep({ maneuver }: State): void {
  maneuver.steps--;
  maneuver.normal = 0;
}

function moveUnits(at: At, units: number, others: number): void {
  const { table, state, seat, tell } = at;
  const { read } = table.choices.move;
  const chosen = draftOf(state, seat)[0] ?? -1;
  const from = read.from(chosen);
  const to = read.to(chosen);
  shiftUnits(at, seat, from, to, units, others);
  answered(state, seat);
  spendStep(state);
  tell?.(ALL, table.events.moved(seat, from, to, units, others));
}

const tooMany = () => no('too-many-units', 'REX-MOVE-2');
const noStepLeft = () => no('no-step-left', 'REX-MOVE-1');

/** One group from one location to another, then its units; cards of the own turn; end (REX-MOVE-1 … 7). */
export const move = decision('D-MOVE', {
  clause: 'REX-MOVE-2',
  asks: (_, state) => set.only(state.turn),
  list(table, state, open, seat) {
    const { choices, rapidMobilization } = table;
    const chosen = draftOf(state, seat)[0];
    if (chosen !== undefined) {
      const from = choices.move.read.from(chosen);
      return listUnits(table, state, open, seat, ordinary(table, state, seat, from), other(state, seat, from), 99);
    }
    open.add(choices.end());
    if (state.maneuver.steps > 0) {
      const steps = allowance(table, state, seat);
      const shut = allyOccupied(table, state, seat);
      for (let rest = presentOf(state, seat); rest !== 0; rest = set.rest(rest)) {
        const from = set.first(rest);
        open.eachWith(choices.move, from, set.minus(within(table, steps, state.fleet.sector, from), shut));
      }
      if (copies(table, state, seat, rapidMobilization) > 0) open.add(choices.skip()); // E49
    }
    if (heldBy(state, seat) === 0) return;
    listMobilization(table, state, open, seat);
    listPlays(table, state, open, seat, D['D-MOVE'], table.gravitonNegator);
    listPlays(table, state, open, seat, D['D-MOVE'], table.doubleAgent);
  },
  answers: {
    move: ({ table, state, seat }, from, to) => void draftOf(state, seat).push(table.choices.move(from, to)),
    units: (at, units) => moveUnits(at, units, 0),
    unitsMechanized: moveUnits,
    unitsFaceDown: moveUnits,
    skip({ table, state, seat, tell }) {
      answered(state, seat);
      spendStep(state);
      tell?.(ALL, table.events.skipped(seat));
    },
    end({ table, state, seat, tell }) {
      answered(state, seat);
      goTo(state, DEPLOYING);
      tell?.(ALL, table.events.deploying(seat));
    },
    play(at, card) {
      answered(at.state, at.seat);
      if (card === at.table.rapidMobilization) mobilize(at);
      else play(at, at.seat, at.table.choices.play(card));
    },
    playAt(at, card, location) {
      answered(at.state, at.seat);
      play(at, at.seat, at.table.choices.playAt(card, location));
    },
  },
  whyNot: {
    move(seen, from, to) {
      const { table, state, seat } = seen;
      const location = locationId(table, from);
      if (state.maneuver.steps === 0) return noStepLeft();
      if (!set.has(presentOf(state, seat), from)) return no('no-units-there', 'REX-MOVE-2', { location });
      if (from === to) return no('same-place', 'REX-MOVE-2', { location });
      if (set.has(underFire(table, state), from)) return no('under-fire', 'REX-MOVE-4', { location });
      return (
        closed(seen, to, { fire: 'REX-MOVE-4', ally: 'REX-MOVE-5', ruins: 'REX-MOVE-7' }) ??
        no('too-far', 'REX-MOVE-3', { steps: allowance(table, state, seat) })
      );
    },
    units: tooMany,
    unitsMechanized: tooMany,
    unitsFaceDown: tooMany,
    skip: noStepLeft,
  },
});
