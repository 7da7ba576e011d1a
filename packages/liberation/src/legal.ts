import type { Choice } from '@orrery/kernel';
import { first, size, type CitySet } from './cities.ts';
import * as At from './decisions.ts';
import { MODES } from './galaxy.ts';
import { handOf, ready, type State } from './state.ts';
import { ANYWHERE, ATTACK, CATEGORY, MAP, MISSION, NEAR_OCCUPIED, NO_SABOTAGE, OCCUPY, type Op, type Table } from './table.ts';

/** Lists the cities of a set from place n on and returns the place after them. */
function cities(out: Choice[], n: number, base: number, set: CitySet): number {
  let end = n;
  for (let rest = set; rest !== 0; rest &= rest - 1) out[end++] = base + first(rest);
  return end;
}

const bit = (city: number): CitySet => (city < 0 ? 0 : 1 << city);

/** Neighbours of all cities of a set. */
export function around(state: State, set: CitySet): CitySet {
  let near = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) near |= state.adjacent[first(rest)] as number;
  return near;
}

/** LIB-COST-6: the whole cost can be paid from these ready cities and so many cards. */
export const payable = (table: Table, mission: number, readyCities: CitySet, cards: number): boolean => {
  const rule = table.missions[mission] as Table['missions'][number];
  return rule.costDiscard <= cards && (rule.costExploit === 0 || rule.costExploit <= size(readyCities));
};

/** Uses an exploited city would have now, as bits. LIB-EXPLOIT-3, LIB-EXPLOIT-4 */
export function usesOf(table: Table, state: State, city: number, uses: number): number {
  const near = state.adjacent[city] as number;
  let open = 0;
  if (uses & OCCUPY && state.dynasty & near) open |= OCCUPY;
  if (uses & ATTACK && near & ~state.occupied) open |= ATTACK;
  if (uses & MISSION && payable(table, table.dynastyMission[city] as number, ready(state) & ~(1 << city), size(state.dynasty)))
    open |= MISSION;
  return open;
}

/** Ready cities with at least one of these uses. */
export function usable(table: Table, state: State, uses: number): CitySet {
  let set = 0;
  for (let rest = ready(state); rest !== 0; rest &= rest - 1) {
    const city = first(rest);
    if (usesOf(table, state, city, uses) !== 0) set |= 1 << city;
  }
  return set;
}

/** Hand cards whose own mission can be paid by the others. LIB-COST-4 */
export function playable(table: Table, state: State, side: number): CitySet {
  const missionOf = side === 0 ? table.dynastyMission : table.liberationMission;
  const hand = handOf(state, side);
  const others = size(hand) - 1;
  const readyCities = side === 0 ? ready(state) : 0;
  let set = 0;
  for (let rest = hand; rest !== 0; rest &= rest - 1) {
    const card = first(rest);
    if (payable(table, missionOf[card] as number, readyCities, others)) set |= 1 << card;
  }
  return set;
}

/** LIB-SABOTAGE-2 … LIB-SABOTAGE-4 */
export const sabotageable = (state: State): CitySet => around(state, state.liberation | bit(state.base)) & ~state.occupied;

/** LIB-EVADE-3 */
export const refuges = (state: State): CitySet => (1 << state.base) | (state.liberation & (state.adjacent[state.base] as number));

/** Occupied cities whose mission can be borrowed: own cost and theirs are payable. LIB-MISSION-ARMED-RESISTANCE-3 … LIB-MISSION-ARMED-RESISTANCE-5 */
export function lenders(table: Table, state: State, side: number): CitySet {
  const own = table.missions[state.mission] as Table['missions'][number];
  const op = own.effect[0] as Op;
  const missionOf = side === 0 ? table.dynastyMission : table.liberationMission;
  const cards = size(handOf(state, side)) - own.costDiscard;
  const readyCount = (side === 0 ? size(ready(state)) : 0) - own.costExploit;
  let set = 0;
  for (let rest = state.occupied & ~op.excluded; rest !== 0; rest &= rest - 1) {
    const city = first(rest);
    const rule = table.missions[missionOf[city] as number] as Table['missions'][number];
    if (!op.flag || (rule.costDiscard <= cards && rule.costExploit <= readyCount)) set |= 1 << city;
  }
  return set;
}

