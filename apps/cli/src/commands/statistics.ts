import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { document, section, statistics } from '@orrery/gravity/statistics';
import { Command } from 'commander';
import { checkout } from '../checkout.ts';
import { Complaint, short } from '../complaint.ts';
import type { Context } from '../context.ts';
import { wholeNumber } from '../whole-number.ts';

interface Wishes {
  readonly random: string;
  readonly greedy: string;
  readonly json?: boolean;
  readonly write?: boolean;
}

const GAME = 'gravity';
const FILE = 'docs/gravity-statistics.md';
const MOST = 1_000_000;

export function command({ texts, print }: Context): Command {
  return new Command('statistics')
    .description('how games end under random and greedy play: ways of winning, wins by seat, for 2, 3, 4 players and teams')
    .argument('<game>', GAME)
    .option('--random <games>', 'games a line of random play', '2000')
    .option('--greedy <games>', 'games a line of greedy play', '200')
    .option('--json', 'print one JSON object')
    .option('--write', `write ${FILE}`)
    .action((game: string, wishes: Wishes) => {
      if (game !== GAME) throw new Complaint(texts.say('error.no-statistics', { game: short(game, 60), games: GAME }));
      const games = { random: wholeNumber(wishes.random, '--random', MOST), greedy: wholeNumber(wishes.greedy, '--greedy', MOST) };
      const found = statistics(games, (policy, { players, module, domination }) => {
        if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${policy}: ${players}, ${module}, ${domination}\r`);
      });
      if (wishes.write) {
        writeFileSync(join(checkout, FILE), document(found));
        if (!wishes.json) print(texts.say('rules.written', { file: FILE }));
      }
      if (wishes.json) print(JSON.stringify({ game, ...found }));
      else if (!wishes.write) for (const line of [...section('random', found.random), ...section('greedy', found.greedy)]) print(line);
    });
}
