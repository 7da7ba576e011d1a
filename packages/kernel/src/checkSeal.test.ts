import { describe, expect, test } from 'vitest';
import { conclave } from '../fixtures/index.ts';
import { tableOf } from '../fixtures/played.ts';
import { playWatched } from '../fixtures/witness.ts';
import { canonical } from './canonical.ts';
import { checkSeal, SEAL_CHECKS, verdictOf, type SealCheckId } from './checkSeal.ts';
import { SPECTATOR } from './contract.ts';
import { isPromised, promiseOf, sealOf, type Terms } from './fairness.ts';
import { termsOf, verifyReplay, type Replay } from './replay.ts';
import { retell } from './retold.ts';
import { readSeal, type Seal, type SeenDeal } from './seal.ts';

const table = tableOf(conclave, 'watched', { seats: 4 }, 2);
const kept = playWatched(table.match, [0, 1, 2, 3, SPECTATOR], 5);
const replay = table.record();
const { seed } = replay;
if (!isPromised(seed)) throw new Error('this record is of the second version');
const promises = seed.nonces.map((nonce, seat) => (seat === 1 ? null : promiseOf(seed.commitment, seat, nonce)));

const dealOf = (seat: number): SeenDeal => ({
  commitment: seed.commitment,
  terms: termsOf(replay, seed),
  pack: replay.pack.id,
  own: { seat, nonce: seed.nonces[seat] ?? '' },
  promises,
  taken: true,
});
const sealFor = (seat: number): Seal => ({
  format: 1,
  kind: 'orrery seal',
  match: seed.match,
  viewer: seat,
  deals: [dealOf(seat)],
  refused: 0,
  rewritten: 0,
  altered: 0,
  past: kept.get(seat)?.past ?? [],
  looks: kept.get(seat)?.looks ?? [],
});

const { past, looks } = sealFor(0);

/** The checks that do not say yes. */
const doubts = (record: Replay, seal: Seal | null): Partial<Record<SealCheckId, string>> =>
  Object.fromEntries(checkSeal(conclave, record, seal).flatMap(({ id, state }) => (state === 'yes' ? [] : [[id, state]])));
const withDeal = (change: Partial<SeenDeal>): Seal => ({ ...sealFor(0), deals: [{ ...dealOf(0), ...change }] });
const withTerms = (change: Partial<Terms>): Seal => withDeal({ terms: { ...termsOf(replay, seed), ...change } });

