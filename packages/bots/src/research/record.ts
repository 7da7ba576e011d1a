/** Plays batches of games in worker threads and writes them down, in the order of their numbers. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { packHash } from '@orrery/kernel';
import { loadRules } from '@orrery/games/load';
import { Piscina } from 'piscina';
import type { Entrant } from '../player.ts';
import { openTable, type TableName } from '../workers/task.ts';
import type { Batch } from './thread.ts';
import { writeHeading } from './trajectories.ts';

export interface Recording {
  readonly table: TableName;
  readonly bots: readonly Entrant[];
  readonly games: number;
  readonly seed: string;
  readonly file: string;
  readonly threads?: number;
}

/** Games of one batch: a thread is asked seldom, and little waits in memory. */
const BATCH = 64;

/** Returns how many bytes were written. */
export async function record({ table, bots, games, seed, file, threads = availableParallelism() }: Recording): Promise<number> {
  const rules = await openTable(table);
  const version = (await loadRules(table.game))?.game.rules ?? '';
  const pool = new Piscina({ filename: new URL('./thread.ts', import.meta.url).href, minThreads: 0, maxThreads: threads });
  const out = openSync(file, 'wx');
  let size = 0;
  const write = (bytes: Uint8Array): void => void (size += writeSync(out, bytes));
  try {
    write(
      writeHeading({
        game: table.game,
        rules: version,
        options: rules.options,
        pack: { id: rules.pack.id, hash: packHash(rules.pack) },
        seats: rules.seats,
        choices: rules.choices.size,
        seed,
        bots,
      }),
    );
    const batches = Array.from({ length: Math.ceil(games / BATCH) }, (_, n): Batch => {
      return { table, seed, bots, from: n * BATCH, to: Math.min(games, (n + 1) * BATCH) };
    });
    const running: Promise<Int32Array>[] = [];
    const finish = async (): Promise<void> => {
      const words = await running.shift();
      if (words) write(new Uint8Array(words.buffer, words.byteOffset, words.byteLength));
    };
    for (const each of batches) {
      if (running.length >= 2 * threads) await finish();
      running.push(pool.run(each) as Promise<Int32Array>);
    }
    while (running.length > 0) await finish();
    return size;
  } finally {
    closeSync(out);
    await pool.destroy();
  }
}
