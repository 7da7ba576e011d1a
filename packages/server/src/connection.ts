/** One socket: says who it is first, then sends commands; hears of the tables it watches. */
import type { Duplex } from 'node:stream';
import {
  COMMAND_LENGTH,
  FRAME_BYTES,
  PROTOCOL,
  idOf,
  mayBeLong,
  readCommand,
  type Command,
  type Listing,
  type No,
  type Welcome,
} from '@orrery/protocol';
import { StoreError } from '@orrery/store';
import { WebSocket } from 'ws';
import { isNoticeCommand, type NoticeCommand, type NoticeDesk } from './notices/desk.ts';
import { isAccountCommand, type AccountCommand, type Accounts } from './accounts/accounts.ts';
import type { Visitor } from './accounts/visitor.ts';
import { isCircleCommand, type Circle, type CircleCommand } from './conduct/circle.ts';
import { isMannersCommand, type Footing, type Manners, type MannersCommand } from './conduct/manners.ts';
import { isWardensCommand, type Wardens, type WardensCommand } from './conduct/wardens.ts';
import type { WordList } from './conduct/wordList.ts';
import type { Listener } from './audiences.ts';
import { Bucket } from './bucket.ts';
import { Overloaded, type Chores } from './chores.ts';
import { Frames, type Beginning } from './frame.ts';
import { WORK, type AddressPurse, type Budgets, type PersonPurse } from './budgets.ts';
import type { Live } from './live.ts';
import type { Lobby } from './lobby/lobby.ts';
import type { Pairing } from './lobby/pairing.ts';
import type { Metrics } from './metrics.ts';
import type { People } from './people.ts';
import { isProgram } from './programs.ts';
import type { Bureau } from './ratings/bureau.ts';
import { hashOf } from './secrets.ts';
import { GoneRules } from './table/closed.ts';
import { done as carriedOut, isTableCommand, type Actor, type Outcome, type TableCommand } from './table/commands.ts';
import type { Tables } from './tables.ts';
import { isTournamentCommand, type TournamentCommand, type Tournaments } from './tournaments/tournaments.ts';
import type { Time } from './time.ts';

export interface SocketLimits {
  /** Bytes waiting for a slow reader after which it is let go; it comes back and resumes. */
  readonly backlog: number;
  readonly watched: number;
  /** Milliseconds within which a new connection has to identify itself. */
  readonly greeting: number;
}

export interface ConnectionEnv {
  readonly tables: Tables;
  readonly people: People;
  readonly accounts: Accounts;
  readonly manners: Manners;
  readonly circle: Circle;
  readonly wardens: Wardens;
  /** Whether a text has a word the host does not want to read. */
  readonly unwanted: WordList;
  readonly notices: NoticeDesk;
  readonly lobby: Lobby;
  readonly pairing: Pairing;
  readonly bureau: Bureau;
  readonly tournaments: Tournaments;
  readonly time: Time;
  readonly metrics: Metrics;
  readonly limits: SocketLimits;
  readonly budgets: Budgets;
  readonly chores: Chores;
  /** Rules that are not open yet, for new tables of everybody together. */
  readonly newRules: Bucket;
  /** Bytes of long messages, of everybody together. */
  readonly long: Bucket;
  /** Bytes of messages of which not everything is there, over all connections. */
  readonly unfinished: { bytes: number };
  list(person: string): Promise<Listing>;
  trouble(error: unknown): void;
}

/** What is asked of the house, not of a table. */
type LobbyCommand = Exclude<
  Command,
  TableCommand | AccountCommand | NoticeCommand | MannersCommand | CircleCommand | WardensCommand | TournamentCommand | { do: 'hello' }
>;

/** Close codes of our own, from 4000 on. */
export const CLOSED = { slow: 4001, flood: 4002, silent: 4003, ended: 4004, leaving: 1001 } as const;
/** Making a match or a person is dearer than a move. */
const COSTS: Readonly<Partial<Record<Command['do'], number>>> = {
  create: 10,
  rematch: 10,
  hello: 3,
  list: 3,
  watch: 2,
  chat: 3,
  account: 5,
  leaders: 5,
  lobby: 5,
  profile: 10,
  seek: 5,
  ignored: 5,
  friends: 5,
  tournament: 3,
  tournaments: 5,
  cases: 10,
  dossier: 10,
};

/** A connection that has not identified itself is allowed little. */
const BEFORE_GREETING = { bytes: 4096, messages: 20 };
/** A command that waits for a window is sent again, to another process. */
const LAST_ANSWERS = 1000;
/** So many bytes of unfinished messages the house holds; beyond that nobody begins a long one. */
const MOST_UNFINISHED = 32 * 1024 * 1024;
const LONG = 4096;
/** Bytes of a control frame around what it says. */
const CONTROL = 6;

