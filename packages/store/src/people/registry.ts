/** Who people are, and by what they are known again: sessions of their devices, passkeys, recovery codes. Of every secret the store has a hash alone. */
import { Conduct } from './conduct.ts';
import { Departures } from './departures.ts';
import { Holidays } from './holidays.ts';
import { Friends } from './friends.ts';
import { Invites } from './invites.ts';
import { Lessons } from './lessons.ts';
import { Notices } from './notices.ts';
import { Ratings } from './ratings.ts';
import { Seeks } from './seeks.ts';
import { Desk } from './desk.ts';
import { Tournaments } from './tournaments.ts';
import { listed, type Carry, type Line, type Step } from './steps.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Somebody known by the token of a device. */
export interface Greeted extends Person {
  /** When the device was last here, as far as it is written down; null where it never was. */
  readonly seen: number | null;
}

/** A device that is signed in. */
export interface Session {
  /** The beginning of its token's hash. */
  readonly id: string;
  readonly device: string;
  readonly made: number;
  readonly seen: number;
}

export interface Passkey {
  readonly id: string;
  readonly person: string;
  /** The public key, as base64url. */
  readonly key: string;
  readonly counter: number;
  /** How a browser reaches it, as JSON. */
  readonly transports: string;
  /** Where it was made. */
  readonly device: string;
  /** Whether other devices of its owner have it too. */
  readonly synced: boolean;
  readonly made: number;
  readonly used: number;
}

export interface FormerName {
  readonly name: string;
  readonly until: number;
}

export interface Recovery {
  readonly left: number;
  readonly of: number;
  readonly made: number;
}

/** What a one-time word is good for. */
export type TicketKind = 'enrol' | 'signin' | 'delete' | 'device' | 'export' | 'mail';

/** More of them nobody has; the oldest go first. */
const MOST_NAMES = 50;
const MOST_SESSIONS = 30;
/** So many letters of a hash name a session. */
export const SESSION_ID = 12;

const passkeyOf = (line: Line): Passkey => ({
  id: String(line['id']),
  person: String(line['person']),
  key: String(line['key']),
  counter: Number(line['counter']),
  transports: String(line['transports']),
  device: String(line['device']),
  synced: Number(line['synced']) === 1,
  made: Number(line['made']),
  used: Number(line['used']),
});

const personIn = ([line]: readonly Line[]): string | null => (line ? String(line['person']) : null);
const tokensIn = (lines: readonly Line[]): readonly string[] => lines.map((line) => String(line['token']));

export class Registry extends Desk {
  readonly conduct: Conduct;
  readonly departures: Departures;
  readonly holidays: Holidays;
  readonly friends: Friends;
  readonly invites: Invites;
  readonly lessons: Lessons;
  readonly notices: Notices;
  readonly ratings: Ratings;
  readonly seeks: Seeks;
  readonly tournaments: Tournaments;

  constructor(carry: Carry) {
    super(carry);
    this.conduct = new Conduct(carry);
    this.departures = new Departures(carry);
    this.holidays = new Holidays(carry);
    this.friends = new Friends(carry);
    this.invites = new Invites(carry);
    this.lessons = new Lessons(carry);
    this.notices = new Notices(carry);
    this.ratings = new Ratings(carry);
    this.seeks = new Seeks(carry);
    this.tournaments = new Tournaments(carry);
  }

  // -- people and their names

  /** Told twice after a mishap it is still one person. */
  async add(given: Person & { readonly tokenHash: string; readonly device: string; readonly time: number }): Promise<void> {
    await this.write(
      { ...given },
      'INSERT INTO orrery.people (id, name, token, made) VALUES (:id, :name, :tokenHash, :time) ON CONFLICT DO NOTHING',
      'INSERT INTO orrery.sessions (token, person, device, made, seen) VALUES (:tokenHash, :id, :device, :time, :time) ON CONFLICT DO NOTHING',
    );
  }

