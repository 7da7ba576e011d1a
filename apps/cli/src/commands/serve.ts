import { main } from '@orrery/server';
import { Command } from 'commander';

export function command(): Command {
  return new Command('serve')
    .description('the match server, until it is told to stop')
    .option('--port <number>', 'port to listen on (PORT, 4700)')
    .option('--data <folder>', 'folder of the data (ORRERY_DATA, .data)')
    .option('--web <folder>', 'built client to serve (ORRERY_WEB)')
    .action(async (options: { readonly port?: string; readonly data?: string; readonly web?: string }) => {
      process.exitCode = await main({
        ...process.env,
        ...(options.port === undefined ? {} : { PORT: options.port }),
        ...(options.data === undefined ? {} : { ORRERY_DATA: options.data }),
        ...(options.web === undefined ? {} : { ORRERY_WEB: options.web }),
      });
    });
}
