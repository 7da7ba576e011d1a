import { byWord, set, type Choice, type Seat } from '@orrery/kernel';
import { D, RACE, type ChoiceLexicon, type Locations, type RexRules, type State } from '@orrery/rex';
import type { Board } from './board.ts';
import { endings, type Ending } from './endings.ts';
import type { Hands } from './fights.ts';
import { rankOf } from './victories.ts';

/** Of what those who move later would change about a victory, so much comes true: one alone may fail to stop it, and several keep one another from making it likelier, unless it is the seat’s own. In the last round only harm is counted. Measured on games between bots. */
const STOPPED = { one: 0.5, several: 0.65 };
const HELPED = { one: 0.8, several: 0.5 };
const JOINED = 0.8;
const HARMED = 0.8;
/** Nobody spends a card to go where so little is to be hoped for. */
const HOPEFUL = 0.22;
/** What an own victory is worth of rounds that end without one: more with every round to whoever hardly ever wins at the end. */
const WON = 1.5;
const HURRIED = 0.3;
/** So much less than the best is let go, in rounds before the last, as there is ever less to keep anything for, and in that, and besides so much of what is at stake. */
const TOLERANCE = 0.1;
const NEARER = 0.006;
const TOLERANCE_LAST = 0.02;
const RELATIVE = 0.35;
/** Whoever moves last, whom nobody can be counted on after, lets less go. */
const FINAL = 0.5;
const RELATIVE_LAST = 0.15;
/** And where only a few units more or less are at stake, so much of that. */
const FINE = 0.25;
/** So little moves nobody. */
const SLIGHT = 0.02;
/** Of the movements of those who move later the best are looked at with a deployment. */
const BROAD = 3;

export interface Verdict {
  /** Why a choice falls short of the best. */
  readonly short: ReadonlyMap<Choice, 'victory-allowed' | 'victory-missed'>;
  /** What comes near the best. */
  readonly good: ReadonlySet<Choice>;
  /** By how much each falls short of the best, even if that is too little to count elsewhere. */
  readonly behind: ReadonlyMap<Choice, number>;
}

/** What a position is worth, and how likely the seat itself wins. */
interface Worth {
  readonly value: number;
  readonly own: number;
}

interface Reckoned {
  readonly best: Worth;
  readonly worst: number;
  readonly reached: ReadonlyMap<Choice, Worth>;
}

interface Step {
  readonly from: number;
  readonly to: number;
  readonly units: number;
}

