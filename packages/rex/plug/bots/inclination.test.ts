import type { Race, RexChoice } from '@orrery/rex';
import { describe, expect, test } from 'vitest';
import { position, type Position, type Setting } from '../../src/scenarios/position.ts';
import { rexKnowledge } from './lore.ts';

/** How much each of these choices appeals to a race at a glance. */
function appealing(p: Position, race: Race, ...choices: readonly RexChoice[]): readonly number[] {
  const out: number[] = [];
  rexKnowledge(p.rules).incline?.(p.s, p.seat(race), choices.map(p.rules.choices.code), choices.length, out);
  return out;
}

const SIX: readonly Race[] = ['SOL', 'HAC', 'JOL', 'LET', 'XXC', 'LAZ'];
const move = (from: string, to: string): RexChoice => ({ verb: 'move', from, to });

test('whoever goes for the third stronghold leaves the second one manned', () => {
  const units = { PAL: { SOL: 12 }, CSP: { SOL: 8 }, INB: { HAC: 6 }, ADI: { JOL: 9 }, MPS: { LAZ: 5 } };
  const p = position({ races: SIX, first: 'SOL', units, influence: { JOL: 9, LET: 12 } })
    .begin('maneuver')
    .until('D-MOVE', 'SOL')
    .answer('SOL', move('PAL', 'INB'));
  const [eight = 0, eleven = 0] = appealing(p, 'SOL', { verb: 'units', units: 8 }, { verb: 'units', units: 11 });
  expect(eight).toBeGreaterThan(eleven);
});

test('a stronghold that wins the game appeals more than one that does not', () => {
  const units = { CSP: { JOL: 9 }, PAL: { JOL: 9 }, ADI: { HAC: 1 } };
  const holding = (other: Readonly<Record<string, { readonly JOL: number }>>): number => {
    const p = position({ races: SIX, first: 'JOL', units: { ...units, ...other, SCH: { JOL: 5 } } })
      .begin('maneuver')
      .until('D-MOVE', 'JOL');
    return appealing(p, 'JOL', move('SCH', 'ADI'))[0] ?? 0;
  };
  expect(holding({})).toBeGreaterThan(1000 * holding({ PAL: { JOL: 0 } }));
});

test('somebody who is about to win is attacked sooner, most of all by the last who can', () => {
  const units = { MPS: { LAZ: 4 }, INB: { LET: 4 }, CSP: { XXC: 2 }, PAL: { SOL: 9 }, TRA: { JOL: 8 } };
  const races = ['JOL', 'LAZ', 'SOL', 'HAC', 'LET', 'XXC'] as const;
  const attack = (holder: 'LAZ' | 'SOL', first: 'JOL' | 'SOL'): number => {
    const p = position({ races, first, units: { ...units, ADI: { [holder]: 9 } }, influence: { LAZ: 15 } })
      .begin('maneuver')
      .until('D-MOVE', 'JOL');
    return appealing(p, 'JOL', move('TRA', 'MPS'))[0] ?? 0;
  };
  expect(attack('LAZ', 'JOL')).toBeGreaterThan(10 * attack('SOL', 'JOL'));
  expect(attack('LAZ', 'SOL')).toBeGreaterThan(10 * attack('LAZ', 'JOL'));
});

test('before the last round nobody throws units away that it can be fought with', () => {
  const against = (enemies: number): Position =>
    position({
      races: SIX,
      round: 7,
      first: 'JOL',
      units: { TRA: { JOL: 8 }, INB: { SOL: enemies }, PAL: { SOL: 5 }, CSP: { LAZ: 9 }, MPS: { LET: 9 }, ADI: { XXC: 9 } },
      hands: { JOL: [], SOL: [] },
    })
      .begin('maneuver')
      .until('D-MOVE', 'JOL');
  const [many = 0, wait = 0] = appealing(against(10), 'JOL', move('TRA', 'INB'), { verb: 'end' });
  expect(many).toBeLessThan(wait);
  expect(appealing(against(5), 'JOL', move('TRA', 'INB'))[0]).toBeGreaterThan(wait);
});

