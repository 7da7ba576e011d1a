import { describe, expect, test } from 'vitest';
import { conclave, duel } from '../fixtures/index.ts';
import { playOn, tableOf } from '../fixtures/played.ts';
import { canonical } from './canonical.ts';
import { quick } from './chance.ts';
import type { LogEntry } from './log.ts';
import { packHash, recordReplay, replayId, verifyReplay, writeReplay, type Broken, type Replay } from './replay.ts';
import { readReplay } from './readReplay.ts';
import { sha256Hex } from './sha256.ts';

/** The replay a text holds; a fault fails the test. */
function read(text: string): Replay {
  const replay = readReplay(text);
  if ('code' in replay) throw new Error(replay.problem);
  return replay;
}

function playedDuel(name: string): Replay {
  const table = tableOf(duel, name);
  playOn(table.match, 1);
  return table.record();
}

describe('a game that was played', () => {
  test('is recorded, written, read and verified', () => {
    const replay = playedDuel('whole');
    expect(replay.choices).toHaveLength(60);
    expect(replay).toMatchObject({
      format: 1,
      game: 'duel',
      rules: '1',
      options: {},
      seats: [{ name: 'Ada' }, { name: 'Борис', kind: 'bot' }],
    });
    const text = writeReplay(replay);
    expect(text).toBe(canonical(JSON.parse(text)));
    expect(read(text)).toEqual(replay);
    expect(verifyReplay(duel, read(text))).toBeNull();
  });

  test.each([3, 4, 5])('is recorded at a table of %i, options and all', (seats) => {
    const table = tableOf(conclave, `conclave of ${seats}`, { seats });
    playOn(table.match, seats);
    const replay = table.record();
    expect(replay.options).toEqual({ seats });
    expect(replay.end).toEqual(table.match.result);
    expect(verifyReplay(conclave, read(writeReplay(replay)))).toBeNull();
  });

  test('is named by the hash of its record, whatever the spaces in the file', () => {
    const replay = playedDuel('named');
    expect(replayId(replay)).toBe(sha256Hex(writeReplay(replay)));
    expect(replayId(read(JSON.stringify(replay, null, 2)))).toBe(replayId(replay));
    expect(replayId(playedDuel('other'))).not.toBe(replayId(replay));
  });

  test('carries its pack where the game has not built it in', () => {
    const table = tableOf(duel, 'pack');
    playOn(table.match, 1);
    expect(table.record().pack).toEqual({ id: 'sixty', hash: packHash(table.rules.pack) });
    const without = { ...duel, packs: [] };
    const { log } = table.match;
    const carried = recordReplay({ game: without, rules: table.rules, seats: table.record().seats, seed: table.opening, log });
    expect(carried.pack).toEqual({ id: 'sixty', hash: packHash(table.rules.pack), data: table.rules.pack });
    expect(verifyReplay(without, carried)).toBeNull();
    expect(verifyReplay(without, table.record())?.code).toBe('unknown-pack');
  });

  test('has one record, whatever the order in which simultaneous answers came, and whatever was taken back', () => {
    for (let game = 0; game < 30; game++) {
      const table = tableOf(conclave, `order ${game}`, { seats: 3 + (game % 3) });
      playOn(table.match, game);
      const record = writeReplay(table.record());
      const queues = Array.from({ length: table.rules.seats }, (_, seat) => table.match.log.filter(([by]) => by === seat));
      const again = tableOf(conclave, `order ${game}`, { seats: 3 + (game % 3) });
      const chance = quick(100 + game);
      while (again.match.asked !== 0) {
        const seats = queues.flatMap((_, seat) => ((again.match.asked >> seat) & 1 ? [seat] : []));
        const seat = seats[chance.below(seats.length)] ?? 0;
        const [, choice] = queues[seat]?.[0] ?? [0, -1];
        if (chance.below(4) === 0 && again.match.log.length > 0) {
          const other = again.match.open(seat)[0] ?? -1;
          again.match.answer(seat, other);
          again.match.rewind(again.match.log.length - 1);
        }
        queues[seat]?.shift();
        expect(again.match.answer(seat, choice)).toBeNull();
      }
      expect(again.match.log).not.toEqual(table.match.log);
      expect(writeReplay(again.record())).toBe(record);
    }
  });

  test('the lowest of the seats asked stands first in it, to the end of its answer', () => {
    const { match, record } = tableOf(conclave, 'lowest');
    const answers: LogEntry[] = [
      [2, 1],
      [1, 2],
      [2, 6],
      [0, 3],
      [1, 7],
      [0, 7],
    ];
    for (const [seat, choice] of answers) expect(match.answer(seat, choice)).toBeNull();
    expect(record({ ended: 'unfinished' }).choices).toEqual([3, 7, 2, 7, 1, 6]);
  });
});

