/** Any process serves any table: clients connect anywhere, and what one process has stored the others show. */
import { openPostgres } from '@orrery/store/postgres';
import { newDatabase } from '@orrery/store/private';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { startRedis } from '../cluster/privateRedis.ts';
import type { TableRecord } from '../table/record.ts';
import { Guest, deal, playOut, type Answered } from '../testing/guest.ts';
import { house, type House, type HouseOptions } from '../testing/house.ts';
import { HandTime, testServer } from '../testing/place.ts';
import { silence, type Bus } from './bus.ts';
import { redisBus } from './redisBus.ts';

const beside = inject('postgres');
let here: House | null = null;
afterEach(async () => {
  await here?.end();
  here = null;
});

async function open(options: HouseOptions = {}): Promise<House> {
  here = await house(beside, options);
  return here;
}

/** People, each at another process. */
const people = (count: number): Promise<Guest[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => Guest.arrive(here?.url ?? '', { name: `Guest ${i}` })));

const first = ([choice = 0]: readonly number[]): number => choice;

/** The log of a match as the database has it, and so every process once it has read it. */
async function log(match: string): Promise<TableRecord[]> {
  await here?.tables.settled();
  const [server] = here?.servers ?? [];
  const replay = await server?.tables.find(match);
  const rows: TableRecord[] = [];
  await replay?.look((table) => table.log.forEach(([seat, choice]) => rows.push({ k: 'answer', seat, choice })));
  return rows;
}

describe('a game between processes', () => {
  test('is played to its end, everybody shown the same as at one process', async () => {
    const { servers } = await open();
    const guests = await people(2);
    const match = await deal('duel', guests);
    await playOut(match, guests, first);
    const watcher = await Guest.arrive(servers[2]?.url ?? '');
    await watcher.must({ do: 'watch', match });
    for (const guest of [...guests, watcher]) await guest.until(() => guest.tables.get(match)?.status === 'ended', 'the end');
    const ends = [...guests, watcher].map((guest) => JSON.stringify(guest.tables.get(match)?.end));
    expect(new Set(ends).size).toBe(1);
    const replays = await Promise.all(servers.map(async ({ http }) => (await fetch(`${http}/api/matches/${match}/replay`)).text()));
    expect(new Set(replays).size).toBe(1);
  });

  test('where all answer at the same time at different processes every answer is taken, once', async () => {
    await open();
    const guests = await people(3);
    const match = await deal('conclave', guests);
    await playOut(match, guests, first);
    for (const guest of guests) await guest.until(() => guest.tables.get(match)?.status === 'ended', 'the end');
    for (const guest of guests) expect(guest.frames.filter((frame) => frame.includes('"no"'))).toEqual([]);
  });

  test('talk and presence cross', async () => {
    const { servers } = await open();
    const [ada, bob] = (await people(2)) as [Guest, Guest];
    const match = await deal('duel', [ada, bob]);
    await ada.must({ do: 'chat', match, room: 'table', text: 'good luck' });
    await bob.until(() => bob.chat.some(({ text }) => text === 'good luck'), 'the line');
    await ada.until(() => ada.tables.get(match)?.here === 3, 'both to be there');
    const watcher = await Guest.arrive(servers[2]?.url ?? '');
    await watcher.must({ do: 'watch', match });
    await ada.until(() => ada.tables.get(match)?.watchers === 1, 'somebody to watch');
    await watcher.leave();
    await bob.leave();
    await ada.until(() => ada.tables.get(match)?.here === 1 && ada.tables.get(match)?.watchers === 0, 'the others to be gone');
  });

  test('a line of talk that comes while somebody at another process writes reaches them all the same', async () => {
    await open();
    const guests = (await people(3)) as [Guest, Guest, Guest];
    const match = await deal('conclave', guests);
    // All at once: of each round one process is first, and the others take in what it wrote while they try again.
    for (let round = 0; round < 5; round++)
      await Promise.all(guests.map((guest, i) => guest.must({ do: 'chat', match, room: 'table', text: `${round} ${i}` })));
    const all = Array.from({ length: 15 }, (_, i) => `${Math.floor(i / 3)} ${i % 3}`);
    for (const guest of guests) {
      await guest.until(() => guest.chat.length >= all.length, 'every line');
      expect(new Set(guest.chat.map(({ text }) => text))).toEqual(new Set(all));
      expect(guest.chat).toHaveLength(all.length);
    }
    expect(new Set(guests.map((guest) => JSON.stringify(guest.chat))).size).toBe(1);
  });

  test('goes on where nobody hears anybody: tables follow the store', async () => {
    await open({ silent: true, beat: 10 });
    const guests = await people(2);
    const match = await deal('duel', guests);
    await playOut(match, guests, first, 6);
    expect(await log(match)).toHaveLength(6);
  });

  test('somebody who comes from another process is shown everything at once, whatever this one has heard', async () => {
    const { servers } = await open({ silent: true, beat: 3_600_000 });
    const guests = await people(1);
    const [ada] = guests as [Guest];
    // Every process has the table in memory as it was at the beginning.
    const made = await ada.must({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'bot' }] });
    const match = String(made['match']);
    for (const { tables } of servers) await tables.find(match);
    await ada.must({ do: 'chat', match, room: 'table', text: 'one' });
    for (const { url } of servers) {
      const again = await Guest.arrive(url, { token: ada.token });
      await again.must({ do: 'watch', match });
      expect(again.chat.map(({ text }) => text)).toEqual(['one']);
      // A resend is known everywhere.
      await again.leave();
    }
  });

  test('whoever was second reads what is new, and not the match again', async () => {
    const address = await newDatabase(beside);
    let reads = 0;
    const counted = new Proxy(await openPostgres(address), {
      get(store, name) {
        if (name === 'read') reads++;
        const found: unknown = Reflect.get(store, name, store);
        return typeof found === 'function' ? found.bind(store) : found;
      },
    });
    // Neither hears of the other: each believes to be the first.
    const around = { bus: silence(), beat: 3_600_000 };
    const servers = [await testServer(around, { ORRERY_STORE: address }), await testServer({ ...around, store: counted })];
    const [ada, bob] = (await Promise.all(servers.map(({ url }) => Guest.arrive(url)))) as [Guest, Guest];
    const made = await ada.must({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const match = String(made['match']);
    await bob.must({ do: 'join', match });
    await bob.must({ do: 'watch', match });
    const before = reads;
    for (let line = 0; line < 3; line++) {
      await ada.must({ do: 'chat', match, room: 'table', text: `Ada ${line}` });
      await bob.must({ do: 'chat', match, room: 'table', text: `Bob ${line}` });
    }
    expect(bob.chat.map(({ text }) => text)).toEqual(['Ada 0', 'Bob 0', 'Ada 1', 'Bob 1', 'Ada 2', 'Bob 2']);
    const conflicts = await (await fetch(servers[1]?.metrics ?? '')).text();
    expect(Number(/^orrery_conflicts_total (\d+)$/m.exec(conflicts)?.[1])).toBeGreaterThan(2);
    expect(reads).toBe(before);
    for (const server of servers) await server.end();
  });

  test('a command sent again to another process is carried out once', async () => {
    const { servers } = await open({ silent: true, beat: 3_600_000 });
    const [ada] = (await people(1)) as [Guest];
    const made = await ada.must({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'bot' }] });
    const match = String(made['match']);
    for (const { tables } of servers) await tables.find(match);
    for (const { url } of servers) {
      const again = await Guest.arrive(url, { token: ada.token });
      await again.must({ do: 'chat', match, room: 'table', text: 'once' }, 'the-same-id');
      await again.leave();
    }
    await ada.must({ do: 'watch', match });
    expect(ada.chat.map(({ text }) => text)).toEqual(['once']);
  });
});

