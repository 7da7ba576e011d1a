/** What is asked, what was wrong with an answer, and the answer with its figures. */
import { useEffect, useRef } from 'preact/hooks';
import type { Known, TableView } from '@orrery/kernel';
import { replayIn, type Clue } from '@orrery/games/puzzle';
import { writeReplay } from '@orrery/kernel';
import { nameOf } from '../app/lobby.ts';
import { href } from '../app/route.ts';
import { local, number } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import type { Play } from '../table/play.ts';
import { numberOf } from './books.ts';
import type { Outcome, Phase } from './phase.ts';
import { untried } from './progress.ts';
import { choicesOf, type Solving } from './solving.ts';
import { Strip } from './Strip.tsx';
import { listed, say, sayLocal } from './words.ts';

interface Props {
  readonly solving: Solving;
  readonly play: Play;
  readonly phase: Phase;
  readonly crossed: ReadonlySet<string>;
  readonly outcome: Outcome | null;
  readonly onCross: (thing: string) => void;
  readonly onAnswer: (right: boolean) => void;
  readonly onGive: () => void;
}

const SHOWN = 6;
const percent = (thousandths: number): string => number(thousandths / 1000, { style: 'percent', maximumFractionDigits: 1 });

/** An answer of several steps as the table would say it. */
function sayAnswer({ rules, state, puzzle }: Solving, play: Play, steps: readonly string[]): string {
  const said = choicesOf(rules, state, puzzle.seat, steps).map((choice) => play.say.plain(play.say.choice(rules.choices.name(choice))));
  return said.length < steps.length ? steps.join(', ') : said.join(' · ');
}

function sayClue({ rules }: Solving, play: Play, { say: own, turn, events }: Clue): string {
  if (own) return local(own);
  return say('clue.turn', { turn, what: events.map((event) => play.say.plain(play.say.event(rules.events.name(event)))).join(' ') });
}

export function Question(props: Props) {
  const { solving, play, phase, outcome, onGive } = props;
  const { game, puzzle, question, rules, state, known } = solving;
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (phase !== 'asked') ref.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
  }, [phase]);
  const turn = rules.turn?.(state);
  const place = { game: nameOf(game), seat: play.say.seat(puzzle.seat), turn: turn ?? 0 };
  const done = phase === 'solved' || phase === 'given';
  return (
    <aside class={`coach ${phase === 'wrong' ? 'no' : phase === 'solved' ? 'yes' : ''}`} ref={ref} aria-label={say('panel')}>
      <header class="coach-head">
        <p class="caps">{say(turn === undefined ? 'place.seat' : 'place', place)}</p>
        <a class="button round quiet" href={href('puzzles', game)} aria-label={say('leave')} title={say('leave')}>
          <Icon name="close" size={15} />
        </a>
      </header>
      <div class="coach-body">
        <h2 class="puzzle-title">{local(question.title)}</h2>
        <div class="coach-say" aria-live="polite" aria-atomic="true">
          {phase === 'asked' && <p>{say(question.kind === 'logic' ? 'logic' : question.kind === 'aim' ? 'aim.line' : 'search.line')}</p>}
          {phase === 'wrong' && (
            <div tabIndex={-1} data-first="">
              <h2>
                <Icon name="miss" size={22} />
                {say('wrong')}
              </h2>
              <Refused {...props} />
              <p class="coach-back">{say('wrong.try')}</p>
            </div>
          )}
          {done && (
            <div tabIndex={-1} data-first="">
              <h2>
                <Icon name="check" size={22} />
                {say(phase === 'solved' ? 'right' : 'given')}
              </h2>
              <p>
                <b>{question.kind === 'logic' ? listed(puzzle.answer) : sayAnswer(solving, play, puzzle.answer)}</b>
              </p>
              <p class="coach-back">
                {phase === 'given'
                  ? say('given.line')
                  : outcome &&
                    `${say(outcome.first ? 'right.first' : 'right.later')} ${say('right.rating', { before: outcome.before, after: outcome.after })}`}
              </p>
            </div>
          )}
        </div>
        {question.kind === 'logic' ? <Logic {...props} known={known} done={done} /> : done && <Values {...props} />}
        {phase === 'wrong' && (
          <button type="button" onClick={onGive}>
            {say('show')}
          </button>
        )}
        {done && <Onward {...props} />}
        {done && <Strip game={game} />}
      </div>
    </aside>
  );
}

