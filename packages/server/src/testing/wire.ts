/**
 * Secrecy on the wire. A game is played in two worlds that differ in what one client cannot know; the same people make the same choices wherever they can. As
 * long as that client has been told the same, every line it receives, from updates to errors, lists and reconnections, must be the same, byte for byte.
 */
import { createHash } from 'node:crypto';
import { SPECTATOR, quick, type Chance, type Options, type Viewer } from '@orrery/kernel';
import type { AnyGame } from '@orrery/games';
import type { Answer, Question, Thinkers } from '@orrery/bots/threads';
import { PROTOCOL, digest, type Clock, type StandingOrder } from '@orrery/protocol';
import { Guest, shuffle } from './guest.ts';
import { LOOK, Listeners } from './listeners.ts';
import { HandTime, oneServer, testServer, type TestServer } from './place.ts';
import { noted, redealt, type Told } from './redeal.ts';
import type { Surroundings } from '../serve.ts';

interface Step {
  readonly actor: number;
  readonly choice: number;
  /** Lines the watched client received in this step, on all its sockets. */
  readonly lines: readonly string[];
  readonly past: readonly number[];
  /** Lines in answer to its own probes are no sign of a leak by themselves. */
  readonly probed: boolean;
  /** Somebody came or went. */
  readonly stirred: boolean;
}

export interface Plan {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: number;
  readonly viewer: Viewer;
  readonly seed: number;
  readonly steps: number;
  /** Ten hours for everybody where absent. */
  readonly clock?: Clock;
  /** How many of the last seats are bots', and how many milliseconds of the table's time they take over every answer. */
  readonly bots?: {
    readonly seats: number;
    readonly milliseconds: number;
    /** They take more or less of it, by what their seat alone knows. */
    readonly bySecret?: boolean;
  };
  /** What every seat but the watched one has asked the table to answer for it. */
  readonly orders?: readonly StandingOrder[];
  /** The watched client is away while others answer, and is told of it by notices; what it can fetch about itself and as a moderator is read at every step. */
  readonly listeners?: true;
  /** Where it is played; a server of its own where absent. */
  readonly open?: (around: Pick<Surroundings, 'time' | 'games' | 'entropy'>) => Promise<Premises>;
}

/** One server, or several that people cannot tell from one. */
export interface Premises {
  /** Where the next to come comes in. */
  readonly url: string;
  readonly http: string;
  readonly tables: { readonly deferring: boolean; settled(): Promise<void> };
  end(): Promise<void>;
}

export interface Verdict {
  /** What gave the difference away; null where nothing did. */
  readonly leak: string | null;
  /** Steps compared before the client was told something different, and how many of them told it something. */
  readonly compared: number;
  readonly told: number;
  /** Decisions the client saw in these steps. */
  readonly decisions: ReadonlySet<string>;
  /** How many lines came by each channel besides the socket. */
  readonly heard: ReadonlyMap<string, number>;
}

/** The same random words in both worlds: ids, tokens and promises must not make the difference. */
function sameEntropy(): (bytes: number) => Uint8Array {
  let count = 0;
  return (bytes) => createHash('sha512').update(`entropy ${count++}`).digest().subarray(0, bytes);
}

/** Seconds of the table's time after which something must have happened: strict windows last up to a minute, and a second one may be held behind the first. */
const LONGEST = 180;

/** Bots who take their time, by the table's clock, and answer alike wherever they can. */
function unhurried(time: HandTime, { milliseconds = 0, bySecret = false }: Partial<NonNullable<Plan['bots']>> = {}): Thinkers {
  const taken = ({ known }: Question): number =>
    bySecret ? Math.round((milliseconds * createHash('sha1').update(JSON.stringify(known)).digest().readUInt8(0)) / 255) : milliseconds;
  const decide = ({ open }: Question): number =>
    open.reduce((best, choice) => (Math.imul(choice + 1, 0x9e3779b1) >>> 0 > Math.imul(best + 1, 0x9e3779b1) >>> 0 ? choice : best));
  return {
    ask: <Q extends Question>(question: Q) =>
      new Promise<Answer<Q>>((keep) => time.at(time.now() + taken(question), () => keep(decide(question) as Answer<Q>))),
    close: () => Promise.resolve(),
  };
}

/** What there is to hear besides the sockets, and where. */
interface Channels {
  readonly server: TestServer;
  readonly listeners: Listeners;
}

class World {
  readonly server: Premises;
  readonly time: HandTime;
  readonly guests: Guest[] = [];
  readonly #plan: Plan;
  match = '';
  /** All sockets of the watched client, in the order they came. */
  readonly #sockets: Guest[] = [];
  #heard: number[] = [];
  #tabs = 0;
  readonly #choices: number;
  readonly #channels: Channels | null;

