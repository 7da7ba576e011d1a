import type { AnyRules } from '@orrery/games';
import type { AimQuestion, SearchQuestion } from '@orrery/games/puzzle';
import { quick, type Choice, type Seat } from '@orrery/kernel';

/** Answers of more steps or ways than this are not weighed. */
const MOST = 400;

/**
 * Every whole answer a seat may give in a world: one choice, and further ones for as long as the seat alone is asked one of these decisions, or its
 * secret answer is not complete. Null where there are too many.
 */
export function wholeAnswers(
  rules: AnyRules,
  world: unknown,
  seat: Seat,
  { decisions, steps }: SearchQuestion | AimQuestion,
): readonly (readonly Choice[])[] | null {
  const found: (readonly Choice[])[] = [];
  const mine = 1 << seat;
  const visit = (state: unknown, given: readonly Choice[]): void => {
    const list: Choice[] = [];
    const open = list.slice(0, rules.legal(state, seat, list));
    for (const choice of open) {
      if (found.length > MOST) return;
      const next: unknown = rules.clone(state);
      const before = rules.asked(next);
      let told = false;
      rules.apply(next, seat, choice, quick(1), () => void (told = true));
      const goesOn = told
        ? before === mine && rules.asked(next) === mine && decisions.includes(rules.view(next, seat).decision) && !rules.result(next)
        : (rules.asked(next) & mine) !== 0;
      if (goesOn && given.length + 1 < steps) visit(next, [...given, choice]);
      else found.push([...given, choice]);
    }
  };
  visit(world, []);
  return found.length > MOST ? null : found;
}

/** What an aim counts after each answer, in the given world. */
export function figuresOf(
  rules: AnyRules,
  world: unknown,
  seat: Seat,
  answers: readonly (readonly Choice[])[],
  { figure }: AimQuestion,
): readonly number[] {
  return answers.map((answer) => {
    const state: unknown = rules.clone(world);
    const chance = quick(1);
    for (const choice of answer) rules.apply(state, seat, choice, chance);
    return figure(rules, state, seat);
  });
}
