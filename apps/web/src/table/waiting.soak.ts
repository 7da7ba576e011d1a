/**
 * How long a person waits in a whole game against five bots at the default pace, round by round. Pauses pass by hand and thoughts take their own time, so
 * that a game is measured in the time its bots need. ORRERY_WAITING_ROUNDS says how many rounds are measured at level 8.
 */
import { answer, type Thinkers } from '@orrery/bots/task';
import { commit } from '@orrery/kernel';
import { rex } from '@orrery/rex';
import { expect, test } from 'vitest';
import { LocalMatch } from './LocalMatch.ts';
import type { TableRecord } from './record.ts';
import type { Snapshot } from './table.ts';
import type { Clock } from './waits.ts';

const SECOND = 1000;
const secret = '5e'.repeat(32);

const recordOf = (level: number): TableRecord => ({
  id: 'waiting',
  game: 'rex',
  rules: rex.rules,
  options: { seats: 6, interruptPrivacy: 'fast' },
  pack: null,
  seats: Array.from({ length: 6 }, (_, i) => ({ kind: i === 0 ? 'person' : 'bot', name: '', level: i === 0 ? 0 : level })),
  seed: { commitment: commit(secret), nonces: Array.from({ length: 6 }, () => '0a'.repeat(16)), match: 'waiting', secret },
  log: [],
  started: 0,
  touched: 0,
  ended: null,
});

interface Waited {
  readonly rounds: readonly number[];
  /** The longest time in which nothing was told and nothing asked. */
  readonly silence: number;
}

async function waited(level: number, rounds: number): Promise<Waited> {
  let skipped = 0;
  const clock: Clock = {
    now: () => performance.now() + skipped,
    rest: (milliseconds) => {
      skipped += milliseconds;
      return Promise.resolve();
    },
  };
  const thinkers: Thinkers = { ask: answer, close: async () => undefined };
  const waits: number[] = [];
  let silence = 0;
  /** When something was last shown, and when it was news. */
  let [since, heard] = [clock.now(), clock.now()];
  let length = 0;
  let wake = (): void => undefined;
  let now: Snapshot | null = null;
  const round = (): number => (now?.known?.view as { readonly round?: number } | undefined)?.round ?? 0;
  const show = (snapshot: Snapshot): void => {
    const time = clock.now();
    const during = round();
    now = snapshot;
    waits[during] = (waits[during] ?? 0) + time - since;
    silence = Math.max(silence, time - heard);
    since = time;
    const told = snapshot.known?.past.length ?? 0;
    if (told !== length || snapshot.stage === 'decide') heard = time;
    length = told;
    wake();
  };
  const record = recordOf(level);
  const table = await LocalMatch.open(record, async () => undefined, thinkers, 'calm', show, clock);
  for (;;) {
    const { stage, answersItself, viewer, known, open } = now as unknown as Snapshot;
    if (stage === 'over' || round() > rounds) return { rounds: waits.slice(1, rounds + 1), silence };
    if (stage !== 'decide' || answersItself || viewer === null || !known) {
      await new Promise<void>((done) => (wake = done));
      continue;
    }
    const question = {
      ask: 'decide',
      table: { game: 'rex', options: record.options },
      entrant: 'level:1',
      known,
      open,
      seed: known.past.length,
    } as const;
    const choice = await answer(question);
    since = heard = clock.now();
    await table.answer(choice);
  }
}

const seconds = (milliseconds: number): number => Math.round(milliseconds / 100) / 10;

test.each([
  [3, 10, 25],
  [8, Number(process.env['ORRERY_WAITING_ROUNDS'] ?? 3), 60],
])('Rex against five bots of level %i', async (level, most, limit) => {
  const { rounds, silence } = await waited(level, most);
  process.stdout.write(`level ${level}: ${rounds.map(seconds).join(', ')} s by round; longest silence ${seconds(silence)} s\n`);
  expect(rounds.length).toBeGreaterThan(0);
  expect(Math.max(...rounds)).toBeLessThan(limit * SECOND);
  expect(silence).toBeLessThan(8 * SECOND);
});
