import { type Pack, packHash } from '@orrery/kernel';
import { gzipSync, deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { differences } from './differences.ts';
import { called, isOwn, ownValues, typed } from './ownValues.ts';
import { packFromLink, packToLink } from './packLink.ts';
import { valueAt, withValue } from './pointer.ts';

const first = {
  id: 'first',
  version: 1,
  label: 'First',
  title: { en: 'First', ru: 'Первый', de: 'Erstes' },
  cards: [
    { id: 'a', name: 'Star', cost: ['E'] },
    { id: 'b', name: 'Comet', cost: [] },
  ],
  'odd/key~': 1,
  status: { '': 'reconstructed', '/cards/1/name': 'printed' },
} as const satisfies Pack & Record<string, unknown>;
const second = { ...first, id: 'second', label: 'Second', version: 2, extra: true };
const builtIn = [first, second];

describe('values by pointer', () => {
  test('are found and exchanged, and the tree they came from stays as it is', () => {
    const changed = withValue(first, '/cards/1/name', 'Meteor');
    expect([valueAt(changed, '/cards/1/name'), valueAt(changed, '/cards/0/name'), first.cards[1].name]).toEqual([
      'Meteor',
      'Star',
      'Comet',
    ]);
    expect(valueAt(withValue(first, '/odd~1key~0', 2), '/odd~1key~0')).toBe(2);
    expect(valueAt(withValue(first, '/odd~1key~0', undefined), '/odd~1key~0')).toBeUndefined();
  });

  test('never reach what an object has from elsewhere', () => {
    expect(valueAt(first, '/constructor')).toBeUndefined();
    withValue(first, '/__proto__/polluted', true);
    expect('polluted' in {}).toBe(false);
  });
});

test('packs differ value by value, and in a list of another length as a whole', () => {
  const other = withValue(withValue(first, '/cards/0/cost', []), '/label', 'Mine');
  expect(differences(first, other)).toEqual([
    { path: '/label', before: 'First', after: 'Mine' },
    { path: '/cards/0/cost', before: ['E'], after: [] },
  ]);
});

describe('what is typed in', () => {
  test('is marked as own, and no longer where it is as built in again', () => {
    const once = typed(first, '/cards/1/name', 'Meteor', builtIn);
    expect([isOwn(once, '/cards/1/name'), ownValues(once)]).toEqual([true, 1]);
    const back = typed(once, '/cards/1/name', 'Comet', builtIn);
    expect(back).toEqual(first);
  });

  test('a pack is called the same in every language', () => {
    expect(called(first, 'Mine')).toMatchObject({ label: 'Mine', title: { en: 'Mine', ru: 'Mine', de: 'Mine' } });
  });
});

describe('a pack in a link', () => {
  const mine = called(withValue(typed(second, '/cards/0/name', 'Nova', builtIn), '/odd~1key~0', undefined), 'Mine');

  test('comes out as it went in, and says little more than what differs', async () => {
    const link = await packToLink(mine, builtIn);
    const read = await packFromLink(link, builtIn);
    expect(read).toEqual({ pack: mine });
    expect(packHash((read as { pack: unknown }).pack)).toBe(packHash(mine));
    expect(link).toMatch(/^[\w-]{1,400}$/);
  });

  const encoded = (value: unknown): string => deflateRawSync(JSON.stringify(value)).toString('base64url');
  test.each([
    ['nothing', '', 'damaged'],
    ['no compressed text', gzipSync('{}').toString('base64url'), 'damaged'],
    ['another value', encoded([1]), 'damaged'],
    ['changes that are none', encoded({ from: 'first', hash: '0'.repeat(16), set: [3], drop: [] }), 'damaged'],
    ['a hash of something else', encoded({ from: 'first', hash: '0'.repeat(16), set: [], drop: [] }), 'damaged'],
    ['no hash', encoded({ from: 'first', hash: '', set: [], drop: [] }), 'damaged'],
    ['a pack nobody has', encoded({ from: 'third', hash: '0'.repeat(16), set: [], drop: [] }), 'unknown'],
    ['more than any pack says', deflateRawSync(Buffer.alloc(64 * 1024 * 1024)).toString('base64url'), 'damaged'],
  ])('%s is refused', async (_, link, fault) => {
    expect(await packFromLink(link, builtIn)).toBe(fault);
  });
});
