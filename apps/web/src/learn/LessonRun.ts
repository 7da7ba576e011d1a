/**
 * A lesson being taken: pure, without page or clock. Everything follows from the lesson and the list of what the learner has done right, so that
 * going back, resuming and taking a wrong answer back are all the same thing: doing a shorter list again.
 */
import { type Choice, type Match, quick, type Refusal, type Seat, seeded, startMatch } from '@orrery/kernel';
import type { AnswerStep, Lesson, LessonsPlug, Moment, Option, Remark, Step, Text } from '@orrery/games/lesson';
import type { AnyRules } from '../table/engines.ts';
import { startingAt } from '../table/position.ts';
import { fits, only, wordsOf } from './pattern.ts';

/** Something done right: an answer in words, a place touched, an option taken, or a text read. */
export type Move = readonly ['answer' | 'tap', string] | readonly ['pick', number] | readonly ['on'];

/** `ask`: something is to be done. `after`: it is done, and something is said about it. `check`: the question at the end. */
export type Phase = 'ask' | 'after' | 'check' | 'done';

interface Wrong {
  readonly right: false;
  readonly say: Text | null;
  readonly refusal: Refusal | null;
  readonly at: Moment;
}
/** What became of something the learner did. */
export type Reply = { readonly right: true } | Wrong;

const RIGHT = { right: true } as const;
/** Answers a scene may take by itself before the lesson is held to be broken. */
const MOST = 2000;

export class LessonRun {
  readonly rules: AnyRules;
  readonly lesson: Lesson;
  readonly #plug: LessonsPlug;
  readonly #asksAlways: boolean;
  #match: Match;
  #script: string[] = [];
  #scene: Lesson['scenes'][string] = { position: null };
  #moves: readonly Move[] = [];
  /** Of each step begun: how many moves came before it, and what the learner had been told. */
  #starts: number[] = [];
  #heard = 0;
  #step = -1;
  #phase: Phase = 'ask';
  /** Answers given, places touched in this step. */
  #given = 0;
  #touched: string[] = [];
  #last: Moment['choice'] = null;
  /** Positions since the last move, the present one last: what a board shows one after another. */
  #shots: ReturnType<Match['known']>[] = [];

  constructor(rules: AnyRules, plug: LessonsPlug, lesson: Lesson, asksAlways: boolean, moves: readonly Move[] = []) {
    this.rules = rules;
    this.lesson = lesson;
    this.#plug = plug;
    this.#asksAlways = asksAlways;
    this.#match = this.#setUp(Object.keys(lesson.scenes)[0] ?? '');
    this.#redo(moves);
  }

