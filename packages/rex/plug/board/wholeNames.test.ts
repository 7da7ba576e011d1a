import { standard } from '@orrery/rex';
import { describe, expect, test } from 'vitest';
import { at, BADGE, badgeOf, intrusion, overlap, reachOf } from './geometry.ts';
import { layoutCity } from './layout.ts';
import { shortOf } from './shortNames.ts';
import { wholeNames } from './wholeNames.ts';

describe.each(['en', 'ru', 'de'] as const)('the whole city on a phone, in %s', (language) => {
  const places = standard.locations;
  // The city is as wide as the screen but for its margins.
  test.each([344, 374, 404])('names the strongholds and most of the rest, and covers nothing by it, %s px wide', (side) => {
    const nameOf = (place: (typeof places)[number]): string => shortOf(place)[language];
    const { coins } = layoutCity(places, nameOf, 2.05);
    const names = wholeNames(places, standard.constants.sectors, nameOf, 1100 / side, coins);
    const ruined = ['MPN', 'MPS'];
    expect(places.filter(({ id, stronghold }) => stronghold && !ruined.includes(id) && !names.has(id))).toEqual([]);
    expect(names.size).toBeGreaterThanOrEqual(side < 360 ? 17 : 20);
    const faults: string[] = [];
    const boxes = [...names].map(([id, { box }]) => [id, box] as const);
    boxes.forEach(([id, box], i) => {
      for (const [other, taken] of [...boxes.slice(i + 1), ...coins]) if (overlap(box, taken) > 0.05) faults.push(`${id} over ${other}`);
      for (const place of places) {
        const badge = badgeOf(place);
        if (intrusion(box, { x: at(place).x + badge.x, y: at(place).y + badge.y }, BADGE) > 0.05)
          faults.push(`${id} over mark ${place.id}`);
        if (intrusion(box, at(place), reachOf(place)) > 0.05) faults.push(`${id} over place ${place.id}`);
      }
      const [x1, y1, x2, y2] = names.get(id)?.line ?? [0, 0, 0, 0];
      for (let part = 1; part < 60; part++) {
        const [x, y] = [x1 + ((x2 - x1) * part) / 60, y1 + ((y2 - y1) * part) / 60];
        const on = ([, other]: (typeof boxes)[number]): boolean =>
          x > other.x && x < other.x + other.w && y > other.y && y < other.y + other.h;
        for (const other of boxes) if (other[0] !== id && on(other)) faults.push(`the line of ${id} over ${other[0]}`);
        for (const place of places)
          if (place.id !== id && Math.hypot(at(place).x - x, at(place).y - y) < reachOf(place))
            faults.push(`the line of ${id} over place ${place.id}`);
      }
      if (box.x < 0 || box.y < 0 || box.x + box.w > 100 || box.y + box.h > 100) faults.push(`${id} off the map`);
    });
    expect(faults).toEqual([]);
  });
});