  /** By the hash of a token. Whoever came before there were sessions is known by the token they came with. */
  async find(tokenHash: string): Promise<Greeted | null> {
    const [line] = await this.ask(
      `SELECT p.id, p.name, s.seen FROM orrery.sessions s JOIN orrery.people p ON p.id = s.person WHERE s.token = :tokenHash
       UNION ALL SELECT id, name, NULL FROM orrery.people WHERE token = :tokenHash LIMIT 1`,
      { tokenHash },
    );
    return line ? { id: String(line['id']), name: String(line['name']), seen: line['seen'] === null ? null : Number(line['seen']) } : null;
  }

  /** A device is here again. */
  async saw(tokenHash: string, device: string, time: number): Promise<void> {
    await this.write(
      { tokenHash, device, time },
      `INSERT INTO orrery.sessions (token, person, device, made, seen)
       SELECT token, id, '', made, made FROM orrery.people WHERE token = :tokenHash ON CONFLICT DO NOTHING`,
      'UPDATE orrery.sessions SET seen = :time, device = :device WHERE token = :tokenHash',
    );
  }

  /** The name before is kept for those who look after the house. */
  async rename(id: string, name: string, time: number): Promise<void> {
    await this.write(
      { id, name, time },
      `INSERT INTO orrery.names (person, name, until)
       SELECT id, name, CAST(:time AS bigint) FROM orrery.people WHERE id = :id AND name <> '' AND name <> :name ON CONFLICT DO NOTHING`,
      `DELETE FROM orrery.names WHERE person = :id AND until <
       (SELECT min(until) FROM (SELECT until FROM orrery.names WHERE person = :id ORDER BY until DESC LIMIT ${MOST_NAMES}) AS latest)`,
      'UPDATE orrery.people SET name = :name WHERE id = :id',
    );
  }

  async formerNames(person: string): Promise<readonly FormerName[]> {
    const lines = await this.ask('SELECT name, until FROM orrery.names WHERE person = :person ORDER BY until DESC', { person });
    return lines.map((line) => ({ name: String(line['name']), until: Number(line['until']) }));
  }

  /** Whoever has this id, bears this name or has borne it. */
  async called(name: string): Promise<readonly Person[]> {
    const lines = await this.ask(
      `SELECT id, name FROM orrery.people WHERE id = :name OR name = :name
       OR id IN (SELECT person FROM orrery.names WHERE name = :name) ORDER BY made, id LIMIT 100`,
      { name },
    );
    return lines.map((line) => ({ id: String(line['id']), name: String(line['name']) }));
  }

  /** What those of them who are there are called. */
  async namesOf(people: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (people.length === 0) return new Map();
    const { names, given } = listed(people);
    const lines = await this.ask(`SELECT id, name FROM orrery.people WHERE id IN (${names})`, given);
    return new Map(lines.map((line) => [String(line['id']), String(line['name'])]));
  }

  // -- sessions

  async addSession(given: {
    readonly tokenHash: string;
    readonly person: string;
    readonly device: string;
    readonly time: number;
  }): Promise<void> {
    await this.write(
      given,
      'INSERT INTO orrery.sessions (token, person, device, made, seen) VALUES (:tokenHash, :person, :device, :time, :time) ON CONFLICT DO NOTHING',
      `DELETE FROM orrery.sessions WHERE person = :person AND seen <
       (SELECT min(seen) FROM (SELECT seen FROM orrery.sessions WHERE person = :person ORDER BY seen DESC LIMIT ${MOST_SESSIONS}) AS latest)`,
    );
  }

  async sessionsOf(person: string): Promise<readonly Session[]> {
    const lines = await this.ask(
      `SELECT substr(token, 1, ${SESSION_ID}) AS id, device, made, seen FROM orrery.sessions WHERE person = :person ORDER BY seen DESC, token`,
      { person },
    );
    return lines.map((line) => ({
      id: String(line['id']),
      device: String(line['device']),
      made: Number(line['made']),
      seen: Number(line['seen']),
    }));
  }

  /** One of them; the hashes of the tokens that are worth nothing any more. */
  async endSession(person: string, session: string): Promise<readonly string[]> {
    const its = `substr(token, 1, ${SESSION_ID}) = :session`;
    return tokensIn(
      await this.write(
        { person, session },
        `UPDATE orrery.people SET token = 'ended ' || id WHERE id = :person AND ${its}`,
        `DELETE FROM orrery.sessions WHERE person = :person AND ${its} RETURNING token`,
      ),
    );
  }

