import type { Notices, SeatTime } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Guest, deal, type Answered } from '../testing/guest.ts';
import { HandTime, testServer, type TestServer } from '../testing/place.ts';
import { daysLeft } from './leave.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const clock = { kind: 'move', seconds: 86_400 } as const;

let server: TestServer | null = null;
let time = new HandTime();
beforeEach(async () => {
  time = new HandTime();
  server = await testServer({ time }, { ORRERY_LOOK_SECONDS: '1200' });
});
afterEach(() => server?.end());

const arrive = (given: { readonly token?: string; readonly name?: string } = {}): Promise<Guest> => Guest.arrive(server?.url ?? '', given);
const pass = (milliseconds: number): Promise<void> => time.pass(milliseconds, () => server?.settled() ?? Promise.resolve());
const codeOf = (answered: Answered): string => ('no' in answered ? answered.no.code : 'ok');
const take = async (guest: Guest, days: number): Promise<Notices['holiday']> =>
  ((await guest.must({ do: 'holiday', days })) as unknown as Notices).holiday;

/** How a table stands for somebody who comes to it now. */
async function look(token: string, match: string): Promise<{ readonly status: string; readonly times: readonly SeatTime[] }> {
  const guest = await arrive({ token });
  await guest.must({ do: 'watch', match });
  const found = { status: guest.tables.get(match)?.status ?? '', times: guest.updates.get(match)?.times ?? [] };
  await guest.leave();
  return found;
}

async function duel(more: Parameters<typeof deal>[2] = {}): Promise<{ match: string; ann: Guest; bob: Guest }> {
  const [ann, bob] = [await arrive({ name: 'Ann' }), await arrive({ name: 'Bob' })];
  return { ann, bob, match: await deal('duel', [ann, bob], { clock, timeout: 'resign', ...more }) };
}

test('on holiday the clocks of games over days stand still, for everybody to see, and go on where they stood', async () => {
  const { match, ann, bob } = await duel();
  await pass(20 * HOUR);
  const until = time.now() + 3 * DAY;
  expect(await take(ann, 3)).toEqual({ until, left: 27, of: 30 });
  await bob.until(() => bob.tables.get(match)?.seats[0]?.holiday === until, 'the holiday');
  expect((await look(bob.token, match)).times[0]).toEqual({ left: 4 * HOUR, since: until });
  await pass(3 * DAY + 4 * HOUR - 1000);
  expect((await look(bob.token, match)).status).toBe('running');
  await pass(2000);
  expect((await look(bob.token, match)).status).toBe('ended');
});

test('a holiday that is ended early gives its days back, and the clock goes on at once', async () => {
  const { match, ann, bob } = await duel();
  await take(ann, 10);
  await pass(4 * DAY);
  expect(await take(ann, 0)).toEqual({ until: null, left: 26, of: 30 });
  expect((await look(bob.token, match)).times[0]).toEqual({ left: DAY, since: time.now() });
  await pass(DAY + 1000);
  expect((await look(bob.token, match)).status).toBe('ended');
});

test('whoever moves all the same may; what is asked next waits for the end of the holiday, after a restart too', async () => {
  const { match, ann, bob } = await duel();
  await take(ann, 2);
  await take(bob, 5);
  const { n = 0, open = [] } = ann.updates.get(match) ?? {};
  await ann.must({ do: 'answer', match, n, choice: open[0] ?? 0 });
  const until = time.now() + 5 * DAY;
  expect((await look(ann.token, match)).times[1]).toEqual({ left: DAY, since: until });
  server = (await server?.restart()) ?? null;
  await pass(5 * DAY + HOUR);
  expect(await look(ann.token, match)).toMatchObject({ status: 'running', times: [{}, { left: DAY, since: until }] });
});

test('a table begun during a holiday has it too; a quick one has none', async () => {
  const ann = await arrive({ name: 'Ann' });
  const { until } = await take(ann, 5);
  const slow = await deal('duel', [ann, await arrive({ name: 'Bob' })], { clock });
  const quick = await deal('duel', [ann, await arrive({ name: 'Eve' })], { clock: { kind: 'bank', seconds: 600, increment: 10 } });
  await pass(25 * 60_000);
  await ann.until(() => ann.tables.get(slow)?.seats[0]?.holiday === until, 'the holiday');
  expect(ann.tables.get(quick)?.seats[0]?.holiday).toBeUndefined();
});

test('thirty days within a year, one holiday at a time', async () => {
  const ann = await arrive({ name: 'Ann' });
  await take(ann, 20);
  expect(codeOf(await ann.ask({ do: 'holiday', days: 1 }))).toBe('on-holiday');
  await pass(20 * DAY);
  expect(codeOf(await ann.ask({ do: 'holiday', days: 11 }))).toBe('no-days-left');
  expect((await take(ann, 10)).left).toBe(0);
  expect(codeOf(await ann.ask({ do: 'holiday', days: 31 }))).toBe('wrong-fields');
  const spent = [{ start: 100 * DAY, stop: 120 * DAY }];
  expect([daysLeft([], 0), daysLeft(spent, 130 * DAY), daysLeft(spent, 475 * DAY), daysLeft(spent, 486 * DAY)]).toEqual([30, 10, 20, 30]);
});
