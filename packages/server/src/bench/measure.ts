/** What the server costs: moves under load, memory with idle sockets, and how soon it serves with many matches stored. Loopback only, bounded. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@orrery/games/list';
import { openSqlite } from '@orrery/store';
import { Player } from './player.ts';
import { figure, startProcess, type ServerProcess } from './process.ts';

const MATCHES = 50;
const SOCKETS = 2000;
const STORED = 10_000;
/** Measured is a server that has been running for a while: so many moves, or as many as a slow machine makes in this time. */
const WARM_UP = { moves: 120_000, milliseconds: 40_000 };
const SPAN = 8000;
/** A load of one move after another has no human pauses for the token bucket to count on. */
const unlimited = { ORRERY_BURST: '1000000', ORRERY_PER_SECOND: '1000000', ORRERY_BUDGETS: '1000000' };

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
const folder = (): string => mkdtempSync(join(tmpdir(), 'orrery-bench-'));
const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Two players who start a new game whenever one has ended. */
async function pair(server: ServerProcess, seed: number): Promise<readonly [Player, Player]> {
  const [a, b] = await Promise.all([Player.arrive(server.url, 2 * seed), Player.arrive(server.url, 2 * seed + 1)]);
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

export async function measureLoad(): Promise<Record<string, number>> {
  const place = folder();
  const server = await startProcess(place, unlimited);
  try {
    const players = (await Promise.all(Array.from({ length: MATCHES }, (_, i) => pair(server, i)))).flat();
    const moves = (): number => players.reduce((sum, player) => sum + player.moves, 0);
    const end = performance.now() + WARM_UP.milliseconds;
    while (moves() < WARM_UP.moves && performance.now() < end) await pause(50);
    for (const player of players) player.latencies = [];
    const [cpuBefore, movesBefore] = [await figure(server, 'process_cpu_seconds_total'), moves()];
    await pause(SPAN);
    const [cpuAfter, movesAfter] = [await figure(server, 'process_cpu_seconds_total'), moves()];
    const latencies = players.flatMap((player) => player.latencies).toSorted((a, b) => a - b);
    for (const player of players) player.close();
    return {
      moves: Math.round((movesAfter - movesBefore) / (cpuAfter - cpuBefore)),
      movesPerSecond: Math.round((movesAfter - movesBefore) / (SPAN / 1000)),
      p50Ms: rounded(share(latencies, 0.5)),
      p99Ms: rounded(share(latencies, 0.99)),
    };
  } finally {
    await server.kill('SIGTERM');
    rmSync(place, { recursive: true, force: true });
  }
}

async function idle(): Promise<number> {
  const place = folder();
  const server = await startProcess(place, unlimited);
  try {
    const players: Player[] = [];
    for (let i = 0; i < SOCKETS; i += 100)
      players.push(...(await Promise.all(Array.from({ length: 100 }, (_, j) => Player.arrive(server.url, i + j)))));
    await pause(1000);
    const bytes = await figure(server, 'process_resident_memory_bytes');
    for (const player of players) player.close();
    return rounded(bytes / 1024 / 1024);
  } finally {
    await server.kill('SIGTERM');
    rmSync(place, { recursive: true, force: true });
  }
}

/** A folder with many matches, each a copy of one that was really played for a while. */
async function fill(place: string): Promise<void> {
  const server = await startProcess(place, unlimited);
  const players = await pair(server, 1);
  while (players[0].moves < 20) await pause(10);
  const made = (await players[0].ask({ do: 'list' })) as { readonly mine?: readonly { readonly match: string }[] };
  for (const player of players) player.close();
  await server.kill('SIGTERM');
  const store = await openSqlite(place);
  const match = made.mine?.[0]?.match ?? '';
  const rows = ((await store.read(match))?.rows ?? []).slice(0, 24);
  const summary = JSON.stringify(made.mine?.[0] ?? {});
  for (let i = 0; i < STORED; i += 500)
    await Promise.all(
      Array.from({ length: 500 }, (_, j) =>
        store.append({
          match: `stored-${i + j}`,
          seq: 0,
          rows,
          card: { status: 'running', public: true, maker: '', summary },
          // A tenth of them has clocks that run.
          due: j % 10 === 0 ? Date.now() + 86_400_000 : null,
        }),
      ),
    );
  await store.close();
}

async function start(): Promise<number> {
  const place = folder();
  try {
    await fill(place);
    const times: number[] = [];
    for (let i = 0; i < 3; i++) {
      const server = await startProcess(place);
      times.push(server.startMs);
      await server.kill('SIGTERM');
    }
    return Math.round(times.toSorted((a, b) => a - b)[1] ?? 0);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** `moves` is per CPU-second of the server's process, all its threads; the players run in this one. */
export async function measure(): Promise<Record<string, number>> {
  return { ...(await measureLoad()), idleMB: await idle(), startMs: await start() };
}
