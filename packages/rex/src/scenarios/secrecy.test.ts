import { describe, expect, test } from 'vitest';
import { position } from './position.ts';

describe('secrecy', () => {
  const p = position({
    hands: { SOL: ['feint', 'informant'], LET: ['energy_rifle'] },
    traitors: { SOL: ['LET-L1'], LET: ['SOL-L1', 'SOL-L2'] },
    influence: { SOL: 4 },
    prediction: ['SOL', 4],
    betrayal: { SOL: 'BT1' },
    options: { betrayal: true },
  });

  test('REX-SEC-2, REX-HAND-3, REX-SEC-5, REX-LEADER-2: numbers are open to everybody', () => {
    const seen = p.view('JOL').players[p.seat('SOL')];
    expect(seen).toMatchObject({ cards: 2, traitors: 1, influence: 4, reserves: 20, casualties: 0 });
    expect(seen?.leaders.map(({ strength }) => strength)).toEqual([7, 6, 5, 3, 2]);
  });

  test('REX-SEC-1, REX-SETUP-21, REX-BETRAY-2, REX-SEC-5: what a card is only its owner sees', () => {
    expect(p.view('SOL').own).toMatchObject({ hand: ['feint', 'informant'], traitors: ['LET-L1'], betrayal: 'BT1', prediction: null });
    for (const viewer of ['JOL', 'spectator'] as const) {
      const text = JSON.stringify({ ...p.view(viewer), pending: null });
      for (const secret of ['feint', 'informant', 'energy_rifle', '"BT1"']) expect(text).not.toContain(secret);
      expect(p.view(viewer).own.traitors).toEqual([]);
    }
  });

  test('REX-ALLY-19: allies see no more than others', () => {
    const allied = position({ hands: { SOL: ['feint'] }, allies: [['SOL', 'JOL']] });
    expect(JSON.stringify(allied.view('JOL').players)).not.toContain('feint');
    expect(allied.view('JOL').own.hand).toEqual([]);
  });

  test('REX-CARD-GEN-1: a window asks everybody with a card, whatever it is, and shows nothing of who has answered', () => {
    const w = position({ hands: { SOL: ['feint'], LET: ['double_agent'], HAC: ['decoy'] }, discarded: ['I1', 'I2', 'I3'] }).begin(
      'maneuver',
    );
    expect(w.asked).toEqual(['SOL', 'HAC', 'LET']);
    w.answer('LET', { verb: 'play', card: 'double_agent' }, { verb: 'done' });
    expect(w.view('SOL').answered).toBe(0);
    expect(w.view('LET').answered).toBe(1 << w.seat('LET'));
    expect(w.told('listed')).toHaveLength(0);
    w.answer('SOL', { verb: 'done' }).answer('HAC', { verb: 'done' });
    expect(w.told('played')).toHaveLength(1);
  });

  test('REX-SEC-5, REX-CARD-GEN-2: discards and removed cards lie open', () => {
    const d = position({ hands: { LET: ['double_agent'] }, discarded: ['I1', 'I2', 'I3'] }).begin('maneuver');
    d.answer('LET', { verb: 'play', card: 'double_agent' }, { verb: 'done' });
    expect(d.view('spectator').strategyDiscard).toEqual(['double_agent']);
    expect(d.heard[d.seat('SOL')]).toContainEqual({ kind: 'drewTraitor', seat: d.seat('LET') });
    expect(d.heard[d.seat('LET')]?.some((event) => event.kind === 'drewTraitor' && 'leader' in event)).toBe(true);
  });
});
