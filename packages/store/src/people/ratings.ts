/**
 * Results of rated games, in the order in which they counted, and what they have made of everybody. Ratings follow from the results alone: counted again from
 * the first they are the same.
 */
import { randomBytes } from 'node:crypto';
import { Desk } from './desk.ts';
import type { Line, Step } from './steps.ts';

/** How strong somebody is held to be, and how surely. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

export interface Rating extends Skill {
  readonly person: string;
  readonly name: string;
  /** What others know the person by. */
  readonly handle: string;
  /** Empty for all of them together. */
  readonly side: string;
}

/** Somebody's part in a rated game: the place among all, and the skill after it. */
export interface Part {
  readonly person: string;
  readonly side: string;
  readonly rank: number;
  /** Whoever has the same one has won or lost together with them; absent where everybody played alone. */
  readonly team?: number;
  /** They gave it up, or let their time run out, before it had come to anything. */
  readonly early?: true;
  readonly mu: number;
  readonly sigma: number;
}

export interface RatedGame {
  readonly match: string;
  readonly game: string;
  readonly ended: number;
  readonly parts: readonly Part[];
}

/** What changes by a game. */
export interface Change {
  readonly person: string;
  readonly handle: string;
  readonly side: string;
  readonly before: Skill;
  readonly after: Skill;
}

const IN_TURN = `UPDATE orrery.settings SET value = value WHERE key = 'rating'`;

const skillIn = (line: Line): Skill => ({ mu: Number(line['mu']), sigma: Number(line['sigma']), games: Number(line['games']) });
const ratingOf = (line: Line): Rating => ({
  ...skillIn(line),
  person: String(line['person']),
  name: String(line['name']),
  handle: String(line['handle']),
  side: String(line['side']),
});
const gameOf = (line: Line): RatedGame => ({
  match: String(line['match']),
  game: String(line['game']),
  ended: Number(line['ended']),
  parts: JSON.parse(String(line['body'])) as readonly Part[],
});

const RATINGS =
  'SELECT r.person, p.name, r.handle, r.side, r.mu, r.sigma, r.games FROM orrery.ratings r JOIN orrery.people p ON p.id = r.person';

export class Ratings extends Desk {
  /** A match that will count when it is over, noted before it begins. */
  async expect(match: string, game: string): Promise<void> {
    await this.writeAll([
      { sql: `INSERT INTO orrery.settings (key, value) VALUES ('rating', '') ON CONFLICT DO NOTHING`, given: {} },
      {
        sql: `INSERT INTO orrery.results (match, game, number, ended, body, stamp) VALUES (:match, :game, 0, 0, '', '') ON CONFLICT DO NOTHING`,
        given: { match, game },
      },
    ]);
  }

  /** Those that are over and have not been counted: whoever should have done it was cut off. */
  async overdue(): Promise<readonly string[]> {
    const lines = await this.ask(
      `SELECT r.match FROM orrery.results r JOIN orrery.matches m ON m.id = r.match WHERE r.ended = 0 AND m.status = 'ended' LIMIT 100`,
      {},
    );
    return lines.map((line) => String(line['match']));
  }

  async isExpected(match: string): Promise<boolean> {
    return (await this.ask('SELECT 1 AS one FROM orrery.results WHERE match = :match AND ended = 0', { match })).length === 1;
  }

  async skill(person: string, game: string, side: string): Promise<Skill | null> {
    const [line] = await this.ask('SELECT mu, sigma, games FROM orrery.ratings WHERE person = :person AND game = :game AND side = :side', {
      person,
      game,
      side,
    });
    return line ? skillIn(line) : null;
  }

  /** Games of a kind since a time in which both took part. */
  async together(one: string, other: string, game: string, since: number): Promise<number> {
    const [line] = await this.ask(
      `SELECT count(*) AS count FROM orrery.results r JOIN orrery.seats a ON a.match = r.match JOIN orrery.seats b ON b.match = r.match
       WHERE a.person = :one AND b.person = :other AND r.game = :game AND r.ended >= :since AND r.body <> '[]'`,
      { one, other, game, since },
    );
    return Number(line?.['count'] ?? 0);
  }