/** Memory of what nobody will read is free at once, however long what refers to it waits to be collected. */
function letGo({ buffer, length }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === length) buffer.transfer(0);
}

const NOBODY: Footing = { silence: null, shut: null, unheard: new Set() };

/** Connections with something to say at the end of this turn of the event loop. */
const speaking: Connection[] = [];
function flushAll(): void {
  for (const connection of speaking.splice(0)) connection.flush();
}

export class Connection implements Listener {
  readonly #wire: WebSocket;
  readonly #env: ConnectionEnv;
  readonly #address: AddressPurse;
  readonly #visitor: Visitor;
  #purse: PersonPurse | null = null;
  /** Messages: of this connection until it says who it is, then of that person over all connections. */
  #bucket: Bucket;
  /** Calls off the end of its time to say who it is. */
  #greeted: () => void;
  /** Bytes of a message of which not everything is there, before the greeting of all messages; and whether that was so a heartbeat ago. */
  #begun = 0;
  #lingers = false;
  readonly #watched = new Map<string, Live>();
  #actor: Actor | null = null;
  /** The hash of the token it came with. */
  session = '';
  #footing: Footing = NOBODY;
  #greeting = false;
  /** Commands whose answer has not been sent. */
  #underWay = 0;
  #leaving = false;
  #outbox = '';
  closed = false;
  /** Answered the last ping. */
  alive = true;

  /** `greeted` is called when it is known who it is, `left` once, when it has ended. */
  constructor(
    wire: WebSocket,
    socket: Duplex,
    address: AddressPurse,
    visitor: Visitor,
    env: ConnectionEnv,
    { greeted, left }: { readonly greeted: () => void; readonly left: () => void },
  ) {
    this.#env = env;
    this.#wire = wire;
    this.#address = address;
    this.#visitor = visitor;
    this.#bucket = new Bucket(BEFORE_GREETING.messages, 1, env.time.now());
    const late = env.time.at(env.time.now() + env.limits.greeting, () => this.drop('silent'));
    this.#greeted = () => {
      late();
      greeted();
    };
    wire.on('message', (data: Buffer, binary) => {
      if (this.#actor) this.#begin(-this.#begun);
      this.#lingers = false;
      this.#hear(binary ? null : data.toString(), data.length);
    });
    // Cheap to send, but not free to receive.
    wire.on('ping', ({ length }) => {
      this.#begin(-CONTROL - length);
      if (!this.#bucket.take(1, env.time.now()) && this.#bucket.drowned) this.drop('flood');
    });
    wire.on('pong', ({ length }) => {
      this.#begin(-CONTROL - length);
      this.alive = true;
    });
    wire.on('close', () => {
      this.#gone();
      left();
    });
    wire.on('error', (error) => {
      if ('code' in error && error.code === 'WS_ERR_TOO_MANY_BUFFERED_PARTS') env.metrics.dropped('flood');
    });
    const frames = new Frames(COMMAND_LENGTH);
    // Before the socket's own listener, so that a whole message finds what it consists of counted.
    socket.prependListener('data', (chunk: Buffer) => {
      const long = frames.longIn(chunk);
      const unread = long !== null && this.#tooLong(long);
      this.#begin(chunk.length);
      const enough = address.spend('bytes', chunk.length, env.time.now());
      const tooMuch = this.#actor ? env.unfinished.bytes > MOST_UNFINISHED && this.#begun > LONG : this.#begun > BEFORE_GREETING.bytes;
      if (!enough || tooMuch || unread) this.drop('flood');
      if (this.closed) letGo(chunk);
    });
  }

  /** Whether nobody will read a message to its end: too long for what it is about, or one long message too many. */
  #tooLong({ length, text }: Beginning): boolean {
    // Longer than any message may be: there is a code for that.
    if (length > FRAME_BYTES) return false;
    return !mayBeLong(text, length) || !this.#env.long.take(length, this.#env.time.now());
  }

