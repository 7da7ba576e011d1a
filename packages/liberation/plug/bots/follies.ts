import { At, first, seen, size, VERB, type Belief, type CitySet, type LiberationRules, type State, type View } from '@orrery/liberation';
import { quick, type Choice, type Known } from '@orrery/kernel';
import type { Folly } from '@orrery/games/plug';
import { Trail } from './trail.ts';

/** What speaks against a choice. `folly.<code>` of the messages says it. */
export const FOLLIES = [
  'nothing-there',
  'answer-known',
  'no-effect',
  'idle',
  'victory-missed',
  'loses-game',
  'gives-time',
  'last-chance',
  'base-in-danger',
] as const;
type Code = (typeof FOLLIES)[number];
/** What only those see who look at what the other side is about to do. */
const OVERLOOKED: ReadonlySet<Code> = new Set(['gives-time', 'last-chance', 'base-in-danger']);

/** Chances smaller than this are none. */
const NONE = 1e-9;
/** A base that the table suspects so much, beside an occupied city, is as good as found. */
const SUSPECTED = 0.7;
const LAST_ACT = 3;
const STRIKES: ReadonlySet<string> = new Set(['launchFleet', 'superweapon', 'propaganda', 'hyperspaceWarp']);
const ESCAPES: ReadonlySet<string> = new Set(['mobilizeBase', 'spaceAnomaly', 'designFlaw', 'armedResistance']);

interface Said {
  readonly kind: string;
  readonly seat?: number;
  readonly city?: string;
}

export type Follies = (belief: Belief, known: Known<View>, open: readonly Choice[]) => readonly Folly[];

