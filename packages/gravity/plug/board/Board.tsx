/** Gravity's table: the sky in the middle, airships beside it, cards and work below, log and memory in the rail. */
import { useComputed, useSignal } from '@preact/signals';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { GravityEvent, GravityRules, View } from '@orrery/gravity';
import { Dialog } from '@orrery/web/app/Dialog.tsx';
import { language } from '@orrery/web/app/settings.ts';
import { onPhone, under } from '@orrery/web/app/width.ts';
import { Banner } from '@orrery/web/board/Banner.tsx';
import { markLastMove } from '@orrery/web/board/lastMove.ts';
import { Recap } from '@orrery/web/board/Recap.tsx';
import { roundBefore, useRecap } from '@orrery/web/board/useRecap.ts';
import { useChoicesInSight } from '@orrery/web/board/useChoicesInSight.ts';
import { useFirstChoice } from '@orrery/web/board/useFirstChoice.ts';
import { useLetGo } from '@orrery/web/board/useLetGo.ts';
import { useNews } from '@orrery/web/board/useNews.ts';
import { useSince } from '@orrery/web/board/useSince.ts';
import { Zoom } from '@orrery/web/board/Zoom.tsx';
import { Bar, Tool } from '@orrery/web/table/Bar.tsx';
import { HintTool } from '@orrery/web/table/Hint.tsx';
import type { BoardProps } from '@orrery/web/table/boards.ts';
import { Refused } from '@orrery/web/table/Doubts.tsx';
import { PaceTool } from '@orrery/web/table/PaceTool.tsx';
import { packTitle } from '@orrery/web/table/packTitle.ts';
import { Words } from '@orrery/web/table/wording.tsx';
import { tell } from './actionWords.ts';
import { litPlaces, newAim, offersOf, pointAt, questionFor } from './aim.ts';
import { Bench } from './Bench.tsx';
import { CapturePanel } from './CapturePanel.tsx';
import { Domination, ForecastChip, Phases } from './Chips.tsx';
import { describer, forecastWords } from './describe.ts';
import { Aftermath } from './Aftermath.tsx';
import { feeding } from './feeding.ts';
import { IslandLoupe, IslandNote } from './IslandLoupe.tsx';
import { useKeys } from './keys.ts';
import { landingWords, type LandingSpot } from './Landing.tsx';
import { Log } from './Log.tsx';
import { Mat, SeatChips } from './Mats.tsx';
import { Memory } from './Memory.tsx';
import { news } from './news.ts';
import { openedView } from './openedView.ts';
import { Defs } from './parts.tsx';
import { Prompt } from './Prompt.tsx';
import { prospectsOf } from './prospects.ts';
import { PullPanel } from './PullPanel.tsx';
import { RedeployPanel } from './RedeployPanel.tsx';
import { SabotagePanel } from './SabotagePanel.tsx';
import { Sky } from './Sky.tsx';
import { thingsOf } from './things.ts';
import { placesOf, Traveller } from './travel.ts';
import { TurnPanel } from './TurnPanel.tsx';
import { UnitsPanel } from './UnitsPanel.tsx';
import { YieldPanel } from './YieldPanel.tsx';
import '@orrery/web/board/board.css';
import './gravity.css';
import './bench.css';
import './narrow.css';
import { t } from './words.ts';

const TEAM_COLOURS = ['var(--team-0)', 'var(--team-1)'] as const;

