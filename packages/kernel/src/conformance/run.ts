import { quick, type Chance } from '../chance.ts';
import { TURN_CAP, type Event, type Game, type Named, type Options, type TableView } from '../contract.ts';
import { samplesLikeTruth } from './calibration.ts';
import { Campaign, nothingFired } from './campaign.ts';
import { Broken, broken, describe, type ConformanceFault, type PropertyId, type Step } from './fault.ts';
import { pairs } from './pairs.ts';
import type { Plan, Table } from './plan.ts';
import * as check from './position.ts';
import type { Position } from './position.ts';
import { recordedGames } from './recorded.ts';
import { shrink } from './shrink.ts';
import { clonesKeep, matchKeeps, orderIsFree, type Pasts, type Walk } from './walk.ts';
import { World, seatsIn } from './world.ts';

/** Chances a check gets to show a fault again while it is made shorter. */
const RETRIES = 8;

/** Everything the suite finds against a game; one fault a property, with the shortest steps that show it. */
export class Conformance<S, V extends TableView, N extends Named, E extends Event> {
  readonly game: Game<S, V, N, E>;
  readonly plan: Plan<S, V, N, E>;
  readonly tables: readonly Table<S, V, N, E>[];
  readonly faults: ConformanceFault[] = [];
  readonly #fired = nothingFired();
  readonly #conclusive = new Set<string>();
  readonly #tried = new Set<string>();
  readonly #seed: string;

  constructor(game: Game<S, V, N, E>, plan: Plan<S, V, N, E>) {
    this.game = game;
    this.plan = plan;
    this.#seed = plan.seed ?? game.id;
    const wanted = plan.tables ?? pairs(game.options, (options) => !('faults' in game.open(options)));
    this.tables = wanted.map((options) => this.#table(options));
  }

  #table(options: Options): Table<S, V, N, E> {
    const rules = this.game.open(options);
    if ('faults' in rules) throw new Error(`the plan has a table that does not open: ${JSON.stringify(rules.faults)}`);
    return { game: this.game, rules, plan: this.plan };
  }

