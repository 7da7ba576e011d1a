import { expect, test } from 'vitest';
import { type Language, languages, loadGameTexts } from '@orrery/texts';

const lost = async (language: Language, hunters: number, partners: number, mercenaries: number): Promise<string | undefined> =>
  (await loadGameTexts('gravity', language))?.say('choice.lose', { hunters, partners, mercenaries });

test('pieces of which there are none are not spoken of', async () => {
  for (const language of languages) {
    for (const [hunters, partners, mercenaries] of [
      [0, 0, 1],
      [1, 0, 0],
      [2, 0, 3],
      [0, 1, 2],
      [1, 1, 1],
    ] as const) {
      const text = (await lost(language, hunters, partners, mercenaries)) ?? '';
      expect(text.match(/\d+/g)?.map(Number), text).toEqual([hunters, partners, mercenaries].filter((count) => count > 0));
      expect(text, language).not.toMatch(/, *$|^\w+:? *,|, ,/);
    }
    expect(await lost(language, 0, 0, 0)).not.toMatch(/\d/);
  }
  expect(await lost('en', 0, 0, 1)).toBe('Lose 1 mercenary');
  expect(await lost('ru', 2, 0, 1)).toBe('Потерять 2 охотников, 1 наёмника');
  expect(await lost('de', 0, 1, 2)).toBe('Verlieren: 1 Jäger des Partners, 2 Söldner');
});
