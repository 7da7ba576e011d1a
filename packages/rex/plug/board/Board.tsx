/** Rex's table: seats left and right of the city, the private strip below, the log in the rail. */
import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Known } from '@orrery/kernel';
import { type Notes, notesOf, type RexEvent, type RexPack, type RexRules, type RexView } from '@orrery/rex';
import { onPhone, under } from '@orrery/web/app/width.ts';
import { Banner } from '@orrery/web/board/Banner.tsx';
import { Frame } from '@orrery/web/board/Frame.tsx';
import { useBoard } from '@orrery/web/board/useBoard.ts';
import { openHands, openStory } from '@orrery/web/replay/opened.ts';
import type { BoardProps } from '@orrery/web/table/boards.ts';
import type { Table } from '@orrery/web/table/table.ts';
import { Words } from '@orrery/web/table/wording.tsx';
import { newAim, type Value } from './aim.ts';
import type { Asking } from './Answers.tsx';
import { Dock } from './Dock.tsx';
import { bidUpTo, limitIn, NO_LIMIT } from './instructions.ts';
import { MapView } from './MapView.tsx';
import { Notices } from './Notices.tsx';
import { isReady, panelAt, workAt } from './panel.tsx';
import { closedIn, streets } from './placeTags.ts';
import { type Pointing, pointing as pointingAt } from './pointing.ts';
import { BIG, Rail } from './Rail.tsx';
import { runningSale, seating, seatStates } from './seating.ts';
import { PlateSheet, Side, Tiles } from './Seats.tsx';
import { Strip } from './Strip.tsx';
import type { Subject } from './subject.ts';
import { chip, type Things, thingsOf } from './things.tsx';
import { Track } from './Track.tsx';
import { toOne } from './toOne.ts';
import { placesOf, Traveller } from './travel.ts';
import { useInstruction } from './useInstruction.ts';
import { useReasons } from './useReasons.ts';
import '@orrery/web/board/board.css';
import './city.css';
import './seats.css';
import './board.css';
import './panels.css';
import './ceasefire.css';
import './narrow.css';
import { laterPart, t, withWords } from './words.ts';

// Needed later than the board, and so fetched after it.
const About = laterPart(async () => (await import('./About.tsx')).About);
const Aftermath = laterPart(async () => (await import('./Aftermath.tsx')).Aftermath);
const OpenHands = laterPart(async () => (await import('./OpenHands.tsx')).OpenHands);
const reasons = async () => (await withWords(import('./adviceReasons.ts'))).because;

const FIRST = [
  '.rx-over [data-choosable]',
  '.rx-prompt [data-choosable]:not(.quiet-choice, .risky)',
  '.rx-city [data-choosable]',
  '.rx-prompt [data-choosable]:not(.risky)',
];