describe('what a table does by itself', () => {
  test('a time-out fires once, with three processes that show the table', async () => {
    const time = new HandTime();
    await open({ time });
    const guests = await people(2);
    const match = await deal('duel', guests, { clock: { kind: 'move', seconds: 10 }, timeout: 'fallback' });
    const before = (await log(match)).length;
    const shown = guests.map((guest) => guest.updates.get(match)?.at ?? 0);
    const settled = (): Promise<void> => here?.tables.settled() ?? Promise.resolve();
    await time.pass(10_500, settled);
    await expect
      .poll(async () => {
        await time.pass(50, settled);
        return guests.every((guest, i) => (guest.updates.get(match)?.at ?? 0) > (shown[i] ?? 0));
      })
      .toBe(true);
    const seats = (await log(match)).slice(before).map((record) => (record.k === 'answer' ? record.seat : -1));
    expect(new Set(seats).size).toBe(1);
  });

  test('bots answer once, and go on when the process that thought for them has left', async () => {
    const { servers } = await open({ beat: 50 });
    const [ada] = (await people(1)) as [Guest];
    const watchers = await Promise.all(servers.map(({ url }) => Guest.arrive(url)));
    const match = await deal('conclave', [ada], { bots: 2, spectators: 'public' });
    for (const watcher of watchers) await watcher.must({ do: 'watch', match });
    await playOut(match, [ada], first, 2);
    const leader = servers.findIndex(({ tables }) => tables.leads(match));
    await servers[leader]?.close();
    const again = await Guest.arrive(servers[(leader + 1) % 3]?.url ?? '', { token: ada.token });
    await again.must({ do: 'watch', match });
    await playOut(match, [again], first);
    await again.until(() => again.tables.get(match)?.status === 'ended', 'the end');
  });

  test('what a process left undone another does', async () => {
    const store = await newDatabase(beside);
    const time = new HandTime();
    const first = await testServer({ beat: 20, time }, { ORRERY_STORE: store });
    const ada = await Guest.arrive(first.url);
    const bob = await Guest.arrive(first.url);
    const match = await deal('duel', [ada, bob], { clock: { kind: 'move', seconds: 10 }, timeout: 'resign' });
    await first.close();
    const second = await testServer({ beat: 20, time }, { ORRERY_STORE: store });
    await time.pass(11_000, () => second.tables.settled());
    // Nobody looks at the table: it is found by its time.
    const database = await openPostgres(store);
    await expect.poll(async () => (await database.list('running', 9)).length + (await database.due()).length).toBe(0);
    await database.close();
    const again = await Guest.arrive(second.url, { token: ada.token });
    await again.must({ do: 'watch', match });
    expect(again.tables.get(match)?.end).toMatchObject({ ended: 'timeout' });
    await second.end();
    await first.end();
  });
});

