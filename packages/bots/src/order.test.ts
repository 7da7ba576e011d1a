import { games, type AnyRules } from '@orrery/games';
import { quick, set, startMatch, seeded, type Options } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { knowledgeOf } from './levels.ts';
import { openPlayer } from './player.ts';

/** How often each decision is compared in a game, and answers after which the game is left. */
const COMPARED = 3;
const ANSWERS = 1500;

function opened(game: string, options: Options): AnyRules {
  const rules = games[game]?.open(options);
  if (!rules || 'faults' in rules) throw new Error(`${game} cannot be opened`);
  return rules;
}

/**
 * Plays a game by chance. Wherever several seats are asked at once, each of them is put the question twice: before anybody has answered, and when all others
 * have. Returns how often each decision was compared, and how many seats were ever asked at once.
 */
async function compareOrders(
  game: string,
  options: Options,
  entrant: string,
): Promise<{ readonly compared: ReadonlyMap<string, number>; readonly most: number }> {
  const rules = opened(game, options);
  const bot = await openPlayer(game, rules, entrant);
  const { shown } = await knowledgeOf(game, rules);
  const chance = quick(7);
  const compared = new Map<string, number>();
  let most = 0;
  const answers: [seat: number, choice: number][] = [];
  const match = startMatch(rules, seeded('order'));
  const answerAs = (seat: number, choice: number): void => {
    answers.push([seat, choice]);
    match.answer(seat, choice);
  };
  for (let step = 0; step < ANSWERS && match.asked !== 0; step++) {
    const together = set.list(match.asked);
    most = Math.max(most, together.length);
    for (const seat of together.length > 1 ? together : []) {
      const open = match.open(seat);
      const asked = match.known(seat);
      const { decision } = asked.view;
      const before = compared.get(decision) ?? 0;
      if (open.length < 2 || before >= COMPARED) continue;
      const first = await bot.decide(asked, open, quick(step), { iterations: 12 });
      const later = startMatch(rules, seeded('order'));
      for (const [by, choice] of answers) later.answer(by, choice);
      for (const other of together)
        while (other !== seat && set.has(later.asked, other)) later.answer(other, later.open(other)[0] as number);
      const known = later.known(seat);
      // A vote that is shown may well be followed.
      if (shown && set.minus(shown(known), set.only(seat)) !== 0) continue;
      expect(await bot.decide(known, open, quick(step), { iterations: 12 }), `${decision}, seat ${seat}`).toBe(first);
      compared.set(decision, before + 1);
    }
    const seat = together[chance.below(together.length)] as number;
    const open = match.open(seat);
    answerAs(seat, open[chance.below(open.length)] as number);
  }
  return { compared, most };
}

describe('the order in which seats are asked does not matter', () => {
  for (const entrant of ['level:1', 'greedy', 'search:12', 'level:8']) {
    for (const [game, options, kinds] of [
      ['gravity', {}, 1],
      ['gravity', { seats: 4, confrontation: true }, 2],
      ['rex', {}, 4],
    ] as const)
      test(`${entrant} at ${game} ${JSON.stringify(options)} answers alike whoever has answered before`, async () => {
        const { compared } = await compareOrders(game, options, entrant);
        expect(compared.size).toBeGreaterThanOrEqual(kinds);
      });

    test(`${entrant} at liberation is never asked together with the other side`, async () => {
      expect((await compareOrders('liberation', {}, entrant)).most).toBe(1);
    });
  }
});
