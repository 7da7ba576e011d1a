/**
 * Ways besides the socket by which something of a table reaches somebody: notices on a lock screen and in a mailbox, the file with everything stored about
 * them, and the page of those who look after the house.
 */
import type { Cases, Exported, Notices } from '@orrery/protocol';
import { tendPeople } from '@orrery/store';
import type { Guest } from './guest.ts';
import { MailServer } from './mailServer.ts';
import { PushService } from './pushService.ts';

const ADDRESS = 'seat@club.example';
/** Milliseconds from one look for whom to tell to the next. */
export const LOOK = 60_000;

export class Listeners {
  readonly #push: PushService;
  readonly #mail: MailServer;
  /** What differs from one browser or one house to another, whatever is played there. */
  readonly #own: string[] = [];

  private constructor(push: PushService, mail: MailServer) {
    this.#push = push;
    this.#mail = mail;
  }

  static async open(): Promise<Listeners> {
    return new Listeners(await PushService.open(), await MailServer.open());
  }

  /** What a server must be told to reach them. */
  get environment(): Readonly<Record<string, string>> {
    return {
      ORRERY_PUSH: this.#push.origin,
      ORRERY_SMTP: this.#mail.url,
      ORRERY_ORIGIN: 'https://club.example',
      ORRERY_LOOK_SECONDS: String(LOOK / 1000),
    };
  }

  /** Has somebody told of everything in every way, and makes them look after the house. */
  async attach(tab: Guest, name: string, folder: string, now: number): Promise<void> {
    const { pushKey } = (await tab.must({ do: 'notices' })) as unknown as Notices;
    const { subscription } = this.#push.browser('desk', pushKey);
    this.#own.push(subscription.endpoint, subscription.key, subscription.auth);
    await tab.must({ do: 'subscribe', ...subscription });
    const always = { push: true, mail: true };
    await tab.must({ do: 'wish', wishes: { turn: always, soon: always, quiet: null, digest: null, language: 'en', zone: 'UTC' } });
    await tab.must({ do: 'address', address: ADDRESS });
    const [, typed = ''] = /([0-9A-Z-]{8,9})$/.exec(this.#mail.letters.pop()?.subject ?? '') ?? [];
    await tab.must({ do: 'address', address: ADDRESS, typed });
    await tendPeople(folder, async (people) => {
      const [person] = await people.called(name);
      if (!person) throw new Error(`nobody is called ${name}`);
      await people.conduct.act({ time: now, by: '', what: 'role', whom: person.id, match: '', until: 0, reason: '', address: false });
    });
  }

  /** Everything that has come since the last call, and what the files and pages say now; each line begins with its channel. */
  async hear(tab: Guest, http: string): Promise<string[]> {
    const notices = this.#push.shown.splice(0).map((shown) => `push ${JSON.stringify(shown)}`);
    const letters = this.#mail.letters.splice(0).map((letter) => `mail ${JSON.stringify(letter)}`);
    const { path } = (await tab.must({ do: 'export' })) as unknown as Exported;
    const file = await (await fetch(`${http}${path}`)).text();
    const cases = (await tab.must({ do: 'cases' })) as unknown as Cases;
    const dossiers = [];
    for (const { handle } of cases.cases) dossiers.push(`dossier ${JSON.stringify(await tab.must({ do: 'dossier', of: handle }))}`);
    const neutral = this.#own.reduce((text, own, i) => text.replaceAll(own, `own ${i}`), file);
    return [...notices, ...letters, `export ${neutral}`, `cases ${JSON.stringify(cases)}`, ...dossiers];
  }

  async close(): Promise<void> {
    await this.#push.close();
    await this.#mail.close();
  }
}
