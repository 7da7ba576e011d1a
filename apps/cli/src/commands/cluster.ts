import { resolve } from 'node:path';
import { startCluster } from '@orrery/server/cluster';
import { Command } from 'commander';
import { Complaint } from '../complaint.ts';
import type { Context } from '../context.ts';
import { toldToStop } from '../told-to-stop.ts';
import { wholeNumber } from '../whole-number.ts';

const DATA = '.data/cluster';

export function command({ print }: Context): Command {
  return new Command('cluster')
    .description('several servers on this machine with a PostgreSQL and a Redis of their own, behind one address, until told to stop')
    .option('--processes <number>', 'servers', '3')
    .option('--port <number>', 'port to listen on (PORT, 4700)', process.env['PORT'] || '4700')
    .option('--data <folder>', `where the games are kept (${DATA})`)
    .option('--web <folder>', 'built client to serve (ORRERY_WEB)')
    .action(async (options: { readonly processes: string; readonly port: string; readonly data?: string; readonly web?: string }) => {
      const { data = DATA, web = process.env['ORRERY_WEB'] } = options;
      const processes = wholeNumber(options.processes, '--processes', 64);
      const port = wholeNumber(options.port, '--port', 65_535);
      const stopped = toldToStop();
      const cluster = await startCluster({
        processes,
        port,
        host: process.env['ORRERY_HOST'] || '::',
        data: resolve(data),
        environment: web ? { ORRERY_WEB: resolve(web) } : {},
      }).catch((error: unknown) => {
        throw new Complaint(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
      });
      print(`Orrery is at http://localhost:${cluster.port}/  (Ctrl+C stops it)`);
      for (const { port: own, metrics } of cluster.servers) print(`  a server at port ${own}, its numbers at ${metrics}`);
      print(`  PostgreSQL at ${cluster.store}, Redis at ${cluster.bus}`);
      await stopped;
      await cluster.end();
    });
}
