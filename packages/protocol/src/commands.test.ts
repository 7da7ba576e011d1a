import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAny, readCommand } from './commands.ts';
import { digest } from './digest.ts';
import { PROTOCOL } from './limits.ts';

const read = (value: unknown): string => {
  const command = readCommand(JSON.stringify(value));
  return 'code' in command ? `${command.code} ${command.path}` : command.do;
};

test('sound commands are read as they were meant', () => {
  for (const command of [
    { id: 'a', do: 'hello', v: PROTOCOL },
    {
      id: 'a',
      do: 'create',
      game: 'rex',
      options: { seats: 3, betrayal: true },
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: '3' }],
    },
    { id: 'a', do: 'answer', match: 'abcdefgh', n: 3, choice: { verb: 'attack', city: 'F' } },
    { id: 'a', do: 'answer', match: 'abcdefgh', n: 3, choice: 17 },
    { id: 'a', do: 'orders', match: 'abcdefgh', orders: [{ decision: 'W-*', order: 'pass' }] },
    { id: 'a', do: 'chat', match: 'abcdefgh', room: 'table', text: 'Привет, мир! 👋' },
  ])
    expect(readCommand(JSON.stringify(command))).toEqual(command);
});

test('orders are a page at most', () => {
  const play = (letters: number): unknown => ({ decision: 'W-*', order: 'play', plays: [{ verb: 'x', card: 'y'.repeat(letters) }] });
  const orders = (count: number): string =>
    read({ id: 'a', do: 'orders', match: 'abcdefgh', orders: Array.from({ length: count }, () => play(60)) });
  expect(orders(20)).toBe('orders');
  expect(orders(40)).toBe('wrong-fields /orders');
});

test('what is wrong is named by its path', () => {
  expect(read({ id: 'a', do: 'join', match: 7 })).toBe('wrong-fields /match');
  expect(read({ id: 'a', do: 'join', match: 'abcdefgh', extra: 1 })).toBe('wrong-fields /extra');
  expect(read({ id: 'a', do: 'create', game: 'duel', seats: [{ kind: 'ghost' }] })).toBe('wrong-fields /seats/0/kind');
  expect(read({ id: 'a', do: 'rename', name: 'a\u0007b' })).toBe('wrong-fields /name');
  expect(read({ id: 'a', do: 'chat', match: 'abcdefgh', room: 'table', text: 'x'.repeat(501) })).toBe('wrong-fields /text');
  expect(read({ do: 'ping' })).toBe('wrong-fields /id');
  expect(read({ id: 'a', do: 'toString' })).toBe('unknown-command /do');
  let deep: unknown = 1;
  for (let i = 0; i < 30; i++) deep = { a: deep };
  expect(read({ id: 'a', do: 'create', game: 'duel', seats: [{ kind: 'me' }], pack: deep })).toBe('wrong-fields /pack');
});

test('no text makes the reader throw, and only sound commands come through', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.object().map((value) => JSON.stringify(value)),
      ),
      (text) => {
        const command = readCommand(text);
        expect('code' in command || typeof command.id === 'string').toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

test('two pasts have one digest only where they are the same', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.array(fc.integer()), (a, b) => {
      expect(digest(a) === digest(b)).toBe(JSON.stringify(a) === JSON.stringify(b));
      expect(digest([...a, ...b], a.length)).toBe(digest(a));
    }),
  );
});

test('an answer in its usual form is read as any command is, and so is whatever resembles one', () => {
  const usual = '{"id":"a-1","do":"answer","match":"abcdefgh","n":3,"choice":17}';
  expect(readCommand(usual)).toEqual({ id: 'a-1', do: 'answer', match: 'abcdefgh', n: 3, choice: 17 });
  const piece = fc.constantFrom(
    '"',
    '{',
    '}',
    ',',
    ':',
    '0',
    '00',
    '-1',
    '1e3',
    '3.5',
    '999999999',
    '1073741825',
    ' ',
    '\\u0041',
    'id',
    'n',
    'é',
    '\n',
    '',
  );
  fc.assert(
    fc.property(fc.nat(usual.length), fc.nat(6), piece, (at, cut, put) => {
      const text = usual.slice(0, at) + put + usual.slice(at + cut);
      expect(readCommand(text)).toEqual(readAny(text));
    }),
    { numRuns: 2000 },
  );
});
