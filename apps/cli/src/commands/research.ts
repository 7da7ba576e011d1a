import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { entrantFault } from '@orrery/bots';
import { record, serveBatches } from '@orrery/bots/research';
import { games } from '@orrery/games';
import { Command } from 'commander';
import { Complaint, short } from '../complaint.ts';
import type { Context } from '../context.ts';
import { gameCalled } from '../known-games.ts';
import { optionsOf } from '../option-values.ts';
import { toldToStop } from '../told-to-stop.ts';
import { wholeNumber } from '../whole-number.ts';

const collect = (value: string, sofar: readonly string[]): readonly string[] => [...sofar, value];

interface Recorded {
  readonly games: string;
  readonly seed: string;
  readonly bots: string;
  readonly out: string;
  readonly threads?: string;
  readonly option: readonly string[];
}

export function command(context: Context): Command {
  const research = new Command('research').description('games for research: recorded trajectories, and batches over a local socket');
  const tableOf = (id: string, pairs: readonly string[]) => {
    const game = gameCalled(id, games, context);
    const options = optionsOf(pairs);
    const rules = game.open(options);
    if ('faults' in rules) throw new Complaint(short(rules.faults.map(({ path, problem }) => `${path} ${problem}`).join('; ')));
    return { options, rules };
  };
  research
    .command('record')
    .description('plays games between bots in worker threads and writes them to a file (docs/research.md)')
    .argument('<game>')
    .requiredOption('--out <file>', 'the file, which must not be there')
    .option('--games <count>', 'how many', '1000')
    .option('--seed <text>', 'the same seed gives the same games', 'research')
    .option('--bots <bots>', 'by seat, again from the first where they are fewer', 'random')
    .option('--threads <count>', 'threads to play in (all cores)')
    .option('--option <id=value>', 'a rule option of the game', collect, [])
    .action(async (id: string, { games: count, seed, bots, out, threads, option }: Recorded) => {
      const { options } = tableOf(id, option);
      const entrants = bots.split(',').filter(Boolean);
      const fault = entrants.length === 0 ? '--bots names nobody' : entrants.map(entrantFault).find((each) => each !== null);
      if (fault) throw new Complaint(short(fault));
      const file = resolve(out);
      if (existsSync(file)) throw new Complaint(`${short(out, 100)} is there already`);
      const played = wholeNumber(count, '--games', 100_000_000);
      const bytes = await record({
        table: { game: id, options },
        bots: entrants,
        games: played,
        seed,
        file,
        ...(threads === undefined ? {} : { threads: wholeNumber(threads, '--threads', 256) }),
      });
      context.print(`${played} games, ${bytes} bytes`);
    });
  research
    .command('serve')
    .description('batches of games for a program of this machine, until it is told to stop')
    .argument('<game>')
    .requiredOption('--socket <path>', 'where to listen')
    .option('--option <id=value>', 'a rule option of the game', collect, [])
    .action(async (id: string, { socket, option }: { readonly socket: string; readonly option: readonly string[] }) => {
      const { rules } = tableOf(id, option);
      const path = resolve(socket);
      if (existsSync(path)) throw new Complaint(`${short(socket, 100)} is there already`);
      const stopped = toldToStop();
      const batches = await serveBatches(rules, path);
      context.print(path);
      await stopped;
      await batches.close();
    });
  return research;
}
