import { quick, seeded, startMatch, type Rules, type TableView } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { DARE, STAY, trap, type TrapState } from '../fixtures/trap.ts';
import { prospects } from './bot.ts';

const known = startMatch(trap, seeded('rivals')).known(0);

test('of two answers the better one is found however much chance weighs: both meet the same worlds', async () => {
  const rules: Rules<TrapState, TableView> = { ...trap, asked: ({ dared }) => (dared < 0 ? 1 : 0), result: () => null };
  let luck = 0;
  const knowledge = {
    rivals: () => true,
    worlds: () => (chance: { below(n: number): number }) => {
      luck = chance.below(1000) / 2000;
      return { dared: -1, answer: -1 };
    },
    evaluate({ dared }: TrapState, out: number[]): void {
      out[0] = 0.2 + luck + (dared === 0 ? 0.004 : 0);
      out[1] = 1 - out[0];
    },
  };
  for (let seed = 0; seed < 10; seed++) {
    const found = await prospects(rules, knowledge, known, [DARE, STAY], quick(seed), { iterations: 40 });
    expect(found.map(({ share }) => share)).toEqual([0, 1]);
  }
});

test('an answer of several steps is judged by the best way to go on with it', async () => {
  const rules: Rules<TrapState, TableView> = {
    ...trap,
    asked: ({ dared, answer }) => (dared < 0 || (dared === 1 && answer < 0) ? 1 : 0),
    result: () => null,
  };
  const good = trap.choices.size - 1;
  const knowledge = {
    rivals: () => true,
    partway: ({ dared, answer }: TrapState) => dared === 1 && answer < 0,
    evaluate({ dared, answer }: TrapState, out: number[]): void {
      out[0] = dared === 0 ? 0.5 : answer === 11 ? 0.9 : 0.1;
      out[1] = 1 - out[0];
    },
    incline(_state: TrapState, _seat: number, list: readonly number[], n: number, out: number[]): void {
      for (let i = 0; i < n; i++) out[i] = list[i] === good ? 1.5 : 1;
    },
  };
  const [stay, dare] = await prospects(rules, knowledge, known, [STAY, DARE], quick(1), { iterations: 200 });
  expect(dare).toMatchObject({ share: 1, value: expect.closeTo(0.9, 6) as number });
  expect(stay?.value).toBeCloseTo(0.5, 6);
});

/** So many steps, each of two ways: more answers than could ever be looked at. */
const STEPS = 60;

test('an answer of very many steps is thought about no longer than a short one', async () => {
  let applied = 0;
  const rules: Rules<TrapState, TableView> = {
    ...trap,
    asked: ({ answer }) => (answer < STEPS ? 1 : 0),
    result: () => null,
    legal(_state, _seat, out) {
      [out[0], out[1]] = [STAY, DARE];
      return 2;
    },
    apply(state) {
      applied++;
      state.answer++;
    },
  };
  const knowledge = {
    rivals: () => true,
    partway: ({ answer }: TrapState) => answer < STEPS,
    evaluate: (_state: TrapState, out: number[]): void => void ([out[0], out[1]] = [0.5, 0.5]),
  };
  const found = await prospects(rules, knowledge, known, [STAY, DARE], quick(1), { iterations: 200 });
  expect(found).toHaveLength(2);
  expect(applied).toBeLessThan(200 * STEPS + 24 * STEPS * 2);
});
