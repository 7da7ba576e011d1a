/** Whatever happens at an honest table, no device raises an alarm, and none finds that something was not as it was promised. */
import { checkSeal, readReplay, verdictOf, type SealCheckId } from '@orrery/kernel';
import { duel } from '@orrery/kernel/fixtures';
import { Client, Refused, sealsInMemory, type Alarm, type ClientOptions, type SealKeeper, type Seen } from '@orrery/protocol';
import { afterEach, expect, test } from 'vitest';
import { HandTime, testServer, type TestServer } from './testing/place.ts';

let server: TestServer;
const devices: Device[] = [];
afterEach(async () => {
  for (const device of devices.splice(0)) device.client.close();
  await server.end();
});

type Socket = ReturnType<NonNullable<ClientOptions['socket']>>;

/** A browser at a table, whose answers may be held up on their way. */
class Device {
  readonly client: Client;
  readonly seals: SealKeeper;
  readonly alarms = new Set<Alarm>();
  token: string | null;
  seen: Seen | null = null;
  slow = false;
  #held: (() => void)[] = [];

  constructor(token: string | null = null, seals: SealKeeper = sealsInMemory()) {
    this.token = token;
    this.seals = seals;
    this.client = new Client({
      url: server.url,
      token,
      seals,
      patience: 200,
      onToken: (given) => (this.token = given),
      socket: (url) => this.#socket(url),
    });
    devices.push(this);
  }

  #socket(url: string): Socket {
    const socket = new WebSocket(url);
    const send = socket.send.bind(socket);
    socket.send = (text) => {
      if (this.slow && typeof text === 'string' && text.includes('"do":"answer"')) this.#held.push(() => send(text));
      else send(text);
    };
    return socket;
  }

  /** What was held up arrives. */
  hurry(): void {
    this.slow = false;
    for (const send of this.#held.splice(0)) send();
  }

  async watch(match: string): Promise<void> {
    await this.client.watch(match, (seen) => {
      this.seen = seen;
      if (seen.pledge.alarm) this.alarms.add(seen.pledge.alarm);
    });
  }

  get open(): readonly number[] {
    return this.seen?.game?.open ?? [];
  }
  get n(): number {
    return this.seen?.game?.n ?? -1;
  }
  get told(): number {
    return this.seen?.game?.known.past.length ?? 0;
  }
  get over(): boolean {
    return (this.seen?.table.end ?? null) !== null;
  }

  /** The code of a refusal, or `ok`. */
  async answer(match: string, choice: number): Promise<string> {
    try {
      await this.client.request({ do: 'answer', match, n: this.n, choice });
      return 'ok';
    } catch (error) {
      if (error instanceof Refused) return error.no.code;
      throw error;
    }
  }
}

const until = async (what: string, so: () => boolean): Promise<void> => {
  for (let i = 0; i < 4000 && !so(); i++) await new Promise((done) => setTimeout(done, 5));
  expect(so(), what).toBe(true);
};
const running = (device: Device): boolean => device.seen?.table.status === 'running' && device.seen.game !== null;

/** Two people at a table of their own, dealt; each device of the first comes with the same name. */
async function dealt(
  more: object = {},
  opposite: 'open' | 'bot' = 'open',
): Promise<{ ada: Device; bob: Device; match: string; key: string }> {
  const ada = new Device();
  const seats = [{ kind: 'me' as const }, opposite === 'bot' ? { kind: 'bot' as const, level: 'random' } : { kind: 'open' as const }];
  const made = (await ada.client.request({ do: 'create', game: 'duel', seats, ...more })) as { match: string; key: string };
  const { match, key } = made;
  await ada.watch(match);
  const bob = new Device();
  if (opposite === 'open') {
    await until('the promise', () => ada.seen?.table.seats[0]?.ready === true);
    await bob.client.request({ do: 'join', match });
  }
  await bob.watch(match);
  await until('the deal', () => running(ada) && running(bob));
  return { ada, bob, match, key };
}

