import { GAMES } from '@orrery/games/list';
import { Command } from 'commander';
import { compare, tasksIn, type Compared } from '../bench/against.ts';
import { hurry, perCpuSecond } from '../bench/measure.ts';
import { tasksOf } from '../bench/tasks.ts';
import { Complaint, short } from '../complaint.ts';
import type { Context } from '../context.ts';

type Figures = Record<string, number>;
type Report = Record<string, Record<string, number | Compared>>;

interface Options {
  readonly json?: boolean;
  readonly quick?: boolean;
  readonly against?: string;
}

async function measureRules(part: string): Promise<Figures> {
  const figures: Figures = {};
  for (const [name, task] of Object.entries(await tasksOf(part))) figures[name] = task.figure(perCpuSecond(task.begin()));
  return figures;
}

const RULES: readonly string[] = ['duel', ...GAMES];

/** What can be measured, in the order it is printed. */
const PARTS: Readonly<Record<string, () => Promise<Figures>>> = {
  ...Object.fromEntries(RULES.map((part) => [part, () => measureRules(part)])),
  server: async () => (await import('../bench/server.ts')).measure(),
  cluster: async () => (await import('../bench/cluster.ts')).measure(),
};
/** Needs a PostgreSQL and a Redis to start, so it is measured where it is asked for. */
const ASKED_FOR = 'cluster';

export function command({ texts, print }: Context): Command {
  /** The parts asked for, all of them if none is. */
  const chosen = (wanted: readonly string[], parts: readonly string[]): readonly string[] => {
    const unknown = wanted.find((part) => !parts.includes(part));
    if (unknown !== undefined) throw new Complaint(texts.say('error.unknown-part', { part: short(unknown, 60), parts: parts.join(', ') }));
    return wanted.length > 0 ? wanted : parts.filter((part) => part !== ASKED_FOR);
  };
  const line = (part: string, name: string, ...figures: readonly string[]): void =>
    print(`${part.padEnd(12)}${name.padEnd(20)}${figures.join('  ')}`);

  const measured = async (parts: readonly string[], show: boolean): Promise<Report> => {
    const report: Report = {};
    for (const part of parts) {
      const figures = (await PARTS[part]?.()) ?? {};
      report[part] = figures;
      if (show) for (const [name, figure] of Object.entries(figures)) line(part, name, figure.toLocaleString('en'));
    }
    return report;
  };

  const compared = async (parts: readonly string[], folder: string, show: boolean): Promise<Report> => {
    const theirTasks = await tasksIn(folder);
    if (!theirTasks) throw new Complaint(texts.say('error.no-checkout', { folder: short(folder, 120) }));
    const report: Report = {};
    for (const part of parts) {
      const figures = await compare(part, theirTasks);
      report[part] = figures;
      if (show)
        for (const [name, { there, here, faster }] of Object.entries(figures))
          line(part, name, `${there.toLocaleString('en')} → ${here.toLocaleString('en')}`, `${faster < 0 ? '' : '+'}${faster} %`);
    }
    return report;
  };

  return new Command('bench')
    .description('how fast the rules and the server are, per CPU-second')
    .argument('[part...]', `what to measure: ${Object.keys(PARTS).join(', ')} (all but ${ASKED_FOR})`)
    .option('--against <folder>', 'compare the rules with those of another checkout, in turn')
    .option('--json', 'print one JSON object')
    .option('--quick', 'rough figures in a moment')
    .action(async (wanted: readonly string[], { json, quick, against }: Options) => {
      const parts = chosen(wanted, against === undefined ? Object.keys(PARTS) : RULES);
      if (quick) hurry();
      const report = await (against === undefined ? measured(parts, !json) : compared(parts, against, !json));
      if (json) print(JSON.stringify(report));
    });
}