describe('a game that was broken off', () => {
  const broken: Broken = { ended: 'resigned', seat: 1 };

  test('keeps its completed decisions and leaves out what was under way', () => {
    const table = tableOf(conclave, 'broken off');
    const bids: LogEntry[] = [
      [0, 3],
      [0, 7],
      [1, 2],
      [1, 7],
      [2, 1],
      [2, 6],
    ];
    expect(table.record(broken).choices).toEqual([]);
    for (const [given, [seat, choice]] of bids.entries()) {
      expect(table.match.answer(seat, choice)).toBeNull();
      expect(table.record(broken).choices).toHaveLength(given === 5 ? 6 : 0);
    }
    expect(table.match.answer(0, { verb: 'peek' })).toBeNull();
    expect(table.record(broken).choices).toHaveLength(7);
    const replay = table.record(broken);
    expect(replay.end).toEqual(broken);
    expect(verifyReplay(conclave, read(writeReplay(replay)))).toBeNull();
  });

  test('of votes that nobody was told of nothing is kept until the last one', () => {
    const table = tableOf(conclave, 'votes');
    playOn(table.match, 3);
    const whole = table.record();
    const open = tableOf(conclave, 'votes');
    const votes = table.match.log.slice(-3);
    for (const [seat, choice] of table.match.log.slice(0, -3)) open.match.answer(seat, choice);
    const before = open.record(broken).choices;
    for (const [seat, choice] of votes.slice(0, 2)) open.match.answer(seat, choice);
    expect(open.record(broken).choices).toEqual(before);
    for (const [seat, choice] of votes.slice(2)) open.match.answer(seat, choice);
    expect(open.record(broken)).toEqual(whole);
  });

  test('is no longer broken off where the rules had ended it', () => {
    const table = tableOf(duel, 'over');
    playOn(table.match, 1);
    expect(table.record({ ended: 'timeout', seat: 0 }).end).toEqual(table.match.result);
  });

  test('has no record while it runs', () => {
    const table = tableOf(duel, 'running');
    expect(() => table.record()).toThrow('a running match has no record');
    playOn(table.match, 1, 59);
    expect(() => table.record()).toThrow('a running match has no record');
    playOn(table.match, 1);
    expect(table.record().choices).toHaveLength(60);
  });

  test('nothing is recorded that could not be verified', () => {
    const table = tableOf(duel, 'unsound');
    playOn(table.match, 1);
    const { seats } = table.record();
    const sound = { game: duel, rules: table.rules, seats, seed: table.opening, log: table.match.log };
    expect(recordReplay(sound).end).toEqual(table.match.result);
    const unsound = [
      { ...sound, seats: seats.slice(1) },
      { ...sound, seats: [...seats.slice(1), { name: 'x'.repeat(65), kind: 'person' as const }] },
      { ...sound, seed: { ...table.opening, commitment: '0'.repeat(64) } },
      { ...sound, seed: { ...table.opening, match: 'no id of a match' } },
      { ...sound, log: [[0, 60] as const, ...table.match.log] },
    ];
    for (const played of unsound) expect(() => recordReplay(played)).toThrow('this match cannot be recorded: ');
  });
});

