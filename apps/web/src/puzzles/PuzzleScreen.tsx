/** One puzzle on the real board, with the question in the place of the rail, or below it where there is no room beside. */
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameId } from '@orrery/games/list';
import { Loading } from '../app/lazyScreen.tsx';
import { Missing } from '../app/Missing.tsx';
import { href } from '../app/route.ts';
import { under } from '../app/width.ts';
import { local } from '../app/words.ts';
import { Chalk } from '../learn/Chalk.tsx';
import { useRoomBelow } from '../learn/useRoomBelow.ts';
import { BarPlace } from '../table/Bar.tsx';
import { type BoardProps, loadBoard } from '../table/boards.ts';
import { plainTable } from '../table/plainTable.ts';
import { play as dealings, type Play } from '../table/play.ts';
import { Seated } from '../table/Seated.tsx';
import { numberOf, puzzleNumbered } from './books.ts';
import { plugOf } from './posed.ts';
import type { Outcome, Phase } from './phase.ts';
import { note, triedOf } from './progress.ts';
import { dayOf, ratingOf } from './record.ts';
import { Question } from './Question.tsx';
import { type Solving, solving } from './solving.ts';
import { say } from './words.ts';
import '../learn/lesson.css';
import './puzzles.css';

interface Opened {
  readonly solving: Solving;
  readonly play: Play;
  readonly Board: ComponentType<BoardProps> | null;
}

async function open(game: GameId, number: number): Promise<Opened | null> {
  const [placed, plug, Board] = await Promise.all([puzzleNumbered(game, number), plugOf(game), loadBoard(game)]);
  const question = plug.questions.find(({ id }) => id === placed?.puzzle.question);
  if (!placed || !question) return null;
  const found = await solving(game, placed.book, placed.puzzle, question);
  return { solving: found, play: dealings(found.lessoned.table), Board };
}

export function PuzzleScreen({ game, number }: { game: GameId; number: number }) {
  const [opened, setOpened] = useState<Opened | null | undefined>(undefined);
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    let gone = false;
    let close = (): void => undefined;
    open(game, number).then(
      (found) => {
        close = found?.solving.lessoned.table.close ?? close;
        if (gone) close();
        else setOpened(found);
      },
      (cause: unknown) => setError(new Error(`puzzle ${number} could not be opened`, { cause })),
    );
    return () => {
      gone = true;
      close();
    };
  }, [game, number]);
  if (error) throw error;
  if (opened === null) return <Missing />;
  return opened ? <Asked {...opened} /> : <Loading />;
}

const zone = (name: string): string => `[data-zone="${CSS.escape(name)}"]`;

function Asked({ solving: here, play, Board }: Opened) {
  const { game, puzzle, question, lessoned } = here;
  const { run, table, turn } = lessoned;
  const [phase, setPhase] = useState<Phase>('asked');
  const [crossed, setCrossed] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const below = under(80).value;
  const known = phase === 'solved' || phase === 'given';
  /** The rating moves once; whatever comes later counts for the days in a row alone. */
  const settle = (how: 'P' | 'S'): void => {
    const earlier = triedOf(game).find(({ number }) => number === numberOf(puzzle));
    const before = ratingOf(triedOf(game)).figure;
    const solvedLater = how === 'P' && earlier?.how === 'S';
    if (!earlier || solvedLater)
      note(game, { number: numberOf(puzzle), day: dayOf(new Date()), rating: puzzle.rating, how: solvedLater ? 'Q' : how });
    if (how === 'P') setOutcome({ first: !earlier || earlier.how === 'P', before, after: ratingOf(triedOf(game)).figure });
    setPhase(how === 'P' ? 'solved' : 'wrong');
  };
  const give = (): void => {
    setPhase('given');
    if (question.kind === 'logic') setCrossed(new Set());
  };
  useEffect(() => {
    if (turn.value === 0 || known) return;
    if (run.phase !== 'ask') settle('P');
    else if (lessoned.wrong.value && !lessoned.wrong.value.refusal) settle('S');
    else setPhase('asked');
  }, [turn.value]);
  useRoomBelow(frame, below, [turn.value]);

  const thing = question.kind === 'logic' ? question.thing : '';
  const cross = (id: string): void => {
    setPhase('asked');
    setCrossed((before) => (before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id])));
  };
  const faded = [
    ...(known && question.kind === 'logic'
      ? question.solve(here.rules, here.known).things.filter((id) => !puzzle.answer.includes(id))
      : crossed),
  ];
  useLayoutEffect(() => {
    if (faded.length === 0) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${faded.map((id) => zone(`${thing}-${id}`)).join()} { opacity: 0.3 }`);
    document.adoptedStyleSheets.push(sheet);
    return () => void document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1);
  }, [faded.join()]);
  useEffect(() => {
    // A place is touched wherever it is drawn; the board itself asks nothing meanwhile.
    if (question.kind !== 'logic' || known) return;
    const touch = (event: Event): void => {
      if (!(event.target instanceof Element) || event.target.closest('.coach')) return;
      if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
      const place = event.target.closest<HTMLElement>(`[data-zone^="${thing}-"]`)?.dataset['zone'];
      if (place === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      cross(place.slice(thing.length + 1));
    };
    document.addEventListener('click', touch, true);
    document.addEventListener('keydown', touch, true);
    return () => {
      document.removeEventListener('click', touch, true);
      document.removeEventListener('keydown', touch, true);
    };
  }, [known]);

  const rings = known && question.kind === 'logic' && !plainTable.value ? puzzle.answer.map((id) => zone(`${thing}-${id}`)) : [];
  return (
    <div class={`learn puzzle of-${game} ${below ? 'sheet-below' : ''} ${table.now.value.stage === 'decide' ? '' : 'idle'}`} ref={frame}>
      <BarPlace.Provider
        value={{
          line: `${say('number', { number: numberOf(puzzle) })} · ${local(question.title)}`,
          back: href('puzzles', game),
          leave: `Orrery: ${say('leave')}`,
          part: known ? 1 : 0,
        }}
      >
        <Seated play={play} Board={Board} />
      </BarPlace.Provider>
      <Question
        solving={here}
        play={play}
        phase={phase}
        crossed={crossed}
        outcome={outcome}
        onCross={cross}
        onAnswer={(right) => settle(right ? 'P' : 'S')}
        onGive={give}
      />
      <Chalk points={rings} done={[]} asked="" names={{}} />
    </div>
  );
}
