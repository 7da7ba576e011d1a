/**
 * This device's own eyes on its matches. It makes its number for a deal once and keeps it before anything of it is sent; it opens that number only when
 * everybody has promised theirs for the same table under the same seal; and it keeps what it was told and shown, so that the opened game can be held
 * against it (docs/fairness.md).
 */
import {
  SPECTATOR,
  canonical,
  emptySeal,
  isBot,
  isPromised,
  lookOf,
  packHash,
  promiseOf,
  type Alarm,
  type Known,
  type Seal,
  type SeenDeal,
  type TableView,
  type Terms,
  type Viewer,
} from '@orrery/kernel';
import type { Request } from './commands.ts';
import type { No, PromisedShuffle, TableInfo, Update } from './messages.ts';
import { current, noted, ownOf, playedOf, throughEyes } from './told.ts';

export type { Alarm } from '@orrery/kernel';

/** Where a device keeps its seals. `change` reads and writes in one step, so that two tabs of one browser never make two numbers for one deal. */
export interface SealKeeper {
  change(match: string, change: (kept: Seal | null) => Seal): Promise<Seal>;
}

/** A keeper that forgets with the process. */
export function sealsInMemory(): SealKeeper & { readonly seals: ReadonlyMap<string, Seal> } {
  const seals = new Map<string, Seal>();
  return {
    seals,
    change(match, change) {
      const seal = change(seals.get(match) ?? null);
      seals.set(match, seal);
      return Promise.resolve(seal);
    },
  };
}

/** What this device has done for the deal. */
export interface Pledge {
  /**
   * `none`: nothing yet, or nothing to do; `promised`; `opened`; `again`: an earlier deal of this match was given up after this device had opened its number,
   * so a person has to say that they want another; `elsewhere`: another device of the seat has promised a number.
   */
  readonly state: 'none' | 'promised' | 'opened' | 'again' | 'elsewhere';
  readonly alarm: Alarm | null;
  /** The code of the last refusal of a promise or number; null where none was refused. */
  readonly refused: string | null;
}

export const NO_PLEDGE: Pledge = { state: 'none', alarm: null, refused: null };

interface Watch {
  seal: Seal;
  pledge: Pledge;
  table: TableInfo | null;
  /** Through whose eyes it was shown last. */
  eyes: Viewer | null;
  /** The seal a person has agreed to deal under once more. */
  again: string | null;
  /** Updates within which a move may be taken back, since somebody on this device has agreed to it. */
  agreed: number;
  /** What has changed in memory and is not kept yet. */
  unkept: boolean;
  readonly sending: Set<string>;
  /** Whether somebody else than a device may have answered for the seat: there is a clock or a window, orders stand, or a bot plays. */
  hurried: boolean;
  /** Answers the server has replied to and in whose place nothing was seen to stand yet: the place among the own ones, and what was answered. */
  readonly replied: { readonly own: number; readonly choice: number; readonly taken: boolean }[];
  queue: Promise<void>;
}

/** The past grows with every move; it is kept at once when the game ends, else after so many milliseconds. */
const KEEP_SOON = 1000;
/** What was agreed to and did not come about within so many updates was declined. */
const AGREED = 8;

export interface WitnessOptions {
  readonly keeper: SealKeeper;
  readonly random: (bytes: number) => string;
  send(request: Request<'ready' | 'open'>): Promise<object>;
  /** Something about a match's pledge has changed. */
  changed(match: string): void;
  /** What a refusal is called; null for what is none. */
  refusal(error: unknown): string | null;
}

