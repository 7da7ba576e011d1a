/** A number is kept before anything of it leaves the device. */
import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from './messages.ts';
import { sealsInMemory, Witness, type SealKeeper } from './witness.ts';

const seat: SeatInfo = { kind: 'person', name: 'Ada', ready: true };
const promised = (promises: readonly (string | null)[]): TableInfo => ({
  game: 'duel',
  rules: '1',
  options: {},
  pack: 'sixty',
  status: 'waiting',
  viewer: 0,
  seats: [seat, seat],
  here: 3,
  watchers: 0,
  public: false,
  spectators: 'none',
  memoryAid: true,
  clock: { kind: 'none' },
  timeout: 'fallback',
  turnCap: 400,
  shuffle: {
    version: 2,
    commitment: '1'.repeat(64),
    nonces: [],
    match: 'm',
    secret: null,
    pack: '2'.repeat(64),
    plan: ['open', 'open'],
    voided: [],
    promises,
  },
  end: null,
  takeback: null,
  rematch: null,
});

/** A keeper whose writes wait until they are let through or refused, one by one. */
function heldKeeper(): { readonly keeper: SealKeeper; readonly waiting: ((through: boolean) => void)[] } {
  const memory = sealsInMemory();
  const waiting: ((through: boolean) => void)[] = [];
  return {
    waiting,
    keeper: {
      change: (match, change) =>
        new Promise((done, fail) => {
          waiting.push((through) => (through ? void memory.change(match, change).then(done, fail) : fail(new Error('the disk is full'))));
        }),
    },
  };
}
const quiet = async (): Promise<void> => {
  for (let i = 0; i < 50; i++) await Promise.resolve();
};

test.each([true, false])('nothing of a number is sent before it is kept, and nothing where it cannot be kept: %s', async (kept) => {
  const { keeper, waiting } = heldKeeper();
  const sent: { readonly do: string; readonly promise?: string }[] = [];
  const witness = new Witness({
    keeper,
    random: () => '0'.repeat(32),
    send(request) {
      sent.push(request);
      return Promise.resolve({});
    },
    changed: () => {},
    refusal: () => null,
  });
  const letThrough = async (through: boolean): Promise<void> => {
    await quiet();
    expect(waiting).toHaveLength(1);
    waiting.splice(0)[0]?.(through);
    await quiet();
  };
  witness.table('m', promised([null, null]));
  await letThrough(true);
  // The number itself waits to be kept.
  expect(sent).toEqual([]);
  await letThrough(kept);
  expect(sent.map((request) => request.do)).toEqual(kept ? ['ready'] : []);
  if (!kept) return;
  // That the promise was taken is kept too.
  await letThrough(true);
  witness.table('m', promised([sent[0]?.promise ?? '', '3'.repeat(64)]));
  await quiet();
  expect(sent).toHaveLength(1);
  await letThrough(false);
  expect(sent).toHaveLength(1);
  witness.table('m', promised([sent[0]?.promise ?? '', '3'.repeat(64)]));
  await quiet();
  expect(sent).toHaveLength(1);
  await letThrough(true);
  expect(sent.map((request) => request.do)).toEqual(['ready', 'open']);
});
