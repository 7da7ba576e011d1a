/** Tournaments: who plays, who meets whom in each round, and how it ended. A round is paired once, whoever tries, and a result is written once. */
import { randomBytes } from 'node:crypto';
import { Desk } from './desk.ts';
import type { Given, Line, Step } from './steps.ts';

export const TOURNAMENT_KINDS = ['swiss', 'robin', 'league'] as const;
export type TournamentKind = (typeof TOURNAMENT_KINDS)[number];

export interface Tournament {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly kind: TournamentKind;
  readonly maker: string;
  readonly made: number;
  /** When it begins, if enough are there. */
  readonly starts: number;
  readonly state: 'open' | 'running' | 'over' | 'off';
  /** The one that is played; 0 before the first. */
  readonly round: number;
  /** When the next round begins; 0 while one is played. */
  readonly next: number;
  /** Everything else about it, as JSON. */
  readonly plan: string;
}

/** Somebody who plays, by a number; a bot has a level and is nobody. */
export interface Entrant {
  readonly number: number;
  readonly person: string;
  readonly level: string;
  readonly name: string;
  /** Plays no more. */
  readonly left: boolean;
}

export interface StoredBoard {
  readonly round: number;
  readonly board: number;
  /** Entrants by seat, as JSON. */
  readonly seats: string;
  readonly match: string;
  /** What each seat has got, as JSON; empty while it is played. */
  readonly points: string;
}

export const MOST_ENTRANTS = 64;
/** Tournaments of one person that are not over. */
export const MOST_OF_ONE = 3;
export const MOST_OPEN = 200;

const tournamentOf = (line: Line): Tournament => ({
  id: String(line['id']),
  name: String(line['name']),
  game: String(line['game']),
  kind: TOURNAMENT_KINDS.find((kind) => kind === line['kind']) ?? 'swiss',
  maker: String(line['maker']),
  made: Number(line['made']),
  starts: Number(line['starts']),
  state: (['open', 'running', 'over'] as const).find((state) => state === line['state']) ?? 'off',
  round: Number(line['round']),
  next: Number(line['next']),
  plan: String(line['plan']),
});
const boardOf = (line: Line): StoredBoard => ({
  round: Number(line['round']),
  board: Number(line['board']),
  seats: String(line['seats']),
  match: String(line['match']),
  points: String(line['points']),
});

export class Tournaments extends Desk {
  /** False where there are too many that are not over, of this person or of all. */
  async make(given: Omit<Tournament, 'state' | 'round' | 'next'>, bots: readonly string[]): Promise<boolean> {
    const going = `SELECT count(*) FROM orrery.tournaments WHERE state IN ('open', 'running')`;
    const steps: Step[] = [
      {
        sql: `INSERT INTO orrery.tournaments (id, name, game, kind, maker, made, starts, state, round, next, plan, stamp)
              SELECT CAST(:id AS text), CAST(:name AS text), CAST(:game AS text), CAST(:kind AS text), CAST(:maker AS text), CAST(:made AS bigint),
                     CAST(:starts AS bigint), 'open', 0, 0, CAST(:plan AS text), ''
              WHERE (${going}) < ${MOST_OPEN} AND (${going} AND maker = :maker) < ${MOST_OF_ONE} ON CONFLICT DO NOTHING`,
        given: { ...given },
      },
      ...bots.map((level, number) => ({
        sql: `INSERT INTO orrery.entrants (tournament, number, person, level, gone)
              SELECT id, CAST(:number AS integer), '', CAST(:level AS text), 0 FROM orrery.tournaments WHERE id = :id ON CONFLICT DO NOTHING`,
        given: { id: given.id, number, level },
      })),
      { sql: 'SELECT id FROM orrery.tournaments WHERE id = :id', given: { id: given.id } },
    ];
    return (await this.writeAll(steps)).length === 1;
  }

  async find(id: string): Promise<Tournament | null> {
    const [line] = await this.ask('SELECT * FROM orrery.tournaments WHERE id = :id', { id });
    return line ? tournamentOf(line) : null;
  }

  /** Those that are not over, then those that were last; with how many play. */
  async list(most: number): Promise<readonly (Tournament & { readonly count: number })[]> {
    const lines = await this.ask(
      `SELECT t.*, (SELECT count(*) FROM orrery.entrants e WHERE e.tournament = t.id AND e.gone = 0) AS count FROM orrery.tournaments t
       ORDER BY CASE t.state WHEN 'running' THEN 0 WHEN 'open' THEN 1 ELSE 2 END, t.starts DESC, t.id LIMIT :most`,
      { most },
    );
    return lines.map((line) => ({ ...tournamentOf(line), count: Number(line['count']) }));
  }

  /** Those at which something is still to be done. */
  async going(): Promise<readonly Tournament[]> {
    return (await this.ask(`SELECT * FROM orrery.tournaments WHERE state IN ('open', 'running') ORDER BY id LIMIT ${MOST_OPEN}`)).map(
      tournamentOf,
    );
  }

  async entrants(id: string): Promise<readonly Entrant[]> {
    const lines = await this.ask(
      `SELECT e.number, e.person, e.level, e.gone, coalesce(p.name, '') AS name FROM orrery.entrants e
       LEFT JOIN orrery.people p ON p.id = e.person WHERE e.tournament = :id ORDER BY e.number`,
      { id },
    );
    return lines.map((line) => ({
      number: Number(line['number']),
      person: String(line['person']),
      level: String(line['level']),
      name: String(line['name']),
      left: Number(line['gone']) === 1,
    }));
  }

