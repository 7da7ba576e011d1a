import { expect, test } from 'vitest';
import { joined, noted, type Progress, readProgress } from './noted.ts';

const NOTHING: Progress = { done: [], begun: {} };

test('what was kept is read as far as it can be', () => {
  for (const text of [null, '', '{', 'null', '7', '[]', '{"done":1,"begun":2}']) expect(readProgress(text), String(text)).toEqual(NOTHING);
  const begun = { R2: [['tap', 'place-SCH'], ['on']], R3: [['answer', 4]], R4: 'R4', R5: [['pick', 1]] };
  expect(readProgress(JSON.stringify({ done: ['R1', 5, null], begun }))).toEqual({
    done: ['R1'],
    begun: { R2: begun.R2, R5: begun.R5 },
  });
});

test('a lesson begun can be taken up until it is done or one has gone back to its beginning; done is done once', () => {
  const two = noted(noted(NOTHING, 'R2', [['on']], false), 'R1', [['tap', 'place-ADI']], false);
  expect(two).toEqual({ done: [], begun: { R2: [['on']], R1: [['tap', 'place-ADI']] } });
  const one = noted(two, 'R2', [], false);
  expect(one).toEqual({ done: [], begun: { R1: [['tap', 'place-ADI']] } });
  const done = noted(one, 'R1', [['tap', 'place-ADI'], ['on']], true);
  expect(done).toEqual({ done: ['R1'], begun: {} });
  expect(noted(done, 'R1', [['on']], true)).toEqual(done);
});

test('lessons done elsewhere are done here too, and need not be resumed; one that is taken again goes on', () => {
  const here: Progress = { done: ['R1', 'R4'], begun: { R2: [['on']], R3: [['on']], R4: [['on']] } };
  expect(joined(here, ['R2', 'R1', 'R6', 'R4'])).toEqual({ done: ['R1', 'R4', 'R2', 'R6'], begun: { R3: [['on']], R4: [['on']] } });
  expect(joined(here, [])).toEqual(here);
});
