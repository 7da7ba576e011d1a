import { games } from '@orrery/games';
import { readReplay } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { faultReader } from '@orrery/texts';

/** A JSON value with one of its parts replaced by something else, for every part and every replacement. */
function* spoiled(value: unknown): Generator<unknown> {
  for (const other of [undefined, null, 'strange', -1, 0.5, 99, true, [], {}]) yield other;
  if (Array.isArray(value)) {
    yield [...value, value[0]];
    yield value.slice(1);
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value))
    for (const changed of spoiled(part)) {
      const copy: Record<string, unknown> = { ...value };
      copy[key] = changed;
      yield Array.isArray(value) ? Object.values(copy) : copy;
    }
}

/** What the checks of a game say about such packs; so many are tried that each check speaks. */
function problems(game: string): ReadonlySet<string> {
  const { open, packs } = games[game] ?? { open: () => ({ faults: [] }), packs: [] };
  const said = new Set<string>();
  const take = (options: unknown, pack: unknown): void => {
    const opened = open(options, pack);
    if ('faults' in opened) for (const { problem } of opened.faults) said.add(problem);
  };
  let n = 0;
  for (const pack of spoiled(packs[0])) if (n++ % STRIDE === 0 && pack !== undefined) take({}, pack);
  for (const options of [[], { strange: 1 }, { seats: 99 }, { module: 'x', domination: 7 }, { confrontation: true }])
    take(options, packs[0]);
  return said;
}
const STRIDE = 97;

describe.each(Object.keys(games))('faults of %s', (game) => {
  test('are known in every language', async () => {
    const said = problems(game);
    expect(said.size).toBeGreaterThan(15);
    for (const language of ['ru', 'de'] as const) {
      const read = await faultReader(language, game);
      expect([...said].filter((problem) => read(problem) === problem)).toEqual([]);
    }
  });
});

test('faults of replays are known in every language', async () => {
  const replay = {
    format: 1,
    game: 'liberation',
    rules: '1',
    pack: { id: 'standard', hash: '0'.repeat(64) },
    options: { warpedWorld: false },
    seats: [{ name: '', kind: 'bot' }],
    seed: { commitment: '0'.repeat(64), nonces: ['0'.repeat(32)], match: 'a', secret: '0'.repeat(64) },
    choices: [1, 2],
    end: { winners: [0], clause: 'LIB-END-2' },
  };
  const said = new Set<string>();
  for (const changed of spoiled(replay)) {
    const read = readReplay(JSON.stringify(changed) ?? '');
    if ('code' in read && read.code === 'wrong-shape') said.add(String(read.data['problem']));
  }
  expect(said.size).toBeGreaterThan(10);
  for (const language of ['ru', 'de'] as const) {
    const read = await faultReader(language);
    expect([...said].filter((problem) => read(problem) === problem)).toEqual([]);
  }
});

test('names and numbers stay in their places', async () => {
  const german = await faultReader('de');
  expect(german('has 4 leaders of SOL, not 5')).toBe('hat 4 statt 5 (Anführer von SOL)');
  expect(german('is not one of a, b')).toBe('muss eines sein von: a, b');
  expect(german('something nobody has said yet')).toBe('something nobody has said yet');
});
