/** Bots think in threads of their own, so that nobody's move waits for them; a thread that dies is replaced and the question put again. */
import { quick, type Chance, type Choice } from '@orrery/kernel';
import { Piscina } from 'piscina';
import type { Entropy } from '../secrets.ts';
import type { BotJob, BotTask } from './job.ts';

export interface BotOptions {
  readonly threads: number;
  /** Thinking time for one answer. */
  readonly milliseconds: number;
  /** Another player in the threads, for tests. */
  readonly worker?: URL;
}

const TRIES = 3;

export class BotPool {
  /** For answers that are not a bot's own; never a match's chance. */
  readonly chance: Chance;
  readonly #options: BotOptions;
  readonly #entropy: Entropy;
  #pool: Piscina | null = null;
  #closed = false;

  constructor(options: BotOptions, entropy: Entropy) {
    this.#options = options;
    this.#entropy = entropy;
    this.chance = quick(this.#seed());
  }

  #seed(): number {
    return Buffer.from(this.#entropy(6)).readUIntBE(0, 6);
  }

  /** An answer, or null where no bot could be brought to give one. */
  async think(job: BotJob): Promise<Choice | null> {
    const task: BotTask = { ...job, seed: this.#seed(), milliseconds: this.#options.milliseconds };
    for (let attempt = 0; attempt < TRIES && !this.#closed; attempt++) {
      this.#pool ??= new Piscina({
        filename: (this.#options.worker ?? new URL('./worker.ts', import.meta.url)).href,
        minThreads: 0,
        maxThreads: this.#options.threads,
        idleTimeout: 10_000,
        resourceLimits: { maxOldGenerationSizeMb: 512 },
      });
      const stop = AbortSignal.timeout(this.#options.milliseconds * 4 + 10_000);
      try {
        return (await this.#pool.run(task, { signal: stop })) as Choice;
      } catch {
        // The thread died or hung: piscina has another one ready.
      }
    }
    return null;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#pool?.destroy();
  }
}
