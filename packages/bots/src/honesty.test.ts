import { games, type AnyGame } from '@orrery/games';
import { quick, type Bot, type Known, type TableView } from '@orrery/kernel';
import { conclave, duel } from '@orrery/kernel/fixtures';
import type { State, View } from '@orrery/liberation';
import { describe, expect, test } from 'vitest';
import { openPlayer } from './player.ts';

const all: Readonly<Record<string, AnyGame>> = { ...games, duel, conclave };

/**
 * Two different worlds in which a seat knows the same: the bot is asked in both, with the same seed. An answer that differs would come from
 * something it cannot know. Views are made anew from each world, so that nothing else can carry a secret over.
 */
async function equalAnswers(game: string, entrant: string, seed: number, positions: number): Promise<number> {
  const rules = all[game]?.open();
  if (!rules || 'faults' in rules) throw new Error(`${game} cannot be opened`);
  const bots = [await openPlayer(game, rules, entrant), await openPlayer(game, rules, entrant)] as const;
  const chance = quick(seed);
  const pasts: number[][] = Array.from({ length: rules.seats }, () => []);
  const tell = (to: number, event: number): void => {
    for (let seat = 0; seat < rules.seats; seat++) if ((to >> seat) & 1) pasts[seat]?.push(event);
  };
  const state = rules.start(chance, tell);
  const list: number[] = [];
  let compared = 0;
  for (let step = 0; step < 400 && compared < positions && rules.asked(state) !== 0; step++) {
    const asked = rules.asked(state);
    const seat = 31 - Math.clz32(asked & -asked);
    const n = rules.legal(state, seat, list);
    const open = list.slice(0, n);
    if (n > 1 && step % 5 === 0) {
      const past = [...(pasts[seat] ?? [])];
      const here: Known<TableView> = { view: rules.view(state, seat), past };
      const twin = rules.sample(here)(chance);
      const there: Known<TableView> = { view: rules.view(twin, seat), past };
      expect(there.view).toEqual(here.view);
      const answers = [
        await bots[0].decide(here, open, quick(step), { iterations: 40 }),
        await bots[1].decide(there, open, quick(step), { iterations: 40 }),
      ];
      expect(answers[0]).toBe(answers[1]);
      expect(open).toContain(answers[0]);
      compared++;
    }
    const choice = open[chance.below(n)] as number;
    pasts[seat]?.push(~choice);
    rules.apply(state, seat, choice, chance, tell);
  }
  return compared;
}

describe('honesty', () => {
  for (const game of Object.keys(all))
    for (const entrant of ['random', 'greedy', 'search:40', 'level:1', 'level:3'])
      test(`${entrant} at ${game} answers alike in worlds its seat cannot tell apart`, async () => {
        let compared = 0;
        for (let seed = 1; seed <= 2; seed++) compared += await equalAnswers(game, entrant, seed, 12);
        expect(compared).toBeGreaterThan(3);
      });

  for (const entrant of ['net', 'net:2', 'master:2', 'level:5', 'level:8'])
    test(`${entrant} at liberation answers alike in worlds its seat cannot tell apart`, async () => {
      let compared = 0;
      for (let seed = 1; seed <= 2; seed++) compared += await equalAnswers('liberation', entrant, seed, 12);
      expect(compared).toBeGreaterThan(3);
    });

  test('a bot given a state does not type-check', () => {
    const refused = (bot: Bot<View>, state: State): void => {
      // @ts-expect-error a state is not what a seat knows
      void bot.decide(state, [], quick(1), {});
      // @ts-expect-error nor can it be put in the place of a view
      void bot.decide({ view: state, past: [] }, [], quick(1), {});
    };
    expect(refused).toBeTypeOf('function');
  });
});