  /** Counts a game, unless it has been counted or one of the skills it was reckoned from has changed since; whether it was. */
  async count(game: RatedGame, changes: readonly Change[]): Promise<boolean> {
    const { match, ended, parts } = game;
    /** By which it is known that it was this attempt. */
    const stamp = randomBytes(9).toString('base64url');
    const steps: Step[] = [{ sql: IN_TURN, given: {} }];
    const known: string[] = [];
    const given: Record<string, string | number> = {
      match,
      ended,
      stamp,
      body: JSON.stringify(parts),
      game: game.game,
      count: changes.length,
    };
    for (const [i, { person, handle, side, before }] of changes.entries()) {
      steps.push({
        sql: `INSERT INTO orrery.ratings (person, game, side, handle, mu, sigma, games) VALUES (:person, :game, :side, :handle, :mu, :sigma, 0)
              ON CONFLICT DO NOTHING`,
        given: { person, game: game.game, side, handle, mu: before.mu, sigma: before.sigma },
      });
      known.push(`(person = :p${i} AND side = :s${i} AND games = :g${i})`);
      Object.assign(given, { [`p${i}`]: person, [`s${i}`]: side, [`g${i}`]: before.games });
    }
    const standing = changes.length === 0 ? '0' : `(SELECT count(*) FROM orrery.ratings WHERE game = :game AND (${known.join(' OR ')}))`;
    steps.push({
      sql: `UPDATE orrery.results SET ended = :ended, body = :body, stamp = :stamp, number = (SELECT max(number) + 1 FROM orrery.results)
            WHERE match = :match AND ended = 0 AND ${standing} = :count`,
      given,
    });
    for (const { person, side, before, after } of changes)
      steps.push({
        sql: `UPDATE orrery.ratings SET mu = :mu, sigma = :sigma, games = :after WHERE person = :person AND game = :game AND side = :side
              AND games = :before AND EXISTS (SELECT 1 FROM orrery.results WHERE match = :match AND stamp = :stamp)`,
        given: {
          person,
          game: game.game,
          side,
          match,
          stamp,
          mu: after.mu,
          sigma: after.sigma,
          before: before.games,
          after: after.games,
        },
      });
    steps.push({ sql: 'SELECT 1 AS one FROM orrery.results WHERE match = :match AND ended > 0', given: { match } });
    return (await this.writeAll(steps)).length === 1;
  }

  /** What ratings were last reckoned by; empty where nobody has said. */
  async model(): Promise<string> {
    const [line] = await this.ask(`SELECT value FROM orrery.settings WHERE key = 'rating model'`, {});
    return line ? String(line['value']) : '';
  }

