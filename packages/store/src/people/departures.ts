/** What is stored about one person, for whoever asks for all of it or wants it gone. Of a match the log stays; the person in it becomes nobody. */
import { Desk } from './desk.ts';
import type { Line } from './steps.ts';

/** Matches looked through at once. */
const PAGE = 100;

export interface Traces {
  /** Those of the page in which the person is named. */
  readonly matches: readonly string[];
  /** The last of the page; null after the last of all. */
  readonly last: string | null;
}

const textIn =
  (column: string) =>
  (line: Line): string =>
    String(line[column]);

export class Departures extends Desk {
  /** From a time on the person is to be erased. */
  async announce(person: string, when: number): Promise<void> {
    await this.write({ person, when }, 'UPDATE orrery.people SET leaving = :when WHERE id = :person');
  }

  async takeBack(person: string): Promise<void> {
    await this.write({ person }, 'UPDATE orrery.people SET leaving = NULL WHERE id = :person');
  }

  /** When somebody is to be erased; null for never. */
  async announcedFor(person: string): Promise<number | null> {
    const [line] = await this.ask('SELECT leaving FROM orrery.people WHERE id = :person', { person });
    return line && line['leaving'] !== null ? Number(line['leaving']) : null;
  }

  /** Those whose time has come, the first first. */
  async due(now: number): Promise<readonly string[]> {
    return (await this.ask('SELECT id FROM orrery.people WHERE leaving <= :now ORDER BY leaving, id LIMIT 100', { now })).map(textIn('id'));
  }

  /** Takes everything by which the person comes in, and every name; the hashes of the tokens that are worth nothing any more. */
  async shut(person: string): Promise<readonly string[]> {
    const tokens = await this.write(
      { person },
      `UPDATE orrery.people SET name = '', token = 'ended ' || id WHERE id = :person`,
      'DELETE FROM orrery.names WHERE person = :person',
      'DELETE FROM orrery.passkeys WHERE person = :person',
      'DELETE FROM orrery.recovery WHERE person = :person',
      'DELETE FROM orrery.tickets WHERE person = :person',
      'DELETE FROM orrery.lessons WHERE person = :person',
      'DELETE FROM orrery.seeks WHERE person = :person',
      'DELETE FROM orrery.missed WHERE person = :person',
      'DELETE FROM orrery.ignored WHERE person = :person OR other = :person',
      'DELETE FROM orrery.friends WHERE person = :person OR other = :person',
      'DELETE FROM orrery.moderators WHERE person = :person',
      'DELETE FROM orrery.wishes WHERE person = :person',
      'DELETE FROM orrery.browsers WHERE person = :person',
      'DELETE FROM orrery.notices WHERE person = :person',
      'DELETE FROM orrery.holidays WHERE person = :person',
      'DELETE FROM orrery.sessions WHERE person = :person RETURNING token',
    );
    return tokens.map(textIn('token'));
  }

  /** Somebody without a seat has said something at a table. */
  async visited(person: string, match: string): Promise<void> {
    await this.write(
      { person, match },
      'INSERT INTO orrery.visits (person, match) SELECT CAST(:person AS text), id FROM orrery.matches WHERE id = :match ON CONFLICT DO NOTHING',
    );
  }

  /** Matches in which the person sat or spoke, by their names: a page of those after a name. */
  async matchesOf(person: string, after: string): Promise<readonly string[]> {
    const lines = await this.ask(
      `SELECT match FROM orrery.seats WHERE person = :person AND match > :after
       UNION SELECT match FROM orrery.visits WHERE person = :person AND match > :after ORDER BY match LIMIT ${PAGE}`,
      { person, after },
    );
    return lines.map(textIn('match'));
  }

  /** Matches in whose logs a word stands for the person, by their names: a page of those after a name. */
  async aliasedIn(person: string, after: string): Promise<readonly string[]> {
    const lines = await this.ask(
      `SELECT DISTINCT match FROM orrery.aliases WHERE person = :person AND match > :after ORDER BY match LIMIT ${PAGE}`,
      { person, after },
    );
    return lines.map(textIn('match'));
  }

  /** From now on nothing in the log of a match stands for the person. */
  async unname(match: string, person: string): Promise<void> {
    await this.write({ match, person }, 'DELETE FROM orrery.aliases WHERE match = :match AND person = :person');
  }

  /** Whoever spoke at tables before that was noted is in their logs alone: all matches are looked through, a page of those after a name at once. */
  async traces(person: string, after: string): Promise<Traces> {
    const lines = await this.ask(
      `SELECT m.id, max(CASE WHEN m.maker = :person OR l.body LIKE '%"' || :person || '%' THEN 1 ELSE 0 END) AS named
       FROM (SELECT id, maker FROM orrery.matches WHERE id > :after ORDER BY id LIMIT ${PAGE}) AS m
       JOIN orrery.log l ON l.match = m.id GROUP BY m.id ORDER BY m.id`,
      { person, after },
    );
    return {
      matches: lines.filter((line) => Number(line['named']) === 1).map(textIn('id')),
      last: lines.at(-1) ? String(lines.at(-1)?.['id']) : null,
    };
  }

  /** Puts rows of a match in the place of those that name the person. */
  async rewrite(match: string, person: string, rows: readonly { readonly seq: number; readonly body: string }[]): Promise<void> {
    await this.writeAll([
      ...rows.map(({ seq, body }) => ({
        sql: 'UPDATE orrery.log SET body = :body WHERE match = :match AND seq = :seq',
        given: { match, seq, body },
      })),
      { sql: `UPDATE orrery.matches SET maker = '' WHERE id = :match AND maker = :person`, given: { match, person } },
    ]);
  }

  /** The last of it. In the list of results there is another word for them, so that the others’ ratings can be reckoned again. */
  async erase(person: string, alias: string): Promise<void> {
    await this.write(
      { person, alias },
      `UPDATE orrery.results SET body = replace(body, '"' || :person || '"', '"' || :alias || '"')
       WHERE match IN (SELECT match FROM orrery.seats WHERE person = :person)`,
      `UPDATE orrery.reports SET body = replace(body, '"' || :person || '"', '"' || :alias || '"') WHERE body LIKE '%"' || :person || '"%'`,
      'UPDATE orrery.reports SET reporter = :alias WHERE reporter = :person',
      'DELETE FROM orrery.reports WHERE about = :person',
      'DELETE FROM orrery.measures WHERE whom = :person',
      'UPDATE orrery.measures SET cause = :alias WHERE cause = :person',
      'UPDATE orrery.acts SET author = :alias WHERE author = :person',
      'UPDATE orrery.acts SET whom = :alias WHERE whom = :person',
      'UPDATE orrery.entrants SET person = :alias, gone = 1 WHERE person = :person',
      'UPDATE orrery.tournaments SET maker = :alias WHERE maker = :person',
      'DELETE FROM orrery.ratings WHERE person = :person',
      'DELETE FROM orrery.seats WHERE person = :person',
      'DELETE FROM orrery.visits WHERE person = :person',
      'DELETE FROM orrery.people WHERE id = :person',
    );
  }
}
