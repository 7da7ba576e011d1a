import { At, first, size, VERB, type CitySet, type State, type Table } from '@orrery/liberation';
import type { Choice, Seat } from '@orrery/kernel';
import { around, type Trail } from './trail.ts';

type Incline = (state: State, seat: Seat, list: readonly Choice[], n: number, out: number[]) => void;

/** What a covered city is worth against one that is struck now. */
const COVER = 0.22;
/** A choice this much worse is drawn e times less often. */
const COLD = 0.04;
const FLOOR = 0.01;

/** Decisions in which the Dynasty goes by the trail. */
const HUNTING: ReadonlySet<number> = new Set([
  At.DYN_STEP1,
  At.DYN_STEP2,
  At.DYN_EXPLOIT,
  At.WARP_OP,
  At.FLEET_TARGET,
  At.SUPERWEAPON_MAP,
  At.PROBE_MAP,
]);

/** Decisions in which the Liberation thinks of its base. */
const HIDING: ReadonlySet<number> = new Set([At.LIB_STEP2, At.LIB_EVADE, At.MOBILIZE_BASE, At.ANOMALY_EVADE]);

/** How imagined players choose: by the trail of the base as far as everybody can follow it, and otherwise by inclination. */
export function instinct(table: Table, trail: Trail, incline: Incline): Incline {
  const { verbOf, argumentOf, base } = table.choices;
  const mapCities = table.atlas.mapCities;
  const ids = table.missions.map((mission) => mission.id);
  let hidden: CitySet = 0;
  let total = 1;
  let covered: CitySet = 0;

  const attack = (city: number): number =>
    (hidden >> city) & 1 ? (trail.base[city] as number) / total + 0.15 * (trail.hand[city] as number) : 0;
  const strongest = (set: CitySet): number => {
    let top = 0;
    for (let rest = set & hidden; rest !== 0; rest &= rest - 1) top = Math.max(top, attack(first(rest)));
    return top;
  };
  const mass = (set: CitySet): number => {
    let sum = 0;
    for (let rest = set & hidden; rest !== 0; rest &= rest - 1) sum += trail.base[first(rest)] as number;
    return sum / total;
  };

  const widest = (): number => {
    let top = 0;
    for (let map = 0; map < mapCities.length; map++) top = Math.max(top, mass(mapCities[map] as number));
    return top;
  };

  function survey(state: State): void {
    hidden = state.inPlay & ~state.occupied & ~state.dynasty & ~trail.gone;
    total = 1;
    total = Math.max(1e-9, mass(-1));
    covered = around(state, state.occupied);
  }

  const occupy = (state: State, city: number): number => COVER * mass((state.adjacent[city] as number) & ~covered) + 0.01;
  const mission = (state: State, number: number): number => {
    switch (ids[number]) {
      case 'launchFleet':
        return strongest(-1) - 0.05;
      case 'superweapon':
        return widest() - 0.08;
      case 'probe':
        return 0.1;
      case 'propaganda':
        return state.act === 3 && state.deck.length <= 1 ? 0.2 : 0;
      default:
        return 0.05;
    }
  };
  const operation = (state: State, source: number): number => {
    const near = state.adjacent[source] as number;
    let top = strongest(near);
    for (let rest = state.dynasty & near; rest !== 0; rest &= rest - 1) top = Math.max(top, occupy(state, first(rest)));
    return top;
  };

  /** What the hunter thinks of a choice. */
  function score(state: State, verb: number, city: number): number {
    switch (state.at) {
      case At.DYN_STEP1:
        if (verb === VERB.unexploit)
          return (size(state.occupied & ~state.exploited) < 2 ? 0.5 : 0.1) + strongest(state.adjacent[city] as number);
        if (verb === VERB.draw) return state.deck.length === 0 ? (state.act === 3 ? -1 : 0.05) : size(state.dynasty) < 2 ? 0.45 : 0.2;
        return 0.1;
      case At.DYN_STEP2:
        if (verb === VERB.exploit) return operation(state, city);
        if (verb === VERB.mission) return mission(state, table.dynastyMission[city] as number);
        return verb === VERB.unexploit ? 0.04 : 0;
      case At.DYN_EXPLOIT:
      case At.WARP_OP:
        if (verb === VERB.attack) return attack(city);
        return verb === VERB.occupy ? occupy(state, city) : mission(state, table.dynastyMission[state.exploiting] as number) - 0.02;
      case At.FLEET_TARGET:
        return attack(city);
      case At.SUPERWEAPON_MAP:
        return mass(mapCities[city] as number);
      default: {
        // A question is worth most where both answers are as likely.
        const there = mass(mapCities[city] as number);
        return there * (1 - there);
      }
    }
  }

  /** How a hunted base weighs its places: out of reach, and where nobody looks. */
  function hide(state: State, list: readonly Choice[], n: number, out: number[]): void {
    covered = around(state, state.occupied);
    let top = 1e-9;
    for (let city = 0; city < trail.base.length; city++) top = Math.max(top, trail.base[city] as number);
    const suspicion = (city: number): number => (trail.base[city] as number) / top;
    const reach = around(state, state.occupied & ~state.exploited);
    let sought = 1e-9;
    for (let rest = reach & ~state.occupied; rest !== 0; rest &= rest - 1) sought = Math.max(sought, trail.base[first(rest)] as number);
    const danger = state.base < 0 ? 0 : (trail.base[state.base] as number) / ((reach >> state.base) & 1 ? sought : top);
    const near = state.base >= 0 && (covered >> state.base) & 1;
    for (let i = 0; i < n; i++) {
      const choice = list[i] as Choice;
      if (choice >= base.order) continue;
      const verb = verbOf[choice] as number;
      const city = argumentOf[choice] as number;
      if (verb === VERB.evade) out[i] = (out[i] as number) * (0.3 + (near ? 1.4 : 0.8) * danger);
      else if (verb === VERB.base && state.at !== At.SETUP_BASE) out[i] = (out[i] as number) * (1.25 - suspicion(city));
      else if (verb === VERB.mission && ids[table.liberationMission[city] as number] === 'mobilizeBase')
        out[i] = (out[i] as number) * (0.3 + 1.4 * danger);
    }
  }

  return (state, seat, list, n, out) => {
    if (seat === 1 || state.base < 0 || !HUNTING.has(state.at)) {
      incline(state, seat, list, n, out);
      if (seat === 1 && state.base >= 0 && HIDING.has(state.at)) hide(state, list, n, out);
      return;
    }
    survey(state);
    let best = -Infinity;
    for (let i = 0; i < n; i++) {
      const choice = list[i] as Choice;
      const value = score(state, verbOf[choice] as number, argumentOf[choice] as number);
      out[i] = value;
      if (value > best) best = value;
    }
    for (let i = 0; i < n; i++) out[i] = FLOOR + Math.exp(((out[i] as number) - best) / COLD);
  };
}
