/** Lessons somebody has done, by game and number, `rex R4`, and puzzles tried: `rex P0ffgi3x`. */
import { Desk } from './desk.ts';

/** More of them nobody has; whatever comes after is not kept. */
export const MOST_LESSONS = 1000;

export class Lessons extends Desk {
  async of(person: string): Promise<readonly string[]> {
    const lines = await this.ask('SELECT lesson FROM orrery.lessons WHERE person = :person ORDER BY lesson', { person });
    return lines.map((line) => String(line['lesson']));
  }

  /** Together with those that were there; the whole of them. */
  async add(person: string, lessons: readonly string[]): Promise<readonly string[]> {
    const known = await this.of(person);
    const fresh = [...new Set(lessons)].filter((lesson) => !known.includes(lesson)).slice(0, MOST_LESSONS - known.length);
    if (fresh.length === 0) return known;
    await this.writeAll(
      fresh.map((lesson) => ({
        sql: `INSERT INTO orrery.lessons (person, lesson) SELECT CAST(:person AS text), CAST(:lesson AS text)
              WHERE (SELECT count(*) FROM orrery.lessons WHERE person = :person) < ${MOST_LESSONS} ON CONFLICT DO NOTHING`,
        given: { person, lesson },
      })),
    );
    return this.of(person);
  }
}
