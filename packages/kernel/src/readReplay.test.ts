import { describe, expect, test } from 'vitest';
import { duel } from '../fixtures/index.ts';
import { playOn, tableOf } from '../fixtures/played.ts';
import { readReplay, REPLAY_BYTES } from './readReplay.ts';
import { verifyReplay, writeReplay } from './replay.ts';
import { REPLAY_FAULTS, fault } from './replayFault.ts';

const table = tableOf(duel, 'read');
playOn(table.match, 1);
const sound = table.record();
const text = writeReplay(sound);
const changed = (change: Readonly<Record<string, unknown>>): string => JSON.stringify({ ...sound, ...change });
const seed = (change: Readonly<Record<string, unknown>>): string => changed({ seed: { ...sound.seed, ...change } });

/** What is wrong with a text, found with bounded work: the time of this thread alone counts. */
function wrongWith(source: string): { readonly code: string; readonly problem: string } {
  const before = process.threadCpuUsage();
  const replay = readReplay(source);
  const found = 'code' in replay ? replay : verifyReplay(duel, replay);
  const { user, system } = process.threadCpuUsage(before);
  expect(user + system).toBeLessThan(10_000_000);
  if (!found) throw new Error('nothing is wrong with this replay');
  return found;
}

test('a sound text is read as it was written', () => {
  expect(readReplay(text)).toEqual(sound);
  expect(readReplay(` \n${JSON.stringify(sound, null, 4)}\n`)).toEqual(sound);
});

