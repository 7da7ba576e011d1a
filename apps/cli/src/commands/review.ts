import { openJudge } from '@orrery/bots/judge';
import { loadReview } from '@orrery/games/load';
import type { Ledger, ReviewPlug, Thing } from '@orrery/games/plug';
import { replayId, type Choice, type Seat } from '@orrery/kernel';
import {
  examine,
  GLANCE,
  lead,
  resultFor,
  STANDARD,
  thresholdsFor,
  verdictOf,
  wayOf,
  type Appraisal,
  type Decision,
  type Thresholds,
  type Way,
} from '@orrery/review';
import { called, loadGameTexts, loadTexts, sayChoice, type Key, type Translator } from '@orrery/texts';
import { Command } from 'commander';
import { Complaint, short } from '../complaint.ts';
import type { Context } from '../context.ts';
import { openReplay, type Opened } from '../replay-file.ts';
import { wholeNumber } from '../whole-number.ts';

interface Settings {
  readonly json?: boolean;
  readonly seat?: readonly string[];
}

/** A decision with the turn or round it fell in, and the figures its seat knew then. */
interface Told extends Appraisal {
  readonly moment: number;
  readonly knew: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What a decision that is a small game of its own is about, and against whom. */
  readonly about: ReturnType<NonNullable<ReviewPlug['solved']>['about']>;
}

/** One seat's game, looked back on. */
interface Reviewed {
  readonly seat: Seat;
  readonly way: Way;
  readonly decisions: readonly Told[];
}

/** Seats to be reviewed, counted from 0: all of them where none is named. */
function seatsOf({ seat }: Settings, { rules }: Opened, { texts }: Context): readonly Seat[] {
  if (!seat) return Array.from({ length: rules.seats }, (_, each) => each);
  return [...new Set(seat)].map((text) => {
    const number = wholeNumber(text, '--seat', 15);
    if (number > rules.seats) throw new Complaint(texts.say('error.no-seat', { seat: number, seats: rules.seats }));
    return number - 1;
  });
}

/** Figures by row: seats by their number, things by their id. */
const figures = ({ rows, figures: of }: Ledger, { known }: Decision): Readonly<Record<string, number>> => {
  const found = of(known);
  return Object.fromEntries(
    rows.flatMap((row, i) => (found[i] === null || found[i] === undefined ? [] : [['seat' in row ? row.seat + 1 : row.id, found[i]]])),
  );
};

/** Appraises the named seats' decisions, and those of the others at a glance. */
async function look(
  opened: Opened,
  plug: ReviewPlug,
  wanted: readonly Seat[],
): Promise<{ readonly seats: readonly Reviewed[]; readonly thresholds: Thresholds }> {
  const { replay, rules, game } = opened;
  const judge = await openJudge(game.id, rules);
  const all: Told[] = [];
  for (let seat = 0; seat < rules.seats; seat++) {
    const own = wanted.includes(seat);
    const ledgers = own ? plug.ledgers(rules, seat) : [];
    const task = { seat, depth: own ? STANDARD : GLANCE, first: 0, every: 1, weighty: !own };
    for (const { decision, appraisal } of examine(judge, rules, replay, task))
      all.push({
        ...appraisal,
        moment: plug.moment(decision.known.view),
        about: appraisal.solved ? (plug.solved?.about(decision.known.view) ?? null) : null,
        knew: Object.fromEntries(ledgers.map((ledger) => [ledger.id, figures(ledger, decision)])),
      });
  }
  return {
    seats: wanted.map((seat) => ({
      seat,
      way: wayOf(seat, rules.seats, all, resultFor(replay, seat, judge.partners)),
      decisions: all.filter((each) => each.seat === seat),
    })),
    thresholds: thresholdsFor(rules.seats / judge.partners),
  };
}

const round = (share: number): number => Math.round(share * 10_000) / 10_000;
const rounded = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value, (_, each: unknown) => (typeof each === 'number' && !Number.isInteger(each) ? round(each) : each))) as T;
const points = (share: number): string => `${share < 0 ? '−' : '+'} ${Math.abs(Math.round(share * 100))}`;

class Lines {
  readonly #opened: Opened;
  readonly #own: Translator | null;
  readonly #texts: Translator<Key<'review'>>;
  readonly #thresholds: Thresholds;
  readonly #plug: ReviewPlug;

  constructor(opened: Opened, own: Translator | null, texts: Translator<Key<'review'>>, thresholds: Thresholds, plug: ReviewPlug) {
    this.#opened = opened;
    this.#own = own;
    this.#texts = texts;
    this.#thresholds = thresholds;
    this.#plug = plug;
  }

  #name(seat: Seat): string {
    return short(this.#opened.replay.seats[seat]?.name ?? '') || String(seat + 1);
  }

  #choice(choice: Choice): string {
    const { rules } = this.#opened;
    const named = rules.choices.name(choice);
    const own = this.#own;
    return own ? sayChoice(rules, own, named, (seat, form) => called(null, this.#name(seat), form, own)) : JSON.stringify(named);
  }

  #heading({ seat, way }: Reviewed): string {
    const percent = Math.round(way.result * 100);
    const how = 'ended' in this.#opened.replay.end ? 'unfinished' : way.result === 1 ? 'won' : way.result === 0 ? 'lost' : 'shared';
    return this.#texts.say(`seat.${how}`, { seat: this.#name(seat), percent });
  }

