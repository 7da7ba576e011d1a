/** Accounts: a guest with a passkey. Whoever proves to be somebody gets a session of their own; nobody needs any of it to play. */
import { DEVICE_CODE, RECOVERY_CODE, type Account, type Assertion, type Command, type Enrolment, type No } from '@orrery/protocol';
import { SESSION_ID, type Store, type TicketKind } from '@orrery/store';
import { hashOf, word, type Entropy } from '../secrets.ts';
import type { Actor, Outcome } from '../table/commands.ts';
import type { Time } from '../time.ts';
import { challengeIn, creation, made, question, signed, type Place } from './ceremony.ts';
import { newCode } from './codes.ts';
import type { Visitor } from './visitor.ts';

const verbs = [
  'account',
  'challenge',
  'enrol',
  'signin',
  'forget',
  'recovery',
  'learned',
  'code',
  'end',
  'export',
  'delete',
  'stay',
] as const;
export type AccountCommand = Command<(typeof verbs)[number]>;
const accountVerbs: ReadonlySet<string> = new Set(verbs);
export const isAccountCommand = (command: Command): command is AccountCommand => accountVerbs.has(command.do);

export interface AccountsEnv {
  readonly store: Store;
  readonly entropy: Entropy;
  readonly time: Time;
  /** The one origin at which passkeys are good; empty for whatever this machine calls itself. */
  readonly origin: string;
  /** Sessions with these hashes are over. */
  ended(tokens: readonly string[]): void;
}

/** A challenge or a code is good for so many milliseconds. */
const GOOD_FOR = 5 * 60_000;
/** Whoever wants to be erased has so many milliseconds to think again. */
const SECOND_THOUGHTS = 2 * 86_400_000;
const SWEEP_EVERY = 10 * 60_000;
const MOST_PASSKEYS = 20;
const RECOVERY_CODES = 10;

/** What a challenge is put for. */
type Purpose = Command<'challenge'>['for'];

const no = (code: string): { readonly no: No } => ({ no: { code } });

export class Accounts {
  readonly #env: AccountsEnv;
  #swept = 0;

  constructor(env: AccountsEnv) {
    this.#env = env;
  }

