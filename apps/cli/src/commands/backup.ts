import { backup, restore } from '@orrery/store';
import { Command } from 'commander';
import { Complaint } from '../complaint.ts';
import type { Context } from '../context.ts';

const data = (): string => process.env['ORRERY_DATA'] || '.data';

export function command({ print }: Context): Command {
  return new Command('backup')
    .description('copies the data of a running server into one file, or puts such a file back')
    .argument('<file>', 'the copy')
    .option('--data <folder>', 'folder of the data (ORRERY_DATA, .data)')
    .option('--restore', 'put the copy in the place of the data; the server must not run')
    .action((file: string, options: { readonly data?: string; readonly restore?: boolean }) => {
      const folder = options.data ?? data();
      try {
        if (options.restore) restore(file, folder);
        else backup(folder, file);
      } catch (error) {
        throw new Complaint(error instanceof Error ? error.message : String(error));
      }
      print(options.restore ? `${folder} ← ${file}` : `${file} ← ${folder}`);
    });
}
