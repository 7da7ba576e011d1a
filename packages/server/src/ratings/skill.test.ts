import { games } from '@orrery/games';
import { customsOf } from '@orrery/games/tables';
import { quick, seeded, SPECTATOR, startMatch, type TableView } from '@orrery/kernel';
import type { RatedGame, Skill } from '@orrery/store';
import { rate, rating } from 'openskill';
import { expect, test } from 'vitest';
import { placesFor, type Place } from '../table/place.ts';
import type { Made } from '../table/record.ts';
import { playedAt } from './bureau.ts';
import { after, Anew, counted } from './reckoning.ts';
import { FRESH, figureOf, ranksOf } from './skill.ts';
import { whoWon } from './whoWon.ts';

/** How much somebody may have changed between two games. */
const CHANGE = 25 / 75;

const skill = (mu: number, sigma: number): Skill => ({ mu, sigma, games: 0 });
const places = (...ranks: readonly number[]): { rank: number }[] => ranks.map((rank) => ({ rank }));

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
  // c = √(2β² + 2σ²), the winner gains σ²/c · (1 − p) with p = ½, and the variance shrinks by the factor 1 − σ²/c² · p(1 − p).
  const [beta2, sigma2] = [(25 / 3) ** 2, (25 / 3) ** 2 + CHANGE ** 2];
  const c = Math.sqrt(2 * beta2 + 2 * sigma2);
  const gain = (sigma2 / c) * 0.5;
  const [winner, loser] = after([FRESH, FRESH], places(1, 2));
  expect(winner?.mu).toBeCloseTo(25 + gain, 12);
  expect(loser?.mu).toBeCloseTo(25 - gain, 12);
  expect(winner?.sigma).toBeCloseTo(Math.sqrt(sigma2 * (1 - (sigma2 / c ** 2) * 0.25)), 12);
  expect(after([FRESH, FRESH], places(1, 1)).map(({ mu }) => mu)).toEqual([25, 25]);
  expect(winner?.games).toBe(1);
});

test('without what is our own, two and two teams come out as in openskill itself', () => {
  const teams = [
    [rating(), rating({ mu: 32.444, sigma: 5.123 })],
    [rating({ mu: 43.381, sigma: 2.421 }), rating({ mu: 25.188, sigma: 6.211 })],
  ];
  const options = { beta: 25 / 6, gamma: () => 1 };
  for (const rank of [
    [1, 2],
    [2, 1],
    [1, 1],
  ]) {
    const [own, theirs] = [
      rate(teams, { ...options, rank, model: whoWon }),
      rate(teams, { ...options, rank, beta: (25 / 6) * Math.SQRT2 }),
    ];
    for (const [t, team] of theirs.entries())
      for (const [m, member] of team.entries()) {
        expect(own[t]?.[m]?.mu).toBeCloseTo(member.mu, 10);
        expect(own[t]?.[m]?.sigma).toBeCloseTo(member.sigma, 10);
      }
  }
});

test('of several who have lost none is drawn towards another: what each loses is how far they were expected to win', () => {
  const [first, ...lost] = [skill(25, 4), skill(31, 4), skill(19, 4), skill(25, 4)];
  const [won, ...rest] = after([first ?? FRESH, ...lost], places(1, 2, 2, 2));
  const losses = rest.map(({ mu }, i) => (lost[i]?.mu ?? 0) - mu);
  expect(losses.toSorted((a, b) => b - a).map((loss) => losses.indexOf(loss))).toEqual([0, 2, 1]);
  expect(Math.min(...losses)).toBeGreaterThan(0);
  expect((won?.mu ?? 0) - 25).toBeCloseTo(
    losses.reduce((all, one) => all + one),
    10,
  );
  // Who has left has also lost against those who stayed.
  const stayed = after([FRESH, FRESH, FRESH, FRESH], places(1, 2, 2, 3));
  expect([(stayed[1]?.mu ?? 0) > (stayed[3]?.mu ?? 0), stayed[1]?.mu === stayed[2]?.mu]).toEqual([true, true]);
});