  #has(property: PropertyId): boolean {
    return this.faults.some((fault) => fault.property === property);
  }

  #add(fault: ConformanceFault): void {
    if (!this.#has(fault.property)) this.faults.push(fault);
  }

  /** Properties 2 (lists), 3 and 7 over all games. */
  campaign(games = this.plan.games): void {
    const campaigns = this.tables.map((table) => new Campaign(table));
    // Another seed, other games.
    const first = this.plan.seed === undefined ? 1 : hash(this.plan.seed);
    for (let game = 0; game < games; game++) {
      const found = campaigns[game % campaigns.length]?.play(first + game, (property) => this.#has(property));
      if (found) this.#add(found);
    }
    for (const campaign of campaigns) campaign.collect(this.#fired);
  }

  /** Properties 1, 2 (refusals), 4, 5, 6 (views) and 9 on a spread of positions. */
  probe(games = Math.max(this.plan.probes ?? 300, this.tables.length)): void {
    const pasts = this.tables.map<Pasts>(() => new Map());
    for (let game = 0; game < games; game++) {
      const index = game % this.tables.length;
      this.#probeGame(this.tables[index] as Table<S, V, N, E>, `${this.#seed} ${game}`, pasts[index] as Pasts);
    }
  }

  /** Plays at random for so many steps, and on until it is settled, looking at each; the steps taken. */
  #play(
    table: Table<S, V, N, E>,
    seed: string,
    enough: number,
    look?: (position: Position<S, V, N, E>, step: number, steps: readonly Step[]) => void,
    settled: (world: World<S, V, N, E>) => boolean = () => true,
  ): { world: World<S, V, N, E>; steps: Step[] } {
    const { rules, plan } = table;
    const chance = quick(hash(`${seed} moves`));
    const world = World.start(rules, seed);
    const steps: Step[] = [];
    while (steps.length < rules.bound && (steps.length < enough || !settled(world))) {
      const asked = seatsIn(rules.asked(world.state));
      if (asked.length === 0 || (rules.turn && rules.turn(world.state) > (plan.turnCap ?? TURN_CAP))) break;
      const seat = asked[chance.below(asked.length)] as number;
      const open = world.legal(seat);
      if (open.length === 0) break;
      const choice = open[plan.policy?.(world, seat, open, (bound) => chance.below(bound)) ?? chance.below(open.length)] as number;
      look?.(
        { table, world, seat, choice, chance: quick(hash(`${seed} ${steps.length}`)), conclusive: this.#conclusive },
        steps.length,
        steps,
      );
      steps.push([seat, choice]);
      world.step(seat, choice);
    }
    return { world, steps };
  }

  #probeGame(table: Table<S, V, N, E>, seed: string, pasts: Pasts): void {
    const whole = this.#guard(table, seed, [], () => this.#play(table, seed, Infinity));
    if (!whole) return;
    const { steps } = whole;
    const stride = Math.max(1, steps.length / (this.plan.stepsProbed ?? steps.length));
    const offset = hash(seed) % Math.ceil(stride);
    const probed = (step: number): boolean => Math.floor((step + offset) / stride) !== Math.floor((step + offset - 1) / stride);

    const start = World.start(table.rules, seed);
    this.#guard(table, seed, [], () =>
      start.viewers.forEach((viewer) => check.judge(table, start.past(viewer), viewer, null, start.state)),
    );
    this.#play(table, seed, Infinity, (position, step, taken) => {
      if (!probed(step)) return;
      this.#tried.add(table.rules.choices.name(position.choice).verb);
      const here = [...taken, [position.seat, position.choice]] as const;
      for (const one of POSITION_CHECKS) this.#position(position, seed, here, one);
      const viewers = position.world.viewers;
      const look =
        this.plan.stepsProbed === undefined ? viewers : [position.seat, viewers[position.chance.below(viewers.length)] as number];
      for (const viewer of new Set(look)) this.#position(position, seed, here, (at) => check.cannotTellApart(at, viewer));
    });
    const walk = (chance: Chance, taken: readonly Step[]): Walk<S, V, N, E> => ({ table, seed, steps: taken, chance });
    this.#whole(table, seed, steps, (taken, chance) => orderIsFree(walk(chance, taken)));
    this.#whole(table, seed, steps, (taken, chance) => clonesKeep(walk(chance, taken)));
    this.#whole(table, seed, steps, (taken, chance) => matchKeeps(walk(chance, taken), taken === steps ? pasts : new Map(pasts), probed));
  }

  #guard<T>(table: Table<S, V, N, E>, seed: string, steps: readonly Step[], act: () => T): T | null {
    try {
      return act();
    } catch (error) {
      this.#add({ ...describe(error), options: table.rules.options, seed, steps });
      return null;
    }
  }

  #position(position: Position<S, V, N, E>, seed: string, steps: readonly Step[], one: (position: Position<S, V, N, E>) => void): void {
    const { table } = position;
    try {
      one(position);
    } catch (error) {
      const { property, problem } = describe(error);
      if (this.#has(property)) return;
      const again = (shorter: readonly Step[]): boolean => {
        const last = shorter.at(-1);
        const world = replay(table, seed, shorter.slice(0, -1));
        if (!last || !world || !((table.rules.asked(world.state) >> last[0]) & 1) || !world.legal(last[0]).includes(last[1])) return false;
        return shows(property, (chance) => one({ table, world, seat: last[0], choice: last[1], chance }));
      };
      const shortest = shrink(steps, again);
      this.#add({ property, problem, options: table.rules.options, seed, steps: shortest });
      if (error instanceof Broken && error.also)
        this.#add({ property: error.also, problem, options: table.rules.options, seed, steps: shortest });
    }
  }

  #whole(table: Table<S, V, N, E>, seed: string, steps: readonly Step[], one: (steps: readonly Step[], chance: Chance) => void): void {
    try {
      one(steps, quick(hash(seed)));
    } catch (error) {
      const { property, problem } = describe(error);
      if (this.#has(property)) return;
      const again = (shorter: readonly Step[]): boolean =>
        replay(table, seed, shorter) !== null && shows(property, (chance) => one(shorter, chance));
      this.#add({ property, problem, options: table.rules.options, seed, steps: shrink(steps, again) });
    }
  }

  /** Property 6: samples against truth. */
  compare(games = this.plan.compared ?? 2000): void {
    const few = this.tables.slice(0, 3);
    const length = Math.max(2, ...few.map((table) => this.#play(table, `${this.#seed} length`, Infinity).steps.length));
    this.#guard(few[0] as Table<S, V, N, E>, `${this.#seed} compared`, [], () =>
      samplesLikeTruth(
        few,
        games,
        (table, seed, until, settled) => this.#play(table, seed, until, undefined, settled).world,
        length,
        this.#seed,
      ),
    );
  }

  /** Property 8: recorded games verify, and what happened in them counts. */
  recorded(): void {
    for (const fault of recordedGames(this.game, this.plan, this.#fired)) this.#add(fault);
  }

  /** Property 9 over the whole codecs, or a spread of them where they are large. */
  words(): void {
    for (const table of this.tables.slice(0, 12)) {
      const { choices, events } = table.rules;
      this.#guard(table, '', [], () => {
        for (const codec of [choices, events]) {
          const stride = Math.max(1, Math.floor(codec.size / 20_000));
          for (let code = 0; code < codec.size; code += stride) {
            const named: unknown = JSON.parse(JSON.stringify(codec.name(code)));
            if (codec.code(named) !== code) broken('9', `${JSON.stringify(named)} does not come back as ${code}`);
          }
          for (const nonsense of [null, 0, 'play', [], {}, { verb: 'no such verb' }, { kind: 1 }, { __proto__: { verb: 'play' } }])
            if (codec.code(nonsense) !== -1) broken('9', `${JSON.stringify(nonsense)} names something`);
        }
      });
    }
  }

  /** Property 10: what has to have happened. Call it last. */
  fired(): void {
    const wanted = this.tables.map(({ rules }) => ({
      verbs: 'words' in rules.choices ? (rules.choices.words as readonly string[]) : [],
      kinds: 'words' in rules.events ? (rules.events.words as readonly string[]) : [],
    }));
    const missing = (what: string, names: Iterable<string>, happened: ReadonlySet<string>): string[] =>
      [...new Set(names)].filter((name) => !happened.has(name)).map((name) => `${what} ${name}`);
    const never = [
      ...missing(
        'verb',
        wanted.flatMap(({ verbs }) => verbs),
        this.#fired.verbs,
      ),
      ...missing(
        'event',
        wanted.flatMap(({ kinds }) => kinds),
        this.#fired.kinds,
      ),
      ...missing('end', this.plan.ends, this.#fired.ends),
      ...missing('effect', this.plan.effects?.names ?? [], this.#fired.effects),
    ];
    if (never.length > 0) this.#add({ property: '10', problem: `never happened: ${never.join(', ')}`, options: {}, seed: '', steps: [] });
    const unsure = [...this.#tried].filter((verb) => !this.#conclusive.has(verb));
    if (unsure.length > 0)
      this.#add({
        property: '5c',
        problem: `no two worlds were told the same after ${unsure.join(', ')}: nothing is proved`,
        options: {},
        seed: '',
        steps: [],
      });
  }
}

const POSITION_CHECKS = [
  <S, V extends TableView, N extends Named, E extends Event>(position: Position<S, V, N, E>): void => {
    check.listIsSound(position.world);
    check.conserves(position.world);
  },
  check.stepIsSure,
  check.savesWhole,
  check.choicesAnswered,
  check.tellsWithGrant,
  check.untoldUnchanged,
  check.namesBothWays,
] as const;

function shows(property: PropertyId, act: (chance: Chance) => void): boolean {
  for (let retry = 0; retry < RETRIES; retry++)
    try {
      act(quick(retry));
    } catch (error) {
      if (describe(error).property === property) return true;
    }
  return false;
}

/** The world after these steps, or null where one of them is not open. */
function replay<S, V extends TableView, N extends Named, E extends Event>(
  table: Table<S, V, N, E>,
  seed: string,
  steps: readonly Step[],
): World<S, V, N, E> | null {
  const world = World.start(table.rules, seed);
  for (const [seat, choice] of steps) {
    if (!((table.rules.asked(world.state) >> seat) & 1) || !world.legal(seat).includes(choice)) return null;
    world.step(seat, choice);
  }
  return world;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}
