import { describe, expect, test } from 'vitest';
import { standard } from '../pack/standard.ts';
import { fight, plan, use } from './fight.ts';
import { position } from './position.ts';

describe('traitors', () => {
  test('REX-TRAITOR-1, REX-TRAITOR-2, REX-TRAITOR-3, REX-TRAITOR-4, REX-TRAITOR-5, REX-TRAITOR-6, REX-TRAITOR-7: a called traitor decides everything', () => {
    const p = fight({
      units: { HOL: { LET: 3, SOL: 6 } },
      traitors: { LET: ['SOL-L1'] },
      hands: { LET: ['energy_rifle'], SOL: ['decoy'] },
      influence: { LET: 1 },
    });
    const deck = p.view('spectator').traitorDeck;
    p.answer('LET', ...plan(0, 'LET-L5', 'attack')).answer('SOL', ...plan(6, 'SOL-L1', 'defence'));
    p.answer('LET', ...use('energy_rifle')).answer('SOL', ...use('decoy'));
    p.answer('LET', { verb: 'call' }).answer('SOL', { verb: 'decline' });
    expect([p.player('SOL').casualties, p.units('LET', 'HOL'), p.player('LET').influence]).toEqual([6, 3, 1]);
    expect(p.player('SOL').leaders.find(({ leader }) => leader === 'SOL-L1')?.alive).toBe(false);
    expect(p.view('spectator').strategyDiscard).toEqual(['decoy']);
    expect(p.told('killed')).toHaveLength(0);
    expect(p.view('spectator').traitorDeck).toBe(deck + 1);
    p.answer('LET', { verb: 'keep', card: 'energy_rifle' });
    expect(p.hand('LET')).toEqual(['energy_rifle']);
  });

  test('REX-TRAITOR-8: both call, both lose everything there', () => {
    const p = fight({ units: { HOL: { LET: 3, SOL: 6 } }, traitors: { LET: ['SOL-L1'], SOL: ['LET-L1'] }, hands: { LET: ['feint'] } });
    const deck = p.view('spectator').traitorDeck;
    p.answer('LET', ...plan(1, 'LET-L1', 'attack'))
      .answer('SOL', ...plan(1, 'SOL-L1'))
      .answer('LET', ...use('feint'));
    p.answer('LET', { verb: 'call' });
    expect(p.told('called')).toHaveLength(0);
    p.answer('SOL', { verb: 'call' });
    expect([p.player('SOL').casualties, p.player('LET').casualties, p.at('HOL').controller]).toEqual([6, 3, null]);
    expect(p.told('noWinner')).toHaveLength(1);
    expect(p.view('spectator').strategyDiscard).toEqual(['feint']);
    expect(p.view('spectator').traitorDeck).toBe(deck + 2);
  });

  test('REX-TRAITOR-9: a traitor prevents a retreat', () => {
    const p = fight({ units: { HOL: { LET: 3, SOL: 6 } }, traitors: { LET: ['SOL-L1'] }, hands: { SOL: ['tactical_retreat'] } });
    p.answer('LET', ...plan(1, 'LET-L1'))
      .answer('SOL', ...plan(1, 'SOL-L1', 'defence'))
      .answer('SOL', ...use('tactical_retreat'));
    p.answer('LET', { verb: 'call' }).answer('SOL', { verb: 'decline' });
    expect(p.told('retreated')).toHaveLength(0);
    expect(p.player('SOL').casualties).toBe(6);
  });

  test('REX-TRAITOR-4, REX-CARD-TR-5: a caller may keep the retreat he did not need', () => {
    const p = fight({ units: { HOL: { LET: 3, SOL: 6 } }, traitors: { LET: ['SOL-L1'] }, hands: { LET: ['tactical_retreat'] } });
    p.answer('LET', ...plan(1, 'LET-L1', 'defence'))
      .answer('SOL', ...plan(1, 'SOL-L1'))
      .answer('LET', ...use('tactical_retreat'));
    p.answer('LET', { verb: 'call' }).answer('SOL', { verb: 'decline' });
    p.answer('LET', { verb: 'keep', card: 'tactical_retreat' });
    expect(p.units('LET', 'HOL')).toBe(3);
    expect(p.hand('LET')).toEqual(['tactical_retreat']);
  });

  test('REX-TRAITOR-1, REX-TRAITOR-10, REX-TRAITOR-11: another leader’s card cannot be called, but everybody is asked', () => {
    const p = fight({ units: { HOL: { LET: 3, SOL: 6 } }, traitors: { LET: ['SOL-L4'] } });
    p.answer('LET', ...plan(1, 'LET-L1')).answer('SOL', ...plan(1, 'SOL-L5'));
    expect([p.decision, p.asked.toSorted()]).toEqual(['D-CALL', ['LET', 'SOL']]);
    expect(p.open('LET')).toEqual([{ verb: 'decline' }]);
    expect(p.open('SOL')).toEqual([{ verb: 'decline' }]);
  });

  test('REX-ALLY-16, REX-TRAITOR-5, REX-ALLY-8: Letnev calls for its ally', () => {
    const p = fight({
      races: ['HAC', 'SOL', 'LET', 'JOL', 'LAZ'],
      first: 'HAC',
      allies: [['LET', 'HAC']],
      units: { HOL: { HAC: 2, SOL: 6 } },
      traitors: { LET: ['SOL-L3'] },
    });
    p.answer('HAC', ...plan(0, 'HAC-L5')).answer('SOL', ...plan(6, 'SOL-L3'));
    expect(p.asked.toSorted()).toEqual(['HAC', 'LET', 'SOL']);
    p.answer('HAC', { verb: 'decline' }).answer('SOL', { verb: 'decline' }).answer('LET', { verb: 'call' });
    expect([p.units('HAC', 'HOL'), p.player('SOL').casualties]).toEqual([2, 6]);
  });

  test('REX-CARD-DA-3: Double Agent is not played in a battle, nor with an empty deck', () => {
    const p = fight({ units: { HOL: { LET: 3, SOL: 6 } }, hands: { LET: ['double_agent'] } });
    expect(p.decision).toBe('D-PLAN');
    expect(p.verbs('LET')).toEqual(['dial']);
    const empty = position({ hands: { LET: ['double_agent'] } });
    empty.s.leaders.traitorDeck.forEach((leader) => (empty.s.leaders.traitor[leader] = empty.seat('SOL')));
    empty.s.leaders.traitorDeck = [];
    expect(empty.begin('maneuver').open('LET')).toEqual([{ verb: 'done' }]);
  });

  test('REX-CARD-DA-1, REX-CARD-DA-2, REX-TRAITOR-7: a card once called can be drawn again and joins those held', () => {
    const p = fight({
      units: { HOL: { LET: 3, SOL: 6 } },
      hands: { HAC: ['double_agent'] },
      traitors: { LET: ['SOL-L1', 'SOL-L2'], HAC: ['SOL-L3'] },
      draws: ['I4'],
    });
    p.answer('LET', ...plan(1, 'LET-L1')).answer('SOL', ...plan(1, 'SOL-L1'));
    p.answer('LET', { verb: 'call' }).answer('SOL', { verb: 'decline' });
    const called = standard.leaders.findIndex(({ id }) => id === 'SOL-L1');
    expect(p.s.leaders.traitorDeck).toContain(called);
    p.s.leaders.traitorDeck = [...p.s.leaders.traitorDeck.filter((leader) => leader !== called), called];
    p.until('W-BOM').answer('HAC', { verb: 'play', card: 'double_agent' }, { verb: 'done' });
    expect(p.view('HAC').own.traitors).toEqual(['SOL-L1', 'SOL-L3']);
    expect(p.view('LET').own.traitors).toEqual(['SOL-L2']);
  });
});
