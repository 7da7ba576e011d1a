/**
 * What a determined visitor can do, from thousands of addresses at once, while others play: their moves stay quick, memory stays small, and the server can be
 * stopped at any time. The attackers have one core to themselves where the machine has two; figures mean something on an idle machine alone.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Player } from './bench/player.ts';
import { figure, startProcess, type ServerProcess } from './bench/process.ts';

const SECONDS = 25;
const TABLES = 20;
const THINKING = 200;
const siege = fileURLToPath(new URL('testing/siege.ts', import.meta.url));
const pinned = availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0;

async function attack(name: string, server: ServerProcess): Promise<string> {
  const given = [siege, name, String(server.port), String(SECONDS)];
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const child = pinned
    ? spawn('taskset', ['-c', '1', process.execPath, ...given], { stdio: [...stdio] })
    : spawn(process.execPath, given, { stdio: [...stdio] });
  let said = '';
  child.stdout?.on('data', (data: Buffer) => (said += data.toString()));
  await once(child, 'exit');
  return said.trim();
}

/** People who play at a human pace, each pair from an address of its own. */
async function honest(server: ServerProcess): Promise<Player[]> {
  const players: Player[] = [];
  for (let i = 0; i < TABLES; i++) {
    const [a, b] = await Promise.all(
      [0, 1].map((j) => Player.arrive(server.url, 2 * i + j, { from: `127.200.${i}.${j + 1}`, pause: THINKING })),
    );
    if (!a || !b) throw new Error('nobody came');
    const made = await a.ask({ do: 'create', game: 'liberation', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const match = String(made['match']);
    await b.ask({ do: 'join', match });
    await Promise.all([a.sit(match), b.sit(match)]);
    players.push(a, b);
  }
  return players;
}

for (const name of ['store', 'bots', 'doorway', 'crowd'])
  test(`under the attack "${name}" others play on, and the server stops when it is told to`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'orrery-siege-'));
    const server = await startProcess(folder);
    try {
      const players = await honest(server);
      let most = 0;
      const watching = setInterval(
        () =>
          void figure(server, 'process_resident_memory_bytes').then(
            (bytes) => (most = Math.max(most, bytes / 2 ** 20)),
            () => {},
          ),
        1000,
      );
      const said = await attack(name, server);
      clearInterval(watching);
      const latencies = players.flatMap((player) => player.latencies).toSorted((a, b) => a - b);
      const p99 = latencies[Math.floor(latencies.length * 0.99)] ?? Infinity;
      const cpu = await figure(server, 'process_cpu_seconds_total');
      console.log(`${said}: ${latencies.length} moves, p99 ${p99.toFixed(0)} ms, ${most.toFixed(0)} MB, ${cpu.toFixed(1)} CPU-seconds`);
      expect((await fetch(`${server.http}/healthz`)).status).toBe(200);
      expect(latencies.length).toBeGreaterThan(TABLES * 20);
      expect(p99).toBeLessThan(150);
      expect(most).toBeLessThan(400);
    } finally {
      const began = performance.now();
      await server.kill('SIGTERM');
      expect(performance.now() - began).toBeLessThan(10_000);
      rmSync(folder, { recursive: true, force: true });
    }
  });
