import { entrantFault } from '@orrery/bots';
import { GAMES, loadRules } from '@orrery/games/load';
import { notice, plant, type Noticed } from '@orrery/review/planted';
import { Command } from 'commander';
import { Complaint, short } from '../complaint.ts';
import type { Context } from '../context.ts';
import { wholeNumber } from '../whole-number.ts';

interface Settings {
  readonly games: string;
  readonly from: string;
  readonly bot: string;
  readonly seats?: string;
  readonly untouched?: boolean;
}

/** A share with its interval, by Wilson. */
function share(hits: number, of: number): string {
  if (of === 0) return '–';
  const [z, p] = [1.96, hits / of];
  const middle = (p + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half = (z * Math.sqrt((p * (1 - p)) / of + z ** 2 / (4 * of ** 2))) / (1 + z ** 2 / of);
  const percent = (part: number): string => (100 * Math.max(0, Math.min(1, part))).toFixed(1);
  return `${hits} of ${of}, ${percent(p)} % (${percent(middle - half)} to ${percent(middle + half)})`;
}

function summary(all: readonly Noticed[]): readonly string[] {
  const sum = (of: (each: Noticed) => number): number => all.reduce((total, each) => total + of(each), 0);
  const lucks = all.map(({ luck }) => luck);
  const mean = sum(({ luck }) => luck) / all.length;
  const spread = Math.sqrt(lucks.reduce((total, luck) => total + (luck - mean) ** 2, 0) / Math.max(1, all.length - 1) / all.length);
  return [
    `planted mistakes found: ${share(
      sum(({ found }) => found),
      sum(({ planted }) => planted),
    )}`,
    `untouched decisions called mistakes: ${share(
      sum(({ accused }) => accused),
      sum(({ untouched }) => untouched),
    )}`,
    `mean luck: ${(100 * mean).toFixed(1)} ± ${(196 * spread).toFixed(1)} points`,
  ];
}

async function measure(id: string, settings: Settings, { print }: Context): Promise<void> {
  const plug = await loadRules(id);
  if (!plug) throw new Complaint(`"${short(id, 60)}" is none of ${GAMES.join(', ')}`);
  const fault = entrantFault(settings.bot);
  if (fault) throw new Complaint(short(fault, 300));
  const rules = plug.game.open(settings.seats === undefined ? {} : { seats: wholeNumber(settings.seats, '--seats', 6) });
  if ('faults' in rules) throw new Complaint(rules.faults.map(({ path, problem }) => `${path} ${problem}`).join('; '));
  const [games, from] = [wholeNumber(settings.games, '--games', 10_000), wholeNumber(settings.from, '--from', 1_000_000)];
  const all: Noticed[] = [];
  for (let game = from; game < from + games; game++) {
    all.push(await notice(id, rules, await plant(id, rules, settings.bot, game, !settings.untouched)));
    print(JSON.stringify({ game, ...all.at(-1) }));
  }
  summary(all).forEach(print);
}

export function command(context: Context): Command {
  return new Command('planted')
    .description(
      'measures the review: plants one bad answer in each of many games between bots, and counts what it finds and what it accuses wrongly',
    )
    .argument('<game>')
    .option('--games <number>', 'how many', '10')
    .option('--from <number>', 'the first seed, so that a measurement can be made in parts', '1')
    .option('--bot <name>', 'who plays', 'level:7')
    .option('--seats <number>', 'seats, where that can be chosen')
    .option('--untouched', 'plant nothing: what is called a mistake then, and how much luck equal bots have')
    .action((id: string, settings: Settings) => measure(id, settings, context));
}