/** One answer of whoever is asked first among these. */
async function step(match: string, players: readonly Device[], pick = (open: readonly number[]): number => open[0] ?? 0): Promise<void> {
  await until('a question', () => players.some((player) => player.over || player.open.length > 0));
  const player = players.find(({ open, over }) => !over && open.length > 0);
  if (!player) return;
  const { n } = player;
  expect(await player.answer(match, pick(player.open))).toBe('ok');
  await until('the answer to stand', () => player.n > n || player.over);
}
/** Plays until this one is asked and has so many choices. */
async function turnOf(match: string, player: Device, others: readonly Device[], choices = 1): Promise<void> {
  while (player.open.length < choices) await step(match, [player, ...others]);
}
async function playOut(match: string, players: readonly Device[]): Promise<void> {
  while (!players.every(({ over }) => over))
    await step(
      match,
      players.filter(({ over }) => !over),
    );
}

/** What a device does not say yes to in the end; it has raised no alarm. */
async function doubts(match: string, device: Device): Promise<Partial<Record<SealCheckId, string>>> {
  await until('the end', () => device.over);
  const replay = readReplay(await (await fetch(`${server.http}/api/matches/${match}/replay`)).text());
  if ('code' in replay) throw new Error(replay.problem);
  const seal = await device.client.seal(match);
  const checks = checkSeal(duel, replay, seal);
  expect([...device.alarms, ...(seal?.alarms ?? [])]).toEqual([]);
  expect(verdictOf(checks)).not.toBe('wrong');
  return Object.fromEntries(checks.flatMap(({ id, state }) => (state === 'yes' ? [] : [[id, state]])));
}

test('a page that is loaded again, in the middle of an answer too, goes on where it was and finds the game fair', async () => {
  server = await testServer();
  const { ada, bob, match } = await dealt();
  for (let i = 0; i < 6; i++) await step(match, [ada, bob]);
  let { seals } = ada;
  let now = ada;
  for (let i = 0; i < 3; i++) {
    await turnOf(match, now, [bob]);
    now.client.request({ do: 'answer', match, n: now.n, choice: now.open.at(-1) ?? 0 }).catch(() => undefined);
    await now.client.seal(match);
    now.client.close();
    ({ seals } = now);
    now = new Device(ada.token, seals);
    await now.watch(match);
    await until('the game', () => running(now));
  }
  await playOut(match, [now, bob]);
  expect(await doubts(match, now)).toEqual({});
  expect(await doubts(match, bob)).toEqual({});
});

test('two tabs of one browser answer by turns, and both find the game fair', async () => {
  server = await testServer();
  const { ada, bob, match } = await dealt();
  const tab = new Device(ada.token, ada.seals);
  await tab.watch(match);
  await until('the game', () => running(tab));
  for (let i = 0; !ada.over; i++) {
    const own = i % 2 ? ada : tab;
    await until('the same in both', () => tab.n === ada.n && tab.over === ada.over);
    await step(
      match,
      [own, bob].filter(({ over }) => !over),
    );
  }
  expect(await doubts(match, ada)).toEqual({});
  expect(await doubts(match, tab)).toEqual({});
});

test('two devices of one person, which answer by turns, at once, and take moves back, say what they did not see and nothing else', async () => {
  server = await testServer();
  const { ada, bob, match } = await dealt();
  const phone = new Device(ada.token);
  await phone.watch(match);
  await until('the game', () => running(phone));
  const codes: string[] = [];
  let own = 0;
  while (!ada.over) {
    await until('a question', () => ada.over || [ada, bob].some(({ open }) => open.length > 0));
    if (ada.over) break;
    if (ada.open.length === 0) {
      await step(match, [bob]);
      continue;
    }
    const { n } = ada;
    await until('the same on both', () => phone.n === n);
    const [first = 0, last = first] = [ada.open[0], ada.open.at(-1)];
    own++;
    if (own % 3 === 0) codes.push(...(await Promise.all([ada.answer(match, first), phone.answer(match, last)])));
    else codes.push(await (own % 3 === 1 ? ada : phone).answer(match, first));
    await until('the answer to stand', () => ada.over || ada.n > n);
    if (own !== 2 && own !== 5) continue;
    const told = ada.told;
    await phone.client.request({ do: 'takeback', match });
    await bob.client.request({ do: 'consent', match, agree: true });
    await until('the move to be taken back', () => ada.told < told && phone.told < told && bob.open.length === 0);
  }
  expect(codes).toContain('stale');
  expect(await doubts(match, ada)).toEqual({ kept: 'unchecked', answers: 'unchecked' });
  expect(await doubts(match, phone)).toMatchObject({ own: 'unchecked', answers: 'unchecked' });
  // Bob agreed to all of it.
  expect(await doubts(match, bob)).toEqual({});
});

