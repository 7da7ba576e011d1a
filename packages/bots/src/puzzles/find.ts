import type { AnyGame, AnyRules } from '@orrery/games';
import {
  inWords,
  seedFor,
  type AimQuestion,
  type FoundPuzzles,
  type Puzzle,
  type PuzzlesPlug,
  type SearchQuestion,
} from '@orrery/games/puzzle';
import {
  quick,
  recordReplay,
  seeded,
  seedOf,
  startMatch,
  TURN_CAP,
  type Choice,
  type Known,
  type Seat,
  type TableView,
} from '@orrery/kernel';
import { loreOf } from '../levels.ts';
import { openPlayer } from '../player.ts';
import { figuresOf, wholeAnswers } from './answers.ts';
import { judgeOf, type Judge } from './judge.ts';
import { standing, thousandths, type Scale, type Standing } from './weigh.ts';

/** From a first look, which most positions do not pass, to the search that checks what the one before it made. */
const GLANCE: Scale = { rows: 4, worlds: 4, depth: 1 };
const MADE: Scale = { rows: 12, worlds: 8, depth: 1 };
const SECOND: Scale = { rows: 8, worlds: 12, depth: 2 };
/** A second opinion may prefer another answer by so much, which is its noise. */
const DISSENT = 0.06;
const CHECKED: Scale = { rows: 20, worlds: 20, depth: 2 };
/** So many answers stay in the race after the first look. */
const KEPT = 12;
/** A lead counts when it is so many times its error. */
const SURE = 3;

/** Plays one game between bots and looks for puzzles in it; `wanted` names the questions. */
export async function findPuzzles(game: AnyGame, plug: PuzzlesPlug, match: string, wanted: readonly string[]): Promise<FoundPuzzles> {
  const rules = game.open(plug.options ?? {});
  if ('faults' in rules) throw new Error(rules.faults.map(({ path, problem }) => `${path} ${problem}`).join('; '));
  const seed = seedFor(match, rules.seats);
  const table = startMatch(rules, seeded(seedOf(seed)));
  const { dealt } = await loreOf(game.id);
  const bots = await Promise.all(Array.from({ length: rules.seats }, () => openPlayer(game.id, rules, plug.player)));
  const judge = await judgeOf(game.id, rules);
  const questions = plug.questions.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  const chance = quick(seeded(`bots ${match}`).below(2 ** 32));
  const doubt = quick(seeded(`doubt ${match}`).below(2 ** 32));
  const puzzles: Omit<Puzzle, 'id' | 'game'>[] = [];
  let begun = -1;
  for (let answers = 0; table.asked !== 0 && table.turn <= TURN_CAP && answers < rules.bound; answers++) {
    const seat: Seat = 31 - Math.clz32(table.asked & -table.asked);
    const open = table.open(seat);
    const known = table.known(seat);
    // In the middle of an answer nothing is asked.
    if (table.undoable(seat) === 0 && open.length > 1)
      for (const question of questions) {
        if (puzzles.filter((each) => each.question === question.id).length >= question.each || begun === answers) continue;
        const common = { question: question.id, at: answers, seat };
        if (question.kind === 'logic') {
          if (!question.asks(rules, known)) continue;
          puzzles.push({ ...common, answer: question.solve(rules, known).left, rating: question.rating(rules, known) });
          begun = answers;
        } else if (question.asks(rules, known, open)) {
          const { state } = table.save();
          const found =
            question.kind === 'aim'
              ? aimedAt(rules, judge, question, known, state, doubt)
              : await strongest(rules, judge, question, known, state, doubt);
          if (found) puzzles.push({ ...common, ...found });
        }
      }
    const choice =
      open.length === 1 ? open[0] : (dealt?.(known.view.decision, open, seat) ?? (await bots[seat]?.decide(known, open, chance, {})));
    const refused = choice === undefined ? { code: 'nothing' } : table.answer(seat, choice);
    if (refused) throw new Error(`${match}: ${refused.code}`);
  }
  const { log } = table;
  const ended = table.result ? {} : { broken: { ended: 'unfinished' as const } };
  const seats = Array.from({ length: rules.seats }, () => ({ name: '', kind: 'bot' as const }));
  const { choices, end } = recordReplay({ game, rules, seats, seed, log, ...ended });
  return { game: { match, choices, end }, puzzles: puzzles.filter(({ at }) => at < choices.length) };
}

