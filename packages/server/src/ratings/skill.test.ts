import { games } from '@orrery/games';
import { quick, seeded, SPECTATOR, startMatch, type TableView } from '@orrery/kernel';
import type { Skill } from '@orrery/store';
import { rate, rating } from 'openskill';
import { expect, test } from 'vitest';
import { placesFor } from '../table/place.ts';
import type { Made } from '../table/record.ts';
import { playedAt } from './bureau.ts';
import { after, counted } from './reckoning.ts';
import { FRESH, figureOf, ranksOf } from './skill.ts';

const skill = (mu: number, sigma: number): Skill => ({ mu, sigma, games: 0 });

test('the published example of two teams comes out to the last digit', () => {
  const teams = [
    [rating(), rating({ mu: 32.444, sigma: 5.123 })],
    [rating({ mu: 43.381, sigma: 2.421 }), rating({ mu: 25.188, sigma: 6.211 })],
  ];
  expect(rate(teams)).toEqual([
    [
      { mu: 28.669648436582808, sigma: 8.071520788025197 },
      { mu: 33.83086971107981, sigma: 5.062772998705765 },
    ],
    [
      { mu: 43.071274808241974, sigma: 2.4166900452721256 },
      { mu: 23.149503312339064, sigma: 6.1378606973362135 },
    ],
  ]);
});

test('two of whom nothing is known: by the formulas of Weng and Lin', () => {
  expect(FRESH).toEqual({ ...rating(), games: 0 });
  // c = √(2β² + 2σ²), the winner gains σ²/c · (1 − p) with p = ½, and the variance shrinks by the factor 1 − γ·η.
  const [beta2, sigma2] = [(25 / 3) ** 2, (25 / 3) ** 2];
  const c = Math.sqrt(2 * beta2 + 2 * sigma2);
  const gain = (sigma2 / c) * 0.5;
  const [winner, loser] = after([FRESH, FRESH], [1, 2]);
  expect(winner?.mu).toBeCloseTo(25 + gain, 12);
  expect(loser?.mu).toBeCloseTo(25 - gain, 12);
  const gamma = Math.sqrt(sigma2) / c;
  expect(winner?.sigma).toBeCloseTo(Math.sqrt(sigma2 * (1 - gamma * (sigma2 / c ** 2) * 0.25)), 12);
  expect(after([FRESH, FRESH], [1, 1]).map(({ mu }) => mu)).toEqual([25, 25]);
  expect(winner?.games).toBe(1);
});

test('who shares a victory shares what is won; who beats the stronger wins more; nobody is surer of less', () => {
  const [first, second, third] = after([FRESH, FRESH, FRESH], [1, 1, 2]);
  expect(first).toEqual(second);
  expect(first?.mu ?? 0).toBeGreaterThan(third?.mu ?? 99);
  const gain = (other: Skill): number => (after([FRESH, other], [1, 2])[0]?.mu ?? 0) - FRESH.mu;
  expect(gain(skill(35, 4))).toBeGreaterThan(gain(skill(15, 4)));
  for (const { sigma } of after([FRESH, skill(20, 2), skill(30, 3)], [3, 2, 1])) expect(sigma).toBeLessThanOrEqual(FRESH.sigma);
});

test('figures: a thousand for somebody new, widely; fewer than fifteen games are provisional', () => {
  expect(figureOf(FRESH)).toEqual({ figure: 1000, margin: 245, games: 0, provisional: true });
  expect(figureOf({ mu: 30, sigma: 2, games: 15 })).toEqual({ figure: 1075, margin: 59, games: 15, provisional: false });
});

test('places: who resigns or runs out of time comes last, draws are shared, what nobody finished counts for nobody', () => {
  const clause = 'DUEL-END-1';
  expect(ranksOf({ winners: [1], clause }, [false, false])).toEqual([2, 1]);
  expect(ranksOf({ winners: [], clause }, [false, false])).toEqual([1, 1]);
  expect(ranksOf({ winners: [0, 2], clause }, [false, false, true, false])).toEqual([1, 2, 3, 2]);
  expect(ranksOf({ ended: 'resigned', seat: 0 }, [true, false])).toEqual([2, 1]);
  expect(ranksOf({ ended: 'timeout', seat: 1 }, [false, true])).toEqual([1, 2]);
  expect(ranksOf({ ended: 'resigned', seat: 2 }, [true, true, true])).toBeNull();
  expect(ranksOf({ ended: 'unfinished' }, [false, false])).toBeNull();
  expect(ranksOf(null, [false, false])).toBeNull();
});