export default function Board({ play, onMenu, talk }: BoardProps) {
  const { table } = play;
  const { locations, constants } = table.rules.pack as RexPack;
  const aim = useMemo(newAim, []);
  const traveller = useMemo(() => new Traveller(), []);
  const hovered = useSignal<string | null>(null);
  const log = useSignal(false);
  const [plate, setPlate] = useState<number | null>(null);
  const [sight, setSight] = useState<string | null>(null);
  /** The panel that was put aside for a look at the board, and what is read about. */
  const [aside, setAside] = useState<unknown>(null);
  const [subject, setSubject] = useState<Subject | null>(null);
  const [narrow, small] = [onPhone.value, under(80).value];
  const { now, known, events, since } = useBoard<RexView, RexEvent>(play, {
    motion: traveller,
    hear({ events: fresh, goesOn }, { view }) {
      if (!goesOn) traveller.stop();
      if (fresh.length === 0) return [];
      const council = locations.find((location) => location.council)?.id ?? '';
      traveller.show(fresh, view.viewer, council, (from, to) => streets(locations, from, to, closedIn(view)));
      return placesOf(fresh, view.viewer, council);
    },
    onQuestion() {
      aim.clear();
      setSight(null);
    },
    letGo: aim.clear,
    pointed: aim.chosen.value,
    prompt: '.rx-dock',
    first: FIRST,
    reading: '.rx-rail, .topbar, dialog, .rx-stepper, .rx-dial',
  });
  const offered = useComputed(() => play.offers()).value;
  const instruction = useInstruction(play, known, offered);
  const reasonOf = useReasons(table, known?.view, events);
  const story = useMemo(() => openStory(table, events, toOne), [events, now]);
  const memory = useMemo(() => (known ? memoryOf(table.rules as RexRules, known) : null), [known]);
  if (!known) return null;

  const { view } = known;
  const deciding = now.stage === 'decide' && !now.answersItself && !instruction.answers && isReady(view);
  const offers = deciding ? offered : [];
  const onLook = (place: string | null): void => void (hovered.value = place);
  const things = thingsOf(play, view, onLook, (what) => {
    log.value = false;
    setPlate(null);
    setSubject(what);
  });
  const asking: Asking = { play, things, offers, aim, small: narrow, onLimit: (most) => instruction.give(bidUpTo(view, most)) };
  const pointing = pointingAt(play, aim, offers);
  const work = workAt(table, view, events, offers);
  const sale = runningSale(view, events);
  const limit = limitIn(view, instruction.given);
  // A component is a function, and a function would be called for the new state.
  const toBoard = (): void => setAside(() => panel.panel?.type);
  const panel = panelAt(asking, work, { memory, sale, limit, onStop: () => instruction.give(NO_LIMIT), small, toBoard });
  const hidden = panel.panel !== null && panel.panel.type === aside;
  const over = hidden ? null : panel.panel;
  const [wide, beside] = [over !== null && panel.wide, over !== null && panel.beside];
  const [seats, state] = [seating(view), seatStates(view, sale)];
  const notices = <Notices things={things} answers={known.past.filter((entry) => entry < 0).length} />;
  const rail = {
    content: <Rail {...{ since, things, memory, talk }} events={story ?? events} why={(event) => reasonOf(event, things.called)} />,
    tool: t('rex.log'),
    small,
    open: log,
    aside: 'rx-rail',
    sheet: 'rx-sheet of-rex',
  };
  return (
    <Frame
      play={play}
      look={over && !beside ? 'with-panel' : ''}
      deciding={deciding}
      onMenu={onMenu}
      track={<Track view={view} rounds={constants.rounds} />}
      hints={{ because: reasons }}
      rail={rail}
      sheets={
        <>
          {subject && <About things={things} subject={subject} onClose={() => setSubject(null)} />}
          {plate !== null && <PlateSheet things={things} state={state} seat={plate} onClose={() => setPlate(null)} />}
        </>
      }
    >
      {narrow && <FromTheTop of={over?.type} />}
      <main id="main" class="rx-main">
        {narrow && <Tiles things={things} state={state} of={seats.around} onOpen={setPlate} />}
        {narrow && notices}
        {/* In a lesson the coach says what happened, and needs the room. */}
        {narrow && !table.lesson && <Latest things={things} events={events} />}
        <div class={`rx-board ${beside ? 'beside' : wide ? 'covered' : ''} ${pointing.open.size > 0 ? 'pointed' : ''}`}>
          {!narrow && <Side things={things} state={state} of={seats.left} side="left" />}
          <MapView
            {...{ asking, pointing, events, narrow, hovered, sight }}
            fighting={work.fight?.location ?? null}
            onSight={setSight}
            onReturn={hidden ? () => setAside(null) : null}
          >
            {!narrow && notices}
          </MapView>
          {!narrow && <Side things={things} state={state} of={seats.right} side="right" />}
          {over && (
            <Over wide={wide} toBoard={toBoard}>
              {over}
            </Over>
          )}
          {!view.result && (
            <Banner
              of={`${view.round} ${view.phase}`}
              caption={view.round > 0 ? t('rex.round.of', { n: view.round, rounds: constants.rounds }) : ''}
              title={t(`rex.phase.${view.phase}`)}
            />
          )}
        </div>
        <Dock {...{ asking, known, events, pointing, panel }} planning={work.draft !== null} />
        <Below table={table} things={things} pointing={pointing} chosen={aim.chosen.value['card']} />
      </main>
    </Frame>
  );
}

/** What the seat may remember of cards; nothing where the table plays without aids, or with everything open. REX-SEC-4 */
const memoryOf = (rules: RexRules, known: Known<RexView>): Notes | null =>
  rules.options['memoryAid'] === 'strict' || known.view.viewer >= known.view.seats ? null : notesOf(rules, known);

/** A panel, with the way to the board below it. */
const Over = ({ wide, toBoard, children }: { wide: boolean; toBoard: () => void; children: ComponentChildren }) => (
  <div class={`rx-over ${wide ? 'wide' : ''}`}>
    {children}
    {!wide && (
      <button type="button" class="quiet rx-look" onClick={toBoard}>
        {t('rex.look.board')}
      </button>
    )}
  </div>
);

interface BelowProps {
  readonly table: Table;
  readonly things: Things;
  readonly pointing: Pointing;
  /** The card taken up. */
  readonly chosen: Value | undefined;
}

/** The private strip; all hands where everything lies open, and what became of everybody once the game is over. */
function Below({ table, things, pointing: { openCards, onCard }, chosen }: BelowProps) {
  const hands = openHands(table);
  if (hands) return <OpenHands things={things} hands={hands.map(({ view }) => view as RexView)} />;
  if (table.now.value.stage === 'over') return <Aftermath things={things} />;
  return <Strip things={things} openCards={openCards} chosenCard={typeof chosen === 'string' ? chosen : null} onCard={onCard} />;
}

/** The latest news that matter, where the log is not in sight. */
function Latest({ things, events }: { things: Things; events: readonly RexEvent[] }) {
  const latest = events.findLast(({ kind }) => BIG.has(kind));
  return <p class="rx-news">{latest && <Words of={things.play.say.event(latest)} thing={chip(things, true)} />}</p>;
}

/** As far as this a phone's page may have been scrolled and still shows everything that matters. */
const TOP = 40;

/** On a phone the page scrolls: another panel, or the city again, is seen from its top. */
function FromTheTop({ of }: { of: unknown }) {
  useLayoutEffect(() => {
    if (scrollY > TOP) scrollTo(0, 0);
  }, [of]);
  return null;
}
