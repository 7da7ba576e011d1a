import { SPECTATOR, emptySeal, type Seal, type TableView } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from './messages.ts';
import { sealsInMemory, Witness, type SealKeeper } from './witness.ts';

const seat: SeatInfo = { kind: 'person', name: 'Ada', ready: true };
const table = (own: Partial<SeatInfo> = {}): TableInfo => ({
  game: 'duel',
  rules: '1',
  options: {},
  pack: 'sixty',
  status: 'running',
  viewer: 0,
  seats: [{ ...seat, ...own }, seat],
  here: 3,
  watchers: 0,
  public: false,
  spectators: 'none',
  memoryAid: true,
  clock: { kind: 'none' },
  timeout: 'fallback',
  turnCap: 400,
  shuffle: { commitment: '0'.repeat(64), nonces: [], match: 'm', secret: null },
  end: null,
  takeback: null,
  rematch: null,
});
const view: TableView = { viewer: 0, seats: 2, decision: 'D', asked: 1, answered: 0, result: null };

const witnessWith = (keeper: SealKeeper): Witness =>
  new Witness({ keeper, random: () => '0'.repeat(32), send: () => Promise.resolve({}), changed: () => {}, refusal: () => null });

/** What a witness has kept after hearing these pasts, one after the other. */
async function heard(pasts: readonly (readonly number[])[], before: (witness: Witness) => void = () => {}): Promise<Seal | null> {
  const witness = witnessWith(sealsInMemory());
  witness.table('m', table());
  for (const [i, past] of pasts.entries()) {
    if (i === pasts.length - 1) before(witness);
    witness.update('m', { past, view }, []);
  }
  const seal = await witness.seal('m');
  await witness.close();
  return seal;
}

test('a past that only grows, or is told again from the beginning, was never replaced', async () => {
  expect(
    await heard([
      [1, 2],
      [1, 2, ~5, 3],
      [1, 2, ~5, 3],
    ]),
  ).toMatchObject({ past: [1, 2, ~5, 3], rewritten: 0 });
});

test('own answers that told nobody anything may be taken back', async () => {
  expect(
    await heard([
      [1, ~5, ~6],
      [1, ~5],
      [1, ~5, ~7, 2],
    ]),
  ).toMatchObject({ past: [1, ~5, ~7, 2], rewritten: 0 });
});

test('what was told is not replaced unless somebody on this device agreed, also where the seat is said to be away', async () => {
  const pasts = [
    [1, 2, ~5, 3],
    [1, 4],
  ];
  expect(await heard(pasts)).toMatchObject({ past: [1, 4], rewritten: 1 });
  expect(await heard(pasts, (witness) => witness.agree('m'))).toMatchObject({ past: [1, 4], rewritten: 0 });
  expect(await heard(pasts, (witness) => witness.table('m', table({ away: true, why: 'timeout' })))).toMatchObject({ rewritten: 1 });
});

test('what was agreed to and declined does not excuse a later change', async () => {
  const growing = Array.from({ length: 10 }, (_, i) => Array.from({ length: i + 1 }, (_unused, entry) => entry));
  const kept = sealsInMemory();
  const witness = witnessWith(kept);
  witness.table('m', table());
  witness.update('m', { past: growing[0] ?? [], view }, []);
  witness.agree('m');
  for (const past of growing) witness.update('m', { past, view }, []);
  witness.update('m', { past: [9], view }, []);
  await witness.close();
  expect(kept.seals.get('m')).toMatchObject({ rewritten: 1 });
});

test('an answer the server has taken stands as it was given', async () => {
  expect(await heard([[1], [1, ~5]], (witness) => witness.answer('m', [1], 5)(null))).toMatchObject({ altered: 0 });
  expect(await heard([[1], [1, ~6]], (witness) => witness.answer('m', [1], 5)(null))).toMatchObject({ altered: 1 });
});

test('of what an earlier client kept nothing is lost: the answers that stood are taken for its own', async () => {
  const keeper = sealsInMemory();
  const { alarms: _, given: __, ...earlier } = (await heard([[1, ~5]])) ?? emptySeal('m', 0);
  await keeper.change('m', () => earlier);
  const witness = witnessWith(keeper);
  witness.table('m', table());
  witness.answer('m', [1, ~5], 6)(null);
  witness.update('m', { past: [1, ~5, ~6], view }, []);
  await witness.close();
  expect(keeper.seals.get('m')).toMatchObject({
    past: [1, ~5, ~6],
    given: [
      [0, 5],
      [1, 6],
    ],
    alarms: [],
  });
});

