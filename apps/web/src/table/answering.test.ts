import { signal } from '@preact/signals';
import { customsOf } from '@orrery/games/tables';
import { expect, test } from 'vitest';
import { answering } from './answering.ts';
import type { Snapshot } from './table.ts';

function asked(codes: readonly string[], remarks = customsOf('liberation').remarks) {
  const sent: number[] = [];
  const now = signal({ open: [3], warnings: { 3: codes }, known: null } as unknown as Snapshot);
  const table = {
    now,
    answer: (choice: number) => {
      sent.push(choice);
      return Promise.resolve(null);
    },
  };
  const answers = answering(table, remarks);
  answers.chooseAll([3]);
  return { sent, doubt: answers.doubt.value, answers };
}

test('LIB-DYN-STEP1-5: a draw that loses the game is asked about first', () => {
  expect(asked(['losesGame'])).toMatchObject({ sent: [], doubt: { choice: 3, codes: ['losesGame'], after: [] } });
});

test('LIB-EVADE-3: what is only a hint is said beside the choice and not asked about', () => {
  expect(asked(['exposed'])).toMatchObject({ sent: [3], doubt: null });
  expect(asked(['exposed', 'noEscape']).doubt?.codes).toEqual(['noEscape']);
});

test('LIB-EXPLOIT-1: that no city will be ready is said beside the choice, which can be taken back', () => {
  expect(asked(['lastReady'])).toMatchObject({ sent: [3], doubt: null });
});

test('some warnings are asked about once a game, others every time', () => {
  const afterwards = (code: string): readonly string[] | undefined => {
    const { answers, doubt } = asked([code], { never: [], once: ['dimmest'] });
    expect(doubt?.codes).toEqual([code]);
    answers.confirm();
    answers.busy.value = false;
    answers.chooseAll([3]);
    return answers.doubt.value?.codes;
  };
  expect(afterwards('dimmest')).toBeUndefined();
  expect(afterwards('losesGame')).toEqual(['losesGame']);
});

test('of several answers sent together, one that the table gives by itself is left to it', async () => {
  const sent: number[] = [];
  const at = (given: readonly number[], open: readonly number[], itself: boolean): Snapshot =>
    ({
      stage: 'decide',
      open,
      warnings: {},
      known: { past: given.map((choice) => ~choice) },
      ...(itself ? { answersItself: true } : {}),
    }) as unknown as Snapshot;
  const now = signal(at([], [3], false));
  const answers = answering({
    now,
    answer(choice) {
      sent.push(choice);
      if (choice === 3) now.value = at([3], [5], true);
      return Promise.resolve(choice === 5 ? { code: 'not-open', clause: 'ORRERY-CHOICE', data: {} } : null);
    },
  });
  answers.chooseAll([3, 5]);
  for (let n = 0; n < 20; n++) await Promise.resolve();
  // The only answer comes, and what follows it is another question.
  now.value = at([3, 5], [8], false);
  await expect.poll(() => answers.busy.value).toBe(false);
  expect(sent).toEqual([3]);
  expect(answers.refused.value).toBeNull();
});
