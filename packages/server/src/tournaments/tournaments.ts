/**
 * Tournaments, run by the house. What has happened is in the store; everything here may be broken off anywhere and tried again, by any process: a round is
 * paired once, a board has one match, a result is written once.
 */
import { customsOf } from '@orrery/games/tables';
import type { Command, FoundMessage, TournamentList, TournamentPlan, TournamentView } from '@orrery/protocol';
import type { Entrant, Store, StoredBoard, Tournament } from '@orrery/store';
import { ByTurns } from '../byTurns.ts';
import type { Live } from '../live.ts';
import type { Onlooker } from '../lobby/lobby.ts';
import { named } from '../lobby/pairing.ts';
import { FRESH, ranksOf } from '../ratings/skill.ts';
import { word, type Entropy } from '../secrets.ts';
import { GoneRules } from '../table/closed.ts';
import { no, type Actor, type Outcome } from '../table/commands.ts';
import { absentees, seatOf } from '../table/place.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../tables.ts';
import type { Time } from '../time.ts';
import { VACANT, pairKey, type Board } from './boards.ts';
import { nextBoards, planIn, planned, playedRounds, roundsFor } from './plan.ts';
import { pointsFor } from './standings.ts';
import { listedAs, viewOf } from './view.ts';

export interface TournamentsEnv {
  readonly store: Store;
  readonly tables: Tables;
  readonly time: Time;
  readonly entropy: Entropy;
  /** Whether this process looks after something, of all that are alive. */
  own(id: string): boolean;
  /** A match that is going to be made will count. */
  expect(match: string, game: string): Promise<void>;
  /** Until when somebody plays no rated games; null where they may. */
  barredUntil(person: string): Promise<number | null>;
  /** Something has happened in a tournament: whoever is connected elsewhere is to be told. */
  changed(id: string): void;
  /** Everybody connected here as this person. */
  connections(person: string): readonly Onlooker[];
  trouble(error: unknown): void;
}

const SECOND = 1000;
/** How long everybody has to come to their table, in milliseconds. */
const GRACE = 3 * 60 * SECOND;
const LISTED = 50;
/** What fills a table that has too few, and plays for who does not come, where nobody has said how well. */
const LEVEL = '3';
const verbs = ['tournaments', 'tournament', 'hold', 'enter', 'withdraw', 'begin'] as const;
export type TournamentCommand = Command<(typeof verbs)[number]>;
const known: ReadonlySet<string> = new Set(verbs);
export const isTournamentCommand = (command: Command): command is TournamentCommand => known.has(command.do);

/** What a board's table has come to. */
interface Glimpse {
  readonly status: Table['status'];
  readonly made: number;
  readonly points: readonly number[];
  /** Seats of people who have not come. */
  readonly absent: readonly number[];
}

