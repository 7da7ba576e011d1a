import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES, type GameId } from '@orrery/games/list';
import type { Entry, Lesson, LessonsPlug, Moment, Text } from '@orrery/games/lesson';
import { loadClauses, languages } from '@orrery/texts';
import { type AnyRules, engine, rulesOf } from '../table/engines.ts';
import { LessonRun, type Move, type Reply } from './LessonRun.ts';
import { fits, wordsOf } from './pattern.ts';
import { sayText } from './sayText.ts';

const fileOf = (game: GameId): URL => new URL(`../../../../packages/${game}/plug/lessons.ts`, import.meta.url);
const taught = GAMES.filter((game) => existsSync(fileOf(game)));
const loadCourse = async (game: GameId): Promise<LessonsPlug> => ((await import(fileOf(game).href)) as { readonly plug: LessonsPlug }).plug;
const entriesOf = (plug: LessonsPlug): readonly Entry[] => plug.parts.flatMap(({ lessons }) => lessons);

/** Everything a lesson is said with, put into words in all languages: an argument nobody knows, or a text that is not there, throws. */
function sayAll(plug: LessonsPlug, lesson: Lesson, text: Text, at: Moment): void {
  for (const language of languages) {
    const said = sayText(plug, lesson, text, at, language);
    expect(said.trim(), `${language} ${text.en}`).not.toBe('');
    if (language !== 'ru') expect(said, text.en).not.toMatch(/[а-яё]{2}/i);
    else if (/\p{L}{4}/u.test(said)) expect(said, text.en).toMatch(/[а-яё]/i);
  }
}

interface Taken {
  readonly plug: LessonsPlug;
  readonly lesson: Lesson;
  readonly rules: AnyRules;
  start(moves?: readonly Move[]): LessonRun;
}

async function take(game: GameId, entry: Entry): Promise<Taken> {
  const [plug, lesson, known] = await Promise.all([loadCourse(game), entry.load(), engine(game)]);
  const pack = known?.packs.find(({ id }) => id === lesson.pack);
  expect(pack, `pack ${lesson.pack}`).toBeDefined();
  const { rules, plugs } = await rulesOf(game, lesson.options ?? {}, pack);
  return {
    plug,
    lesson,
    rules,
    start: (moves = []) => new LessonRun(rules, plug, lesson, plugs.table.customs.asksAlways === true, moves),
  };
}

/** Walks the taught way; `visit` is called before everything that is done. */
function walk(run: LessonRun, visit: (run: LessonRun) => unknown): LessonRun {
  for (let guard = 0; run.phase !== 'done'; guard++) {
    expect(guard, 'the lesson ends').toBeLessThan(200);
    visit(run);
    const { step, phase } = run;
    if (phase === 'check' || phase === 'after' || !('answer' in step)) run.skip();
    else {
      const { taught: words } = run;
      const choice = run.open.find((each) => wordsOf(run.rules.choices.name(each)) === words);
      expect(choice, `step ${run.at + 1}: ${words} among ${run.moment.open.join(', ')}`).toBeDefined();
      const reply = run.answer(choice ?? -1);
      // Whoever has chosen freely may come to what does not do: it is said why, and the step begins anew.
      if (!reply.right && 'unfit' in step && reply.say === step.unfit) continue;
      expect(reply.right, `step ${run.at + 1}: ${words}`).toBe(true);
    }
  }
  return run;
}

/** Everything that can be done wrong at this moment, and what must stay as it was. */
function wrongs(run: LessonRun): readonly (() => Reply)[] {
  const { step, phase } = run;
  if (phase === 'check') return run.lesson.check.options.flatMap(({ right }, i) => (right ? [] : [() => run.pick(i)]));
  if (phase !== 'ask') return [];
  if ('pick' in step) return step.pick.flatMap(({ right }, i) => (right ? [] : [() => run.pick(i)]));
  if ('tap' in step) {
    const kind = step.tap[0]?.split('-')[0] ?? '';
    const things = Object.keys(run.rules.names[step.kind ?? kind] ?? {});
    return things
      .map((id) => `${kind}-${id}`)
      .filter((place) => !step.tap.includes(place))
      .map((place) => () => run.tap(place));
  }
  if (!('answer' in step)) return [];
  return run.open.map((choice) => () => run.answer(choice));
}

