import { gravity, type GravityPack } from '@orrery/gravity';
import { languages, loadGameTexts } from '@orrery/texts';
import { expect, test } from 'vitest';

/** Carried out also where nothing comes of it. GRV-WAR-22 */
const ALWAYS = new Set(['sabotage', 'dig']);

test('every action of every card says what it does, and why it cannot be done, in every language', async () => {
  const pack = gravity.packs[0] as GravityPack;
  const actions = pack.cards.flatMap((card) => [card.actions.A, card.actions.B]);
  expect(actions).toHaveLength(16);
  for (const language of languages) {
    const texts = await loadGameTexts('gravity', language);
    for (const { op, amount } of actions) {
      const said = texts?.say(`does.${op}`, { amount: amount ?? 0 }) ?? '';
      if (amount !== undefined && amount > 1) expect(said, `${language} ${op}`).toContain(String(amount));
      // As much as a card has room for.
      expect(said.length, said).toBeLessThanOrEqual(60);
      const least = { needs: 3, crew: 2, near: 'some', aboard: 'some' };
      if (!ALWAYS.has(op)) expect(texts?.say(`lacks.${op}`, least).length, `${language} ${op}`).toBeLessThanOrEqual(45);
    }
  }
});
