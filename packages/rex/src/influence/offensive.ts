import { ALL, no, set } from '@orrery/kernel';
import { usedInVain } from '../advantages.ts';
import { decision, type At } from '../decision.ts';
import { answered, ask, frameOf, goTo, inOrder, openWindow, pop } from '../frames.ts';
import { D, POWER, RACE } from '../ids.ts';
import { closed } from '../maneuver/closed.ts';
import { destroyInfluence } from '../money.ts';
import { draftOf, isAllied, presentOf, seatOf, influenceOf, siteIn, type Site, type State } from '../state.ts';
import { influenceEntry, locationId, type Table } from '../table.ts';
import { listUnits } from '../unit-counts.ts';
import { destroyAll, openTo, ordinary, other, shiftUnits, underFire } from '../units.ts';
import type { Seat } from '../words.ts';

const AIM = 0;
const STRIKE = 1;
const RELOCATE = 2;

/** A Sol Offensive, drawn or called by Tracking Beacon: window, destruction left and right, then relocations (REX-OFFEN-1 … 11). */
export function offensiveFlow(at: At): void {
  const { table, state, tell } = at;
  const { offensive, influenceCards } = state;
  switch (frameOf(state).step) {
    case AIM: {
      const { first, second } = influenceEntry(table, influenceCards.discard.at(-1) ?? -1);
      offensive.struck = 1;
      offensive.sites = [siteIn(first.location, table.seats), siteIn(second.location, table.seats)];
      tell?.(ALL, table.events.offensive(first.location, second.location));
      goTo(state, STRIKE);
      if (solStands(state)) openWindow(state, D['X-OFF']);
      return;
    }
    case STRIKE:
      strike(at);
      return goTo(state, RELOCATE);
    default:
      return relocations(at);
  }
}

function solStands(state: State): boolean {
  const sol = seatOf(state, RACE.SOL);
  return sol >= 0 && state.offensive.sites.some(({ location }) => set.has(presentOf(state, sol), location));
}

/** Sol and its allies are spared (REX-OFFEN-4, REX-ALLY-10); Sol alone loses this where it was cancelled (E17). */
function spared(state: State, seat: Seat, cancelled: boolean): boolean {
  const sol = seatOf(state, RACE.SOL);
  if (sol < 0) return false;
  return seat === sol ? !cancelled : isAllied(state, sol, seat);
}

/** All units and all influence in both locations, left first; shields do not help (REX-OFFEN-2, REX-OFFEN-3). */
function strike(at: At): void {
  const { table, state } = at;
  const cancelled = usedInVain(state, POWER['SOL-2']);
  for (const { location, units, others } of state.offensive.sites) {
    for (let i = 0; i < table.seats; i++) {
      const seat = inOrder(table, state, i);
      const safe = spared(state, seat, cancelled);
      if (!safe) destroyAll(at, seat, location);
      units[seat] = safe ? ordinary(table, state, seat, location) : 0;
      others[seat] = safe ? other(state, seat, location) : 0;
    }
    destroyInfluence(at, location);
  }
}

/** The struck location and the seat at a place on the list: left first, each in turn order. */
const siteAt = ({ seats }: Table, { offensive }: State, place: number): Site => offensive.sites[place < seats ? 0 : 1] as Site;
const seatAt = (table: Table, state: State, place: number): Seat => inOrder(table, state, place % table.seats);

/** For each location, left first, and each owner of survivors in turn order: may they go elsewhere? (REX-OFFEN-8) */
function relocations(at: At): void {
  const { table, state, tell } = at;
  const frame = frameOf(state);
  for (let place = frame.next; place < 2 * table.seats; place++) {
    const { location, units, others } = siteAt(table, state, place);
    const seat = seatAt(table, state, place);
    if (units[seat] === 0 && others[seat] === 0) continue;
    if (set.has(underFire(table, state), location)) continue; // REX-OFFEN-10
    if (set.without(openTo(table, state, seat), location) === 0) continue;
    frame.next = place + 1;
    tell?.(ALL, table.events.relocating(seat, location));
    return ask(at, D['D-OFF-MOVE']);
  }
  pop(state);
}

/** The struck location the running question is about. */
const siteAsked = (table: Table, state: State): Site => siteAt(table, state, frameOf(state).next - 1);

function relocate(at: At, units: number, others: number): void {
  const { table, state, seat, tell } = at;
  const { location } = siteAsked(table, state);
  const to = table.choices.relocate.read.to(draftOf(state, seat)[0] ?? -1);
  shiftUnits(at, seat, location, to, units, others);
  tell?.(ALL, table.events.relocated(seat, location, to, units, others));
  answered(state, seat);
}

const tooMany = () => no('too-many-units', 'REX-MOVE-2');

/** Survivors stay, or go to one destination: where, then how many of the units that stood there (REX-OFFEN-8 … 11). */
export const offensiveMove = decision('D-OFF-MOVE', {
  clause: 'REX-OFFEN-8',
  asks: (table, state) => set.only(seatAt(table, state, frameOf(state).next - 1)),
  list(table, state, open, seat) {
    const { location, units, others } = siteAsked(table, state);
    if (draftOf(state, seat).length > 0) return listUnits(table, state, open, seat, units[seat] ?? 0, others[seat] ?? 0, 99);
    open.add(table.choices.stay());
    open.eachWith(table.choices.relocate, location, set.without(openTo(table, state, seat), location));
  },
  answers: {
    stay({ table, state, seat, tell }) {
      answered(state, seat);
      tell?.(ALL, table.events.stayed(seat, siteAsked(table, state).location));
    },
    relocate: ({ table, state, seat }, from, to) => void draftOf(state, seat).push(table.choices.relocate(from, to)),
    units: (at, units) => relocate(at, units, 0),
    unitsMechanized: relocate,
    unitsFaceDown: relocate,
  },
  whyNot: {
    relocate(seen, from, to) {
      const { table, state, seat } = seen;
      const location = locationId(table, from);
      if (!set.has(presentOf(state, seat), from)) return no('no-units-there', 'REX-OFFEN-9', { location });
      if (from === to) return no('same-place', 'REX-OFFEN-9', { location });
      if (set.has(underFire(table, state), from)) return no('under-fire', 'REX-OFFEN-10', { location });
      return (
        closed(seen, to, { fire: 'REX-OFFEN-9', ally: 'REX-ALLY-9', ruins: 'REX-MAP-16' }) ??
        no('cannot-pay', 'REX-OFFEN-9', { price: 1, influence: influenceOf(state, seat) })
      );
    },
    units: tooMany,
    unitsMechanized: tooMany,
    unitsFaceDown: tooMany,
  },
});
