import { expect, test } from 'vitest';
import { joints } from './joints.ts';

test('words break where it is said, however they are written', () => {
  const softened = joints(['Insel|eroberung']);
  expect(softened('Inseleroberung')).toBe('Insel\u00ADeroberung');
  expect(softened('Die inseleroberung')).toBe('Die insel\u00ADeroberung');
  expect(softened('Insel')).toBe('Insel');
});

test('a number stays on the line of its sign', () => {
  expect(joints(['Лабора|тория'])('Споровая лаборатория № 9')).toBe('Споровая лабора\u00ADтория №\u00A09');
});