test('who shares a victory shares what is won; who beats the stronger wins more; nobody is surer of less', () => {
  const [first, second, third] = after([FRESH, FRESH, FRESH], places(1, 1, 2));
  expect(first).toEqual(second);
  expect(first?.mu ?? 0).toBeGreaterThan(third?.mu ?? 99);
  const gain = (other: Skill): number => (after([FRESH, other], places(1, 2))[0]?.mu ?? 0) - FRESH.mu;
  expect(gain(skill(35, 4))).toBeGreaterThan(gain(skill(15, 4)));
  for (const { sigma } of after([FRESH, skill(20, 2), skill(30, 3)], places(3, 2, 1))) expect(sigma).toBeLessThanOrEqual(FRESH.sigma);
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

function seatedPeople(count: number): Place[] {
  const seated = placesFor(new Array(count).fill({ kind: 'open' }));
  for (const [seat, place] of seated.entries()) Object.assign(place, { kind: 'person', people: [`person ${seat}`] });
  return seated;
}

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
  const seated = seatedPeople(3);
  const made = { game: 'rex' } as Made;
  const played = playedAt({ status: 'ended', made, places: seated, match, rules, broken: null, result: match.result, team: () => [] });
  const view = match.view(SPECTATOR) as TableView & { readonly players: readonly { readonly race: string }[] };
  expect(played?.sides).toEqual(view.players.map(({ race }) => `race/${race}`));
  expect(new Set(played?.sides).size).toBe(3);
  const { changes } = counted(
    seated.map((_, seat) => ({ person: `person ${seat}`, rank: played?.ranks[seat] ?? 0, side: played?.sides[seat] ?? '' })),
    () => FRESH,
  );
  expect(changes.map(({ person, side, after: { games: count } }) => [person, side, count])).toEqual(
    [0, 1, 2].flatMap((seat) => [
      [`person ${seat}`, '', 1],
      [`person ${seat}`, played?.sides[seat], 1],
    ]),
  );
});

test('partners are rated as one team, by Weng and Lin with the luck of both; who was surer moves less', () => {
  const [ann, bob, eve, flo] = [skill(30, 3), FRESH, skill(26, 7), skill(24, 5)];
  const stood = [
    { rank: 1, team: 0 },
    { rank: 2, team: 1 },
    { rank: 1, team: 0 },
    { rank: 2, team: 1 },
  ];
  const rated = after([ann, eve, bob, flo], stood);
  // Everybody gets the team's share by how much of its doubt is theirs.
  const variance = ({ sigma }: Skill): number => sigma ** 2 + CHANGE ** 2;
  const c = Math.sqrt([ann, bob, eve, flo].reduce((sum, one) => sum + variance(one) + (25 / 3) ** 2, 0));
  const odds = (...team: readonly Skill[]): number => Math.exp(team.reduce((sum, { mu }) => sum + mu, 0) / c);
  const lost = odds(eve, flo) / (odds(ann, bob) + odds(eve, flo));
  expect(rated[0]?.mu).toBeCloseTo(ann.mu + (variance(ann) / c) * lost, 12);
  expect(rated[2]?.mu).toBeCloseTo(bob.mu + (variance(bob) / c) * lost, 12);
  // Two of a team of one each are two who play each other.
  expect(
    after(
      [ann, bob],
      [
        { rank: 1, team: 0 },
        { rank: 2, team: 1 },
      ],
    ),
  ).toEqual(after([ann, bob], places(1, 2)));
});

test('who leaves a team has lost, whatever it came to; for everybody else it counts as it ended', () => {
  const placed = (ranks: readonly number[]) =>
    ranks.map((rank, seat) => ({ person: `person ${seat}`, side: '', rank, team: seat < 2 ? 0 : 2 }));
  const figures = (ranks: readonly number[]): (number | undefined)[] => counted(placed(ranks), () => FRESH).parts.map(({ mu }) => mu);
  const [up, down] = [figures([1, 1, 2, 2])[0] ?? 0, figures([1, 1, 2, 2])[2] ?? 0];
  expect([up > FRESH.mu, up + down]).toEqual([true, 2 * FRESH.mu]);
  expect(figures([3, 1, 2, 2])).toEqual([down, up, down, down]);
  expect(figures([3, 2, 1, 1])).toEqual([down, down, up, up]);
  expect(figures([3, 3, 2, 2])).toEqual([down, down, up, up]);
  expect(figures([1, 1, 1, 1])).toEqual([25, 25, 25, 25]);
});

test('which seats are partners comes from the game: of two against two both win', () => {
  const rules = games['gravity']?.open({ seats: 4, confrontation: true });
  if (!rules || 'faults' in rules) throw new Error('the game cannot be opened');
  const match = startMatch(rules, seeded('teams'));
  const chance = quick(3);
  while (!match.result) {
    const seat = 31 - Math.clz32(match.asked);
    const open = match.open(seat);
    match.answer(seat, open[chance.below(open.length)] ?? 0);
  }
  const team = (seat: number): readonly number[] => customsOf('gravity').team?.(rules.options, rules.pack, seat) ?? [];
  const made = { game: 'gravity' } as Made;
  const played = playedAt({ status: 'ended', made, places: seatedPeople(4), match, rules, broken: null, result: match.result, team });
  expect(played?.teams).toEqual([0, 0, 2, 2]);
  expect(played?.ranks.toSorted()).toEqual([1, 1, 2, 2]);
  const alone = playedAt({
    status: 'ended',
    made,
    places: seatedPeople(4),
    match,
    rules,
    broken: null,
    result: match.result,
    team: () => [],
  });
  expect(alone?.teams).toEqual([]);
});

