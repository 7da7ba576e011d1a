import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { answering } from './answering.ts';
import type { Snapshot } from './table.ts';

function asked(codes: readonly string[]) {
  const sent: number[] = [];
  const now = signal({ open: [3], warnings: { 3: codes }, known: null } as unknown as Snapshot);
  const table = {
    now,
    answer: (choice: number) => {
      sent.push(choice);
      return Promise.resolve(null);
    },
  };
  const answers = answering(table);
  answers.chooseAll([3]);
  return { sent, doubt: answers.doubt.value };
}

test('LIB-DYN-STEP1-5: a draw that loses the game is asked about first', () => {
  expect(asked(['losesGame'])).toEqual({ sent: [], doubt: { choice: 3, codes: ['losesGame'], after: [] } });
});

test('LIB-EXPLOIT-1, LIB-EVADE-3: what comes every other turn is said beside the choice and not asked about', () => {
  expect(asked(['lastReady'])).toEqual({ sent: [3], doubt: null });
  expect(asked(['exposed'])).toEqual({ sent: [3], doubt: null });
  expect(asked(['exposed', 'noEscape']).doubt?.codes).toEqual(['noEscape']);
});
