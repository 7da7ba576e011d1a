/** What people choose about notices: which, how and when; on which browsers, and to which address. */
import { DEVICE_CODE, type Command, type No, type Notices } from '@orrery/protocol';
import type { Store } from '@orrery/store';
import { newCode } from '../accounts/codes.ts';
import type { Visitor } from '../accounts/visitor.ts';
import type { Leave } from '../holidays/leave.ts';
import { hashOf, type Entropy } from '../secrets.ts';
import type { Actor, Outcome } from '../table/commands.ts';
import type { Time } from '../time.ts';
import type { Mail } from './mail.ts';
import { isPushService, type Push } from './push.ts';
import { isZone } from './when.ts';
import { wishIn, wishText } from './wishes.ts';
import { codeMail } from './words.ts';

const verbs = ['notices', 'wish', 'subscribe', 'unsubscribe', 'address', 'holiday'] as const;
export type NoticeCommand = Command<(typeof verbs)[number]>;
const noticeVerbs: ReadonlySet<string> = new Set(verbs);
export const isNoticeCommand = (command: Command): command is NoticeCommand => noticeVerbs.has(command.do);

export interface NoticeDeskEnv {
  readonly store: Store;
  readonly time: Time;
  readonly entropy: Entropy;
  readonly push: Push;
  readonly mail: Mail | null;
  readonly leave: Leave;
  /** Push services that may be called. */
  readonly services: readonly string[];
  trouble(error: unknown): void;
}

/** A code is good for so many milliseconds. */
const GOOD_FOR = 5 * 60_000;

const no = (code: string): { readonly no: No } => ({ no: { code } });

export class NoticeDesk {
  readonly #env: NoticeDeskEnv;

  constructor(env: NoticeDeskEnv) {
    this.#env = env;
  }

  async serve(actor: Actor, visitor: Visitor, command: NoticeCommand): Promise<Outcome> {
    const { store, time, services } = this.#env;
    const { notices } = store.people;
    switch (command.do) {
      case 'notices':
        break;
      case 'wish':
        if (!isZone(command.wishes.zone)) return no('no-such-zone');
        await notices.wish(actor.person, wishText(command.wishes, time.now()));
        break;
      case 'subscribe': {
        const { endpoint, key, auth } = command;
        if (!isPushService(endpoint, services)) return no('unknown-push-service');
        await notices.subscribe({ endpoint, key, auth, person: actor.person, device: visitor.device, made: time.now() });
        break;
      }
      case 'unsubscribe':
        if ((await notices.browsersOf(actor.person)).some(({ endpoint }) => endpoint === command.endpoint))
          await notices.unsubscribe(command.endpoint);
        break;
      case 'holiday': {
        const refused = await this.#env.leave.take(actor.person, command.days);
        if (refused) return refused;
        break;
      }
      case 'address': {
        const refused = await this.#address(actor.person, command);
        if (refused) return refused;
      }
    }
    return { ok: await this.#notices(actor.person) };
  }

  async #notices(person: string): Promise<Notices> {
    const { store, push, mail, leave } = this.#env;
    const [{ wishes, address }, browsers] = await Promise.all([
      store.people.notices.wishedBy(person),
      store.people.notices.browsersOf(person),
    ]);
    return {
      wishes: wishes === '' ? null : wishIn(wishes).wishes,
      pushKey: push.key,
      mail: mail !== null,
      address,
      holiday: await leave.of(person),
      browsers: browsers.map(({ endpoint, device, made }) => ({ endpoint, device, made })),
    };
  }

  /** Nobody is written to who has not shown to read there, but for the one letter with the code. */
  async #address(person: string, { address, typed }: Command<'address'>): Promise<{ readonly no: No } | null> {
    const { store, time, entropy, mail } = this.#env;
    const { people } = store;
    if (address === undefined) {
      await people.notices.setAddress(person, '');
      return null;
    }
    if (!mail) return no('no-mail');
    const ticket = (code: string): string => hashOf(`mail ${person} ${address.toLowerCase()} ${code}`);
    if (typed !== undefined) {
      if ((await people.takeTicket(ticket(typed), 'mail', time.now())) !== person) return no('wrong-code');
      await people.notices.setAddress(person, address);
      return null;
    }
    const code = newCode(entropy, DEVICE_CODE);
    await people.addTicket({ hash: ticket(code), kind: 'mail', person, expires: time.now() + GOOD_FOR });
    const { wishes } = await people.notices.wishedBy(person);
    const language = wishes === '' ? 'en' : wishIn(wishes).wishes.language;
    try {
      await mail.send({ to: address, ...(await codeMail(code, language)) });
    } catch (error) {
      this.#env.trouble(error);
      return no('mail-refused');
    }
    return null;
  }
}
