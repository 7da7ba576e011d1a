/** A tournament of bots and two people over a server that is killed again and again without warning: it comes to its end, and nothing in it happened twice. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quick } from '@orrery/kernel';
import type { TournamentView } from '@orrery/protocol';
import { openSqlite } from '@orrery/store';
import { startProcess, type ServerProcess } from '../bench/process.ts';
import { contend } from './contender.ts';
import { Guest } from './guest.ts';

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export interface TournamentTrial {
  readonly bots: number;
  readonly level: string;
  readonly rounds: number;
  readonly kills: number;
  readonly seed: number;
}

export interface TournamentOutcome {
  readonly state: string;
  readonly round: number;
  /** Points of everybody together. */
  readonly points: number;
  readonly kills: number;
  /** Pairs that met twice, entrants missing in a round or there twice, and boards whose points are not one. */
  readonly faults: readonly string[];
}

export async function tournamentOverKills({ bots, level, rounds, kills, seed }: TournamentTrial): Promise<TournamentOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-tournament-'));
  const chance = quick(seed);
  const environment = { ORRERY_BURST: '100000', ORRERY_PER_SECOND: '100000', ORRERY_BUDGETS: '1000', ORRERY_BOT_MILLISECONDS: '50' };
  let server: ServerProcess = await startProcess(folder, environment);
  try {
    const first = await Promise.all(['Ada', 'Bob'].map((name) => Guest.arrive(server.url, { name })));
    const tokens = first.map(({ token }) => token);
    const held = (await first[0]?.must({
      do: 'hold',
      name: 'Over kills',
      game: 'liberation',
      kind: 'swiss',
      seats: 2,
      rounds,
      clock: { kind: 'bank', seconds: 3600, increment: 10 },
      most: 64,
      starts: 3600,
      pause: 0,
      bots,
      level,
      abandoned: 'bot',
    })) as unknown as TournamentView;
    for (const guest of first) await guest.must({ do: 'enter', of: held.id });
    await first[0]?.must({ do: 'begin', of: held.id });
    for (const guest of first) await guest.leave();
    /** Both play, until it is over or the server is gone. */
    const play = async (): Promise<TournamentView | null> => {
      const guests = await Promise.all(tokens.map((token) => Guest.arrive(server.url, { token })));
      const [seen = null] = await Promise.all(guests.map((guest, i) => contend(guest, held.id, quick(seed + i))));
      for (const guest of guests) guest.vanish();
      return seen;
    };
    let last: TournamentView | null = null;
    let killed = 0;
    for (; killed < kills && !last; killed++) {
      const playing = play();
      await Promise.race([playing, pause(300 + chance.below(1500))]);
      await server.kill('SIGKILL');
      last = await playing.catch(() => null);
      server = await startProcess(folder, environment);
    }
    while (!last) last = await play();
    await server.kill('SIGTERM');
    const { points, ...outcome } = await aftermath(folder, held.id, bots + tokens.length);
    return { ...outcome, points: Object.values(points).reduce((all, one) => all + one, 0), kills: killed };
  } finally {
    await server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the store holds of a tournament in which so many played: everybody's points, by name or number, and what is wrong with it. */
export async function aftermath(
  folder: string,
  id: string,
  count: number,
): Promise<Omit<TournamentOutcome, 'kills' | 'points'> & { readonly points: Readonly<Record<string, number>> }> {
  const store = await openSqlite(folder);
  const { tournaments } = store.people;
  const [found, boards, entrants] = [await tournaments.find(id), await tournaments.boards(id), await tournaments.entrants(id)];
  await store.close();
  const faults: string[] = [];
  const met = new Set<string>();
  const points = entrants.map(() => 0);
  for (const [round, list] of Map.groupBy(boards, (board) => board.round)) {
    const sat = list.flatMap(({ seats }) => JSON.parse(seats) as number[]).toSorted((a, b) => a - b);
    if (sat.join() !== Array.from({ length: count }, (_, i) => i).join()) faults.push(`round ${round}: ${sat.join()}`);
    for (const { seats, points: got } of list) {
      const pair = (JSON.parse(seats) as number[]).toSorted((a, b) => a - b).join();
      if (met.has(pair)) faults.push(`${pair} met twice`);
      met.add(pair);
      const each = got === '' ? [] : (JSON.parse(got) as number[]);
      const sum = each.reduce((all, one) => all + one, 0);
      if (sum !== 1) faults.push(`round ${round}, ${pair}: ${sum}`);
      for (const [seat, number] of (JSON.parse(seats) as number[]).entries()) points[number] = (points[number] ?? 0) + (each[seat] ?? 0);
    }
  }
  const named = entrants.map(({ name, number }) => [name || `${number}`, points[number] ?? 0] as const);
  return { state: found?.state ?? '', round: found?.round ?? 0, points: Object.fromEntries(named), faults };
}