/** Why the last answer was not right. */
function Refused({ solving, play, crossed }: Props) {
  const { puzzle, question, rules, known } = solving;
  if (question.kind === 'logic') {
    const { things, clues } = question.solve(rules, known);
    const lines = things.flatMap((id) => {
      const kept = !crossed.has(id);
      if (kept === puzzle.answer.includes(id)) return [];
      if (!kept) return [say('wrong.possible', { thing: id })];
      const n = clues.findIndex((clue) => clue.things.includes(id));
      return [say('wrong.impossible', { thing: id, clue: clues[n] ? sayClue(solving, play, clues[n]) : '' })];
    });
    return (
      <ul class="puzzle-wrong">
        {lines.slice(0, 3).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  }
  const steps = solving.tried();
  const answer = sayAnswer(solving, play, steps);
  const value = puzzle.values?.find(([words]) => words === steps.join('; '))?.[1];
  if (value === undefined) return <p>{say('wrong.far', { answer })}</p>;
  if (question.kind === 'aim') return <p>{say('wrong.aim', { answer, mine: sayLocal(question.counted, { count: value }) })}</p>;
  return <p>{say('wrong.worse', { answer, mine: percent(value) })}</p>;
}

/** Things to cross out, and once the answer is known what rules each of them out. */
function Logic({ solving, play, crossed, onCross, onAnswer, known, done }: Props & { known: Known<TableView>; done: boolean }) {
  const { puzzle, question, rules } = solving;
  if (question.kind !== 'logic') return null;
  const { things, clues } = question.solve(rules, known);
  if (done)
    return (
      <ol class="puzzle-clues">
        {clues.map((clue) => (
          <li key={clue.things.join()}>
            <span>{sayClue(solving, play, clue)}</span> <b>{say('clue.out', { list: listed(clue.things) })}</b>
          </li>
        ))}
      </ol>
    );
  const left = things.filter((id) => !crossed.has(id));
  return (
    <>
      <div class="puzzle-things" role="group" aria-label={say('logic.things')}>
        {things.map((id) => (
          <button
            type="button"
            key={id}
            aria-pressed={crossed.has(id)}
            title={play.say.thing({ kind: question.thing, id })}
            onClick={() => onCross(id)}
          >
            {id}
          </button>
        ))}
      </div>
      <p class="coach-back">{say('logic.left', { count: left.length, list: listed(left) })}</p>
      <button
        type="button"
        class="primary"
        data-answer=""
        disabled={left.length === 0}
        onClick={() => onAnswer(left.join() === puzzle.answer.join())}
      >
        {say('logic.answer', { list: left.length > SHOWN ? number(left.length) : listed(left) })}
      </button>
    </>
  );
}

/** What each of the best answers is worth. */
function Values({ solving, play }: Props) {
  const { puzzle, question } = solving;
  const values = puzzle.values ?? [];
  const most = Math.max(1, ...values.map(([, value]) => value));
  const { checked, made } = puzzle;
  const yours = solving.tried().join('; ');
  const shown = values.filter(([words], i) => i < SHOWN || words === yours);
  const worth = (value: number): string => (question.kind === 'aim' ? sayLocal(question.counted, { count: value }) : percent(value));
  return (
    <section class="puzzle-values">
      <h3>{say('values')}</h3>
      <p class="muted small">
        {checked && made
          ? say('values.line', {
              worlds: checked.worlds,
              made: made.worlds,
              lead: percent(checked.lead),
              error: percent(2 * checked.error),
            })
          : say('values.aim')}
      </p>
      <table>
        <thead class="spoken">
          <tr>
            <th scope="col">{say('values.answer')}</th>
            <th scope="col">{say('values.value')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(([words, value], i) => (
            <tr key={words} class={i === 0 ? 'best' : words === yours ? 'yours' : ''}>
              <th scope="row">
                {sayAnswer(solving, play, words.split('; '))}
                {i === 0 ? ` · ${say('values.best')}` : words === yours ? ` · ${say('values.yours')}` : ''}
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <path d={`M0 2H${(100 * value) / most}`} />
                </svg>
              </th>
              <td>{worth(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Where to go from an answered puzzle. */
function Onward({ solving }: Props) {
  const { game, book, puzzle } = solving;
  const replay = replayIn(book, puzzle.game);
  const playFromHere = async (): Promise<void> => {
    const [{ openReplay }, { playOn }] = await Promise.all([import('../replay/ReplayTable.ts'), import('../replay/playOn.ts')]);
    const table = await openReplay(puzzle.id, replay);
    table.look(puzzle.seat);
    table.go(puzzle.at);
    await playOn(table, { replay, fault: null });
  };
  const whole = async (): Promise<void> => {
    const { bring } = await import('../replay/library.ts');
    const id = await bring(writeReplay(replay));
    if (typeof id === 'string') location.hash = `${href('replay', id)}?at=${puzzle.at}&view=${puzzle.seat}`;
  };
  return (
    <div class="row-of-buttons">
      <a class="button primary" href={href('puzzles', game, String(untried(game, numberOf(puzzle))))}>
        {say('next')}
      </a>
      <button type="button" onClick={() => void playFromHere()}>
        {say('on')}
      </button>
      <button type="button" onClick={() => void whole()}>
        {say('game')}
      </button>
    </div>
  );
}
