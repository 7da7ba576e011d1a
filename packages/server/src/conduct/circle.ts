/** Friends by mutual consent, and invitations by a code. */
import { DEVICE_CODE, type Command, type FriendList, type Invitation } from '@orrery/protocol';
import type { Store } from '@orrery/store';
import { newCode } from '../accounts/codes.ts';
import { OPEN_FOR } from '../lobby/lobby.ts';
import { bytesFor } from '../secrets.ts';
import { no, type Actor, type Outcome } from '../table/commands.ts';
import type { Tables } from '../tables.ts';
import type { Time } from '../time.ts';
import { handleOf } from './handle.ts';
import type { Manners } from './manners.ts';

const verbs = ['friends', 'befriend', 'unfriend', 'reveal', 'invite', 'invited'] as const;
export type CircleCommand = Command<(typeof verbs)[number]>;
const known: ReadonlySet<string> = new Set(verbs);
export const isCircleCommand = (command: Command): command is CircleCommand => known.has(command.do);

export interface CircleEnv {
  readonly store: Store;
  readonly tables: Tables;
  readonly time: Time;
  readonly manners: Manners;
  /** The house's own secret. */
  readonly key: string;
}

export class Circle {
  readonly #env: CircleEnv;

  constructor(env: CircleEnv) {
    this.#env = env;
  }

  async serve(actor: Actor, command: CircleCommand): Promise<Outcome> {
    const { friends } = this.#env.store.people;
    switch (command.do) {
      case 'friends':
        return { ok: await this.#list(actor.person) };
      case 'befriend':
        return this.#befriend(actor, command);
      case 'unfriend':
        return this.#with(actor, command.of, (other) => friends.part(actor.person, other));
      case 'reveal':
        return this.#with(actor, command.of, (other) => friends.show(actor.person, other, command.on));
      case 'invite':
        return this.#invite(actor, command.match);
      case 'invited': {
        const match = await this.#env.store.people.invites.find(command.typed, this.#env.time.now() - OPEN_FOR);
        return match === null ? no('wrong-code') : { ok: { match } };
      }
    }
  }

  async #list(person: string): Promise<FriendList> {
    const list = await this.#env.store.people.friends.of(person);
    return { friends: list.map(({ person: who, ...friend }) => ({ handle: handleOf(who), ...friend })) };
  }

  /** One of those who are friends already, were asked or ask. */
  async #with(actor: Actor, handle: string, go: (other: string) => Promise<void>): Promise<Outcome> {
    const found = (await this.#env.store.people.friends.of(actor.person)).find(({ person }) => handleOf(person) === handle);
    if (!found) return no('no-such-person');
    await go(found.person);
    return { ok: await this.#list(actor.person) };
  }

  async #befriend(actor: Actor, { match, seat, of }: Command<'befriend'>): Promise<Outcome> {
    const { store, manners, time } = this.#env;
    const say = async (other: string): Promise<Outcome> => {
      if (other === actor.person) return no('yourself');
      if ((await manners.avoid(actor.person)).includes(other)) return no('not-welcome');
      if (!(await store.people.friends.say(actor.person, other, time.now()))) return no('too-many-friends');
      return { ok: await this.#list(actor.person) };
    };
    if (of !== undefined) {
      const found = (await store.people.friends.of(actor.person)).find(({ person }) => handleOf(person) === of);
      return found ? say(found.person) : no('no-such-person');
    }
    if (match === undefined || seat === undefined) return no('no-such-person');
    const who = await manners.whoSits(actor, match, seat);
    return 'no' in who ? who : say(who.person);
  }

  /** Whoever sits at a table that waits may ask others to it. */
  async #invite(actor: Actor, match: string): Promise<Outcome> {
    const { store, tables, time, key } = this.#env;
    const live = await tables.find(match);
    const sits = await live?.look((table) => table.status === 'waiting' && table.seatOf(actor.person) !== null);
    if (!sits) return no('no-seat');
    const now = time.now();
    // The same table has the same code, whoever asks.
    const code = newCode((letters) => bytesFor(key, `invite ${match}`).subarray(0, letters), DEVICE_CODE);
    await store.people.invites.add(code, match, now, now - OPEN_FOR);
    return { ok: { code, until: now + OPEN_FOR } satisfies Invitation };
  }
}
