/**
 * What one address, and one person over all their connections, may use of the house. Kept in the memory of each process; where there are several, what is used
 * is also taken off counters all of them have in common.
 */
import { Bucket } from './bucket.ts';

/** How much at once, and per second in the long run. */
type Allowance = readonly [size: number, perSecond: number];

/** Milliseconds of the main thread that something out of the ordinary takes. */
export const WORK = { rules: 50, replay: 20, load: 5, export: 250 } as const;

/** Whole again within ten minutes, all of them: whoever has not been here for that long need not be remembered. */
const MEMORY = 10 * 60_000;

const address = {
  /** Connections of any kind. */
  arrivals: [600, 30],
  /** Requests for a socket. */
  upgrades: [300, 5],
  requests: [600, 30],
  people: [100, 1 / 6],
  messages: [3000, 600],
  bytes: [8 * 1024 * 1024, 512 * 1024],
  tables: [100, 1 / 6],
  /** Seats for bots. */
  bots: [300, 0.5],
  orders: [300, 5],
  /** Challenges, codes tried or shown, changes of name. */
  accounts: [100, 1 / 6],
  /** Letters to addresses that are not yet known to be somebody's own. */
  mails: [10, 1 / 60],
  work: [3000, 50],
} as const satisfies Readonly<Record<string, Allowance>>;

const person = {
  messages: [120, 30],
  tables: [20, 1 / 30],
  bots: [60, 0.1],
  orders: [60, 1],
  accounts: [30, 1 / 20],
  mails: [3, 1 / 200],
  work: [1000, 20],
} as const satisfies Readonly<Record<string, Allowance>>;

/** Of everybody together. */
const everybody = {
  /** Bytes of long messages. */
  long: [16 * 1024 * 1024, 1024 * 1024],
  /** Options and packs nobody plays by yet, for new tables. */
  rules: [40, 4],
} as const satisfies Readonly<Record<string, Allowance>>;

export interface Allowances {
  readonly address: Readonly<Record<keyof typeof address, Allowance>>;
  readonly person: Readonly<Record<keyof typeof person, Allowance>>;
  readonly everybody: Readonly<Record<keyof typeof everybody, Allowance>>;
}
export const ALLOWANCES: Allowances = { address, person, everybody };

/** What is used rarely is shared from the first; of the rest, what is used by those who have used half of theirs. */
const SCARCE: ReadonlySet<string> = new Set(['people', 'tables', 'bots', 'orders', 'accounts', 'mails', 'work']);

/** Takes what somebody has used of something off what all processes have in common. */
export type Share = (budget: string, cost: number, bucket: Bucket) => void;

export class Purse<K extends string = string> {
  readonly #allowances: Readonly<Record<K, Allowance>>;
  readonly #factor: number;
  readonly #share: Share | null;
  readonly #buckets = new Map<K, Bucket>();
  used = 0;
  /** Connections that draw on it. */
  holders = 0;

  constructor(allowances: Readonly<Record<K, Allowance>>, factor: number, share: Share | null) {
    this.#allowances = allowances;
    this.#factor = factor;
    this.#share = share;
  }

  bucket(kind: K, now: number): Bucket {
    let bucket = this.#buckets.get(kind);
    if (!bucket) {
      const [size, perSecond] = this.#allowances[kind];
      const share = this.#share;
      const below = size * this.#factor * (SCARCE.has(kind) ? 1 : 0.5);
      const told = share && { below, tell: (cost: number, its: Bucket) => share(kind, cost, its) };
      this.#buckets.set(kind, (bucket = new Bucket(size * this.#factor, perSecond * this.#factor, now, told)));
    }
    return bucket;
  }

  /** False where there is not enough of it. */
  spend(kind: K, cost: number, now: number): boolean {
    this.used = now;
    return this.bucket(kind, now).take(cost, now);
  }
}

export type AddressPurse = Purse<keyof typeof address>;
export type PersonPurse = Purse<keyof typeof person>;

export interface BudgetOptions {
  /** Multiplies everything: for a club behind one address. */
  readonly factor: number;
  /** Messages of one person at once, and per second. */
  readonly messages: Allowance;
  readonly allowances: Allowances;
  /** Where there are other processes. */
  readonly share?: Share;
}

export class Budgets {
  readonly #options: BudgetOptions;
  readonly #addresses = new Map<string, AddressPurse>();
  readonly #people = new Map<string, PersonPurse>();
  #swept = 0;

  constructor(options: BudgetOptions) {
    this.#options = options;
  }

  address(address: string, now: number): AddressPurse {
    return this.#purse(
      this.#addresses,
      address,
      now,
      () => new Purse(this.#options.allowances.address, this.#options.factor, this.#shared('address', address)),
    );
  }

  person(person: string, now: number): PersonPurse {
    const { factor, messages, allowances } = this.#options;
    // What the host has set is meant as it is.
    const [size, perSecond] = messages;
    const own: Allowances['person'] = { ...allowances.person, messages: [size / factor, perSecond / factor] };
    return this.#purse(this.#people, person, now, () => new Purse(own, factor, this.#shared('person', person)));
  }

  /** What everybody has in common. */
  all(kind: keyof typeof everybody, now: number): Bucket {
    const { factor, allowances } = this.#options;
    const [size, perSecond] = allowances.everybody[kind];
    return new Bucket(size * factor, perSecond * factor, now);
  }

  #shared(scope: string, whose: string): Share | null {
    const { share } = this.#options;
    return share ? (kind, cost, bucket) => share(`${scope}:${kind} ${whose}`, cost, bucket) : null;
  }

  #purse<P extends Purse>(purses: Map<string, P>, whose: string, now: number, make: () => P): P {
    let purse = purses.get(whose);
    if (!purse) {
      this.#sweep(now);
      purses.set(whose, (purse = make()));
    }
    purse.used = now;
    return purse;
  }

  #sweep(now: number): void {
    if (now - this.#swept < MEMORY / 10) return;
    this.#swept = now;
    for (const purses of [this.#addresses, this.#people] as const)
      for (const [whose, { used, holders }] of purses) if (holders === 0 && now - used > MEMORY) purses.delete(whose);
  }
}
