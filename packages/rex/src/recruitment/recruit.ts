import { ALL, no, set, type Open } from '@orrery/kernel';
import { listPlays, play } from '../cards/play.ts';
import { listRecruits, playRecruits } from '../cards/recruits.ts';
import { decision, type At, type Seen } from '../decision.ts';
import { answered, goTo } from '../frames.ts';
import { D, RACE } from '../ids.ts';
import { influenceOf, isLost, lostBy, raceOf, seatOf, type State } from '../state.ts';
import { freeRecruitsOf, leaderId, leadersOf, raceOfLeader, strengthOf, type Table } from '../table.ts';
import type { Leader, Seat } from '../words.ts';
import { recover, recoverLeader } from './recovery.ts';
import { NEXT } from './steps.ts';

/** Units in the casualty pool. */
export const pool = (state: State, seat: Seat): number =>
  lostBy(state, seat) + (seat === seatOf(state, RACE.LAZ) ? state.units.lostMechanized : 0);

/** Price of so many more units: the first ones are free by race (REX-RECRUIT-2, REX-RECRUIT-3). */
export function recruitPrice(table: Table, state: State, seat: Seat, units: number): number {
  const free = freeRecruitsOf(table, raceOf(state, seat));
  const before = state.recruitment.units;
  const paid = Math.max(0, before + units - free) - Math.max(0, before - free);
  return paid * table.pack.constants.recruitUnitCost;
}

/** How many more units are allowed and can be paid. */
function mostUnits(table: Table, state: State, seat: Seat): number {
  let most = Math.min(table.pack.constants.recruitMaxUnits - state.recruitment.units, pool(state, seat));
  while (most > 0 && recruitPrice(table, state, seat, most) > influenceOf(state, seat)) most--;
  return most;
}

/** Every mix of ordinary and mechanized units from the pool, one to `most` in all. */
function listPool({ choices }: Table, state: State, open: Open, seat: Seat, most: number): void {
  const units = Math.min(lostBy(state, seat), most);
  if (seat !== seatOf(state, RACE.LAZ)) return open.span(choices.recruit, 1, units);
  const mechanized = state.units.lostMechanized;
  for (let k = 0; k <= units; k++)
    for (let m = k === 0 ? 1 : 0; m <= mechanized && k + m <= most; m++) open.add(choices.recruitMechanized(k, m));
}

const lostOwn = (table: Table, state: State, seat: Seat, leader: Leader): boolean =>
  isLost(state, leader) && raceOfLeader(table, leader) === raceOf(state, seat);

function recruit(at: At, units: number, mechanized: number): void {
  const { table, state, seat } = at;
  answered(state, seat);
  const cost = recruitPrice(table, state, seat, units + mechanized);
  state.recruitment.units += units + mechanized;
  recover(at, units, mechanized, cost);
}

function whyNotUnits({ table, state, seat }: Seen, units: number) {
  const { recruitMaxUnits, recruitUnitCost } = table.pack.constants;
  if (state.recruitment.units + units > recruitMaxUnits) return no('too-many-recruits', 'REX-RECRUIT-3', { most: recruitMaxUnits });
  if (units > lostBy(state, seat)) return no('not-that-many-lost', 'REX-RECRUIT-1', { units: lostBy(state, seat) });
  return no('cannot-pay', 'REX-RECRUIT-2', { price: units * recruitUnitCost, influence: influenceOf(state, seat) });
}

/** Recruit units and a leader from the casualty pool, play cards, end (REX-RECRUIT-1 … 6). */
export const recruiting = decision('D-REC', {
  clause: 'REX-RECRUIT-1',
  asks: (_, state) => set.only(state.turn),
  list(table, state, open, seat) {
    const { choices, pack } = table;
    open.add(choices.end());
    listPool(table, state, open, seat, mostUnits(table, state, seat));
    if (state.recruitment.leaders < pack.constants.recruitMaxLeaders)
      for (const leader of leadersOf(table, raceOf(state, seat)))
        if (isLost(state, leader) && strengthOf(table, leader) <= influenceOf(state, seat)) open.add(choices.recruitLeader(leader));
    listRecruits(table, state, open, seat);
    listPlays(table, state, open, seat, D['D-REC'], table.doubleAgent);
  },
  answers: {
    end({ table, state, seat, tell }) {
      answered(state, seat);
      tell?.(ALL, table.events.finished(seat));
      goTo(state, NEXT);
    },
    recruit: (at, units) => recruit(at, units, 0),
    recruitMechanized: recruit,
    recruitLeader(at, leader) {
      answered(at.state, at.seat);
      at.state.recruitment.leaders++;
      recoverLeader(at, leader, strengthOf(at.table, leader));
    },
    play(at, card) {
      answered(at.state, at.seat);
      play(at, at.seat, at.table.choices.play(card));
    },
    playUnits(at, _card, units, mechanized) {
      answered(at.state, at.seat);
      playRecruits(at);
      recover(at, units, mechanized, 0);
    },
    playLeader(at, _card, leader) {
      answered(at.state, at.seat);
      playRecruits(at);
      recoverLeader(at, leader, 0);
    },
  },
  whyNot: {
    recruit: whyNotUnits,
    recruitMechanized: whyNotUnits,
    recruitLeader({ table, state, seat }, leader) {
      if (!lostOwn(table, state, seat, leader)) return no('leader-not-lost', 'REX-RECRUIT-1', { leader: leaderId(table, leader) });
      if (state.recruitment.leaders >= table.pack.constants.recruitMaxLeaders) return no('one-leader', 'REX-RECRUIT-1');
      return no('cannot-pay', 'REX-RECRUIT-4', { price: strengthOf(table, leader), influence: influenceOf(state, seat) });
    },
  },
});