describe('bad input gets one clear line', () => {
  test.each<[what: string, source: string, code: string, says: string]>([
    ['nothing', '', 'not-json', 'the file is not JSON: '],
    ['a letter', '# A letter\n\nDear reader', 'not-json', 'the file is not JSON: '],
    ['signs that move a terminal', '\u001b[2J\u0007{', 'not-json', 'the file is not JSON: '],
    ['half a replay', text.slice(0, text.length / 2), 'not-json', 'the file is not JSON: '],
    ['a text in quotes', '"replay"', 'wrong-shape', 'the replay is not an object'],
    ['null', 'null', 'wrong-shape', 'the replay is not an object'],
    ['a list', `[${text}]`, 'wrong-shape', 'the replay is not an object'],
    ['an empty object', '{}', 'wrong-shape', '/format is missing'],
    ['another format', changed({ format: 2 }), 'wrong-shape', '/format is not one of 1'],
    ['a key too many', changed({ winner: 1 }), 'wrong-shape', '/winner is not part of a replay'],
    ['a key too many inside', seed({ salt: 1 }), 'wrong-shape', '/seed/salt is not part of a replay'],
    ['a key of control signs', changed({ 'a\u001b[31m\nb': 1 }), 'wrong-shape', '/a?[31m?b is not part of a replay'],
    ['a long key', changed({ ['k'.repeat(5000)]: 1 }), 'wrong-shape', `/${'k'.repeat(40)} is not part of a replay`],
    ['a __proto__ key', text.replace('{', '{"__proto__":{"choices":[]},'), 'wrong-shape', '/__proto__ is not part of a replay'],
    ['a __proto__ for a missing key', text.replace('"format"', '"__proto__"'), 'wrong-shape', '/__proto__ is not part of a replay'],
    [
      'a __proto__ option',
      text.replace('"options":{', '"options":{"__proto__":{"a":1}'),
      'wrong-shape',
      '/options/__proto__ is not the name of an option',
    ],
    [
      'an option that is a list',
      changed({ options: { seats: [2] } }),
      'wrong-shape',
      '/options/seats is not a text, number or truth value',
    ],
    ['options in a list', changed({ options: [] }), 'wrong-shape', '/options is not an object'],
    ['a game of capitals', changed({ game: '../DUEL' }), 'wrong-shape', '/game is not a short name'],
    ['no seats', changed({ seats: {} }), 'wrong-shape', '/seats is not a list'],
    [
      'too many seats',
      changed({ seats: Array.from({ length: 16 }, () => sound.seats[0]) }),
      'wrong-shape',
      '/seats has 16 entries, more than 15',
    ],
    [
      'a seat of neither kind',
      changed({ seats: [{ name: '', kind: 'ghost' }] }),
      'wrong-shape',
      '/seats/0/kind is not one of "person", "bot"',
    ],
    ['a name with an escape', changed({ seats: [{ name: '\u001b[2J', kind: 'bot' }] }), 'wrong-shape', '/seats/0/name is not a name'],
    ['a secret of capitals', seed({ secret: 'F'.repeat(64) }), 'wrong-shape', '/seed/secret is not 64 hexadecimal digits'],
    ['a short nonce', seed({ nonces: ['00', '11'] }), 'wrong-shape', '/seed/nonces/0 is not 32 hexadecimal digits'],
    ['a match with spaces', seed({ match: 'a b' }), 'wrong-shape', '/seed/match is not the id of a match'],
    ['choices as texts', changed({ choices: ['1', '2'] }), 'wrong-shape', '/choices/0 is not a whole number from 0'],
    ['choices as one text', changed({ choices: '1,2' }), 'wrong-shape', '/choices is not a list'],
    ['half a choice', changed({ choices: [0.5] }), 'wrong-shape', '/choices/0 is not a whole number'],
    ['a negative choice', changed({ choices: [1, -1] }), 'wrong-shape', '/choices/1 is not a whole number'],
    ['a huge choice', changed({ choices: [2 ** 30] }), 'wrong-shape', '/choices/0 is not a whole number'],
    ['no choice', changed({ choices: [null] }), 'wrong-shape', '/choices/0 is not a whole number'],
    [
      'a million choices',
      changed({ choices: new Array(1_000_000).fill(1) }),
      'too-long',
      'the replay has 1000000 choices; a game of this kind has at most 60',
    ],
    [
      'more than a million',
      changed({ choices: new Array(1_000_001).fill(1) }),
      'wrong-shape',
      '/choices has 1000001 entries, more than 1000000',
    ],
    ['a file too large', text + ' '.repeat(REPLAY_BYTES), 'too-large', `bytes; a replay has at most ${REPLAY_BYTES}`],
    ['an end of two kinds', changed({ end: { ended: 'resigned', winners: [] } }), 'wrong-shape', '/end/winners is not part of a replay'],
    [
      'an unknown way to break off',
      changed({ end: { ended: 'bored' } }),
      'wrong-shape',
      '/end/ended is not one of "resigned", "timeout", "unfinished"',
    ],
    ['no end', changed({ end: null }), 'wrong-shape', '/end is not an object'],
    ['a clause in words', changed({ end: { winners: [], clause: 'by luck' } }), 'wrong-shape', '/end/clause is not a clause'],
    [
      'a deep pack',
      text.replace('"pack":{', `"pack":{"data":${'['.repeat(900_000)}${']'.repeat(900_000)},`),
      'wrong-shape',
      '/pack/data is nested too deeply',
    ],
  ])('%s', (_, source, code, says) => {
    const found = wrongWith(source);
    expect(found.code).toBe(code);
    expect(found.problem).toContain(says);
    expect(found.problem).toMatch(/^[^\p{Cc}]{1,300}$/u);
  });

  test('every single sign left out or changed is refused or leads to another record', () => {
    for (let at = 0; at < text.length; at += 7) {
      const mutilated = [text.slice(0, at) + text.slice(at + 1), `${text.slice(0, at)}x${text.slice(at + 1)}`];
      for (const source of mutilated) {
        const replay = readReplay(source);
        const found = 'code' in replay ? replay : verifyReplay(duel, replay);
        if (!found && !('code' in replay)) expect(writeReplay(replay)).not.toBe(text);
      }
    }
  });
});

test('every fault is put into a sentence with all its data', () => {
  for (const code of REPLAY_FAULTS) {
    const data = {
      given: 1,
      limit: 2,
      reason: 'r',
      path: '/p',
      problem: 'q',
      wanted: 'w',
      pack: 'k',
      bound: 3,
      played: 4,
      entry: 5,
      seat: 6,
      choice: 'c',
      found: 'f',
      claimed: 'm',
      complete: 7,
    };
    expect(fault(code, data).problem).not.toMatch(/[{}]/);
  }
});