export class Witness {
  readonly #options: WitnessOptions;
  readonly #watches = new Map<string, Watch>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(options: WitnessOptions) {
    this.#options = options;
  }

  pledge(match: string): Pledge {
    return this.#watches.get(match)?.pledge ?? NO_PLEDGE;
  }

  /** What this device has kept of a match, when everything heard so far is in it. */
  async seal(match: string): Promise<Seal | null> {
    const watch = this.#watches.get(match);
    if (!watch) return null;
    await watch.queue;
    return watch.seal;
  }

  table(match: string, table: TableInfo): void {
    this.#later(match, async (watch) => {
      watch.table = table;
      await this.#look(match, watch);
      if (table.status === 'ended') await this.#keep(match, watch);
    });
  }

  /** A person wants another deal although one was given up with the own number open. */
  dealAgain(match: string): void {
    this.#later(match, async (watch) => {
      watch.again = watch.table?.shuffle.commitment ?? null;
      await this.#look(match, watch);
    });
  }

  /** A person on this device wants a move taken back, or agrees to it. */
  agree(match: string): void {
    this.#later(match, (watch) => {
      watch.agreed = AGREED;
      return Promise.resolve();
    });
  }

  /** An answer that is given on this device, after this past: it is remembered before it is sent. Returns what to call when it was taken or refused. */
  answer(match: string, past: readonly number[], choice: number): (no: No | null) => void {
    const own = ownOf(past).length;
    this.#later(match, (watch) => this.#change(match, watch, (seal) => ({ ...seal, given: [...(seal.given ?? []), [own, choice]] })));
    return (no) =>
      this.#later(match, async (watch) => {
        // That it came too late is believed where time could run out, and where the server says that another device was faster.
        if (no && (no.code !== 'stale' || watch.hurried || no.data?.['by'] === 'device')) return;
        watch.replied.push({ own, choice, taken: no === null });
        await this.#hold(match, watch);
      });
  }

  update(match: string, { past, view }: Known<TableView>, open: readonly number[], told: Pick<Update, 'rewinds' | 'until'> = {}): void {
    this.#later(match, async (watch) => {
      // What is told when everything lies open is no evidence of what was told in play.
      if (watch.table?.end && watch.seal.past.length === 0) return;
      watch.hurried ||= told.until !== undefined;
      const { rewritten } = watch.seal;
      const before = watch.seal.past;
      const { rewinds = 0 } = told;
      const heard = noted(watch.seal, { past, look: lookOf(view, open), rewinds, agreed: watch.agreed > 0, eyes: watch.eyes });
      watch.agreed = heard.replaced ? 0 : Math.max(0, watch.agreed - 1);
      watch.seal = heard.seal;
      watch.unkept = true;
      await this.#forget(match, watch, before);
      if (watch.seal.rewritten > rewritten) await this.#raise(match, watch, 'rewritten');
      await this.#hold(match, watch);
      if (watch.table?.end) return this.#keep(match, watch);
      if (!this.#timers.has(match))
        this.#timers.set(
          match,
          setTimeout(() => {
            this.#timers.delete(match);
            this.#later(match, () => this.#keep(match, watch));
          }, KEEP_SOON),
        );
    });
  }

  /** Own answers that stand no more were given and taken back. */
  async #forget(match: string, watch: Watch, before: readonly number[]): Promise<void> {
    const [was, is] = [ownOf(before), ownOf(watch.seal.past)];
    let same = 0;
    while (same < was.length && was[same] === is[same]) same++;
    if (same === was.length) return;
    const gone = new Set(was.map((entry, own) => `${own} ${~entry}`).slice(same));
    const left = watch.replied.filter(({ own }) => own < same);
    watch.replied.splice(0, watch.replied.length, ...left);
    await this.#change(match, watch, (seal) => ({
      ...seal,
      given: (seal.given ?? []).filter(([own, choice]) => !gone.has(`${own} ${choice}`)),
    }));
  }

  /** Holds what was given against what stands; what is not to be seen yet waits. */
  async #hold(match: string, watch: Watch): Promise<void> {
    const { seal, replied } = watch;
    const standing = ownOf(seal.past);
    const seen = replied.filter(({ own }) => own < standing.length);
    if (seen.length === 0) return;
    const waits = replied.filter((one) => !seen.includes(one));
    replied.splice(0, replied.length, ...waits);
    const others = seen.filter(({ own, choice, taken }) => {
      const stands = ~(standing[own] ?? 0);
      // Of two answers to one question, given in haste, the first stands.
      return stands !== choice && (taken || !seal.given?.some(([place, other]) => place === own && other === stands));
    });
    if (others.length === 0) return;
    watch.seal = { ...seal, altered: seal.altered + others.length };
    watch.unkept = true;
    await this.#raise(match, watch, 'answers');
  }

  /** An alarm that was raised stays. */
  async #raise(match: string, watch: Watch, alarm: Alarm): Promise<void> {
    this.#say(match, watch, { alarm });
    if (watch.seal.alarms?.includes(alarm)) return;
    await this.#change(match, watch, (seal) => ({ ...seal, alarms: [...(seal.alarms ?? []).filter((other) => other !== alarm), alarm] }));
  }

  /** Keeps at once what is still in memory only. */
  async close(): Promise<void> {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    await Promise.all([...this.#watches].map(([match, watch]) => watch.queue.then(() => this.#keep(match, watch))));
  }

  /** One thing after the other at each match. */
  #later(match: string, work: (watch: Watch) => Promise<void>): void {
    let watch = this.#watches.get(match);
    if (!watch) {
      const fresh: Watch = {
        seal: current(emptySeal(match, SPECTATOR)),
        pledge: NO_PLEDGE,
        table: null,
        eyes: null,
        again: null,
        agreed: 0,
        unkept: false,
        sending: new Set(),
        hurried: false,
        replied: [],
        queue: Promise.resolve(),
      };
      fresh.queue = this.#options.keeper
        .change(match, (kept) => kept ?? fresh.seal)
        .then((kept) => void (fresh.seal = current(kept)))
        .catch(() => undefined);
      this.#watches.set(match, (watch = fresh));
    }
    const held = watch;
    held.queue = held.queue.then(() => work(held)).catch(() => undefined);
  }

  async #keep(match: string, watch: Watch): Promise<void> {
    if (!watch.unkept) return;
    watch.unkept = false;
    const played = playedOf(watch.seal);
    watch.seal = await this.#options.keeper.change(match, (kept) => ({ ...current(kept ?? watch.seal), ...played }));
  }

  /** Changes what is kept about deals, alarms and what was given; what other tabs have kept meanwhile stays. */
  async #change(match: string, watch: Watch, change: (seal: Seal) => Seal): Promise<void> {
    const kept = await this.#options.keeper.change(match, (before) => change(current(before ?? watch.seal)));
    watch.seal = { ...kept, ...playedOf(watch.seal) };
  }

  #say(match: string, watch: Watch, change: Partial<Pledge>): void {
    const alarm = change.alarm ?? watch.pledge.alarm ?? watch.seal.alarms?.at(-1) ?? null;
    const pledge = { ...watch.pledge, ...change, alarm };
    if (canonical(pledge) === canonical(watch.pledge)) return;
    watch.pledge = pledge;
    this.#options.changed(match);
  }

  async #look(match: string, watch: Watch): Promise<void> {
    const { table } = watch;
    if (!table) return;
    watch.hurried ||= isHurried(table);
    if (watch.eyes !== table.viewer) watch.seal = throughEyes(watch.seal, table.viewer);
    watch.eyes = table.viewer;
    const { shuffle, status } = table;
    if (!isPromised(shuffle)) {
      // New tables promise, and whatever waits at a server is sealed anew; a game that was dealt before goes on as it was.
      const promised = status === 'waiting' || watch.seal.deals.some(({ terms }) => terms !== null);
      return promised ? this.#raise(match, watch, 'unpromised') : this.#say(match, watch, {});
    }
    if (status === 'waiting') return this.#prepare(match, watch, table, shuffle);
    const alarm = alarmAtDeal(watch.seal, table, shuffle);
    return alarm ? this.#raise(match, watch, alarm) : this.#say(match, watch, {});
  }

  async #prepare(match: string, watch: Watch, table: TableInfo, shuffle: PromisedShuffle): Promise<void> {
    const { viewer } = table;
    const terms = shownTerms(match, table, shuffle);
    const known = watch.seal.deals.find(({ commitment }) => commitment === shuffle.commitment);
    const seated = viewer !== SPECTATOR;
    // Where something was not as it was promised, nothing more is given.
    if ((watch.seal.alarms ?? []).length > 0) return this.#say(match, watch, {});
    if (known?.own && known.promises && known.own.seat !== viewer) return this.#raise(match, watch, 'moved');
    if (seated && !known?.own && watch.seal.deals.some(isOpened) && watch.again !== shuffle.commitment)
      return this.#say(match, watch, { state: 'again' });
    if (!known || (seated && known.own?.seat !== viewer)) {
      const own = seated ? { seat: viewer, nonce: this.#options.random(16) } : null;
      await this.#change(match, watch, (seal) => withDeal(seal, shownDeal(table, shuffle, terms, own), viewer));
    }
    const deal = watch.seal.deals.find(({ commitment }) => commitment === shuffle.commitment);
    if (!deal) return;
    if (!terms || canonical(terms) !== canonical(deal.terms) || !fitsPlan(table, terms)) return this.#raise(match, watch, 'changed');
    const { own } = deal;
    if (!seated || !own) return this.#say(match, watch, { state: 'none' });
    const promise = promiseOf(shuffle.commitment, own.seat, own.nonce);
    const stands = shuffle.promises?.[viewer] ?? null;
    if (stands === null) {
      this.#send(match, watch, { do: 'ready', match, seal: shuffle.commitment, promise });
      return this.#say(match, watch, { state: 'promised' });
    }
    if (stands !== promise) return deal.taken ? this.#raise(match, watch, 'promise') : this.#say(match, watch, { state: 'elsewhere' });
    await this.#open(match, watch, deal, shuffle);
  }

  /** Everybody's promise is written down before the own number is opened. */
  async #open(
    match: string,
    watch: Watch,
    deal: SeenDeal,
    { promises = [], plan, opened = 0, commitment }: PromisedShuffle,
  ): Promise<void> {
    const whole = plan.every((planned, seat) => isBot(planned) || typeof promises[seat] === 'string');
    if (deal.promises ? canonical(deal.promises) !== canonical(promises) : false) return this.#raise(match, watch, 'others');
    if (!whole || !deal.own) return this.#say(match, watch, { state: 'promised' });
    if (!deal.promises)
      await this.#change(match, watch, (seal) => ({
        ...seal,
        deals: seal.deals.map((other) => (other.commitment === commitment ? { ...other, promises, taken: true } : other)),
      }));
    if (((opened >> deal.own.seat) & 1) === 0) this.#send(match, watch, { do: 'open', match, nonce: deal.own.nonce });
    this.#say(match, watch, { state: 'opened' });
  }

  #send(match: string, watch: Watch, request: Request<'ready' | 'open'>): void {
    const text = canonical(request);
    if (watch.sending.has(text)) return;
    watch.sending.add(text);
    this.#options.send(request).then(
      () => {
        watch.sending.delete(text);
        this.#later(match, async () => {
          this.#say(match, watch, { refused: null });
          if (request.do === 'ready') await this.#taken(match, watch, request.seal);
          // The table may have been heard of before the answer: what looked like another device is none.
          if (watch.pledge.state === 'elsewhere') await this.#look(match, watch);
        });
      },
      (error: unknown) => {
        watch.sending.delete(text);
        const refused = this.#options.refusal(error);
        if (refused === null) return;
        this.#later(match, async () => {
          await this.#change(match, watch, (seal) => ({ ...seal, refused: seal.refused + 1 }));
          this.#say(match, watch, { refused });
        });
      },
    );
  }

  #taken(match: string, watch: Watch, commitment: string): Promise<void> {
    return this.#change(match, watch, (seal) => ({
      ...seal,
      deals: seal.deals.map((deal) => (deal.commitment === commitment ? { ...deal, taken: true } : deal)),
    }));
  }
}

