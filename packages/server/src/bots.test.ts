import { answer, type Answer, type Question, type Thinkers } from '@orrery/bots/task';
import { gravity } from '@orrery/gravity';
import { liberation } from '@orrery/liberation';
import { readReplay, verifyReplay } from '@orrery/kernel';
import type { Request } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { Guest, deal, playOut, shuffle } from './testing/guest.ts';
import { fixtures, HandTime, testServer } from './testing/place.ts';

const first = (open: readonly number[]): number => open[0] ?? 0;

test('a person plays a bot in its own thread, and the replay verifies and names both', async () => {
  const server = await testServer({ games: { ...fixtures, liberation } }, { ORRERY_BOT_MILLISECONDS: '20' });
  const ada = await Guest.arrive(server.url, { name: 'Ada' });
  const made = await ada.must({ do: 'create', game: 'liberation', seats: [{ kind: 'bot', level: '1' }, { kind: 'me' }] });
  const match = String(made['match']);
  await ada.must({ do: 'watch', match });
  await shuffle(match, [ada]);
  await playOut(match, [ada], first, 12);
  await ada.ask({ do: 'resign', match });
  await ada.until(() => ada.tables.get(match)?.status === 'ended');
  const replay = readReplay(await (await fetch(`${server.http}/api/matches/${match}/replay`)).text());
  if ('code' in replay) throw new Error(replay.code);
  expect(replay.seats.map(({ kind }) => kind)).toEqual(['bot', 'person']);
  expect(verifyReplay(liberation, replay)).toBeNull();
  expect(await ada.ask({ do: 'create', game: 'liberation', seats: [{ kind: 'bot', level: '99' }, { kind: 'me' }] })).toMatchObject({
    no: { code: 'no-such-level' },
  });
  await server.end();
}, 120_000);

test('a bot whose thread dies again and again does not hold the table up', async () => {
  const server = await testServer({ botWorker: new URL('./testing/dyingBot.ts', import.meta.url) });
  const ada = await Guest.arrive(server.url);
  const match = await deal('duel', [ada], { bots: 1 });
  await playOut(match, [ada], first, 3);
  expect(ada.updates.get(match)?.n).toBe(3);
  await server.end();
}, 120_000);

test('a restart finds the bots that were about to move', async () => {
  let server = await testServer({ botWorker: new URL('./testing/slowBot.ts', import.meta.url) });
  const ada = await Guest.arrive(server.url);
  const match = await deal('duel', [ada], { bots: 1 });
  const update = ada.updates.get(match);
  await ada.must({ do: 'answer', match, n: 0, choice: first(update?.open ?? []) });
  server = await server.restart();
  const again = await Guest.arrive(server.url, { token: ada.token });
  await again.must({ do: 'watch', match });
  await again.until(() => (again.updates.get(match)?.open.length ?? 0) > 0, 'the bot to move after the restart');
  await server.end();
}, 120_000);

test('a bot asked again, also after a restart, has the same chance; at another question it has another', async () => {
  const seeds: number[] = [];
  let answers = false;
  const thinkers: Thinkers = {
    ask: (question, stop) => {
      if (question.ask === 'decide') seeds.push(question.seed);
      return answers ? answer(question) : new Promise((_, fail) => stop?.addEventListener('abort', () => fail(new Error('stopped'))));
    },
    close: async () => undefined,
  };
  let server = await testServer({ games: { liberation }, thinkers });
  const ada = await Guest.arrive(server.url);
  const made = await ada.must({ do: 'create', game: 'liberation', seats: [{ kind: 'bot', level: '1' }, { kind: 'me' }] });
  const match = String(made['match']);
  await ada.must({ do: 'watch', match });
  await shuffle(match, [ada]);
  await ada.until(() => seeds.length === 1, 'the bot to be asked');
  answers = true;
  server = await server.restart();
  const again = await Guest.arrive(server.url, { token: ada.token });
  await again.must({ do: 'watch', match });
  await playOut(match, [again], first, 2);
  await again.until(() => seeds.length > 2, 'the next question');
  expect(seeds[1]).toBe(seeds[0]);
  expect(seeds[2]).not.toBe(seeds[1]);
  await server.end();
}, 60_000);

