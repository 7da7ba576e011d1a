/** The clock on the wall is set by other programs and by people; tables go on by a clock of their own. */
import { afterEach, expect, test, vi } from 'vitest';
import { Guest, deal } from './testing/guest.ts';
import { testServer, type TestServer } from './testing/place.ts';
import { steadyTime } from './time.ts';

let server: TestServer | null = null;
afterEach(async () => {
  vi.useRealTimers();
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

/** Time by hand, for the wall and for the clock that only goes forward. */
const byHand = (): unknown =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] });

test.each([-HOUR, 0, HOUR])('what is to happen happens at its time, though the wall is put by %i ms meanwhile', (by) => {
  byHand();
  const time = steadyTime(from(1_000_000), () => {});
  const rung: string[] = [];
  const start = time.now();
  time.at(start + 10 * 60_000, () => rung.push('soon'));
  // Further away than a timer of the platform goes.
  time.at(start + 30 * 24 * HOUR, () => rung.push('late'));
  const callOff = time.at(start + 10 * 60_000, () => rung.push('called off'));
  vi.setSystemTime(Date.now() + by);
  time.at(start + 5 * 60_000, () => rung.push('first'));
  callOff();
  vi.advanceTimersByTime(5 * 60_000 - 1);
  expect(rung).toEqual([]);
  vi.advanceTimersByTime(2);
  expect(rung).toEqual(['first']);
  vi.advanceTimersByTime(5 * 60_000 - 2);
  expect(rung).toEqual(['first']);
  vi.advanceTimersByTime(2);
  expect(rung).toEqual(['first', 'soon']);
  vi.advanceTimersByTime(30 * 24 * HOUR - 10 * 60_000 - 2);
  expect(rung).toEqual(['first', 'soon']);
  vi.advanceTimersByTime(2);
  expect(rung).toEqual(['first', 'soon', 'late']);
  time.stop();
});

test('a step of the wall is noticed, once', () => {
  byHand();
  const steps: number[] = [];
  const time = steadyTime(from(Date.now()), (by) => steps.push(by));
  vi.advanceTimersByTime(20_000);
  vi.setSystemTime(Date.now() - HOUR);
  vi.advanceTimersByTime(20_000);
  time.stop();
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

/** Less than the wall is put by, and far more than a busy machine takes. */
const BANK = (HOUR * 3) / 4;

test.each([-HOUR, HOUR])('banks survive a wall clock put by %i ms, and a restart after it', async (by) => {
  server = await testServer();
  const guests = await Promise.all([Guest.arrive(server.url), Guest.arrive(server.url)]);
  const match = await deal('duel', guests, { clock: { kind: 'bank', seconds: BANK / 1000, increment: 0 }, timeout: 'resign' });
  await move(guests, match);
  const banks = (): number => (guests[0]?.updates.get(match)?.times ?? []).reduce((sum, { left }) => sum + left, 0);
  const before = banks();
  const spent = performance.now() + 50;
  step(by);
  while (performance.now() < spent) await new Promise((done) => setTimeout(done, 10));
  for (let i = 0; i < 3; i++) await move(guests, match);
  // What was thought while the wall was set is paid for, and nothing else.
  await expect.poll(() => before - banks()).toBeGreaterThanOrEqual(40);
  const kept = (guest: Guest): void => {
    for (const { left } of guest.updates.get(match)?.times ?? []) {
      expect(left).toBeGreaterThan(BANK / 2);
      expect(left).toBeLessThanOrEqual(BANK);
    }
  };
  guests.forEach(kept);
  server = await server.restart();
  const again = await Promise.all(guests.map(({ token }) => Guest.arrive(server?.url ?? '', { token })));
  for (const guest of again) await guest.must({ do: 'watch', match });
  for (let i = 0; i < 3; i++) await move(again, match);
  for (const guest of again) {
    expect(guest.tables.get(match)?.status).toBe('running');
    kept(guest);
  }
});