  private constructor(server: Premises, time: HandTime, plan: Plan, channels: Channels | null) {
    this.server = server;
    this.time = time;
    this.#plan = plan;
    this.#channels = channels;
    const rules = plan.game.open(plan.options);
    this.#choices = 'faults' in rules ? 1 : rules.choices.size;
  }

  static async open(plan: Plan, game: AnyGame): Promise<World> {
    const time = new HandTime();
    const thinkers = unhurried(time, plan.bots);
    const around = { time, games: { [game.id]: game }, entropy: sameEntropy(), thinkers };
    const environment = { ORRERY_IDLE_SECONDS: '80000', ORRERY_BOT_THREADS: '64', ORRERY_BOT_MILLISECONDS: '60000' };
    if (plan.listeners) {
      const listeners = await Listeners.open();
      const server = await oneServer(around, { ...environment, ...listeners.environment });
      const world = new World(server, time, plan, { server, listeners });
      await world.#begin();
      return world;
    }
    const server = await (plan.open?.(around) ?? testServer(around, environment));
    const world = new World(server, time, plan, null);
    await world.#begin();
    return world;
  }

  async #begin(): Promise<void> {
    const { game, options } = this.#plan;
    const seats = this.#people;
    for (let i = 0; i <= seats; i++) this.guests.push(await this.#arrive(`Guest ${i}`, `p${i}-`));
    this.#sockets.push(this.watched);
    this.#heard = [0];
    if (this.#channels) {
      const { server, listeners } = this.#channels;
      const tab = await this.#arrive('', 'tab-', this.watched.token);
      await listeners.attach(tab, `Guest ${this.guests.indexOf(this.watched)}`, server.folder, this.time.now());
      this.#tab = tab;
    }
    const [first, ...others] = this.guests as [Guest, ...Guest[]];
    const plan = Array.from({ length: this.#plan.seats }, (_, i) => ({
      kind: i === 0 ? ('me' as const) : i < seats ? ('open' as const) : ('bot' as const),
    }));
    // Of a game over days people are told; three and a half leave no doubt about how many.
    const clock: Clock =
      this.#plan.clock ?? (this.#channels ? { kind: 'move', seconds: 302_400 } : { kind: 'bank', seconds: 36_000, increment: 5 });
    const made = await first.must({ do: 'create', game: game.id, options: { ...options }, seats: plan, public: true, clock });
    this.match = String(made['match']);
    for (const guest of others.slice(0, seats - 1)) await guest.must({ do: 'join', match: this.match });
    for (const guest of this.guests) await guest.must({ do: 'watch', match: this.match });
    await shuffle(this.match, this.guests.slice(0, seats));
    if (this.#channels) await this.#complain();
    const { orders } = this.#plan;
    if (orders)
      for (const guest of this.guests.slice(0, seats))
        if (guest !== this.watched) await this.through(guest.must({ do: 'orders', match: this.match, orders: [...orders] }));
    await this.pass(1000);
    // How soon processes hear at which of them somebody has come in is a matter of the machine's time, not of the table's.
    if (this.#plan.open) {
      await this.pass(2000);
      this.lines();
    }
  }

