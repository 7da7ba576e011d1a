/** One lesson: the real board with the coach in the place of the rail, or below it where there is no room beside. */
import { useSignalEffect } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameId } from '@orrery/games/list';
import type { LessonsPlug } from '@orrery/games/lesson';
import { Loading } from '../app/lazyScreen.tsx';
import { under } from '../app/width.ts';
import { go, href } from '../app/route.ts';
import { local } from '../app/words.ts';
import { learn } from './words.ts';
import { BarPlace } from '../table/Bar.tsx';
import { type BoardProps, loadBoard } from '../table/boards.ts';
import { engine, rulesOf } from '../table/engines.ts';
import { plainTable } from '../table/plainTable.ts';
import { play as dealings, type Play } from '../table/play.ts';
import { Seated } from '../table/Seated.tsx';
import { Chalk } from './Chalk.tsx';
import { Coach } from './Coach.tsx';
import { entriesOf, loadCourse } from './courses.ts';
import { useRoomBelow } from './useRoomBelow.ts';
import { LessonRun } from './LessonRun.ts';
import { type Lessoned, lessonTable } from './LessonTable.ts';
import { onward } from './onward.ts';
import { wordsOf } from './pattern.ts';
import { note, progressOf } from './progress.ts';
import './lesson.css';

interface Opened {
  readonly lessoned: Lessoned;
  readonly plug: LessonsPlug;
  readonly play: Play;
  readonly Board: ComponentType<BoardProps> | null;
}

async function open(game: GameId, id: string): Promise<Opened> {
  const plug = await loadCourse(game);
  const entry = entriesOf(plug).find((each) => each.id === id);
  if (!entry) throw new Error(`no lesson ${id}`);
  const [lesson, Board, known] = await Promise.all([entry.load(), loadBoard(game), engine(game)]);
  const pack = known?.packs.find((each) => each.id === lesson.pack);
  if (!pack) throw new Error(`no pack ${lesson.pack}`);
  const { rules, plugs } = await rulesOf(game, lesson.options ?? {}, pack);
  const run = new LessonRun(rules, plug, lesson, plugs.table.customs.asksAlways === true, progressOf(game).begun[id] ?? []);
  const lessoned = lessonTable(game, `lesson-${id}`, run, plugs, () => note(game, id, run.moves, run.phase === 'done'));
  return { lessoned, plug, play: dealings(lessoned.table), Board };
}

export default function LessonScreen({ game, lesson }: { game: GameId; lesson: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    let gone = false;
    let close = (): void => undefined;
    open(game, lesson).then(
      (found) => {
        close = found.lessoned.table.close;
        if (gone) close();
        else setOpened(found);
      },
      (cause: unknown) => setError(new Error(`lesson ${lesson} could not be opened`, { cause })),
    );
    return () => {
      gone = true;
      close();
      setOpened(null);
    };
  }, [game, lesson]);
  if (error) throw error;
  return opened ? <Taught key={lesson} id={lesson} {...opened} /> : <Loading />;
}

const zone = (name: string): string => `[data-zone="${CSS.escape(name)}"]`;