  /** All but this one. */
  async endOthers(person: string, tokenHash: string): Promise<readonly string[]> {
    return tokensIn(
      await this.write(
        { person, tokenHash },
        `UPDATE orrery.people SET token = 'ended ' || id WHERE id = :person AND token <> :tokenHash`,
        'DELETE FROM orrery.sessions WHERE person = :person AND token <> :tokenHash RETURNING token',
      ),
    );
  }

  // -- passkeys

  /** False where somebody has one of that name. */
  async addPasskey(passkey: Passkey): Promise<boolean> {
    const added = await this.write(
      { ...passkey, synced: passkey.synced ? 1 : 0 },
      `INSERT INTO orrery.passkeys (id, person, key, counter, transports, device, synced, made, used)
       VALUES (:id, :person, :key, :counter, :transports, :device, :synced, :made, :used) ON CONFLICT DO NOTHING RETURNING id`,
    );
    return added.length === 1;
  }

  async passkeysOf(person: string): Promise<readonly Passkey[]> {
    return (await this.ask('SELECT * FROM orrery.passkeys WHERE person = :person ORDER BY made, id', { person })).map(passkeyOf);
  }

  async findPasskey(id: string): Promise<Passkey | null> {
    const [line] = await this.ask('SELECT * FROM orrery.passkeys WHERE id = :id', { id });
    return line ? passkeyOf(line) : null;
  }

  async usedPasskey(id: string, counter: number, time: number): Promise<void> {
    await this.write({ id, counter, time }, 'UPDATE orrery.passkeys SET counter = :counter, used = :time WHERE id = :id');
  }

  /** False where it is none of theirs, or the last: without one nobody could sign in again. */
  async removePasskey(person: string, id: string): Promise<boolean> {
    const removed = await this.write(
      { person, id },
      `DELETE FROM orrery.passkeys WHERE id = :id AND person = :person
       AND (SELECT count(*) FROM orrery.passkeys WHERE person = :person) > 1 RETURNING id`,
    );
    return removed.length === 1;
  }

  // -- recovery codes

  /** In the place of all there were. */
  async setRecovery(person: string, hashes: readonly string[], time: number): Promise<void> {
    const steps: Step[] = [
      { sql: 'DELETE FROM orrery.recovery WHERE person = :person', given: { person } },
      ...hashes.map((hash) => ({
        sql: 'INSERT INTO orrery.recovery (hash, person, made) VALUES (:hash, :person, :time)',
        given: { hash, person, time },
      })),
    ];
    await this.writeAll(steps);
  }

  async recoveryOf(person: string): Promise<Recovery> {
    const [line] = await this.ask(
      'SELECT count(*) AS total, count(*) - count(used) AS free, max(made) AS made FROM orrery.recovery WHERE person = :person',
      { person },
    );
    return { left: Number(line?.['free'] ?? 0), of: Number(line?.['total'] ?? 0), made: Number(line?.['made'] ?? 0) };
  }

  /** Whose it was; each is good for once. */
  async takeRecovery(hash: string, time: number): Promise<string | null> {
    return personIn(
      await this.write({ hash, time }, 'UPDATE orrery.recovery SET used = :time WHERE hash = :hash AND used IS NULL RETURNING person'),
    );
  }

  // -- one-time words

  async addTicket(given: {
    readonly hash: string;
    readonly kind: TicketKind;
    readonly person: string;
    readonly expires: number;
  }): Promise<void> {
    await this.write(given, 'INSERT INTO orrery.tickets (hash, kind, person, expires) VALUES (:hash, :kind, :person, :expires)');
  }

  /** For whom it was made; each is good for once. */
  async takeTicket(hash: string, kind: TicketKind, now: number): Promise<string | null> {
    return personIn(
      await this.write(
        { hash, kind, now },
        'DELETE FROM orrery.tickets WHERE hash = :hash AND kind = :kind AND expires >= :now RETURNING person',
      ),
    );
  }

  async sweepTickets(now: number): Promise<void> {
    await this.write({ now }, 'DELETE FROM orrery.tickets WHERE expires < :now');
  }
}