  async #arrive(name: string, prefix: string, token?: string): Promise<Guest> {
    const guest = await Guest.raw(this.server.url);
    guest.prefix = prefix;
    const hello = await guest.must({ do: 'hello', v: PROTOCOL, ...(token === undefined ? { name } : { token }) });
    guest.token = typeof hello['token'] === 'string' ? hello['token'] : (token ?? '');
    return guest;
  }

  get watched(): Guest {
    const { viewer } = this.#plan;
    return this.guests[viewer === SPECTATOR ? this.#people : viewer] as Guest;
  }

  /** Seats of people come first; after them there is one more who looks on. */
  get #people(): number {
    return this.#plan.seats - (this.#plan.bots?.seats ?? 0);
  }

  /** A socket of the watched client's that reads pages and never a table. */
  #tab: Guest | null = null;

  /** Somebody reports somebody, with what was said at the table. */
  async #complain(): Promise<void> {
    const seated = this.guests.slice(0, this.#people);
    const [by, about] = seated.filter((guest) => guest !== this.watched).concat(this.watched);
    if (!by || !about) throw new Error('nobody is there to complain about');
    await about.must({ do: 'chat', match: this.match, room: 'table', text: 'what of it' });
    await by.must({ do: 'report', match: this.match, seat: seated.indexOf(about), reason: 'rude' });
  }

  /** Leaves the table to the others; whoever does not look at it is told. */
  async leaveTable(): Promise<void> {
    await this.watched.must({ do: 'unwatch', match: this.match });
  }

  /** What has come by all other channels once everybody has been looked after, and what can be fetched then; after it the client looks at the table again. */
  async hear(): Promise<string[]> {
    const { match, watched } = this;
    const [tab, channels] = [this.#tab, this.#channels];
    if (!tab || !channels) return [];
    await this.pass(LOOK + 1000);
    const heard = await channels.listeners.hear(tab, channels.server.http);
    const past = watched.pasts.get(match) ?? [];
    await this.through(
      watched.must({ do: 'watch', match, have: { at: watched.updates.get(match)?.at ?? 0, length: past.length, digest: digest(past) } }),
    );
    return heard;
  }

  async end(): Promise<void> {
    await this.server.end();
    await this.#channels?.listeners.close();
  }

  async settle(): Promise<void> {
    // Notices are written down, sent and taken before this is so.
    await (this.#channels?.server ?? this.server.tables).settled();
    // How often that is asked depends on the world, so it does not count among the client's own commands.
    await Promise.all([...this.guests, ...this.#sockets.slice(1)].map((guest) => guest.ask({ do: 'ping' }, 'ping')));
  }

  pass(milliseconds: number): Promise<void> {
    return this.time.pass(milliseconds, () => this.settle());
  }

  /** Lets time pass until something is answered, and only while the table holds it back: in a window that may take its minimum time. */
  async through(asked: Promise<unknown>): Promise<void> {
    let done = false;
    void asked.then(() => (done = true));
    for (let held = 0; !done;) {
      await Promise.race([asked, new Promise((again) => setTimeout(again, 2))]);
      if (done || !this.server.tables.deferring) continue;
      if (++held > LONGEST * 2) throw new Error('no answer in three minutes of the table’s time');
      await this.pass(500);
    }
    await this.settle();
  }

  /** What a curious client might try; all of it must answer alike in both worlds. */
  async probe(kind: number, chance: Chance): Promise<void> {
    const { match, watched } = this;
    const update = watched.updates.get(match);
    const past = watched.pasts.get(match) ?? [];
    switch (kind) {
      case 0:
        await this.through(watched.ask({ do: 'answer', match, n: update?.n ?? 0, choice: chance.below(this.#choices) }));
        break;
      case 1:
        await this.through(watched.ask({ do: 'answer', match, n: (update?.n ?? 0) + 1, choice: update?.open[0] ?? 0 }));
        await this.through(watched.ask({ do: 'undo', match, n: update?.n ?? 0, answers: 50 }));
        break;
      case 2:
        await watched.ask({ do: 'list' });
        await watched.ask({ do: 'chat', match, room: watched === this.guests[this.#people] ? 'watchers' : 'table', text: 'hm' });
        break;
      case 3: {
        const tab = await this.#arrive('', `t${++this.#tabs}-`, watched.token);
        this.#sockets.push(tab);
        this.#heard.push(0);
        await this.through(tab.ask({ do: 'watch', match, have: { at: update?.at ?? 0, length: past.length, digest: digest(past) } }));
        // Goodbye first: when a socket is seen to be closed is a matter of the machine's time, not of the table's.
        await tab.ask({ do: 'unwatch', match });
        await tab.leave();
        break;
      }
      default: {
        // Somebody else comes and goes, and talks.
        const other = this.guests[(this.guests.indexOf(watched) + 1) % this.#people] as Guest;
        await other.ask({ do: 'chat', match, room: 'table', text: 'hello' });
        await other.ask({ do: 'unwatch', match });
        await this.pass(1000);
        await this.through(other.ask({ do: 'watch', match }));
        await this.pass(1000);
      }
    }
    await this.pass(500);
  }

  /** Lines since the last call, but for the time of day in answers to pings and greetings: how much of it passes, the people at the table decide. */
  lines(): string[] {
    return this.#sockets.flatMap((socket, i) => {
      const from = this.#heard[i] ?? 0;
      this.#heard[i] = socket.frames.length;
      return socket.frames
        .slice(from)
        .filter((line) => !/"ok":\{"now":\d+\}/.test(line))
        .map((line) => line.replace(/(?<="ok":\{"protocol":.*"now":)\d+/, '…'));
    });
  }

  /** What anybody can ask for without a socket; that the numbers for the host are nowhere among it. They have a port of their own, at which no player is. */
  pages(): Promise<string[]> {
    return Promise.all(['/metrics', '/healthz'].map(async (path) => `${path} ${await (await fetch(`${this.server.http}${path}`)).text()}`));
  }

  /** What a seat may answer; nothing while its last answer is not shown yet. */
  open(actor: number): readonly number[] {
    const update = this.guests[actor]?.updates.get(this.match);
    return update && update.n > (this.#answered.get(actor) ?? -1) ? update.open : [];
  }

  readonly #answered = new Map<number, number>();

  async answer(actor: number, choice: number): Promise<void> {
    const guest = this.guests[actor] as Guest;
    const n = guest.updates.get(this.match)?.n ?? 0;
    this.#answered.set(actor, n);
    await this.through(guest.ask({ do: 'answer', match: this.match, n, choice }));
    await this.pass(1500);
  }

  asked(): number[] {
    return Array.from({ length: this.#people }, (_, seat) => seat).filter((seat) => this.open(seat).length > 0);
  }
}

const PROBES = 5;
/** From this one on somebody comes or goes. */
const COMINGS = 3;

/** Plays a game; with a script, as it says wherever that is possible. */
async function play(plan: Plan, game: AnyGame, script: readonly Step[] | null): Promise<Step[]> {
  const world = await World.open(plan, game);
  const chance = quick(plan.seed + 1);
  const other = quick(plan.seed + 99);
  const steps: Step[] = [
    { actor: -1, choice: -1, lines: world.lines(), past: [...(world.watched.pasts.get(world.match) ?? [])], probed: true, stirred: false },
  ];
  const patience = LONGEST + (10 * (plan.bots?.milliseconds ?? 0)) / 1000;
  try {
    for (let i = 1; i <= (script ? script.length - 1 : plan.steps); i++) {
      for (let waited = 0; waited < patience && world.asked().length === 0; waited++) await world.pass(1000);
      const asked = world.asked();
      const wanted = script?.[i];
      const actor = wanted && asked.includes(wanted.actor) ? wanted.actor : asked[chance.below(Math.max(1, asked.length))];
      if (actor === undefined) break;
      const open = world.open(actor);
      const draw = (script ? other : chance).below(open.length);
      const choice = wanted && open.includes(wanted.choice) ? wanted.choice : (open[draw] as number);
      const away = plan.listeners === true && actor !== plan.viewer;
      if (away) await world.leaveTable();
      await world.answer(actor, choice);
      const told = away ? await world.hear() : [];
      const lines = world.lines();
      const quiet = i % 3 !== 0;
      const probe = (i / 3 - 1) % PROBES;
      if (!quiet) await world.probe(probe, quick(i));
      steps.push({
        actor,
        choice,
        lines: [...lines, ...world.lines(), ...(quiet ? [] : await world.pages()), ...told],
        past: [...(world.watched.pasts.get(world.match) ?? [])],
        probed: !quiet || away,
        stirred: away || (!quiet && probe >= COMINGS),
      });
    }
  } finally {
    await world.end();
  }
  return steps;
}

export async function compareWorlds(plan: Plan): Promise<Verdict> {
  const script: Told[] = [];
  const a = await play(plan, noted(plan.game, plan.viewer, script), null);
  const b = await play(plan, redealt(plan.game, plan.viewer, plan.seed, script), a);
  const decisions = new Set<string>();
  const heard = new Map<string, number>();
  const tableLine = (line: string): boolean => line.includes('"table":');
  // Who came or went is told of after a window that was open then, some steps later perhaps.
  const owed = (i: number, line: string): boolean => {
    const since = a.slice(0, i).findLastIndex(({ stirred, lines }) => stirred || lines.some(tableLine));
    return tableLine(line) && a[since]?.stirred === true;
  };
  const silent = a.findIndex(
    (step, i) =>
      i > 0 &&
      !step.probed &&
      step.actor !== plan.viewer &&
      step.past.length === a[i - 1]?.past.length &&
      step.lines.some((line) => !owed(i, line)),
  );
  if (silent > 0)
    return {
      leak: `step ${silent} told the client nothing and sent it ${a[silent]?.lines[0]?.slice(0, 200)}`,
      compared: silent,
      told: 0,
      decisions,
      heard,
    };
  let told = 0;
  for (const [i, step] of a.entries()) {
    const twin = b[i];
    const same = twin && step.past.length === twin.past.length && step.past.every((entry, j) => entry === twin.past[j]);
    if (!same) return { leak: null, compared: i, told, decisions, heard };
    if (step.past.length > (a[i - 1]?.past.length ?? 0)) told++;
    for (const line of step.lines) for (const [, decision = ''] of line.matchAll(/"decision":"([^"]+)"/g)) decisions.add(decision);
    for (const line of step.lines) {
      const [, channel] = /^(\w+) /.exec(line) ?? [];
      if (channel !== undefined) heard.set(channel, (heard.get(channel) ?? 0) + 1);
    }
    const difference = step.lines.length === twin.lines.length ? step.lines.findIndex((line, j) => line !== twin.lines[j]) : 0;
    if (step.lines.length !== twin.lines.length || difference >= 0)
      return {
        leak: `step ${i}:\n${step.lines[difference]?.slice(0, 400)}\n${twin.lines[difference]?.slice(0, 400)}`,
        compared: i,
        told,
        decisions,
        heard,
      };
  }
  return { leak: null, compared: a.length, told, decisions, heard };
}