test('an answer that another device was faster than is no alarm, however late it comes', async () => {
  server = await testServer();
  const { ada, bob, match } = await dealt();
  const phone = new Device(ada.token);
  await phone.watch(match);
  await turnOf(match, ada, [bob], 2);
  await until('the same on both', () => phone.n === ada.n && phone.open.length > 1);
  ada.slow = true;
  const late = ada.answer(match, ada.open.at(-1) ?? 0);
  await step(match, [phone]);
  await until('the other answer', () => ada.n === phone.n);
  ada.hurry();
  expect(await late).toBe('stale');
  await playOut(match, [ada, bob]);
  expect(await doubts(match, ada)).toEqual({ answers: 'unchecked' });
});

test('moves taken back on another device, where a bot sits opposite and nobody is asked, are no alarm', async () => {
  server = await testServer();
  const { ada, match } = await dealt({}, 'bot');
  const phone = new Device(ada.token);
  await phone.watch(match);
  for (let i = 0; i < 4; i++) await step(match, [ada]);
  await phone.client.request({ do: 'takeback', match });
  await playOut(match, [ada]);
  expect(await doubts(match, ada)).toEqual({ kept: 'unchecked' });
});

test('moves taken back while the page was closed are no alarm', async () => {
  server = await testServer();
  const { ada, bob, match } = await dealt();
  for (let i = 0; i < 6; i++) await step(match, [ada, bob]);
  await ada.client.request({ do: 'takeback', match });
  await ada.client.seal(match);
  ada.client.close();
  await bob.client.request({ do: 'consent', match, agree: true });
  server = await server.restart();
  const [again, other] = [new Device(ada.token, ada.seals), new Device(bob.token, bob.seals)];
  for (const device of [again, other]) await device.watch(match);
  await playOut(match, [again, other]);
  expect(await doubts(match, again)).toEqual({ kept: 'unchecked' });
});

test.each(['fallback', 'bot'] as const)(
  'a seat whose time ran out, answered for by %s, and an answer that came too late are no alarm',
  async (timeout) => {
    const time = new HandTime();
    server = await testServer({ time });
    const { ada, bob, match } = await dealt({ clock: { kind: 'move', seconds: 30 }, timeout });
    const settle = async (): Promise<void> => {
      await server.tables.settled();
      for (const { client } of [ada, bob]) await client.request({ do: 'ping' });
    };
    await turnOf(match, ada, [bob], 2);
    ada.slow = true;
    const { n } = ada;
    // The rules answer with the lowest.
    const late = ada.answer(match, Math.max(...ada.open));
    await time.pass(31_000, settle);
    await until('somebody to answer for Ada', () => ada.n > n);
    ada.hurry();
    expect(await late).toBe(timeout === 'bot' ? 'away' : 'stale');
    if (timeout === 'bot') {
      // The bot takes its time too.
      for (let i = 0; i < 4; i++) {
        while (bob.open.length === 0) await time.pass(1000, settle);
        await step(match, [bob]);
      }
      await ada.client.request({ do: 'return', match });
    }
    await playOut(match, [ada, bob]);
    expect(await doubts(match, ada)).toEqual({ answers: 'unchecked' });
    expect(await doubts(match, bob)).toEqual({});
  },
);

test('a device that is put out of the seat, and one that is let in, see no alarm', async () => {
  server = await testServer();
  const { ada, bob, match, key } = await dealt({ spectators: 'public' });
  const phone = new Device();
  await phone.watch(match);
  await until('the game', () => running(phone));
  for (let i = 0; i < 4; i++) await step(match, [ada, bob]);
  await phone.client.request({ do: 'claim', match, seat: 0, key });
  await until('the seat', () => phone.seen?.table.viewer === 0 && phone.n === ada.n);
  for (let i = 0; i < 4; i++) await step(match, [phone, bob]);
  await ada.client.request({ do: 'rekey', match });
  await until('no seat', () => phone.seen?.table.viewer !== 0);
  await ada.client.request({ do: 'takeback', match });
  await bob.client.request({ do: 'consent', match, agree: true });
  await playOut(match, [ada, bob]);
  expect(await doubts(match, phone)).toMatchObject({ own: 'unchecked', past: 'unchecked', kept: 'unchecked' });
  expect(await doubts(match, ada)).toEqual({ answers: 'unchecked' });
});