  #begin(bytes: number): void {
    if (this.closed) return;
    this.#begun += bytes;
    this.#env.unfinished.bytes += bytes;
  }

  get person(): string {
    return this.#actor?.person ?? '';
  }

  /** What is said within one turn of the event loop leaves in one frame, a message a line. */
  send(text: string): void {
    if (this.closed) return;
    if (this.#outbox !== '') {
      this.#outbox += `\n${text}`;
      return;
    }
    this.#outbox = text;
    if (speaking.push(this) === 1) process.nextTick(flushAll);
  }

  flush(): void {
    const text = this.#outbox;
    this.#outbox = '';
    if (this.closed || this.#wire.readyState !== WebSocket.OPEN) return;
    if (this.#wire.bufferedAmount > this.#env.limits.backlog) return this.drop('slow');
    this.#wire.send(text);
  }

  drop(reason: keyof typeof CLOSED): void {
    if (this.closed) return;
    this.#env.metrics.dropped(reason);
    this.#wire.close(CLOSED[reason], reason);
    // A reader that does not read will not read the farewell either.
    if (reason !== 'leaving' && reason !== 'ended') this.#wire.terminate();
    this.#gone();
  }

  /** Answers what is under way, hears nothing more and says goodbye: whoever it is goes on at another process. */
  goElsewhere(): void {
    this.#leaving = true;
    if (this.#underWay === 0) this.#sayGoodbye();
    else setTimeout(() => this.#sayGoodbye(), LAST_ANSWERS).unref();
  }

  #sayGoodbye(): void {
    if (this.#outbox !== '') this.flush();
    this.drop('leaving');
  }

  ping(): void {
    if (!this.alive || (this.#lingers && this.#begun > 0)) return this.drop('silent');
    this.#lingers = this.#begun > 0;
    this.alive = false;
    this.#wire.ping();
  }

  #gone(): void {
    if (this.closed) return;
    this.#begin(-this.#begun);
    this.closed = true;
    this.#greeted();
    if (this.#purse) this.#purse.holders--;
    this.#env.lobby.leave(this);
    this.#env.tournaments.left(this);
    if (this.#actor) this.#env.pairing.left(this, this.#actor.person);
    for (const live of this.#watched.values()) live.detach(this);
    this.#watched.clear();
  }

  #reply(id: string | null, outcome: Outcome): void {
    if ('no' in outcome) this.send(JSON.stringify({ re: id, no: outcome.no }));
    else if (outcome === carriedOut && id !== null) this.send(`{"re":"${id}","ok":{}}`);
    else this.send(JSON.stringify({ re: id, ok: outcome.ok }));
    if (--this.#underWay === 0 && this.#leaving) this.#sayGoodbye();
  }

  #refuse(id: string | null, no: No): void {
    this.#env.metrics.command('refused', no.code);
    this.#reply(id, { no });
  }

  #hear(text: string | null, bytes: number): void {
    if (this.closed || this.#leaving) return;
    this.#underWay++;
    const now = this.#env.time.now();
    const cost = 1 + bytes / 4096;
    if (!this.#bucket.take(cost, now) || !this.#address.spend('messages', cost, now)) {
      if (this.#bucket.drowned) this.drop('flood');
      else this.#refuse(text === null ? null : idOf(text), { code: 'slow-down' });
      return;
    }
    if (text === null) return this.#refuse(null, { code: 'not-text' });
    if (text.length <= COMMAND_LENGTH) return this.#heed(readCommand(text), now);
    this.#env.chores
      .do(() => readCommand(text), text.length)
      .then(
        (command) => this.#heed(command, this.#env.time.now()),
        () => this.#refuse(idOf(text), { code: 'slow-down' }),
      );
  }

  #heed(command: ReturnType<typeof readCommand>, now: number): void {
    if (this.closed) return;
    if ('code' in command && command.code === 'too-long') return this.drop('flood');
    if ('code' in command) return this.#refuse(command.id, { code: command.code, data: { path: command.path } });
    if (!this.#affords(command, now)) return this.#refuse(command.id, { code: 'slow-down' });
    this.#obey(command)?.catch((error: unknown) => {
      if (error instanceof GoneRules) return this.#refuse(command.id, { code: 'rules-gone' });
      if (error instanceof Overloaded) return this.#refuse(command.id, { code: 'slow-down' });
      this.#env.trouble(error);
      this.#refuse(command.id, {
        code: !(error instanceof StoreError) ? 'internal' : error.code === 'too-large' ? 'table-full' : 'not-stored',
      });
    });
  }

  /** Whether person and address have enough left for what is dearer than a move. */
  #affords(command: Command, now: number): boolean {
    const more = COSTS[command.do];
    if (more !== undefined && !this.#bucket.take(more, now)) return false;
    const both = (kind: 'tables' | 'bots' | 'orders' | 'work' | 'accounts' | 'mails', cost: number): boolean =>
      (this.#purse?.spend(kind, cost, now) ?? true) && this.#address.spend(kind, cost, now);
    switch (command.do) {
      case 'create': {
        const bots = command.seats.filter(({ kind }) => kind === 'bot').length;
        return (
          both('tables', 1) &&
          (bots === 0 || both('bots', bots)) &&
          (this.#env.tables.knows(command) || (both('work', WORK.rules) && this.#env.newRules.take(1, now)))
        );
      }
      case 'hold':
        return both('tables', 1) && (!command.bots || both('bots', command.bots));
      case 'rematch':
      case 'enter':
      case 'seek':
        return both('tables', 1);
      case 'orders':
        return both('orders', 1);
      case 'watch':
        return this.#env.tables.has(command.match) || both('work', WORK.load);
      case 'address':
        return both('accounts', 1) && (command.address === undefined || command.typed !== undefined || both('mails', 1));
      case 'export':
        return both('accounts', 1) && both('work', WORK.export);
      case 'challenge':
      case 'delete':
      case 'enrol':
      case 'signin':
      case 'recovery':
      case 'learned':
      case 'code':
      case 'rename':
      case 'ignore':
      case 'heed':
      case 'report':
      case 'befriend':
      case 'unfriend':
      case 'reveal':
      case 'invite':
      case 'invited':
      case 'wish':
      case 'subscribe':
      case 'unsubscribe':
      case 'holiday':
        return both('accounts', 1);
      default:
        return true;
    }
  }

  /** Null where it needs no promise: a command at a table in memory is tried at once. */
  #obey(command: Command): Promise<void> | null {
    if (command.do === 'hello') return this.#hello(command);
    const actor = this.#actor;
    if (!actor) {
      this.#refuse(command.id, { code: 'say-hello' });
      return null;
    }
    const done = (outcome: Outcome): void => {
      this.#env.metrics.command(command.do, 'ok' in outcome ? 'ok' : outcome.no.code);
      this.#reply(command.id, outcome);
    };
    const unspoken = command.do === 'chat' || command.do === 'rename' || command.do === 'hold' ? this.#unspoken(command) : null;
    if (unspoken) {
      done({ no: unspoken });
      return null;
    }
    if (command.do === 'chat' && command.room === 'watchers') return this.#callOut(actor, command, done);
    if (command.do === 'join') return this.#join(actor, command, done);
    if (isTableCommand(command)) return this.#env.tables.command(actor, command, done);
    if (isNoticeCommand(command)) return this.#env.notices.serve(actor, this.#visitor, command).then(done);
    if (isAccountCommand(command)) return this.#env.accounts.serve(actor, this.#visitor, command).then(done);
    if (isMannersCommand(command)) return this.#env.manners.serve(actor, command).then(done);
    if (isCircleCommand(command)) return this.#env.circle.serve(actor, command).then(done);
    if (isTournamentCommand(command)) return this.#env.tournaments.serve(actor, this, command).then(done);
    if (isWardensCommand(command)) return this.#env.wardens.serve(actor, command).then(done);
    return this.#serve(actor, command, done);
  }

  /** Why something may not be said; signs may always be given. */
  #unspoken(command: Command<'chat' | 'rename' | 'hold'>): No | null {
    const text = command.do === 'chat' ? command.text : command.name;
    if (text === undefined) return null;
    const { silence } = this.#footing;
    if (command.do === 'chat' && silence && silence.until > this.#env.time.now()) return { code: 'silenced', data: { ...silence } };
    return this.#env.unwanted(text) ? { code: 'unwanted-word' } : null;
  }

  async #join(actor: Actor, command: Command<'join'>, done: (outcome: Outcome) => void): Promise<void> {
    const avoidedBy = await this.#env.manners.avoid(actor.person);
    await this.#env.tables.command(avoidedBy.length === 0 ? actor : { ...actor, avoidedBy }, command, done);
  }

  get unheard(): ReadonlySet<string> {
    return this.#footing.unheard;
  }

  /** What this person may do or hears has changed. */
  async lookAgain(): Promise<void> {
    const before = this.#footing;
    this.#footing = await this.#env.manners.footing(this.person, this.#visitor.address);
    if (this.#footing.shut) return this.drop('ended');
    const { unheard } = this.#footing;
    if (unheard.size === before.unheard.size && [...unheard].every((person) => before.unheard.has(person))) return;
    for (const live of this.#watched.values()) live.retell(this);
  }

  /** Where somebody spoke without a seat is noted first: it is theirs to have, and to have erased. */
  async #callOut(actor: Actor, command: Command<'chat'>, done: (outcome: Outcome) => void): Promise<void> {
    await this.#env.people.visited(actor, command.match);
    await this.#env.tables.command(actor, command, done);
  }

  async #serve(actor: Actor, command: LobbyCommand, done: (outcome: Outcome) => void): Promise<void> {
    const { tables, time } = this.#env;
    switch (command.do) {
      case 'ping':
        return done({ ok: { now: time.now() } });
      case 'rename':
        await this.#rename(actor, command.name);
        return done({ ok: {} });
      case 'list':
        return done({ ok: await this.#env.list(actor.person) });
      case 'lobby':
        if (command.on) await this.#env.lobby.enter(this);
        else this.#env.lobby.leave(this);
        return done({ ok: {} });
      case 'seek':
        // Whoever wants to be paired wants to play with people.
        if (isProgram(actor.person)) return done({ no: { code: 'people-only' } });
        return done(await this.#env.pairing.seek(actor, this, command));
      case 'unseek':
        await this.#env.pairing.unseek(actor.person);
        return done({ ok: {} });
      case 'leaders':
        return done({ ok: await this.#env.bureau.leaders(actor.person, command.game) });
      case 'profile': {
        const profile = await this.#env.bureau.profile(actor.person, command.of);
        return done(profile ? { ok: profile } : { no: { code: 'no-such-person' } });
      }
      case 'create':
        return done(await tables.create(actor, command));
      case 'rematch':
        return done(await tables.rematch(actor, command));
      case 'watch':
        return this.#watch(command, done);
      case 'unwatch':
        this.#watched.get(command.match)?.detach(this);
        this.#watched.delete(command.match);
        return done({ ok: {} });
    }
  }

  /** From now on, also for what is sent right after; a name that cannot be stored is none. */
  async #rename(actor: Actor, name: string): Promise<void> {
    const named = { ...actor, name };
    this.#actor = named;
    try {
      await this.#env.people.rename(actor, name, this.#env.time.now());
    } catch (error) {
      if (this.#actor === named) this.#actor = actor;
      throw error;
    }
  }

  async #watch(command: Command<'watch'>, done: (outcome: Outcome) => void): Promise<void> {
    if (this.#watched.size >= this.#env.limits.watched) return done({ no: { code: 'too-many-tables' } });
    let refused = false;
    const live = await this.#env.tables.watch(this, command, (outcome) => {
      refused = 'no' in outcome;
      if (refused) this.#watched.delete(command.match);
      done(outcome);
    });
    if (live && !this.closed && !refused) this.#watched.set(command.match, live);
  }

  /** From now on the person counts, not the connection. */
  #settle(actor: Actor): void {
    this.#actor = actor;
    this.session = hashOf(actor.token);
    if (this.closed) return;
    this.#begin(-this.#begun);
    this.#greeted();
    const now = this.#env.time.now();
    this.#purse = this.#env.budgets.person(actor.person, now);
    this.#purse.holders++;
    this.#bucket = this.#purse.bucket('messages', now);
  }

  async #hello(command: Command<'hello'>): Promise<void> {
    if (this.#actor || this.#greeting) return this.#refuse(command.id, { code: 'already-greeted' });
    this.#greeting = true;
    const { people, time } = this.#env;
    try {
      let actor = command.token === undefined ? null : await people.greet(command.token, this.#visitor.device, time.now());
      if (command.token !== undefined && !actor) return this.#refuse(command.id, { code: 'unknown-token' });
      if (command.bot && actor && !isProgram(actor.person)) return this.#refuse(command.id, { code: 'not-a-bot' });
      const footing = await this.#env.manners.footing(actor?.person ?? '', this.#visitor.address);
      if (footing.shut) return this.#refuse(command.id, { code: 'shut-out', data: { ...footing.shut } });
      this.#footing = footing;
      const name = command.name && !this.#env.unwanted(command.name) ? command.name : '';
      const fresh = actor === null;
      if (fresh && !this.#address.spend('people', 1, time.now())) return this.#refuse(command.id, { code: 'slow-down' });
      actor ??= await people.welcome(name, this.#visitor.device, time.now(), command.bot === true);
      const renamed = !fresh && name !== '' && name !== actor.name && this.#address.spend('accounts', 1, time.now());
      if (renamed) actor = await people.rename(actor, name, time.now());
      this.#settle(actor);
      const welcome: Welcome = {
        protocol: PROTOCOL,
        name: actor.name,
        ...(isProgram(actor.person) ? { bot: true } : {}),
        ...(fresh ? { token: actor.token } : {}),
        now: time.now(),
      };
      this.#reply(command.id, { ok: welcome });
    } finally {
      this.#greeting = false;
    }
  }
}