const isOpened = ({ own, promises }: SeenDeal): boolean => own !== null && promises !== null;

/** A seal with a deal that is prepared now. Deals that came to nothing before any number was opened tell nobody anything and are left out. */
function withDeal(seal: Seal, deal: SeenDeal, viewer: Viewer): Seal {
  const same = seal.deals.find(({ commitment }) => commitment === deal.commitment);
  // Another tab may have been faster: its number stands.
  if (same?.own && same.own.seat === deal.own?.seat) return seal;
  return { ...seal, viewer, deals: [...seal.deals.filter((other) => other !== same && isOpened(other)), deal] };
}

function shownTerms(match: string, table: TableInfo, { plan, voided, pack }: PromisedShuffle): Terms | null {
  const { game, rules, options } = table;
  const hash = typeof table.pack === 'object' && table.pack !== null ? packHash(table.pack) : pack;
  return hash === pack ? { match, game, rules, options, pack, plan, voided } : null;
}

const shownDeal = (table: TableInfo, { commitment }: PromisedShuffle, terms: Terms | null, own: SeenDeal['own']): SeenDeal => ({
  commitment,
  terms,
  pack: typeof table.pack === 'string' ? table.pack : null,
  own,
  promises: null,
  taken: false,
});

/** Bots sit where the plan has them, as strong as it says, and nowhere else. */
const fitsPlan = ({ seats }: TableInfo, { plan }: Terms): boolean =>
  plan.length === seats.length &&
  seats.every(({ kind, level }, seat) => {
    const planned = plan[seat] ?? '';
    return kind === 'bot' ? planned === (level === undefined ? 'bot' : `bot ${level}`) : !isBot(planned);
  });

/** What can be seen at the deal already, before the secret is opened. */
function alarmAtDeal({ deals }: Seal, { viewer }: TableInfo, { commitment, nonces, plan }: PromisedShuffle): Alarm | null {
  const numbered = deals.filter(({ own }) => own !== null);
  const deal = numbered.find((other) => other.commitment === commitment);
  if (!deal) return numbered.some(({ taken }) => taken) ? 'seal' : null;
  const { own, promises, taken } = deal;
  if (!own || (!taken && nonces[own.seat] !== own.nonce)) return null;
  if ((own.seat !== viewer && viewer !== SPECTATOR) || nonces[own.seat] !== own.nonce || !promises) return 'own';
  const fits = plan.every((planned, seat) => isBot(planned) || promises[seat] === promiseOf(commitment, seat, nonces[seat] ?? ''));
  return fits ? null : 'others';
}

/** Whether the table itself, an order or a bot may answer for the seat. */
const isHurried = ({ clock, orders = [], seats, viewer }: TableInfo): boolean =>
  clock.kind !== 'none' || orders.length > 0 || seats[viewer]?.away === true;
