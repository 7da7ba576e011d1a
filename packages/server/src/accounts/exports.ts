/** Everything that is stored about somebody, as one file; fetched by a link that is good once, for a few minutes. */
import { Readable } from 'node:stream';
import { readWhole, type Store } from '@orrery/store';
import type { Chores } from '../chores.ts';
import { wishIn } from '../notices/wishes.ts';
import { hashOf } from '../secrets.ts';
import { MATCH_SIZE } from '../table/bounds.ts';
import type { Time } from '../time.ts';
import { ownIn } from './forgetting.ts';

/** More than anybody has. */
const ALL = 1_000_000;

export class Exports {
  readonly #store: Store;
  readonly #time: Time;
  readonly #chores: Chores;

  constructor(store: Store, time: Time, chores: Chores) {
    this.#store = store;
    this.#time = time;
    this.#chores = chores;
  }

  /** Null where the link is not good, or not any more. */
  async fetch(ticket: string): Promise<Readable | null> {
    const person = await this.#store.people.takeTicket(hashOf(ticket), 'export', this.#time.now());
    return person === null ? null : Readable.from(this.#parts(person));
  }

  async *#parts(person: string): AsyncGenerator<string> {
    const { people } = this.#store;
    const { conduct } = people;
    const [
      called,
      formerNames,
      passkeys,
      sessions,
      recovery,
      leaving,
      lessons,
      ignored,
      reports,
      standing,
      moderator,
      tournaments,
      friends,
      wished,
      browsers,
      told,
      holidays,
      seeks,
      missed,
      ratings,
      rated,
      acts,
    ] = await Promise.all([
      people.called(person),
      people.formerNames(person),
      people.passkeysOf(person),
      people.sessionsOf(person),
      people.recoveryOf(person),
      people.departures.announcedFor(person),
      people.lessons.of(person),
      conduct.ignoredBy(person),
      conduct.reportsBy(person),
      conduct.standing(person, '', this.#time.now()),
      conduct.isModerator(person),
      people.tournaments.of(person),
      people.friends.of(person),
      people.notices.wishedBy(person),
      people.notices.browsersOf(person),
      people.notices.toldTo(person),
      people.holidays.of(person),
      people.seeks.of(person),
      people.seeks.missesOf(person),
      people.ratings.of(person),
      people.ratings.gamesOf(person, ALL),
      conduct.lastActs(ALL, person),
    ]);
    const { name = '' } = called.find(({ id }) => id === person) ?? {};
    // Whom it is about is not theirs to have, only that it was so.
    const said = {
      ignored: ignored.map(({ how, made }) => ({ how, made })),
      reports: reports.map(({ match, made, reason }) => ({ match, made, reason })),
      silence: standing.silence,
      shut: standing.shut,
      moderator,
      tournaments,
      friends: friends.map(({ state, shows }) => ({ state, shows })),
    };
    const played = {
      seeks,
      missed,
      ratings: ratings.map(({ game, side, mu, sigma, games }) => ({ game, side, mu, sigma, games })),
      // What has become of the others is theirs.
      results: rated.map(({ match, game, ended, parts }) => {
        const { person: _, ...own } = parts.find((part) => part.person === person) ?? { person };
        return { match, game, ended, ...own };
      }),
      acts: acts.map(({ time, what, match, until, reason }) => ({ time, what, match, until, reason })),
    };
    const wishes = wished.wishes === '' ? null : wishIn(wished.wishes).wishes;
    const notices = {
      wishes,
      address: wished.address,
      browsers: browsers.map(({ endpoint, key, auth, device, made }) => ({ endpoint, key, auth, device, made })),
      told,
    };
    const about = {
      format: 1,
      made: this.#time.now(),
      person,
      name,
      formerNames,
      passkeys,
      sessions,
      recovery,
      leaving,
      lessons,
      notices,
      holidays,
      ...said,
      ...played,
    };
    yield `${JSON.stringify(about).slice(0, -1)},"matches":[`;
    let first = true;
    for (let last: string | undefined = ''; last !== undefined;) {
      const page = await people.departures.matchesOf(person, last);
      for (const match of page) {
        const part = await this.#match(match, person);
        yield `${first ? '' : ','}\n${part}`;
        first = false;
      }
      last = page.at(-1);
    }
    yield '\n]}\n';
  }

  /** A match as far as it is theirs. What others did, and what is still hidden in it, is not. */
  async #match(match: string, person: string): Promise<string> {
    const stored = await readWhole(this.#store, match, MATCH_SIZE);
    const rows = stored?.rows ?? [];
    const size = rows.reduce((sum, { body }) => sum + body.length, 0);
    return this.#chores.do(() => JSON.stringify({ match, did: ownIn(rows, person) }), size);
  }
}
