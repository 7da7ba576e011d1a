import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { seeded } from './chance.ts';
import { botNonce, commit, deriveSeed, keepsPromise, promiseOf, sealOf, seedOf, type FirstOpening, type Terms } from './fairness.ts';
import { toHex } from './sha256.ts';

const secret = '00112233445566778899aabbccddeeff'.repeat(2);
const nonces = ['a'.repeat(32), 'b'.repeat(32)];
const opening: FirstOpening = { commitment: commit(secret), nonces, match: 'm-1', secret };

describe('provable chance', () => {
  test('the commitment is SHA-256 of the secret’s bytes', () => {
    expect(commit(secret)).toBe(createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex'));
  });

  test('the seed is HMAC-SHA-256 under the secret over match and nonces, for ever', () => {
    const message = `["orrery seed 1","m-1",["${nonces.join('","')}"]]`;
    const expected = createHmac('sha256', Buffer.from(secret, 'hex')).update(message).digest('hex');
    expect(toHex(deriveSeed(secret, 'm-1', nonces))).toBe(expected);
    expect(expected).toBe('ad31c0d8b06f8eff5ca1f89570f5723c0d51d8f446122d37caece279602f0d41');
  });

  test('the seed depends on every part of it, the order of the nonces included', () => {
    const one = (text: string): string => `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`;
    const seeds = [
      deriveSeed(secret, 'm-1', nonces),
      deriveSeed(one(secret), 'm-1', nonces),
      deriveSeed(`1${secret.slice(1)}`, 'm-1', nonces),
      deriveSeed(secret, 'm-2', nonces),
      deriveSeed(secret, 'm-1', [one(nonces[0] ?? ''), nonces[1] ?? '']),
      deriveSeed(secret, 'm-1', [nonces[0] ?? '', one(nonces[1] ?? '')]),
      deriveSeed(secret, 'm-1', nonces.toReversed()),
      deriveSeed(secret, 'm-1', [nonces.join('')]),
      deriveSeed(secret, 'm-1', []),
    ].map(toHex);
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(new Set(seeds.map((seed) => seeded(Buffer.from(seed, 'hex')).below(2 ** 32))).size).toBe(seeds.length);
  });

  test('the seed is not what was published', () => {
    expect(toHex(deriveSeed(secret, 'm-1', nonces))).not.toBe(opening.commitment);
  });

  test('an opened secret keeps the promise, any other breaks it', () => {
    expect(keepsPromise(opening)).toBe(true);
    expect(keepsPromise({ ...opening, secret: null })).toBe(false);
    expect(keepsPromise({ ...opening, secret: `1${secret.slice(1)}` })).toBe(false);
    expect(keepsPromise({ ...opening, secret: 'no secret' })).toBe(false);
    expect(keepsPromise({ ...opening, commitment: '0'.repeat(64) })).toBe(false);
    expect(keepsPromise({ ...opening, secret: secret.toUpperCase() })).toBe(false);
  });

  test.each(['', 'ff', 'g'.repeat(64), 'F'.repeat(64), `${secret}00`, ` ${secret.slice(1)}`])('%j is no secret', (text) => {
    expect(() => commit(text)).toThrow('a secret has 64 hexadecimal digits');
    expect(() => deriveSeed(text, 'm-1', nonces)).toThrow('a secret has 64 hexadecimal digits');
  });
});

describe('the second version', () => {
  const terms: Terms = {
    match: 'm-2',
    game: 'duel',
    rules: '1',
    options: { seats: 2, fast: true },
    pack: 'c'.repeat(64),
    plan: ['open', 'bot 4'],
    voided: [],
  };
  const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
  const hmac = (text: string): string => createHmac('sha256', Buffer.from(secret, 'hex')).update(text).digest('hex');
  const seal = sealOf(secret, terms);

  test('the seal is SHA-256 of one text that holds secret and terms', () => {
    expect(seal).toBe(
      sha(
        `{"game":"duel","match":"m-2","options":{"fast":true,"seats":2},"orrery":"seal 2","pack":"${terms.pack}","plan":["open","bot 4"],"rules":"1","secret":"${secret}","voided":[]}`,
      ),
    );
    expect(seal).toBe('58da69c5fc93ccf64269a59cd3d1705a1ccf375184eae271d56e10f0938b3df8');
  });

  test('the seal depends on everything it covers', () => {
    const seals = [
      seal,
      sealOf('0'.repeat(64), terms),
      sealOf(secret, { ...terms, match: 'm-3' }),
      sealOf(secret, { ...terms, game: 'conclave' }),
      sealOf(secret, { ...terms, rules: '2' }),
      sealOf(secret, { ...terms, options: { seats: 2, fast: false } }),
      sealOf(secret, { ...terms, pack: 'd'.repeat(64) }),
      sealOf(secret, { ...terms, plan: ['open', 'bot 5'] }),
      sealOf(secret, { ...terms, plan: ['bot 4', 'open'] }),
      sealOf(secret, { ...terms, voided: [seal] }),
    ];
    expect(new Set(seals).size).toBe(seals.length);
  });

  test('a promise is SHA-256 over seal, seat and number', () => {
    expect(promiseOf(seal, 0, nonces[0] ?? '')).toBe(sha(`["orrery number 2","${seal}",0,"${nonces[0]}"]`));
  });

  test('the number of a bot is the first half of an HMAC under the secret', () => {
    expect(botNonce(secret, 1)).toBe(hmac('["orrery bot 2",1]').slice(0, 32));
  });

  test('the seed is HMAC under the secret over seal and numbers, for ever', () => {
    const opened = { version: 2, commitment: seal, match: 'm-2', plan: terms.plan, voided: [], nonces, secret } as const;
    expect(toHex(seedOf(opened))).toBe(hmac(`["orrery seed 2","${seal}",["${nonces.join('","')}"]]`));
    expect(toHex(seedOf(opening))).toBe(toHex(deriveSeed(secret, 'm-1', nonces)));
  });
});