test('where sides are chosen during the game, what somebody has become is rated apart', () => {
  const rules = games['rex']?.open({ seats: 3, raceChoice: 'lot' });
  if (!rules || 'faults' in rules) throw new Error('the game cannot be opened');
  const match = startMatch(rules, seeded('races'));
  const chance = quick(2);
  while (!match.result) {
    const seat = 31 - Math.clz32(match.asked);
    const open = match.open(seat);
    match.answer(seat, open[chance.below(open.length)] ?? 0);
  }
  const places = placesFor([{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }]);
  for (const [seat, place] of places.entries()) Object.assign(place, { kind: 'person', people: [`person ${seat}`] });
  const made = { game: 'rex' } as Made;
  const played = playedAt({ status: 'ended', made, places, match, rules, broken: null, result: match.result });
  const view = match.view(SPECTATOR) as TableView & { readonly players: readonly { readonly race: string }[] };
  expect(played?.sides).toEqual(view.players.map(({ race }) => `race/${race}`));
  expect(new Set(played?.sides).size).toBe(3);
  const { changes } = counted(
    places.map((_, seat) => ({ person: `person ${seat}`, rank: played?.ranks[seat] ?? 0, side: played?.sides[seat] ?? '' })),
    () => FRESH,
  );
  expect(changes.map(({ person, side, after: { games: count } }) => [person, side, count])).toEqual(
    [0, 1, 2].flatMap((seat) => [
      [`person ${seat}`, '', 1],
      [`person ${seat}`, played?.sides[seat], 1],
    ]),
  );
});

/** People of known strength play each other: how well ratings order them, how far the mean has moved, as a share of the spread, and how many are within their margin. */
function population(seats: number, seed: number): { readonly order: number; readonly drift: number; readonly within: number } {
  const chance = quick(seed);
  const [people, games] = [60, 30];
  const strength = Array.from({ length: people }, (_, i) => (600 * i) / (people - 1));
  let skills: Skill[] = strength.map(() => FRESH);
  for (let round = 0; round < games; round++) {
    const order = strength.map((_, i) => i);
    for (let i = people - 1; i > 0; i--) {
      const j = chance.below(i + 1);
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
    const next = [...skills];
    for (let at = 0; at + seats <= people; at += seats) {
      const table = order.slice(at, at + seats);
      const odds = table.map((who) => 10 ** ((strength[who] ?? 0) / 400));
      let drawn = (chance.below(2 ** 30) / 2 ** 30) * odds.reduce((sum, odd) => sum + odd);
      const winner = Math.max(
        0,
        odds.findIndex((odd) => (drawn -= odd) <= 0),
      );
      const rated = after(
        table.map((who) => skills[who] ?? FRESH),
        table.map((_, seat) => (seat === winner ? 1 : 2)),
      );
      for (const [seat, who] of table.entries()) next[who] = rated[seat] ?? FRESH;
    }
    skills = next;
  }
  const byRating = skills.map((_, i) => i).sort((a, b) => (skills[a]?.mu ?? 0) - (skills[b]?.mu ?? 0));
  const off = byRating.reduce((sum, who, place) => sum + (who - place) ** 2, 0);
  const means = skills.map(({ mu }) => mu);
  const mean = means.reduce((sum, mu) => sum + mu) / people;
  return {
    order: 1 - (6 * off) / (people * (people ** 2 - 1)),
    drift: Math.abs(mean - FRESH.mu) / (Math.max(...means) - Math.min(...means)),
    within:
      skills.filter((skill, i) => {
        const { figure, margin } = figureOf(skill);
        return Math.abs(figure - 1000 - ((strength[i] ?? 0) - 300)) <= margin;
      }).length / people,
  };
}

test('thirty games order people of known strength nearly as well as can be, margins hold what they promise, and the mean stays where it was', () => {
  // Who has only won or not is ordered to 0.93, 0.90 and 0.88 at best, whatever reckons: that much the likeliest strengths of all games together do.
  for (const [seats, least] of [
    [2, 0.91],
    [4, 0.89],
    [6, 0.87],
  ] as const) {
    const runs = Array.from({ length: 8 }, (_, i) => population(seats, 1000 + i));
    const mean = (of: 'order' | 'within'): number => runs.reduce((sum, run) => sum + run[of], 0) / runs.length;
    expect(mean('order'), `${seats} seats`).toBeGreaterThan(least);
    expect(mean('within'), `${seats} seats`).toBeGreaterThan(0.95);
    for (const { drift } of runs) expect(drift).toBeLessThan(0.1);
  }
});