describe('alliances', () => {
  const units = { PAL: { LET: 9 }, INB: { LAZ: 9 }, CSP: { JOL: 9 }, ADI: { HAC: 9 }, MPS: { XXC: 9 } };
  const ceasefire = (told: Partial<Setting>, race: Race): Position =>
    position({ races: SIX, round: 6, first: race, units, draws: ['C1'], ...told })
      .begin('influence')
      .until('D-CF-OFFER', race);
  const ally = (p: Position, ...races: readonly Race[]): RexChoice => ({
    verb: 'ally',
    members: races
      .map((race) => p.seat(race))
      .toSorted((a, b) => a - b)
      .join('+'),
  });

  test('those who do not inherit offer each other an alliance, and whoever does offers none', () => {
    const p = ceasefire({}, 'LET');
    const [nothing = 0, together = 0, heir = 0] = appealing(p, 'LET', { verb: 'pass' }, ally(p, 'LET', 'LAZ'), ally(p, 'LET', 'HAC'));
    expect(together).toBeGreaterThan(nothing);
    expect(heir).toBeLessThan(nothing);
    const waiting = ceasefire({}, 'HAC');
    const [pass = 0, ...offers] = appealing(
      waiting,
      'HAC',
      { verb: 'pass' },
      ally(waiting, 'HAC', 'LET'),
      ally(waiting, 'HAC', 'LAZ', 'JOL'),
    );
    expect(Math.max(...offers)).toBeLessThan(pass);
  });

  test('at the end whoever has hardly any hope asks those who have it, who refuse where they would only share', () => {
    const few = { PAL: { SOL: 6 }, INB: { LAZ: 9 }, CSP: { JOL: 9 }, ADI: { HAC: 9 }, MPS: { XXC: 9 }, GC: { LET: 2 } };
    const asking = (round: number): readonly number[] => {
      const p = ceasefire({ round, units: few, lost: { LET: 18 } }, 'LET');
      return appealing(p, 'LET', { verb: 'pass' }, ally(p, 'LET', 'HAC'));
    };
    const [nothing = 0, asked = 0] = asking(8);
    expect(asked).toBeGreaterThan(nothing);
    const [early = 0, before = 0] = asking(4);
    expect(before).toBeLessThan(early);
    const p = ceasefire({ round: 8, units: few, lost: { LET: 18 } }, 'LET');
    p.answer('LET', ally(p, 'LET', 'HAC'), { verb: 'done' });
    for (const race of p.asked) if (p.decision === 'D-CF-OFFER') p.answer(race, { verb: 'pass' });
    const [yes = 0, no = 0] = appealing(p, 'HAC', { verb: 'accept', seat: p.seat('LET') }, { verb: 'decline', seat: p.seat('LET') });
    expect(yes).toBeLessThan(no);
  });

  test('Sol allies with whoever stands where it wants nobody else at the end, rather than with somebody who does not', () => {
    const p = ceasefire({ round: 7, units: { ...units, PAL: { SOL: 9 }, ADI: { LET: 9 }, INB: { HAC: 9, LAZ: 9 } } }, 'SOL');
    const [there = 0, elsewhere = 0, nothing = 0] = appealing(p, 'SOL', ally(p, 'SOL', 'XXC'), ally(p, 'SOL', 'JOL'), { verb: 'pass' });
    expect(there).toBeGreaterThan(nothing);
    expect(there).toBeGreaterThan(elsewhere);
  });

  test('allies stay together while each gains by it; whoever has come to inherit alone leaves', () => {
    const leaving = (race: Race, mate: Race): readonly number[] => {
      const p = position({ races: SIX, round: 6, first: race, units, draws: ['C1'], allies: [[race, mate]] })
        .begin('influence')
        .until('D-CF-LEAVE', race);
      return appealing(p, race, { verb: 'stay' }, { verb: 'leave' });
    };
    const [stay = 0, leave = 0] = leaving('LET', 'LAZ');
    expect(stay).toBeGreaterThan(leave);
    const [stays = 0, leaves = 0] = leaving('HAC', 'LAZ');
    expect(leaves).toBeGreaterThan(stays);
  });

  test('influence in abundance goes to an ally who lacks it for bringing units to the city, and to nobody else', () => {
    const p = position({
      races: SIX,
      first: 'HAC',
      units,
      draws: ['C1'],
      allies: [['HAC', 'LAZ']],
      reserve: { HAC: 2, LAZ: 10, JOL: 10 },
      influence: { HAC: 60, LAZ: 1, JOL: 1 },
    })
      .begin('influence')
      .until('D-CF-GIFT', 'HAC');
    const giving = p.open('HAC').filter((choice) => choice.verb === 'give');
    const [done = 0, ...gifts] = appealing(p, 'HAC', { verb: 'done' }, ...giving);
    const given = giving[gifts.indexOf(Math.max(...gifts))];
    expect(Math.max(...gifts)).toBeGreaterThan(done);
    expect(given).toMatchObject({ seat: p.seat('LAZ') });
    expect(gifts.filter((each) => each > done)).toHaveLength(1);
  });

  test('Lazax pays for units of an ally who has nothing left, though more of its own wait than can come in a round; and not while it needs all itself', () => {
    const given = (influence: number): number => {
      const p = position({
        races: SIX,
        first: 'LAZ',
        units,
        allies: [['LAZ', 'JOL']],
        reserve: { LAZ: 14, JOL: 9 },
        influence: { LAZ: influence, JOL: 2 },
      })
        .begin('bidding')
        .until('D-GIFT', 'LAZ');
      const giving = p.open('LAZ').filter((choice) => choice.verb === 'give');
      const [pass = 0, ...gifts] = appealing(p, 'LAZ', { verb: 'pass' }, ...giving);
      const best = giving[gifts.indexOf(Math.max(...gifts))];
      return Math.max(...gifts) > pass && best?.verb === 'give' ? best.amount : 0;
    };
    expect(given(20)).toBe(6);
    expect(given(15)).toBe(0);
  });
});

