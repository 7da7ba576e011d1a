import { conclave, duel } from '@orrery/kernel/fixtures';
import { quick, seeded, startMatch, type Rules, type TableView } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { LOOK, shell } from '../fixtures/shell.ts';
import { pennies } from '../fixtures/pennies.ts';
import { DARE, STAY, trap, type TrapState } from '../fixtures/trap.ts';
import { prospects, searchBot } from './bot.ts';

const opened = <S, V extends TableView>(open: Rules<S, V> | { readonly faults: unknown }): Rules<S, V> => {
  if ('faults' in open) throw new Error('the options are refused');
  return open;
};

describe('search', () => {
  test('a look before the bet is valued at nearly the whole bet, and taken', async () => {
    const match = startMatch(shell, seeded('shell'));
    const found = await prospects(shell, {}, match.known(0), match.open(0), quick(1), { iterations: 2000 });
    const look = found.find((each) => each.choice === LOOK);
    expect(look?.value).toBeGreaterThan(0.95);
    expect(look?.share).toBe(1);
    for (const bet of found.filter((each) => each.choice !== LOOK)) expect(bet.value).toBeLessThan(0.65);
  });

  test('where both choose at the same time, the answer is mixed as no opponent can exploit', async () => {
    // Equal heads are worth 1, equal tails 1/3: each side plays heads once in four times.
    for (const seat of [0, 1]) {
      const found = await prospects(pennies, {}, { view: pennies.view(pennies.start(quick(1)), seat), past: [] }, [0, 1], quick(seat + 5), {
        iterations: 20_000,
      });
      expect(found[0]?.share).toBeGreaterThan(0.17);
      expect(found[0]?.share).toBeLessThan(0.33);
    }
  });

  test('players who are imagined with care see what refutes a choice, others hardly ever', async () => {
    const knowledge = {
      evaluate(_state: TrapState, out: number[]): void {
        out[0] = 0.5;
        out[1] = 0.5;
      },
      stretch: ({ dared }: TrapState): number => dared,
      // Every world deals seat 1 something else, so that no answer is ever tried twice in its tree.
      holding: (() => {
        let hand = 0;
        return (): number => hand++;
      })(),
    };
    const known = { view: trap.view(trap.start(quick(1)), 0), past: [] };
    const valued = async (care: number): Promise<number> =>
      (await prospects(trap, knowledge, known, [STAY, DARE], quick(1), { iterations: 60 }, { care })).find(({ choice }) => choice === DARE)
        ?.value ?? 1;
    expect(await valued(1)).toBeGreaterThan(0.7);
    expect(await valued(40)).toBeLessThan(0.3);
  });

  test('where choices hardly differ, whoever is less curious takes the better one, and not the one that appeals at a glance', async () => {
    const known = { view: trap.view(trap.start(quick(1)), 0), past: [] };
    const taken = async (curiosity?: number): Promise<readonly number[]> => {
      const knowledge = {
        // Staying is worth 0.5, and daring a little less.
        evaluate(_state: TrapState, out: number[]): void {
          out[0] = 0.48;
          out[1] = 0.52;
        },
        horizon: () => (state: TrapState) => state.dared >= 0,
        incline(_state: TrapState, _seat: number, list: readonly number[], n: number, out: number[]): void {
          for (let i = 0; i < n; i++) out[i] = list[i] === DARE ? 9 : 1;
        },
        ...(curiosity === undefined ? {} : { curiosity }),
      };
      const found = await prospects(trap, knowledge, known, [STAY, DARE], quick(1), { iterations: 100 });
      return found.map(({ share }) => share);
    };
    expect(await taken()).toEqual([0, 1]);
    expect(await taken(0.2)).toEqual([1, 0]);
  });

  test('the same knowledge, seed and iterations give the same choice', async () => {
    const rules = opened(duel.open());
    const bot = searchBot(rules);
    const match = startMatch(rules, seeded('again'));
    const answers = [];
    for (let i = 0; i < 3; i++) answers.push(await bot.decide(match.known(0), match.open(0), quick(7), { iterations: 500 }));
    expect(new Set(answers).size).toBe(1);
  });

  test('search takes the duel from chance play', async () => {
    const rules = opened(duel.open());
    const bot = searchBot(rules);
    let won = 0;
    for (let game = 0; game < 12; game++) {
      const match = startMatch(rules, seeded(`duel ${game}`));
      const chance = quick(game);
      const searcher = game % 2;
      while (match.asked) {
        const seat = match.asked === 1 ? 0 : 1;
        const open = match.open(seat);
        const choice =
          seat === searcher
            ? await bot.decide(match.known(seat), open, chance, { iterations: 150 })
            : (open[chance.below(open.length)] ?? 0);
        expect(match.answer(seat, choice)).toBeNull();
      }
      if (match.result?.winners.includes(searcher)) won++;
    }
    expect(won).toBeGreaterThan(8);
  });

  test('simultaneous answers of several steps and three to five seats are played to their end', async () => {
    for (const seats of [3, 4, 5]) {
      const rules = opened(conclave.open({ seats }));
      const bot = searchBot(rules);
      const match = startMatch(rules, seeded(`conclave ${seats}`));
      const chance = quick(seats);
      for (let steps = 0; match.asked && steps < rules.bound; steps++) {
        const seat = 31 - Math.clz32(match.asked);
        expect(match.answer(seat, await bot.decide(match.known(seat), match.open(seat), chance, { iterations: 60 }))).toBeNull();
      }
      expect(match.result).not.toBeNull();
    }
  });

  test('a stop ends the thought early', async () => {
    const rules = opened(duel.open());
    const match = startMatch(rules, seeded('stop'));
    const stop = new AbortController();
    setTimeout(() => {
      stop.abort();
    }, 0);
    // More than could be thought in a year.
    const answer = await searchBot(rules).decide(match.known(0), match.open(0), quick(1), { iterations: 10 ** 12, stop: stop.signal });
    expect(match.open(0)).toContain(answer);
  });
});
