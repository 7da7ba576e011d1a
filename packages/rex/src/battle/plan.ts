import { ALL, no, set, type Open } from '@orrery/kernel';
import { decision, type At } from '../decision.ts';
import { answered, inOrder } from '../frames.ts';
import { ATTACK, DEFENCE, ELEMENT, SLOTS, type Icon } from '../ids.ts';
import { draftOf, isAlive, raceOf, usedAt, type Combatant, type State } from '../state.ts';
import { leaderId, leadersOf, raceOfLeader, type Table } from '../table.ts';
import type { Seat } from '../words.ts';
import { boundTo, combatantOf, dialRange, hasLeader, isAvailable, isFresh, mayDemand, mustDemand, sideOf } from './side.ts';

export function listDials(table: Table, state: State, open: Open, seat: Seat): void {
  const { choices, pack } = table;
  const bound = boundTo(combatantOf(state, seat), ELEMENT.number);
  if (bound >= 0) open.add(choices.dial(bound));
  else open.span(choices.dial, pack.constants.dialMin, dialRange(table, state, seat));
}

export function listLeaders(table: Table, state: State, open: Open, seat: Seat): void {
  const bound = boundTo(combatantOf(state, seat), ELEMENT.leader);
  for (const leader of leadersOf(table, raceOf(state, seat)))
    if (isFresh(state, leader) && (bound < 0 || bound === leader)) open.add(table.choices.lead(leader));
}

export function listSlots(table: Table, state: State, open: Open, seat: Seat): void {
  const side = combatantOf(state, seat);
  for (let slot = 0; slot < SLOTS.length; slot++)
    if (fits(table, state, side, slot, ATTACK) && fits(table, state, side, slot, DEFENCE)) open.add(table.choices.slot(slot));
}

const fits = (table: Table, state: State, side: Combatant, slot: number, icon: Icon): boolean =>
  set.has(slot, icon) ? mayDemand(table, state, side, icon) : !mustDemand(side, icon);

/** Another field of the plan; a side without leader only dials (REX-LEADER-4). */
function fill({ table, state, seat }: At, choice: number): void {
  const draft = draftOf(state, seat);
  draft.push(choice);
  if (draft.length === 3 || (draft.length === 1 && !hasLeader(table, state, seat))) answered(state, seat);
}

/** Both sides plan in secret: number, leader, slot, one after the other (REX-BATTLE-12 … 16). */
export const plan = decision('D-PLAN', {
  clause: 'REX-BATTLE-12',
  asks: (_, { battle: { sides } }) => set.of<'seat'>(sides.map(({ seat }) => seat)),
  list(table, state, open, seat) {
    switch (draftOf(state, seat).length) {
      case 0:
        return listDials(table, state, open, seat);
      case 1:
        return listLeaders(table, state, open, seat);
      default:
        return listSlots(table, state, open, seat);
    }
  },
  answers: {
    dial: (at, number) => fill(at, at.table.choices.dial(number)),
    lead: (at, leader) => fill(at, at.table.choices.lead(leader)),
    slot: (at, slot) => fill(at, at.table.choices.slot(slot)),
  },
  whyNot: {
    dial({ table, state, seat }) {
      const bound = boundTo(combatantOf(state, seat), ELEMENT.number);
      return bound >= 0
        ? no('bound-number', 'REX-RACE-JOL-4', { number: bound })
        : no('dial-too-high', 'REX-BATTLE-12', { most: dialRange(table, state, seat) });
    },
    lead({ table, state, seat }, leader) {
      const named = { leader: leaderId(table, leader) };
      if (!hasLeader(table, state, seat)) return no('no-leader', 'REX-LEADER-4');
      if (raceOfLeader(table, leader) !== raceOf(state, seat) || !isAlive(state, leader))
        return no('leader-not-yours', 'REX-BATTLE-13', named);
      if (!isAvailable(table, state, seat, leader)) return no('leader-used', 'REX-LEADER-3', named);
      return no('bound-leader', 'REX-RACE-JOL-4', named);
    },
    slot: (_, slot) => no('slot-without-card', 'REX-BATTLE-15', { slot: SLOTS[slot] ?? '' }),
  },
});

/** Dial, leader and slot of both sides at the same time (REX-BATTLE-17); both leaders count as used (REX-LEADER-8). */
export function revealPlans({ table, state, tell }: At): void {
  const { choices, events } = table;
  for (let i = 0; i < table.seats; i++) {
    const seat = inOrder(table, state, i);
    if (sideOf(state, seat) < 0) continue;
    const side = combatantOf(state, seat);
    const [dial = -1, lead, slot] = draftOf(state, seat);
    side.dial = choices.dial.read.number(dial);
    if (lead === undefined || slot === undefined) {
      tell?.(ALL, events.planWithoutLeader(seat, side.dial));
      continue;
    }
    side.lead = choices.lead.read.leader(lead);
    side.slot = choices.slot.read.slot(slot);
    if (usedAt(state, side.lead) < 0) state.leaders.used.push({ leader: side.lead, location: state.battle.location });
    tell?.(ALL, events.plan(seat, side.dial, side.lead, side.slot));
  }
}