/** Cities an attack on one city may name. */
export function fleetTargets(state: State, op: Op): CitySet {
  const open = state.inPlay & ~state.occupied;
  if (op.near === ANYWHERE) return open;
  if (op.near === NEAR_OCCUPIED) return open & around(state, state.occupied);
  return open & (state.adjacent[state.source >= 0 ? state.source : state.played] as number);
}

/** Where the base may go. LIB-MISSION-MOBILIZE-BASE-1 */
export function relocations(state: State, op: Op): CitySet {
  const moves = op.near === ANYWHERE ? state.liberation : state.liberation & (state.adjacent[state.base] as number);
  return op.flag || moves === 0 ? moves | (1 << state.base) : moves;
}

/** Ready cities the running `repeat` may exploit. */
export const flawExploits = (state: State, op: Op): CitySet => (op.uses === 0 ? 0 : ready(state) & ~(op.flag ? state.used : 0));

/** Cities the running `repeat` may sabotage. LIB-MISSION-DESIGN-FLAW-3, LIB-MISSION-DESIGN-FLAW-4, LIB-MISSION-DESIGN-FLAW-7 */
export function flawSabotages(state: State, op: Op): CitySet {
  if (op.near === NO_SABOTAGE) return 0;
  const open = op.near === ANYWHERE ? state.inPlay & ~state.occupied : sabotageable(state);
  return open & ~(op.flag ? state.used : 0);
}

/** Hand cards that may be occupied without exploiting a city. */
export const settlements = (state: State, op: Op): CitySet =>
  op.near === NEAR_OCCUPIED ? state.dynasty & around(state, state.occupied) : state.dynasty;

/** Cards being looked at. */
export function lookedAt(state: State): CitySet {
  let set = 0;
  for (let i = state.deck.length - state.looked; i < state.deck.length; i++) set |= 1 << (state.deck[i] as number);
  return set;
}

/** The operation of a mission that runs now. */
export const running = (table: Table, state: State): Op =>
  (table.missions[state.mission] as Table['missions'][number]).effect[state.step] as Op;

function areas(table: Table, state: State, out: Choice[], scope: number): number {
  let n = 0;
  const { base } = table.choices;
  if (scope === MAP) for (let cell = 0; cell < 4; cell++) out[n++] = base.map + ((state.layout[cell] as number) >> 2);
  else {
    const sets = scope === CATEGORY ? table.categoryCities : table.planetCities;
    for (let i = 0; i < sets.length; i++)
      if ((sets[i] as number) & state.inPlay) out[n++] = (scope === CATEGORY ? base.category : base.planet) + i;
  }
  return n;
}

function orders(table: Table, state: State, out: Choice[]): number {
  let end = 0;
  const n = table.cities.length;
  const set = lookedAt(state);
  const first0 = table.choices.order[state.looked - 2] as number;
  for (let a = set; a !== 0; a &= a - 1) {
    const one = first(a);
    const withoutOne = set & ~(1 << one);
    for (let b = withoutOne; b !== 0; b &= b - 1) {
      const two = first(b);
      const pair = one * n + two;
      if (state.looked === 2) out[end++] = first0 + pair;
      else {
        const withoutTwo = withoutOne & ~(1 << two);
        for (let c = withoutTwo; c !== 0; c &= c - 1) {
          const three = first(c);
          const triple = pair * n + three;
          if (state.looked === 3) out[end++] = first0 + triple;
          else out[end++] = first0 + triple * n + first(withoutTwo & ~(1 << three));
        }
      }
    }
  }
  return end;
}

function operations(table: Table, state: State, out: Choice[], uses: number): number {
  let n = 0;
  const { base } = table.choices;
  const near = state.adjacent[state.exploiting] as number;
  if (uses & OCCUPY) n = cities(out, n, base.occupy, state.dynasty & near);
  if (uses & ATTACK) n = cities(out, n, base.attack, near & ~state.occupied);
  if (uses & MISSION && payable(table, table.dynastyMission[state.exploiting] as number, ready(state), size(state.dynasty)))
    out[n++] = base.perform;
  return n;
}

