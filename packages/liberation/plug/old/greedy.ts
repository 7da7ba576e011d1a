import { At, first, size, VERB, type Belief, type CitySet, type State, type Table } from '@orrery/liberation';
import type { Chance, Choice, Seat } from '@orrery/kernel';

type Incline = (state: State, seat: Seat, list: readonly Choice[], n: number, out: number[]) => void;

/** The best of these, chance among equals. */
export function best(open: readonly Choice[], scores: readonly number[], chance: Chance): Choice {
  const top = Math.max(...open.map((_, i) => scores[i] as number));
  const equals = open.filter((_, i) => (scores[i] as number) >= top - 1e-9);
  return equals[chance.below(equals.length)] as Choice;
}

/** What a covered city is worth against one that is struck now. */
const COVER = 0.22;

/**
 * One-ply play. The Dynasty strikes where its belief is greatest and otherwise spreads towards it; the Liberation judges by how exposed its base is.
 * `state` is any world of the seat: only what the seat sees is read from it.
 */
export function greedyChoice(
  table: Table,
  state: State,
  seat: Seat,
  belief: Belief,
  open: readonly Choice[],
  incline: Incline,
  chance: Chance,
): Choice {
  const scores: number[] = [];
  incline(state, seat, open, open.length, scores);
  if (seat === 0 && state.base >= 0) hunt(table, state, belief, open, scores);
  return best(open, scores, chance);
}

function hunt(table: Table, state: State, belief: Belief, open: readonly Choice[], scores: number[]): void {
  const { verbOf, argumentOf, base } = table.choices;
  const likely = belief.bases();
  const held = belief.hands();
  const mass = (set: CitySet): number => {
    let sum = 0;
    for (let rest = set; rest !== 0; rest &= rest - 1) sum += likely[first(rest)] as number;
    return sum;
  };
  const near = (set: CitySet): CitySet => {
    let found = 0;
    for (let rest = set; rest !== 0; rest &= rest - 1) found |= state.adjacent[first(rest)] as number;
    return found & ~state.occupied;
  };
  const attack = (city: number): number => (likely[city] as number) + 0.15 * (held[city] as number);
  const strongest = (set: CitySet): number => {
    let top = 0;
    for (let rest = set & ~state.occupied; rest !== 0; rest &= rest - 1) top = Math.max(top, attack(first(rest)));
    return top;
  };
  const occupy = (city: number): number => COVER * mass((state.adjacent[city] as number) & ~near(state.occupied) & ~state.occupied) + 0.01;
  const area = (cities: CitySet): number => mass(cities & ~state.occupied);
  const widest = Math.max(...table.atlas.mapCities.map(area));
  const mission = (id: string): number => {
    if (id === 'launchFleet') return strongest(state.inPlay) - 0.05;
    if (id === 'superweapon') return widest - 0.08;
    if (id === 'probe') return 0.1;
    if (id === 'propaganda') return state.act === 3 && state.deck.length <= 1 ? 0.2 : 0;
    return id === 'recruitSpyD' ? 0.06 : 0.05;
  };
  const missionOf = (city: number): string => table.missions[table.dynastyMission[city] as number]?.id ?? '';
  const operation = (source: number): number => {
    let top = strongest(state.adjacent[source] as number);
    for (let rest = state.dynasty & (state.adjacent[source] as number); rest !== 0; rest &= rest - 1)
      top = Math.max(top, occupy(first(rest)));
    return top;
  };
  const readyCount = size(state.occupied & ~state.exploited);

  open.forEach((choice, i) => {
    if (choice >= base.order) return;
    const verb = verbOf[choice] as number;
    const city = argumentOf[choice] as number;
    switch (state.at) {
      case At.DYN_STEP1:
        if (verb === VERB.unexploit) scores[i] = (readyCount < 2 ? 0.5 : 0.1) + strongest(state.adjacent[city] as number);
        else if (verb === VERB.draw)
          scores[i] = state.deck.length === 0 ? (state.act === 3 ? -1 : 0.05) : size(state.dynasty) < 2 ? 0.45 : 0.2;
        else scores[i] = 0.1;
        return;
      case At.DYN_STEP2:
        if (verb === VERB.exploit) scores[i] = operation(city);
        else if (verb === VERB.mission) scores[i] = mission(missionOf(city));
        else scores[i] = verb === VERB.unexploit ? 0.04 : 0;
        return;
      case At.DYN_EXPLOIT:
      case At.WARP_OP:
        if (verb === VERB.attack) scores[i] = attack(city);
        else scores[i] = verb === VERB.occupy ? occupy(city) : mission(missionOf(state.exploiting)) - 0.02;
        return;
      case At.FLEET_TARGET:
        scores[i] = attack(city);
        return;
      case At.SUPERWEAPON_MAP:
        scores[i] = area(table.atlas.mapCities[city] as number);
        return;
      case At.PROBE_MAP: {
        // A question is worth most where both answers are as likely.
        const there = mass(table.atlas.mapCities[city] as number);
        scores[i] = there * (1 - there);
        return;
      }
      default:
    }
  });
}
