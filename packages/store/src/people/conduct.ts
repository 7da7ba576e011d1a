/**
 * How people treat each other: whom somebody does not want to hear or meet, what was reported, and what those who look after the house have done about it.
 * Every act is a row of a log that is only ever added to; what it changes is changed with it.
 */
import { Desk } from './desk.ts';
import type { Given, Line, Step } from './steps.ts';

export const HOW = ['mute', 'block'] as const;
/** Not heard any more; or not heard and not met any more. */
export type How = (typeof HOW)[number];

export interface Ignored {
  readonly person: string;
  readonly name: string;
  readonly how: How;
  readonly made: number;
}

/** What somebody may not do for a time, and why. */
export interface Measure {
  readonly until: number;
  readonly reason: string;
}

export interface Standing {
  /** May not write. */
  readonly silence: Measure | null;
  /** May not come in: as a person, or from an address. */
  readonly shut: Measure | null;
  /** Wherever the person comes from is shut too. */
  readonly withAddress: boolean;
}

export interface Report {
  readonly id: string;
  readonly about: string;
  readonly by: string;
  readonly match: string;
  readonly made: number;
  readonly reason: string;
  /** What was said at the table, as JSON. */
  readonly lines: string;
  readonly closed: boolean;
}

/** A report as somebody who looks after the house may read it. */
export interface ReadReport extends Report {
  /** The match in lists, as JSON. */
  readonly summary: string;
  /** Whoever reads it sat at that table, and the game is not over. */
  readonly own: boolean;
}

export const DEEDS = ['silence', 'unsilence', 'ban', 'unban', 'close', 'end', 'role', 'unrole'] as const;
export type Deed = (typeof DEEDS)[number];

/** Something done by whoever looks after the house; nobody in `by` is the host at the command line. */
export interface Act {
  readonly time: number;
  readonly by: string;
  readonly what: Deed;
  readonly whom: string;
  readonly match: string;
  readonly until: number;
  readonly reason: string;
  readonly address: boolean;
}

/** More of them nobody has. */
export const MOST_IGNORED = 500;
export const MOST_REPORTS_OF_ONE = 20;
export const MOST_REPORTS = 1000;
/** Closed reports are kept for so many milliseconds. */
const KEPT = 180 * 86_400_000;
/** For good. */
export const FOREVER = 8.64e15;

const IN_TURN: Step = { sql: `UPDATE orrery.settings SET value = value WHERE key = 'acts'`, given: {} };
const MEASURES: Readonly<Partial<Record<Deed, string>>> = { silence: 'silence', ban: 'person' };
const LIFTED: Readonly<Partial<Record<Deed, string>>> = { unsilence: 'silence', unban: 'person' };

/** No id of a person has these signs. */
const isAddress = (whom: string): boolean => /[.:]/.test(whom);

const reportOf = (line: Line): Report => ({
  id: String(line['id']),
  about: String(line['about']),
  by: String(line['reporter']),
  match: String(line['match']),
  made: Number(line['made']),
  reason: String(line['reason']),
  lines: String(line['body']),
  closed: Number(line['closed']) > 0,
});
const readReport = (line: Line): ReadReport => ({
  ...reportOf(line),
  summary: String(line['summary']),
  own: Number(line['own']) > 0,
});
/** What the lists know of a match may be a moment old, but never that it is over before it is. */
const READ = `SELECT r.*, coalesce(m.summary, '{}') AS summary,
  (SELECT count(*) FROM orrery.seats s WHERE s.match = r.match AND s.person = :reader AND m.status <> 'ended') AS own
  FROM orrery.reports r LEFT JOIN orrery.matches m ON m.id = r.match`;
const actOf = (line: Line): Act & { readonly number: number } => ({
  number: Number(line['number']),
  time: Number(line['time']),
  by: String(line['author']),
  what: DEEDS.find((deed) => deed === line['what']) ?? 'close',
  whom: String(line['whom']),
  match: String(line['match']),
  until: Number(line['until']),
  reason: String(line['reason']),
  address: Number(line['address']) === 1,
});

export class Conduct extends Desk {
  // -- among people

  /** False where somebody has had enough of too many already. */
  async ignore(person: string, other: string, how: How, made: number): Promise<boolean> {
    const kept = await this.write(
      { person, other, how, made },
      `INSERT INTO orrery.ignored (person, other, how, made) SELECT CAST(:person AS text), CAST(:other AS text), CAST(:how AS text), CAST(:made AS bigint)
       WHERE (SELECT count(*) FROM orrery.ignored WHERE person = :person) < ${MOST_IGNORED} ON CONFLICT DO NOTHING`,
      'UPDATE orrery.ignored SET how = :how WHERE person = :person AND other = :other RETURNING other',
    );
    return kept.length === 1;
  }

