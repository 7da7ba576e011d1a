/** Short codes that stand for a table, for those who type rather than follow a link. */
import { Desk } from './desk.ts';

export class Invites extends Desk {
  /** A code is good for one table; those made before a time are forgotten. */
  async add(code: string, match: string, made: number, old: number): Promise<void> {
    await this.write(
      { code, match, made, old },
      'DELETE FROM orrery.invites WHERE made < :old',
      'INSERT INTO orrery.invites (code, match, made) VALUES (:code, :match, :made) ON CONFLICT DO NOTHING',
    );
  }

  async find(code: string, since: number): Promise<string | null> {
    const [line] = await this.ask('SELECT match FROM orrery.invites WHERE code = :code AND made >= :since', { code, since });
    return line ? String(line['match']) : null;
  }
}
