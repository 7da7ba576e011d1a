/** The clock on the wall is set by other programs and by people; tables go on by a clock of their own. */
import { afterEach, expect, test, vi } from 'vitest';
import { Guest, deal } from './testing/guest.ts';
import { testServer, type TestServer } from './testing/place.ts';
import { steadyTime } from './time.ts';

let server: TestServer | null = null;
afterEach(async () => {
  vi.restoreAllMocks();
  await server?.end();
  server = null;
});

const HOUR = 3_600_000;
/** A clock that only goes forward. */
const from = (start: number): (() => number) => {
  const origin = performance.now();
  return () => Math.floor(start + performance.now() - origin);
};
/** The wall clock of this process, put forward or back. */
function step(milliseconds: number): void {
  const { now } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + milliseconds);
}

test('a steady clock goes on where the wall is put back or forward', () => {
  const time = steadyTime(from(1_000_000), () => {});
  const seen = [time.now()];
  step(-HOUR);
  seen.push(time.now());
  vi.restoreAllMocks();
  step(HOUR);
  seen.push(time.now());
  time.stop();
  expect(seen.every((at, i) => i === 0 || (at >= (seen[i - 1] ?? 0) && at < 1_060_000))).toBe(true);
});

test('a step of the wall is noticed, once', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] });
  const steps: number[] = [];
  const time = steadyTime(from(Date.now()), (by) => steps.push(by));
  vi.advanceTimersByTime(20_000);
  vi.setSystemTime(Date.now() - HOUR);
  vi.advanceTimersByTime(20_000);
  time.stop();
  vi.useRealTimers();
  expect(steps).toEqual([-HOUR]);
});

const move = async (guests: readonly Guest[], match: string): Promise<void> => {
  const isAsked = (guest: Guest): boolean => (guest.updates.get(match)?.open.length ?? 0) > 0;
  await guests[0]?.until(() => guests.some(isAsked), 'a question');
  const asked = guests.find(isAsked);
  const update = asked?.updates.get(match);
  if (!asked || !update) throw new Error('nobody is asked');
  await asked.must({ do: 'answer', match, n: update.n, choice: update.open[0] ?? 0 });
  await asked.until(() => (asked.updates.get(match)?.n ?? 0) > update.n, 'the own answer');
};

test.each([-HOUR, HOUR])('banks survive a wall clock put by %i ms, and a restart after it', async (by) => {
  server = await testServer();
  const guests = await Promise.all([Guest.arrive(server.url), Guest.arrive(server.url)]);
  const match = await deal('duel', guests, { clock: { kind: 'bank', seconds: 60, increment: 0 }, timeout: 'resign' });
  await move(guests, match);
  const banks = (): number => (guests[0]?.updates.get(match)?.times ?? []).reduce((sum, { left }) => sum + left, 0);
  const before = banks();
  const spent = performance.now() + 50;
  step(by);
  while (performance.now() < spent) await new Promise((done) => setTimeout(done, 10));
  for (let i = 0; i < 3; i++) await move(guests, match);
  // What was thought while the wall was set is paid for, and nothing else.
  await expect.poll(() => before - banks()).toBeGreaterThanOrEqual(40);
  for (const guest of guests) for (const { left } of guest.updates.get(match)?.times ?? []) expect(left).toBeGreaterThan(30_000);
  server = await server.restart();
  const again = await Promise.all(guests.map(({ token }) => Guest.arrive(server?.url ?? '', { token })));
  for (const guest of again) await guest.must({ do: 'watch', match });
  for (let i = 0; i < 3; i++) await move(again, match);
  for (const guest of again) {
    expect(guest.tables.get(match)?.status).toBe('running');
    for (const { left } of guest.updates.get(match)?.times ?? []) expect(left).toBeGreaterThan(30_000);
  }
});
