import { byWord, set, type Choice, type Seat } from '@orrery/kernel';
import { D, RACE, type ChoiceLexicon, type Locations, type RexRules, type Seats, type State } from '@orrery/rex';
import { unitsAt, type Board } from './board.ts';
import { danger } from './ventures.ts';
import { rankOf } from './victories.ts';

/** How many more units make a fight half as doubtful, leaders and cards unseen: so many, and more the more there are. How often an even one leaves nobody. */
const DOUBT = 1.5;
const BIGGER = 0.15;
/** From how many times as many on a few are too few. */
const TOKEN = 2;
const EMPTIED = 0.2;
/** What counts of units in a fight that is lost for certain. */
const LOSING = 0.3;
/** What is less likely than this is left out. */
const RARE = 0.015;
/** Others answer with their best as often as not. */
const ANSWERED = 0.5;
/** What an own victory is worth of rounds that end without one. */
const WON = 1.5;
/** So much less than the best is let go, in rounds before the last, as there is ever less to keep anything for, and in that, and besides so much of what is at stake. */
const TOLERANCE = 0.1;
const NEARER = 0.006;
const TOLERANCE_LAST = 0.02;
const RELATIVE = 0.35;
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
  { table }: RexRules,
  board: Board,
): (state: State, seat: Seat, open: readonly Choice[], outgunned?: Float64Array) => Verdict | null {
  const { choices } = table;
  const { deployCost, deployCostEnemy, moveBase, movePort } = table.pack.constants;
  const { places, seats } = board;
  const strongholds = set.list(board.strongholds);
  const fought = strongholds.length;
  const n = new Float64Array(seats * places);
  const safe = new Float64Array(places);
  const side = new Int32Array(seats);
  /** By stronghold: who may hold it at the end, and how likely. */
  const owners: number[][] = strongholds.map(() => []);
  const likely: number[][] = strongholds.map(() => []);
  const holds = new Int32Array(fought);
  /** By stronghold: the only one of Sol’s allies who stands there may still leave it to Sol. */
  const free = new Int32Array(fought);
  /** Sol’s allies who have not moved yet. */
  let leaving: Seats = 0;
  const counted = new Int32Array(seats);
  const out = new Float64Array(seats);
  let none = 0;
  let spoilt = 0;
  let named = -1;
  let last = false;
  let sol = -1;
  let hacan = -1;
  let xxcha = -1;
  /** What Hacan is paid by the steps that are tried. */
  let tribute = 0;
  let now: State;
  let me = -1;
  let gunned: Float64Array;

  /** Whoever loses a leader for certain to one who lives, and has no more units than both together, has next to none. */
  function strengthAt(seat: Seat, place: number): number {
    const units = n[seat * places + place] as number;
    const leader = seat === me ? (gunned[place] ?? 0) : 0;
    if (leader === 0) return units;
    let most = 0;
    for (let other = 0; other < seats; other++)
      if (!set.has(side[seat] as number, other)) most = Math.max(most, n[other * places + place] as number);
    return most > 0 && units <= most + leader ? LOSING * units : units;
  }

  function settle(k: number): void {
    const place = strongholds[k] as number;
    const found = owners[k] as number[];
    const chance = likely[k] as number[];
    found.length = chance.length = 0;
    let most = 0;
    let all = 0;
    for (let seat = 0; seat < seats; seat++) {
      const units = strengthAt(seat, place);
      most = Math.max(most, units);
      all += units;
    }
    let sum = 0;
    if (most > 0)
      for (let seat = 0; seat < seats; seat++) {
        const units = strengthAt(seat, place);
        if (units <= 0) continue;
        const weight = Math.exp((units - most) / (DOUBT + BIGGER * all)) * Math.min(1, (TOKEN * units) / most);
        found.push(seat);
        chance.push(weight);
        sum += weight;
      }
    const only = found.length === 1 ? (found[0] as number) : -1;
    free[k] = only >= 0 && set.has(leaving, only) && board.sectorOf[place] !== now.fleet.sector ? 1 : 0;
    const even = found.length > 1 ? 1 - Math.abs((2 * Math.max(...chance)) / sum - 1) : 0;
    const left = (1 - EMPTIED * even) * (safe[place] as number);
    let rest = 1;
    for (let i = found.length - 1; i >= 0; i--) {
      chance[i] = (left * (chance[i] as number)) / sum;
      if ((chance[i] as number) < RARE) {
        found.splice(i, 1);
        chance.splice(i, 1);
      } else rest -= chance[i] as number;
    }
    if (rest > RARE || found.length === 0) {
      found.push(-1);
      chance.push(rest);
    } else chance[0] = (chance[0] as number) + rest;
  }

  function winners(): Seats {
    for (let seat = 0; seat < seats; seat++) counted[seat] = 0;
    for (let k = 0; k < fought; k++) {
      const at = holds[k] as number;
      if (at < 0) continue;
      const members = side[at] as number;
      const first = set.first(members);
      counted[first] = (counted[first] as number) + 1;
      if (counted[first] >= (board.needed[set.size(members)] ?? 9)) return members;
    }
    if (!last) return 0;
    if (sol >= 0) {
      let barred = false;
      for (let k = 0; k < fought; k++)
        if (set.has(board.sites, strongholds[k] as number) && (holds[k] as number) >= 0 && holds[k] !== sol && free[k] === 0) barred = true;
      if (!barred) return side[sol] as number;
    }
    if (hacan >= 0) return side[hacan] as number;
    counted.fill(0);
    let most = 0;
    for (let k = 0; k < fought; k++) {
      const at = holds[k] as number;
      if (at >= 0) most = Math.max(most, (counted[at] = (counted[at] as number) + 1));
    }
    let found: Seats = 0;
    for (let seat = 0; seat < seats; seat++) if (counted[seat] === most) found = set.with(found, seat);
    return found;
  }

  function spread(k: number, chance: number): void {
    if (k === fought) {
      const won = winners();
      if (won === 0) none += chance;
      for (let rest = won; rest !== 0; rest = set.rest(rest)) out[set.first(rest)] = (out[set.first(rest)] as number) + chance;
      if (named >= 0 && set.has(won, named)) {
        spoilt += chance;
        if (set.has(won, xxcha)) out[xxcha] = (out[xxcha] as number) - chance;
      }
      return;
    }
    const found = owners[k] as number[];
    for (let i = 0; i < found.length; i++) {
      holds[k] = found[i] as number;
      spread(k + 1, chance * ((likely[k] as number[])[i] as number));
    }
  }

  function reckon(): void {
    out.fill(0);
    none = spoilt = 0;
    for (let k = 0; k < fought; k++) settle(k);
    spread(0, 1);
  }
  const ownChance = (seat: Seat): number => (out[seat] as number) + (seat === xxcha ? spoilt : 0);
  /** What the end of this round is worth to a seat. */
  function worth(seat: Seat): number {
    reckon();
    return last ? ownChance(seat) : WON * ownChance(seat) + none;
  }

  const put = (seat: Seat, place: number, units: number): void => {
    n[seat * places + place] = (n[seat * places + place] as number) + units;
  };
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
  const there = (seat: Seat, place: number): number => n[seat * places + place] as number;
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

  /** Sol’s allies who move after somebody else. */
  function awaited(rank: number): Seats {
    let found: Seats = 0;
    for (const ally of sol < 0 ? [] : set.list(now.allies[sol] ?? 0)) if (rankOf(board, now, ally) > rank) found = set.with(found, ally);
    return found;
  }

  /** The value of what stands, with and without the answers of others, who perhaps do not mend anything. */
  function foreseen(seat: Seat, alone = last): Worth {
    const before = worth(seat);
    const own = ownChance(seat);
    const rank = rankOf(board, now, seat);
    const later = Array.from({ length: seats }, (_, other) => other)
      .filter((other) => rankOf(board, now, other) > rank)
      .sort((a, b) => rankOf(board, now, a) - rankOf(board, now, b));
    const kept = n.slice();
    const known = named;
    let [after, then] = [before, own];
    for (const other of later) {
      named = -1;
      leaving = awaited(rankOf(board, now, other));
      for (const step of answer(other)) shift(other, step, 1);
      named = known;
      const value = worth(seat);
      if (!alone || value < after) [after, then] = [value, ownChance(seat)];
    }
    n.set(kept);
    leaving = awaited(rank);
    return { value: before + ANSWERED * (after - before), own: own + ANSWERED * (then - own) };
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

  return (state, seat, open, outgunned = new Float64Array(places)) => {
    const moving = state.decision === D['D-MOVE'];
    if ((!moving && state.decision !== D['D-DEPLOY']) || state.turn !== seat) return null;
    now = state;
    me = seat;
    gunned = outgunned;
    tribute = 0;
    last = state.round === board.rounds;
    sol = state.seatOf[RACE.SOL] ?? -1;
    hacan = state.seatOf[RACE.HAC] ?? -1;
    xxcha = state.seatOf[RACE.XXC] ?? -1;
    named = seat === xxcha && state.prediction.round === state.round ? (state.seatOf[state.prediction.race] ?? -1) : -1;
    for (let other = 0; other < seats; other++) {
      side[other] = set.with(state.allies[other] ?? 0, other);
      for (let place = 0; place < places; place++)
        n[other * places + place] = unitsAt(board, state, other, place) + (other === xxcha ? (state.units.faceDown[place] ?? 0) : 0);
    }
    leaving = awaited(rankOf(board, state, seat));
    for (const place of strongholds) safe[place] = 1 - danger(board, state, seat, place);

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
      const marched = again ? trying(seat, steps, () => marches(seat)).map((step) => [...steps, step]) : [];
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
      }
      return { best, worst, reached };
    };
    // How many are brought where is a matter of influence, and no more.
    const fine = !last && begun !== undefined && (wayOf(null, begun)?.from ?? 0) < 0 ? FINE : 1;
    const tolerance = last ? TOLERANCE_LAST : TOLERANCE - NEARER * state.round;
    const once = reckoned(false);
    // Another movement is counted on only where it does more than one.
    const twice = holding && moving ? reckoned(true) : once;
    const { best, worst, reached } = twice.best.value > once.best.value + tolerance ? twice : once;
    if (reached.size < 2) return null;
    const allowance = fine * Math.max(tolerance, (last ? RELATIVE_LAST : RELATIVE) * (best.value - worst));
    const behind = new Map([...reached].map(([choice, { value }]) => [choice, best.value - value]));
    const short = new Map<Choice, 'victory-allowed' | 'victory-missed'>();
    const good = new Set<Choice>();
    if (best.value - worst <= allowance) return { short, good, behind };
    for (const [choice, { value, own }] of reached) {
      if (best.value - value <= allowance) good.add(choice);
      else short.set(choice, !last && WON * (best.own - own) < (best.value - value) / 2 ? 'victory-allowed' : 'victory-missed');
    }
    return { short, good, behind };
  };
}