describe('the last round', () => {
  const units = { PAL: { SOL: 6 }, MPS: { LAZ: 8 }, INB: { LET: 9 }, CSP: { JOL: 9 }, ADI: { XXC: 9 }, MPN: { HAC: 6 } };
  const moving = (race: Race, told: Partial<Setting> = {}): Position =>
    position({ races: SIX, round: 8, first: race, units, ...told })
      .begin('maneuver')
      .until('D-MOVE', race);

  test('Sol keeps to its sites, where its victory is decided', () => {
    const p = moving('SOL', { units: { ...units, MPS: { LAZ: 2 }, INB: { LET: 2 } } });
    const [away = 0, site = 0] = appealing(p, 'SOL', move('PAL', 'INB'), move('PAL', 'MPS'));
    expect(site).toBeGreaterThan(away);
  });

  test('an ally of Sol leaves them, and Hacan goes there where nobody else keeps Sol from winning', () => {
    const [leave = 0, stay = 0] = appealing(moving('LAZ', { allies: [['SOL', 'LAZ']] }), 'LAZ', move('MPS', 'ADM'), { verb: 'end' });
    expect(leave).toBeGreaterThan(stay);
    const sols = { units: { ...units, MPS: { SOL: 2 }, ADI: { XXC: 2 } } };
    const [there = 0, elsewhere = 0] = appealing(moving('HAC', sols), 'HAC', move('MPN', 'MPS'), move('MPN', 'CSP'));
    expect(there).toBeGreaterThan(elsewhere);
  });
});