/** Who wins at the end of the round as things stand, and what the open choices of a maneuver turn change about it. */
export function reckoning(
  rules: RexRules,
  board: Board,
): (state: State, seat: Seat, open: readonly Choice[], hands?: Hands) => Verdict | null {
  const { table } = rules;
  const { choices } = table;
  const { deployCost, deployCostEnemy, moveBase, movePort } = table.pack.constants;
  const { places, seats } = board;
  const strongholds = set.list(board.strongholds);
  const city = endings(rules, board);
  const { put, there, side } = city;
  let last = false;
  let sol = -1;
  let hacan = -1;
  /** What Hacan is paid by the steps that are tried. */
  let tribute = 0;
  let now: State;
  let me = -1;

  /** By seat: what an own victory is worth. */
  const won = new Float64Array(seats);
  /** What the end of this round is worth to a seat. */
  const worthOf = (seat: Seat, { own, others }: Ending): number => (last ? own : 1 - others + ((won[seat] as number) - 1) * own);
  const worth = (seat: Seat): number => worthOf(seat, city.ending(seat));

  const met = (seat: Seat, place: number): boolean => {
    for (let other = 0; other < seats; other++) if (!set.has(side[seat] as number, other) && there(other, place) > 0) return true;
    return false;
  };
  /** Deployments are paid to Hacan, who may use that at once. */
  const pays = (seat: Seat): boolean => seat === me && seat !== sol && hacan >= 0 && !set.has(side[seat] as number, hacan);
  const shift = (seat: Seat, { from, to, units }: Step, sign: number): void => {
    if (from >= 0) put(seat, from, -sign * units);
    else if (pays(seat)) tribute += sign * units * (met(seat, to) ? deployCostEnemy : deployCost);
    put(seat, to, sign * units);
  };
  const shut = (seat: Seat, place: number): boolean => {
    for (let other = 0; other < seats; other++)
      if (other !== seat && set.has(side[seat] as number, other) && there(other, place) > 0) return true;
    return false;
  };

  /** How many may come from the reserves to a place, as far as the influence goes. */
  function landing(seat: Seat, place: number): number {
    if (shut(seat, place) || ((board.sectorOf[place] ?? 0) !== 0 && board.sectorOf[place] === now.fleet.sector)) return 0;
    const kind = now.race[seat] ?? -1;
    const waiting = now.units.reserve[seat] ?? 0;
    if (kind === RACE.SOL) return set.has(table.solZone, place) ? waiting : 0;
    const cheap = hacan >= 0 && set.has(side[seat] as number, hacan);
    const money = (now.influence[seat] ?? 0) + (seat === hacan ? Math.min(tribute, now.influence[me] ?? 0) : 0);
    const paid = Math.floor(money / ((met(seat, place) ? deployCostEnemy : deployCost) / (cheap ? 2 : 1)));
    const mechanized = kind === RACE.LAZ ? Math.min(now.units.reserveMechanized, paid) : 0;
    return 2 * mechanized + Math.min(waiting, paid - mechanized);
  }
  function landings(seat: Seat): Step[] {
    return strongholds.flatMap((to) => {
      const units = landing(seat, to);
      return units > 0 ? [{ from: -1, to, units }] : [];
    });
  }
  function marches(seat: Seat): Step[] {
    const steps = set.has(now.maneuver.ports, seat) ? movePort : (table.moveBase[now.race[seat] ?? -1] ?? moveBase);
    const goals = table.reach[steps] ?? [];
    const found: Step[] = [];
    for (let from = 0; from < places; from++) {
      const units = there(seat, from);
      if (units <= 0) continue;
      const reached: Locations = goals[now.fleet.sector * places + from] ?? 0;
      // Sol’s allies are in Sol’s way in the last round.
      const away = last && set.has(board.sites, from) ? set.minus(reached, board.strongholds) : 0;
      if (away !== 0) found.push({ from, to: set.first(away), units });
      for (let rest: Locations = reached & board.strongholds; rest !== 0; rest = set.rest(rest)) {
        const to = set.first(rest);
        if (to === from || shut(seat, to)) continue;
        found.push({ from, to, units });
        if (set.has(board.strongholds, from) && units > 3) found.push({ from, to, units: Math.ceil(units / 2) });
      }
    }
    return found;
  }

  /** Does the steps, values what comes of it, and takes them back. */
  function trying<T>(seat: Seat, steps: readonly Step[], value: () => T): T {
    for (const step of steps) shift(seat, step, 1);
    const found = value();
    for (const step of steps) shift(seat, step, -1);
    return found;
  }

  /** What somebody who moves later does best, as things stand. */
  function answer(seat: Seat): readonly Step[] {
    let best: readonly Step[] = [];
    let most = worth(seat) + SLIGHT;
    const consider = (steps: readonly Step[]): number => {
      const value = trying(seat, steps, () => worth(seat));
      if (value > most) [best, most] = [steps, value];
      return value;
    };
    const moves = marches(seat).map((step) => ({ step, value: consider([step]) }));
    for (const step of landings(seat)) consider([step]);
    moves.sort((a, b) => b.value - a.value);
    for (const { step } of moves.slice(0, BROAD)) for (const next of trying(seat, [step], () => landings(seat))) consider([step, next]);
    return best;
  }

  /** What stands, and what becomes of it when those who move later answer: of others only harm is expected by whoever counts on nobody. */
  function foreseen(seat: Seat, alone = last): Worth {
    const before = city.ending(seat);
    const rank = rankOf(board, now, seat);
    const later = Array.from({ length: seats }, (_, other) => other)
      .filter((other) => rankOf(board, now, other) > rank)
      .sort((a, b) => rankOf(board, now, a) - rankOf(board, now, b));
    const kept = city.kept();
    let after = before;
    for (const other of later) {
      // Nor is harm to be feared of an ally.
      if (alone && set.has(side[seat] as number, other)) continue;
      city.await(rankOf(board, now, other));
      for (const step of answer(other)) shift(other, step, 1);
      const then = city.ending(seat);
      if (!alone || worthOf(seat, then) < worthOf(seat, after)) after = then;
    }
    city.restore(kept);
    city.await(rank);
    const many = later.length > 1 ? 'several' : 'one';
    const expected = (from: number, to: number, helped: number): number =>
      from + (last ? HARMED : to < from ? STOPPED[many] : helped) * (to - from);
    const own = expected(before.own, after.own, JOINED);
    return { value: worthOf(seat, { own, others: expected(before.others, after.others, HELPED[many]) }), own };
  }

  const numberOf = byWord<ChoiceLexicon, null, number>(choices, {
    units: (_, units) => units,
    unitsMechanized: (_, units, others) => units + 2 * others,
    unitsFaceDown: (_, units, others) => units + others,
  });
  type Way = { readonly from: number; readonly to: number };
  const wayOf = byWord<ChoiceLexicon, null, Way | null>(choices, {
    deploy: (_, to) => ({ from: -1, to }),
    move: (_, from, to) => ({ from, to }),
    relocate: (_, from, to) => ({ from, to }),
    playAt: (_, card, to) => (card === table.informant ? { from: -1, to } : null),
  });
  const played = byWord<ChoiceLexicon, null, number>(choices, { play: (_, card) => card });
  const idles = byWord<ChoiceLexicon, null, boolean>(choices, { end: () => true, skip: () => true });

  const numbers = (all: number): readonly number[] => [
    ...new Set([all, all - 1, all - 3, Math.ceil(all * 0.75), Math.ceil(all / 2), Math.ceil(all / 4), 1].filter((units) => units >= 1)),
  ];

  return (state, seat, open, hands) => {
    const moving = state.decision === D['D-MOVE'];
    if ((!moving && state.decision !== D['D-DEPLOY']) || state.turn !== seat) return null;
    now = state;
    me = seat;
    tribute = 0;
    last = state.round === board.rounds;
    sol = state.seatOf[RACE.SOL] ?? -1;
    hacan = state.seatOf[RACE.HAC] ?? -1;
    const heirs = [RACE.SOL, RACE.HAC].map((race) => state.seatOf[race] ?? -1).filter((heir) => heir >= 0);
    for (let other = 0; other < seats; other++) {
      const waits = other === state.seatOf[RACE.XXC] || heirs.some((heir) => heir === other || set.has(state.allies[other] ?? 0, heir));
      won[other] = WON + (waits ? 0 : HURRIED * state.round);
    }
    city.begin(state, seat, hands);

    const holding = (state.cards.hand[seat * board.cards + table.rapidMobilization] ?? 0) > 0;
    const [begun] = state.drafts[seat] ?? [];
    const lands = moving && !state.maneuver.deployed;
    let answered: Step | null | undefined;
    /** The deployment that is worth most once others have answered it. */
    const lasting = (): Step | null => {
      if (answered !== undefined) return answered;
      answered = null;
      let most = foreseen(seat).value;
      for (const step of landings(seat)) {
        const { value } = trying(seat, [step], () => foreseen(seat));
        if (value > most + SLIGHT) [answered, most] = [step, value];
      }
      return answered;
    };
    /** The best that may follow in the same turn, as things stand, and what outlasts the answers of others. */
    const followed = (steps: readonly Step[], again: boolean): readonly (readonly Step[])[] => {
      const best = atOnce(steps, again);
      const landed = lands && last ? lasting() : null;
      const units = landed ? trying(seat, steps, () => landing(seat, landed.to)) : 0;
      return landed && units > 0 ? [best, [...steps, { ...landed, units }]] : [best];
    };
    const atOnce = (steps: readonly Step[], again: boolean): readonly Step[] => {
      let best = steps;
      let most = trying(seat, steps, () => worth(seat));
      const consider = (plan: readonly Step[]): void => {
        const value = trying(seat, plan, () => worth(seat));
        if (value > most + 1e-6) [best, most] = [plan, value];
      };
      const hopeful = ({ to }: Step): boolean => last || !set.has(board.strongholds, to) || city.holds(seat, to) >= HOPEFUL;
      const onwards = again ? trying(seat, steps, () => marches(seat).filter((step) => trying(seat, [step], () => hopeful(step)))) : [];
      const marched = onwards.map((step) => [...steps, step]);
      for (const plan of marched) consider(plan);
      for (const from of [steps, best]) if (lands) for (const step of trying(seat, from, () => landings(seat))) consider([...from, step]);
      return best;
    };
    const plansOf = (choice: Choice, again: boolean): readonly (readonly Step[])[] | null => {
      if (begun !== undefined) {
        const way = wayOf(null, begun);
        const units = numberOf(null, choice);
        return way && units !== undefined ? followed([{ ...way, units }], again) : null;
      }
      if (idles(null, choice)) return followed([], false);
      if (played(null, choice) === table.rapidMobilization) return followed([], true);
      const way = wayOf(null, choice);
      if (!way) return null;
      const all = way.from < 0 ? landing(seat, way.to) : there(seat, way.from);
      return numbers(Math.max(1, all)).flatMap((units) => followed([{ ...way, units }], again));
    };

    const relevant = (steps: readonly Step[]): string => {
      const change = new Map<number, number>();
      for (const { from, to, units } of steps) {
        change.set(to, (change.get(to) ?? 0) + units);
        if (from >= 0) change.set(from, (change.get(from) ?? 0) - units);
      }
      return [...change]
        .filter(([place, units]) => units !== 0 && set.has(board.strongholds, place))
        .sort(([a], [b]) => a - b)
        .join(';');
    };
    // Nobody counts on others who might mend what somebody has done before them in the last round, or man a stronghold that is left for nothing.
    const vacates = ({ from, to }: Step): boolean => set.has(board.strongholds, from) && !set.has(board.strongholds, to);
    const values = new Map<string, Worth>();
    const valueOf = (steps: readonly Step[]): Worth => {
      const key = relevant(steps);
      const known = values.get(key);
      if (known) return known;
      const found = trying(seat, steps, () => foreseen(seat, last || steps.some(vacates)));
      values.set(key, found);
      return found;
    };
    const reckoned = (again: boolean): Reckoned => {
      let best: Worth = { value: Number.NEGATIVE_INFINITY, own: 0 };
      let worst = Number.POSITIVE_INFINITY;
      // What is let go is measured by what doing nothing leaves.
      let idle = Number.NEGATIVE_INFINITY;
      const reached = new Map<Choice, Worth>();
      for (const choice of open) {
        const plans = plansOf(choice, again);
        if (!plans) continue;
        let most: Worth = { value: Number.NEGATIVE_INFINITY, own: 0 };
        for (const steps of plans) {
          const each = valueOf(steps);
          if (each.value > most.value) most = each;
        }
        reached.set(choice, most);
        if (most.value > best.value) best = most;
        worst = Math.min(worst, most.value);
        if (idles(null, choice)) idle = most.value;
      }
      return { best, worst: Math.max(worst, idle), reached };
    };
    // How many are brought where is a matter of influence, and no more.
    const fine = !last && begun !== undefined && (wayOf(null, begun)?.from ?? 0) < 0 ? FINE : 1;
    const final = rankOf(board, state, seat) === seats - 1 ? FINAL : 1;
    const tolerance = last ? TOLERANCE_LAST : final * (TOLERANCE - NEARER * state.round);
    const once = reckoned(false);
    // Another movement is counted on only where it does more than one.
    const twice = holding && moving ? reckoned(true) : once;
    const { best, worst, reached } = twice.best.value > once.best.value + tolerance ? twice : once;
    if (reached.size < 2) return null;
    const allowance = fine * Math.max(tolerance, (last ? RELATIVE_LAST : RELATIVE) * (best.value - worst));
    const behind = new Map([...reached].map(([choice, { value }]) => [choice, best.value - value]));
    const short = new Map<Choice, 'victory-allowed' | 'victory-missed'>();
    const good = new Set<Choice>();
    for (const [choice, { value, own }] of reached) {
      if (best.value - value <= allowance) good.add(choice);
      else
        short.set(
          choice,
          !last && (won[seat] as number) * (best.own - own) < (best.value - value) / 2 ? 'victory-allowed' : 'victory-missed',
        );
    }
    if (short.size === 0) good.clear();
    return { short, good, behind };
  };
}
