import { expect, test } from 'vitest';
import { languages, loadGameTexts } from '@orrery/texts';

const fleet = { mission: 'X', exploit: 2, discard: 0, ready: 1, cards: 7 };

test.each(languages)('LIB-COST-6: what cannot be paid says only what is missing of its own cost, in %s', async (language) => {
  const texts = await loadGameTexts('liberation', language);
  expect(texts?.say('refusal.cannotPay', fleet)).toMatch(/2.*1/);
  expect(texts?.say('refusal.cannotPay', fleet)).not.toMatch(/0|7/);
  expect(texts?.say('refusal.cannotPay', { ...fleet, exploit: 0, discard: 1, cards: 0 })).not.toMatch(/2|7/);
});
