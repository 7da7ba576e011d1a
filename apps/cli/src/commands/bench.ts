import { GAMES } from '@orrery/games/list';
import { Command } from 'commander';
import { measureGame } from '../bench/game.ts';
import { hurry } from '../bench/measure.ts';
import { Complaint, short } from '../complaint.ts';
import type { Context } from '../context.ts';

type Figures = Record<string, number>;

/** What can be measured, in the order it is printed. */
const PARTS: Readonly<Record<string, () => Promise<Figures>>> = {
  duel: async () => (await import('../bench/duel.ts')).measure(),
  ...Object.fromEntries(GAMES.map((id) => [id, () => measureGame(id)])),
  server: async () => (await import('../bench/server.ts')).measure(),
  cluster: async () => (await import('../bench/cluster.ts')).measure(),
};
/** Needs a PostgreSQL and a Redis to start, so it is measured where it is asked for. */
const ASKED_FOR = 'cluster';

export function command({ texts, print }: Context): Command {
  return new Command('bench')
    .description('how fast the rules and the server are, per CPU-second')
    .argument('[part...]', `what to measure: ${Object.keys(PARTS).join(', ')} (all but ${ASKED_FOR})`)
    .option('--json', 'print one JSON object')
    .option('--quick', 'rough figures in a moment')
    .action(async (wanted: readonly string[], options: { readonly json?: boolean; readonly quick?: boolean }) => {
      const unknown = wanted.find((part) => !Object.hasOwn(PARTS, part));
      if (unknown !== undefined)
        throw new Complaint(texts.say('error.unknown-part', { part: short(unknown, 60), parts: Object.keys(PARTS).join(', ') }));
      if (options.quick) hurry();
      const report: Record<string, Figures> = {};
      for (const part of wanted.length > 0 ? wanted : Object.keys(PARTS).filter((name) => name !== ASKED_FOR)) {
        const figures = (await PARTS[part]?.()) ?? {};
        report[part] = figures;
        if (options.json) continue;
        for (const [name, figure] of Object.entries(figures)) print(`${part.padEnd(12)}${name.padEnd(20)}${figure.toLocaleString('en')}`);
      }
      if (options.json) print(JSON.stringify(report));
    });
}