test('games of teams reckoned again from the results give every figure again', () => {
  const chance = quick(7);
  const known = new Map<string, Skill>();
  const log: RatedGame[] = [];
  for (let n = 0; n < 40; n++) {
    const people = Array.from({ length: 8 }, (_, i) => i)
      .sort(() => chance.below(3) - 1)
      .slice(0, 4);
    const won = chance.below(2);
    const placed = people.map((who, seat) => ({
      person: `person ${who}`,
      side: '',
      rank: chance.below(9) === 0 ? 3 : seat >> 1 === won ? 1 : 2,
      // Now and then everybody plays alone.
      ...(n % 5 === 0 ? {} : { team: 2 * (seat >> 1) }),
    }));
    const { parts, changes } = counted(placed, (person) => known.get(person) ?? FRESH);
    for (const change of changes) known.set(change.person, change.after);
    log.push({ match: `m${n}`, game: 'gravity', ended: n, parts });
  }
  const anew = new Anew();
  // As they are kept.
  for (const game of JSON.parse(JSON.stringify(log)) as RatedGame[]) anew.add(game);
  expect(anew.games).toEqual(log);
  expect(new Map(anew.ratings.map(({ person, after: skill }) => [person, skill]))).toEqual(known);
});

interface Population {
  /** Everybody plays so many games, at tables of so many seats and in teams of such a size. */
  readonly games: number;
  readonly seats: number;
  readonly size: number;
  readonly seed: number;
}

/** People of known strength play each other: how well ratings order them, how far the mean has moved, as a share of the spread, and how many are within their margin. */
function population({ games, seats, size, seed }: Population): { readonly order: number; readonly drift: number; readonly within: number } {
  const chance = quick(seed);
  const people = 60;
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
      const teams = Array.from({ length: seats / size }, (_, t) => table.slice(t * size, (t + 1) * size));
      // Everybody brings their own luck, which evens out a little in a team.
      const odds = teams.map((team) => 10 ** (team.reduce((sum, who) => sum + (strength[who] ?? 0), 0) / (400 * Math.sqrt(size))));
      let drawn = (chance.below(2 ** 30) / 2 ** 30) * odds.reduce((sum, odd) => sum + odd);
      const winner = Math.max(
        0,
        odds.findIndex((odd) => (drawn -= odd) <= 0),
      );
      const rated = after(
        table.map((who) => skills[who] ?? FRESH),
        table.map((_, seat) => {
          const team = Math.floor(seat / size);
          return { rank: team === winner ? 1 : 2, ...(size > 1 ? { team } : {}) };
        }),
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
      skills.filter((one, i) => {
        const { figure, margin } = figureOf(one);
        return Math.abs(figure - 1000 - ((strength[i] ?? 0) - 300)) <= margin;
      }).length / people,
  };
}

/** The means of some populations, none of whose means has moved. */
function meansOf(of: Omit<Population, 'seed'>, count: number): readonly [order: number, within: number] {
  const runs = Array.from({ length: count }, (_, i) => population({ ...of, seed: 1000 + i }));
  for (const { drift } of runs) expect(drift).toBeLessThan(0.1);
  const mean = (what: 'order' | 'within'): number => runs.reduce((sum, run) => sum + run[what], 0) / count;
  return [mean('order'), mean('within')];
}

test('thirty games order people of known strength nearly as well as can be, margins hold what they promise, and the mean stays where it was', () => {
  for (const [seats, size, least] of [
    [2, 1, 0.92],
    [3, 1, 0.91],
    [4, 1, 0.9],
    [6, 1, 0.87],
    [4, 2, 0.84],
  ] as const) {
    const [order, within] = meansOf({ games: 30, seats, size }, 12);
    expect(order, `${seats} seats, teams of ${size}`).toBeGreaterThan(least);
    expect(within, `${seats} seats, teams of ${size}`).toBeGreaterThan(size > 1 ? 0.9 : 0.94);
  }
});

test('after hundreds of games figures are as far apart as people are, at tables of two and of many', () => {
  for (const [seats, size] of [
    [2, 1],
    [6, 1],
    [4, 2],
  ] as const) {
    const [order, within] = meansOf({ games: 240, seats, size }, 2);
    expect(order, `${seats} seats, teams of ${size}`).toBeGreaterThan(0.95);
    expect(within, `${seats} seats, teams of ${size}`).toBeGreaterThan(0.94);
  }
});
