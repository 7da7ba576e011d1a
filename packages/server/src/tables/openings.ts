/** New matches come into being: asked for by somebody, or by those who have just played. */
import type { Seat } from '@orrery/kernel';
import type { AnyGame } from '@orrery/games';
import { customsOf } from '@orrery/games/tables';
import type { Command } from '@orrery/protocol';
import type { Chores } from '../chores.ts';
import type { Live } from '../live.ts';
import type { Wish } from '../lobby/pairing.ts';
import type { Loaded } from '../live/copy.ts';
import { hashOf, hexWord, matchId, seatKey, type Entropy } from '../secrets.ts';
import { no, start, type Actor, type Outcome } from '../table/commands.ts';
import type { Made } from '../table/record.ts';
import type { Time } from '../time.ts';
import type { Library } from './library.ts';
import { onceMore, planned, type Plan } from './making.ts';

export interface OpeningsEnv {
  readonly chores: Chores;
  readonly time: Time;
  readonly entropy: Entropy;
  /** From which the ids of matches follow. */
  readonly key: string;
}

/** Where new tables come to stand. */
export interface Floor {
  has(id: string): boolean;
  newTable(id: string, made: Made, now: number): Loaded;
  live(id: string, loaded: Loaded): Live;
  keep(live: Live): void;
}

/** Somebody who sits at a new table from the first. Without a key nobody else takes part in the seat. */
export interface Sitting {
  readonly seat: Seat;
  readonly person: string;
  readonly name: string;
  readonly key?: string;
  readonly cmd?: string;
}

/** A match the house makes itself, by the standard rules for so many where nothing else is said. */
export type Arranged = Omit<Command<'create'>, 'id' | 'do' | 'pack'> & { readonly rated?: boolean };

export class Openings {
  readonly #env: OpeningsEnv;
  readonly #library: Library;
  readonly #floor: Floor;

  constructor(env: OpeningsEnv, library: Library, floor: Floor) {
    this.#env = env;
    this.#library = library;
    this.#floor = floor;
  }

  async create(actor: Actor, command: Command<'create'>): Promise<Outcome> {
    const game = this.#library.game(command.game);
    if (!game) return no('no-such-game');
    const open = (): ReturnType<AnyGame['open']> => this.#library.open(game, command.options ?? {}, command.pack);
    const rules = this.#library.knows(command) ? open() : await this.#env.chores.do(open);
    if ('faults' in rules) return no('bad-options', { path: rules.faults[0]?.path ?? '', problem: rules.faults[0]?.problem ?? '' });
    const plan = planned(command, game, rules, actor.person, this.#secret());
    if ('no' in plan) return plan;
    return this.#makeFor(matchId(this.#env.key, `${actor.person}/${command.id}`), plan, actor, command.id);
  }

  /** Why nobody can be paired by a wish; null where they can. */
  async refuses({ game: id, seats, clock, teams }: Wish): Promise<Outcome | null> {
    const game = this.#library.game(id);
    if (!game) return no('no-such-game');
    const inTeams = teams ? customsOf(id).inTeams : null;
    if (inTeams !== null && inTeams?.seats !== seats) return no('wrong-seats');
    const rules = await this.#rulesFor(game, seats, inTeams?.options);
    if ('faults' in rules || rules.seats !== seats) return no('wrong-seats');
    return clock.kind === 'none' ? no('needs-clock') : null;
  }

  #rulesFor(game: AnyGame, seats: number, more: Arranged['options'] = {}): Promise<ReturnType<AnyGame['open']>> {
    const options = game.options.some(({ id }) => id === 'seats') ? { ...more, seats } : more;
    return this.#env.chores.do(() => this.#library.open(game, options, undefined));
  }

  /** A match for people whom the house seats; made twice it is still one. */
  async arrange(id: string, wanted: Arranged, sitting: readonly Sitting[]): Promise<Outcome> {
    const game = this.#library.game(wanted.game);
    if (!game) return no('no-such-game');
    const rules = await this.#rulesFor(game, wanted.seats.length, wanted.options);
    if ('faults' in rules) return no('wrong-seats');
    const plan = planned(wanted, game, rules, '', this.#secret());
    return 'no' in plan ? plan : this.#make(id, plan.made, sitting, { ok: { match: id } });
  }

  #secret(): string {
    return hexWord(this.#env.entropy, 32);
  }

  /** The same players once more; asked for by several it is still one match. */
  async rematch(live: Live, actor: Actor, command: Command<'rematch'>): Promise<Outcome> {
    const id = matchId(this.#env.key, `rematch ${command.match}`);
    const found = await new Promise<Outcome & { plan?: Plan }>((keep) =>
      live.do({
        as: (table) => table.seatOf(actor.person),
        run: (table) => {
          const seat = table.seatOf(actor.person);
          if (seat === null) return no('no-seat');
          if (table.status !== 'ended') return no('not-ended');
          return { ok: {}, plan: onceMore(table, this.#library.renewed(table.made), actor.person, seat, this.#secret()) };
        },
        done: keep,
      }),
    );
    if (!found.plan) return found;
    const outcome = await this.#makeFor(id, found.plan, actor, command.id);
    if ('no' in outcome) return outcome;
    return new Promise((keep) =>
      live.do({
        as: null,
        run: (table, now) => {
          if (table.rematch === null) table.write({ k: 'rematch', match: id }, now);
          return outcome;
        },
        done: keep,
      }),
    );
  }

  #makeFor(id: string, { made, own }: Plan, { person, name, token }: Actor, command: string): Promise<Outcome> {
    if (own < 0) return this.#make(id, made, [], { ok: { match: id } });
    const key = seatKey(token, id, own);
    const sitting = { seat: own, person, name, key: hashOf(key), cmd: `${person}/${command}` };
    return this.#make(id, made, [sitting], { ok: { match: id, seat: own, key } });
  }

  async #make(id: string, made: Made, sitting: readonly Sitting[], answer: Outcome): Promise<Outcome> {
    // Asked for again it is there, here or in the store: then the store refuses the rows of a second, and the first is as good.
    if (this.#floor.has(id)) return answer;
    const now = this.#env.time.now();
    const loaded = this.#floor.newTable(id, made, now);
    const { table } = loaded;
    table.write(made, now);
    for (const person of sitting) table.write({ k: 'sat', key: '', ...person }, now);
    if (sitting.length === 0) start(table, now);
    const live = this.#floor.live(id, loaded);
    const stored = await new Promise<Outcome>((keep) => live.do({ as: null, run: () => answer, done: keep }));
    if ('ok' in stored) this.#floor.keep(live);
    return stored;
  }
}