/** Choices that can neither find out nor gain nor deceive, that throw a victory away or let one happen. */
export function follies(rules: LiberationRules): Follies {
  const { table } = rules;
  const { verbOf, argumentOf, base: codes } = table.choices;
  const trail = new Trail(table);
  const missionOf = (side: number, city: number): string =>
    table.missions[(side === 0 ? table.dynastyMission : table.liberationMission)[city] as number]?.id ?? '';

  /** What the hunter's choices can strike. */
  function hunter(belief: Belief, known: Known<View>): (state: State, choice: Choice, open: readonly Choice[]) => Code | null {
    const likely = belief.bases();
    const held = belief.hands();
    const list: Choice[] = [];
    const worth = (city: number): boolean => (likely[city] as number) + (held[city] as number) > NONE;
    const found = likely.findIndex((chance) => chance > 1 - NONE);
    const sum = (cities: CitySet): number => {
      let total = 0;
      for (let rest = cities; rest !== 0; rest &= rest - 1) total += likely[first(rest)] as number;
      return total;
    };
    const settled = (cities: CitySet): boolean => sum(cities) <= NONE || sum(cities) >= 1 - NONE;
    const asksInVain = (city: number): boolean => missionOf(0, city) === 'probe' && table.atlas.mapCities.every(settled);
    const someWorth = (cities: CitySet): boolean => {
      for (let rest = cities; rest !== 0; rest &= rest - 1) if (worth(first(rest))) return true;
      return false;
    };
    /** What an exploited city could be used for. */
    const usesOf = (state: State, choice: Choice): readonly [State, readonly Choice[]] => {
      const after = rules.clone(state);
      rules.apply(after, 0, choice, quick(0));
      return [after, list.slice(0, rules.legal(after, 0, list))];
    };
    /** Whether a choice may strike the base, or puts the last draw off. */
    const strikes = (state: State, choice: Choice): boolean => {
      const city = argumentOf[choice] as number;
      switch (verbOf[choice]) {
        case VERB.attack:
          return (likely[city] as number) > NONE;
        case VERB.exploit: {
          const [after, uses] = usesOf(state, choice);
          return uses.some((use) => strikes(after, use));
        }
        case VERB.mission:
          return STRIKES.has(missionOf(0, city));
        case VERB.perform:
          return STRIKES.has(missionOf(0, state.exploiting));
        default:
          return false;
      }
    };
    const wins = (state: State, choice: Choice): boolean => {
      const city = argumentOf[choice] as number;
      if (verbOf[choice] === VERB.attack) return city === found;
      return verbOf[choice] === VERB.exploit && state.at === At.DYN_STEP2 && (((state.adjacent[city] as number) >> found) & 1) !== 0;
    };
    const judge = (state: State, choice: Choice, open: readonly Choice[]): Code | null => {
      const verb = verbOf[choice] as number;
      const city = argumentOf[choice] as number;
      if (found >= 0 && !wins(state, choice) && open.some((other) => wins(state, other))) return 'victory-missed';
      if (verb === VERB.attack && !worth(city)) return 'nothing-there';
      if (verb === VERB.map && state.at === At.SUPERWEAPON_MAP)
        return someWorth((table.atlas.mapCities[city] as number) & ~state.occupied) ? null : 'nothing-there';
      if (verb === VERB.map && state.at === At.PROBE_MAP) return settled(table.atlas.mapCities[city] as number) ? 'answer-known' : null;
      if (verb === VERB.mission && asksInVain(city)) return 'answer-known';
      if (verb === VERB.perform && asksInVain(state.exploiting)) return 'answer-known';
      if (verb === VERB.exploit && (state.at === At.DYN_STEP2 || state.at === At.WARP_EXPLOIT)) {
        const [after, uses] = usesOf(state, choice);
        if (uses.every((use) => judge(after, use, uses) !== null)) return 'nothing-there';
      }
      if (verb === VERB.draw && state.act === LAST_ACT && state.deck.length <= 1)
        return state.deck.length === 0 ? 'loses-game' : 'gives-time';
      if ((verb === VERB.pass || verb === VERB.skip) && state.exploited !== 0 && (state.at === At.DYN_STEP1 || state.at === At.DYN_STEP2))
        return 'idle';
      // The next draw of the Liberation ends the game.
      if (state.act === LAST_ACT && state.deck.length === 0 && (state.at === At.DYN_STEP2 || state.at === At.DYN_EXPLOIT))
        return !strikes(state, choice) && open.some((other) => strikes(state, other)) ? 'last-chance' : null;
      return warned(known, choice);
    };
    return judge;
  }

  /** Whether the table knows so well where the base is that it is struck next turn. */
  function inDanger(state: State, known: Known<View>): boolean {
    const beside = (state.adjacent[state.base] as number) & state.occupied;
    if (beside === 0) return false;
    trail.clear();
    for (const entry of known.past) if (entry >= 0) trail.hear(state, entry);
    let total = 0;
    for (let city = 0; city < trail.base.length; city++) if (!((state.occupied >> city) & 1)) total += trail.base[city] as number;
    return total > 0 && (trail.base[state.base] as number) / total > SUSPECTED;
  }

  /** Cities everybody knows the Dynasty not to hold: it said so and has taken no card since, or they were sabotaged and lie in the discard pile. */
  function knownAbsent({ past }: Known<View>): ReadonlySet<string> {
    const denied = new Set<string>();
    const lost = new Set<string>();
    for (const entry of past) {
      if (entry < 0) continue;
      const event: Said = table.events.codec.name(entry);
      if (event.kind === 'notInHand') denied.add(event.city ?? '');
      else if (event.kind === 'sabotaged') lost.add(event.city ?? '');
      else if ((event.kind === 'drew' || event.kind === 'took') && event.seat === 0) denied.clear();
      else if (event.kind === 'act' || event.kind === 'returned') lost.clear();
    }
    return new Set([...denied, ...lost]);
  }

  function hunted(known: Known<View>): (state: State, choice: Choice, open: readonly Choice[]) => Code | null {
    let absent: ReadonlySet<string> | null = null;
    let danger: boolean | null = null;
    const escapes = (state: State, choice: Choice): boolean => {
      const city = argumentOf[choice] as number;
      if (verbOf[choice] === VERB.evade) return ((state.adjacent[state.base] as number) & state.liberation) !== 0;
      return verbOf[choice] === VERB.mission && ESCAPES.has(missionOf(1, city)) && size(state.liberation) > 1;
    };
    return (state, choice, open) => {
      const verb = verbOf[choice] as number;
      const city = argumentOf[choice] as number;
      // What only the Liberation knows to be elsewhere may be named to mislead.
      if (verb === VERB.sabotage && (absent ??= knownAbsent(known)).has(table.cities[city] ?? '')) return 'nothing-there';
      if (state.at === At.LIB_STEP1 && verb === VERB.skip && state.act === LAST_ACT && state.deck.length === 0) return 'victory-missed';
      if (state.at === At.LIB_STEP2 && !escapes(state, choice) && open.some((other) => escapes(state, other))) {
        danger ??= inDanger(state, known);
        if (danger) return 'base-in-danger';
      }
      return warned(known, choice);
    };
  }

  const warned = (known: Known<View>, choice: Choice): Code | null =>
    rules.warnings(known, choice).includes('noEffect') ? 'no-effect' : null;

  return (belief, known, open) => {
    const { view } = known;
    const state = seen(table, view);
    if (!view.baseSet) return [];
    const judge = view.viewer === 0 ? hunter(belief, known) : hunted(known);
    return open.flatMap((choice) => {
      if (choice >= codes.order) return [];
      const code = judge(state, choice, open);
      return code ? [{ choice, code, values: {}, ...(OVERLOOKED.has(code) ? { overlooked: true } : {}) }] : [];
    });
  };
}
