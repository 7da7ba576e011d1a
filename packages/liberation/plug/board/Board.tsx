/** Liberation's table: seats and deck beside the galaxy, hand and occupied row below, log and memory in the rail. */
import { useComputed, useSignal } from '@preact/signals';
import { useMemo, useState } from 'preact/hooks';
import type { LiberationEvent, LiberationRules, View } from '@orrery/liberation';
import { onPhone, under } from '@orrery/web/app/width.ts';
import { Frame } from '@orrery/web/board/Frame.tsx';
import { useBoard } from '@orrery/web/board/useBoard.ts';
import { openStory } from '@orrery/web/replay/opened.ts';
import { Tool } from '@orrery/web/table/Bar.tsx';
import type { BoardProps } from '@orrery/web/table/boards.ts';
import { Refused } from '@orrery/web/table/Doubts.tsx';
import { Aftermath } from './Aftermath.tsx';
import { aim as newAim, aimed, offersOf, type Zone } from './aim.ts';
import { chip, type ChipTools } from './Chips.tsx';
import { Hand } from './Hand.tsx';
import type { Look } from './longPress.ts';
import { CardSheet } from './Loupe.tsx';
import { openedView } from './openedView.ts';
import { outcomeOf } from './outcome.ts';
import { pathAfter } from './pathAfter.ts';
import { pointing } from './pointing.ts';
import { Prompt } from './Prompt.tsx';
import { Rail } from './Rail.tsx';
import { SideColumn } from './SideColumn.tsx';
import { SkyView } from './SkyView.tsx';
import { thingsOf, viewedFrom } from './things.ts';
import { placesOf, Traveller } from './travel.ts';
import { useKnowledge } from './useKnowledge.ts';
import { useLetters } from './useLetters.ts';
import { useOutcome } from './useOutcome.ts';
import { useRested } from './useRested.ts';
import { useTurning } from './useTurning.ts';
import '@orrery/web/board/board.css';
import './galaxy.css';
import './cards.css';
import './board.css';
import './rail.css';
import './narrow.css';
import { t } from './words.ts';

export default function Board({ play, onMenu }: BoardProps) {
  const { table, say } = play;
  const rules = table.rules as LiberationRules;
  const things = useMemo(() => thingsOf(rules), [rules]);
  const aim = useMemo(newAim, []);
  const traveller = useMemo(() => new Traveller(), []);
  const hovered = useSignal<string | null>(null);
  const rested = useRested(hovered, table.now.value);
  const log = useSignal(false);
  const [believing, setBelieving] = useState(false);
  const [turnedOver, setTurnedOver] = useState(false);
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const [narrow, small] = [onPhone.value, under(80).value];
  const seen = table.now.value.known?.view as View | undefined;
  const [outcome, setOutcome] = useOutcome((seen?.captured.length ?? 0) > 0);
  const { now, known, events } = useBoard<View, LiberationEvent>(play, {
    motion: traveller,
    hear({ events: fresh, answered }, { view }) {
      if (fresh.length === 0) return [];
      traveller.show(fresh, view.viewer);
      const found = outcomeOf(fresh);
      // What others do next does not take a result away; what the person does next does, and so does the next step of a replay.
      if (found || table.now.peek().stage === 'replay' || answered) setOutcome(found);
      return placesOf(fresh);
    },
    onQuestion: aim.clear,
    letGo: aim.clear,
    pointed: aim.verb.value,
    prompt: '.prompt',
    first: ['.prompt [data-choosable]'],
    reading: '.rail, .topbar, dialog',
  });
  const deciding = now.stage === 'decide';
  const knowledge = useKnowledge(table, known, events, things, believing);
  const path = useMemo(() => pathAfter(rules, now), [now]);
  const story = useMemo(() => openStory(table, events), [events, now]);
  const offers = useComputed(() => offersOf(play)).value;
  useLetters(things);
  useTurning(deciding ? aim.mode.value : null, known?.view.map ?? null);
  if (!known) return null;

  const opened = openedView(table, known.view);
  const view = opened?.view ?? known.view;
  const shown = aimed(offers, aim.verb.value);
  const { onPoint, onMap } = pointing(play, view, aim, offers, shown);
  const onCity = (city: string, zone: Zone): void => {
    if (!deciding || turnedOver) return;
    setOutcome(null);
    rested.value = null;
    onPoint(city, zone);
  };
  const onLook: Look = (city, how) => (how === 'press' ? setEnlarged(city) : void (hovered.value = city));
  const tools: ChipTools = { things, say, onLook };
  const notes = new Map(
    offers.flatMap(({ choice, named }) =>
      named.verb === 'base' && now.warnings[choice]?.includes('exposed') ? [[named.city, t('aim.exposed')] as const] : [],
    ),
  );
  const looked = { hovered, rested, onLook, turnedOver, knowledge, path, outcome, narrow };
  const scene = { play, view, things, events, aim, offers, shown, deciding, onMap, ...looked };
  const rail = {
    content: <Rail view={view} events={events} story={story} memory={knowledge.memory} tools={tools} />,
    tool: t('rail.log'),
    small,
    open: log,
    aside: 'rail',
    sheet: 'rail-sheet',
  };
  return (
    <Frame
      play={play}
      look={`from-${viewedFrom(view)}`}
      deciding={deciding}
      onMenu={onMenu}
      hints={{ thing: chip(tools), because: async () => (await import('./adviceReasons.ts')).because }}
      tools={
        <ViewTools belief={view.viewer < 2 && !table.unaided ? [believing, setBelieving] : null} reverse={[turnedOver, setTurnedOver]} />
      }
      rail={rail}
      sheets={enlarged !== null && <CardSheet id={enlarged} things={things} onClose={() => setEnlarged(null)} />}
    >
      <main id="main" class="table-main">
        <div class="board">
          <SideColumn {...scene} opened={opened} />
          <SkyView
            {...scene}
            reader={story ? rules.seats : view.viewer}
            onOutcomeRead={() => setOutcome(null)}
            onCity={(city) => onCity(city, 'galaxy')}
          />
        </div>
        <Prompt play={play} view={view} events={story ?? events} offers={offers} aim={aim} tools={tools} />
        <Refused play={play} />
        {now.stage === 'over' && view.opened ? (
          <Aftermath opened={view.opened} path={path} tools={tools} />
        ) : (
          <Hand {...{ view, things, offers, aim, deciding, notes, onLook }} onPoint={onCity} />
        )}
      </main>
    </Frame>
  );
}

type Switched = readonly [on: boolean, set: (on: boolean) => void];

/** Ways to look at the galaxy: chances as a layer over it, where they may be seen, and the other faces of its cards. */
const ViewTools = ({ belief, reverse }: { belief: Switched | null; reverse: Switched }) => (
  <>
    {belief && (
      <Tool icon="heat" label={t('belief')} on={belief[0]} class="belief-tool" onClick={() => belief[1](!belief[0])}>
        <span>{t('belief')}</span>
      </Tool>
    )}
    <Tool icon="flip" label={t('reverse')} on={reverse[0]} onClick={() => reverse[1](!reverse[0])} />
  </>
);
