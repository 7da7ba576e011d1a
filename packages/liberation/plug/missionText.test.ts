import { standard } from '@orrery/liberation';
import { expect, test } from 'vitest';
import { missionText, said } from './missionText.ts';

test('what is said better stands in the pack, and only its English is said otherwise', () => {
  const texts = standard.missions.map(({ text }) => text.en);
  expect(texts).toEqual(expect.arrayContaining(Object.keys(said)));
  for (const mission of standard.missions)
    expect(missionText(mission)).toEqual({ ...mission.text, en: said[mission.text.en] ?? mission.text.en });
});