describe('an honest game', () => {
  test.each([0, 2, 3])('is fair in the eyes of seat %i', (seat) => {
    const checks = checkSeal(conclave, replay, sealFor(seat));
    expect(checks.map(({ id }) => id)).toEqual(SEAL_CHECKS.filter((id) => id !== 'alarm'));
    expect(doubts(replay, sealFor(seat))).toEqual({});
    expect(verdictOf(checks)).toBe('fair');
  });

  test('keeps its seal as a text that can be read again', () => {
    expect(readSeal(JSON.stringify(sealFor(2)))).toEqual(sealFor(2));
  });

  const ownOf = (entries: readonly number[]): (readonly [number, number])[] =>
    entries.filter((entry) => entry < 0).map((entry, own) => [own, ~entry]);

  test('whose answers were kept when they were given keeps them, and one that was not given here is not checked, unless there was no choice', () => {
    const given = ownOf(past);
    const whole: Seal = {
      ...sealFor(0),
      given,
      alarms: [],
      takenBack: 0,
      rewinds: 0,
      moved: 0,
      aside: [{ viewer: SPECTATOR, ...(kept.get(SPECTATOR) ?? { past: [], looks: [] }) }],
    };
    expect(readSeal(JSON.stringify(whole))).toEqual(whole);
    expect(doubts(replay, whole)).toEqual({});
    const rules = conclave.open(replay.options);
    if ('faults' in rules) throw new Error('the conclave can be opened');
    const { forced } = retell(rules, replay, 0, { past, looks });
    const states = given.map((_, own) => doubts(replay, { ...whole, given: given.toSpliced(own, 1) }));
    expect(states).toEqual(given.map((_, own) => (forced.has(own) ? {} : { answers: 'unchecked' })));
    expect(states).toContainEqual({ answers: 'unchecked' });
    // Another answer in the place of it was not this one.
    const others = given.map(([own, choice]) => [own, choice + 1] as const);
    expect(doubts(replay, { ...whole, given: others })).toEqual({ answers: 'unchecked' });
  });

  test('whose moves were taken back by a word from elsewhere, or that was shown through other eyes, is not wholly checked', () => {
    expect(doubts(replay, { ...sealFor(0), takenBack: 1 })).toEqual({ kept: 'unchecked' });
    expect(doubts(replay, { ...sealFor(0), moved: 2 })).toEqual({ kept: 'unchecked' });
    const other = { viewer: SPECTATOR, past: [...past, 1], looks: [] };
    expect(doubts(replay, { ...sealFor(0), moved: 1, aside: [other] })).toEqual({ past: 'no', kept: 'unchecked' });
    // What was told before may have been taken back since.
    expect(doubts(replay, { ...sealFor(0), moved: 1, rewinds: 1, aside: [other] })).toEqual({ kept: 'unchecked' });
    // Whoever was put out of the seat goes by what was told there, and by the number that was given.
    const out = { ...sealFor(0), past: [...past.slice(0, 3), 1], moved: 1 };
    expect(doubts(replay, { ...out, looks: [] })).toMatchObject({ past: 'no' });
    expect(doubts(replay, { ...out, looks: [], takenBack: 1 })).toMatchObject({ past: 'unchecked', kept: 'unchecked' });
    expect(doubts(replay, { ...sealFor(0), viewer: SPECTATOR, ...kept.get(SPECTATOR) })).toEqual({ own: 'unchecked' });
  });

  test('that is broken off in the middle of a decision is fair as well', () => {
    for (let answers = 1; answers < 30; answers++) {
      const cut = tableOf(conclave, 'watched', { seats: 4 }, 2);
      const seen = playWatched(cut.match, [0, 2, SPECTATOR], 8, answers);
      const record = cut.record({ ended: 'resigned', seat: 2 });
      for (const viewer of [0, 2]) expect(doubts(record, { ...sealFor(viewer), ...seen.get(viewer) }), `${answers}`).toEqual({});
    }
  });

  test('is not called fair by whoever saw only a part of it', () => {
    const watcher: Seal = {
      ...sealFor(0),
      viewer: SPECTATOR,
      ...kept.get(SPECTATOR),
      deals: [{ ...dealOf(0), own: null, promises: null }],
    };
    expect(doubts(replay, watcher)).toEqual({ own: 'unchecked', others: 'unchecked' });
    expect(doubts(replay, { ...sealFor(0), deals: [] })).toEqual({
      seal: 'unchecked',
      terms: 'unchecked',
      own: 'unchecked',
      others: 'unchecked',
      once: 'unchecked',
    });
    expect(doubts(replay, { ...sealFor(0), past: [], looks: [] })).toEqual({
      past: 'unchecked',
      shown: 'unchecked',
      kept: 'unchecked',
      answers: 'unchecked',
    });
    const left = past.slice(0, -1);
    expect(doubts(replay, { ...sealFor(0), past: left })).toEqual({ past: 'unchecked', shown: 'unchecked' });
    expect(doubts(replay, { ...sealFor(0), looks: [] })).toEqual({ shown: 'unchecked' });
    const nothing = checkSeal(conclave, replay, null);
    expect(nothing.filter(({ state }) => state === 'yes').map(({ id }) => id)).toEqual(['record', 'bots']);
    expect(verdictOf(nothing)).toBe('unsure');
  });

  test('is not called wrong by a device that another of the same seat was faster than', () => {
    const second = withDeal({ own: { seat: 0, nonce: 'f'.repeat(32) }, promises: null, taken: false });
    expect(doubts(replay, second)).toEqual({ own: 'unchecked', others: 'unchecked' });
  });

  test('is fair where a deal was prepared before it and no number opened for it', () => {
    const prepared = { ...dealOf(0), commitment: '1'.repeat(64), promises: null };
    expect(doubts(replay, { ...sealFor(0), deals: [prepared, dealOf(0)] })).toEqual({});
  });

  test('of a pack that was shown whole has no name to go by', () => {
    expect(doubts(replay, withDeal({ pack: null }))).toEqual({});
  });

  test('of the first version leaves open what that version does not prove', () => {
    const first = tableOf(conclave, 'watched', { seats: 4 });
    const seen = playWatched(first.match, [2], 5);
    const record = first.record();
    const deal: SeenDeal = { ...dealOf(2), commitment: record.seed.commitment, terms: null, promises: null };
    // Whose number it was is not written in such a seal.
    const own = { ...deal, own: { seat: 0, nonce: record.seed.nonces[2] ?? '' } };
    expect(doubts(record, { ...sealFor(2), ...seen.get(2), deals: [own] })).toEqual({
      bots: 'unchecked',
      terms: 'unchecked',
      others: 'unchecked',
      once: 'unchecked',
    });
  });
});

