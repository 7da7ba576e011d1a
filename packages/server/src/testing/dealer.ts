/**
 * A server that may cheat: it deals a duel to one honest client, the other seat is a bot or an accomplice. It speaks the protocol over a real socket and is
 * honest in everything but what a cheat bends.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import {
  botNonce,
  packHash,
  promiseOf,
  sealOf,
  seeded,
  seedOf,
  sha256Hex,
  startMatch,
  type FirstOpening,
  type Match,
  type PromisedOpening,
  type Replay,
  type Terms,
} from '@orrery/kernel';
import { duel } from '@orrery/kernel/fixtures';
import { PROTOCOL, readCommand, type Command, type TableInfo, type Update } from '@orrery/protocol';
import { WebSocketServer, type WebSocket } from 'ws';

export type Dealt = PromisedOpening & { readonly secret: string };

export interface Cheat {
  /** Who sits opposite. */
  readonly opposite?: 'bot 1' | 'open';
  /** The table as it is shown. */
  table?(table: TableInfo, dealer: Dealer): TableInfo;
  /** A code by which a promise or a number is refused; `count` such have come before. */
  refuse?(what: 'ready' | 'open', count: number): string | null;
  /** Gives the deal up when it knows all numbers. */
  gives?(dealt: Dealt, dealer: Dealer): boolean;
  /** What is dealt, when all numbers are known. */
  deal?(dealt: Dealt, dealer: Dealer): Dealt | (FirstOpening & { readonly secret: string });
  /** Deals as soon as the client has promised. */
  readonly early?: boolean;
  /** The seat the client is told it sits in. */
  seat?(dealer: Dealer): number;
  /** What is told of the game. */
  update?(update: Update, dealer: Dealer): Update;
  /** What is played where the client has answered. */
  answer?(choice: number, open: readonly number[]): number;
  /** What is said to an answer when another was played in its place; where nothing is given it was taken. */
  readonly denied?: { readonly code: string; readonly data?: Readonly<Record<string, string | number>> };
  /** Tells what comes after an answer, in its own way; false where it is told as always. */
  tell?(dealer: Dealer): boolean;
  /** What is recorded. */
  record?(replay: Replay): Replay;
}

function standard() {
  const opened = duel.open({});
  if ('faults' in opened) throw new Error('the duel can be opened');
  return opened;
}
const rules = standard();

export class Dealer {
  readonly #server: WebSocketServer;
  readonly #cheat: Cheat;
  readonly match = 'a-duel-dealt-here';
  readonly plan: readonly string[];
  /** Every number the client has opened, in their order. */
  readonly numbers: string[] = [];
  /** Whatever the client has asked for, by its name. */
  readonly asked: string[] = [];
  voided: string[] = [];
  status: TableInfo['status'] = 'waiting';
  promises: (string | null)[] = [];
  opened = 0;
  updates = 0;
  #deals = 0;
  #dealt: Dealt | (FirstOpening & { readonly secret: string }) | null = null;
  #played: Match | null = null;
  #socket: WebSocket | null = null;
  readonly #counts = { ready: 0, open: 0 };

