import { describe, expect, test } from 'vitest';
import { canonical } from './canonical.ts';

describe('canonical JSON (RFC 8785)', () => {
  test('the sample of section 3.2.2', () => {
    const given = JSON.parse(`{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\\u20ac$\\u000F\\u000aA'\\u0042\\u0022\\u005c\\\\\\"\\/",
      "literals": [null, true, false]
    }`) as unknown;
    expect(canonical(given)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  test('keys go by UTF-16 units, as in section 3.2.3', () => {
    const keys = ['\u20ac', '\r', '\ufb33', '1', '\ud83d\ude00', '\u0080', '\u00f6'];
    const sorted = ['\r', '1', '\u0080', '\u00f6', '\u20ac', '\ud83d\ude00', '\ufb33'];
    const given = Object.fromEntries(keys.map((key) => [key, 0]));
    expect(canonical(given)).toBe(`{${sorted.map((key) => `${JSON.stringify(key)}:0`).join(',')}}`);
  });

  test.each([
    [0x0000000000000000n, '0'],
    [0x8000000000000000n, '0'],
    [0x0000000000000001n, '5e-324'],
    [0x8000000000000001n, '-5e-324'],
    [0x7fefffffffffffffn, '1.7976931348623157e+308'],
    [0x4340000000000000n, '9007199254740992'],
    [0x4430000000000000n, '295147905179352830000'],
    [0x44b52d02c7e14af5n, '9.999999999999997e+22'],
    [0x44b52d02c7e14af6n, '1e+23'],
    [0x44b52d02c7e14af7n, '1.0000000000000001e+23'],
    [0x444b1ae4d6e2ef4en, '999999999999999700000'],
    [0x444b1ae4d6e2ef50n, '1e+21'],
    [0x3eb0c6f7a0b5ed8cn, '9.999999999999997e-7'],
    [0x3eb0c6f7a0b5ed8dn, '0.000001'],
    [0x41b3de4355555553n, '333333333.3333332'],
    [0x41b3de4355555557n, '333333333.33333343'],
    [0xbecbf647612f3696n, '-0.0000033333333333333333'],
    [0x43143ff3c1cb0959n, '1424953923781206.2'],
  ])('the number %s of appendix B is %s', (bits, text) => {
    const view = new DataView(new ArrayBuffer(8));
    view.setBigUint64(0, bits);
    expect(canonical(view.getFloat64(0))).toBe(text);
  });

  test('one text for one value, whatever the order in which it was made', () => {
    expect(canonical({ b: [1, { d: 2, c: 3 }], a: '' })).toBe('{"a":"","b":[1,{"c":3,"d":2}]}');
    expect(canonical({ a: '', b: [1, { c: 3, d: 2 }] })).toBe('{"a":"","b":[1,{"c":3,"d":2}]}');
    expect(canonical([])).toBe('[]');
    expect(canonical({})).toBe('{}');
  });

  test('a key called __proto__ is a key like any other', () => {
    expect(canonical(JSON.parse('{"a":1,"__proto__":{"b":2}}'))).toBe('{"__proto__":{"b":2},"a":1}');
    expect(canonical(Object.assign(Object.create(null), { a: 1 }))).toBe('{"a":1}');
  });

  test('undefined members are left out, as JSON does', () => {
    expect(canonical({ a: undefined, b: 1, c: undefined })).toBe('{"b":1}');
  });

  test.each([
    ['not a number', Number.NaN],
    ['infinite', Number.NEGATIVE_INFINITY],
    ['undefined', undefined],
    ['a function', () => 0],
    ['a symbol', Symbol('a')],
    ['a bigint', 1n],
    ['undefined in a list', [undefined]],
    ['a hole in a list', Object.assign([1], { length: 2 })],
    ['half of a pair of surrogates', '\ud83d'],
    ['half of a pair in a key', { '\ude00': 1 }],
    ['a map', new Map([[1, 2]])],
    ['a date', new Date(0)],
    ['bytes', new Uint8Array(2)],
    ['an object of a class', new (class Card {})()],
  ])('refuses what JSON cannot hold: %s', (_, value) => {
    expect(() => canonical(value)).toThrow(TypeError);
    expect(() => canonical({ inside: [value] })).toThrow(value === undefined ? /undefined/ : TypeError);
  });
});
