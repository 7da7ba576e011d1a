import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPlayer } from '@orrery/bots';
import { GAMES, loadTerminal } from '@orrery/games/load';
import { Command } from 'commander';
import { checkout } from '../checkout.ts';
import { Complaint, short } from '../complaint.ts';
import type { Context } from '../context.ts';
import { wholeNumber } from '../whole-number.ts';

interface Wishes {
  readonly random: string;
  readonly greedy: string;
  readonly strong: string;
  readonly json?: boolean;
  readonly write?: boolean;
}

const MOST = 1_000_000;

export function command({ texts, print }: Context): Command {
  return new Command('statistics')
    .description(
      'how games end under random, greedy and strong play: rounds, ways of winning, wins by seat, cards played, for 2, 3, 4 players and teams',
    )
    .argument('<game>')
    .option('--random <games>', 'games a line of random play', '2000')
    .option('--greedy <games>', 'games a line of greedy play', '200')
    .option('--strong <games>', 'games a line of strong play; two players play sixteen times as many; 0 for none', '40')
    .option('--json', 'print one JSON object')
    .option('--write', 'write docs/<game>-statistics.md')
    .action(async (game: string, wishes: Wishes) => {
      const plugs = await Promise.all(GAMES.map(async (id) => [id, await loadTerminal(id)] as const));
      const counted = plugs.flatMap(([id, plug]) => (plug?.statistics ? [id] : []));
      const statistics = await plugs.find(([id]) => id === game)?.[1]?.statistics?.();
      if (!statistics) throw new Complaint(texts.say('error.no-statistics', { game: short(game, 60), games: counted.join(', ') }));
      const games = {
        random: wholeNumber(wishes.random, '--random', MOST),
        greedy: wholeNumber(wishes.greedy, '--greedy', MOST),
        strong: wishes.strong === '0' ? 0 : wholeNumber(wishes.strong, '--strong', MOST),
      };
      const found = await statistics.measure(
        games,
        (rules) => openPlayer(game, rules, statistics.player),
        (line) => {
          if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${line}\r`);
        },
      );
      const file = `docs/${game}-statistics.md`;
      if (wishes.write) {
        writeFileSync(join(checkout, file), statistics.document(found));
        if (!wishes.json) print(texts.say('rules.written', { file }));
      }
      if (wishes.json) print(JSON.stringify({ game, ...found }));
      else if (!wishes.write) for (const line of statistics.lines(found)) print(line);
    });
}
