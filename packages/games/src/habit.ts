import type { Choice } from '@orrery/kernel';
import type { AnyRules } from './game.ts';
import type { Habit } from './plug.ts';

/** A habit that a choice shows by itself, whatever lies on the table; looked up once for each. */
export const ofKind =
  <C>(is: (said: C, rules: AnyRules) => boolean): Habit =>
  (rules) => {
    const found = new Map<Choice, boolean>();
    return (choice) => {
      const before = found.get(choice);
      if (before !== undefined) return before;
      const shown = is(rules.choices.name(choice) as C, rules);
      found.set(choice, shown);
      return shown;
    };
  };
