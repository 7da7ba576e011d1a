import { quick } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { DECISIONS } from '../ids.ts';
import { rex } from '../index.ts';

/** Answers (not their steps) to each decision, phase by phase, in games of random play. */
function busiest(seats: number, games: number): { readonly ceasefire: number; readonly auction: number; readonly window: number } {
  const rules = rex.open({ seats });
  if ('faults' in rules) throw new Error(JSON.stringify(rules.faults));
  const most = { ceasefire: 0, auction: 0, window: 0 };
  for (let game = 1; game <= games; game++) {
    const chance = quick(game);
    const s = rules.start(chance);
    const open: number[] = [];
    const count = { ceasefire: 0, auction: 0, window: 0 };
    let place = '';
    while (rules.asked(s)) {
      const here = `${s.round} ${s.phase} ${s.auction.offer}`;
      if (here !== place) Object.assign(count, { ceasefire: 0, auction: 0, window: 0 });
      place = here;
      const asked = rules.asked(s);
      const seat = 31 - Math.clz32(asked);
      const decision = DECISIONS[s.decision] as string;
      const n = rules.legal(s, seat, open);
      rules.apply(s, seat, open[chance.below(n)] as number, chance);
      if ((rules.asked(s) >> seat) & 1 && DECISIONS[s.decision] === decision && (s.drafts[seat] as number[]).length > 0) continue;
      if (decision.startsWith('D-CF')) most.ceasefire = Math.max(most.ceasefire, ++count.ceasefire);
      if (decision === 'D-BID') most.auction = Math.max(most.auction, ++count.auction);
      if (decision.startsWith('W-')) most.window = Math.max(most.window, ++count.window);
    }
  }
  return most;
}

describe('nothing can go on for ever', () => {
  test.each([3, 6])(
    'REX-CEASE-5, REX-CEASE-11, REX-BID-8, REX-BID-9: a Ceasefire, an auction and a window of %i players are bounded',
    (seats) => {
      const laps = 4;
      const most = busiest(seats, 40);
      expect(most.ceasefire).toBeGreaterThan(seats);
      expect(most.ceasefire).toBeLessThanOrEqual(seats + 2 * laps * seats + seats);
      expect(most.auction).toBeLessThan(60);
      expect(most.window).toBeLessThanOrEqual(2 * seats); // a window at the start of a phase, once for everybody
    },
  );

  test.each([
    [3, 4, 104_040],
    [6, 4, 369_384],
    [6, 2, 362_760],
  ])('REX-GEN-3: %i players with %i laps of Ceasefire give at most %i answers', (seats, ceasefireLaps, most) => {
    expect(rex.open({ seats, ceasefireLaps })).toMatchObject({ bound: most });
  });
});
