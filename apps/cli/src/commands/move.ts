import { Command } from 'commander';
import { moveToPostgres } from '@orrery/store/move';
import { Complaint } from '../complaint.ts';
import type { Context } from '../context.ts';

export function command({ print }: Context): Command {
  return new Command('move')
    .description('takes all games and people of a folder over into an empty PostgreSQL database')
    .requiredOption('--from <folder>', 'folder of the data; no server may use it')
    .requiredOption('--to <address>', 'the database: postgres://user:password@host:5432/database')
    .action(async ({ from, to }: { readonly from: string; readonly to: string }) => {
      if (!/^postgres(?:ql)?:\/\/[^/]*\/[^/?]+/.test(to) || !URL.canParse(to))
        throw new Complaint('--to takes an address like postgres://user:password@host:5432/database');
      try {
        for (const { name, rows, hash } of await moveToPostgres(from, to))
          print(`${name.padEnd(10)}${rows.toLocaleString('en').padStart(12)}  sha256 ${hash}`);
      } catch (error) {
        throw new Complaint((error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '');
      }
      print('Everything is there, row for row. The folder stays as it was; start servers with ORRERY_STORE set to that address.');
    });
}
