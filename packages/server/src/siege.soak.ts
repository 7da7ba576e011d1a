/**
 * What a determined visitor can do, from thousands of addresses at once, while others play: their moves stay quick, memory stays small, whoever comes is let in,
 * and the server can be stopped at any time. The attackers have one core to themselves where the machine has two; figures mean something on an idle machine
 * alone.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Player } from './bench/player.ts';
import { figure, startProcess, type ServerProcess } from './bench/process.ts';

const TABLES = 20;
const THINKING = 200;
const ENDED = 5;
/** Milliseconds in which a server and its visitors get used to each other. */
const WARM = 2000;
const siege = fileURLToPath(new URL('testing/siege.ts', import.meta.url));
const pinned = availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0;

/** Resolves to what they have done when they have done it; they hold on to their sockets until they are ended. */
async function attack(
  name: string,
  server: ServerProcess,
  ended: readonly string[],
): Promise<{ readonly child: ChildProcess; readonly said: string }> {
  const given = [siege, name, String(server.port), ...ended];
  const [program, ...more] = pinned ? ['taskset', '-c', '1', process.execPath, ...given] : [process.execPath, ...given];
  const child = spawn(program, more, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  await new Promise<void>((done) => {
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      if (said.endsWith('\n')) done();
    });
    child.on('exit', () => done());
  });
  return { child, said };
}

/** Two people at a table, from addresses of their own; they begin another game when one has ended. */
async function pair(server: ServerProcess, i: number, pause: number, end: (match: string) => void = () => {}): Promise<Player[]> {
  const arrive = (j: number): Promise<Player> => Player.arrive(server.url, 2 * i + j, { from: `127.200.${i}.${j + 1}`, pause });
  const [a, b] = await Promise.all([arrive(0), arrive(1)]);
  const begin = async (): Promise<void> => {
    const made = await a.ask({ do: 'create', game: 'liberation', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const match = String(made['match']);
    await b.ask({ do: 'join', match });
    await Promise.all([a.sit(match), b.sit(match)]);
  };
  a.onEnd = (match) => {
    end(match);
    if (!a.stopped) void begin();
  };
  await begin();
  return [a, b];
}

/** Whole games, played as fast as they can be. */
async function endedGames(server: ServerProcess): Promise<string[]> {
  const ended: string[] = [];
  const players = await new Promise<Player[]>((keep) => {
    const playing: Promise<Player[]> = pair(server, 99, 35, (match) => {
      if (ended.push(match) === ENDED) void playing.then(keep);
    });
  });
  for (const player of players) player.close();
  return ended;
}

/** Somebody who plays against a bot: the moves show that it answers. */
async function againstBot(server: ServerProcess): Promise<Player> {
  const player = await Player.arrive(server.url, 77, { from: '127.201.0.1', pause: 100 });
  const begin = async (): Promise<void> => {
    const made = await player.ask({ do: 'create', game: 'liberation', seats: [{ kind: 'me' }, { kind: 'bot', level: '4' }] });
    await player.sit(String(made['match']));
  };
  player.onEnd = () => void begin();
  await begin();
  return player;
}

/** What each attack amounts to: ten times what once was enough. */
const SIZES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  store: { matches: 3000, 'large orders': 3800, orders: 3800, 'orders in one match': 11_520 },
  bots: { 'tables of bots': 1200 },
  doorway: { 'refused upgrades': 15_000 },
  'doorway with few files': { 'refused upgrades': 15_000 },
  crowd: { silent: 2000, unfinished: 6000, 'new people': 62_380, tables: 600, packs: 500, records: 2000 },
};

for (const [name, size] of Object.entries(SIZES))
  test(`under the attack "${name}" others play on, and the server stops when it is told to`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'orrery-siege-'));
    const server = await startProcess(folder);
    let child: ChildProcess | null = null;
    try {
      const ended = name === 'crowd' ? await endedGames(server) : [];
      if (name === 'doorway with few files') spawnSync('prlimit', ['--pid', String(server.child.pid), '--nofile=1024:1024']);
      const players = (await Promise.all(Array.from({ length: TABLES }, (_, i) => pair(server, i, THINKING)))).flat();
      const alone = await againstBot(server);
      await new Promise((warm) => setTimeout(warm, WARM));
      for (const player of players) player.latencies = [];
      const before = alone.moves;
      let most = 0;
      const look = async (): Promise<void> => {
        most = Math.max(most, (await figure(server, 'process_resident_memory_bytes').catch(() => 0)) / 2 ** 20);
      };
      const watching = setInterval(() => void look(), 500);
      const began = performance.now();
      const cpu = await figure(server, 'process_cpu_seconds_total');
      const attackers = await attack(name.split(' ')[0] ?? '', server, ended);
      child = attackers.child;
      const seconds = (performance.now() - began) / 1000;
      clearInterval(watching);
      const latencies = players.flatMap((player) => player.latencies).toSorted((a, b) => a - b);
      const share = (part: number): number => latencies[Math.floor(latencies.length * part)] ?? Infinity;
      const spent = (await figure(server, 'process_cpu_seconds_total')) - cpu;
      const answered = alone.moves - before;
      const done = JSON.parse(attackers.said) as Readonly<Record<string, number>>;
      console.log(
        `${name}: ${JSON.stringify(done)} in ${seconds.toFixed(1)} s; ${latencies.length} moves, p50 ${share(0.5).toFixed(0)}, p99 ${share(0.99).toFixed(0)} ms, bot ${answered}, ${most.toFixed(0)} MB, ${spent.toFixed(1)} CPU-seconds`,
      );
      // Whoever comes now finds the door open, and so do the house's own.
      (await Player.arrive(server.url, 1000, { from: '127.202.0.1' })).close();
      expect((await fetch(`${server.http}/healthz`)).status).toBe(200);
      for (const [what, least] of Object.entries(size)) expect(done[what], what).toBeGreaterThanOrEqual(least);
      expect(latencies.length).toBeGreaterThan(TABLES * 2 * seconds);
      expect(answered).toBeGreaterThan(0);
      expect(share(0.99)).toBeLessThan(150);
      expect(most).toBeLessThan(400);
    } finally {
      const began = performance.now();
      await server.kill('SIGTERM');
      child?.kill('SIGKILL');
      expect(performance.now() - began).toBeLessThan(10_000);
      rmSync(folder, { recursive: true, force: true });
    }
  });
