import { describe, expect, test } from 'vitest';
import { packFaults, statusOf } from './pack.ts';

const pack = {
  id: 'standard',
  version: 3,
  label: 'Standard',
  cards: [{ name: 'Star' }, { name: 'Comet' }],
  map: { 'a/b': 1, 'c~d': 2 },
  status: {
    '': 'printed',
    '/cards': 'derived',
    '/cards/1/name': 'reconstructed',
    '/map/a~1b': 'inferred',
    '/map/c~0d': 'derived',
  },
} as const;

describe('the status of a value', () => {
  test.each([
    ['', 'printed'],
    ['/map', 'printed'],
    ['/map/a~1b', 'inferred'],
    ['/cards', 'derived'],
    ['/cards/0/name', 'derived'],
    ['/cards/1', 'derived'],
    ['/cards/1/name', 'reconstructed'],
    ['/cards/1/name/en', 'reconstructed'],
    ['/cardsAndMore', 'printed'],
    ['/constructor', 'printed'],
  ])('at %j is %s', (pointer, status) => {
    expect(statusOf(pack, pointer)).toBe(status);
  });

  test('is unknown where no pointer covers it', () => {
    const bare = { ...pack, status: { '/cards': 'derived' } } as const;
    expect(statusOf(bare, '/map')).toBeUndefined();
    expect(statusOf(bare, '')).toBeUndefined();
    expect(statusOf(bare, '/cards/0')).toBe('derived');
  });
});

describe('faults of a pack', () => {
  test('a sound pack has none', () => {
    expect(packFaults(pack)).toEqual([]);
    expect(packFaults(JSON.parse(JSON.stringify(pack)))).toEqual([]);
  });

  test.each([null, undefined, 7, 'pack', [pack]])('%j is no pack at all', (given) => {
    expect(packFaults(given)).toEqual([{ path: '', problem: 'a pack is a JSON object' }]);
  });

  test('everything missing is named at once', () => {
    expect(packFaults({}).map(({ path }) => path)).toEqual(['/id', '/version', '/label', '/status']);
  });

  test.each<[path: string, change: Readonly<Record<string, unknown>>]>([
    ['/id', { id: 'Standard' }],
    ['/id', { id: '' }],
    ['/id', { id: 'a'.repeat(65) }],
    ['/id', { id: '-a' }],
    ['/version', { version: 0 }],
    ['/version', { version: 1.5 }],
    ['/version', { version: '1' }],
    ['/label', { label: '' }],
    ['/label', { label: 'x'.repeat(201) }],
    ['/label', { label: {} }],
    ['/status', { status: null }],
    ['/status', { status: ['printed'] }],
    ['/status/~1cards', { status: { '/cards': 'guessed' } }],
    ['/status/~1cards', { status: { '/cards': 1 } }],
    ['/status/cards', { status: { cards: 'printed' } }],
    ['/status/~1cards~12', { status: { '/cards/2': 'printed' } }],
    ['/status/~1cards~1length', { status: { '/cards/length': 'printed' } }],
    ['/status/~1cards~101', { status: { '/cards/01': 'printed' } }],
    ['/status/~1constructor', { status: { '/constructor': 'printed' } }],
    ['/status/~1label~10', { status: { '/label/0': 'printed' } }],
    ['/status/~1map~1a~01b~1c', { status: { '/map/a~1b/c': 'printed' } }],
  ])('%s is at fault in %j', (path, change) => {
    const faults = packFaults({ ...pack, ...change });
    expect(faults.map((fault) => fault.path)).toEqual([path]);
    expect(faults[0]?.problem).toMatch(/^(is|points)/);
  });

  test('a __proto__ key is neither a status nor a part', () => {
    const given: unknown = JSON.parse(JSON.stringify(pack).replace('"status":{', '"status":{"/__proto__":"printed",'));
    expect(packFaults(given).map(({ path }) => path)).toEqual(['/status/~1__proto__']);
  });
});