  /** Before it has begun; whether there was room. Whoever has left before it began may come back. */
  async enter(id: string, person: string, most: number): Promise<boolean> {
    const entered = await this.write(
      { id, person, most },
      `UPDATE orrery.tournaments SET stamp = stamp WHERE id = :id`,
      `UPDATE orrery.entrants SET gone = 0 WHERE tournament = :id AND person = :person
       AND EXISTS (SELECT 1 FROM orrery.tournaments WHERE id = :id AND state = 'open')`,
      `INSERT INTO orrery.entrants (tournament, number, person, level, gone)
       SELECT id, (SELECT coalesce(max(number), -1) + 1 FROM orrery.entrants WHERE tournament = :id), CAST(:person AS text), '', 0 FROM orrery.tournaments
       WHERE id = :id AND state = 'open' AND (SELECT count(*) FROM orrery.entrants WHERE tournament = :id) < :most
         AND NOT EXISTS (SELECT 1 FROM orrery.entrants WHERE tournament = :id AND person = :person)`,
      'SELECT 1 AS one FROM orrery.entrants WHERE tournament = :id AND person = :person AND gone = 0',
    );
    return entered.length === 1;
  }

  /** Its maker does not wait any longer. */
  async begin(id: string, now: number): Promise<void> {
    await this.write({ id, now }, `UPDATE orrery.tournaments SET starts = :now WHERE id = :id AND state = 'open' AND starts > :now`);
  }

  async leave(id: string, person: string): Promise<void> {
    await this.write({ id, person }, 'UPDATE orrery.entrants SET gone = 1 WHERE tournament = :id AND person = :person');
  }

  /** Those somebody has entered. */
  async of(
    person: string,
  ): Promise<readonly { readonly tournament: string; readonly name: string; readonly starts: number; readonly own: boolean }[]> {
    const lines = await this.ask(
      `SELECT id, name, starts, CASE WHEN maker = :person THEN 1 ELSE 0 END AS own FROM orrery.tournaments
       WHERE maker = :person OR id IN (SELECT tournament FROM orrery.entrants WHERE person = :person) ORDER BY starts, id`,
      { person },
    );
    return lines.map((line) => ({
      tournament: String(line['id']),
      name: String(line['name']),
      starts: Number(line['starts']),
      own: Number(line['own']) === 1,
    }));
  }

  async boards(id: string): Promise<readonly StoredBoard[]> {
    return (await this.ask('SELECT * FROM orrery.boards WHERE tournament = :id ORDER BY round, board', { id })).map(boardOf);
  }

  /** Matches of rounds that are being played in which somebody has a seat. */
  async playedBy(person: string): Promise<readonly string[]> {
    const lines = await this.ask(
      `SELECT e.number, b.seats, b.match FROM orrery.entrants e JOIN orrery.tournaments t ON t.id = e.tournament
       JOIN orrery.boards b ON b.tournament = t.id AND b.round = t.round
       WHERE e.person = :person AND t.state = 'running' AND b.points = ''`,
      { person },
    );
    return lines.flatMap((line) =>
      (JSON.parse(String(line['seats'])) as readonly number[]).includes(Number(line['number'])) ? [String(line['match'])] : [],
    );
  }

  /** Which tournament a match belongs to. */
  async ofMatch(match: string): Promise<string | null> {
    const [line] = await this.ask('SELECT tournament FROM orrery.boards WHERE match = :match', { match });
    return line ? String(line['tournament']) : null;
  }

  /** Begins a round after another; whoever comes second changes nothing. Boards that need no game have their points. */
  async pair(
    id: string,
    before: number,
    boards: readonly { readonly seats: string; readonly match: string; readonly points: string }[],
  ): Promise<void> {
    const stamp = randomBytes(9).toString('base64url');
    const round = before + 1;
    await this.writeAll([
      {
        sql: `UPDATE orrery.tournaments SET round = :round, next = 0, state = 'running', stamp = :stamp
              WHERE id = :id AND round = :before AND state IN ('open', 'running')`,
        given: { id, before, round, stamp },
      },
      ...boards.map((one, board) => ({
        sql: `INSERT INTO orrery.boards (tournament, round, board, seats, match, points)
              SELECT id, CAST(:round AS integer), CAST(:board AS integer), CAST(:seats AS text), CAST(:match AS text), CAST(:points AS text)
              FROM orrery.tournaments WHERE id = :id AND stamp = :stamp ON CONFLICT DO NOTHING`,
        given: { id, round, board, stamp, ...one } satisfies Given,
      })),
    ]);
  }

  /** Another match in the place of one that never began. */
  async again(id: string, { round, board, match }: StoredBoard, other: string): Promise<void> {
    await this.write(
      { id, round, board, match, other },
      `UPDATE orrery.boards SET match = :other WHERE tournament = :id AND round = :round AND board = :board AND match = :match AND points = ''`,
    );
  }

  async score(id: string, { round, board, match }: StoredBoard, points: string): Promise<void> {
    await this.write(
      { id, round, board, match, points },
      `UPDATE orrery.boards SET points = :points WHERE tournament = :id AND round = :round AND board = :board AND match = :match AND points = ''`,
    );
  }

  /** The next round begins at a time, once this one is played. */
  async wait(id: string, round: number, next: number): Promise<void> {
    await this.write({ id, round, next }, 'UPDATE orrery.tournaments SET next = :next WHERE id = :id AND round = :round AND next = 0');
  }

  async end(id: string, round: number, state: 'over' | 'off'): Promise<void> {
    await this.write(
      { id, round, state },
      `UPDATE orrery.tournaments SET state = :state WHERE id = :id AND round = :round AND state IN ('open', 'running')`,
    );
  }
}
