import { describe, expect, test } from 'vitest';
import type { RexChoice } from '../words.ts';
import { fight, noCalls, plan, use } from './fight.ts';
import { position, type Position } from './position.ts';

describe('battle', () => {
  test('REX-BATTLE-21, REX-BATTLE-23, REX-BATTLE-27, REX-BATTLE-29, REX-BATTLE-32, REX-BATTLE-33, REX-BATTLE-35, REX-BATTLE-36: the example of the rules', () => {
    const p = fight({ units: { INB: { LET: 4, SOL: 6 } }, hands: { LET: ['bio_weapon', 'personal_shield'], SOL: ['energy_rifle'] } });
    p.answer('LET', ...plan(2, 'LET-L2', 'both')).answer('SOL', ...plan(4, 'SOL-L2', 'attack'));
    p.answer('LET', ...use('bio_weapon', 'personal_shield')).answer('SOL', ...use('energy_rifle'));
    noCalls(p);
    expect(p.told('killed')).toEqual([{ kind: 'killed', seat: p.seat('LET'), leader: 'SOL-L2', bounty: 6 }]);
    expect(p.told('blocked')).toEqual([{ kind: 'blocked', seat: p.seat('SOL'), card: 'energy_rifle' }]);
    expect(p.player('LET').influence).toBe(6);
    expect(p.told('wonBattle')).toEqual([{ kind: 'wonBattle', seat: p.seat('LET'), location: 'INB' }]);
    expect([p.units('LET', 'INB'), p.units('SOL', 'INB'), p.player('SOL').casualties]).toEqual([2, 0, 6]);
    expect(p.view('spectator').strategyDiscard).toContain('energy_rifle');
    p.answer('LET', { verb: 'keep', card: 'bio_weapon' }, { verb: 'discard', card: 'personal_shield' });
    expect(p.hand('LET')).toEqual(['bio_weapon']);
    expect(p.view('spectator').strategyDiscard).toContain('personal_shield');
  });

  test('REX-BATTLE-30: at a tie the earlier in turn order wins', () => {
    const p = fight({ races: ['HAC', 'JOL', 'LET'], first: 'HAC', units: { HOL: { HAC: 4, JOL: 4 } } }).until('D-PLAN');
    p.answer('HAC', ...plan(2, 'HAC-L1')).answer('JOL', ...plan(2, 'JOL-L1'));
    noCalls(p);
    expect(p.told('wonBattle')[0]?.seat).toBe(p.seat('HAC'));
  });

  test('REX-BATTLE-27, REX-BATTLE-31, REX-BATTLE-21, REX-BATTLE-25, REX-BATTLE-26: both leaders fall, both bounties are paid, dials decide', () => {
    const p = fight({ units: { HOL: { LET: 4, SOL: 4 } }, hands: { LET: ['energy_rifle'], SOL: ['energy_rifle'] } });
    p.answer('LET', ...plan(3, 'LET-L1', 'attack')).answer('SOL', ...plan(3, 'SOL-L1', 'attack'));
    p.answer('LET', ...use('energy_rifle')).answer('SOL', ...use('energy_rifle'));
    noCalls(p);
    expect(p.told('killed').map(({ leader, bounty }) => [leader, bounty])).toEqual([
      ['SOL-L1', 7],
      ['LET-L1', 6],
    ]);
    expect([p.player('LET').influence, p.player('SOL').influence]).toEqual([7, 6]);
    expect(p.told('wonBattle')[0]?.seat).toBe(p.seat('LET'));
  });

  test('REX-BATTLE-24, REX-CARD-PS-1, REX-CARD-ER-1: a shield works even from the later player', () => {
    const p = fight({ units: { HOL: { LET: 4, SOL: 4 } }, hands: { LET: ['energy_rifle'], SOL: ['personal_shield'] } });
    p.answer('LET', ...plan(1, 'LET-L1', 'attack')).answer('SOL', ...plan(1, 'SOL-L1', 'defence'));
    p.answer('LET', ...use('energy_rifle')).answer('SOL', ...use('personal_shield'));
    noCalls(p);
    expect(p.told('killed')).toHaveLength(0);
    expect(p.told('blocked')).toHaveLength(1);
  });

  test.each([
    ['energy_rifle', 'antitoxin', 1],
    ['energy_rifle', 'personal_shield', 0],
    ['bio_weapon', 'personal_shield', 1],
    ['bio_weapon', 'antitoxin', 0],
    ['bio_weapon', 'decoy', 1],
    ['feint', 'decoy', 0],
  ])('REX-CARD-ER-1, REX-CARD-BW-1, REX-CARD-PS-1, REX-CARD-AT-1, REX-CARD-FT-1, REX-CARD-DC-1: %s against %s', (attack, defence, dead) => {
    const p = fight({ units: { HOL: { LET: 4, SOL: 4 } }, hands: { LET: [attack], SOL: [defence] } });
    p.answer('LET', ...plan(1, 'LET-L1', 'attack')).answer('SOL', ...plan(1, 'SOL-L1', 'defence'));
    p.answer('LET', ...use(attack)).answer('SOL', ...use(defence));
    noCalls(p);
    expect(p.told('killed')).toHaveLength(dead);
  });

  test('REX-CARD-TR-1, REX-CARD-TR-2, REX-CARD-TR-3, REX-BATTLE-22, REX-CARD-TR-5, REX-BATTLE-35, REX-CARD-GEN-2: a retreat saves leader and units, the other side wins without losses', () => {
    const p = fight({ units: { HOL: { LET: 5, SOL: 4 } }, hands: { LET: ['energy_rifle'], SOL: ['tactical_retreat'] } });
    p.answer('LET', ...plan(5, 'LET-L1', 'attack')).answer('SOL', ...plan(2, 'SOL-L1', 'defence'));
    p.answer('LET', ...use('energy_rifle')).answer('SOL', ...use('tactical_retreat'));
    noCalls(p);
    expect(p.told('killed')).toHaveLength(0);
    expect([p.player('SOL').reserves, p.player('SOL').casualties, p.units('LET', 'HOL'), p.player('LET').influence]).toEqual([20, 0, 5, 0]);
    expect(p.view('spectator').strategyDiscard).toContain('tactical_retreat');
    expect(p.player('SOL').leaders.find(({ leader }) => leader === 'SOL-L1')).toMatchObject({ alive: true, used: 'HOL' });
    expect([p.decision, p.asked]).toEqual(['D-KEEP', ['LET']]);
  });

  test('REX-CARD-TR-4, REX-LEADER-8: after a double retreat nobody wins, both discard, both leaders are used', () => {
    const p = fight({
      units: { HOL: { LET: 5, SOL: 4 }, CAR: { LET: 1, HAC: 1 } },
      hands: { LET: ['tactical_retreat', 'feint'], SOL: ['tactical_retreat'] },
    });
    p.answer('LET', { verb: 'fight', location: 'HOL', rival: p.seat('SOL') }).quiet();
    p.answer('LET', ...plan(1, 'LET-L1', 'both')).answer('SOL', ...plan(2, 'SOL-L1', 'defence'));
    p.answer('LET', ...use('feint', 'tactical_retreat')).answer('SOL', ...use('tactical_retreat'));
    noCalls(p);
    expect(p.told('noWinner')).toEqual([{ kind: 'noWinner', location: 'HOL' }]);
    expect(p.at('HOL').units).toEqual([]);
    expect(p.view('spectator').strategyDiscard.toSorted()).toEqual(['feint', 'tactical_retreat', 'tactical_retreat']);
    expect(p.player('LET').leaders.find(({ leader }) => leader === 'LET-L1')?.used).toBe('HOL');
  });

  test('REX-LEADER-4, REX-BATTLE-28, REX-TRAITOR-13: a side without leader only dials; nothing can be done to its leader', () => {
    const p = fight({
      races: ['HAC', 'SOL', 'LET'],
      first: 'HAC',
      dead: ['HAC-L1', 'HAC-L2', 'HAC-L3', 'HAC-L4', 'HAC-L5'],
      units: { ADI: { HAC: 4, SOL: 4 } },
      hands: { SOL: ['energy_rifle'], HAC: ['decoy'] },
      traitors: { SOL: ['HAC-L1'] },
    });
    p.answer('HAC', { verb: 'dial', number: 4 })
      .answer('SOL', ...plan(1, 'SOL-L5', 'attack'))
      .answer('SOL', ...use('energy_rifle'));
    expect(p.asked).toEqual(['HAC']); // only Hacan faces a leader
    noCalls(p);
    expect(p.told('plan')).toContainEqual({ kind: 'plan', seat: p.seat('HAC'), number: 4 });
    expect(p.told('killed')).toHaveLength(0);
    expect(p.told('wonBattle')[0]?.seat).toBe(p.seat('HAC'));
    expect(p.hand('HAC')).toEqual(['decoy']);
  });

  test('REX-LEADER-3: a leader used elsewhere this round is not available, in the same place he is', () => {
    const away = fight({ units: { INB: { LET: 2, SOL: 2 } }, used: { 'SOL-L1': 'PAL' } });
    away.answer('SOL', { verb: 'dial', number: 0 });
    expect(away.can('SOL', { verb: 'lead', leader: 'SOL-L1' })).toBe(false);
    const here = fight({ units: { PAL: { LET: 2, SOL: 2 } }, used: { 'SOL-L1': 'PAL' } }).answer('SOL', { verb: 'dial', number: 0 });
    expect(here.can('SOL', { verb: 'lead', leader: 'SOL-L1' })).toBe(true);
  });

  test('REX-BATTLE-2, REX-BATTLE-3, REX-BATTLE-5: of three in one place the first picks, and duels follow until one is left', () => {
    const p = fight({ races: ['SOL', 'HAC', 'LET'], first: 'SOL', units: { ADI: { HAC: 5, SOL: 3, LET: 2 } } });
    expect(p.open('SOL')).toEqual([
      { verb: 'fight', location: 'ADI', rival: p.seat('HAC') },
      { verb: 'fight', location: 'ADI', rival: p.seat('LET') },
    ]);
    p.answer('SOL', { verb: 'fight', location: 'ADI', rival: p.seat('LET') });
    p.answer('SOL', ...plan(1, 'SOL-L1')).answer('LET', ...plan(0, 'LET-L5'));
    noCalls(p);
    expect(p.told('battle')[1]).toEqual({ kind: 'battle', location: 'ADI', seat: p.seat('SOL'), rival: p.seat('HAC') });
    p.answer('SOL', ...plan(0, 'SOL-L1')).answer('HAC', ...plan(4, 'HAC-L1'));
    noCalls(p);
    expect(p.at('ADI').units.map(({ seat }) => seat)).toEqual([p.seat('HAC')]);
  });

  test('REX-BATTLE-5: if the first loses, the others fight in their turn', () => {
    const p = fight({ races: ['SOL', 'HAC', 'LET'], first: 'SOL', units: { ADI: { HAC: 5, SOL: 3, LET: 2 } } });
    p.answer('SOL', { verb: 'fight', location: 'ADI', rival: p.seat('HAC') });
    p.answer('SOL', ...plan(0, 'SOL-L5')).answer('HAC', ...plan(4, 'HAC-L1'));
    noCalls(p);
    expect(p.told('battle')[1]).toEqual({ kind: 'battle', location: 'ADI', seat: p.seat('HAC'), rival: p.seat('LET') });
  });

  test('REX-BATTLE-1, REX-BATTLE-4, REX-BATTLE-6, REX-BATTLE-7: allies never fight, who has no enemy is skipped', () => {
    const p = position({
      units: { HOL: { LET: 1, SOL: 1 }, CAR: { HAC: 2, XXC: 1 }, GC: { SOL: 1, HAC: 1 } },
      allies: [['HAC', 'XXC']],
      hands: { LET: ['feint'] },
    }).begin('battle');
    expect(p.decision).toBe('W-BAT');
    p.quiet();
    expect(p.decision).toBe('D-FLIP');
    p.until('D-PLAN');
    expect(p.asked.toSorted()).toEqual(['LET', 'SOL']);
    p.finish('battle');
    expect(p.told('battle')).toHaveLength(1);
    expect(p.told('fighting')).toHaveLength(1);
  });

  test('REX-MAP-6, REX-BATTLE-2: no battle in the Council', () => {
    const p = fight({ units: { GC: { SOL: 3, LET: 4, HAC: 2 } } });
    expect(p.told('battle')).toHaveLength(0);
    expect(p.told('phase').map(({ phase }) => phase)).toContain('collection');
  });

  test('REX-BATTLE-10, REX-BATTLE-11, REX-LEADER-2: the report, and hidden plans', () => {
    const p = fight({ units: { HOL: { LET: 4, SOL: 2 } }, hands: { LET: ['feint'] } });
    expect(p.told('report')).toEqual([
      { kind: 'report', seat: p.seat('LET'), units: 4, cards: 1 },
      { kind: 'report', seat: p.seat('SOL'), units: 2, cards: 0 },
    ]);
    p.answer('LET', ...plan(2, 'LET-L3'));
    expect(p.view('SOL').own.steps).toEqual([]);
    expect(p.view('SOL').pending.battle.sides.map(({ lead }) => lead)).toEqual([-1, -1]);
    expect(p.view('LET').own.steps).toHaveLength(3);
    expect(p.view('SOL').players[p.seat('LET')]?.leaders.map(({ strength }) => strength)).toEqual([6, 4, 3, 2, 1]);
  });

  test('REX-BATTLE-17, REX-BATTLE-18: plans and cards are shown together', () => {
    const p = fight({ units: { HOL: { LET: 4, SOL: 2 } }, hands: { LET: ['feint'], SOL: ['decoy'] } });
    p.answer('LET', ...plan(2, 'LET-L3', 'attack'));
    expect(p.told('plan')).toHaveLength(0);
    p.answer('SOL', ...plan(1, 'SOL-L3', 'defence'));
    expect(p.told('plan')).toHaveLength(2);
    p.answer('SOL', ...use('decoy'));
    expect(p.told('battleCard')).toHaveLength(0);
    p.answer('LET', ...use('feint'));
    expect(p.told('battleCard')).toHaveLength(2);
  });

  test('REX-BATTLE-13, REX-BATTLE-14, REX-BATTLE-15, REX-BATTLE-16, REX-BATTLE-19: the slot must fit the hand and binds', () => {
    const p = fight({ units: { HOL: { LET: 4, SOL: 2 } }, hands: { LET: ['feint', 'energy_rifle'] } }).answer('LET', {
      verb: 'dial',
      number: 1,
    });
    expect(p.verbs('LET')).toEqual(['lead']);
    p.answer('LET', { verb: 'lead', leader: 'LET-L1' });
    expect(p.open('LET')).toEqual([
      { verb: 'slot', slot: 'none' },
      { verb: 'slot', slot: 'attack' },
    ]);
    p.answer('LET', { verb: 'slot', slot: 'attack' }).answer('SOL', ...plan(0, 'SOL-L5'));
    expect(p.open('LET')).toEqual([
      { verb: 'use', card: 'energy_rifle' },
      { verb: 'use', card: 'feint' },
    ]);
    p.answer('LET', ...use('feint'));
    expect(p.told('battleCard')).toHaveLength(1);
  });

  test('REX-BATTLE-15, REX-CARD-FT-1, REX-CARD-DC-1: blanks open all four slots', () => {
    const p = fight({ units: { HOL: { LET: 4, SOL: 2 } }, hands: { LET: ['feint', 'decoy'] } });
    p.answer('LET', { verb: 'dial', number: 1 }, { verb: 'lead', leader: 'LET-L1' });
    expect(p.open('LET')).toHaveLength(4);
  });

  test('REX-BATTLE-37, REX-BATTLE-35: who dials all his units holds an empty place', () => {
    const p = fight({ units: { HOL: { LET: 2, SOL: 2 } } })
      .answer('LET', ...plan(2, 'LET-L1'))
      .answer('SOL', ...plan(0, 'SOL-L5'));
    noCalls(p);
    expect(p.at('HOL')).toMatchObject({ units: [], controller: null });
  });

  test('REX-BATTLE-12: nobody dials more than his units', () => {
    const p = fight({ units: { HOL: { LET: 3, SOL: 2 } } });
    expect(p.open('LET')).toHaveLength(4);
  });

  test('REX-BATTLE-34, REX-LEADER-6, REX-LEADER-7: a beaten leader lives, is used until the end of the round, and free again', () => {
    const p = fight({ units: { HOL: { LET: 2, SOL: 2 } }, draws: ['I4'] })
      .answer('LET', ...plan(2, 'LET-L1'))
      .answer('SOL', ...plan(0, 'SOL-L5'));
    noCalls(p);
    const sergeant = () => p.player('SOL').leaders.find(({ leader }) => leader === 'SOL-L5');
    expect(sergeant()).toMatchObject({ alive: true });
    const used = p.events.findIndex(({ kind }) => kind === 'wonBattle');
    expect(used).toBeGreaterThan(0);
    p.finish('bombardment');
    expect(sergeant()).toMatchObject({ alive: true, used: null });
  });
});

