/** Those who look after the house: what they are told about reports, and what they do. What the host does at the command line is taken note of too. */
import type { Case, Cases, Command, Dossier, Listed, LoggedAct, Reported } from '@orrery/protocol';
import { FOREVER, type Act, type ReadReport, type Store } from '@orrery/store';
import { GoneRules } from '../table/closed.ts';
import { no, type Actor, type Outcome } from '../table/commands.ts';
import { stop } from '../table/stop.ts';
import type { Tables } from '../tables.ts';
import type { Time } from '../time.ts';
import { handleOf } from './handle.ts';
import type { KeptLine } from './manners.ts';

const verbs = ['cases', 'dossier', 'act', 'halt'] as const;
export type WardensCommand = Command<(typeof verbs)[number]>;
const known: ReadonlySet<string> = new Set(verbs);
export const isWardensCommand = (command: Command): command is WardensCommand => known.has(command.do);

export interface WardensEnv {
  readonly store: Store;
  readonly tables: Tables;
  readonly time: Time;
  /** What somebody may do has changed; resolves when it is so here. */
  changed(person: string): Promise<void>;
  trouble(error: unknown): void;
}

const HOUR = 3_600_000;
/** What was done longer ago has been taken note of by everybody. */
const RECENT = 24 * HOUR;
const SHOWN_ACTS = 50;
const SHOWN_CASES = 50;
/** Reports of one person that are shown with their lines. */
const SHOWN_REPORTS = 10;

type LogLine = Act & { readonly number: number };

export class Wardens {
  readonly #env: WardensEnv;
  #last = 0;
  #looking: Promise<void> = Promise.resolve();

  constructor(env: WardensEnv) {
    this.#env = env;
  }

  async serve(actor: Actor, command: WardensCommand): Promise<Outcome> {
    if (!(await this.#env.store.people.conduct.isModerator(actor.person))) return no('not-moderator');
    switch (command.do) {
      case 'cases':
        return { ok: await this.#cases(actor.person, command.closed ?? false) };
      case 'dossier':
        return this.#with(actor, command.of, async (whom) => ({ ok: await this.#dossier(whom, actor.person) }));
      case 'act':
        return this.#with(actor, command.of, (whom) => this.#act(actor, whom, command));
      case 'halt':
        return this.#halt(actor, command);
    }
  }

  /** Nobody looks after what concerns themselves. */
  async #with(actor: Actor, handle: string, go: (whom: string) => Promise<Outcome>): Promise<Outcome> {
    const { people } = this.#env.store;
    const { conduct } = people;
    const reported = [...(await conduct.reports(false, actor.person)), ...(await conduct.reports(true, actor.person))];
    const whom = reported.find(({ about }) => handleOf(about) === handle)?.about ?? (await people.ratings.whoIs(handle));
    if (whom === null) return no('no-such-person');
    return whom === actor.person ? no('yourself') : go(whom);
  }

  // -- what they are told

  async #cases(reader: string, closed: boolean): Promise<Cases> {
    const { conduct } = this.#env.store.people;
    const [reports, acts] = await Promise.all([conduct.reports(closed, reader), conduct.lastActs(SHOWN_ACTS)]);
    const about = Map.groupBy(
      reports.filter((report) => report.about !== reader),
      (report) => report.about,
    );
    const shown = [...about].slice(0, SHOWN_CASES);
    const names = await this.#names([...shown.map(([whom]) => whom), ...peopleIn(acts)]);
    return {
      cases: shown.map(([whom, list]): Case => {
        const latest = list.reduce((one, other) => (other.made > one.made ? other : one));
        // What was said of a table at which the reader plays may tell what the reader's seat does not know.
        const readable = list.findLast(({ own }) => !own);
        return {
          handle: handleOf(whom),
          name: names.get(whom) ?? '',
          reports: list.length,
          made: latest.made,
          reason: readable?.reason ?? '',
        };
      }),
      acts: acts.filter(({ whom }) => whom !== reader).map((act) => logged(act, names)),
    };
  }

  async #dossier(whom: string, reader: string): Promise<Dossier> {
    const { store, time } = this.#env;
    const { conduct } = store.people;
    const [reports, former, shunned, standing, acts] = await Promise.all([
      conduct.reportsAbout(whom, reader),
      store.people.formerNames(whom),
      conduct.shunned(whom),
      conduct.standing(whom, '', time.now()),
      conduct.lastActs(SHOWN_ACTS, whom),
    ]);
    const shown = reports.slice(0, SHOWN_REPORTS).map((report) => ({ report, lines: JSON.parse(report.lines) as readonly KeptLine[] }));
    const speakers = shown.flatMap(({ report, lines }) => [report.by, ...lines.map(({ who }) => who)]);
    const names = await this.#names([whom, ...speakers, ...peopleIn(acts)]);
    return {
      handle: handleOf(whom),
      name: names.get(whom) ?? '',
      names: former,
      reports: shown.map(({ report, lines }) => readable(report, lines, names)),
      muted: shunned.mute,
      blocked: shunned.block,
      silence: standing.silence,
      shut: standing.shut,
      acts: acts.map((act) => logged(act, names)),
    };
  }

