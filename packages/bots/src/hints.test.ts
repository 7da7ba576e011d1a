import { games } from '@orrery/games';
import { quick, seeded, startMatch } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { hints } from './hints.ts';

function opened(game: string, options = {}) {
  const rules = games[game]?.open(options);
  if (!rules || 'faults' in rules) throw new Error(`${game} cannot be opened`);
  return rules;
}

test('every open choice is judged, the best first, with chances that are chances', async () => {
  for (const game of Object.keys(games)) {
    const rules = opened(game);
    const match = startMatch(rules, seeded('hints'));
    const seat = 31 - Math.clz32(match.asked);
    const found = await hints(game, rules, match.known(seat), match.open(seat), quick(1), { iterations: 200 });
    expect(new Set(found.map((hint) => hint.choice))).toEqual(new Set(match.open(seat)));
    expect(found[0]?.winChance).not.toBeNull();
    for (const { winChance } of found) expect(winChance === null || (winChance >= 0 && winChance <= 1)).toBe(true);
    expect(found[0]?.even).toBe(true);
    // What is said to be as good as the best is so by the figures shown beside it.
    for (const { even, winChance, error } of found)
      if (even) expect(Math.abs((winChance ?? 0) - (found[0]?.winChance ?? 0))).toBeLessThanOrEqual(error + (found[0]?.error ?? 0));
    for (const { even, winChance, folly } of found.slice(1)) if (winChance === null || folly !== null) expect(even).toBe(false);
  }
});

test('the Dynasty is told how likely the base is where it may attack, and what a miss would teach', async () => {
  const rules = opened('liberation');
  const match = startMatch(rules, seeded('attack'));
  const verb = (choice: number): string => rules.choices.name(choice).verb;
  for (let steps = 0; steps < 200 && match.asked; steps++) {
    const seat = match.asked === 1 ? 0 : 1;
    const open = match.open(seat);
    if (open.some((choice) => verb(choice) === 'attack')) {
      const found = await hints('liberation', rules, match.known(seat), open, quick(1), { iterations: 100 });
      const attacks = found.filter((hint) => verb(hint.choice) === 'attack');
      for (const { reasons } of attacks) expect(reasons.map((reason) => reason.code)).toEqual(['base-there', 'card-there', 'information']);
      // Where nothing can be hit or learned an attack is silly, and comes after everything else.
      for (const { reasons, folly } of attacks)
        expect(folly).toBe(Number(reasons[0]?.values['chance']) + Number(reasons[1]?.values['chance']) > 0 ? null : 'nothing-there');
      expect(found.slice(found.filter(({ folly }) => folly === null).length).every(({ folly }) => folly !== null)).toBe(true);
      const chances = attacks.map(({ reasons }) => Number(reasons[0]?.values['chance']));
      expect(Math.max(...chances)).toBeGreaterThan(0);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeLessThanOrEqual(1.01);
      const bits = attacks.map(({ reasons }) => Number(reasons[2]?.values['bits']));
      for (const each of bits) expect(each).toBeGreaterThanOrEqual(0);
      return;
    }
    match.answer(seat, open.find((choice) => verb(choice) === 'exploit') ?? (open[0] as number));
  }
  throw new Error('nobody could attack');
});

test('GRV-TEAM-END-1: partners win together: a choice that wins at once is a sure victory for each of them, not half of one', async () => {
  const rules = opened('gravity', { seats: 4, confrontation: true });
  for (let seed = 1; ; seed++) {
    const answers: [seat: number, choice: number][] = [];
    const chance = quick(seed);
    const match = startMatch(rules, seeded(`team ${seed}`));
    while (match.asked) {
      const seat = 31 - Math.clz32(match.asked);
      const open = match.open(seat);
      const choice = open[chance.below(open.length)] as number;
      answers.push([seat, choice]);
      match.answer(seat, choice);
    }
    const [seat, winning] = answers.pop() as [number, number];
    // At the round limit a game is won whatever is answered last.
    if (!match.result?.winners.includes(seat) || match.result.clause !== 'GRV-ISLANDS-14') continue;
    const before = startMatch(rules, seeded(`team ${seed}`));
    for (const [by, choice] of answers) before.answer(by, choice);
    if (before.open(seat).length < 2) continue;
    const found = await hints('gravity', rules, before.known(seat), before.open(seat), quick(1), { iterations: 300 });
    expect(found.find(({ choice }) => choice === winning)?.winChance).toBeGreaterThan(0.95);
    // What surely wins is told apart from what may lose.
    for (const { choice, even, winChance } of found) if (choice !== winning && (winChance ?? 0) < 0.5) expect(even).toBe(false);
    return;
  }
});
