import { printed, textBoard } from '@orrery/boards';
import { quick, seeded, startMatch } from '@orrery/kernel';
import { rex } from '@orrery/rex';
import { loadGameTexts, loadTexts } from '@orrery/texts';
import { expect, test } from 'vitest';
import { plug } from './text.ts';

test('a terminal shows what lies on the table and what a seat has seen: neighbours, betrayal, the card on offer, discards', async () => {
  const [words, texts] = await Promise.all([loadTexts('boards', 'en'), loadGameTexts('rex', 'en')]);
  const rules = rex.open({ betrayal: true });
  if ('faults' in rules || !texts) throw new Error('Rex cannot be opened');
  const shown = new Set<string>();
  for (let game = 0; game < 6 && shown.size < 4; game++) {
    const match = startMatch(rules, seeded(`text ${game}`));
    const chance = quick(game);
    for (let answers = 0; match.asked !== 0 && answers < 900; answers++) {
      const seat = 31 - Math.clz32(match.asked);
      const known = match.known(seat);
      const { own, strategyDiscard } = known.view;
      const things = { betrayal: own.betrayal, offer: own.offer, discards: strategyDiscard.at(-1) ?? null };
      const fresh = Object.entries(things).filter(([what, id]) => id !== null && !shown.has(what));
      if (fresh.length > 0) {
        const said = printed(textBoard(plug, { rules, known, words, texts, seatName: String }), 4000).join('\n');
        expect(said).toContain('Civilian Spaceport, Embassy Quarters, Galactic Council, Tarragus Slums');
        shown.add('neighbours');
        for (const [what, id] of fresh) {
          expect(said).toContain(rules.names[what === 'betrayal' ? 'betrayal' : 'card']?.[id ?? '']?.en);
          shown.add(what);
        }
      }
      const open = match.open(seat);
      match.answer(seat, open[chance.below(open.length)] ?? -1);
    }
  }
  expect([...shown].toSorted()).toEqual(['betrayal', 'discards', 'neighbours', 'offer']);
});
