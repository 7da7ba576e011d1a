/** Counts rated games when they are over, each once, however often and by however many processes it is tried. */
import { becomeOf } from '@orrery/games';
import { SPECTATOR } from '@orrery/kernel';
import type { Leaders, Profile } from '@orrery/protocol';
import type { Part, RatedGame, Skill, Store } from '@orrery/store';
import { handleOf } from '../conduct/handle.ts';
import { Rounds } from '../rounds.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../tables.ts';
import type { Time } from '../time.ts';
import { FRESH, MODEL, SETTLED, figureOf, ranksOf } from './skill.ts';

export interface BureauEnv {
  readonly store: Store;
  readonly tables: Tables;
  readonly time: Time;
  trouble(error: unknown): void;
}

/** Games of the same two that count within a week. */
export const OF_ONE_PAIR = 6;
const WEEK = 7 * 86_400_000;
/** Whoever has answered less often has not played. */
const EARLY = 5;
/** So many games somebody may give up early within a week and be paired for ratings on. */
export const MAY_GIVE_UP = 3;
/** Milliseconds between two looks for what was broken off. */
const LOOK_EVERY = 5 * 60_000;
const TRIES = 20;
const LEADERS = 50;
const RECENT = 60;

interface Played {
  readonly game: string;
  readonly people: readonly string[];
  readonly ranks: readonly number[];
  /** By seat: the seat itself, or what it has become; empty where seats are no sides. */
  readonly sides: readonly string[];
  /** By seat: the first seat of its team; empty where everybody plays alone. */
  readonly teams: readonly number[];
  /** By seat: whether it was given up before it had come to anything. */
  readonly early: readonly boolean[];
}

type Finished = Pick<Table, 'status' | 'made' | 'places' | 'match' | 'rules' | 'broken' | 'result' | 'team'>;

/** Who took which place; null where it is not over, nobody where it does not count. */
export function playedAt(table: Finished): Played | null {
  if (table.status !== 'ended') return null;
  const { places, made } = table;
  const nobody = { game: made.game, people: [], ranks: [], sides: [], teams: [], early: [] };
  const ranks = ranksOf(
    table.broken ?? table.result,
    places.map(({ away }) => away === 'dropped'),
  );
  const people = places.flatMap(({ kind, people: [first], gone }) => (kind === 'person' && first !== undefined && !gone ? [first] : []));
  if (!ranks || people.length < places.length) return nobody;
  const early = places.map(({ away, answers }) => away === 'dropped' && answers < EARLY);
  return { game: made.game, people, ranks, sides: sidesOf(table), teams: teamsOf(table), early };
}

function sidesOf({ made, match, rules, places }: Finished): readonly string[] {
  const become = becomeOf(made.game);
  const view = match?.view(SPECTATOR);
  if (!become || !view) return places.map((_, seat) => ('seats' in rules.options ? '' : String(seat)));
  return places.map((_, seat) => {
    const side = become(view, seat);
    return side ? `${side.kind}/${side.id}` : '';
  });
}

function teamsOf(table: Finished): readonly number[] {
  const teams = table.places.map((_, seat) => Math.min(seat, ...table.team(seat)));
  return teams.every((first, seat) => first === seat) ? [] : teams;
}

export class Bureau {
  readonly #env: BureauEnv;
  readonly #rounds: Rounds;

