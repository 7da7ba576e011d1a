import { describe, expect, test } from 'vitest';
import type { Race } from '../pack/pack.ts';
import type { RexChoice } from '../words.ts';
import { position, type Position, type Setting } from './position.ts';

const DONE = { verb: 'done' } as const;
const PASS = { verb: 'pass' } as const;

/** A Ceasefire, at its first question. */
const ceasefire = (setting: Setting = {}): Position =>
  position({ round: 3, discarded: ['I3', 'I1'], draws: ['C1', 'I2'], ...setting }).begin('influence');
const members = (p: Position, ...races: readonly Race[]): string =>
  races
    .map((race) => p.seat(race))
    .toSorted((a, b) => a - b)
    .join('+');
const ally = (p: Position, ...races: readonly Race[]): RexChoice => ({ verb: 'ally', members: members(p, ...races) });
const pay = (p: Position, giver: Race, taker: Race, amount: number): RexChoice[] => [
  { verb: 'transfer', giver: p.seat(giver), taker: p.seat(taker) },
  { verb: 'amount', amount },
];
/** One lap: these offers, everybody else passes. */
function lap(p: Position, offers: Partial<Record<Race, readonly RexChoice[]>>): void {
  for (const race of p.asked) p.answer(race, ...(offers[race] ?? [PASS]));
}
/** Everybody addressed answers every offer the same way. */
function reply(p: Position, verb: 'accept' | 'decline'): void {
  while (p.decision === 'D-CF-ANSWER' && p.asked.length > 0) {
    const race = p.asked[0] as Race;
    p.answer(race, p.open(race).find((choice) => choice.verb === verb) as RexChoice);
  }
}
const alliesOf = (p: Position, race: Race): Race[] =>
  p.player(race).allies.map((seat) => p.player(race) && (p.view('spectator').players[seat]?.race as Race));

