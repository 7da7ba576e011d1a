/** A Redis server (or Valkey) of one's own, on a free port of this machine, that keeps nothing. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { endWithThisProcess, freePort } from '@orrery/store/private';
import { findRedis, missing } from '../../../../scripts/redis.mjs';

export interface PrivateRedis {
  readonly url: string;
  readonly port: number;
  pid(): number;
  kill(): Promise<void>;
  start(): Promise<void>;
  end(): Promise<void>;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((keep) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      keep(true);
    });
    socket.once('error', () => keep(false));
  });

export async function startRedis(): Promise<PrivateRedis> {
  const program = findRedis();
  if (!program) throw new Error(missing);
  const port = await freePort();
  let server: ChildProcess;
  let unwatch = (): void => {};
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    unwatch();
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  };
  const start = async (): Promise<void> => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--daemonize', 'no'];
    server = spawn(program, options, { stdio: 'ignore', detached: true });
    unwatch = endWithThisProcess(server.pid);
    while (!(await answers(port))) {
      if (server.exitCode !== null) throw new Error(`${program} did not begin`);
      await new Promise((again) => setTimeout(again, 20));
    }
  };
  await start();
  const pid = (): number => server.pid ?? 0;
  return { url: `redis://127.0.0.1:${port}`, port, pid, start, kill: () => stop('SIGKILL'), end: () => stop('SIGTERM') };
}
