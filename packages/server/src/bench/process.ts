/** The server as a process of its own, as it runs for people. */
import { spawn, type ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly port: number;
  readonly url: string;
  readonly http: string;
  /** Where its numbers are. */
  readonly metrics: string;
  /** Milliseconds from its start to its first word. */
  readonly startMs: number;
  kill(signal: NodeJS.Signals): Promise<void>;
}

export function startProcess(folder: string, environment: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const began = performance.now();
  // As the launcher does: short-lived things have little room, and compiled code is kept between starts, which makes them faster and a third smaller.
  const child = spawn(process.execPath, ['--max-semi-space-size=8', main], {
    env: {
      NODE_COMPILE_CACHE: join(tmpdir(), 'orrery-compiled'),
      ...process.env,
      PORT: '0',
      ORRERY_METRICS_PORT: '0',
      ORRERY_HOST: '127.0.0.1',
      ORRERY_DATA: folder,
      ORRERY_LOG: 'error',
      ORRERY_WEB: '',
      // It does not outlive whoever started it.
      ORRERY_PARENT: String(process.pid),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((keep, fail) => {
    let said = '';
    let complaints = '';
    child.stderr.on('data', (data: Buffer) => (complaints += data.toString()));
    const gone = new Promise<void>((done) => child.once('exit', () => done()));
    void gone.then(() => fail(new Error(`the server ended before it began: ${complaints}`)));
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      const port = Number(/localhost:(\d+)/.exec(said)?.[1] ?? 0);
      const metrics = /(http\S+\/metrics)\n/.exec(said)?.[1];
      if (port === 0 || metrics === undefined) return;
      keep({
        child,
        port,
        url: `ws://127.0.0.1:${port}/socket`,
        http: `http://127.0.0.1:${port}`,
        metrics,
        startMs: performance.now() - began,
        async kill(signal) {
          child.kill(signal);
          await gone;
        },
      });
    });
  });
}

/** A number the server tells about itself. */
export async function figure(server: ServerProcess, name: string): Promise<number> {
  const text = await (await fetch(server.metrics)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN);
}
