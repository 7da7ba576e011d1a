import { join as inFolder, resolve } from 'node:path';
import { entrantFault } from '@orrery/bots';
import { killPrograms } from '@orrery/bots/arena';
import { games } from '@orrery/games';
import { Command } from 'commander';
import { Complaint, short } from '../complaint.ts';
import type { Context } from '../context.ts';
import { gameCalled } from '../known-games.ts';
import { admit } from '../ladder/accounts.ts';
import { openBook } from '../ladder/book.ts';
import { join } from '../ladder/join.ts';
import { openOffice } from '../ladder/office.ts';
import { serveLadder } from '../ladder/serve.ts';
import { optionsOf } from '../option-values.ts';
import { toldToStop } from '../told-to-stop.ts';
import { wholeNumber } from '../whole-number.ts';

const DATA = '.ladder';
const HOUSE = ['level:1', 'level:3', 'level:5'];
const collect = (value: string, sofar: readonly string[]): readonly string[] => [...sofar, value];

interface Served {
  readonly data: string;
  readonly port: string;
  readonly host: string;
  readonly house: string;
  readonly time: string;
  readonly option: readonly string[];
}

export function command(context: Context): Command {
  const { print } = context;
  const ladder = new Command('ladder').description(
    'a public ladder of bots: accounts with a token, games day and night, ratings with intervals',
  );
  ladder
    .command('add')
    .description('makes an account for a bot, or a new token for one there is')
    .argument('<name>')
    .option('--data <folder>', 'folder of the ladder', DATA)
    .action((name: string, { data }: { readonly data: string }) => print(admit(resolve(data), name)));
  ladder
    .command('join')
    .description('lets a program of this machine play on a ladder (docs/bots.md)')
    .argument('<address>', 'ws://ladder.example:4800/join')
    .requiredOption('--bot <command>', 'the program')
    .option('--token <token>', 'of its account (ORRERY_LADDER_TOKEN)')
    .action(
      async (address: string, { bot, token = process.env['ORRERY_LADDER_TOKEN'] }: { readonly bot: string; readonly token?: string }) => {
        if (!URL.canParse(address) || !/^wss?:$/.test(new URL(address).protocol))
          throw new Complaint(`"${short(address, 60)}" is no address of a ladder: ws://ladder.example:4800/join`);
        if (token === undefined || !/^[\w-]{1,100}$/.test(token))
          throw new Complaint('a ladder is joined with the token of an account: --token, or ORRERY_LADDER_TOKEN');
        for (const signal of ['SIGINT', 'SIGTERM'] as const)
          process.once(signal, () => {
            killPrograms();
            process.exit(0);
          });
        throw new Complaint(short(await join(address, token, bot)));
      },
    );
  ladder
    .command('serve')
    .description('the ladder of a game, until it is told to stop')
    .argument('<game>')
    .option('--data <folder>', 'folder of accounts, results and replays', DATA)
    .option('--port <number>', 'port to listen on', '4800')
    .option('--host <address>', 'address to listen on', '::')
    .option('--house <bots>', 'bots of the house, the first stands at 0', HOUSE.join(','))
    .option('--time <milliseconds>', 'what a bot has for an answer', '10000')
    .option('--option <id=value>', 'a rule option of the game', collect, [])
    .action(async (id: string, { data, port, host, house, time, option }: Served) => {
      const game = gameCalled(id, games, context);
      const options = optionsOf(option);
      const rules = game.open(options);
      if ('faults' in rules) throw new Complaint(short(rules.faults.map(({ path, problem }) => `${path} ${problem}`).join('; ')));
      const bots = house.split(',').filter(Boolean);
      for (const bot of bots) {
        const fault = entrantFault(bot);
        if (fault) throw new Complaint(short(fault));
      }
      const stopped = toldToStop();
      const folder = resolve(data);
      const book = openBook(inFolder(folder, id));
      const office = await openOffice({
        game,
        rules,
        options,
        book,
        house: bots,
        milliseconds: wholeNumber(time, '--time', 3_600_000),
        told: print,
      });
      const served = await serveLadder({
        data: folder,
        title: `Orrery: ${id}`,
        house: bots,
        book,
        office,
        port: port === '0' ? 0 : wholeNumber(port, '--port', 65_535),
        host,
      });
      print(`The ladder of ${id} is at http://localhost:${served.port}/`);
      await stopped;
      await served.close();
    });
  return ladder;
}