  /** In the place of all ratings those that follow from the results up to a number, unless there are further ones by now. */
  async renew(
    model: string,
    head: number,
    games: readonly RatedGame[],
    ratings: readonly (Pick<Change, 'person' | 'side' | 'handle' | 'after'> & { readonly game: string })[],
  ): Promise<void> {
    const still = `(SELECT coalesce(max(number), 0) FROM orrery.results) = CAST(:head AS bigint)`;
    await this.writeAll([
      { sql: `INSERT INTO orrery.settings (key, value) VALUES ('rating', '') ON CONFLICT DO NOTHING`, given: {} },
      { sql: IN_TURN, given: {} },
      { sql: `DELETE FROM orrery.ratings WHERE ${still}`, given: { head } },
      // Of somebody who has been erased the others' games remain.
      ...ratings.map(({ person, game, side, handle, after }) => ({
        sql: `INSERT INTO orrery.ratings (person, game, side, handle, mu, sigma, games)
              SELECT id, CAST(:game AS text), CAST(:side AS text), CAST(:handle AS text), CAST(:mu AS double precision),
              CAST(:sigma AS double precision), CAST(:games AS bigint) FROM orrery.people WHERE id = :person AND ${still}`,
        given: { person, game, side, handle, ...after, head },
      })),
      ...games.map(({ match, parts }) => ({
        sql: `UPDATE orrery.results SET body = :body WHERE match = :match AND ${still}`,
        given: { match, body: JSON.stringify(parts), head },
      })),
      {
        sql: `INSERT INTO orrery.settings (key, value) SELECT 'rating model', CAST(:model AS text) WHERE ${still}
              ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
        given: { model, head },
      },
    ]);
  }

  /** The strongest, those with enough games. */
  async leaders(game: string, least: number, most: number): Promise<readonly Rating[]> {
    const lines = await this.ask(
      `${RATINGS} WHERE r.game = :game AND r.side = '' AND r.games >= :least ORDER BY r.mu DESC, r.handle LIMIT :most`,
      { game, least, most },
    );
    return lines.map(ratingOf);
  }

  /** How many there are with fewer. */
  async provisional(game: string, least: number): Promise<number> {
    const [line] = await this.ask(
      `SELECT count(*) AS count FROM orrery.ratings WHERE game = :game AND side = '' AND games > 0 AND games < :least`,
      { game, least },
    );
    return Number(line?.['count'] ?? 0);
  }

  /** How many are stronger, of those with enough games. */
  async above(game: string, mu: number, least: number): Promise<number> {
    const [line] = await this.ask(
      `SELECT count(*) AS count FROM orrery.ratings WHERE game = :game AND side = '' AND games >= :least AND mu > :mu`,
      { game, mu, least },
    );
    return Number(line?.['count'] ?? 0);
  }

  /** Everything somebody is rated for. */
  async of(person: string): Promise<readonly (Rating & { readonly game: string })[]> {
    const lines = await this.ask(
      `SELECT r.person, p.name, r.handle, r.side, r.mu, r.sigma, r.games, r.game FROM orrery.ratings r JOIN orrery.people p ON p.id = r.person
       WHERE r.person = :person ORDER BY r.game, r.side`,
      { person },
    );
    return lines.map((line) => ({ ...ratingOf(line), game: String(line['game']) }));
  }

  async whoIs(handle: string): Promise<string | null> {
    const [line] = await this.ask(`SELECT person FROM orrery.ratings WHERE handle = :handle LIMIT 1`, { handle });
    return line ? String(line['person']) : null;
  }

  /** When somebody has given up games early since a time, the last first. */
  async gaveUp(person: string, since: number): Promise<readonly number[]> {
    const lines = await this.ask(
      `SELECT r.match, r.game, r.ended, r.body FROM orrery.seats s JOIN orrery.results r ON r.match = s.match
       WHERE s.person = :person AND r.ended >= :since AND r.body LIKE :mark ORDER BY r.ended DESC`,
      { person, since, mark: '%"early":true%' },
    );
    return lines.map(gameOf).flatMap(({ ended, parts }) => (parts.some((part) => part.person === person && part.early) ? [ended] : []));
  }

  /** Games that counted for somebody, the last first. */
  async gamesOf(person: string, most: number): Promise<readonly RatedGame[]> {
    const lines = await this.ask(
      `SELECT r.match, r.game, r.ended, r.body FROM orrery.seats s JOIN orrery.results r ON r.match = s.match
       WHERE s.person = :person AND r.ended > 0 AND r.body <> '[]' ORDER BY r.number DESC LIMIT :most`,
      { person, most },
    );
    return lines.map(gameOf);
  }

  /** All games that counted, in the order in which they did: a page of those after a number. */
  async counted(after: number): Promise<readonly (RatedGame & { readonly number: number })[]> {
    const lines = await this.ask(
      `SELECT match, game, number, ended, body FROM orrery.results WHERE number > :after AND ended > 0 ORDER BY number LIMIT 500`,
      { after },
    );
    return lines.map((line) => ({ ...gameOf(line), number: Number(line['number']) }));
  }
}