export default function Board({ play, onMenu }: BoardProps) {
  const { table, say } = play;
  const rules = table.rules as unknown as GravityRules;
  const things = useMemo(() => thingsOf(rules), [rules, language.value]);
  const aim = useMemo(newAim, []);
  const traveller = useMemo(() => new Traveller(), []);
  const looked = useSignal<string | null>(null);
  const aimed = useSignal<number | null>(null);
  const [sheet, setSheet] = useState<'log' | number | null>(null);
  const [spoken, setSpoken] = useState('');
  const narrow = onPhone.value;
  const small = under(73.75).value;

  const now = table.now.value;
  const known = now.known as { readonly view: View; readonly past: readonly number[] } | null;
  const view = known && (openedView(table, known.view) ?? known.view);
  const events = useNews<GravityEvent>(table, known, ({ events: news }) => {
    if (news.length === 0) return traveller.rest();
    traveller.show(news);
    markLastMove(placesOf(news));
  });
  const since = useSince(now, events.length);
  const round = view?.round ?? 0;
  const recap = useRecap(round, known?.past.filter((entry) => entry < 0).length ?? 0);
  const before = useMemo(() => (recap.shown ? roundBefore(events, TOLD, MOST_TOLD) : []), [recap.shown, round]);
  const offers = useComputed(() => offersOf(play)).value;
  const forecast = useMemo(() => (known && !known.view.result ? rules.previews.forecast(known.view) : null), [known]);
  const deciding = now.stage === 'decide';
  const own = view?.players[view.viewer]?.side ?? -1;
  const mine = useMemo(() => view?.islands.flatMap(({ id, hunters }) => ((hunters[view.viewer] ?? 0) > 0 ? [id] : [])) ?? [], [known]);
  const prospects = useMemo(() => {
    if (!known || !deciding) return null;
    const found = rules.previews.prospects(known.view);
    const yields = () => rules.previews.yields(known.view).filter(({ island }) => mine.includes(island));
    return found.length > 0 ? prospectsOf(known.view, things, found, yields) : null;
  }, [known, deciding, things]);

  // At once: whoever is quick points at the new question, not at the old one.
  useLayoutEffect(() => {
    aim.clear();
    aimed.value = null;
    // An island that moved away from under the pointer is not left, and a loupe would hide the next question.
    looked.value = null;
  }, [now]);
  useEffect(() => () => traveller.stop(), []);
  useChoicesInSight('.prompt', [now, aim.at.value]);
  useLetGo(aim.clear);
  useFirstChoice(now, ['.prompt [data-choosable]'], '.rail, .topbar, dialog');
  const readForecast = useCallback(() => {
    // The same words twice are no news to a screen reader: a space more makes them so.
    if (forecast) setSpoken((was) => forecastWords(forecast, things) + (was.endsWith(' ') ? '' : ' '));
  }, [forecast, things]);
  useKeys(readForecast);

  if (!known || !view) return null;
  const at = aim.at.value;
  const lit = deciding ? litPlaces(offers, at) : new Map<string, number | null>();
  const describe = describer(view, things, say);
  const sideOf = (id: string): number | null => {
    const seat = view.islands.find((island) => island.id === id)?.hunters.findIndex((count) => count > 0) ?? -1;
    return seat < 0 ? null : (view.players[seat]?.side ?? null);
  };
  const sideName = (side: number): string =>
    view.players.flatMap((player, seat) => (player.side === side ? [say.seat(seat)] : [])).join(', ');
  const vote = view.answers.find(({ seat }) => seat !== view.viewer) ?? null;
  const voted = vote && 'island' in vote.choice && 'seat' in vote ? { island: vote.choice.island, seat: vote.seat } : null;
  const landings: LandingSpot[] = deciding
    ? offers.flatMap(({ choice, named }) => {
        const { attractor, target } = view.attraction ?? {};
        if (named.verb !== 'cell' || !attractor || !target) return [];
        const spot = rules.previews.landings(view, attractor).find((each) => each.target === target && each.direction === named.direction);
        if (!spot) return [];
        return [
          {
            ...spot,
            choice,
            words: landingWords(rules, view, spot, own, things.island, sideName),
            voter: vote?.choice.verb === 'cell' && vote.choice.direction === named.direction ? vote.seat : null,
            choose: () => play.choose(choice),
          },
        ];
      })
    : [];
  /** An extraction is carried out, can be, or would be with the card taken up: the sky shows what it would bring. */
  const extracting =
    deciding &&
    (offers.some(({ named }) => named.verb === 'token' || (named.verb === 'act' && things.action(named.action)?.op === 'extract')) ||
      (at.card !== null &&
        (things.card(at.card)?.actions.some((action) => action.op === 'extract' && prospects?.line(action)?.possible) ?? false)));
  const yields = extracting ? rules.previews.yields(view).filter(({ island }) => mine.includes(island)) : null;
  const onIsland = (island: string): void => {
    looked.value = island;
    if (!deciding) return;
    if (!lit.has(island)) {
      const question = questionFor(view, at, island);
      if (question) play.ask(question);
      return;
    }
    const offer = pointAt(aim, offers, island);
    if (offer) play.choose(offer.choice);
  };
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== view.viewer);
  const rail = (
    <>
      <Log events={events} since={since} say={say} onLook={(island) => (looked.value = island)} />
      {!table.unaided && <Memory play={play} view={view} things={things} />}
      <p class="supply" data-zone="supply" data-term="supply">
        <small class="caps">{t('gravity.supply')}</small> {t('gravity.supply.of', { ...view.supply, module: things.module })}
      </p>
    </>
  );
  const opened = view !== known.view;
  const crowned =
    view.result?.clause === 'GRV-ISLANDS-14' ? (events.findLast((event) => event.kind === 'surrounded')?.island ?? null) : null;
  /** What others did, where the log is not in sight. */
  const tidings = (): string =>
    news(events, view.viewer, NEWS)
      .map((event) => say.plain(say.event(event)))
      .join(' · ');
  const panelProps = { play, view, things, offers };
  const work = (() => {
    if (!deciding) return null;
    switch (view.decision) {
      case 'capture.commit':
      case 'capture.loss':
        return <CapturePanel {...panelProps} />;
      case 'pump.units':
      case 'unload.units':
        return <UnitsPanel {...panelProps} />;
      case 'extract.token':
        return <YieldPanel {...panelProps} aim={aim} yields={yields ?? []} />;
      case 'redeploy':
        return <RedeployPanel {...panelProps} aim={aim} onPlace={onIsland} />;
      case 'sabotage':
        return <SabotagePanel {...panelProps} aim={aim} />;
      case 'turn.steps':
        return <TurnPanel {...panelProps} mine={mine} />;
      case 'islands.attractor':
      case 'islands.target':
      case 'islands.cell':
        return <PullPanel {...panelProps} landings={landings} voted={voted} onAim={(direction) => (aimed.value = direction)} />;
      default:
        return null;
    }
  })();

  return (
    <div class={`drawn gravity of-gravity ${deciding ? 'deciding' : ''} seats-${view.players.length}`}>
      <Defs />
      <Bar game="gravity" pack={packTitle(table)}>
        <Phases view={view} things={things} name={(phase) => say.thing({ kind: 'phase', id: phase })} />
        {deciding && !table.online && <HintTool play={play} because={async () => (await import('./adviceReasons.ts')).because(things)} />}
        {small && (
          <Tool icon="log" label={t('rail')} onClick={() => setSheet('log')}>
            <span>{t('rail.log')}</span>
          </Tool>
        )}
        <PaceTool table={table} />
        <Tool icon="list" label={t('menu')} onClick={onMenu} />
      </Bar>
      {narrow ? (
        <SeatChips play={play} view={view} onOpen={setSheet} />
      ) : (
        <div class="mats">
          {others.map((seat) => (
            <Mat key={seat} play={play} view={view} seat={seat} things={things} opened={opened} />
          ))}
        </div>
      )}
      {!narrow && view.viewer < view.players.length && (
        <div class="own-mat">
          <Mat play={play} view={view} seat={view.viewer} things={things} />
        </div>
      )}
      <main id="main" class="gravity-main">
        <div class="sky">
          <Zoom question={now}>
            <Sky
              view={view}
              plans={things.islands}
              deciding={deciding}
              lit={lit}
              picked={at.island ?? (deciding && view.decision.startsWith('capture.') ? (view.action?.to ?? null) : null)}
              landings={landings}
              aimed={aimed}
              onAim={(direction) => (aimed.value = direction)}
              yields={yields}
              feeding={extracting ? feeding(rules.previews.feeds(view, mine)) : null}
              small={narrow}
              teamOf={(id) => (view.captains.length > 0 ? (TEAM_COLOURS[sideOf(id) ?? -1] ?? null) : null)}
              describe={describe}
              onIsland={onIsland}
              onLook={(island) => (looked.value = island)}
              looked={looked}
              own={own}
              voted={voted}
              crowned={crowned}
              onDrawn={() => traveller.rest()}
              numbered={view.decision === 'sabotage' ? at.island : null}
            />
          </Zoom>
          {forecast && view.phase !== 'transition' && <ForecastChip forecast={forecast} view={view} things={things} />}
          {view.goal > 0 && !narrow && <Domination view={view} />}
          {!narrow && <IslandNote looked={looked} view={view} describe={describe} />}
          <Banner
            of={`${view.round} ${view.phase}`}
            caption={t('gravity.round.n', { round: view.round })}
            title={say.thing({ kind: 'phase', id: view.phase })}
          />
        </div>
        {narrow && <IslandLoupe looked={looked} view={view} describe={describe} plans={things.islands} />}
        <Prompt {...panelProps} aim={aim} prospects={prospects} news={small ? tidings() : null} />
        <Refused play={play} />
        {before.length > 0 && !view.result && !play.refused.value && (
          <Recap
            title={t('gravity.recap', { round: round - 1 })}
            lines={[...before.map((event) => <Words of={say.event(event)} thing={say.thing} />), tell('log.faded')]}
            onClose={recap.close}
          />
        )}
        {now.stage === 'over' ? (
          <Aftermath say={say} view={view} />
        ) : (
          <Bench {...panelProps} aim={aim} deciding={deciding} prospects={prospects}>
            {work}
          </Bench>
        )}
        <p class="spoken" aria-live="polite">
          {spoken}
        </p>
      </main>
      {!small && (
        <aside class="rail panel" aria-label={t('rail')}>
          <h2 class="caps rail-title">{t('rail.log')}</h2>
          {rail}
        </aside>
      )}
      {sheet === 'log' && (
        <Dialog title={t('rail')} onClose={() => setSheet(null)} class="rail-sheet">
          {rail}
        </Dialog>
      )}
      {typeof sheet === 'number' && (
        <Dialog title={say.seat(sheet)} onClose={() => setSheet(null)} class="mat-sheet">
          <Mat play={play} view={view} seat={sheet} things={things} opened />
        </Dialog>
      )}
    </div>
  );
}

/** What is told of a round that is over. */
const TOLD: ReadonlySet<string> = new Set(['captured', 'balance', 'attractor', 'target', 'moved', 'points']);
const MOST_TOLD = 8;

/** As many deeds of others are told above the turn on a phone. */
const NEWS = 3;
