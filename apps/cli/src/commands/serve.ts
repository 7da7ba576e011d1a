import { networkInterfaces } from 'node:os';
import { main } from '@orrery/server';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { addressesFor, welcome } from '../welcome.ts';

export function command(context: Context): Command {
  return new Command('serve')
    .description('the match server, until it is told to stop')
    .option('--port <number>', 'port to listen on (PORT, 4700)')
    .option('--data <folder>', 'folder of the data (ORRERY_DATA, .data)')
    .option('--web <folder>', 'built client to serve (ORRERY_WEB)')
    .action(async (options: { readonly port?: string; readonly data?: string; readonly web?: string }) => {
      const environment = {
        ...process.env,
        ...(options.port === undefined ? {} : { PORT: options.port }),
        ...(options.data === undefined ? {} : { ORRERY_DATA: options.data }),
        ...(options.web === undefined ? {} : { ORRERY_WEB: options.web }),
      };
      process.exitCode = await main(environment, (host, port) =>
        welcome(context, host, addressesFor(host, port, networkInterfaces()), process.stdout.isTTY),
      );
    });
}