/** Every open choice of the seat that decides, in a fixed order; the lists of the specification's decision tables. */
export function legal(table: Table, state: State, out: Choice[]): number {
  const { base } = table.choices;
  const { side } = state;
  let n = 0;
  switch (state.at) {
    case At.SETUP_OCCUPY:
      n = cities(out, n, base.occupy, state.dynasty);
      break;
    case At.SETUP_BASE:
      n = cities(out, n, base.base, state.liberation);
      break;
    case At.DYN_STEP1:
      out[n++] = base.draw;
      n = cities(out, n, base.unexploit, state.exploited);
      out[n++] = base.skip;
      break;
    case At.DYN_STEP2:
      n = cities(out, n, base.mission, playable(table, state, 0));
      n = cities(out, n, base.exploit, usable(table, state, OCCUPY | ATTACK | MISSION));
      n = cities(out, n, base.unexploit, state.exploited);
      out[n++] = base.pass;
      break;
    case At.DYN_EXPLOIT:
      n = operations(table, state, out, OCCUPY | ATTACK | MISSION);
      break;
    case At.DYN_HIT: {
      const city = first(state.captured);
      out[n++] = base.occupy + city;
      out[n++] = base.discard + city;
      break;
    }
    case At.LIB_STEP1:
      out[n++] = base.draw;
      out[n++] = base.skip;
      break;
    case At.LIB_STEP2:
      out[n++] = base.evade;
      n = cities(out, n, base.sabotage, sabotageable(state));
      n = cities(out, n, base.mission, playable(table, state, 1));
      out[n++] = base.pass;
      break;
    case At.LIB_EVADE:
      n = cities(out, n, base.base, refuges(state));
      break;
    case At.DYN_STEP3:
    case At.LIB_STEP3:
    case At.DISCARD_OWN:
      n = cities(out, n, base.discard, handOf(state, side));
      break;
    case At.DISCARD_FORCED:
      n = cities(out, n, base.discard, handOf(state, 1 - side));
      break;
    case At.PAY_EXPLOIT:
      n = cities(out, n, base.pay, ready(state));
      break;
    case At.PAY_DISCARD:
      n = cities(out, n, base.pay, handOf(state, side));
      break;
    case At.PROPAGANDA_COUNT:
      for (const most = Math.min(running(table, state).count, size(state.discard)); n <= most; n++) out[n] = base.count + n;
      break;
    case At.RESIST_TARGET: {
      const set = lenders(table, state, side);
      if (set === 0) out[n++] = base.targetNone;
      else n = cities(out, n, base.target, set);
      break;
    }
    case At.SUPERWEAPON_MAP:
    case At.PROBE_MAP:
      n = areas(table, state, out, running(table, state).scope);
      break;
    case At.MOBILIZE_BASE:
      n = cities(out, n, base.base, relocations(state, running(table, state)));
      break;
    case At.FLEET_TARGET:
      n = cities(out, n, base.attack, fleetTargets(state, running(table, state)));
      if (n === 0) out[n++] = base.skip;
      break;
    case At.FLAW_NEXT: {
      const op = running(table, state);
      n = cities(out, n, base.exploit, flawExploits(state, op));
      n = cities(out, n, base.sabotage, flawSabotages(state, op));
      if (op.optional || n === 0) out[n++] = base.stop;
      break;
    }
    case At.SPY_TAKE:
      n = cities(out, n, base.take, lookedAt(state));
      out[n++] = base.takeNone;
      break;
    case At.SPY_ORDER:
      n = orders(table, state, out);
      break;
    case At.WARP_CARD:
      n = areas(table, state, out, MAP);
      break;
    case At.WARP_MODE:
      for (let mode = 0; mode < MODES.length; mode++) out[n++] = base.rotate + mode;
      break;
    case At.ANOMALY_EVADE:
      out[n++] = base.evade;
      out[n++] = base.skip;
      break;
    case At.WARP_EXPLOIT: {
      const op = running(table, state);
      n = cities(out, n, base.exploit, usable(table, state, op.uses));
      if (op.optional || n === 0) out[n++] = base.skip;
      break;
    }
    case At.WARP_OP:
      n = operations(table, state, out, running(table, state).uses);
      break;
    case At.UNEXPLOIT_NEXT:
      n = cities(out, n, base.unexploit, state.exploited);
      out[n++] = base.stop;
      break;
    case At.OCCUPY_HAND:
      n = cities(out, n, base.occupy, settlements(state, running(table, state)));
      out[n++] = base.skip;
      break;
  }
  return n;
}