describe('Lazax in battle', () => {
  const lazax = (ordinary: number, mech: number): Position =>
    fight({ races: ['LAZ', 'SOL', 'HAC'], first: 'LAZ', units: { HOL: { LAZ: ordinary, SOL: 1 } }, mech: { HOL: mech } });
  const splits = (ordinary: number, mech: number, number: number): RexChoice[] | readonly number[] => {
    const p = lazax(ordinary, mech)
      .answer('LAZ', ...plan(number, 'LAZ-L1'))
      .answer('SOL', ...plan(0, 'SOL-L5'));
    noCalls(p);
    return p.decision === 'D-LOSS' ? p.open('LAZ') : [p.player('LAZ').casualties, p.player('LAZ').mechanizedCasualties];
  };

  test('REX-RACE-LAZ-6: three mechanized units and dial 3 cost two of them', () => {
    expect(splits(0, 3, 3)).toEqual([0, 2]);
  });
  test('REX-RACE-LAZ-5, REX-RACE-LAZ-6: where several exact splits exist Lazax chooses', () => {
    expect(splits(2, 2, 4)).toEqual([
      { verb: 'lose', units: 2, mechanized: 1 },
      { verb: 'lose', units: 0, mechanized: 2 },
    ]);
  });
  test.each([
    [3, [1, 1]],
    [2, [0, 1]],
    [5, [1, 2]],
  ])('REX-RACE-LAZ-6: one ordinary and two mechanized, dial %i', (number, lost) => {
    expect(splits(1, 2, number)).toEqual(lost);
  });
  test('REX-RACE-LAZ-4, REX-BATTLE-12, REX-RACE-LAZ-3: the dial goes to units plus twice mechanized, at most 20', () => {
    expect(lazax(12, 5).open('LAZ')).toHaveLength(21);
    expect(lazax(2, 3).open('LAZ')).toHaveLength(9);
  });
});
