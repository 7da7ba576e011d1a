/**
 * No acknowledged move lost: a real server process under load is killed again and again without warning; after each start every command it ever
 * acknowledged must be in its match exactly once, every match must load, and all of them go on.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quick } from '@orrery/kernel';
import { openSqlite } from '@orrery/store';
import { startProcess, type ServerProcess } from '../bench/process.ts';
import type { TableRecord } from '../table/record.ts';
import { Guest, shuffle } from './guest.ts';

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** One match of two people who play on whatever happens to the server. */
class Pair {
  readonly tokens: string[] = [];
  match = '';
  /** Commands the server said yes to. */
  readonly acknowledged = new Set<string>();
  /** The command under way when the connection broke: stored or not, but never twice. */
  pending: { readonly seat: number; readonly id: string; readonly n: number; readonly choice: number } | null = null;
  readonly #seed: number;
  #count = 0;

  constructor(seed: number) {
    this.#seed = seed;
  }

  async begin(server: ServerProcess): Promise<void> {
    const guests = [await Guest.arrive(server.url, { name: 'Ada' }), await Guest.arrive(server.url, { name: 'Bob' })] as const;
    this.tokens.splice(0, 2, guests[0].token, guests[1].token);
    const made = await guests[0].must({ do: 'create', game: 'liberation', seats: [{ kind: 'me' }, { kind: 'open' }] });
    this.match = String(made['match']);
    await guests[1].must({ do: 'join', match: this.match });
    for (const guest of guests) await guest.must({ do: 'watch', match: this.match });
    await shuffle(this.match, guests);
    for (const guest of guests) await guest.leave();
  }

  /** Plays until the connection breaks. */
  async play(server: ServerProcess): Promise<void> {
    try {
      const guests = await Promise.all(this.tokens.map((token) => Guest.arrive(server.url, { token })));
      const watched = await Promise.all(guests.map((guest) => guest.ask({ do: 'watch', match: this.match })));
      if (watched.some((answered) => 'no' in answered)) return;
      const chance = quick(this.#seed * 1000 + this.#count);
      if (this.pending) {
        // What was under way is sent again under its old id.
        const { seat, id, n, choice } = this.pending;
        const answered = await (guests[seat] as Guest).ask({ do: 'answer', match: this.match, n, choice }, id);
        if ('ok' in answered) this.acknowledged.add(id);
        else if (answered.no.code === 'connection-lost') return;
        else throw new Error(`a command sent again was refused: ${answered.no.code}`);
        this.pending = null;
      }
      for (;;) {
        const seat = guests.findIndex((guest) => (guest.updates.get(this.match)?.open.length ?? 0) > 0);
        if (seat < 0) {
          if (guests.some(({ closed }) => closed)) return;
          if (guests[0]?.tables.get(this.match)?.status === 'ended') return;
          await pause(1);
          continue;
        }
        const guest = guests[seat] as Guest;
        const update = guest.updates.get(this.match);
        const open = update?.open ?? [];
        const id = `k${this.#seed}-${++this.#count}`;
        this.pending = { seat, id, n: update?.n ?? 0, choice: open[chance.below(open.length)] ?? 0 };
        const answered = await guest.ask({ do: 'answer', match: this.match, n: this.pending.n, choice: this.pending.choice }, id);
        if ('no' in answered) {
          if (answered.no.code === 'connection-lost' || answered.no.code === 'not-stored') return;
          throw new Error(`a listed choice was refused: ${JSON.stringify(answered.no)}`);
        }
        this.acknowledged.add(id);
        this.pending = null;
        const { at = 0 } = update ?? {};
        await guest.until(() => (guest.updates.get(this.match)?.at ?? 0) > at || guest.closed !== null, 'the own answer');
      }
    } catch (error) {
      if (!(error instanceof Error) || !/ECONN|connection|hang up|socket|closed|503/i.test(error.message)) throw error;
    }
  }
}

export interface KillReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
}

export async function killAgainAndAgain(kills: number, pairs: number, seed: number): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-kill-'));
  const chance = quick(seed);
  const environment = { ORRERY_BURST: '100000', ORRERY_PER_SECOND: '100000', ORRERY_BUDGETS: '1000', ORRERY_BOT_MILLISECONDS: '50' };
  const players = Array.from({ length: pairs }, (_, i) => new Pair(seed * 100 + i));
  try {
    let server = await startProcess(folder, environment);
    await Promise.all(players.map((pair) => pair.begin(server)));
    const count = (): number => players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
    for (let kill = 0; kill < kills; kill++) {
      const playing = Promise.all(players.map((pair) => pair.play(server)));
      // In the midst of it, on a fast machine and on a slow one: after so many answers, or when there are no more to come.
      const enough = count() + 3 + chance.below(30);
      let over = false;
      void playing.then(() => (over = true));
      while (count() < enough && !over) await pause(1);
      await pause(chance.below(12));
      await server.kill('SIGKILL');
      await playing;
      server = await startProcess(folder, environment);
    }
    // Whatever was under way is sent a last time, and the matches go on.
    const before = count();
    const playing = Promise.all(players.map((pair) => pair.play(server)));
    let over = false;
    void playing.then(() => (over = true));
    while (count() < before + pairs && !over) await pause(1);
    await server.kill('SIGTERM');
    await playing;
    return await check(folder, players, kills);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function check(folder: string, players: readonly Pair[], kills: number): Promise<KillReport> {
  const store = await openSqlite(folder);
  let acknowledged = 0;
  let lost = 0;
  let doubled = 0;
  for (const pair of players) {
    const rows = (await store.read(pair.match))?.rows ?? [];
    const counts = new Map<string, number>();
    for (const [i, { seq, body }] of rows.entries()) {
      if (seq !== i) throw new Error(`match ${pair.match} has a hole at ${i}`);
      const { cmd } = JSON.parse(body) as TableRecord;
      const id = cmd?.split('/')[1];
      if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    acknowledged += pair.acknowledged.size;
    for (const id of pair.acknowledged) if (!counts.has(id)) lost++;
    for (const count of counts.values()) if (count > 1) doubled++;
  }
  await store.close();
  return { kills, acknowledged, lost, doubled };
}
