/** Whoever is at the other end of a connection: says who they are first; then each of their commands goes to the part of the house that carries it out. */
import { PROTOCOL, type Command, type Listing, type No, type Welcome } from '@orrery/protocol';
import { isAccountCommand, type AccountCommand, type Accounts } from './accounts/accounts.ts';
import type { Visitor } from './accounts/visitor.ts';
import type { Listener } from './audiences.ts';
import type { AddressPurse } from './budgets.ts';
import { isCircleCommand, type Circle, type CircleCommand } from './conduct/circle.ts';
import { isMannersCommand, type Footing, type Manners, type MannersCommand } from './conduct/manners.ts';
import { isWardensCommand, type Wardens, type WardensCommand } from './conduct/wardens.ts';
import type { WordList } from './conduct/wordList.ts';
import type { Live } from './live.ts';
import type { Lobby } from './lobby/lobby.ts';
import type { Pairing } from './lobby/pairing.ts';
import { isNoticeCommand, type NoticeCommand, type NoticeDesk } from './notices/desk.ts';
import type { People } from './people.ts';
import { isProgram } from './programs.ts';
import type { Bureau } from './ratings/bureau.ts';
import { hashOf } from './secrets.ts';
import { isTableCommand, no, type Actor, type Outcome, type TableCommand } from './table/commands.ts';
import type { Tables } from './tables.ts';
import type { Time } from './time.ts';
import { isTournamentCommand, type TournamentCommand, type Tournaments } from './tournaments/tournaments.ts';

/** Those who carry commands out. */
export interface House {
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
  list(person: string): Promise<Listing>;
}

/** What is asked of the house, not of a table. */
type LobbyCommand = Exclude<
  Command,
  TableCommand | AccountCommand | NoticeCommand | MannersCommand | CircleCommand | WardensCommand | TournamentCommand | { do: 'hello' }
>;

type Done = (outcome: Outcome) => void;

/** So many tables may be watched over one connection. */
const MOST_WATCHED = 32;
const NOBODY: Footing = { silence: null, shut: null, unheard: new Set() };

export class Caller {
  readonly #house: House;
  readonly #line: Listener;
  readonly #address: AddressPurse;
  readonly #visitor: Visitor;
  readonly #watched = new Map<string, Live>();
  #actor: Actor | null = null;
  /** The hash of the token they came with. */
  session = '';
  #footing: Footing = NOBODY;
  #greeting = false;

  constructor(house: House, line: Listener, address: AddressPurse, visitor: Visitor) {
    this.#house = house;
    this.#line = line;
    this.#address = address;
    this.#visitor = visitor;
  }

  /** Null until it is known who they are. */
  get actor(): Actor | null {
    return this.#actor;
  }

  get person(): string {
    return this.#actor?.person ?? '';
  }

  get unheard(): ReadonlySet<string> {
    return this.#footing.unheard;
  }

