/** A worked example: a position of a lesson, and the table after each answer of it. */
import type { Example } from '@orrery/games/howto';
import type { Lesson, LessonsPlug } from '@orrery/games/lesson';
import type { TableView } from '@orrery/kernel';
import { LessonRun } from '../learn/LessonRun.ts';
import { wordsOf } from '../learn/pattern.ts';
import type { AnyRules } from '../table/engines.ts';

/** What the lesson's seat sees at first and after each answer; throws where an answer is not open. */
export function playExample(
  rules: AnyRules,
  plug: LessonsPlug,
  lesson: Lesson,
  { lesson: id, scene: name = Object.keys(lesson.scenes)[0] ?? '', say, steps = [] }: Example,
): readonly TableView[] {
  const scene = lesson.scenes[name];
  if (!scene) throw new RangeError(`lesson ${id} has no scene ${name}`);
  const told = steps.map(({ answer, watch, say: after }) => {
    const answers = typeof answer === 'string' ? [answer] : answer;
    return { say, answer: answers, after, ...(watch === undefined ? {} : { watch }) };
  });
  const run = new LessonRun(rules, plug, { ...lesson, scenes: { [name]: scene }, steps: [...told, { say, read: true }] }, false);
  const views = [run.known.view];
  for (const { answer } of told) {
    for (const words of answer) {
      const choice = run.open.find((each) => wordsOf(rules.choices.name(each)) === words);
      if (choice === undefined) throw new RangeError(`${words} is not open in the example of lesson ${id}`);
      run.answer(choice);
    }
    views.push(run.known.view);
    run.on();
  }
  return views;
}