  get seat(): Seat {
    return this.lesson.seat;
  }
  get phase(): Phase {
    return this.#phase;
  }
  /** The step now taken, counted from 0. */
  get at(): number {
    return this.#step;
  }
  get step(): Step {
    const step = this.lesson.steps[this.#step];
    if (!step) throw new Error(`no step ${this.#step}`);
    return step;
  }
  get moves(): readonly Move[] {
    return this.#moves;
  }
  get shots(): readonly ReturnType<Match['known']>[] {
    return this.#shots;
  }
  get touched(): readonly string[] {
    return this.#touched;
  }
  /** Answers of this step that can be taken back. */
  get given(): number {
    return this.#phase === 'ask' ? this.#given : 0;
  }
  get result(): Match['result'] {
    return this.#match.result;
  }
  get known(): ReturnType<Match['known']> {
    return this.#match.known(this.seat);
  }
  /** What the learner may answer now: nothing while something is to be read, touched or picked. */
  get open(): readonly Choice[] {
    return this.#phase === 'ask' && 'answer' in this.step ? this.#match.open(this.seat) : [];
  }
  get moment(): Moment {
    return this.#momentOf(this.#match, this.#last);
  }

  /** What is said once the step is done; null where nothing is. */
  get remark(): Text | null {
    const { after } = this.step;
    if (after === undefined) return null;
    if (!Array.isArray(after)) return after as Text;
    const at = this.moment;
    const words = at.choice ? wordsOf(at.choice) : '';
    const fitting = (after as readonly Remark[]).find(
      (remark) => (remark.when === undefined || fits(remark.when, words)) && (remark.if?.(at) ?? true),
    );
    return fitting?.say ?? null;
  }

  /** The learner answers at the table. */
  answer(choice: Choice): Reply {
    const refusal = this.why(choice);
    if (refusal) return refusal;
    const named = this.rules.choices.name(choice) as NonNullable<Moment['choice']>;
    const step = this.step as AnswerStep;
    const before = this.#moves;
    this.#match.answer(this.seat, choice);
    this.#last = named;
    const at = this.moment;
    const wrong = (say: Text | null, back: readonly Move[]): Reply => {
      this.#redo(back);
      return { right: false, say, refusal: null, at };
    };
    const words = wordsOf(named);
    const objection = step.else?.find((each) => (each.when === undefined || fits(each.when, words)) && (each.if?.(at) ?? true));
    if (objection) return wrong(objection.say, before);
    const pattern = step.answer[Math.min(this.#given, step.answer.length - 1)] ?? '*';
    if (!fits(pattern, words)) return wrong(null, before);
    this.#given++;
    const whole = this.#given >= step.answer.length && (step.until?.(at) ?? true);
    if (whole && step.fits && !step.fits(at)) return wrong(step.unfit ?? null, before.slice(0, this.#starts[this.#step]));
    this.#moves = [...this.#moves, ['answer', words]];
    this.#shots = [this.known];
    if (whole) this.#done();
    else this.#letOthersAnswer();
    return RIGHT;
  }

  /** Why something cannot be answered now: in the words of the lesson where it has some, else in those of the rules; null where it can. */
  why(choice: Choice): Reply | null {
    if (this.open.includes(choice)) return null;
    const refusal = this.rules.refuse(this.known, choice);
    const words = choice < 0 ? '' : wordsOf(this.rules.choices.name(choice));
    const say =
      this.#phase === 'ask'
        ? (this.step.else?.find(({ when, if: so }) => when !== undefined && !so && fits(when, words))?.say ?? null)
        : null;
    return {
      right: false,
      say,
      refusal: say ? null : refusal,
      at: this.#momentOf(this.#match, this.rules.choices.name(choice) as Moment['choice']),
    };
  }

  /** The learner touches a place on the board. */
  tap(place: string): Reply {
    const { step } = this;
    if (this.#phase !== 'ask' || !('tap' in step)) return RIGHT;
    this.#shots = [this.known];
    if (!step.tap.includes(place)) {
      const say = step.else?.find(({ when }) => when === undefined || fits(when, place))?.say ?? null;
      return { right: false, say, refusal: null, at: this.moment };
    }
    if (this.#touched.includes(place)) return RIGHT;
    this.#moves = [...this.#moves, ['tap', place]];
    this.#touched.push(place);
    if (this.#touched.length === step.tap.length) this.#done();
    return RIGHT;
  }

  /** The learner takes one of several options, of a step or of the question at the end. */
  pick(n: number): Reply {
    const check = this.#phase === 'check';
    const options: readonly Option[] = check ? this.lesson.check.options : 'pick' in this.step ? this.step.pick : [];
    const option = options[n];
    if (!option) return RIGHT;
    this.#shots = [this.known];
    if (!option.right)
      return { right: false, say: option.else ?? (check ? this.lesson.check.wrong : null), refusal: null, at: this.moment };
    this.#moves = [...this.#moves, ['pick', n]];
    if (check) this.#phase = 'done';
    else this.#done();
    return RIGHT;
  }

  /** What was said has been read. */
  on(): void {
    if (this.#phase === 'ask' && 'read' in this.step) {
      this.#moves = [...this.#moves, ['on']];
      this.#shots = [this.known];
      this.#done();
    } else if (this.#phase === 'after') {
      this.#moves = [...this.#moves, ['on']];
      this.#shots = [];
      this.#goOn();
    }
  }

  /** The next answer of the taught way, in words; null where the step asks for none. */
  get taught(): string | null {
    const { step } = this;
    if (this.#phase !== 'ask' || !('answer' in step)) return null;
    const pattern = step.answer[Math.min(this.#given, step.answer.length - 1)] ?? '*';
    const said = step.taught?.[this.#given] ?? only(pattern);
    const open = this.open.map((choice) => wordsOf(this.rules.choices.name(choice)));
    // Whoever has chosen freely before may find another way open than the one that was thought of.
    const free = (words: string): boolean =>
      fits(pattern, words) && !step.else?.some(({ when, if: so }) => !so && when !== undefined && fits(when, words));
    return (
      open.find((words) => words === said) ??
      open.find((words) => said !== null && fits(said, words) && free(words)) ??
      open.find(free) ??
      null
    );
  }

  /** Does what the step asks for, the taught way. */
  skip(): void {
    const from = this.#step;
    const checking = this.#phase === 'check';
    for (let guard = 0; this.#step === from && guard < MOST && this.#phase !== 'done' && (checking || this.#phase !== 'check'); guard++) {
      const { step } = this;
      if (this.#phase === 'check') this.pick(this.lesson.check.options.findIndex(({ right }) => right));
      else if (this.#phase === 'after' || 'read' in step) this.on();
      else if ('tap' in step) for (const place of step.tap) this.tap(place);
      else if ('pick' in step) this.pick(step.pick.findIndex(({ right }) => right));
      else {
        const choice = this.open.find((each) => wordsOf(this.rules.choices.name(each)) === this.taught);
        if (choice === undefined || !this.answer(choice).right)
          throw new Error(`step ${from + 1} cannot be taken its taught way: ${this.taught}`);
      }
    }
  }

  /** Takes the last answer of this step back. */
  undo(): void {
    if (this.given > 0) this.#redo(this.#moves.slice(0, -1));
  }

  /** To the beginning of this step, or of the one before. */
  back(): void {
    const start = this.#starts[this.#step] ?? 0;
    const fresh = this.#phase === 'ask' && this.#moves.length === start;
    this.#redo(this.#moves.slice(0, fresh ? (this.#starts[this.#step - 1] ?? 0) : start));
  }

  /** To where these moves lead. */
  restore(moves: readonly Move[]): void {
    this.#redo(moves);
  }

  #setUp(name: string): Match {
    const scene = this.lesson.scenes[name];
    if (!scene) throw new Error(`no scene ${name}`);
    this.#scene = scene;
    this.#script = [...(scene.script ?? [])];
    const position = this.#plug.position(this.rules, scene.position);
    const match = startMatch(startingAt(this.rules, position), seeded('lesson'));
    this.#match = match;
    this.#last = null;
    this.#heard = match.past(this.seat).length;
    const from = scene.from;
    for (let guard = 0; from !== undefined && match.asked !== 0; guard++) {
      if (match.view(this.seat).decision === from && (match.asked >> this.seat) & 1) break;
      if (guard > MOST) throw new Error(`${from} never comes`);
      const seat = 31 - Math.clz32(match.asked & -match.asked);
      match.answer(seat, this.#scripted(seat));
    }
    this.#shots = [this.known];
    return match;
  }

  #redo(moves: readonly Move[]): void {
    this.#moves = [];
    this.#starts = [];
    this.#step = -1;
    this.#begin(0);
    for (const move of moves) {
      const [kind, what] = move;
      if (kind === 'on') this.on();
      else if (kind === 'pick') this.pick(what);
      else if (kind === 'tap') this.tap(what);
      else {
        const choice = this.open.find((each) => wordsOf(this.rules.choices.name(each)) === what);
        // A lesson that has changed since is taken up where it still can be.
        if (choice === undefined || !this.answer(choice).right) break;
      }
    }
    this.#shots = [this.known];
  }

  #begin(step: number): void {
    this.#step = step;
    this.#starts[step] = this.#moves.length;
    this.#phase = 'ask';
    this.#given = 0;
    this.#touched = [];
    const name = this.step.scene ?? (step === 0 ? Object.keys(this.lesson.scenes)[0] : undefined);
    if (name !== undefined) {
      this.#setUp(name);
      this.#letOthersAnswer();
    }
  }

  #done(): void {
    this.#phase = 'after';
    if (this.step.watch !== undefined) this.#letOthersAnswer(this.step.watch);
    if (this.remark === null) this.#goOn();
  }

  /** The others answer, and the next step begins. */
  #goOn(): void {
    if (this.#step + 1 >= this.lesson.steps.length) {
      this.#phase = 'check';
      if (this.#shots.length === 0) this.#shots = [this.known];
      return;
    }
    this.#heard = this.#match.past(this.seat).length;
    if (this.lesson.steps[this.#step + 1]?.scene === undefined) this.#letOthersAnswer();
    this.#begin(this.#step + 1);
    if (this.#shots.length === 0) this.#shots = [this.known];
  }

  #passes(): boolean {
    const { decision } = this.#match.view(this.seat);
    return (this.#scene.passing ?? []).some((each) => (each.endsWith('*') ? decision.startsWith(each.slice(0, -1)) : decision === each));
  }

  /** Until only the learner is asked, and something that leaves a choice; or until what the scene or the step wants to be seen. */
  #letOthersAnswer(until = this.#scene.until): void {
    const match = this.#match;
    for (let guard = 0; match.asked !== 0; guard++) {
      if (guard > MOST) throw new Error('the learner is never asked');
      if (match.view(this.seat).decision === until) return;
      const others = match.asked & ~(1 << this.seat);
      const seat = others === 0 ? this.seat : 31 - Math.clz32(others & -others);
      if (seat === this.seat && !this.#passes() && (this.#asksAlways || match.open(seat).length > 1)) return;
      match.answer(seat, this.#scripted(seat));
      this.#shots.push(this.known);
    }
  }

  /** What a seat answers that is not the learner: the first line of the script that is open, or what time would. */
  #scripted(seat: Seat): Choice {
    const open = this.#match.open(seat);
    if (seat !== this.seat)
      for (const [i, line] of this.#script.entries()) {
        const [, who = `${seat}`, words = line] = /^(\d+): (.*)$/.exec(line) ?? [];
        const found = Number(who) === seat ? open.find((choice) => fits(words, wordsOf(this.rules.choices.name(choice)))) : undefined;
        if (found === undefined) continue;
        this.#script.splice(i, 1);
        return found;
      }
    return this.rules.fallback(this.#match.known(seat), open, quick(1));
  }

  #momentOf(match: Match, choice: Moment['choice']): Moment {
    const { view, past } = match.known(this.seat);
    const events = past
      .slice(this.#heard)
      .flatMap((entry) => (entry < 0 ? [] : [this.rules.events.name(entry) as Moment['events'][number]]));
    const open = match.open(this.seat).map((each) => wordsOf(this.rules.choices.name(each)));
    return { rules: this.rules, view, events, open, choice };
  }
}