  /** They are gone: nobody tells them anything any more. */
  left(): void {
    const { lobby, tournaments, pairing } = this.#house;
    lobby.leave(this.#line);
    tournaments.left(this.#line);
    if (this.#actor) pairing.left(this.#line, this.#actor.person);
    for (const live of this.#watched.values()) live.detach(this.#line);
    this.#watched.clear();
  }

  /** What this person may do or hears has changed; false where they may not be here any longer. */
  async lookAgain(): Promise<boolean> {
    const before = this.#footing;
    this.#footing = await this.#house.manners.footing(this.person, this.#visitor.address);
    if (this.#footing.shut) return false;
    const { unheard } = this.#footing;
    if (unheard.size !== before.unheard.size || ![...unheard].every((person) => before.unheard.has(person)))
      for (const live of this.#watched.values()) live.retell(this.#line);
    return true;
  }

  /** `settled` is called as soon as it is known who they are. */
  async hello(command: Command<'hello'>, settled: (person: string) => void): Promise<Outcome> {
    if (this.#actor || this.#greeting) return no('already-greeted');
    this.#greeting = true;
    const { people, time, manners, unwanted } = this.#house;
    try {
      let actor = command.token === undefined ? null : await people.greet(command.token, this.#visitor.device, time.now());
      if (command.token !== undefined && !actor) return no('unknown-token');
      if (command.bot && actor && !isProgram(actor.person)) return no('not-a-bot');
      const footing = await manners.footing(actor?.person ?? '', this.#visitor.address);
      if (footing.shut) return no('shut-out', { ...footing.shut });
      this.#footing = footing;
      const name = command.name && !unwanted(command.name) ? command.name : '';
      const fresh = actor === null;
      if (fresh && !this.#address.spend('people', 1, time.now())) return no('slow-down');
      actor ??= await people.welcome(name, this.#visitor.device, time.now(), command.bot === true);
      const renamed = !fresh && name !== '' && name !== actor.name && this.#address.spend('accounts', 1, time.now());
      if (renamed) actor = await people.rename(actor, name, time.now());
      this.#actor = actor;
      this.session = hashOf(actor.token);
      settled(actor.person);
      if (!fresh) this.#house.tournaments.arrived(actor.person, this.#line);
      const welcome: Welcome = {
        protocol: PROTOCOL,
        name: actor.name,
        ...(isProgram(actor.person) ? { bot: true } : {}),
        ...(fresh ? { token: actor.token } : {}),
        now: time.now(),
      };
      return { ok: welcome };
    } finally {
      this.#greeting = false;
    }
  }

  /** Null where it needs no promise: a command at a table in memory is tried at once. */
  obey(actor: Actor, command: Exclude<Command, { do: 'hello' }>, done: Done): Promise<void> | null {
    const unspoken = command.do === 'chat' || command.do === 'rename' || command.do === 'hold' ? this.#unspoken(command) : null;
    if (unspoken) {
      done({ no: unspoken });
      return null;
    }
    const { tables, notices, accounts, manners, circle, tournaments, wardens } = this.#house;
    if (command.do === 'chat' && command.room === 'watchers') return this.#callOut(actor, command, done);
    if (command.do === 'join') return this.#join(actor, command, done);
    if (isTableCommand(command)) return tables.command(actor, command, done);
    if (isNoticeCommand(command)) return notices.serve(actor, this.#visitor, command).then(done);
    if (isAccountCommand(command)) return accounts.serve(actor, this.#visitor, command).then(done);
    if (isMannersCommand(command)) return manners.serve(actor, command).then(done);
    if (isCircleCommand(command)) return circle.serve(actor, command).then(done);
    if (isTournamentCommand(command)) return tournaments.serve(actor, this.#line, command).then(done);
    if (isWardensCommand(command)) return wardens.serve(actor, command).then(done);
    return this.#serve(actor, command, done);
  }

  /** Why something may not be said; signs may always be given. */
  #unspoken(command: Command<'chat' | 'rename' | 'hold'>): No | null {
    const text = command.do === 'chat' ? command.text : command.name;
    if (text === undefined) return null;
    const { silence } = this.#footing;
    if (command.do === 'chat' && silence && silence.until > this.#house.time.now()) return { code: 'silenced', data: { ...silence } };
    return this.#house.unwanted(text) ? { code: 'unwanted-word' } : null;
  }

  async #join(actor: Actor, command: Command<'join'>, done: Done): Promise<void> {
    const avoidedBy = await this.#house.manners.avoid(actor.person);
    await this.#house.tables.command(avoidedBy.length === 0 ? actor : { ...actor, avoidedBy }, command, done);
  }

  /** Where somebody spoke without a seat is noted first: it is theirs to have, and to have erased. */
  async #callOut(actor: Actor, command: Command<'chat'>, done: Done): Promise<void> {
    await this.#house.people.visited(actor, command.match);
    await this.#house.tables.command(actor, command, done);
  }

  async #serve(actor: Actor, command: LobbyCommand, done: Done): Promise<void> {
    const { tables, time, lobby, pairing, bureau } = this.#house;
    switch (command.do) {
      case 'ping':
        return done({ ok: { now: time.now() } });
      case 'rename':
        await this.#rename(actor, command.name);
        return done({ ok: {} });
      case 'list':
        return done({ ok: await this.#house.list(actor.person) });
      case 'lobby':
        if (command.on) await lobby.enter(this.#line);
        else lobby.leave(this.#line);
        return done({ ok: {} });
      case 'seek':
        // Whoever wants to be paired wants to play with people.
        if (isProgram(actor.person)) return done({ no: { code: 'people-only' } });
        return done(await pairing.seek(actor, this.#line, command));
      case 'unseek':
        await pairing.unseek(actor.person);
        return done({ ok: {} });
      case 'leaders':
        return done({ ok: await bureau.leaders(actor.person, command.game) });
      case 'profile': {
        const profile = await bureau.profile(actor.person, command.of);
        return done(profile ? { ok: profile } : { no: { code: 'no-such-person' } });
      }
      case 'create':
        return done(await tables.create(actor, command));
      case 'rematch':
        return done(await tables.rematch(actor, command));
      case 'watch':
        return this.#watch(command, done);
      case 'unwatch':
        this.#watched.get(command.match)?.detach(this.#line);
        this.#watched.delete(command.match);
        return done({ ok: {} });
    }
  }

  /** From now on, also for what is sent right after; a name that cannot be stored is none. */
  async #rename(actor: Actor, name: string): Promise<void> {
    const named = { ...actor, name };
    this.#actor = named;
    try {
      await this.#house.people.rename(actor, name, this.#house.time.now());
    } catch (error) {
      if (this.#actor === named) this.#actor = actor;
      throw error;
    }
  }

  async #watch(command: Command<'watch'>, done: Done): Promise<void> {
    if (this.#watched.size >= MOST_WATCHED) return done({ no: { code: 'too-many-tables' } });
    let refused = false;
    const live = await this.#house.tables.watch(this.#line, command, (outcome) => {
      refused = 'no' in outcome;
      if (refused) this.#watched.delete(command.match);
      done(outcome);
    });
    if (live && !this.#line.closed && !refused) this.#watched.set(command.match, live);
  }
}