test('one person has one budget, over all processes', async () => {
  const { servers } = await open({ environment: { ORRERY_BUDGETS: '1' } });
  const [ada] = (await people(1)) as [Guest];
  const tabs = await Promise.all(servers.map(({ url }) => Guest.arrive(url, { token: ada.token })));
  const [tab, ...others] = tabs as [Guest, ...Guest[]];
  const make = (guest: Guest): Promise<Answered> => guest.ask({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] });
  for (let made = 0; 'ok' in (await make(tab)); made++) expect(made).toBeLessThan(25);
  // Each of the others finds out with its first, well before its own budget is used up.
  for (const other of others) {
    let more = 0;
    await expect
      .poll(async () => {
        const answered = await make(other);
        if ('ok' in answered) more++;
        return answered;
      })
      .toMatchObject({ no: { code: 'slow-down' } });
    expect(more).toBeLessThan(10);
  }
});

describe('Redis', () => {
  test('carries what is said, says when it is away, and goes on when it is back', async () => {
    const redis = await startRedis();
    const events: string[] = [];
    const buses = await Promise.all(
      [0, 1].map((i) => redisBus(redis.url, 'test', (back) => events.push(`${i} ${back ? 'back' : 'away'}`))),
    );
    const heard: string[] = [];
    buses[1]?.hear((text) => heard.push(text));
    const hears = async (word: string): Promise<void> => {
      await expect
        .poll(() => {
          buses[0]?.say(word);
          return heard.includes(word);
        })
        .toBe(true);
    };
    await hears('one');
    await redis.kill();
    await expect.poll(() => events.filter((event) => event.endsWith('away')).length).toBe(2);
    buses[0]?.say('lost');
    await redis.start();
    await hears('two');
    expect(heard).not.toContain('lost');
    expect(events.filter((event) => event.endsWith('back'))).toHaveLength(2);
    await Promise.all(buses.map((bus) => bus.close()));
    await redis.end();
  });

  test('keeps what everybody together has left of a budget; while it is away nobody can tell', async () => {
    const redis = await startRedis();
    const [one, other] = (await Promise.all([0, 1].map(() => redisBus(redis.url, 'test', () => {})))) as [Bus, Bus];
    const allowance = { size: 10, perSecond: 0.001 };
    expect(await one.take('tables ada', 4, allowance)).toBe(6);
    expect(await other.take('tables ada', 5, allowance)).toBeCloseTo(1, 0);
    expect(await other.take('tables bob', 1, allowance)).toBe(9);
    // Nobody gets deeper into debt than this.
    expect(await one.take('tables ada', 100, allowance)).toBe(-10);
    await redis.kill();
    await expect.poll(() => one.take('tables ada', 1, allowance)).toBeNull();
    await redis.start();
    await expect.poll(() => one.take('tables cyd', 0, allowance)).toBe(10);
    await Promise.all([one, other].map((bus) => bus.close()));
    await redis.end();
  });

  test('that is not there keeps nobody from starting', async () => {
    const server = await testServer({}, { ORRERY_STORE: await newDatabase(beside), ORRERY_BUS: 'redis://127.0.0.1:1' });
    await Guest.arrive(server.url);
    await server.end();
  });

  test('two processes hear of each other through it', async () => {
    const store = await newDatabase(beside);
    const environment = { ORRERY_STORE: store, ORRERY_BUS: inject('redis') };
    // By the pulse alone each would wait an hour for the other.
    const around = { beat: 3_600_000 };
    const servers = await Promise.all([testServer(around, environment), testServer(around, environment)]);
    const guests = await Promise.all(servers.map(({ url }) => Guest.arrive(url)));
    const match = await deal('duel', guests);
    expect(await playOut(match, guests, first, 8)).toBe(8);
    await Promise.all(servers.map((server) => server.end()));
  });
});
