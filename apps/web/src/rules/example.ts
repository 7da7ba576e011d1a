/** A worked example: a position of a lesson, and the table after each answer of it. */
import type { Example } from '@orrery/games/howto';
import type { Lesson, LessonsPlug } from '@orrery/games/lesson';
import { quick, type TableView } from '@orrery/kernel';
import { wordsOf } from '../learn/pattern.ts';
import type { AnyRules } from '../table/engines.ts';

/** What the lesson's seat sees at first and after each answer; throws where an answer is not open. */
export function playExample(rules: AnyRules, plug: LessonsPlug, lesson: Lesson, example: Example): readonly TableView[] {
  const scene = example.scene === undefined ? Object.values(lesson.scenes)[0] : lesson.scenes[example.scene];
  if (!scene) throw new RangeError(`lesson ${example.lesson} has no scene ${example.scene}`);
  const { state } = plug.position(rules, scene.position);
  const { seat } = lesson;
  const views = [rules.view(state, seat)];
  for (const { answer } of example.steps ?? []) {
    const open: number[] = [];
    const count = rules.legal(state, seat, open);
    const choice = open.slice(0, count).find((each) => wordsOf(rules.choices.name(each)) === answer);
    if (choice === undefined) throw new RangeError(`${answer} is not open in the example of lesson ${example.lesson}`);
    rules.apply(state, seat, choice, quick(1));
    views.push(rules.view(state, seat));
  }
  return views;
}