describe('a replay that was tampered with', () => {
  const sound = playedDuel('tampered');
  const { seed } = sound;
  const flip = (hex: string): string => `${hex.startsWith('0') ? '1' : '0'}${hex.slice(1)}`;
  const at = (i: number): number => sound.choices[i] ?? -1;
  const swapped = sound.choices.map((choice, i) => (i === 3 ? at(0) : choice));

  test.each<[what: string, change: Partial<Replay>, code: string, says: RegExp]>([
    ['a flipped choice', { choices: swapped }, 'illegal-choice', /^choice 3 by seat [01] was not open: \{"verb":"play","card":\d+\}$/],
    ['a choice no word has', { choices: [99, ...sound.choices.slice(1)] }, 'illegal-choice', /^choice 0 by seat 0 was not open: 99$/],
    ['two choices exchanged', { choices: [at(1), at(0), ...sound.choices.slice(2)] }, 'illegal-choice', /^choice 0 by seat 0 was not open/],
    [
      'a choice left out',
      { choices: sound.choices.slice(0, -1) },
      'not-over',
      /^after 59 choices the game is not over; .* \{"clause":"DUEL-END-/,
    ],
    ['a choice too many', { choices: [...sound.choices.slice(0, 59), at(59), at(59)] }, 'too-long', /has 61 choices; .* at most 60$/],
    ['another secret', { seed: { ...seed, secret: flip(seed.secret ?? '') } }, 'broken-promise', /not the one promised before the deal/],
    ['another commitment', { seed: { ...seed, commitment: flip(seed.commitment) } }, 'broken-promise', /its SHA-256 is not the commitment/],
    ['a secret not opened', { seed: { ...seed, secret: null } }, 'not-opened', /has not opened its secret/],
    ['another nonce', { seed: { ...seed, nonces: [flip(seed.nonces[0] ?? ''), seed.nonces[1] ?? ''] } }, 'illegal-choice', /was not open/],
    ['nonces exchanged', { seed: { ...seed, nonces: seed.nonces.toReversed() } }, 'illegal-choice', /was not open/],
    [
      'a nonce missing',
      { seed: { ...seed, nonces: seed.nonces.slice(1) } },
      'other-nonces',
      /needs 2 nonces, one a seat; the replay has 1/,
    ],
    ['another match', { seed: { ...seed, match: 'another' } }, 'illegal-choice', /was not open/],
    ['another game', { game: 'conclave' }, 'other-game', /is of conclave, not of duel/],
    ['another version', { rules: '2' }, 'other-rules', /played by rules version 2; this program has version 1/],
    ['another pack', { pack: { ...sound.pack, id: 'seventy' } }, 'unknown-pack', /the pack seventy is not built in/],
    ['another hash of the pack', { pack: { ...sound.pack, hash: flip(sound.pack.hash) } }, 'other-pack', /the pack sixty is not the one/],
    ['another pack of its own', { pack: { ...sound.pack, data: { id: 'sixty' } } }, 'other-pack', /its hash differs/],
    [
      'a pack the game does not take',
      { pack: { id: 'sixty', hash: packHash({}), data: {} } },
      'bad-options',
      /^\/pack is not the duel’s own/,
    ],
    ['an unknown option', { options: { speed: 1 } }, 'bad-options', /^\/options\/speed is not an option of the duel$/],
    ['a seat more', { seats: [...sound.seats, { name: '', kind: 'bot' }] }, 'other-seats', /seat 2, the replay names 3/],
    ['another winner', { end: { winners: [0, 1], clause: 'DUEL-END-1' } }, 'other-end', /ends with .*; the replay claims .*\[0,1\]/],
    ['an end by resignation', { end: { ended: 'resigned', seat: 0 } }, 'other-end', /ends with .*; the replay claims .*resigned/],
    ['an end by nobody', { end: { ended: 'timeout', seat: 2 } }, 'wrong-shape', /^\/end\/seat is not a seat of this table$/],
  ])('%s is refused', (_, change, code, says) => {
    const fault = verifyReplay(duel, read(JSON.stringify({ ...sound, ...change })));
    expect(fault?.code).toBe(code);
    expect(fault?.problem).toMatch(says);
    expect(fault?.problem).not.toMatch(/[{]\w+[}]|undefined|NaN|null/);
  });

  test('every choice, changed to any other card, is refused', () => {
    for (const [i, choice] of sound.choices.entries()) {
      const changed = { ...sound, choices: sound.choices.with(i, (choice + 1 + (i % 58)) % 60) };
      expect(verifyReplay(duel, changed)?.code, `choice ${i}`).toBe('illegal-choice');
    }
  });

  test('choices after the end and answers to an unfinished decision are no part of a record', () => {
    const table = tableOf(conclave, 'longer');
    playOn(table.match, 4);
    const replay = table.record();
    const longer = { ...replay, choices: [...replay.choices, 8] };
    expect(table.rules.bound).toBeGreaterThan(replay.choices.length);
    expect(verifyReplay(conclave, longer)).toMatchObject({ code: 'too-many-choices', data: { played: replay.choices.length } });
    expect(verifyReplay(conclave, longer)?.problem).toMatch(/^the game is over after \d+ choices, the replay goes on to \d+$/);
    const cut: Replay = { ...replay, choices: replay.choices.slice(0, 5), end: { ended: 'unfinished' } };
    expect(verifyReplay(conclave, cut)).toMatchObject({ code: 'unfinished-decision', data: { complete: 0, given: 5 } });
    expect(verifyReplay(conclave, { ...cut, choices: replay.choices.slice(0, 6) })).toBeNull();
  });
});