  private constructor(cheat: Cheat) {
    this.#cheat = cheat;
    this.plan = ['open', cheat.opposite ?? 'open'];
    this.#server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    this.#server.on('connection', (socket) => {
      this.#socket = socket;
      socket.on('message', (data: Buffer) => this.#hear(data.toString()));
    });
    this.#begin();
  }

  static async open(cheat: Cheat): Promise<Dealer> {
    const dealer = new Dealer(cheat);
    await once(dealer.#server, 'listening');
    return dealer;
  }

  get url(): string {
    return `ws://127.0.0.1:${(this.#server.address() as AddressInfo).port}/socket`;
  }

  async close(): Promise<void> {
    for (const socket of this.#server.clients) socket.terminate();
    await new Promise((done) => this.#server.close(done));
  }

  get secret(): string {
    return sha256Hex(`secret ${this.#deals}`);
  }

  get terms(): Terms {
    const { match, plan, voided } = this;
    return { match, game: duel.id, rules: duel.rules, options: {}, pack: packHash(rules.pack), plan, voided: [...voided] };
  }

  get seal(): string {
    return sealOf(this.secret, this.terms);
  }

  /** The number of the seat opposite. */
  get opposite(): string {
    return this.plan[1] === 'open' ? sha256Hex(`accomplice ${this.#deals}`).slice(0, 32) : botNonce(this.secret, 1);
  }

  /** How good the cards opposite are: the sum of the hand. */
  cards(dealt: Dealt): number {
    const { hand } = startMatch(rules, seeded(seedOf(dealt))).view(1);
    return hand.reduce((sum, card) => sum + card, 0);
  }

  #begin(): void {
    this.#deals++;
    this.promises = [null, this.plan[1] === 'open' ? promiseOf(this.seal, 1, this.opposite) : null];
    this.opened = 0;
  }

  #say(...messages: readonly object[]): void {
    this.#socket?.send(messages.map((message) => JSON.stringify(message)).join('\n'));
  }

  #hear(text: string): void {
    const command = readCommand(text);
    if ('code' in command) throw new Error(`the client speaks wrongly: ${text}`);
    this.asked.push(command.do);
    const reply = (ok: object): void => this.#say({ re: command.id, ok });
    switch (command.do) {
      case 'hello':
        return reply({ protocol: PROTOCOL, name: '', token: 't'.repeat(32), now: 0 });
      case 'watch':
        return this.#say({ on: this.match, table: this.#table() }, { re: command.id, ok: { viewer: 0 } });
      case 'ready':
      case 'open':
        return this.#prepare(command, reply);
      case 'answer':
        return this.#answered(command, reply);
      default:
        return reply({});
    }
  }

  #prepare(command: Command<'ready' | 'open'>, reply: (ok: object) => void): void {
    if (command.do === 'open') this.numbers.push(command.nonce);
    const refused = this.#cheat.refuse?.(command.do, this.#counts[command.do]++) ?? null;
    if (refused !== null) return this.#say({ re: command.id, no: { code: refused } }, { on: this.match, table: this.#table() });
    if (command.do === 'ready') this.promises[0] = command.promise;
    else this.opened = 1;
    reply({});
    if (command.do === 'ready' && !this.#cheat.early) return this.#say({ on: this.match, table: this.#table() });
    this.deal(command.do === 'open' ? command.nonce : '0'.repeat(32));
  }

  /** Deals with a number for the client's seat. */
  deal(nonce: string): void {
    const { secret, seal: commitment, match, plan, voided } = this;
    const honest: Dealt = { version: 2, secret, commitment, match, plan, voided: [...voided], nonces: [nonce, this.opposite] };
    if (this.#cheat.gives?.(honest, this)) {
      voided.push(commitment);
      this.#begin();
      return this.#say({ on: this.match, table: this.#table() });
    }
    this.#dealt = this.#cheat.deal?.(honest, this) ?? honest;
    this.#played = startMatch(rules, seeded(seedOf(this.#dealt)));
    this.status = 'running';
    this.#say({ on: this.match, table: this.#table() }, this.#update());
  }

  #answered({ choice, id }: Command<'answer'>, reply: (ok: object) => void): void {
    const played = this.#played;
    if (!played || typeof choice !== 'number') throw new Error(`an answer nobody asked for: ${id}`);
    const instead = this.#cheat.answer?.(choice, played.open(0)) ?? choice;
    played.answer(0, instead);
    while ((played.asked >> 1) & 1) played.answer(1, played.open(1)[0] ?? -1);
    if (played.asked === 0) this.status = 'ended';
    if (!this.#cheat.tell?.(this)) this.tell();
    if (this.#cheat.denied && instead !== choice) this.#say({ re: id, no: this.#cheat.denied });
    else reply({});
    if (this.status === 'ended') this.#say({ on: this.match, table: this.#table() });
  }

  /** What the client would have been told by an honest server. */
  get past(): readonly number[] {
    return this.#played?.past(0) ?? [];
  }

  /** What the client has been told so far. */
  #told: readonly number[] = [];

  #update(): Update {
    const played = this.#played;
    if (!played) throw new Error('nothing is dealt yet');
    const update: Update = {
      on: this.match,
      at: played.at(0),
      from: this.#told.length,
      tail: played.past(0).slice(this.#told.length),
      view: played.view(0),
      open: played.open(0),
      n: played.answers(0),
      undo: 0,
    };
    this.updates++;
    const told = this.#cheat.update?.(update, this) ?? update;
    this.#told = [...this.#told.slice(0, told.from), ...told.tail];
    return told;
  }

  #table(): TableInfo {
    const { seal, terms, promises, opened, status } = this;
    const { match, plan, voided, pack } = terms;
    const dealt = this.#dealt;
    const opening = dealt ?? { version: 2 as const, commitment: seal, match, plan, voided, nonces: [] };
    const secret = status === 'ended' && dealt ? dealt.secret : null;
    const level = plan[1] === 'open' ? {} : { level: '1' };
    const table: TableInfo = {
      game: duel.id,
      rules: duel.rules,
      options: {},
      pack: rules.pack.id,
      status,
      viewer: this.#cheat.seat?.(this) ?? 0,
      seats: [
        { kind: 'person', name: 'Ada', ready: promises[0] !== null },
        { kind: plan[1] === 'open' ? 'person' : 'bot', name: 'Mallory', ready: true, ...level },
      ],
      here: 3,
      watchers: 0,
      public: false,
      spectators: 'none',
      memoryAid: true,
      clock: { kind: 'none' },
      timeout: 'fallback',
      turnCap: 400,
      shuffle: { ...opening, secret, pack, ...(status === 'waiting' ? { promises: [...promises], opened } : {}) },
      end: status === 'ended' ? (this.#played?.result ?? null) : null,
      takeback: null,
      rematch: null,
    };
    return this.#cheat.table?.(table, this) ?? table;
  }

  /** Tells what has happened since the last time. */
  tell(): void {
    this.#say(this.#update());
  }

  /** Shows the table once more. */
  show(): void {
    this.#say({ on: this.match, table: this.#table() });
  }

  record(): Replay {
    const [played, dealt] = [this.#played, this.#dealt];
    if (!played?.result || !dealt) throw new Error('the game is not over');
    const replay: Replay = {
      format: 1,
      game: duel.id,
      rules: duel.rules,
      pack: { id: rules.pack.id, hash: packHash(rules.pack) },
      options: {},
      seats: [
        { name: 'Ada', kind: 'person' },
        { name: 'Mallory', kind: this.plan[1] === 'open' ? 'person' : 'bot' },
      ],
      seed: dealt,
      choices: played.log.map(([, choice]) => choice),
      end: played.result,
    };
    return this.#cheat.record?.(replay) ?? replay;
  }
}