  /** Where the visitor's passkeys are good; null where there can be none. Without a setting that is this machine itself, under the name browsers trust. */
  #place({ origin }: Visitor): Place | null {
    if (!URL.canParse(origin)) return null;
    const { hostname } = new URL(origin);
    const good = this.#env.origin === '' ? hostname === 'localhost' : origin === this.#env.origin;
    return good ? { origin, host: hostname } : null;
  }

  async serve(actor: Actor, visitor: Visitor, command: AccountCommand): Promise<Outcome> {
    const { people } = this.#env.store;
    switch (command.do) {
      case 'account':
        return { ok: await this.#account(actor, visitor) };
      case 'challenge':
        return this.#challenge(actor, visitor, command.for);
      case 'enrol':
        return this.#enrol(actor, visitor, command.passkey);
      case 'signin':
        return this.#signIn(actor, visitor, command);
      case 'forget':
        if (!(await people.removePasskey(actor.person, command.passkey))) return no('last-passkey');
        return { ok: await this.#account(actor, visitor) };
      case 'recovery':
        return this.#recovery(actor);
      case 'learned':
        if ((await people.passkeysOf(actor.person)).length === 0) return no('no-passkey');
        return { ok: { lessons: await people.lessons.add(actor.person, command.lessons) } };
      case 'code':
        return this.#code(actor);
      case 'export': {
        const secret = word(this.#env.entropy, 24);
        await this.#ticket(secret, 'export', actor.person);
        return { ok: { path: `/api/export/${secret}` } };
      }
      case 'delete':
        return this.#delete(actor, visitor, command.passkey);
      case 'stay':
        await people.departures.takeBack(actor.person);
        return { ok: await this.#account(actor, visitor) };
      case 'end': {
        const { session } = command;
        this.#env.ended(
          await (session === undefined ? people.endOthers(actor.person, hashOf(actor.token)) : people.endSession(actor.person, session)),
        );
        return { ok: {} };
      }
    }
  }

  async #account(actor: Actor, visitor: Visitor): Promise<Account> {
    const { people } = this.#env.store;
    const [passkeys, recovery, sessions, names, leaving, moderator] = await Promise.all([
      people.passkeysOf(actor.person),
      people.recoveryOf(actor.person),
      people.sessionsOf(actor.person),
      people.formerNames(actor.person),
      people.departures.announcedFor(actor.person),
      people.conduct.isModerator(actor.person),
    ]);
    const own = hashOf(actor.token).slice(0, SESSION_ID);
    return {
      name: actor.name,
      offered: this.#place(visitor) !== null,
      passkeys: passkeys.map(({ id, device, synced, made, used }) => ({ id, device, synced, made, used })),
      recovery,
      sessions: sessions.map(({ id, device, seen }) => ({ id, device, seen, own: id === own })),
      names,
      leaving,
      moderator,
    };
  }

  /** A word that is good once, for a while, for one purpose and one person. */
  async #ticket(secret: string, kind: TicketKind, person: string): Promise<number> {
    const { store, time } = this.#env;
    const now = time.now();
    if (now - this.#swept > SWEEP_EVERY) {
      this.#swept = now;
      await store.people.sweepTickets(now);
    }
    await store.people.addTicket({ hash: hashOf(secret), kind, person, expires: now + GOOD_FOR });
    return now + GOOD_FOR;
  }

  async #challenge(actor: Actor, visitor: Visitor, purpose: Purpose): Promise<Outcome> {
    const place = this.#place(visitor);
    if (!place) return no('no-passkeys-here');
    const challenge = this.#env.entropy(32);
    await this.#ticket(Buffer.from(challenge).toString('base64url'), purpose, actor.person);
    if (purpose !== 'enrol') return { ok: { options: await question(place, challenge) } };
    const known = await this.#env.store.people.passkeysOf(actor.person);
    if (known.length >= MOST_PASSKEYS) return no('too-many-passkeys');
    return { ok: { options: await creation(place, actor.person, actor.name, challenge, known) } };
  }

  /** The challenge in an answer, where it was put to this person and has not been answered yet. */
  async #answered(actor: Actor, purpose: Purpose, clientDataJSON: string): Promise<string | null> {
    const { store, time } = this.#env;
    const challenge = challengeIn(clientDataJSON);
    const person = challenge === null ? null : await store.people.takeTicket(hashOf(challenge), purpose, time.now());
    return person === actor.person ? challenge : null;
  }

  async #enrol(actor: Actor, visitor: Visitor, enrolment: Enrolment): Promise<Outcome> {
    const place = this.#place(visitor);
    if (!place) return no('no-passkeys-here');
    const challenge = await this.#answered(actor, 'enrol', enrolment.response.clientDataJSON);
    if (challenge === null) return no('too-late');
    const passkey = await made(place, challenge, enrolment);
    const now = this.#env.time.now();
    const kept =
      passkey !== null &&
      (await this.#env.store.people.addPasskey({ ...passkey, person: actor.person, device: visitor.device, made: now, used: now }));
    return kept ? { ok: await this.#account(actor, visitor) } : no('passkey-refused');
  }

  async #signIn(actor: Actor, visitor: Visitor, { passkey, typed }: Command<'signin'>): Promise<Outcome> {
    if ((passkey === undefined) === (typed === undefined)) return no('passkey-or-code');
    const found = passkey ? await this.#byPasskey(actor, visitor, 'signin', passkey) : await this.#byCode(typed ?? '');
    if ('no' in found) return found;
    const { store, entropy, time } = this.#env;
    // Whoever comes back has thought again.
    await store.people.departures.takeBack(found.person);
    const token = word(entropy, 24);
    await store.people.addSession({ tokenHash: hashOf(token), person: found.person, device: visitor.device, time: time.now() });
    return { ok: { token } };
  }

  async #byPasskey(
    actor: Actor,
    visitor: Visitor,
    purpose: Purpose,
    assertion: Assertion,
  ): Promise<{ readonly person: string } | { readonly no: No }> {
    const { people } = this.#env.store;
    const place = this.#place(visitor);
    if (!place) return no('no-passkeys-here');
    const challenge = await this.#answered(actor, purpose, assertion.response.clientDataJSON);
    if (challenge === null) return no('too-late');
    const passkey = await people.findPasskey(assertion.id);
    if (!passkey) return no('unknown-passkey');
    const { userHandle } = assertion.response;
    if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== passkey.person) return no('passkey-refused');
    const counter = await signed(place, challenge, assertion, passkey);
    if (counter === null) return no('passkey-refused');
    await people.usedPasskey(passkey.id, counter, this.#env.time.now());
    return { person: passkey.person };
  }

  async #byCode(code: string): Promise<{ readonly person: string } | { readonly no: No }> {
    const { store, time } = this.#env;
    const hash = hashOf(code);
    const person =
      code.length === DEVICE_CODE
        ? await store.people.takeTicket(hash, 'device', time.now())
        : await store.people.takeRecovery(hash, time.now());
    return person === null ? no('wrong-code') : { person };
  }

  /** A guest has nothing to prove it by but the token that asks. */
  async #delete(actor: Actor, visitor: Visitor, passkey: Assertion | undefined): Promise<Outcome> {
    const { store, time } = this.#env;
    if ((await store.people.passkeysOf(actor.person)).length > 0) {
      if (!passkey) return no('needs-passkey');
      const found = await this.#byPasskey(actor, visitor, 'delete', passkey);
      if ('no' in found) return found;
      if (found.person !== actor.person) return no('passkey-refused');
    }
    await store.people.departures.announce(actor.person, time.now() + SECOND_THOUGHTS);
    return { ok: await this.#account(actor, visitor) };
  }

  async #recovery(actor: Actor): Promise<Outcome> {
    const { store, entropy, time } = this.#env;
    if ((await store.people.passkeysOf(actor.person)).length === 0) return no('no-passkey');
    const codes = Array.from({ length: RECOVERY_CODES }, () => newCode(entropy, RECOVERY_CODE));
    await store.people.setRecovery(actor.person, codes.map(hashOf), time.now());
    return { ok: { codes } };
  }

  async #code(actor: Actor): Promise<Outcome> {
    const code = newCode(this.#env.entropy, DEVICE_CODE);
    return { ok: { code, until: await this.#ticket(code, 'device', actor.person) } };
  }
}