describe('Temporary Ceasefire', () => {
  test('REX-CEASE-1, REX-CEASE-4, REX-CEASE-8, REX-CEASE-10, REX-ALLY-3, REX-ALLY-4, REX-WIN-4, REX-ALLY-1: leaving, forming, enlarging', () => {
    const p = ceasefire({ allies: [['HAC', 'XXC']] });
    expect([p.decision, p.asked]).toEqual(['D-CF-LEAVE', ['HAC']]);
    p.answer('HAC', { verb: 'leave' });
    expect(p.decision).toBe('D-CF-OFFER'); // Xxcha is no longer allied and not asked
    lap(p, { SOL: [ally(p, 'SOL', 'LAZ'), DONE] });
    reply(p, 'accept');
    expect(alliesOf(p, 'SOL')).toEqual(['LAZ']);
    lap(p, { SOL: [ally(p, 'SOL', 'LAZ', 'HAC'), DONE] });
    reply(p, 'accept');
    expect(p.player('SOL').allies).toHaveLength(2);
    expect(p.player('XXC').allies).toEqual([]);
    expect(p.can('XXC', ally(p, 'XXC', 'JOL', 'SOL', 'LAZ'))).toBe(false);
  });

  test('REX-CEASE-2, REX-CEASE-12, REX-CEASE-14: a gift to anybody is final', () => {
    const p = ceasefire({ influence: { JOL: 6, LET: 1 } });
    lap(p, {});
    expect(p.decision).toBe('D-CF-GIFT');
    p.answer('LET', DONE).answer('JOL', { verb: 'give', seat: p.seat('LET'), amount: 3 }, DONE);
    expect([p.player('JOL').influence, p.player('LET').influence]).toEqual([3, 4]);
    expect(p.told('ceasefireEnds')).toHaveLength(1);
  });

  test('REX-CEASE-12: several gifts of one giver, together not more than he owns', () => {
    const p = ceasefire({ influence: { JOL: 6 } });
    lap(p, {});
    p.answer('JOL', { verb: 'give', seat: 0, amount: 4 });
    expect(p.can('JOL', { verb: 'give', seat: 3, amount: 3 })).toBe(false);
    p.answer('JOL', { verb: 'give', seat: 3, amount: 2 }, DONE);
    expect(p.player('JOL').influence).toBe(0);
  });

  test('REX-CEASE-9: a package whose payer has spent his influence lapses as a whole', () => {
    const p = ceasefire({ first: 'SOL', influence: { HAC: 5 } });
    lap(p, { SOL: [...pay(p, 'HAC', 'SOL', 4), DONE], JOL: [...pay(p, 'HAC', 'JOL', 3), DONE] });
    reply(p, 'accept');
    expect([p.player('HAC').influence, p.player('SOL').influence, p.player('JOL').influence]).toEqual([1, 4, 0]);
    expect(p.told('lapsed')).toEqual([{ kind: 'lapsed', by: p.seat('JOL') }]);
  });

  test('REX-CEASE-8, REX-CEASE-9, REX-ALLY-1: of two alliances with the same player the earlier proposer’s is formed', () => {
    const p = ceasefire({ races: ['LET', 'JOL', 'SOL', 'XXC', 'HAC'], first: 'LET' });
    lap(p, { LET: [ally(p, 'LET', 'XXC'), DONE], JOL: [ally(p, 'JOL', 'XXC'), DONE] });
    reply(p, 'accept');
    expect(alliesOf(p, 'XXC')).toEqual(['LET']);
    expect(p.player('JOL').allies).toEqual([]);
  });

  test('REX-4P-1, REX-3P-1: four players ally in pairs, three not at all, but they may trade', () => {
    const four = ceasefire({ races: ['SOL', 'LAZ', 'JOL', 'LET'], influence: { SOL: 2 } });
    const sizes = four.open('SOL').flatMap((choice) => (choice.verb === 'ally' ? [choice.members.split('+').length] : []));
    expect(new Set(sizes)).toEqual(new Set([2]));
    const three = ceasefire({ races: ['SOL', 'LAZ', 'JOL'], influence: { SOL: 2 } });
    expect(three.verbs('SOL')).toEqual(['pass', 'transfer']);
  });

  test('REX-CEASE-6, REX-DEAL-3, REX-DEAL-4: nothing but memberships and influence can be put into a package', () => {
    const p = ceasefire({ influence: { SOL: 3 }, hands: { SOL: ['feint'] } }).quiet();
    expect(p.verbs('SOL')).toEqual(['pass', 'ally', 'transfer']);
    expect(p.rules.choices.code({ verb: 'transfer', giver: 0, taker: 1, card: 'feint' })).toBe(-1);
  });

  test('REX-CEASE-1, REX-CEASE-5, REX-CEASE-6, REX-CEASE-7: giving needs no answer, taking does', () => {
    const p = ceasefire({ influence: { SOL: 3, HAC: 4 } });
    lap(p, { SOL: [...pay(p, 'SOL', 'HAC', 2), DONE], JOL: [...pay(p, 'HAC', 'JOL', 2), DONE] });
    expect([p.decision, p.asked]).toEqual(['D-CF-ANSWER', ['HAC']]);
    expect(p.open('HAC')).toEqual([
      { verb: 'accept', seat: p.seat('JOL') },
      { verb: 'decline', seat: p.seat('JOL') },
    ]);
    reply(p, 'decline');
    expect([p.player('SOL').influence, p.player('HAC').influence, p.player('JOL').influence]).toEqual([1, 6, 0]);
  });

  test('REX-CEASE-8: offers stay sealed until all are in', () => {
    const p = ceasefire({ influence: { SOL: 3 } });
    p.answer('SOL', ...pay(p, 'SOL', 'HAC', 2), DONE);
    expect(p.told('offered')).toHaveLength(0);
    expect(p.view('HAC').pending.ceasefire.offers[0]).toBeNull();
    expect(p.told('decided')).toEqual([{ kind: 'decided', seat: p.seat('SOL') }]);
  });

  test('REX-CEASE-11, REX-CEASE-12: a lap of passes ends the bargaining', () => {
    const p = ceasefire({ influence: { SOL: 1 } });
    lap(p, {});
    expect(p.told('lap')).toHaveLength(1);
    expect(p.decision).toBe('D-CF-GIFT');
  });

  test('REX-CEASE-5: no more laps than agreed', () => {
    const p = ceasefire({ influence: { SOL: 30 }, options: { ceasefireLaps: 2 } });
    for (let i = 0; i < 2; i++) lap(p, { SOL: [...pay(p, 'SOL', 'HAC', 1), DONE] });
    expect(p.decision).toBe('D-CF-GIFT');
  });

  test('REX-CEASE-10, REX-ALLY-5: who is left behind stays together', () => {
    const form = (...pair: readonly Race[]): Position => {
      const p = ceasefire({ allies: [['SOL', 'HAC', 'JOL']] });
      while (p.decision === 'D-CF-LEAVE') p.answer(p.asked[0] as Race, { verb: 'stay' });
      lap(p, { SOL: [ally(p, ...pair), DONE] });
      reply(p, 'accept');
      return p;
    };
    expect(alliesOf(form('SOL', 'LET'), 'HAC')).toEqual(['JOL']);
    const narrow = form('SOL', 'HAC');
    expect([alliesOf(narrow, 'SOL'), alliesOf(narrow, 'JOL')]).toEqual([['HAC'], []]);
  });

  test('REX-ALLY-5, REX-ALLY-6: when one of three leaves, two stay allied', () => {
    const p = ceasefire({ allies: [['SOL', 'HAC', 'JOL']], first: 'HAC' }).answer('HAC', { verb: 'leave' });
    expect([alliesOf(p, 'SOL'), p.player('HAC').allies]).toEqual([['JOL'], []]);
  });

  test('REX-CEASE-8, REX-CEASE-9: departures come first, so a membership that exists by then lapses with its payment', () => {
    const p = ceasefire({ allies: [['SOL', 'HAC', 'JOL']], influence: { SOL: 3 } });
    while (p.decision === 'D-CF-LEAVE') p.answer(p.asked[0] as Race, { verb: 'stay' });
    lap(p, { JOL: [{ verb: 'leave' }], SOL: [ally(p, 'SOL', 'HAC'), ...pay(p, 'SOL', 'HAC', 1), DONE] });
    reply(p, 'accept');
    expect(p.player('SOL').influence).toBe(3);
    expect(alliesOf(p, 'SOL')).toEqual(['HAC']);
  });

  test('REX-CEASE-9: a payer must own his payments before the package', () => {
    const p = ceasefire({ influence: { SOL: 3 } });
    lap(p, { SOL: [...pay(p, 'SOL', 'HAC', 3), ...pay(p, 'HAC', 'JOL', 3), DONE] });
    reply(p, 'accept');
    expect([p.player('SOL').influence, p.player('HAC').influence]).toEqual([3, 0]);
  });

  test('REX-CEASE-13, REX-CEASE-15: when time is up open offers lapse, what was agreed before stays', () => {
    const p = ceasefire({ influence: { HAC: 4 } });
    lap(p, { SOL: [ally(p, 'SOL', 'LAZ'), DONE] });
    reply(p, 'accept');
    lap(p, { JOL: [...pay(p, 'HAC', 'JOL', 2), DONE] });
    expect(p.decision).toBe('D-CF-ANSWER');
    p.finish('influence'); // the table answers for everybody
    expect(alliesOf(p, 'SOL')).toEqual(['LAZ']);
    expect(p.told('transferred')).toHaveLength(0);
    expect(p.told('lapsed')).toEqual([{ kind: 'lapsed', by: p.seat('JOL') }]);
    expect(p.told('ceasefireEnds')).toHaveLength(1);
  });

  test('REX-ALLY-18: new allies do not share a location: the later in turn order goes home', () => {
    const p = ceasefire({ first: 'LET', units: { TAR: { SOL: 2, LET: 3 } } });
    lap(p, { LET: [ally(p, 'LET', 'SOL'), DONE] });
    reply(p, 'accept');
    expect([p.units('SOL', 'TAR'), p.units('LET', 'TAR')]).toEqual([0, 3]);
    expect(p.player('SOL').reserves).toBe(20);
  });

  test.each([1, 3])('REX-ALLY-18, REX-RACE-XXC-12: face-down Xxcha go home first, be they %i', (down) => {
    const p = ceasefire({ first: 'XXC', down: { ADI: down }, units: { ADI: { HAC: 2 } } });
    lap(p, { HAC: [ally(p, 'HAC', 'XXC'), DONE] });
    reply(p, 'accept');
    expect([p.others('XXC', 'ADI'), p.units('HAC', 'ADI'), p.player('XXC').reserves]).toEqual([0, 2, 20]);
  });

  test.each([
    ['HAC', [0, 0, 2]],
    ['XXC', [1, 0, 0]],
  ] as const)('REX-ALLY-18: a mixed stack with %s first', (first, [up, down, hacan]) => {
    const p = ceasefire({ first, units: { ADI: { XXC: 1, HAC: 2 } }, down: { ADI: 3 } });
    lap(p, { HAC: [ally(p, 'HAC', 'XXC'), DONE] });
    reply(p, 'accept');
    expect([p.units('XXC', 'ADI'), p.others('XXC', 'ADI'), p.units('HAC', 'ADI')]).toEqual([up, down, hacan]);
  });

  test('REX-ALLY-2, REX-CEASE-3, REX-CEASE-15, REX-DEAL-2: outside a Ceasefire nobody can ally or pay another player', () => {
    const p = position({
      discarded: ['I1', 'I2', 'I3'],
      draws: ['I4'],
      influence: { SOL: 9, HAC: 9, LET: 9, JOL: 9 },
      allies: [['SOL', 'LET']],
    }).begin('bidding');
    const bargaining = new Set<string>();
    while (p.s.asked && p.s.round === 3) {
      for (const race of p.asked) for (const verb of p.verbs(race)) bargaining.add(verb);
      p.answer(p.asked[0] as Race, p.open(p.asked[0] as Race)[0] as RexChoice);
      if (p.s.phase === 1) break;
    }
    for (const verb of ['ally', 'leave', 'transfer', 'give', 'accept']) expect(bargaining).not.toContain(verb);
  });
});
