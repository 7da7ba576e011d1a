import { seeded, startMatch } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { deploymentPreview, movePreview, notesOf } from '../index.ts';
import { position } from './position.ts';

describe('previews and notes', () => {
  test('REX-DEPLOY-2, REX-DEPLOY-3, REX-DEPLOY-9: price, number and receiver of a deployment', () => {
    const p = position({ first: 'LET', units: { HOL: { SOL: 1 } }, influence: { LET: 5 } });
    const preview = deploymentPreview(p.rules, p.view('LET'));
    expect(preview.find(({ location }) => location === 'HOL')).toEqual({ location: 'HOL', price: 2, most: 2, receiver: p.seat('HAC') });
    expect(preview.find(({ location }) => location === 'SAI')).toMatchObject({ price: 1, most: 5 });
    expect(deploymentPreview(p.rules, p.view('LET'), true)[0]?.receiver).toBeNull();
    expect(deploymentPreview(p.rules, p.view('spectator'))).toEqual([]);
  });

  test('REX-MOVE-3: where a group could go', () => {
    const p = position({ first: 'LET', units: { TRA: { LET: 1 } } });
    expect(movePreview(p.rules, p.view('LET'), 'TRA')).toEqual({
      steps: 2,
      to: ['IAF', 'MPS', 'INT', 'ADM', 'INB', 'MEM'].filter((id) => id !== 'IAF'),
    });
    expect(movePreview(p.rules, p.view('spectator'), 'TRA')).toEqual({ steps: 0, to: [] });
  });

  test('REX-SEC-4: notes hold what the seat itself has seen, and nothing else', () => {
    const { rules } = position();
    const match = startMatch(rules, seeded('notes'));
    const open = (seat: number): number => match.open(seat)[0] as number;
    while (match.asked && match.known(0).view.round < 3) {
      const seat = 31 - Math.clz32(match.asked);
      match.answer(seat, open(seat));
    }
    for (let seat = 0; seat < 6; seat++) {
      const known = match.known(seat);
      const notes = notesOf(rules, known);
      expect(notes.hands).toHaveLength(6);
      expect(notes.hands[seat]).toEqual([]);
      const letnev = known.view.players[seat]?.race === 'LET';
      expect(notes.returnedTraitors).toHaveLength(letnev ? 0 : 3);
    }
  });
});
