/** What several processes over one PostgreSQL and one Redis cost and give. Servers, database and players share this machine. */
import { readFileSync, readdirSync } from 'node:fs';
import { GAMES } from '@orrery/games/list';
import { Client } from '@orrery/protocol';
import { newDatabase, startPostgres } from '@orrery/store/private';
import { balance } from '../cluster/balancer.ts';
import { startRedis } from '../cluster/privateRedis.ts';
import { load, pause, quantile, sum, unlimited, type Load } from './load.ts';
import { measureLoad } from './measure.ts';
import { startProcess, type ServerProcess } from './process.ts';

/** Fifty matches of one move each quarter of a second: two hundred a second. */
const CALM = 50;
const WAIT = 250;
const CLIENTS = 50;

/** CPU-seconds of a process and of those it has started, whether they run or have ended. */
function cpuOf(pid: number): number {
  const ticks = (id: string): number => {
    try {
      const stat = readFileSync(`/proc/${id}/stat`, 'latin1');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const [own, ended] = [fields.slice(11, 13), fields.slice(13, 15)].map((times) => sum(times.map(Number))) as [number, number];
      if (id === String(pid)) return own + ended;
      return fields[1] === String(pid) ? own : 0;
    } catch {
      return 0;
    }
  };
  return (
    sum(
      readdirSync('/proc')
        .filter((id) => /^\d+$/.test(id))
        .map(ticks),
    ) / 100
  );
}

/** Milliseconds from a move to its being shown to the opponent, who is at another server: the median. */
async function heard(servers: readonly ServerProcess[]): Promise<number> {
  const [left, right] = servers as [ServerProcess, ServerProcess];
  const [a, b] = [client(left.url), client(right.url)];
  const { match } = (await a.request({ do: 'create', game: GAMES[0], seats: [{ kind: 'me' }, { kind: 'open' }] })) as { match: string };
  await b.request({ do: 'join', match });
  const times: number[] = [];
  let said = 0;
  await a.watch(match, () => {});
  await b.watch(match, ({ chat }) => {
    if (chat.length > times.length && said > 0) times.push(performance.now() - said);
  });
  // A line of talk takes the same way as a move, and anybody may say one at any time.
  for (let i = 0; i < 60; i++) {
    said = performance.now();
    const before = times.length;
    await a.request({ do: 'chat', match, room: 'table', text: `${i}` });
    while (times.length === before) await pause(1);
    await pause(20);
  }
  a.close();
  b.close();
  return quantile(times, 0.5);
}

let guests = 0;
const client = (url: string): Client => new Client({ url, token: null, name: `Guest ${++guests}` });

/** Milliseconds until the last of many whose server was killed is back at another. */
async function back(servers: readonly ServerProcess[]): Promise<number> {
  const proxy = await balance(() => servers.map(({ port }) => port), 0, '127.0.0.1');
  const clients = Array.from({ length: CLIENTS }, () => client(`ws://127.0.0.1:${proxy.port}/socket`));
  await Promise.all(clients.map((each) => each.request({ do: 'ping' })));
  await servers[0]?.kill('SIGKILL');
  const began = performance.now();
  await pause(1);
  await Promise.all(clients.map((each) => each.request({ do: 'ping' })));
  const took = performance.now() - began;
  for (const each of clients) each.close();
  await proxy.close();
  return Math.round(took);
}

/** Moves per CPU-second of the servers' processes, all their threads, of PostgreSQL and of Redis. */
interface Costs {
  readonly moves: number;
  readonly database: number;
  readonly bus: number;
}

function costsOf({ moves, cpu, beside }: Load): Costs {
  const [database = 0, bus = 0] = beside.map((used) => Math.round(moves / used));
  return { moves: Math.round(moves / cpu), database, bus };
}

const named = (costs: Costs, suffix: string): Record<string, number> =>
  Object.fromEntries(Object.entries(costs).map(([name, figure]) => [`${name}${suffix}`, figure]));

/**
 * With one, two and four processes, the players of each match at one of them; with two and the players apart, in haste and calm; `sqlite` is the same server in
 * a folder.
 */
export async function measureCluster(): Promise<Record<string, number>> {
  const { moves: sqlite = 0 } = await measureLoad();
  const postgres = await startPostgres({ settings: ['shared_buffers=128MB'] });
  const redis = await startRedis();
  const running: ServerProcess[] = [];
  const start = async (count: number): Promise<readonly ServerProcess[]> => {
    const environment = { ...unlimited, ORRERY_STORE: await newDatabase(postgres.url), ORRERY_BUS: redis.url, ORRERY_PROXY: '127.0.0.1' };
    const servers = await Promise.all(Array.from({ length: count }, () => startProcess('', environment)));
    running.push(...servers);
    return servers;
  };
  const stop = async (): Promise<void> => void (await Promise.all(running.splice(0).map((server) => server.kill('SIGTERM'))));
  const beside = (): readonly number[] => [cpuOf(postgres.pid()), cpuOf(redis.pid())];
  const together = async (count: number): Promise<Costs> => {
    const costs = costsOf(await load(await start(count), { beside }));
    await stop();
    return costs;
  };
  try {
    const one = await together(1);
    const two = await together(2);
    const four = await together(4);
    const pair = await start(2);
    const apart = costsOf(await load(pair, { apart: true, beside }));
    const calm = await load(pair, { apart: true, beside, matches: CALM, wait: WAIT, warmUp: { moves: 500, milliseconds: 8000 } });
    const heardMs = await heard(pair);
    const backMs = await back(pair);
    return {
      sqlite,
      ...one,
      ...named(two, '2'),
      ...named(four, '4'),
      ...named(apart, '2Apart'),
      ...named(costsOf(calm), '2Calm'),
      p50Ms: quantile(calm.latencies, 0.5),
      p99Ms: quantile(calm.latencies, 0.99),
      heardMs,
      backMs,
    };
  } finally {
    await Promise.all(running.map((server) => server.kill('SIGKILL')));
    await redis.end();
    await postgres.end();
  }
}