/** When a person hears of what bots did, by the table's time, while they take so long over a question. */
async function hears(slowness: (question: Question) => number): Promise<readonly (readonly [number, number])[]> {
  const time = new HandTime();
  const thinkers: Thinkers = {
    ask: <Q extends Question>(question: Q) =>
      new Promise<Answer<Q>>((keep) => time.at(time.now() + slowness(question), () => keep(question.open[0] as Answer<Q>))),
    close: async () => undefined,
  };
  let words = 0;
  const entropy = (bytes: number): Uint8Array => new Uint8Array(bytes).fill(++words % 251);
  const server = await testServer({ games: { gravity }, time, thinkers, entropy }, { ORRERY_BOT_MILLISECONDS: '1000' });
  const ada = await Guest.arrive(server.url);
  const settle = async (): Promise<void> => {
    await server.tables.settled();
    await ada.ask({ do: 'ping' });
  };
  const bots = ['4', '8'].map((level) => ({ kind: 'bot' as const, level }));
  const made = await ada.must({ do: 'create', game: 'gravity', options: { seats: 3 }, seats: [{ kind: 'me' }, ...bots] }, 'made');
  const match = String(made['match']);
  await ada.must({ do: 'watch', match });
  await shuffle(match, [ada]);
  await settle();
  const heard: (readonly [number, number])[] = [];
  const begun = time.now();
  for (let answers = 0; heard.length < 12 && time.now() < begun + 60_000;) {
    const before = ada.updates.get(match)?.at ?? 0;
    await time.pass(20, settle);
    const { at = 0, open = [], n = 0 } = ada.updates.get(match) ?? {};
    if (at !== before) heard.push([time.now() - begun, at]);
    else if (open.length > 0 && n === answers) {
      answers++;
      await ada.must({ do: 'answer', match, n, choice: first(open) });
      await settle();
    }
  }
  await server.end();
  return heard;
}

test('when an answer of a bot is heard of does not depend on how soon it knew it, nor the order of several', async () => {
  const quick = await hears(() => 0);
  expect(quick.length).toBe(12);
  expect(await hears(({ known }) => JSON.stringify(known).length % 110)).toEqual(quick);
  expect(await hears(({ known }) => (known.view.viewer === 1 ? 105 : 2))).toEqual(quick);
}, 60_000);

const lonely: Request<'create'> = { do: 'create', game: 'duel', seats: [{ kind: 'bot' }, { kind: 'bot' }] };

test('bots among themselves play while somebody looks on, or the house lets them; else they rest, also after a restart', async () => {
  let server = await testServer({ botWorker: new URL('./testing/slowBot.ts', import.meta.url) }, { ORRERY_BOT_THREADS: '1' });
  const eve = await Guest.arrive(server.url);
  const matches: string[] = [];
  for (let i = 0; i < 12; i++) matches.push(String((await eve.must(lonely))['match']));
  await eve.leave();
  server = await server.restart();
  const ada = await Guest.arrive(server.url);
  const mine = await deal('duel', [ada], { bots: 1 });
  // With twelve tables before it the bot would need five seconds for each answer.
  await playOut(mine, [ada], first, 4);
  const [watched = '', attended = '', alone = ''] = matches;
  await ada.must({ do: 'watch', match: watched });
  await ada.until(() => (ada.updates.get(watched)?.at ?? 0) > 1, 'bots with somebody to play for');
  const rest = await server.tables.attend(attended);
  const played = async (match: string): Promise<number> =>
    (await (await server.tables.find(match))?.look((table) => table.log.length)) ?? 0;
  while ((await played(attended)) < 2) await ada.until(() => false, 'a moment', 50).catch(() => {});
  rest();
  expect(await played(alone)).toBe(0);
  await server.end();
}, 60_000);

test('what was taken back at a table with bots is in its record', async () => {
  const server = await testServer({ botWorker: new URL('./testing/slowBot.ts', import.meta.url) });
  const ada = await Guest.arrive(server.url);
  const match = await deal('duel', [ada], { bots: 1 });
  await playOut(match, [ada], first, 2);
  await ada.must({ do: 'takeback', match });
  await ada.must({ do: 'resign', match });
  const replay = readReplay(await (await fetch(`${server.http}/api/matches/${match}/replay`)).text());
  expect(replay).toMatchObject({ takebacks: 1 });
  await server.end();
}, 60_000);

test('a thought nobody wants any more is ended: after taking back and after leaving, its thread serves others', async () => {
  const endless = { ORRERY_BOT_THREADS: '1' };
  const server = await testServer({ botWorker: new URL('./testing/endlessBot.ts', import.meta.url) }, endless);
  const ada = await Guest.arrive(server.url);
  const tableWith = async (level: string): Promise<string> => {
    const made = await ada.must({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'bot', level }] });
    const match = String(made['match']);
    await ada.must({ do: 'watch', match });
    await shuffle(match, [ada]);
    await ada.until(() => (ada.updates.get(match)?.open.length ?? 0) > 0, 'the deal');
    return match;
  };
  const answer = async (match: string): Promise<void> => {
    const update = ada.updates.get(match);
    await ada.must({ do: 'answer', match, n: update?.n ?? 0, choice: first(update?.open ?? []) });
  };
  const goesOn = async (match: string): Promise<void> => {
    await answer(match);
    await ada.until(() => (ada.updates.get(match)?.open.length ?? 0) > 0, 'the bot at the other table');
  };
  const [stuck, other] = [await tableWith('8'), await tableWith('1')];
  await answer(stuck);
  await ada.must({ do: 'takeback', match: stuck });
  await goesOn(other);
  await answer(stuck);
  await ada.must({ do: 'resign', match: stuck });
  await goesOn(other);
  await server.end();
});
