/** Liberation's table: seats and deck beside the galaxy, hand and occupied row below, log and memory in the rail. */
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type LiberationEvent, type LiberationRules, memory as recall, rotationPreview, type View } from '@orrery/liberation';
import { Dialog } from '@orrery/web/app/Dialog.tsx';
import { pace } from '@orrery/web/app/settings.ts';
import { Bar, Tool } from '@orrery/web/table/Bar.tsx';
import { HintTool } from '@orrery/web/table/Hint.tsx';
import { Refused } from '@orrery/web/table/Doubts.tsx';
import { PaceTool } from '@orrery/web/table/PaceTool.tsx';
import { packTitle } from '@orrery/web/table/packTitle.ts';
import type { BoardProps } from '@orrery/web/table/boards.ts';
import { ALL_OPEN, type Revisited } from '@orrery/web/replay/pointsOfView.ts';
import { aim as newAim, aimed, meanings, offersOf, point, putNext, questionFor, type Zone } from './aim.ts';
import { pathAfter } from './pathAfter.ts';
import { chances } from './belief.ts';
import type { CityLook } from './CityNode.tsx';
import { chip, type ChipTools } from './Chips.tsx';
import { Deck } from './Deck.tsx';
import { Aftermath } from './Aftermath.tsx';
import { NARROW, WIDE } from './galaxySize.ts';
import { GalaxyView } from './GalaxyView.tsx';
import { Hand } from './Hand.tsx';
import { Legend } from './Legend.tsx';
import { CardSheet, Loupe } from './Loupe.tsx';
import type { Look } from './longPress.ts';
import { type Mark, marksOf, probeMarks, probesOf } from '../marks.ts';
import { onPhone, under } from '@orrery/web/app/width.ts';
import { ROMAN } from './ActDial.tsx';
import { Banner } from '@orrery/web/board/Banner.tsx';
import { markLastMove } from '@orrery/web/board/lastMove.ts';
import { useChoicesInSight } from '@orrery/web/board/useChoicesInSight.ts';
import { useFirstChoice } from '@orrery/web/board/useFirstChoice.ts';
import { useLetGo } from '@orrery/web/board/useLetGo.ts';
import { useNews } from '@orrery/web/board/useNews.ts';
import { useSince } from '@orrery/web/board/useSince.ts';
import { Zoom } from '@orrery/web/board/Zoom.tsx';
import { type Outcome, outcomeOf } from './outcome.ts';
import { OutcomePanel } from './OutcomePanel.tsx';
import { Prompt } from './Prompt.tsx';
import { Rail } from './Rail.tsx';
import { Opponent, OwnPlate } from './Seats.tsx';
import { thingsOf, viewedFrom } from './things.ts';
import { placesOf, Traveller } from './travel.ts';
import { useTurning } from './useTurning.ts';
import '@orrery/web/board/board.css';
import './galaxy.css';
import './cards.css';
import './board.css';
import './rail.css';
import './narrow.css';
import { t } from './words.ts';

/** How long a public result stays without being asked for, and how long one rests on a city before it opens. */
const RESULT = { calm: 3200, quick: 2200, instant: 1200 } as const;
const REST = 650;

/** Cards in the deck when this Act began: those there now and those drawn or moved since. */
function deckAtStart(events: readonly LiberationEvent[], deck: number): number {
  let gone = 0;
  for (const event of events) {
    if (event.kind === 'act' || (event.kind === 'turn' && gone < 0)) gone = 0;
    else if (event.kind === 'drew') gone++;
    else if (event.kind === 'milled') gone += event.count;
    else if (event.kind === 'returned') gone -= event.count;
    else if (event.kind === 'took') gone += 'count' in event ? event.count : 1;
  }
  return deck + Math.max(0, gone);
}