function Taught({ lessoned, plug, play, Board, id }: Opened & { id: string }) {
  const { run, take, table, turn, wrong, playing } = lessoned;
  const [shown, setShown] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const below = under(80).value;
  const entries = useMemo(() => entriesOf(plug), [plug]);
  const at = entries.findIndex((entry) => entry.id === id);
  const way = onward(entries, at, progressOf(table.game).done);
  const first = way.shortDone || way.next === null ? (plug.parts.find((part) => part.first)?.first ?? null) : null;
  const step = run.at;
  // Whatever is done, drawn anew: the lesson is no signal itself.
  void turn.value;
  useEffect(() => setShown(false), [step, run.phase]);
  useSignalEffect(() => {
    document.title = `${local(entries[at]?.title ?? { en: '', ru: '', de: '' })} · Orrery`;
  });
  useRoomBelow(frame, below, [turn.value, playing.value]);
  const hidden = run.phase === 'ask' ? (run.step.hide ?? []).map(zone).join() : '';
  useLayoutEffect(() => {
    if (hidden === '') return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${hidden} { visibility: hidden }`);
    document.adoptedStyleSheets.push(sheet);
    return () => void document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1);
  }, [hidden]);
  useEffect(() => {
    // A place is touched wherever it is drawn; the board itself asks nothing meanwhile.
    const touch = (event: Event): void => {
      const now = run.step;
      if (run.phase !== 'ask' || !('tap' in now) || !(event.target instanceof Element)) return;
      if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
      const kind = now.tap[0]?.split('-')[0] ?? '';
      const place = event.target.closest<HTMLElement>(`[data-zone^="${kind}-"]`)?.dataset['zone'];
      if (place === undefined || event.target.closest('.coach')) return;
      event.preventDefault();
      event.stopPropagation();
      take((each) => each.tap(place));
    };
    document.addEventListener('click', touch, true);
    document.addEventListener('keydown', touch, true);
    return () => {
      document.removeEventListener('click', touch, true);
      document.removeEventListener('keydown', touch, true);
    };
  }, [lessoned]);

  const selector = (point: string): string => {
    if (!point.startsWith('> ')) return zone(point);
    const choice = run.open.find((each) => wordsOf(run.rules.choices.name(each)) === point.slice(2));
    return `[data-choice="${choice ?? 'none'}"], [data-leads="${choice ?? 'none'}"]`;
  };
  const asking = run.phase === 'ask';
  const taught = shown && run.taught !== null ? [`> ${run.taught}`, ...placesIn(run.taught)] : [];
  const points = plainTable.value || !asking ? [] : [...(run.step.point ?? []), ...taught].map(selector);
  // On a phone the board has no room for most names.
  const names = below
    ? Object.fromEntries((run.step.point ?? []).flatMap((point) => (nameOf(point) === '' ? [] : [[zone(point), nameOf(point)]])))
    : {};
  const leave = (): void => go('learn', table.game);
  return (
    <div class={`learn of-${table.game} ${below ? 'sheet-below' : ''} ${table.now.value.stage === 'decide' ? '' : 'idle'}`} ref={frame}>
      <BarPlace.Provider
        value={{
          line: learn('lesson.title', { n: at + 1, title: local(entries[at]?.title ?? { en: '', ru: '', de: '' }) }),
          back: href('learn', table.game),
          leave: learn('leave'),
          part: (at + 1) / entries.length,
        }}
      >
        <Seated play={play} Board={Board} />
      </BarPlace.Provider>
      <Coach
        lessoned={lessoned}
        plug={plug}
        play={play}
        number={at + 1}
        of={entries.length}
        way={way}
        first={first}
        shown={shown}
        onShow={() => {
          wrong.value = null;
          setShown(true);
        }}
        onLeave={leave}
      />
      <Chalk
        points={points}
        done={plainTable.value ? [] : run.touched.map(zone)}
        asked={below && run.taught !== null && !playing.value ? selector(`> ${run.taught}`) : ''}
        names={names}
      />
    </div>
  );

  /** How the pack calls a place pointed at. */
  function nameOf(point: string): string {
    const [kind = '', id = ''] = point.split(/-(.*)/);
    const name = run.rules.names[kind === 'place' ? 'location' : kind]?.[id];
    return (kind === 'place' || kind === 'island') && name ? local(name) : '';
  }

  /** Places an answer speaks of, whatever the board calls them. */
  function placesIn(words: string): string[] {
    const [, ...things] = words.split(' ');
    return things.flatMap((thing) =>
      [...document.querySelectorAll<HTMLElement>(`[data-zone$="-${CSS.escape(thing)}"]`)].flatMap(
        (element) => element.dataset['zone'] ?? [],
      ),
    );
  }
}