export class Tournaments {
  readonly #env: TournamentsEnv;
  readonly #grace: number;
  readonly #followers = new Map<string, Set<Onlooker>>();
  /** A tournament is looked after, and once more where something has happened meanwhile. */
  readonly #turns: ByTurns;
  readonly #alarms = new Map<string, { readonly when: number; readonly stop: () => void }>();
  /** Tables that play for the house. */
  readonly #attended = new Map<string, Live>();
  /** Matches people here have been told of. */
  readonly #told = new Set<string>();
  #looking: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(env: TournamentsEnv, grace = GRACE) {
    this.#env = env;
    this.#grace = grace;
    this.#turns = new ByTurns((error) => env.trouble(error));
  }

  // -- what people ask for

  async serve(actor: Actor, by: Onlooker, command: TournamentCommand): Promise<Outcome> {
    const { tournaments } = this.#env.store.people;
    switch (command.do) {
      case 'tournaments': {
        const list = await tournaments.list(LISTED);
        return { ok: { tournaments: list.map((one) => listedAs(one, one.count)) } satisfies TournamentList };
      }
      case 'hold':
        return this.#hold(actor, command);
      case 'tournament':
        if (command.follow) this.#follow(command.of, by);
        return this.#view(command.of, actor.person);
      case 'enter': {
        const found = await tournaments.find(command.of);
        if (!found) return no('no-such-tournament');
        if (found.state !== 'open') return no('already-started');
        const until = planIn(found).rated ? await this.#env.barredUntil(actor.person) : null;
        if (until !== null) return no('gave-up-early', { until });
        if (!(await tournaments.enter(command.of, actor.person, planIn(found).most))) return no('tournament-full');
        return this.#changed(command.of, actor.person);
      }
      case 'withdraw':
        await tournaments.leave(command.of, actor.person);
        return this.#changed(command.of, actor.person);
      case 'begin': {
        const found = await tournaments.find(command.of);
        if (!found) return no('no-such-tournament');
        if (found.maker !== actor.person) return no('not-yours');
        if (found.state !== 'open') return no('already-started');
        await tournaments.begin(command.of, this.#env.time.now());
        return this.#changed(command.of, actor.person);
      }
    }
  }

  async #hold(actor: Actor, command: Command<'hold'>): Promise<Outcome> {
    const { store, tables, time, entropy } = this.#env;
    const plan = planned(command);
    if (plan.kind !== 'league' && plan.seats !== 2) return no('wrong-seats');
    const odd = await tables.refuses(plan);
    if (odd) return odd;
    const bots = new Array<string>(Math.min(command.bots ?? 0, plan.most - 1)).fill(command.level ?? LEVEL);
    const id = word(entropy, 9);
    const now = time.now();
    const { name, game, kind, ...rest } = plan;
    const made = await store.people.tournaments.make(
      {
        id,
        name,
        game,
        kind,
        maker: actor.person,
        made: now,
        starts: now + command.starts * SECOND,
        plan: JSON.stringify({ name, game, kind, ...rest }),
      },
      bots,
    );
    if (!made) return no('too-many-tournaments');
    return this.#changed(id, actor.person);
  }

  async #changed(id: string, person: string): Promise<Outcome> {
    this.#env.changed(id);
    this.heard(id);
    return this.#view(id, person);
  }

  async #view(id: string, person: string): Promise<Outcome> {
    const { tournaments } = this.#env.store.people;
    const found = await tournaments.find(id);
    if (!found) return no('no-such-tournament');
    const [entrants, boards] = await Promise.all([tournaments.entrants(id), tournaments.boards(id)]);
    return { ok: viewOf(found, entrants, boards, person) satisfies TournamentView };
  }

  // -- who is told

  #follow(id: string, by: Onlooker): void {
    for (const followers of this.#followers.values()) followers.delete(by);
    const own = this.#followers.get(id) ?? new Set();
    this.#followers.set(id, own.add(by));
  }

  left(by: Onlooker): void {
    for (const [id, followers] of this.#followers) if (followers.delete(by) && followers.size === 0) this.#followers.delete(id);
  }

  /** Something has happened in a tournament, here or elsewhere. */
  heard(id: string): void {
    const text = JSON.stringify({ changed: id });
    for (const follower of this.#followers.get(id) ?? []) follower.send(text);
    this.#do(() => this.#call(id));
    this.tend(id);
  }

  /** Whoever is connected here is told where they play now. */
  async #call(id: string): Promise<void> {
    const { tournaments } = this.#env.store.people;
    const found = await tournaments.find(id);
    if (found?.state !== 'running') return;
    const [entrants, boards] = await Promise.all([tournaments.entrants(id), tournaments.boards(id)]);
    for (const { round, seats, match, points } of boards) {
      if (round !== found.round || points !== '' || this.#told.has(match)) continue;
      const people = (JSON.parse(seats) as Board).flatMap((one) => entrants.find(({ number }) => number === one)?.person || []);
      const here = people.flatMap((person) => this.#env.connections(person));
      if (here.length === 0 || !(await this.#env.tables.find(match))) continue;
      this.#told.add(match);
      for (const connection of here) connection.send(JSON.stringify({ found: { match } } satisfies FoundMessage));
    }
    if (this.#told.size > 10_000) this.#told.clear();
  }

  /** Somebody has come, perhaps from a connection that was cut off: tables that wait for them call them. */
  arrived(person: string, by: Onlooker): void {
    this.#do(async () => {
      for (const match of await this.#env.store.people.tournaments.playedBy(person)) {
        const live = await this.#env.tables.find(match);
        const waits = await live?.look(({ status, places }) => status === 'waiting' && isAwaited(places, person));
        if (waits && !by.closed) by.send(JSON.stringify({ found: { match } } satisfies FoundMessage));
      }
    });
  }

  #do(work: () => Promise<void>): void {
    this.#looking = this.#looking.then(work).catch((error: unknown) => this.#env.trouble(error));
  }

  // -- what goes on by itself

  /** A match is over. */
  over(match: string): void {
    this.#do(async () => {
      const id = await this.#env.store.people.tournaments.ofMatch(match);
      if (id !== null) this.tend(id, true);
    });
  }

  /** From time to time: whatever was under way where a process has died is taken up. */
  look(): void {
    this.#do(async () => {
      for (const { id } of await this.#env.store.people.tournaments.going()) this.tend(id);
    });
  }

  /** Does whatever is to be done in a tournament, where it is this process's to do or has happened here. */
  tend(id: string, here = false): void {
    if (this.#closed || !(here || this.#env.own(id))) return;
    this.#turns.do(id, async () => {
      while (!this.#closed && (await this.#step(id)));
    });
  }

  #wake(id: string, when: number): void {
    const set = this.#alarms.get(id);
    if (set && set.when <= when && set.when > this.#env.time.now()) return;
    set?.stop();
    const stop = this.#env.time.at(when, () => {
      this.#alarms.delete(id);
      this.tend(id, true);
    });
    this.#alarms.set(id, { when, stop });
  }

  /** One thing that is to be done; false where there is none now. */
  async #step(id: string): Promise<boolean> {
    const { store, time } = this.#env;
    const { tournaments } = store.people;
    const found = await tournaments.find(id);
    if (!found || found.state === 'over' || found.state === 'off') return false;
    const now = time.now();
    const waits = found.state === 'open' ? found.starts : found.next;
    if (waits > now) {
      this.#wake(id, waits);
      return false;
    }
    const [entrants, boards] = await Promise.all([tournaments.entrants(id), tournaments.boards(id)]);
    if (found.state === 'open' || found.next > 0) {
      await this.#pair(found, entrants, boards);
      return true;
    }
    const open = boards.filter(({ round, points }) => round === found.round && points === '');
    const settled = await Promise.all(open.map((board) => this.#settle(found, entrants, board)));
    if (settled.some(Boolean)) this.#news(id);
    if (!settled.every(Boolean)) return false;
    const plan = planIn(found);
    if (found.round >= roundsFor(plan, entrants.length)) await tournaments.end(id, found.round, 'over');
    else await tournaments.wait(id, found.round, now + plan.pause * SECOND);
    this.#news(id);
    return true;
  }

  #news(id: string): void {
    this.#env.changed(id);
    for (const follower of this.#followers.get(id) ?? []) follower.send(JSON.stringify({ changed: id }));
  }

  async #pair(found: Tournament, entrants: readonly Entrant[], boards: readonly StoredBoard[]): Promise<void> {
    const { store, tables } = this.#env;
    const { id, round } = found;
    const plan = planIn(found);
    const here = entrants.filter(({ left }) => !left);
    if (here.length < 2) return store.people.tournaments.end(id, round, round === 0 ? 'off' : 'over');
    const apart = new Set<string>();
    for (const one of here)
      if (one.person !== '')
        for (const other of await store.people.conduct.avoid(one.person)) {
          const who = here.find(({ person }) => person === other);
          if (who) apart.add(pairKey(one.number, who.number));
        }
    const next = nextBoards(plan, await this.#seeded(plan.game, entrants), playedRounds(boards, round), apart);
    await store.people.tournaments.pair(
      id,
      round,
      next.map((seats, board) => ({
        seats: JSON.stringify(seats),
        match: seats.length === 1 ? '' : tables.idFor(`tournament ${id} ${round + 1} ${board}`),
        points: seats.length === 1 ? '[1]' : '',
      })),
    );
    this.#news(id);
  }

  /** The strongest first, as they are rated now; of whom nothing is known stands where everybody begins. */
  async #seeded(game: string, entrants: readonly Entrant[]): Promise<readonly Entrant[]> {
    const { ratings } = this.#env.store.people;
    const rated = await Promise.all(
      entrants.map(async (entrant) => ({ entrant, skill: (entrant.person && (await ratings.skill(entrant.person, game, ''))) || FRESH })),
    );
    return rated.toSorted((a, b) => b.skill.mu - a.skill.mu || a.entrant.number - b.entrant.number).map(({ entrant }) => entrant);
  }

  /** Whether a board has a result now. */
  async #settle(found: Tournament, entrants: readonly Entrant[], board: StoredBoard): Promise<boolean> {
    const { store, tables, time } = this.#env;
    const { tournaments } = store.people;
    const plan = planIn(found);
    const glimpse = await this.#glimpse(board.match);
    if (!glimpse) {
      await this.#make(plan, entrants, board.match, JSON.parse(board.seats) as Board, []);
      this.heard(found.id);
      return false;
    }
    if (glimpse.status === 'ended') {
      await tournaments.score(found.id, board, JSON.stringify(glimpse.points));
      this.#release(board.match);
      return true;
    }
    if (glimpse.status === 'running') return false;
    const late = glimpse.made + this.#grace;
    if (late > time.now()) {
      this.#wake(found.id, late);
      return false;
    }
    const seats = JSON.parse(board.seats) as Board;
    if (plan.abandoned === 'rules') {
      // Whoever did not come gets nothing; those who did share the point.
      const came = seats.length - glimpse.absent.length;
      await tournaments.score(found.id, board, JSON.stringify(seats.map((_, seat) => (glimpse.absent.includes(seat) ? 0 : 1 / came))));
      return true;
    }
    const other = tables.idFor(`${board.match} again`);
    await this.#make(plan, entrants, other, seats, glimpse.absent);
    await tournaments.again(found.id, board, other);
    this.heard(found.id);
    return false;
  }

  /** What a table has come to; null where there is none yet. Its bots play from now on, whoever looks on. */
  async #glimpse(match: string): Promise<Glimpse | null> {
    try {
      const live = await this.#env.tables.find(match);
      if (!live) return null;
      if (this.#attended.get(match) !== live) {
        this.#attended.set(match, live);
        live.attended++;
      }
      return await live.look(glimpseOf);
    } catch (error) {
      // Its rules are gone: nobody will ever win it.
      if (error instanceof GoneRules) return { status: 'ended', made: 0, points: [0.5, 0.5], absent: [] };
      throw error;
    }
  }

  #release(match: string): void {
    const live = this.#attended.get(match);
    if (live) live.attended--;
    this.#attended.delete(match);
  }

  async #make(plan: TournamentPlan, entrants: readonly Entrant[], match: string, seats: Board, absent: readonly number[]): Promise<void> {
    const { tables, expect } = this.#env;
    const sitting = seats.map((one, seat) =>
      one === VACANT || absent.includes(seat) ? undefined : entrants.find(({ number }) => number === one),
    );
    const people = sitting.flatMap((entrant, seat) =>
      entrant && entrant.person !== '' ? [{ seat, person: entrant.person, name: entrant.name }] : [],
    );
    const rated = plan.rated && people.length === seats.length;
    if (rated) await expect(match, plan.game);
    const names = named(people);
    const made = await tables.arrange(
      match,
      {
        game: plan.game,
        seats: sitting.map((entrant) =>
          entrant && entrant.person !== ''
            ? { kind: 'open' as const }
            : { kind: 'bot' as const, level: entrant?.level || plan.level || LEVEL },
        ),
        clock: plan.clock,
        public: true,
        // Where sides would be chosen, whoever has had all seats has had all sides.
        options: plan.kind === 'league' ? { ...customsOf(plan.game).sideOfSeat } : {},
        timeout: plan.abandoned === 'bot' ? 'bot' : 'fallback',
        ...(rated ? { rated, memoryAid: false } : {}),
      },
      people.map(({ seat, person }, i) => ({ seat, person, name: names[i]?.name ?? '' })),
    );
    if ('no' in made) throw new Error(`a board could not be set up: ${made.no.code}`);
    await this.#glimpse(match);
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    await this.#looking;
    await this.#turns.settled();
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { stop } of this.#alarms.values()) stop();
    this.#alarms.clear();
    await this.#turns.close();
    await this.settled();
  }
}

function isAwaited(places: Table['places'], person: string): boolean {
  const seat = seatOf(places, person);
  return seat !== null && absentees(places).includes(seat);
}

function glimpseOf(table: Table): Glimpse {
  const { status, places, madeAt } = table;
  const ranks = ranksOf(
    table.broken ?? table.result,
    places.map(({ away }) => away === 'dropped'),
  );
  return {
    status,
    made: madeAt,
    points: status === 'ended' ? pointsFor(ranks, places.length) : [],
    absent: absentees(places),
  };
}