describe.each(taught)('lessons of %s', async (game) => {
  const entries = entriesOf(await loadCourse(game));

  test('the course is said in three languages, and every lesson has a name of its own', async () => {
    const plug = await loadCourse(game);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    const texts = [
      ...(plug.note ? [plug.note] : []),
      ...plug.parts.flatMap(({ title, line, first }) => [title, line, ...(first ? [first.title, first.line] : [])]),
    ];
    for (const text of [...texts, ...entries.flatMap(({ title, line }) => [title, line])])
      for (const language of languages) expect(text[language].trim(), text.en).not.toBe('');
  });

  describe.each(entries.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
    test('is taken its taught way to the end; what it says is so, in three languages', async () => {
      const { plug, lesson, start } = await take(game, entry);
      const ids = Object.keys((await loadClauses(game))?.clauseTexts ?? {});
      expect(lesson.clauses.filter((clause) => !ids.includes(clause))).toEqual([]);
      let last = -1;
      let claims: Readonly<Record<string, boolean>> = {};
      const run = walk(start(), (now) => {
        const { moment, step, phase } = now;
        if (phase === 'check') return;
        if (phase === 'ask' && now.at !== last) {
          last = now.at;
          claims = step.claims?.(moment) ?? {};
          for (const [claim, holds] of Object.entries(claims)) expect(holds, `step ${now.at + 1} claims: ${claim}`).toBe(true);
          sayAll(plug, lesson, step.say, moment);
          if ('pick' in step)
            for (const { say, else: no } of step.pick) for (const text of [say, ...(no ? [no] : [])]) sayAll(plug, lesson, text, moment);
        }
        if (phase === 'after' && now.remark) {
          sayAll(plug, lesson, now.remark, moment);
          for (const [claim, holds] of Object.entries(step.proves?.(moment) ?? {}))
            expect(holds, `step ${now.at + 1} proves: ${claim}`).toBe(true);
        }
      });
      const { check } = lesson;
      for (const text of [check.ask, check.right, check.wrong, ...check.options.map(({ say }) => say)])
        sayAll(plug, lesson, text, run.moment);
      expect(check.options.filter(({ right }) => right)).toHaveLength(1);
    });

    test('says why an answer was right before it goes on, and what came of it before the table is laid anew', async () => {
      const { steps } = await entry.load();
      const silent = steps.flatMap((step, i) => {
        const leaves = steps[i + 1]?.scene !== undefined && !('read' in step);
        return step.after === undefined && ('pick' in step || leaves) ? [`step ${i + 1}: ${step.say.en}`] : [];
      });
      expect(silent).toEqual([]);
    });

    test('answers what is wrong with a reason, and takes it back', async () => {
      const { plug, lesson, rules, start } = await take(game, entry);
      const said = new Set<Text>();
      let tried = 0;
      walk(start(), (now) => {
        const before = JSON.stringify([now.known, now.moves, now.at, now.phase]);
        for (const deed of wrongs(now)) {
          const { moves } = now;
          const reply = deed();
          if (reply.right) {
            // A free choice: from wherever it leads, the lesson goes on to its end.
            walk(start(now.moves), (other) => other.phase === 'after' && other.remark && sayAll(plug, lesson, other.remark, other.moment));
            now.restore(moves);
            continue;
          }
          tried++;
          if (reply.say) {
            said.add(reply.say);
            sayAll(plug, lesson, reply.say, reply.at);
          }
          expect(now.shots, 'what was seen is not shown once more').toHaveLength(1);
          if (now.moves.length === moves.length)
            expect(JSON.stringify([now.known, now.moves, now.at, now.phase]), 'taken back').toBe(before);
          else now.restore(moves);
        }
        // What is not open is asked about too.
        if (now.phase === 'ask' && 'answer' in now.step)
          for (const { when, say } of now.step.else ?? []) {
            if (said.has(say) || when === undefined) continue;
            for (let code = 0; code < rules.choices.size; code++)
              if (!now.open.includes(code) && fits(when, wordsOf(rules.choices.name(code)))) {
                const reply = now.why(code);
                if (reply && !reply.right && reply.say) {
                  said.add(reply.say);
                  sayAll(plug, lesson, reply.say, reply.at);
                }
                break;
              }
          }
      });
      expect(tried).toBeGreaterThanOrEqual(2);
      // A reason nobody can ever be given is no reason.
      const unsaid = lesson.steps.flatMap((step, i) =>
        (step.else ?? []).flatMap(({ say }) => (said.has(say) ? [] : [`step ${i + 1}: ${say.en}`])),
      );
      expect(unsaid).toEqual([]);
    });

    test('is resumed where it was left, and goes back step by step to its beginning', async () => {
      const { start } = await take(game, entry);
      const begun = JSON.stringify([start().known, start().moves]);
      walk(start(), (now) => {
        const again = start(now.moves);
        expect([again.at, again.phase, JSON.stringify(again.known)]).toEqual([now.at, now.phase, JSON.stringify(now.known)]);
      });
      const run = walk(start(), () => undefined);
      for (let guard = 0; run.moves.length > 0; guard++) {
        expect(guard).toBeLessThan(50);
        run.back();
      }
      expect(JSON.stringify([run.known, run.moves])).toBe(begun);
    });
  });
});
