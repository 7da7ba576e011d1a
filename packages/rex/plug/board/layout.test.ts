import { describe, expect, test } from 'vitest';
import { standard } from '@orrery/rex';
import { at, BADGE, badgeOf, type Box, intrusion, overlap, reachOf } from './geometry.ts';
import { layoutCity, settings } from './layout.ts';
import { shortOf } from './shortNames.ts';

describe.each(['en', 'ru', 'de'] as const)('the city with every name and every coin, in %s', (language) => {
  const places = standard.locations;
  test.each([1.75, 1.8, 1.85, 1.9, 1.95, 2, 2.05])('keeps names, coins and places apart at type %s', (font) => {
    const { labels, coins } = layoutCity(places, (place) => shortOf(place)[language], font);
    const boxes: [string, Box][] = [
      ...[...labels].map(([id, { box }]): [string, Box] => [`name ${id}`, box]),
      ...[...coins].map(([id, box]): [string, Box] => [`coins ${id}`, box]),
    ];
    const faults: string[] = [];
    boxes.forEach(([name, box], i) => {
      for (const [other, taken] of boxes.slice(i + 1)) if (overlap(box, taken) > 0.05) faults.push(`${name} over ${other}`);
      for (const place of places) {
        const badge = badgeOf(place);
        if (intrusion(box, { x: at(place).x + badge.x, y: at(place).y + badge.y }, BADGE) > 0.05)
          faults.push(`${name} over mark ${place.id}`);
        const own = name.endsWith(` ${place.id}`);
        if (own && name.startsWith('coins')) continue;
        if (intrusion(box, at(place), reachOf(place)) > 0.05) faults.push(`${name} over place ${place.id}`);
      }
      for (const x of [box.x, box.x + box.w])
        for (const y of [box.y, box.y + box.h]) if (Math.hypot(x - 50, y - 50) > 46.6) faults.push(`${name} over the rim`);
    });
    expect(faults).toEqual([]);
  });
});

test('a long name is set in two lines, and a hyphen shows only where it breaks', () => {
  expect(settings('Gießerei- viertel')).toEqual([['Gießerei-', 'viertel'], ['Gießereiviertel']]);
  expect(settings('Hologitter- Platz')).toEqual([['Hologitter-', 'Platz'], ['Hologitter-Platz']]);
  expect(settings('IAF HQ')).toEqual([['IAF HQ']]);
  expect(settings('Quarters of the Nobility')[0]).toEqual(['Quarters of', 'the Nobility']);
});