  async heed(person: string, other: string): Promise<void> {
    await this.write({ person, other }, 'DELETE FROM orrery.ignored WHERE person = :person AND other = :other');
  }

  /** Those somebody does not want to hear, the last first. */
  async ignoredBy(person: string): Promise<readonly Ignored[]> {
    const lines = await this.ask(
      `SELECT i.other, i.how, i.made, p.name FROM orrery.ignored i JOIN orrery.people p ON p.id = i.other WHERE i.person = :person
       ORDER BY i.made DESC, i.other`,
      { person },
    );
    return lines.map((line) => ({
      person: String(line['other']),
      name: String(line['name']),
      how: line['how'] === 'block' ? 'block' : 'mute',
      made: Number(line['made']),
    }));
  }

  /** Those who do not want to meet somebody. */
  async avoid(person: string): Promise<readonly string[]> {
    const lines = await this.ask(`SELECT person FROM orrery.ignored WHERE other = :person AND how = 'block'`, { person });
    return lines.map((line) => String(line['person']));
  }

  /** Who does not want to meet whom, of those who look for others with one wish. */
  async apart(wish: string): Promise<readonly (readonly [string, string])[]> {
    const lines = await this.ask(
      `SELECT i.person, i.other FROM orrery.seeks s JOIN orrery.ignored i ON i.person = s.person
       WHERE s.wish = :wish AND s.match = '' AND i.how = 'block'`,
      { wish },
    );
    return lines.map((line) => [String(line['person']), String(line['other'])]);
  }

  /** How many do not want to hear somebody, and how many not to meet them. */
  async shunned(person: string): Promise<Readonly<Record<How, number>>> {
    const lines = await this.ask('SELECT how, count(*) AS count FROM orrery.ignored WHERE other = :person GROUP BY how', { person });
    const count = (how: How): number => Number(lines.find((line) => line['how'] === how)?.['count'] ?? 0);
    return { mute: count('mute'), block: count('block') };
  }

  // -- reports

  /** In the place of what the same person reported of the same table before; false where there are too many. */
  async report(report: Omit<Report, 'closed'>): Promise<boolean> {
    const { id, about, by, match, made, reason, lines } = report;
    const kept = await this.write(
      { id, about, by, match, made, reason, lines, old: made - KEPT },
      'DELETE FROM orrery.reports WHERE closed > 0 AND closed < :old',
      'DELETE FROM orrery.reports WHERE about = :about AND reporter = :by AND match = :match AND closed = 0',
      `INSERT INTO orrery.reports (id, about, reporter, match, made, reason, body, closed)
       SELECT CAST(:id AS text), CAST(:about AS text), CAST(:by AS text), CAST(:match AS text), CAST(:made AS bigint), CAST(:reason AS text),
              CAST(:lines AS text), 0
       WHERE (SELECT count(*) FROM orrery.reports WHERE closed = 0) < ${MOST_REPORTS}
         AND (SELECT count(*) FROM orrery.reports WHERE closed = 0 AND reporter = :by) < ${MOST_REPORTS_OF_ONE} RETURNING id`,
    );
    return kept.length === 1;
  }

  /** Those nobody has dealt with, the oldest first; or those that are closed, the last first. */
  async reports(closed: boolean, reader: string): Promise<readonly ReadReport[]> {
    const lines = await this.ask(
      closed
        ? `${READ} WHERE r.closed > 0 ORDER BY r.closed DESC, r.id LIMIT 100`
        : `${READ} WHERE r.closed = 0 ORDER BY r.made, r.id LIMIT ${MOST_REPORTS}`,
      { reader },
    );
    return lines.map(readReport);
  }

  async reportsAbout(person: string, reader: string): Promise<readonly ReadReport[]> {
    const lines = await this.ask(
      `${READ} WHERE r.about = :person ORDER BY CASE WHEN r.closed = 0 THEN 0 ELSE 1 END, r.made DESC, r.id LIMIT 20`,
      { person, reader },
    );
    return lines.map(readReport);
  }

  async reportsBy(person: string): Promise<readonly Report[]> {
    return (await this.ask('SELECT * FROM orrery.reports WHERE reporter = :person ORDER BY made, id', { person })).map(reportOf);
  }

  // -- what is done about it

