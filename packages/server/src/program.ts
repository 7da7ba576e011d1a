/** Runs the server until it is told to stop; `npm start` and `orrery serve` end up here. */
import { games } from '@orrery/games';
import { ConfigError, readConfig } from './config.ts';
import { serve } from './serve.ts';

function trouble(error: unknown, port: number, host: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the other program or choose another port: PORT=${port === 65535 ? 4700 : port + 1}`;
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has. Choose one from 1024 on: PORT=4700`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN')
    return `ORRERY_HOST is "${host}", which is no address of this machine. Every address: ORRERY_HOST=::`;
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

/** Whoever stops a server need not wait for longer. */
const STOPS_WITHIN = 9000;

/** Resolves when it is told to stop, or when the launcher that would have told it is gone. */
function toldToStop(launcher: string | undefined): Promise<void> {
  return new Promise((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop());
    if (launcher !== undefined && Number(launcher) === process.ppid)
      setInterval(() => {
        if (process.ppid !== Number(launcher)) stop();
      }, 500).unref();
  });
}

/** Serves until told to stop; resolves to the exit code. `welcome` has more to say to whoever started it. */
export async function main(
  environment: Readonly<Record<string, string | undefined>>,
  welcome: (host: string, port: number) => readonly string[] = () => [],
): Promise<number> {
  let [port, host] = [0, ''];
  try {
    const config = readConfig(environment);
    ({ port, host } = config);
    const told = toldToStop(environment['ORRERY_PARENT']);
    const running = await serve(config, { games });
    say(`Orrery is at http://localhost:${running.port}/  (Ctrl+C stops it)`);
    for (const line of welcome(host, running.port)) say(line);
    if (config.metricsPort !== null) say(`Its numbers are at http://${config.metricsHost}:${running.metricsPort}/metrics`);
    if (running.missing > 0)
      complain(
        `The data in ${config.data} lack the last ${running.missing} writes this server made: a file was cut, exchanged or put back alone. Every game is as it was before them.`,
      );
    const failure = await Promise.race([told, running.failed]);
    setTimeout(() => {
      complain('Something did not let go in time; everything acknowledged is stored.');
      // Whatever does not let go may keep an orderly exit from ending, too.
      process.kill(process.pid, 'SIGKILL');
    }, STOPS_WITHIN + config.drain).unref();
    if (failure) complain(`${failure.message}. The server ends; started again it takes up every game where it was stored.`);
    await running.close();
    return failure ? 1 : 0;
  } catch (error) {
    complain(error instanceof ConfigError ? error.message : trouble(error, port, host));
    return 1;
  }
}
