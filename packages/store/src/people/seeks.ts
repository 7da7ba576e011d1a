/** Who looks for a game, one wish a person. Whoever is paired is taken by one statement for all of them, so that nobody is paired twice. */
import { Desk } from './desk.ts';
import { listed, type Line } from './steps.ts';

export interface Seek {
  readonly person: string;
  readonly name: string;
  /** What others know it by. */
  readonly id: string;
  /** Those who wish the same letter by letter are paired. */
  readonly wish: string;
  /** From then on bots may take what is free. */
  readonly fill: number;
  readonly since: number;
}

const seekOf = (line: Line): Seek => ({
  person: String(line['person']),
  name: String(line['name']),
  id: String(line['id']),
  wish: String(line['wish']),
  fill: Number(line['fill']),
  since: Number(line['since']),
});

/** The others wait here, one after another. */
const IN_TURN = `UPDATE orrery.settings SET value = value WHERE key = 'pairing'`;
const ALL = `SELECT s.person, p.name, s.id, s.wish, s.fill, s.since FROM orrery.seeks s JOIN orrery.people p ON p.id = s.person WHERE s.match = ''`;

export class Seeks extends Desk {
  /** In the place of whatever the person looked for before; who asks for the same again keeps their place. Since when they look. */
  async add(given: Omit<Seek, 'name'>): Promise<number> {
    const [line] = await this.writeAll([
      { sql: `INSERT INTO orrery.settings (key, value) VALUES ('pairing', '') ON CONFLICT DO NOTHING`, given: {} },
      {
        sql: `INSERT INTO orrery.seeks (person, id, wish, fill, since, seen, match) VALUES (:person, :id, :wish, :fill, :since, :since, '')
                ON CONFLICT (person) DO UPDATE SET id = excluded.id, wish = excluded.wish, fill = excluded.fill, seen = excluded.seen, match = '',
                since = CASE WHEN seeks.wish = excluded.wish AND seeks.match = '' THEN seeks.since ELSE excluded.since END RETURNING since`,
        given: { ...given },
      },
    ]);
    return Number(line?.['since'] ?? given.since);
  }

  /** Looks no more; whoever has been paired meanwhile stays so. */
  async remove(person: string, id: string): Promise<void> {
    await this.write({ person, id }, `DELETE FROM orrery.seeks WHERE person = :person AND id = :id AND match = ''`);
  }

  /** What somebody looks for; null for nothing. */
  async of(person: string): Promise<Pick<Seek, 'wish' | 'fill' | 'since'> | null> {
    const [line] = await this.ask('SELECT wish, fill, since FROM orrery.seeks WHERE person = :person', { person });
    return line ? { wish: String(line['wish']), fill: Number(line['fill']), since: Number(line['since']) } : null;
  }

  /** These are still here. */
  async saw(people: readonly string[], now: number): Promise<void> {
    if (people.length === 0) return;
    const { names, given } = listed(people);
    await this.write({ ...given, now }, `UPDATE orrery.seeks SET seen = :now WHERE match = '' AND person IN (${names})`);
  }

  /** Whoever has not been seen since then is gone. */
  async sweep(before: number): Promise<void> {
    await this.write({ before }, `DELETE FROM orrery.seeks WHERE match = '' AND seen < :before`);
  }

  /** Those with one wish, the first first. */
  async wishing(wish: string, seenSince: number): Promise<readonly Seek[]> {
    const lines = await this.ask(`${ALL} AND s.wish = :wish AND s.seen >= :seenSince ORDER BY s.since, s.id LIMIT 500`, {
      wish,
      seenSince,
    });
    return lines.map(seekOf);
  }

  /** For everybody to see, those who came last first. */
  async list(seenSince: number, most: number): Promise<readonly Seek[]> {
    const lines = await this.ask(`${ALL} AND s.seen >= :seenSince ORDER BY s.since DESC, s.id LIMIT :most`, { seenSince, most });
    return lines.map(seekOf);
  }

  /** All of them for this match, or none. */
  async take(people: readonly string[], match: string, now: number): Promise<boolean> {
    const { names, given } = listed(people);
    const free = `match = '' AND person IN (${names})`;
    const taken = await this.writeAll([
      { sql: IN_TURN, given: {} },
      {
        sql: `UPDATE orrery.seeks SET match = :match, seen = :now WHERE ${free}
                AND (SELECT count(*) FROM orrery.seeks WHERE ${free}) = :count RETURNING person`,
        given: { ...given, match, now, count: people.length },
      },
    ]);
    return taken.length > 0;
  }

  /** The match could not be made: they look on. */
  async release(match: string): Promise<void> {
    await this.write({ match }, `UPDATE orrery.seeks SET match = '' WHERE match = :match`);
  }

  /** Which of these have been paired, for which match and when; told or not. */
  async paired(people: readonly string[]): Promise<readonly { readonly person: string; readonly match: string; readonly seen: number }[]> {
    if (people.length === 0) return [];
    const { names, given } = listed(people);
    const lines = await this.ask(`SELECT person, match, seen FROM orrery.seeks WHERE match <> '' AND person IN (${names})`, given);
    return lines.map((line) => ({ person: String(line['person']), match: String(line['match']), seen: Number(line['seen']) }));
  }

  /** Matches made for people before a time who may not have met yet. */
  async meeting(before: number): Promise<readonly string[]> {
    const lines = await this.ask(`SELECT DISTINCT match FROM orrery.seeks WHERE match <> '' AND seen <= :before LIMIT 100`, { before });
    return lines.map((line) => String(line['match']));
  }

  /** They have met, or will not: those who came have their place for as long as it takes to ask again, the others look no more. */
  async part(match: string, came: readonly string[], seen: number): Promise<void> {
    const { names, given } = listed(came);
    await this.writeAll([
      ...(came.length === 0
        ? []
        : [
            {
              sql: `UPDATE orrery.seeks SET match = '', seen = :seen WHERE match = :match AND person IN (${names})`,
              given: { ...given, match, seen },
            },
          ]),
      { sql: 'DELETE FROM orrery.seeks WHERE match = :match', given: { match } },
    ]);
  }

  /** Somebody did not come to a table made for them; what was before a time is forgotten. */
  async miss(person: string, match: string, time: number, before: number): Promise<void> {
    await this.writeAll([
      { sql: 'DELETE FROM orrery.missed WHERE time < :before', given: { before } },
      {
        sql: 'INSERT INTO orrery.missed (person, match, time) VALUES (:person, :match, :time) ON CONFLICT DO NOTHING',
        given: { person, match, time },
      },
    ]);
  }

  /** All that is remembered of it. */
  async missesOf(person: string): Promise<readonly { readonly match: string; readonly time: number }[]> {
    const lines = await this.ask('SELECT match, time FROM orrery.missed WHERE person = :person ORDER BY time, match', { person });
    return lines.map((line) => ({ match: String(line['match']), time: Number(line['time']) }));
  }

  /** How often somebody has not come since a time, and when last. */
  async missedBy(person: string, since: number): Promise<{ readonly count: number; readonly last: number }> {
    const [line] = await this.ask(
      'SELECT count(*) AS count, max(time) AS last FROM orrery.missed WHERE person = :person AND time >= :since',
      {
        person,
        since,
      },
    );
    return { count: Number(line?.['count'] ?? 0), last: Number(line?.['last'] ?? 0) };
  }
}
