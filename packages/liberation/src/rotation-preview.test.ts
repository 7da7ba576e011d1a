import { expect, test } from 'vitest';
import { quick, seeded, startMatch } from '@orrery/kernel';
import { liberation, type LiberationRules } from './game.ts';
import { neighbours } from './galaxy.ts';
import type { LiberationPack } from './pack/schema.ts';
import { rotationPreview } from './rotation-preview.ts';

const rules = liberation.open({ warpedWorld: true }) as LiberationRules;

/** Every rotation asked about in a game played by chance, with what came of it. */
function* rotations(seed: number) {
  const match = startMatch(rules, seeded(`rotation ${seed}`));
  const draw = quick(seed);
  while (!match.result) {
    const seat = 31 - Math.clz32(match.asked & -match.asked);
    const open = match.open(seat);
    const before = match.known(seat).view;
    const choice = open[draw.below(open.length)] ?? -1;
    match.answer(seat, choice);
    const named = rules.choices.name(choice);
    if (named.verb === 'rotate') yield { before, mode: named.mode, after: match.known(seat).view };
  }
}

test('LIB-WARP-7, LIB-WARP-8, LIB-WARP-10: a rotation is foreseen as it comes, with the lines it brings', () => {
  let seen = 0;
  for (let seed = 1; seed <= 30; seed++)
    for (const { before, mode, after } of rotations(seed)) {
      const foreseen = rotationPreview(rules, before, mode);
      expect(foreseen?.layout).toEqual(after.layout);
      const joins = (layout: readonly string[], a: string, b: string): boolean =>
        neighbours(rules.pack as LiberationPack, layout)[a]?.includes(b) ?? false;
      for (const [a, b] of foreseen?.joined ?? []) {
        expect(joins(before.layout, a, b)).toBe(false);
        expect(joins(after.layout, a, b)).toBe(true);
      }
      seen++;
    }
  expect(seen).toBeGreaterThan(20);
});

test('LIB-WARP-6: nothing is foreseen before a map card is chosen', () => {
  const { view } = startMatch(rules, seeded('no card')).known(0);
  expect([view.map, rotationPreview(rules, view, 'half-turn')]).toEqual([null, null]);
});