  async #names(people: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.#env.store.people.namesOf([...new Set(people)]);
  }

  // -- what they do

  async #act(actor: Actor, whom: string, { what, hours = 24, address = false, reason }: Command<'act'>): Promise<Outcome> {
    const { store, time } = this.#env;
    // Whoever looks after the house answers to the host alone.
    if (what !== 'close' && (await store.people.conduct.isModerator(whom))) return no('is-moderator');
    const now = time.now();
    const until = what === 'silence' || what === 'ban' ? (hours === 0 ? FOREVER : now + hours * HOUR) : 0;
    await store.people.conduct.act({
      time: now,
      by: actor.person,
      what,
      whom,
      match: '',
      until,
      reason,
      address: address && what === 'ban',
    });
    await this.#env.changed(whom);
    return { ok: await this.#dossier(whom, actor.person) };
  }

  async #halt(actor: Actor, { match, reason }: Command<'halt'>): Promise<Outcome> {
    const { store, tables, time } = this.#env;
    const live = await tables.find(match);
    if (!live) return no('no-such-match');
    const found = await live.look((table) => ({ own: table.seatOf(actor.person) !== null, over: table.status === 'ended' }));
    if (found?.own) return no('own-table');
    if (found?.over) return no('ended');
    await store.people.conduct.act({ time: time.now(), by: actor.person, what: 'end', whom: '', match, until: 0, reason, address: false });
    await this.#end(match);
    return { ok: {} };
  }

  async #end(match: string): Promise<void> {
    try {
      const live = await this.#env.tables.find(match);
      await new Promise<void>((keep) => {
        if (!live) return keep();
        live.do({
          as: null,
          run: (table, now) => {
            stop(table, now, () => this.#env.tables.secret());
            return { ok: {} };
          },
          done: () => keep(),
        });
      });
    } catch (error) {
      if (!(error instanceof GoneRules)) throw error;
    }
  }

  // -- what was done elsewhere

  /** Takes note of what others have done since the last look, at other processes or at the command line. */
  look(): Promise<void> {
    this.#looking = this.#looking.then(() => this.#look()).catch((error: unknown) => this.#env.trouble(error));
    return this.#looking;
  }

  async #look(): Promise<void> {
    const { store, time } = this.#env;
    for (const { number, whom, what, match } of await store.people.conduct.actsAfter(this.#last, time.now() - RECENT)) {
      this.#last = number;
      if (whom !== '') await this.#env.changed(whom);
      if (what === 'end') await this.#end(match);
    }
  }

  settled(): Promise<void> {
    return this.#looking;
  }
}

const peopleIn = (acts: readonly LogLine[]): string[] => acts.flatMap(({ by, whom }) => [by, whom].filter(Boolean));

const logged = ({ time, by, what, whom, match, until, reason }: LogLine, names: ReadonlyMap<string, string>): LoggedAct => ({
  time,
  by: by === '' ? null : (names.get(by) ?? ''),
  what,
  whom: names.get(whom) ?? whom,
  match,
  until,
  reason,
});

function readable(
  { match, summary, by, made, reason, closed, own, about }: ReadReport,
  lines: readonly KeptLine[],
  names: ReadonlyMap<string, string>,
): Reported {
  const { game = '', status = 'ended' } = JSON.parse(summary) as Partial<Listed>;
  return {
    match,
    game,
    status,
    by: names.get(by) ?? '',
    made,
    reason: own ? '' : reason,
    closed,
    lines: own ? null : lines.map(({ who, text, time }) => ({ name: names.get(who) ?? '', text, time, own: who === about })),
  };
}
