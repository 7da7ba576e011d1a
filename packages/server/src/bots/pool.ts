/** Bots think in threads of their own, so that nobody's move waits for them; a thread that dies is replaced and the question put again. */
import { threads, type Thinkers } from '@orrery/bots/threads';
import { isGame } from '@orrery/games/list';
import { quick, type Chance, type Choice, type Known, type Options, type TableView } from '@orrery/kernel';
import type { Entropy } from '../secrets.ts';

export interface BotOptions {
  readonly threads: number;
  /** Thinking time for one answer. */
  readonly milliseconds: number;
  /** Another player in the threads, for tests. */
  readonly worker?: URL;
  /** Others who think in their place, for tests of time. */
  readonly thinkers?: Thinkers;
}

/** A question for a bot: what its seat knows, and nothing else. No state, no seed of the match and no other seat ever gets into a thread. */
export interface BotJob {
  readonly game: string;
  /** The version of its rules. */
  readonly rules: string;
  readonly options: Options;
  readonly pack: unknown;
  /** 1 … 8, or a plain bot by name. */
  readonly level: string;
  readonly known: Known<TableView>;
  readonly open: readonly Choice[];
  /** What its chance starts from. */
  readonly luck: number;
  /** Milliseconds after which its answer is expected; 0 where nobody minds. */
  readonly span: number;
}

const STANDARD = '4';
const TRIES = 3;
/** The thinking time for which `bearing` is meant. */
const USUAL = 1000;
/** A thought ends so much before its answer is expected. */
const IN_TIME = 0.9;

export class BotPool {
  /** For answers that are not a bot's own; never a match's chance. */
  readonly chance: Chance;
  readonly #options: BotOptions;
  #thinkers: Thinkers | null = null;
  #closed = false;

  constructor(options: BotOptions, entropy: Entropy) {
    this.#options = options;
    this.chance = quick(Buffer.from(entropy(6)).readUIntBE(0, 6));
    this.#thinkers = options.thinkers ?? null;
  }

  /** How long a bot takes to the eye here, where that is so long as a rule. */
  spanOf(usual: number): number {
    return Math.ceil((usual * this.#options.milliseconds) / USUAL);
  }

  /** An answer, or null where no bot could be brought to give one, or nobody wants it any more. */
  async think({ game, rules, options, pack, level, known, open, luck, span }: BotJob, unwanted: AbortSignal): Promise<Choice | null> {
    const { threads: most, worker, thinkers } = this.#options;
    const milliseconds = span > 0 ? Math.min(this.#options.milliseconds, Math.ceil(span * IN_TIME)) : this.#options.milliseconds;
    // A game that is not of the tree is one of a test: nobody has taught it to a bot.
    if (!isGame(game) && !worker && !thinkers) return open[quick(luck).below(open.length)] ?? null;
    const name = level === '' ? STANDARD : level;
    const entrant = /^\d+$/.test(name) ? `level:${name}` : name;
    const table = pack === undefined ? { game, rules, options } : { game, rules, options, pack };
    for (let attempt = 0; attempt < TRIES && !this.#closed && !unwanted.aborted; attempt++) {
      this.#thinkers ??= threads(worker ? { most, worker } : { most });
      try {
        const stop = AbortSignal.any([unwanted, AbortSignal.timeout(milliseconds * 4 + 10_000)]);
        return await this.#thinkers.ask({ ask: 'decide', table, entrant, known, open, seed: luck, milliseconds }, stop);
      } catch {
        // The thread died, hung, or was stopped: there is another one.
      }
    }
    return null;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#thinkers?.close();
  }
}