test('an answer that comes too late is no alarm where a clock or a window, an order or a bot may have answered, or another device has', async () => {
  const late = async (shown: TableInfo, until: { until?: number } = {}, data: object = {}): Promise<number | undefined> => {
    const witness = witnessWith(sealsInMemory());
    witness.table('m', shown);
    witness.update('m', { past: [1], view }, [5, 6], until);
    const answered = witness.answer('m', [1], 5);
    witness.update('m', { past: [1, ~6], view }, []);
    answered({ code: 'stale', data: { n: 1, ...data } });
    const seal = await witness.seal('m');
    await witness.close();
    expect(witness.pledge('m').alarm).toBe(seal?.altered ? 'answers' : null);
    return seal?.altered;
  };
  expect(await late(table())).toBe(1);
  expect(await late({ ...table(), clock: { kind: 'move', seconds: 30 } })).toBe(0);
  expect(await late({ ...table(), orders: [{ decision: 'D', order: 'pass' }] })).toBe(0);
  expect(await late(table({ away: true, why: 'timeout' }))).toBe(0);
  expect(await late(table(), { until: 5 })).toBe(0);
  expect(await late(table(), {}, { by: 'device' })).toBe(0);
});

test('of two answers to one question, given in haste, the first stands', async () => {
  const witness = witnessWith(sealsInMemory());
  witness.table('m', table());
  witness.update('m', { past: [1], view }, [5, 6]);
  const [first, second] = [witness.answer('m', [1], 5), witness.answer('m', [1], 6)];
  witness.update('m', { past: [1, ~5], view }, []);
  first(null);
  second({ code: 'stale' });
  expect(await witness.seal('m')).toMatchObject({ altered: 0, alarms: [] });
  await witness.close();
});

test('an answer taken back and given anew is the one that was given last', async () => {
  const witness = witnessWith(sealsInMemory());
  witness.table('m', table());
  witness.answer('m', [1], 5)(null);
  witness.update('m', { past: [1, ~5], view }, []);
  witness.update('m', { past: [1], view }, []);
  witness.answer('m', [1], 6)(null);
  witness.update('m', { past: [1, ~6], view }, []);
  expect(await witness.seal('m')).toMatchObject({ altered: 0, given: [[0, 6]] });
  await witness.close();
});

test('what was told is kept through other eyes: a seat keeps its own, and whoever sits down lays the rest aside', async () => {
  const witness = witnessWith(sealsInMemory());
  const through = (viewer: number, past: readonly number[]): void => {
    witness.table('m', { ...table(), viewer });
    witness.update('m', { past, view }, []);
  };
  through(SPECTATOR, [1]);
  through(0, [1, 2]);
  through(1, [1, 7]);
  through(SPECTATOR, [8]);
  through(SPECTATOR, [8, 9]);
  through(0, [1, 2, 3]);
  const seal = await witness.seal('m');
  expect(seal).toMatchObject({ viewer: 0, past: [1, 2, 3], moved: 3, rewritten: 0, aside: [{ viewer: SPECTATOR, past: [1] }] });
  await witness.close();
});

test('what is told when the game is over is not taken for what was told in play', async () => {
  const over = (witness: Witness): void => witness.table('m', { ...table(), status: 'ended', end: { winners: [0], clause: 'X' } });
  expect(await heard([[1, 2, 3]], over)).toMatchObject({ past: [] });
});

test('two tabs of one device that see a deal at the same time promise one number', async () => {
  const keeper = sealsInMemory();
  const shuffle = {
    version: 2,
    commitment: '1'.repeat(64),
    nonces: [],
    match: 'm',
    secret: null,
    pack: '2'.repeat(64),
    plan: ['open', 'open'],
    voided: [],
  };
  const promised: string[] = [];
  const tabs = ['a', 'b'].map(
    (digit) =>
      new Witness({
        keeper,
        random: () => digit.repeat(32),
        send: (request) => {
          if (request.do === 'ready') promised.push(request.promise);
          return Promise.resolve({});
        },
        changed: () => {},
        refusal: () => null,
      }),
  );
  for (const tab of tabs) tab.table('m', { ...table(), status: 'waiting', shuffle });
  await Promise.all(tabs.map((tab) => tab.seal('m')));
  expect(promised).toHaveLength(2);
  expect(new Set(promised).size).toBe(1);
});
