/** One socket: what a frame is, what it may cost and how it is answered; what is said to its reader leaves through it. */
import type { Duplex } from 'node:stream';
import { COMMAND_LENGTH, FRAME_BYTES, idOf, mayBeLong, readCommand, type Command, type No } from '@orrery/protocol';
import { StoreError } from '@orrery/store';
import { WebSocket } from 'ws';
import type { Visitor } from './accounts/visitor.ts';
import type { Listener } from './audiences.ts';
import { Bucket } from './bucket.ts';
import type { AddressPurse, Budgets, PersonPurse } from './budgets.ts';
import { Caller, type House } from './caller.ts';
import { Overloaded, type Chores } from './chores.ts';
import { Frames, type Beginning } from './frame.ts';
import type { Metrics } from './metrics.ts';
import { affords, type Prices } from './prices.ts';
import { faultAs } from './requestId.ts';
import { GoneRules } from './table/closed.ts';
import { done as carriedOut, type Outcome } from './table/commands.ts';

export interface SocketLimits {
  /** Bytes waiting for a slow reader after which it is let go; it comes back and resumes. */
  readonly backlog: number;
  /** Milliseconds within which a new connection has to identify itself. */
  readonly greeting: number;
}

export interface ConnectionEnv extends House, Prices {
  readonly metrics: Metrics;
  readonly limits: SocketLimits;
  readonly budgets: Budgets;
  readonly chores: Chores;
  /** Bytes of long messages, of everybody together. */
  readonly long: Bucket;
  /** Bytes of messages of which not everything is there, over all connections. */
  readonly unfinished: { bytes: number };
  /** Notes a fault; the id under which it is found, where it was written down. */
  trouble(error: unknown): string | null;
}

/** Close codes of our own, from 4000 on. */
export const CLOSED = { slow: 4001, flood: 4002, silent: 4003, ended: 4004, leaving: 1001 } as const;
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

/** Connections with something to say at the end of this turn of the event loop. */
const speaking: Connection[] = [];
function flushAll(): void {
  for (const connection of speaking.splice(0)) connection.flush();
}

export class Connection implements Listener {
  readonly #wire: WebSocket;
  readonly #env: ConnectionEnv;
  readonly #address: AddressPurse;
  readonly #caller: Caller;
  #purse: PersonPurse | null = null;
  /** Messages: of this connection until it says who it is, then of that person over all connections. */
  #bucket: Bucket;
  /** Calls off the end of its time to say who it is. */
  #greeted: () => void;
  /** Bytes of a message of which not everything is there, before the greeting of all messages; and whether that was so a heartbeat ago. */
  #begun = 0;
  #lingers = false;
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
    this.#caller = new Caller(env, this, address, visitor);
    this.#bucket = new Bucket(BEFORE_GREETING.messages, 1, env.time.now());
    const late = env.time.at(env.time.now() + env.limits.greeting, () => this.drop('silent'));
    this.#greeted = () => {
      late();
      greeted();
    };
    wire.on('message', (data: Buffer, binary) => {
      if (this.#caller.actor) this.#begin(-this.#begun);
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
      const tooMuch = this.#caller.actor
        ? env.unfinished.bytes > MOST_UNFINISHED && this.#begun > LONG
        : this.#begun > BEFORE_GREETING.bytes;
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

  /** The hash of the token it came with. */
  get session(): string {
    return this.#caller.session;
  }

  get person(): string {
    return this.#caller.person;
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
    this.#caller.left();
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
    if (!affords(command, { messages: this.#bucket, person: this.#purse, address: this.#address }, this.#env, now))
      return this.#refuse(command.id, { code: 'slow-down' });
    this.#obey(command)?.catch((error: unknown) => {
      if (error instanceof GoneRules) return this.#refuse(command.id, { code: 'rules-gone' });
      if (error instanceof Overloaded) return this.#refuse(command.id, { code: 'slow-down' });
      const code = !(error instanceof StoreError) ? 'internal' : error.code === 'too-large' ? 'table-full' : 'not-stored';
      this.#refuse(command.id, faultAs(code, this.#env.trouble(error)));
    });
  }

  /** Null where it needs no promise. */
  #obey(command: Command): Promise<void> | null {
    if (command.do === 'hello')
      return this.#caller
        .hello(command, (person) => this.#settle(person))
        .then((outcome) => ('no' in outcome ? this.#refuse(command.id, outcome.no) : this.#reply(command.id, outcome)));
    const { actor } = this.#caller;
    if (!actor) {
      this.#refuse(command.id, { code: 'say-hello' });
      return null;
    }
    return this.#caller.obey(actor, command, (outcome) => {
      this.#env.metrics.command(command.do, 'ok' in outcome ? 'ok' : outcome.no.code);
      this.#reply(command.id, outcome);
    });
  }

  get unheard(): ReadonlySet<string> {
    return this.#caller.unheard;
  }

  /** What this person may do or hears has changed. */
  async lookAgain(): Promise<void> {
    if (!(await this.#caller.lookAgain())) this.drop('ended');
  }

  /** From now on the person counts, not the connection. */
  #settle(person: string): void {
    if (this.closed) return;
    this.#begin(-this.#begun);
    this.#greeted();
    const now = this.#env.time.now();
    this.#purse = this.#env.budgets.person(person, now);
    this.#purse.holders++;
    this.#bucket = this.#purse.bucket('messages', now);
  }
}
