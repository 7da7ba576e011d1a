/** What the server costs: moves under load, memory with idle sockets, and how soon it serves with many matches stored. Loopback only, bounded. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@orrery/store';
import { load, pair, pause, quantile, rounded, unlimited } from './load.ts';
import { Player } from './player.ts';
import { figure, startProcess } from './process.ts';

const SOCKETS = 2000;
const STORED = 10_000;

const folder = (): string => mkdtempSync(join(tmpdir(), 'orrery-bench-'));

export async function measureLoad(): Promise<Record<string, number>> {
  const place = folder();
  const server = await startProcess(place, unlimited);
  try {
    const { moves, cpu, seconds, latencies } = await load([server]);
    return {
      moves: Math.round(moves / cpu),
      movesPerSecond: Math.round(moves / seconds),
      p50Ms: quantile(latencies, 0.5),
      p99Ms: quantile(latencies, 0.99),
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
  const players = await pair(server, server, 1);
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