  /** The way as a sum of whole points; what rounding leaves goes to what is left over, so that it is always exact. */
  #sum({ way }: Reviewed): string {
    const { start, own, others, luck, result } = way;
    const whole = (share: number): number => Math.round(share * 100);
    const theirs = others.reduce((sum, { share }) => sum + share, 0);
    const left = whole(result) - whole(start.share) - whole(own.share) - whole(theirs) - whole(luck.share);
    const parts = [
      ['own', own.share],
      ['others', theirs],
      ['luck', luck.share],
      ['left', left / 100],
    ] as const;
    const said = parts.map(([id, share]) => `${points(share)} (${this.#texts.say(`way.${id}`)})`);
    return `${whole(start.share)} (${this.#texts.say('way.start')}) ${said.join(' ')} = ${whole(result)} %`;
  }

  #decision(each: Appraisal): string {
    const { at, usual, given, loss, error, answers } = each;
    const verdict = verdictOf(each, this.#thresholds);
    const line = `${String(at + 1).padStart(5)} ${String(Math.round(usual * 100)).padStart(4)} %  ${this.#choice(given.choice)}: ${this.#texts.say(`verdict.${verdict}`)}`;
    const [best] = answers;
    if (verdict === 'fine' || verdict === 'found' || !best) return line;
    const better = this.#texts.say('better', { choice: this.#choice(best.choice), percent: Math.round(best.chance * 100) });
    return `${line} −${Math.round(loss * 100)} ± ${Math.round(196 * error)}. ${better}`;
  }

  /** Whole answers beside the solved ones. */
  #solved(decisions: readonly Told[]): readonly string[] {
    const { solved: plug, unit } = this.#plug;
    const { rules } = this.#opened;
    if (!plug) return [];
    const named = ({ kind, id }: Thing): string => rules.names[kind]?.[id]?.[this.#texts.language] ?? id;
    const steps = (choices: readonly Choice[]): string =>
      choices
        .map((choice) => plug.step(rules.choices.name(choice)))
        .map((part) => (typeof part === 'number' ? part : named(part)))
        .join(' · ');
    const lines = decisions.flatMap(({ solved, about, moment }) =>
      solved && about
        ? this.#texts.say('solved.line', {
            when: this.#texts.say(`when.${unit}`, { number: moment }),
            about: named(about.thing),
            seat: this.#name(about.against),
            given: steps(solved.given),
            solved: solved.answers.map((answer) => `${steps(answer.steps)} (${Math.round(100 * answer.share)} %)`).join('; '),
          })
        : [],
    );
    return lines.length > 0 ? [`${plug.title[this.#texts.language]}:`, ...lines.map((line) => `      ${line}`), ''] : [];
  }

  of(reviewed: Reviewed): readonly string[] {
    const marked = reviewed.decisions.filter((each) => !['fine', 'found'].includes(verdictOf(each, this.#thresholds)));
    const worst = marked.toSorted((a, b) => b.loss - a.loss).slice(0, 3);
    const best = reviewed.decisions.reduce<Appraisal | null>((top, each) => (lead(each) > (top ? lead(top) : 0) ? each : top), null);
    const lines = (found: readonly Appraisal[]): readonly string[] =>
      found.length > 0 ? found.map((each) => this.#decision(each)) : [`      ${this.#texts.say('none')}`];
    return [
      this.#heading(reviewed),
      this.#sum(reviewed),
      `${this.#texts.say('worst')}:`,
      ...lines(worst),
      `${this.#texts.say('best')}:`,
      ...lines(best ? [best] : []),
      '',
      ...reviewed.decisions.map((each) => this.#decision(each)),
      '',
      ...this.#solved(reviewed.decisions),
    ];
  }
}

/** Everything as data, choices by name. */
function data(opened: Opened, seats: readonly Reviewed[], thresholds: Thresholds): object {
  const { replay, rules, game } = opened;
  const named = (choice: Choice): object => rules.choices.name(choice);
  return rounded({
    id: replayId(replay),
    game: game.id,
    depth: STANDARD,
    thresholds,
    seats: seats.map(({ seat, way, decisions }) => ({
      seat: seat + 1,
      name: replay.seats[seat]?.name ?? '',
      way,
      decisions: decisions.map((each) => ({
        ...each,
        seat: seat + 1,
        verdict: verdictOf(each, thresholds),
        given: { ...each.given, choice: named(each.given.choice) },
        answers: each.answers.map((answer) => ({ ...answer, choice: named(answer.choice) })),
        solved: each.solved && {
          given: each.solved.given.map(named),
          answers: each.solved.answers.map(({ steps, share }) => ({ steps: steps.map(named), share })),
        },
        about: each.about && { ...each.about, against: each.about.against + 1 },
      })),
    })),
  });
}

async function review(file: string, settings: Settings, context: Context): Promise<void> {
  const opened = await openReplay(file, context);
  const { texts, print, language } = context;
  const plug = await loadReview(opened.game.id);
  if (!plug) throw new Complaint(texts.say('error.no-review', { game: opened.game.id }));
  const { seats, thresholds } = await look(opened, plug, seatsOf(settings, opened, context));
  if (settings.json) return print(JSON.stringify(data(opened, seats, thresholds), null, 2));
  const own = await loadGameTexts(opened.game.id, language);
  const words = await loadTexts('review', language);
  const lines = new Lines(opened, own, words, thresholds, plug);
  for (const each of seats) lines.of(each).forEach(print);
  const [slip, mistake, blunder] = [thresholds.slip, thresholds.mistake, thresholds.blunder].map((share) => Math.round(share * 100));
  print(words.say('thresholds', { slip: slip ?? 0, mistake: mistake ?? 0, blunder: blunder ?? 0 }));
}

export function command(context: Context): Command {
  return new Command('review')
    .description('looks back on a recorded game: every decision by what its seat knew, and luck apart from it')
    .argument('<file>')
    .option('--seat <number...>', 'these seats only, counted from 1; the others’ decisions are then looked at more briefly')
    .option('--json', 'print everything as JSON')
    .action((file: string, settings: Settings) => review(file, settings, context));
}
