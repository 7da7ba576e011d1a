/** Gravity's table: the sky in the middle, airships beside it, cards and work below, log and memory in the rail. */
import { useComputed, useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { GravityEvent, GravityRules, View } from '@orrery/gravity';
import { language, pace } from '@orrery/web/app/settings.ts';
import { onPhone, under } from '@orrery/web/app/width.ts';
import { Frame } from '@orrery/web/board/Frame.tsx';
import { Recap } from '@orrery/web/board/Recap.tsx';
import { useBoard } from '@orrery/web/board/useBoard.ts';
import { useLastRound } from '@orrery/web/board/useRecap.ts';
import { useWhys } from '@orrery/web/board/useWhys.ts';
import { openStory } from '@orrery/web/replay/opened.ts';
import type { BoardProps } from '@orrery/web/table/boards.ts';
import { Refused } from '@orrery/web/table/Doubts.tsx';
import type { Wordings } from '@orrery/web/table/wording.tsx';
import { Words } from '@orrery/web/table/wording.tsx';
import { Aftermath } from './Aftermath.tsx';
import { newAim, offersOf, pointAt, questionFor } from './aim.ts';
import { Bench } from './Bench.tsx';
import { Phases } from './Chips.tsx';
import { Fleet, MatSheet } from './Fleet.tsx';
import { useForecastAloud } from './keys.ts';
import { news } from './news.ts';
import { openedView } from './openedView.ts';
import { Defs } from './parts.tsx';
import { Prompt } from './Prompt.tsx';
import { Rail } from './Rail.tsx';
import { RoundOver, sayFaded } from './RoundOver.tsx';
import { sightOf } from './sight.ts';
import { SkyView } from './SkyView.tsx';
import { thingsOf } from './things.ts';
import { placesOf, Traveller } from './travel.ts';
import { useOutlook } from './useOutlook.ts';
import { workOf } from './Work.tsx';
import '@orrery/web/board/board.css';
import './gravity.css';
import './bench.css';
import './narrow.css';
import { whyOf } from './why.ts';
import { inWords, told } from './whyWords.ts';
import { t } from './words.ts';

/** What is told of a round that is over. */
const TOLD: ReadonlySet<string> = new Set(['captured', 'balance', 'attractor', 'moved', 'points']);
/** As long may it be read before the next question comes by itself. */
const READING = { calm: 6000, quick: 3000, instant: 0 } as const;
/** As many deeds of others are told above the turn on a phone. */
const NEWS = 3;
const FIRST = ['.prompt [data-choosable]:not(.none, .quiet)', '.bench [data-choosable]'];

export default function Board({ play, onMenu }: BoardProps) {
  const { table, say } = play;
  const rules = table.rules as unknown as GravityRules;
  const things = useMemo(() => thingsOf(rules), [rules, language.value]);
  const aim = useMemo(newAim, []);
  const traveller = useMemo(() => new Traveller(), []);
  const [looked, aimed] = [useSignal<string | null>(null), useSignal<number | null>(null)];
  const [mat, log] = [useSignal<number | null>(null), useSignal(false)];
  const [narrow, small] = [onPhone.value, under(73.75).value];
  const moving = useRef(0);
  const { now, known, events, held } = useBoard<View, GravityEvent>(play, {
    motion: traveller,
    hear({ events: fresh }) {
      if (fresh.length > 0) moving.current = traveller.show(fresh);
      else traveller.rest();
      return placesOf(fresh);
    },
    // Pulls and fading are seen one after the other, and what they came to is read, before cards are asked for.
    pause: ({ events: fresh }) =>
      fresh.some(({ kind }) => kind === 'round') && table.now.value.stage === 'decide' && !table.lesson && pace.value !== 'instant'
        ? moving.current + READING[pace.value]
        : 0,
    onSeen: () => lastRound.close(),
    onQuestion() {
      aim.clear();
      aimed.value = null;
      // An island that moved away from under the pointer is not left, and a loupe would hide the next question.
      looked.value = null;
    },
    letGo: aim.clear,
    pointed: aim.at.value,
    prompt: '.prompt',
    first: FIRST,
    reading: '.rail, .topbar, dialog',
  });
  const deciding = now.stage === 'decide' && !held;
  const offers = useComputed(() => offersOf(play)).value;
  const outlook = useOutlook(rules, known, deciding, things);
  const whys = useWhys(events, known && ((at) => (told(table, events[at]) ? whyOf(rules, known.view, events, at) : null)));
  const lastRound = useLastRound(known?.view.round ?? 0, known, events, TOLD);
  const opened = useMemo(() => openStory(table, events), [events, now]);
  const spoken = useForecastAloud(outlook.forecast, things);
  if (!known) return null;

  const view = openedView(table, known.view) ?? known.view;
  const at = aim.at.value;
  const sight = sightOf(play, view, things, offers, at, outlook, deciding);
  const onIsland = (island: string): void => {
    looked.value = island;
    if (!deciding) return;
    const offer = sight.lit.has(island) ? pointAt(aim, offers, island) : null;
    const question = sight.lit.has(island) ? null : questionFor(view, at, island);
    if (offer) play.choose(offer.choice);
    else if (question) play.ask(question);
  };
  const asked = { play, view, things, offers };
  const recap =
    lastRound.told.length === 0
      ? []
      : [...lastRound.told.map((event) => <Words of={say.event(event)} thing={say.thing} />), sayFaded(traveller.faded, things)];
  const onAim = (direction: number | null): void => void (aimed.value = direction);
  const work = deciding ? workOf(asked, { ...sight, ...outlook, yields: sight.yields ?? [], aim, onIsland, onAim }) : null;
  const rail = {
    content: (
      <Rail
        {...{ play, view, things }}
        events={opened ?? events}
        onLook={(island) => (looked.value = island)}
        why={(event) => inWords(whys.get(event))}
      />
    ),
    title: t('rail.log'),
    tool: t('rail.log'),
    small,
    open: log,
    aside: 'rail',
    sheet: 'rail-sheet',
  };
  return (
    <Frame
      play={play}
      look={`seats-${view.players.length}`}
      deciding={deciding}
      onMenu={onMenu}
      track={<Phases view={view} things={things} name={(phase) => say.thing({ kind: 'phase', id: phase })} />}
      hints={{ because: async () => (await import('./adviceReasons.ts')).because(things) }}
      rail={rail}
      sheets={<MatSheet play={play} view={view} things={things} seat={mat} />}
    >
      <Defs />
      <Fleet play={play} view={view} things={things} narrow={narrow} opened={view !== known.view} onOpen={(seat) => (mat.value = seat)} />
      <main id="main" class="gravity-main">
        <SkyView
          {...{ play, view, things, sight, at, deciding, narrow, events, looked, aimed, held, onIsland, ...outlook }}
          onDrawn={() => traveller.rest()}
        />
        <Prompt {...asked} aim={aim} prospects={outlook.prospects} held={held} news={small ? tidings(events, view, say) : null} />
        <Refused play={play} />
        {recap.length > 0 && !held && !view.result && !play.refused.value && (
          <Recap title={t('gravity.recap', { round: view.round - 1 })} lines={recap} onClose={lastRound.close} />
        )}
        {now.stage === 'over' ? (
          <Aftermath say={say} view={view} />
        ) : (
          <Bench {...asked} aim={aim} deciding={deciding} prospects={outlook.prospects}>
            {held ? <RoundOver lines={recap} /> : work}
          </Bench>
        )}
        <p class="spoken" aria-live="polite">
          {spoken}
        </p>
      </main>
    </Frame>
  );
}

/** What others did, where the log is not in sight. */
const tidings = (events: readonly GravityEvent[], view: View, say: Wordings): string =>
  news(events, view.viewer, NEWS)
    .map((event) => say.plain(say.event(event)))
    .join(' · ');
