/** What several processes over one PostgreSQL and one Redis cost and give. Servers, database and players share this machine. */
import { readFileSync, readdirSync } from 'node:fs';
import { GAMES } from '@orrery/games/list';
import { Client } from '@orrery/protocol';
import { newDatabase, startPostgres, type PrivatePostgres } from '@orrery/store/private';
import { balance } from '../cluster/balancer.ts';
import { startRedis } from '../cluster/privateRedis.ts';
import { Player } from './player.ts';
import { figure, startProcess, type ServerProcess } from './process.ts';

const MATCHES = 50;
const WARM_UP = 4000;
const SPAN = 4000;
/** Fifty matches of one move each quarter of a second: two hundred a second. */
const UNHURRIED = 250;
const CLIENTS = 50;
const unlimited = { ORRERY_BURST: '1000000', ORRERY_PER_SECOND: '1000000', ORRERY_BUDGETS: '1000000' };

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
const rounded = (value: number): number => Math.round(value * 100) / 100;
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** CPU-seconds of a process and of those it has started. */
function cpuOf(pid: number): number {
  const ticks = (id: string): number => {
    try {
      const stat = readFileSync(`/proc/${id}/stat`, 'latin1');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return id === String(pid) || fields[1] === String(pid) ? Number(fields[11]) + Number(fields[12]) : 0;
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

/** Two players, each at a server, who start a new game whenever one has ended. */
async function pair(left: ServerProcess, right: ServerProcess, seed: number, wait: number): Promise<readonly [Player, Player]> {
  const [a, b] = await Promise.all([
    Player.arrive(left.url, 2 * seed, { pause: wait }),
    Player.arrive(right.url, 2 * seed + 1, { pause: wait }),
  ]);
  const begin = async (): Promise<void> => {
    const made = await a.ask({ do: 'create', game: GAMES[0], seats: [{ kind: 'me' }, { kind: 'open' }] });
    const match = String(made['match']);
    await b.ask({ do: 'join', match });
    await Promise.all([a.sit(match), b.sit(match)]);
  };
  a.onEnd = (match) => {
    if (!a.stopped) void Promise.all([a.ask({ do: 'unwatch', match }), b.ask({ do: 'unwatch', match })]).then(begin);
  };
  await begin();
  return [a, b];
}

interface Load {
  readonly moves: number;
  readonly database: number;
  readonly latencies: readonly number[];
}

/** Moves per CPU-second of the servers, and of the database. `apart` is whether the players of a match are at different servers. */
async function load(servers: readonly ServerProcess[], postgres: PrivatePostgres, apart: boolean, wait = 0): Promise<Load> {
  const at = (i: number): ServerProcess => servers[i % servers.length] as ServerProcess;
  const players = (await Promise.all(Array.from({ length: MATCHES }, (_, i) => pair(at(i), at(apart ? i + 1 : i), i, wait)))).flat();
  const moves = (): number => sum(players.map((player) => player.moves));
  const used = async (): Promise<number> => sum(await Promise.all(servers.map((server) => figure(server, 'process_cpu_seconds_total'))));
  await pause(WARM_UP);
  for (const player of players) player.latencies = [];
  const [cpu, database, count] = [await used(), cpuOf(postgres.pid()), moves()];
  await pause(SPAN);
  const made = moves() - count;
  const [nodes, its] = [(await used()) - cpu, cpuOf(postgres.pid()) - database];
  for (const player of players) player.close();
  return {
    moves: Math.round(made / nodes),
    database: Math.round(made / its),
    latencies: players.flatMap(({ latencies }) => latencies).toSorted((a, b) => a - b),
  };
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
  return rounded(
    share(
      times.toSorted((x, y) => x - y),
      0.5,
    ),
  );
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

/** Figures per CPU-second of the servers' processes, all their threads; `database` is moves per CPU-second of PostgreSQL. */
export async function measureCluster(): Promise<Record<string, number>> {
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
  try {
    const one = await load(await start(1), postgres, false);
    await stop();
    const two = await load(await start(2), postgres, false);
    await stop();
    const apart = await load(await start(2), postgres, true);
    await stop();
    const four = await load(await start(4), postgres, false);
    await stop();
    const pair = await start(2);
    const { latencies } = await load(pair, postgres, true, UNHURRIED);
    const heardMs = await heard(pair);
    const backMs = await back(pair);
    return {
      moves: one.moves,
      database: one.database,
      moves2: two.moves,
      moves2Apart: apart.moves,
      moves4: four.moves,
      p50Ms: rounded(share(latencies, 0.5)),
      p99Ms: rounded(share(latencies, 0.99)),
      heardMs,
      backMs,
    };
  } finally {
    await Promise.all(running.map((server) => server.kill('SIGKILL')));
    await redis.end();
    await postgres.end();
  }
}