  constructor(env: BureauEnv) {
    this.#env = env;
    const { time, trouble } = env;
    this.#rounds = new Rounds({ time, every: LOOK_EVERY, trouble }, async () => {
      for (const match of await env.store.people.ratings.overdue()) await this.#settle(match);
    });
    this.#rounds.do(() => this.#renew());
  }

  settled(): Promise<void> {
    return this.#rounds.settled();
  }

  close(): Promise<void> {
    return this.#rounds.close();
  }

  /** Until when somebody plays no rated games for having given up too many; null where they may. Whoever throws games away falls no further. */
  async barredUntil(person: string): Promise<number | null> {
    const before = await this.#env.store.people.ratings.gaveUp(person, this.#env.time.now() - WEEK);
    const first = before[MAY_GIVE_UP - 1];
    return first === undefined ? null : first + WEEK;
  }

  /** A match that will count. */
  expect(match: string, game: string): Promise<void> {
    return this.#env.store.people.ratings.expect(match, game);
  }

  /** A match is over. */
  over(match: string): void {
    this.#rounds.do(() => this.#settle(match));
  }

  async #settle(match: string): Promise<void> {
    const { store, tables, time } = this.#env;
    if (!(await store.people.ratings.isExpected(match))) return;
    const live = await tables.find(match);
    const played = await live?.look(playedAt);
    if (!played) return;
    const counts = played.people.length > 0 && !(await this.#repeats(played));
    for (let i = 0; i < TRIES; i++) if (await this.#count(match, counts ? played : { ...played, people: [] }, time.now())) return;
  }

  /** Whether two of them have had their share of each other. */
  async #repeats({ game, people }: Played): Promise<boolean> {
    const since = this.#env.time.now() - WEEK;
    for (const [i, one] of people.entries())
      for (const other of people.slice(i + 1))
        if ((await this.#env.store.people.ratings.together(one, other, game, since)) >= OF_ONE_PAIR) return true;
    return false;
  }

  async #count(match: string, { game, people, ranks, sides, teams, early }: Played, ended: number): Promise<boolean> {
    const { ratings } = this.#env.store.people;
    if (people.length === 0) return ratings.count({ match, game, ended, parts: [] }, []);
    const known = new Map<string, Skill>();
    for (const [i, person] of people.entries())
      for (const side of new Set(['', sides[i] ?? ''])) known.set(`${side} ${person}`, (await ratings.skill(person, game, side)) ?? FRESH);
    const { counted } = await import('./reckoning.ts');
    const { parts, changes } = counted(
      people.map((person, i) => {
        const team = teams[i];
        return {
          person,
          rank: ranks[i] ?? 0,
          side: sides[i] ?? '',
          ...(team === undefined ? {} : { team }),
          ...(early[i] ? { early: true } : {}),
        };
      }),
      (person, side) => known.get(`${side} ${person}`) ?? FRESH,
    );
    return ratings.count({ match, game, ended, parts }, changes);
  }

  /** Ratings that were reckoned by another model are reckoned anew, from all results. */
  async #renew(): Promise<void> {
    const { ratings } = this.#env.store.people;
    for (let i = 0; i < TRIES && (await ratings.model()) !== MODEL; i++) {
      let page = await ratings.counted(0);
      if (page.length === 0) {
        await ratings.renew(MODEL, 0, [], []);
        continue;
      }
      const { Anew } = await import('./reckoning.ts');
      const anew = new Anew();
      let head = 0;
      for (; page.length > 0; page = await ratings.counted(head))
        for (const { number, ...game } of page) {
          head = number;
          anew.add(game);
        }
      await ratings.renew(MODEL, head, anew.games, anew.ratings);
    }
  }

  // -- for people to see

  async leaders(person: string, game: string): Promise<Leaders> {
    const { ratings } = this.#env.store.people;
    const [list, provisional, own] = await Promise.all([
      ratings.leaders(game, SETTLED, LEADERS),
      ratings.provisional(game, SETTLED),
      ratings.skill(person, game, ''),
    ]);
    const rows = list.map((one) => ({ handle: one.handle, name: one.name, own: one.person === person, ...figureOf(one) }));
    const above = own && own.games >= SETTLED && !rows.some((row) => row.own) ? await ratings.above(game, own.mu, SETTLED) : null;
    return { rows, provisional, own: own && { ...figureOf(own), ...(above === null ? {} : { above }) } };
  }

  /** Null where nobody is known by that handle. */
  async profile(person: string, handle: string | undefined): Promise<Profile | null> {
    const { people } = this.#env.store;
    const whose = handle === undefined ? person : await people.ratings.whoIs(handle);
    if (whose === null) return null;
    const own = whose === person;
    const [ratings, games, called] = await Promise.all([
      people.ratings.of(whose),
      people.ratings.gamesOf(whose, RECENT),
      people.called(whose),
    ]);
    const names = await this.#names(new Set(games.flatMap(({ parts }) => parts.map((part) => part.person))));
    return {
      name: called.find(({ id }) => id === whose)?.name ?? '',
      own,
      handle: handleOf(whose),
      // Sides are one's own business.
      ratings: ratings.filter(({ side }) => own || side === '').map((one) => ({ game: one.game, side: one.side, ...figureOf(one) })),
      games: games.map((one) => gameFor(one, whose, names)),
    };
  }

  async #names(people: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
    const found = await Promise.all([...people].map((person) => this.#env.store.people.called(person)));
    return new Map(found.flat().map(({ id, name }) => [id, name]));
  }
}

function gameFor({ match, game, ended, parts }: RatedGame, whose: string, names: ReadonlyMap<string, string>): Profile['games'][number] {
  const mine = parts.find(({ person }) => person === whose);
  const { figure, margin } = figureOf({ ...FRESH, ...mine });
  const best = Math.min(...parts.map(({ rank }) => rank));
  const won = mine?.rank === best;
  const isPartner = ({ team }: Part): boolean => team !== undefined && team === mine?.team;
  const others = parts.filter(({ person }) => person !== whose);
  const shared = won && others.some((other) => other.rank === best && !isPartner(other));
  const called = (list: readonly Part[]): readonly (string | null)[] => list.map(({ person }) => names.get(person) ?? null);
  const partners = others.filter(isPartner);
  return {
    match,
    game,
    ended,
    figure,
    margin,
    side: mine?.side ?? '',
    outcome: shared ? 'shared' : won ? 'won' : 'lost',
    others: called(others.filter((other) => !isPartner(other))),
    ...(partners.length > 0 ? { partners: called(partners) } : {}),
  };
}