/** The strongest whole answer here, if one is clearly the strongest at every depth. */
async function strongest(
  rules: AnyRules,
  judge: Judge,
  question: SearchQuestion,
  known: Known<TableView>,
  state: unknown,
  chance: ReturnType<typeof quick>,
): Promise<Pick<Puzzle, 'answer' | 'values' | 'made' | 'checked' | 'rating'> | null> {
  const { lead: least } = question;
  const all = wholeAnswers(rules, state, known.view.viewer, question);
  if (!all || all.length < 3) return null;
  const look = async (answers: readonly (readonly Choice[])[], scale: Scale): Promise<Standing> =>
    standing(await judge.weigh(known, answers, scale, chance));
  const first = await look(all, GLANCE);
  if (first.lead < least / 2) return null;
  const order = all.map((_, k) => k).toSorted((a, b) => (first.means[b] as number) - (first.means[a] as number));
  const kept = order.slice(0, KEPT).map((k) => all[k] as readonly Choice[]);
  const made = await look(kept, MADE);
  if (made.lead < least || made.lead < SURE * made.error) return null;
  const checked = await look(kept, CHECKED);
  if (checked.best !== made.best || checked.lead < least || checked.lead < SURE * checked.error) return null;
  const opinion = standing(judge.playOn(known, all, SECOND, chance));
  const chosen = all.indexOf(kept[checked.best] as readonly Choice[]);
  if ((opinion.means[opinion.best] as number) - (opinion.means[chosen] as number) > DISSENT) return null;
  const said = (answer: readonly Choice[]): string => answer.map((choice) => inWords(rules, choice)).join('; ');
  const values = kept
    .map((answer, k) => [said(answer), thousandths(checked.means[k] as number)] as const)
    .filter(([, value]) => value > 0)
    .toSorted(([, a], [, b]) => b - a);
  const weighing = ({ lead, error }: Standing, { rows, worlds }: Scale) => ({
    worlds: rows * worlds,
    lead: thousandths(lead),
    error: thousandths(error),
  });
  return {
    answer: (kept[checked.best] as readonly Choice[]).map((choice) => inWords(rules, choice)),
    values,
    made: weighing(made, MADE),
    checked: weighing(checked, CHECKED),
    rating: ratingOf(all.length, checked.lead, order[0] === chosen),
  };
}

/** The one answer that reaches an aim best, unless the game is lost by it. */
function aimedAt(
  rules: AnyRules,
  judge: Judge,
  question: AimQuestion,
  known: Known<TableView>,
  state: unknown,
  chance: ReturnType<typeof quick>,
): Pick<Puzzle, 'answer' | 'values' | 'rating'> | null {
  const seat = known.view.viewer;
  const all = wholeAnswers(rules, state, seat, question);
  if (!all || all.length < 6) return null;
  const figures = figuresOf(rules, state, seat, all, question);
  const order = all.map((_, k) => k).toSorted((a, b) => (figures[b] as number) - (figures[a] as number));
  const [best = 0, next = 0] = order;
  const lead = (figures[best] as number) - (figures[next] as number);
  if ((figures[best] as number) < question.least || lead < question.lead) return null;
  const opinion = standing(judge.playOn(known, all, SECOND, chance));
  if ((opinion.means[opinion.best] as number) - (opinion.means[best] as number) > DISSENT) return null;
  return {
    answer: (all[best] as readonly Choice[]).map((choice) => inWords(rules, choice)),
    values: order.map(
      (k) => [(all[k] as readonly Choice[]).map((choice) => inWords(rules, choice)).join('; '), figures[k] as number] as const,
    ),
    rating: ratingOf(all.length, lead / 20, true),
  };
}

/** The more answers there are and the smaller the lead, the harder; what is seen at a glance is easier. */
function ratingOf(answers: number, lead: number, seen: boolean): number {
  const rating = 1150 + 90 * Math.log2(answers) - 900 * Math.min(0.4, lead) + (seen ? 0 : 250);
  return 10 * Math.round(Math.max(800, Math.min(2200, rating)) / 10);
}
