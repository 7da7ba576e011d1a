import { describe, expect, test } from 'vitest';
import { games } from '@orrery/games';
import { GAMES } from '@orrery/games/list';
import type { LessonsPlug } from '@orrery/games/lesson';
import { loadTable } from '@orrery/games/load';
import { quick, seeded, startMatch } from '@orrery/kernel';
import { startingAt } from '../table/position.ts';
import { beginningOf } from './firstGame.ts';

const firsts = (
  await Promise.all(
    GAMES.map(async (game) => {
      const file = new URL(`../../../../packages/${game}/plug/lessons.ts`, import.meta.url).href;
      const { plug } = (await import(file)) as { readonly plug: LessonsPlug };
      return plug.parts.flatMap(({ first }) => (first ? [[game, first.title.en, plug, first] as const] : []));
    }),
  )
).flat();

test('every game has a short game at the end of its first part', () => {
  for (const game of GAMES) expect(firsts.find(([of]) => of === game)?.[3].position, game).toBeDefined();
});

describe.each(firsts)('%s: %s', (game, _, plug, first) => {
  test('looks the same to the learner each time, hides something else, keeps the laws, and comes to an end', async () => {
    const rules = games[game]?.open(first.options ?? {});
    const table = await loadTable(game);
    if (!rules || 'faults' in rules || !table) throw new Error(`${game} does not open`);
    const hidden = new Set<string>();
    const seen = new Set<string>();
    for (let seed = 1; seed <= 6; seed++) {
      const from = await beginningOf(table, rules, plug, first, quick(seed));
      if (!from) throw new Error('it begins nowhere');
      for (const [law, broken] of Object.entries(rules.invariants)) expect([law, broken(from.state)]).toEqual([law, null]);
      const match = startMatch(startingAt(rules, from), seeded(`first ${seed}`));
      hidden.add(JSON.stringify(from.state));
      seen.add(JSON.stringify(match.known(first.seat)));
      const chance = quick(seed);
      for (let n = 0; n < 20_000 && match.asked !== 0; n++) {
        const seat = 31 - Math.clz32(match.asked & -match.asked);
        const open = match.open(seat);
        match.answer(seat, open[chance.below(open.length)] ?? -1);
      }
      expect(match.result, `seed ${seed}`).not.toBeNull();
    }
    expect(seen.size).toBe(1);
    expect(hidden.size).toBeGreaterThan(3);
  });
});