describe('what does not agree is named', () => {
  const flipped = (entries: readonly number[], at: number): number[] => entries.with(at, (entries[at] ?? 0) + 1);
  const told = past.findIndex((entry) => entry >= 0);
  test.each<[what: string, id: SealCheckId, seal: Seal]>([
    ['the seal of another match', 'seal', { ...sealFor(0), match: 'another' }],
    ['another seal', 'seal', withDeal({ commitment: '0'.repeat(64) })],
    ['other options', 'terms', withTerms({ options: { seats: 5 } })],
    ['another version of the rules', 'terms', withTerms({ rules: '0' })],
    ['another game', 'terms', withTerms({ game: 'duel' })],
    ['another pack', 'terms', withTerms({ pack: '0'.repeat(64) })],
    ['another pack by its name', 'terms', withDeal({ pack: 'other' })],
    ['a person in the place of a bot', 'terms', withTerms({ plan: ['open', 'open', 'open', 'open'] })],
    ['another number of the own seat', 'own', withDeal({ own: { seat: 0, nonce: 'f'.repeat(32) } })],
    ['the own number in the place of another', 'own', withDeal({ own: { seat: 2, nonce: seed.nonces[2] ?? '' } })],
    ['a number that was not promised', 'others', withDeal({ promises: promises.with(3, '0'.repeat(64)) })],
    [
      'an earlier deal whose number was opened',
      'once',
      { ...sealFor(0), deals: [{ ...dealOf(0), commitment: '1'.repeat(64) }, dealOf(0)] },
    ],
    ['another event', 'past', { ...sealFor(0), past: flipped(past, told) }],
    ['an event more', 'past', { ...sealFor(0), past: [...past, 1] }],
    ['another view', 'shown', { ...sealFor(0), looks: looks.with(3, [looks[3]?.[0] ?? 0, '0'.repeat(16)]) }],
    ['another answer than was given', 'answers', { ...sealFor(0), altered: 2 }],
    ['an alarm that was raised', 'alarm', { ...sealFor(0), alarms: ['own', 'rewritten'] }],
    ['a past that was put in the place of another', 'kept', { ...sealFor(0), rewritten: 1 }],
  ])('%s', (_, id, seal) => {
    const found = checkSeal(conclave, replay, seal);
    expect(found.filter(({ state }) => state === 'no').map((check) => check.id)).toContain(id);
    expect(verdictOf(found)).toBe('wrong');
  });

  test('where what was told differs nothing is said of what was shown', () => {
    expect(doubts(replay, { ...sealFor(0), past: flipped(past, past.length - 1), looks: looks.slice(0, 3) })).toEqual({
      past: 'no',
      shown: 'unchecked',
    });
  });

  test('what was heard of a decision that was never completed, where more answers may have told it than can be tried, is not checked', () => {
    const cut = tableOf(conclave, 'watched', { seats: 4 }, 2);
    const seen = playWatched(cut.match, [0], 8, 13).get(0);
    const record = cut.record({ ended: 'resigned', seat: 2 });
    const seal: Seal = { ...sealFor(0), past: [...(seen?.past.slice(0, -1) ?? []), 1], looks: [] };
    /** The same game, in which a seat may say everything in thousands of ways. */
    const wordy: typeof conclave = {
      ...conclave,
      open(...given) {
        const rules = conclave.open(...given);
        if ('faults' in rules) return rules;
        const legal: typeof rules.legal = (state, seat, out) => {
          const open = rules.legal(state, seat, out);
          out.splice(open, out.length, ...Array.from({ length: 3000 }, () => out[0] as number));
          return out.length;
        };
        return { ...rules, legal };
      },
    };
    const told = (game: typeof conclave): unknown => checkSeal(game, record, seal).find(({ id }) => id === 'past')?.state;
    expect([told(conclave), told(wordy)]).toEqual(['no', 'unchecked']);
  });

  test('a pack of the same name that is another', () => {
    const other = { ...conclave, packs: conclave.packs.map((pack) => ({ ...pack, rounds: 3 })) };
    const terms = checkSeal(other, replay, sealFor(0)).find(({ id }) => id === 'terms');
    expect(terms).toEqual({ id: 'terms', state: 'no', data: { part: 'pack' } });
  });

  test('a bot in the place of a person', () => {
    const seats = replay.seats.map(({ name }) => ({ name, kind: 'bot' as const }));
    const terms = checkSeal(conclave, { ...replay, seats }, sealFor(0)).find(({ id }) => id === 'terms');
    expect(terms).toEqual({ id: 'terms', state: 'no', data: { part: 'plan' } });
  });

  test('a number that was opened without the promises of the others', () => {
    const others = checkSeal(conclave, replay, withDeal({ promises: null })).find(({ id }) => id === 'others');
    expect(others).toEqual({ id: 'others', state: 'no', data: {} });
  });

  test('a deal given up before this device sat down', () => {
    const terms = { ...termsOf(replay, seed), voided: ['1'.repeat(64)] };
    const commitment = sealOf(table.opening.secret, terms);
    const record: Replay = { ...replay, seed: { ...seed, voided: terms.voided, commitment } };
    const once = checkSeal(conclave, record, withDeal({ commitment, terms })).find(({ id }) => id === 'once');
    expect(once).toEqual({ id: 'once', state: 'no', data: { count: 1 } });
  });

  test('a record that gives another secret, table, plan or number of a bot', () => {
    const changed = (change: object, more: object = {}): Replay => ({ ...replay, ...more, seed: { ...seed, ...change } });
    const terms = termsOf(replay, seed);
    const faultOf = (record: Replay): string | undefined => verifyReplay(conclave, record)?.code;
    expect(faultOf(replay)).toBeUndefined();
    expect(faultOf(changed({ secret: '0'.repeat(64) }))).toBe('broken-seal');
    expect(faultOf(changed({ match: 'other' }))).toBe('broken-seal');
    expect(faultOf(changed({ voided: ['0'.repeat(64)] }))).toBe('broken-seal');
    expect(faultOf(changed({ plan: seed.plan.with(1, 'bot 4') }))).toBe('broken-seal');
    expect(faultOf(changed({ plan: seed.plan.slice(1) }))).toBe('other-plan');
    expect(faultOf(changed({ nonces: seed.nonces.with(1, '0'.repeat(32)) }))).toBe('bot-nonce');
    const all = { ...terms, plan: ['bot', 'bot', 'bot', 'bot'] };
    expect(faultOf(changed({ plan: all.plan, commitment: sealOf(table.opening.secret, all) }))).toBe('bot-nonce');
    expect(doubts(changed({ nonces: seed.nonces.with(1, '0'.repeat(32)) }), sealFor(0))).toMatchObject({
      record: 'no',
      bots: 'no',
      past: 'unchecked',
      shown: 'unchecked',
    });
  });
});

test.each([
  ['', 'the file is not JSON'],
  ['[]', 'the seal is not an object'],
  ['{}', '/format is missing'],
  [canonical({ ...sealFor(0), more: 1 }), '/more is not part of a seal'],
  [canonical({ ...sealFor(0), past: [0.5] }), '/past/0 is not a whole number'],
  [canonical({ ...sealFor(0), looks: [[1]] }), '/looks/0 is not a pair'],
  [canonical({ ...sealFor(0), deals: [{ ...dealOf(0), promises: 3 }] }), '/deals/0/promises is not a list'],
])('a seal that is none gets one clear line: %#', (text, says) => {
  expect(readSeal(text)).toMatchObject({ problem: expect.stringContaining(says) as string });
});
