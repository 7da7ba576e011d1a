/**
 * Who wants to be told that a game waits for them, where, and what they have been told. Whatever is told is written down first: nobody is told twice, and
 * whoever is cut off in between has told it.
 */
import { Desk } from './desk.ts';
import type { Line } from './steps.ts';

/** How somebody is told: by the browser's push service, or by mail. */
export type Way = 'push' | 'mail';

/** A browser that shows notices to its owner. */
export interface Subscription {
  readonly endpoint: string;
  readonly person: string;
  /** The browser's public key and its secret, by which nobody between reads along. */
  readonly key: string;
  readonly auth: string;
  readonly device: string;
  readonly made: number;
}

export interface Wished {
  /** What the person has chosen, as JSON; empty where nothing. */
  readonly wishes: string;
  /** An address that has proved to be theirs; empty where there is none. */
  readonly address: string;
}

/** A game of somebody who wants to be told, that is not over; `head` is the number of its last row. */
export interface Watched extends Wished {
  readonly person: string;
  readonly match: string;
  readonly head: number;
}

/** That a game waits for somebody, by the number of what it asks. */
export interface Notice {
  readonly match: string;
  readonly question: number;
  readonly kind: string;
}

export interface Told extends Notice {
  readonly way: Way;
  readonly time: number;
}

/** More browsers nobody has; the oldest go first. */
const MOST_BROWSERS = 10;
const PAGE = 500;

const subscriptionOf = (line: Line): Subscription => ({
  endpoint: String(line['endpoint']),
  person: String(line['person']),
  key: String(line['key']),
  auth: String(line['auth']),
  device: String(line['device']),
  made: Number(line['made']),
});

export class Notices extends Desk {
  async wishedBy(person: string): Promise<Wished> {
    const [line] = await this.ask('SELECT wishes, address FROM orrery.wishes WHERE person = :person', { person });
    return line ? { wishes: String(line['wishes']), address: String(line['address']) } : { wishes: '', address: '' };
  }

  async wish(person: string, wishes: string): Promise<void> {
    await this.write(
      { person, wishes },
      `INSERT INTO orrery.wishes (person, wishes, address) VALUES (:person, :wishes, '')
       ON CONFLICT (person) DO UPDATE SET wishes = excluded.wishes`,
    );
  }

  async setAddress(person: string, address: string): Promise<void> {
    await this.write(
      { person, address },
      `INSERT INTO orrery.wishes (person, wishes, address) VALUES (:person, '', :address)
       ON CONFLICT (person) DO UPDATE SET address = excluded.address`,
    );
  }

  // -- browsers

  /** A browser is one person's: whoever used it before is told elsewhere. */
  async subscribe(subscription: Subscription): Promise<void> {
    await this.write(
      { ...subscription },
      `INSERT INTO orrery.browsers (endpoint, person, key, auth, device, made) VALUES (:endpoint, :person, :key, :auth, :device, :made)
       ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, key = excluded.key, auth = excluded.auth, device = excluded.device,
       made = excluded.made`,
      `DELETE FROM orrery.browsers WHERE person = :person AND made <
       (SELECT min(made) FROM (SELECT made FROM orrery.browsers WHERE person = :person ORDER BY made DESC LIMIT ${MOST_BROWSERS}) AS latest)`,
    );
  }

  async unsubscribe(endpoint: string): Promise<void> {
    await this.write({ endpoint }, 'DELETE FROM orrery.browsers WHERE endpoint = :endpoint');
  }

  async browsersOf(person: string): Promise<readonly Subscription[]> {
    return (await this.ask('SELECT * FROM orrery.browsers WHERE person = :person ORDER BY made, endpoint', { person })).map(subscriptionOf);
  }

  // -- what there is to tell

  /** Games of those who want to be told, by person and match: a page of those after one. */
  async watched(after: { readonly person: string; readonly match: string }): Promise<readonly Watched[]> {
    const lines = await this.ask(
      `SELECT w.person, w.wishes, w.address, s.match, (SELECT max(seq) FROM orrery.log l WHERE l.match = s.match) AS head
       FROM orrery.wishes w JOIN orrery.seats s ON s.person = w.person JOIN orrery.matches m ON m.id = s.match
       WHERE w.wishes <> '' AND m.status <> 'ended' AND (w.person > :person OR (w.person = :person AND s.match > :match))
       ORDER BY w.person, s.match LIMIT ${PAGE}`,
      { ...after },
    );
    return lines.map((line) => ({
      person: String(line['person']),
      match: String(line['match']),
      wishes: String(line['wishes']),
      address: String(line['address']),
      head: Number(line['head']),
    }));
  }

  /** Writes down that somebody is going to be told of these; those of them they have not been told of before. */
  async tell(person: string, way: Way, notices: readonly Notice[], time: number): Promise<readonly Notice[]> {
    const fresh: Notice[] = [];
    for (const notice of notices) {
      const written = await this.write(
        { person, way, time, ...notice },
        `INSERT INTO orrery.notices (person, match, question, kind, way, time) VALUES (:person, :match, :question, :kind, :way, :time)
         ON CONFLICT DO NOTHING RETURNING match`,
      );
      if (written.length === 1) fresh.push(notice);
    }
    return fresh;
  }

  async toldTo(person: string): Promise<readonly Told[]> {
    const lines = await this.ask(
      'SELECT match, question, kind, way, time FROM orrery.notices WHERE person = :person ORDER BY time, match, kind, way',
      { person },
    );
    return lines.map((line) => ({
      match: String(line['match']),
      question: Number(line['question']),
      kind: String(line['kind']),
      way: line['way'] === 'mail' ? 'mail' : 'push',
      time: Number(line['time']),
    }));
  }

  /** When somebody was last told something in a way; null for never. */
  async lastTold(person: string, way: Way): Promise<number | null> {
    const [line] = await this.ask('SELECT max(time) AS time FROM orrery.notices WHERE person = :person AND way = :way', { person, way });
    return line && line['time'] !== null ? Number(line['time']) : null;
  }

  async sweep(before: number): Promise<void> {
    await this.write({ before }, 'DELETE FROM orrery.notices WHERE time < :before');
  }
}