export default function Board({ play, onMenu }: BoardProps) {
  const { table, say } = play;
  const rules = table.rules as LiberationRules;
  const things = useMemo(() => thingsOf(rules), [rules]);
  const aim = useMemo(newAim, []);
  const traveller = useMemo(() => new Traveller(), []);
  const hovered = useSignal<string | null>(null);
  const rested = useSignal<string | null>(null);
  const [sheet, setSheet] = useState(false);
  const [believing, setBelieving] = useState(false);
  const [turnedOver, setTurnedOver] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const narrow = onPhone.value;
  const small = under(80).value;

  const now = table.now.value;
  const known = now.known as { readonly view: View; readonly past: readonly number[] } | null;
  const events = useNews<LiberationEvent>(table, known, ({ events: news, answered }) => {
    if (!known || news.length === 0) return;
    traveller.show(news, known.view.viewer);
    markLastMove(placesOf(news));
    const found = outcomeOf(news);
    // What others do next does not take a result away; what the person does next does, and so does the next step of a replay.
    if (found || now.stage === 'replay' || answered) setOutcome(found);
  });
  const since = useSince(now, events.length);
  const marks = useMemo(() => {
    const turn = known?.view.turn ?? 0;
    return { struck: marksOf(events, turn), probed: probeMarks(probesOf(events, turn), things.probed) };
  }, [events]);
  const remembered = useMemo(() => (known && known.view.viewer < 2 && !table.unaided ? recall(rules.table, known) : null), [known]);
  const belief = useMemo(() => (believing && known ? chances(rules, known) : null), [believing, known]);
  const path = useMemo(() => pathAfter(rules, now), [now]);
  const offers = useComputed(() => offersOf(play)).value;

  useEffect(aim.clear, [now]);
  const capturing = (known?.view.captured.length ?? 0) > 0;
  useEffect(() => {
    if (!outcome || capturing) return;
    const timer = setTimeout(() => setOutcome(null), RESULT[pace.peek()]);
    return () => clearTimeout(timer);
  }, [outcome, capturing]);
  useEffect(() => () => traveller.stop(), []);
  useSignalEffect(() => {
    const resting = hovered.value;
    rested.value = null;
    if (resting === null) return;
    const timer = setTimeout(() => (rested.value = resting), REST);
    return () => clearTimeout(timer);
  });
  useChoicesInSight('.prompt', [now, aim.verb.value]);
  useLetGo(aim.clear);
  useFirstChoice(now, ['.prompt [data-choosable]'], '.rail, .topbar, dialog');
  useLetters(things);

  const mode = now.stage === 'decide' ? aim.mode.value : null;
  useTurning(mode, known?.view.map ?? null);

  if (!known) return null;
  const open = 'hands' in table ? openedView(table as Revisited, known.view) : null;
  const view = open?.view ?? known.view;
  const deciding = now.stage === 'decide';
  const side = viewedFrom(view);
  const onLook: Look = (city, how) => {
    if (how === 'press') return setEnlarged(city);
    hovered.value = city;
  };
  const tools: ChipTools = { things, say, onLook };
  const shown = aimed(offers, aim.verb.value);
  const inDiscard = remembered?.inDiscard ?? [];

  const onPoint = (city: string, zone: Zone): void => {
    if (!deciding || turnedOver) return;
    setOutcome(null);
    rested.value = null;
    if (zone === 'seen' && view.decision === 'spy.order') {
      const whole = aim.order.peek().includes(city) ? null : putNext(aim, offers, view.looked, city);
      if (whole !== null) play.choose(whole);
      return;
    }
    const found = meanings(shown, city, zone, view.occupied.includes(city));
    if (found.length === 0) {
      const verb = questionFor(view.decision, zone === 'hand' || view.hand.includes(city), view.occupied.includes(city));
      play.ask({ verb, city } as Parameters<typeof play.ask>[0]);
      return;
    }
    const choice = point(aim, found, city);
    if (choice !== null) play.choose(choice);
  };
  const onMap = (map: string): void => {
    const found = offers.find(({ named }) => named.verb === 'map' && named.map === map);
    if (found) play.choose(found.choice);
  };
  const notes = new Map(
    offers.flatMap(({ choice, named }) =>
      named.verb === 'base' && now.warnings[choice]?.includes('exposed') ? [[named.city, t('aim.exposed')] as const] : [],
    ),
  );
  const ghost = mode === null ? null : rotationPreview(rules, view, mode);
  const openMaps = new Set(offers.flatMap(({ named }) => (named.verb === 'map' ? [named.map] : [])));
  const struck = outcome && outcome.kind !== 'probe' ? outcome.cities : [];
  const exploiting = deciding ? view.exploiting : null;
  const targets = new Set(exploiting === null ? [] : shown.flatMap(({ named }) => ('city' in named ? [named.city] : [])));

  const marksAt = (id: string): readonly Mark[] => {
    const probed = view.occupied.includes(id) ? undefined : marks.probed.get(id);
    return [...(marks.struck.get(id) ?? []), ...(probed ? [probed] : [])];
  };
  const look = (id: string): CityLook => {
    const found = deciding && !turnedOver ? meanings(shown, id, 'galaxy', view.occupied.includes(id)) : [];
    const tags =
      exploiting === null && aim.verb.value === null ? [] : [...new Set(found.map(({ named }) => t(`verb.${named.verb}` as 'verb.draw')))];
    return {
      occupied: view.occupied.includes(id) ? (view.exploited.includes(id) ? 'exploited' : 'ready') : null,
      open: found.length > 0,
      hand: view.hand.includes(id),
      base: view.base === id,
      marks: marksAt(id),
      belief: belief && !view.occupied.includes(id) && !view.hand.includes(id) ? (belief.get(id) ?? 0) : null,
      struck: struck.includes(id) || aim.city.value === id,
      source: exploiting === id,
      tag: tags.join(', '),
      near: false,
      gone: inDiscard.includes(id),
    };
  };
  const cellOf = (id: string): number =>
    view.layout.findIndex((text) => things.map(text.slice(0, text.endsWith('r') ? -2 : -1)).cities.includes(id));
  const outcomeCell = outcome
    ? outcome.kind === 'probe'
      ? cellOf(things.map(outcome.map).cities[0] ?? '')
      : cellOf(outcome.cities[0] ?? '')
    : 0;
  const rail = <Rail view={view} events={events} since={since} memory={remembered} tools={tools} />;

  return (
    <div class={`drawn liberation of-liberation from-${side} ${deciding ? 'deciding' : ''}`}>
      <Bar game="liberation" pack={packTitle(table)}>
        {/* The one tool that comes and goes stands before the others, so that they stay where they are. */}
        {deciding && !table.online && (
          <HintTool play={play} thing={chip(tools)} because={async () => (await import('./adviceReasons.ts')).because} />
        )}
        {view.viewer < 2 && !table.unaided && (
          <Tool icon="heat" label={t('belief')} on={believing} class="belief-tool" onClick={() => setBelieving(!believing)}>
            <span>{t('belief')}</span>
          </Tool>
        )}
        <Tool icon="flip" label={t('reverse')} on={turnedOver} onClick={() => setTurnedOver(!turnedOver)} />
        {small && (
          <Tool icon="log" label={t('rail')} onClick={() => setSheet(true)}>
            <span>{t('rail.log')}</span>
          </Tool>
        )}
        <PaceTool table={table} />
        <Tool icon="list" label={t('menu')} class="menu-tool" onClick={onMenu} />
      </Bar>
      <main id="main" class="table-main">
        <div class="board">
          <div class="side">
            <div class="side-top">
              <Opponent play={play} view={view} things={things} hand={open?.theirs ?? null} onLook={onLook} />
            </div>
            <div class="side-deck">
              <Deck
                view={view}
                things={things}
                deckAtStart={deckAtStart(events, view.deck + view.looking)}
                inDiscard={inDiscard}
                onLook={onLook}
              />
              {belief && <Legend viewer={view.viewer} />}
            </div>
            <div class="side-own">
              <OwnPlate play={play} view={view} />
            </div>
          </div>
          <div class="sky">
            <Zoom question={now}>
              <GalaxyView
                things={things}
                layout={turnedOver ? view.layout.map(reverse) : (ghost?.layout ?? view.layout)}
                size={narrow ? NARROW : WIDE}
                look={look}
                belief={belief}
                sums={view.viewer === 0}
                hovered={hovered}
                lit={(a, b) =>
                  ghost
                    ? ghost.joined.some(([c, d]) => (a === c && b === d) || (a === d && b === c))
                    : exploiting !== null && (a === exploiting ? targets.has(b) : b === exploiting && targets.has(a))
                }
                chosenMap={deciding ? view.map : null}
                path={turnedOver ? [] : path}
                openMaps={openMaps}
                dimmed={outcome !== null}
                onCity={(city) => onPoint(city, 'galaxy')}
                onMap={onMap}
                onLook={onLook}
              />
            </Zoom>
            {turnedOver && (
              <p class="reverse-note" role="status">
                {t('reverse.note')}
              </p>
            )}
            {!narrow && outcome === null && <Loupe of={rested} things={things} cellOf={cellOf} />}
            {outcome && (
              <OutcomePanel outcome={outcome} things={things} cell={outcomeCell} viewer={view.viewer} onClose={() => setOutcome(null)} />
            )}
            <Banner of={`${view.act}`} caption="" title={t('act.n', { n: ROMAN[view.act - 1] ?? '' })} />
          </div>
        </div>
        <Prompt play={play} view={view} events={events} offers={offers} aim={aim} tools={tools} />
        <Refused play={play} />
        {now.stage === 'over' && view.opened ? (
          <Aftermath opened={view.opened} path={path} tools={tools} />
        ) : (
          <Hand view={view} things={things} offers={offers} aim={aim} deciding={deciding} notes={notes} onPoint={onPoint} onLook={onLook} />
        )}
      </main>
      {!small && (
        <aside class="rail panel" aria-label={t('rail')}>
          {rail}
        </aside>
      )}
      {enlarged !== null && <CardSheet id={enlarged} things={things} onClose={() => setEnlarged(null)} />}
      {sheet && (
        <Dialog title={t('rail')} onClose={() => setSheet(false)} class="rail-sheet">
          {rail}
        </Dialog>
      )}
    </div>
  );
}

/** A map card as it would lie on its other face: looking at it changes nothing. LIB-WARP-11 */
const reverse = (card: string): string => card.replace(/[AB](?=r?$)/, (face) => (face === 'A' ? 'B' : 'A'));

/** In a replay with everything open: the Dynasty's table, with the base and the other hand face up. */
function openedView(table: Revisited, view: View): { readonly view: View; readonly theirs: readonly string[] } | null {
  const other = table.hands.value[1]?.view as View | undefined;
  return table.viewer.value === ALL_OPEN && other ? { view: { ...view, base: other.base }, theirs: other.hand } : null;
}

/** A letter goes to its city, in the alphabet of the player's own edition. */
function useLetters(things: ReturnType<typeof thingsOf>): void {
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1 || document.querySelector('dialog[open]')) return;
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      const sign = event.key.toLocaleUpperCase();
      const city = things.pack.cities.find(({ id }) => things.letter(id) === sign);
      const target = city && document.querySelector<SVGElement>(`.galaxy [data-letter="${CSS.escape(city.id)}"]`);
      if (!target) return;
      event.preventDefault();
      target.focus();
    };
    document.addEventListener('keydown', down, true);
    return () => document.removeEventListener('keydown', down, true);
  }, [things]);
}
