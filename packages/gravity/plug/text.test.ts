import { printed, textBoard } from '@orrery/boards';
import { gravity } from '@orrery/gravity';
import { seeded, startMatch } from '@orrery/kernel';
import { loadGameTexts, loadTexts } from '@orrery/texts';
import { expect, test } from 'vitest';
import { plug } from './text.ts';

test('a terminal says where each island floats, also one without neighbours', async () => {
  const [words, texts] = await Promise.all([loadTexts('boards', 'en'), loadGameTexts('gravity', 'en')]);
  const rules = gravity.open({});
  if ('faults' in rules || !texts) throw new Error('Gravity cannot be opened');
  const known = startMatch(rules, seeded('lone islands')).known(0);
  const said = printed(textBoard(plug, { rules, known, words, texts, seatName: String }), 4000).join('\n');
  for (const { id, cell } of known.view.islands)
    expect(said).toContain(`${rules.names['island']?.[id]?.en} (${cell.join(',').replaceAll('-', '−')})`);
});
