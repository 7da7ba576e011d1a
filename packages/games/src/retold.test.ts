import { retell, SPECTATOR } from '@orrery/kernel';
import { playWatched, tableOf } from '@orrery/kernel/fixtures';
import { expect, test } from 'vitest';
import { games } from './index.ts';

const tables = [
  ...[1, 2, 3].map((seed) => ['liberation', {}, seed] as const),
  ...[3, 4, 5, 6].map((seats) => ['rex', { seats }, seats] as const),
  ...[2, 3, 4].map((seats) => ['gravity', { seats }, seats] as const),
];

/** Enough for whole rounds, and for breaking off in the midst of a decision. */
const ANSWERS = 400;

test.each(tables)('a record of %s %j tells every seat what it was told and shown, whatever the order of answers', (id, options, seed) => {
  const game = games[id];
  if (!game) throw new Error(`there is no ${id}`);
  const table = tableOf(game, `retold ${seed}`, options, 2);
  const viewers = [...Array.from({ length: table.rules.seats }, (_, seat) => seat), SPECTATOR];
  const forced = new Map(viewers.map((viewer) => [viewer, new Set<number>()]));
  const kept = playWatched(table.match, viewers, seed, ANSWERS, forced);
  const replay = table.record({ ended: 'unfinished' });
  for (const viewer of viewers) {
    const held = kept.get(viewer) ?? { past: [], looks: [] };
    expect(held.past.length).toBeGreaterThan(10);
    expect(retell(table.rules, replay, viewer, held), `viewer ${viewer}`).toEqual({
      past: null,
      look: null,
      short: false,
      unsure: false,
      forced: forced.get(viewer),
    });
  }
});
