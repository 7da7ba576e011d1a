/** Days on which nobody waits for somebody: the clocks of their games over days stand still. */
import { Desk } from './desk.ts';
import type { Line } from './steps.ts';

export interface Holiday {
  readonly start: number;
  readonly stop: number;
}

const holidayOf = (line: Line): Holiday => ({ start: Number(line['start']), stop: Number(line['stop']) });

export class Holidays extends Desk {
  /** False where they are on holiday already. */
  async begin(person: string, start: number, stop: number): Promise<boolean> {
    const begun = await this.write(
      { person, start, stop },
      `INSERT INTO orrery.holidays (person, start, stop) SELECT CAST(:person AS text), CAST(:start AS bigint), CAST(:stop AS bigint)
       WHERE NOT EXISTS (SELECT 1 FROM orrery.holidays WHERE person = :person AND stop > :start) ON CONFLICT DO NOTHING RETURNING person`,
    );
    return begun.length === 1;
  }

  async end(person: string, now: number): Promise<void> {
    await this.write({ person, now }, 'UPDATE orrery.holidays SET stop = :now WHERE person = :person AND stop > :now');
  }

  /** The last first. */
  async of(person: string): Promise<readonly Holiday[]> {
    return (await this.ask('SELECT start, stop FROM orrery.holidays WHERE person = :person ORDER BY start DESC', { person })).map(
      holidayOf,
    );
  }

  /** Whose last holiday ends after a time, or has ended since. */
  async since(time: number): Promise<readonly { readonly person: string; readonly stop: number }[]> {
    const lines = await this.ask(
      'SELECT person, max(stop) AS stop FROM orrery.holidays WHERE stop > :time GROUP BY person ORDER BY person LIMIT 10000',
      { time },
    );
    return lines.map((line) => ({ person: String(line['person']), stop: Number(line['stop']) }));
  }
}
