import { At, first, size, VERB, type CitySet, type State, type Table } from '@orrery/liberation';
import type { Choice, Seat } from '@orrery/kernel';

/** What a mission is worth at a glance, for the side that may perform it. */
type Worth = (state: State) => number;

const ready = (state: State): CitySet => state.occupied & ~state.exploited;

function around(state: State, set: CitySet): CitySet {
  let near = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) near |= state.adjacent[first(rest)] as number;
  return near;
}

/** How exposed a base here would be: ready neighbours strike next turn, sideways ones the turn after. */
function exposure(state: State, city: number): number {
  const near = (state.adjacent[city] as number) & state.occupied;
  return size(near & ~state.exploited) * 2 + size(near & state.exploited);
}

const MISSIONS: Readonly<Record<string, Worth>> = {
  publicSupport: (state) => (state.deck.length >= 4 ? 4 : state.deck.length >= 2 ? 1.5 : 0.02),
  armedResistance: () => 0.3,
  mobilizeBase: (state) => (exposure(state, state.base) > 0 ? 2.5 : 0.4),
  designFlaw: (state) => (size(ready(state)) >= 2 ? 1.5 : 0.3),
  recruitSpyL: () => 0.5,
  spaceAnomaly: (state) => (exposure(state, state.base) > 0 ? 1.5 : 0.4),
  propaganda: (state) => (state.act === 3 && state.deck.length <= 2 ? 2 : 0.05),
  superweapon: () => 2.5,
  launchFleet: () => 2,
  probe: () => 0.6,
  recruitSpyD: () => 0.5,
  hyperspaceWarp: () => 1,
};

/** A quick opinion on every open choice, from what the seat itself holds and sees: playouts and trees begin with it. */
export function inclination(table: Table): (state: State, seat: Seat, list: readonly Choice[], n: number, out: number[]) => void {
  const { verbOf, argumentOf, base } = table.choices;
  const worths = table.missions.map((mission) => MISSIONS[mission.id] ?? (() => 1));
  const worth = (state: State, mission: number): number => (worths[mission] as Worth)(state);

  const place = (state: State, city: number): number => {
    const exposed = exposure(state, city);
    const exits = size((state.adjacent[city] as number) & (state.liberation | (1 << Math.max(0, state.base))));
    return (exposed === 0 ? 4 : exposed === 1 ? 1.2 : 0.5 / exposed) * (1 + 0.25 * exits);
  };
  const spare = (state: State, seat: Seat, card: number): number => {
    if (seat === 0) return around(state, state.occupied) & (1 << card) ? 0.5 : 1;
    const exit = state.base >= 0 && ((state.adjacent[state.base] as number) >> card) & 1;
    return exit ? 0.3 : table.missions[table.liberationMission[card] as number]?.id === 'publicSupport' ? 0.3 : 1;
  };
  const unknown = (state: State, cities: CitySet): number => size(cities & state.inPlay & ~state.occupied & ~state.dynasty);

  /** The Dynasty's use of a city just exploited. */
  const operation = (state: State, verb: number, city: number, source: number): number => {
    if (verb === VERB.attack) return (state.dynasty >> city) & 1 ? 0.01 : 1;
    if (verb === VERB.occupy) {
      const gain = size((state.adjacent[city] as number) & ~around(state, state.occupied) & ~state.occupied);
      return size(state.occupied) < 5 ? 0.6 + 0.8 * gain : 0.2;
    }
    return worth(state, table.dynastyMission[source] as number) * 0.8;
  };

  const one = (state: State, seat: Seat, verb: number, city: number): number => {
    switch (state.at) {
      case At.DYN_STEP1:
        if (verb === VERB.draw) return state.deck.length === 0 ? (state.act === 3 ? 0 : 0.2) : size(state.dynasty) < 2 ? 2 : 0.5;
        return verb === VERB.unexploit ? 3 / size(state.exploited) : 0.1;
      case At.DYN_STEP2:
        if (verb === VERB.exploit) return 5 / size(ready(state));
        if (verb === VERB.mission) return worth(state, table.dynastyMission[city] as number);
        if (verb === VERB.unexploit) return (size(ready(state)) === 0 ? 2 : 0.2) / size(state.exploited);
        return 0.05;
      case At.DYN_EXPLOIT:
      case At.WARP_OP:
        return operation(state, verb, city, state.exploiting);
      case At.WARP_EXPLOIT:
        return verb === VERB.exploit ? 2 : 0.2;
      case At.DYN_HIT:
        return verb === VERB.occupy ? (size(state.occupied) < 6 ? 3 : 1) : 1;
      case At.LIB_STEP1:
        return verb === VERB.draw ? 1 : 0.03;
      case At.LIB_STEP2:
        if (verb === VERB.evade) {
          const exits = size(state.liberation & (state.adjacent[state.base] as number));
          return exposure(state, state.base) > 0 ? 1 + 1.5 * exits : 0.4;
        }
        if (verb === VERB.sabotage) {
          if (((state.liberation | (1 << state.base)) >> city) & 1) return 0.05;
          return size(state.dynasty) === 0 ? 0.05 : 0.2;
        }
        return verb === VERB.mission ? worth(state, table.liberationMission[city] as number) : 0.3;
      case At.SETUP_BASE:
      case At.LIB_EVADE:
      case At.MOBILIZE_BASE:
        return place(state, city);
      case At.SETUP_OCCUPY:
        return 0.2 + size(state.adjacent[city] as number);
      case At.DYN_STEP3:
      case At.LIB_STEP3:
      case At.PAY_DISCARD:
      case At.DISCARD_OWN:
      case At.DISCARD_FORCED:
        return spare(state, seat, city);
      case At.PROPAGANDA_COUNT:
        return 0.1 + city;
      case At.SUPERWEAPON_MAP:
      case At.PROBE_MAP:
        return 0.02 + unknown(state, verb === VERB.map ? (table.atlas.mapCities[city] as number) : 1);
      case At.FLEET_TARGET:
        return (state.dynasty >> city) & 1 ? 0.01 : 1;
      case At.FLAW_NEXT:
        if (verb === VERB.exploit) return 1;
        if (verb === VERB.stop) return 0.05;
        return ((state.liberation | (1 << state.base)) >> city) & 1 ? 0.02 : size(state.dynasty) > 0 ? 0.3 : 0.02;
      case At.SPY_TAKE:
        return verb === VERB.take ? 1 : 0.3;
      default:
        return 1;
    }
  };

  return (state, seat, list, n, out) => {
    for (let i = 0; i < n; i++) {
      const choice = list[i] as Choice;
      out[i] = choice >= base.order ? 1 : one(state, seat, verbOf[choice] as number, argumentOf[choice] as number);
    }
  };
}
