/** Pairs of players who play one game after another, as fast as they can or at their ease, and what that costs the servers they are at. */
import { GAMES } from '@orrery/games/list';
import { Player } from './player.ts';
import { figure, type ServerProcess } from './process.ts';

/** Matches for each server: what goes to the disk together is cheap by being many, so each needs as much to do as it would alone. */
const MATCHES = 50;
/** Measured is a server that has been running for a while: so many moves, or as many as a slow machine makes in this time; with several servers, each of them. */
const WARM_UP = { moves: 120_000, milliseconds: 40_000 };
const SPAN = 8000;
/** A load of one move after another has no human pauses for the token bucket to count on. */
export const unlimited = { ORRERY_BURST: '1000000', ORRERY_PER_SECOND: '1000000', ORRERY_BUDGETS: '1000000' };

export const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
export const rounded = (value: number): number => Math.round(value * 100) / 100;
export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
/** Below which so large a part of some values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}

/** Two players, each at a server, who start a new game whenever one has ended. */
export async function pair(left: ServerProcess, right: ServerProcess, seed: number, wait = 0): Promise<readonly [Player, Player]> {
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

export interface LoadPlan {
  /** Whether the players of a match are at different servers. */
  readonly apart?: boolean;
  /** Matches at all servers together. */
  readonly matches?: number;
  /** Milliseconds before each move. */
  readonly wait?: number;
  readonly warmUp?: Readonly<typeof WARM_UP>;
  /** CPU-seconds that whatever is beside the servers has used. */
  readonly beside?: () => readonly number[];
}

export interface Load {
  readonly moves: number;
  readonly seconds: number;
  /** CPU-seconds of the servers' processes, all their threads, and of each thing beside them. */
  readonly cpu: number;
  readonly beside: readonly number[];
  readonly latencies: readonly number[];
}

/** What a while of play costs. */
export async function load(servers: readonly ServerProcess[], plan: LoadPlan = {}): Promise<Load> {
  const { apart = false, matches = MATCHES * servers.length, wait = 0, warmUp = WARM_UP, beside = () => [] } = plan;
  const at = (i: number): ServerProcess => servers[i % servers.length] as ServerProcess;
  const players = (await Promise.all(Array.from({ length: matches }, (_, i) => pair(at(i), at(apart ? i + 1 : i), i, wait)))).flat();
  const moves = (): number => sum(players.map((player) => player.moves));
  const used = async (): Promise<number> => sum(await Promise.all(servers.map((server) => figure(server, 'process_cpu_seconds_total'))));
  const end = performance.now() + warmUp.milliseconds * servers.length;
  while (moves() < warmUp.moves * servers.length && performance.now() < end) await pause(50);
  for (const player of players) player.latencies = [];
  const before = { cpu: await used(), beside: beside(), moves: moves() };
  await pause(SPAN);
  const after = { cpu: await used(), beside: beside(), moves: moves() };
  for (const player of players) player.close();
  return {
    moves: after.moves - before.moves,
    seconds: SPAN / 1000,
    cpu: after.cpu - before.cpu,
    beside: after.beside.map((used, i) => used - (before.beside[i] ?? 0)),
    latencies: players.flatMap(({ latencies }) => latencies),
  };
}
