/** Friends, by mutual consent: each of two has said so. Whether they see each other play, too. */
import { Desk } from './desk.ts';
import type { Line } from './steps.ts';

export interface Friend {
  readonly person: string;
  readonly name: string;
  /** Who has said so: both, oneself alone, or the other alone. */
  readonly state: 'friend' | 'asked' | 'asks';
  /** One lets the other see when one plays. */
  readonly shows: boolean;
  /** A public table at which the other plays, where both let each other see it. */
  readonly playing: string | null;
}

/** More of them nobody has, and more do not ask one. */
export const MOST_FRIENDS = 200;

const friendOf = (line: Line): Friend => {
  const [mine, theirs] = [Number(line['mine']) > 0, Number(line['theirs']) > 0];
  const playing = line['playing'];
  return {
    person: String(line['person']),
    name: String(line['name']),
    state: mine && theirs ? 'friend' : mine ? 'asked' : 'asks',
    shows: Number(line['shows']) === 1,
    playing: mine && theirs && typeof playing === 'string' && playing !== '' ? playing : null,
  };
};

export class Friends extends Desk {
  /** Somebody says so, and lets the other see when they play; false where one of them has too many. */
  async say(person: string, other: string, made: number): Promise<boolean> {
    const kept = await this.write(
      { person, other, made },
      `INSERT INTO orrery.friends (person, other, made, shows) SELECT CAST(:person AS text), CAST(:other AS text), CAST(:made AS bigint), 1
       WHERE (SELECT count(*) FROM orrery.friends WHERE person = :person) < ${MOST_FRIENDS}
         AND (SELECT count(*) FROM orrery.friends WHERE other = :other) < ${MOST_FRIENDS} ON CONFLICT DO NOTHING`,
      'SELECT 1 AS one FROM orrery.friends WHERE person = :person AND other = :other',
    );
    return kept.length === 1;
  }

  /** Neither is the other's friend any more, nor wants to be. */
  async part(person: string, other: string): Promise<void> {
    await this.write(
      { person, other },
      'DELETE FROM orrery.friends WHERE (person = :person AND other = :other) OR (person = :other AND other = :person)',
    );
  }

  async show(person: string, other: string, shows: boolean): Promise<void> {
    await this.write(
      { person, other, shows: shows ? 1 : 0 },
      'UPDATE orrery.friends SET shows = :shows WHERE person = :person AND other = :other',
    );
  }

  /** Those who are, who were asked and who ask; the last first. */
  async of(person: string): Promise<readonly Friend[]> {
    const lines = await this.ask(
      `SELECT p.id AS person, p.name, f.mine, f.theirs, f.shows,
         CASE WHEN f.shows = 1 AND f.seen = 1 THEN (
           SELECT max(m.id) FROM orrery.seats s JOIN orrery.matches m ON m.id = s.match
           WHERE s.person = f.who AND m.status = 'running' AND CAST(m.public AS integer) = 1) ELSE '' END AS playing
       FROM (
         SELECT who, sum(mine) AS mine, sum(theirs) AS theirs, max(shows) AS shows, max(seen) AS seen, max(made) AS made FROM (
           SELECT other AS who, 1 AS mine, 0 AS theirs, shows, 0 AS seen, made FROM orrery.friends WHERE person = :person
           UNION ALL SELECT person AS who, 0 AS mine, 1 AS theirs, 0 AS shows, shows AS seen, made FROM orrery.friends WHERE other = :person
         ) AS sides GROUP BY who
       ) AS f JOIN orrery.people p ON p.id = f.who ORDER BY f.made DESC, p.id LIMIT ${2 * MOST_FRIENDS}`,
      { person },
    );
    return lines.map(friendOf);
  }
}
