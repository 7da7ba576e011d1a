/** What people can do about each other: not to hear somebody, not to meet them, and to tell those who look after the house. */
import { SPECTATOR, type Viewer } from '@orrery/kernel';
import type { Command, IgnoringList } from '@orrery/protocol';
import type { Measure, Store } from '@orrery/store';
import { word, type Entropy } from '../secrets.ts';
import { no, type Actor, type Outcome } from '../table/commands.ts';
import { hears } from '../table/info.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../tables.ts';
import type { Time } from '../time.ts';
import { handleOf } from './handle.ts';

const verbs = ['ignore', 'heed', 'ignored', 'report'] as const;
export type MannersCommand = Command<(typeof verbs)[number]>;
const known: ReadonlySet<string> = new Set(verbs);
export const isMannersCommand = (command: Command): command is MannersCommand => known.has(command.do);

export interface MannersEnv {
  readonly store: Store;
  readonly tables: Tables;
  readonly time: Time;
  readonly entropy: Entropy;
  /** What somebody hears has changed; resolves when it is so. */
  changed(person: string): Promise<void>;
}

/** How somebody stands with the house and with others when they come in. */
export interface Footing {
  readonly silence: Measure | null;
  readonly shut: Measure | null;
  readonly unheard: ReadonlySet<string>;
}

/** A line of talk as a report keeps it: who said it is in the table of people alone. */
export interface KeptLine {
  readonly who: string;
  readonly seat: number;
  readonly text: string;
  readonly time: number;
}

/** Lines that go with a report. */
const ATTACHED = 20;

export class Manners {
  readonly #env: MannersEnv;

  constructor(env: MannersEnv) {
    this.#env = env;
  }

  /** Nobody yet where `person` is empty. Whoever is shut out with their address shuts out the one they come from. */
  async footing(person: string, address: string): Promise<Footing> {
    const { store, time } = this.#env;
    const { conduct } = store.people;
    const [standing, ignored] = await Promise.all([
      conduct.standing(person, address, time.now()),
      person === '' ? [] : conduct.ignoredBy(person),
    ]);
    const { silence, shut, withAddress } = standing;
    if (shut && withAddress) await conduct.shutAddress(address, shut, person);
    return { silence, shut, unheard: new Set(ignored.map((one) => one.person)) };
  }

  /** Those who do not want to meet somebody. */
  avoid(person: string): Promise<readonly string[]> {
    return this.#env.store.people.conduct.avoid(person);
  }

  async serve(actor: Actor, command: MannersCommand): Promise<Outcome> {
    const { conduct } = this.#env.store.people;
    switch (command.do) {
      case 'ignore':
        return this.#ignore(actor, command);
      case 'heed': {
        const found = (await conduct.ignoredBy(actor.person)).find(({ person }) => handleOf(person) === command.of);
        if (!found) return no('no-such-person');
        await conduct.heed(actor.person, found.person);
        await this.#env.changed(actor.person);
        return { ok: await this.#list(actor.person) };
      }
      case 'ignored':
        return { ok: await this.#list(actor.person) };
      case 'report':
        return this.#report(actor, command);
    }
  }

  async #list(person: string): Promise<IgnoringList> {
    const ignored = await this.#env.store.people.conduct.ignoredBy(person);
    return { people: ignored.map(({ name, how, made, person: who }) => ({ handle: handleOf(who), name, how, made })) };
  }

  /** Looks at a table as somebody may see it; a refusal where they may not. */
  async #at<T>(
    match: string,
    { person }: Actor,
    see: (table: Table, viewer: Viewer) => T,
  ): Promise<{ readonly seen: T } | { readonly no: { readonly code: string } }> {
    const live = await this.#env.tables.find(match);
    if (!live) return { no: { code: 'no-such-match' } };
    const found = await live.look((table) => {
      const viewer = table.seatOf(person) ?? SPECTATOR;
      return viewer === SPECTATOR && !table.watchable ? { no: { code: 'no-spectators' } } : { seen: see(table, viewer) };
    });
    return found ?? { no: { code: 'no-such-match' } };
  }

  /** The person of a seat, as somebody may know it. */
  async whoSits(
    actor: Actor,
    match: string,
    seat: number,
  ): Promise<{ readonly person: string } | { readonly no: { readonly code: string } }> {
    const found = await this.#at(match, actor, (table, viewer) => whoIs(table, viewer, { seat }));
    if ('no' in found) return found;
    const [person] = found.seen;
    return person === undefined ? { no: { code: 'no-such-person' } } : { person };
  }

  async #ignore(actor: Actor, command: Command<'ignore'>): Promise<Outcome> {
    const found = await this.#at(command.match, actor, (table, viewer) => whoIs(table, viewer, command));
    if ('no' in found) return found;
    if (found.seen.length === 0) return no('no-such-person');
    if (found.seen.includes(actor.person)) return no('yourself');
    for (const other of found.seen)
      if (!(await this.#env.store.people.conduct.ignore(actor.person, other, command.how, this.#env.time.now())))
        return no('too-many-ignored');
    await this.#env.changed(actor.person);
    return { ok: await this.#list(actor.person) };
  }

  async #report(actor: Actor, command: Command<'report'>): Promise<Outcome> {
    const { store, time, entropy } = this.#env;
    const { match, reason } = command;
    const found = await this.#at(match, actor, (table, viewer) => ({
      people: whoIs(table, viewer, command),
      lines: linesFor(table, viewer),
    }));
    if ('no' in found) return found;
    const [about] = found.seen.people;
    if (about === undefined) return no('no-such-person');
    if (found.seen.people.includes(actor.person)) return no('yourself');
    const lines = JSON.stringify(found.seen.lines);
    const kept = await store.people.conduct.report({
      id: word(entropy, 9),
      about,
      by: actor.person,
      match,
      made: time.now(),
      reason,
      lines,
    });
    return kept ? { ok: {} } : no('too-many-reports');
  }
}

/** Whoever sits at a seat, or has said what was heard at a moment. */
function whoIs(
  table: Table,
  viewer: Viewer,
  { seat, said }: { readonly seat?: number | undefined; readonly said?: number | undefined },
): readonly string[] {
  if (seat !== undefined) {
    const place = table.places[seat];
    return place?.kind === 'person' && !place.gone ? place.people : [];
  }
  const line = table.chat.find((one) => one.time === said && hears(viewer, one, table.status === 'ended'));
  return line === undefined || line.by === '' ? [] : [line.by];
}

const linesFor = (table: Table, viewer: Viewer): readonly KeptLine[] =>
  table.chat
    .filter((line) => hears(viewer, line, table.status === 'ended'))
    .slice(-ATTACHED)
    .map(({ by, seat, text, signal, time }) => ({ who: by, seat, text: text ?? `«${signal ?? ''}»`, time }));