  /** Does it and notes it, both or neither. */
  async act(act: Act): Promise<void> {
    const { time, by, what, whom, match, until, reason } = act;
    const address = act.address ? 1 : 0;
    const steps: Step[] = [
      { sql: `INSERT INTO orrery.settings (key, value) VALUES ('acts', '') ON CONFLICT DO NOTHING`, given: {} },
      IN_TURN,
      {
        sql: `INSERT INTO orrery.acts (number, time, author, what, whom, match, until, reason, address)
              SELECT coalesce(max(number), 0) + 1, CAST(:time AS bigint), CAST(:by AS text), CAST(:what AS text), CAST(:whom AS text), CAST(:match AS text),
                     CAST(:until AS bigint), CAST(:reason AS text), CAST(:address AS integer) FROM orrery.acts`,
        given: { time, by, what, whom, match, until, reason, address },
      },
    ];
    const kind = what === 'ban' && isAddress(whom) ? 'address' : MEASURES[what];
    if (kind !== undefined)
      steps.push({
        sql: `INSERT INTO orrery.measures (kind, whom, until, reason, address, cause) VALUES (:kind, :whom, :until, :reason, :address, '')
              ON CONFLICT (kind, whom) DO UPDATE SET until = excluded.until, reason = excluded.reason, address = excluded.address`,
        given: { kind, whom, until, reason, address },
      });
    const lifted = LIFTED[what];
    if (lifted !== undefined)
      steps.push({ sql: 'DELETE FROM orrery.measures WHERE kind = :lifted AND whom = :whom', given: { lifted, whom } });
    if (what === 'unban')
      steps.push({ sql: `DELETE FROM orrery.measures WHERE kind = 'address' AND (cause = :whom OR whom = :whom)`, given: { whom } });
    if (what === 'close' || kind !== undefined)
      steps.push({ sql: 'UPDATE orrery.reports SET closed = :time WHERE about = :whom AND closed = 0', given: { time, whom } });
    if (what === 'role')
      steps.push({ sql: 'INSERT INTO orrery.moderators (person) VALUES (:whom) ON CONFLICT DO NOTHING', given: { whom } });
    if (what === 'unrole') steps.push({ sql: 'DELETE FROM orrery.moderators WHERE person = :whom', given: { whom } });
    await this.writeAll(steps);
  }

  /** The last of all, or of those that concern somebody; the last first. */
  async lastActs(most: number, whom = ''): Promise<readonly (Act & { readonly number: number })[]> {
    const where = whom === '' ? '' : 'WHERE whom = :whom';
    const given: Given = whom === '' ? { most } : { most, whom };
    return (await this.ask(`SELECT * FROM orrery.acts ${where} ORDER BY number DESC LIMIT :most`, given)).map(actOf);
  }

  /** What was done after a number, and since a time. */
  async actsAfter(number: number, since: number): Promise<readonly (Act & { readonly number: number })[]> {
    const lines = await this.ask('SELECT * FROM orrery.acts WHERE number > :number AND time >= :since ORDER BY number LIMIT 500', {
      number,
      since,
    });
    return lines.map(actOf);
  }

  async isMatch(match: string): Promise<boolean> {
    return (await this.ask('SELECT 1 AS one FROM orrery.matches WHERE id = :match', { match })).length === 1;
  }

  async isModerator(person: string): Promise<boolean> {
    return (await this.ask('SELECT 1 AS one FROM orrery.moderators WHERE person = :person', { person })).length === 1;
  }

  // -- what somebody may do

  async standing(person: string, address: string, now: number): Promise<Standing> {
    const lines = await this.ask(
      `SELECT kind, until, reason, address FROM orrery.measures WHERE until > :now
       AND ((whom = :person AND kind IN ('silence', 'person')) OR (whom = :address AND kind = 'address'))`,
      { person, address, now },
    );
    const found = (kind: string): Measure | null => {
      const line = lines.find((one) => one['kind'] === kind);
      return line ? { until: Number(line['until']), reason: String(line['reason']) } : null;
    };
    const withAddress = lines.some((line) => line['kind'] === 'person' && Number(line['address']) === 1);
    return { silence: found('silence'), shut: found('person') ?? found('address'), withAddress };
  }

  /** Somebody who is shut out with their address has tried to come in from one. */
  async shutAddress(address: string, { until, reason }: Measure, cause: string): Promise<void> {
    await this.write(
      { address, until, reason, cause },
      `INSERT INTO orrery.measures (kind, whom, until, reason, address, cause) VALUES ('address', :address, :until, :reason, 0, :cause)
       ON CONFLICT (kind, whom) DO UPDATE SET until = excluded.until, reason = excluded.reason, cause = excluded.cause`,
    );
  }

  /** Everybody with a role or under a measure, for a host. */
  async marked(
    now: number,
  ): Promise<readonly { readonly kind: string; readonly whom: string; readonly until: number; readonly reason: string }[]> {
    const lines = await this.ask(
      `SELECT 'moderator' AS kind, person AS whom, ${FOREVER} AS until, '' AS reason FROM orrery.moderators
       UNION ALL SELECT kind, whom, until, reason FROM orrery.measures WHERE until > :now ORDER BY 1, 2`,
      { now },
    );
    return lines.map((line) => ({
      kind: String(line['kind']),
      whom: String(line['whom']),
      until: Number(line['until']),
      reason: String(line['reason']),
    }));
  }
}
