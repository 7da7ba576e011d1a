import { quick, seeded, startMatch, type Choice } from '@orrery/kernel';
import { Belief, liberation, type LiberationRules } from '@orrery/liberation';
import { expect, test } from 'vitest';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { ru } from '../texts/ru.ts';
import { FOLLIES } from './follies.ts';
import { liberationKnowledge } from './lore.ts';

test('every folly is explained in every language, and nothing else is', () => {
  for (const messages of [en, ru, de])
    expect(Object.keys(messages).filter((key) => key.startsWith('folly.'))).toEqual(FOLLIES.map((code) => `folly.${code}`));
});

test('a city the Dynasty has just denied is not named again; one that only the Liberation knows to be elsewhere may be, to mislead', async () => {
  const rules = liberation.open({}) as LiberationRules;
  const { follies } = liberationKnowledge(rules);
  const chance = quick(5);
  const seen = { denied: 0, drawn: 0, feigned: 0, misled: 0 };
  for (let seed = 1; seed <= 12; seed++) {
    const match = startMatch(rules, seeded(`denied ${seed}`));
    const denied = new Map<string, boolean>();
    const belief = new Belief(rules.table, 1);
    const lost = new Set<string>();
    let heard = 0;
    while (match.asked !== 0) {
      const seat = match.asked === 1 ? 0 : 1;
      const open = match.open(seat);
      const known = match.known(seat);
      if (seat === 1) {
        for (; heard < known.past.length; heard++) {
          const entry = known.past[heard] as number;
          belief.push(entry);
          if (entry < 0) continue;
          const event: { readonly kind: string; readonly seat?: number; readonly city?: string } = rules.events.name(entry);
          if (event.kind === 'notInHand') denied.set(event.city ?? '', true);
          if (event.kind === 'sabotaged') lost.add(event.city ?? '');
          if ((event.kind === 'drew' || event.kind === 'took') && event.seat === 0)
            for (const city of denied.keys()) denied.set(city, false);
        }
        const silly = new Set((await follies?.(known, open))?.flatMap(({ choice, code }) => (code === 'nothing-there' ? [choice] : [])));
        const held = belief.hands();
        const own = new Set([...known.view.hand, known.view.base]);
        for (const choice of open) {
          const said: { readonly verb: string; readonly city?: string } = rules.choices.name(choice);
          if (said.verb !== 'sabotage') continue;
          const city = said.city ?? '';
          if (denied.get(city) === true) {
            expect(silly.has(choice)).toBe(true);
            seen.denied++;
          } else if (!lost.has(city)) {
            expect(silly.has(choice)).toBe(false);
            if (denied.has(city)) seen.drawn++;
            else if (own.has(city)) seen.feigned++;
            else if (held[rules.table.cities.indexOf(city)] === 0) seen.misled++;
          }
        }
      }
      match.answer(seat, open[chance.below(open.length)] as Choice);
    }
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});
