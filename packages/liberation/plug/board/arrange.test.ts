import { liberation, neighbours as rulesSay, type LiberationPack } from '@orrery/liberation';
import { expect, test } from 'vitest';
import { arrange, neighbours } from './arrange.ts';

const pack = liberation.packs[0] as LiberationPack;

test.each([[['P4A', 'P1A', 'P3Ar', 'P2Ar']], [['P2B', 'P5Br', 'P1A', 'P3A']]])(
  'the drawn lanes of %s are the lines of the rules',
  (layout) => {
    const galaxy = arrange(pack, layout, 392, 12);
    const drawn = Object.fromEntries([...galaxy.at.keys()].map((city) => [city, [...neighbours(galaxy, city)].sort()]));
    const ruled = Object.fromEntries(Object.entries(rulesSay(pack, layout)).map(([city, near]) => [city, [...near].sort()]));
    expect(drawn).toEqual(ruled);
  },
);

test('a half-turn puts every city at the opposite place of its card', () => {
  const upright = arrange(pack, ['P4A', 'P1A', 'P3A', 'P2A'], 100, 0);
  const turned = arrange(pack, ['P4Ar', 'P1A', 'P3A', 'P2A'], 100, 0);
  const [a, b] = [upright.at.get('K'), turned.at.get('K')];
  expect((a?.x ?? 0) + (b?.x ?? 0)).toBeCloseTo(100);
  expect((a?.y ?? 0) + (b?.y ?? 0)).toBeCloseTo(100 / pack.geometry.aspect);
});
