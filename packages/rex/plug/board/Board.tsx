/** Rex's table: seats left and right of the city, the private strip below, the log in the rail. */
import { useComputed, useSignal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { type Known, set } from '@orrery/kernel';
import { fleetPreview, type Notes, notesOf, type RexEvent, type RexPack, type RexRules, type RexView } from '@orrery/rex';
import { Dialog } from '@orrery/web/app/Dialog.tsx';
import { keep, kept } from '@orrery/web/app/settings.ts';
import { onPhone, under } from '@orrery/web/app/width.ts';
import { Banner } from '@orrery/web/board/Banner.tsx';
import { lazily } from '@orrery/web/board/lazyPart.tsx';
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
import type { BoardProps } from '@orrery/web/table/boards.ts';
import { Refused } from '@orrery/web/table/Doubts.tsx';
import { Words } from '@orrery/web/table/wording.tsx';
import { HintTool } from '@orrery/web/table/Hint.tsx';
import { PaceTool } from '@orrery/web/table/PaceTool.tsx';
import { packTitle } from '@orrery/web/table/packTitle.ts';
import type { Table } from '@orrery/web/table/table.ts';
import { ALL_OPEN, type Revisited } from '@orrery/web/replay/pointsOfView.ts';
import { fix, groupsOf, narrowed, newAim, openPlaces, placeFacet, pointAt, valueOf } from './aim.ts';
import type { Asking } from './Answers.tsx';
import { BATTLE_VERBS } from './battleVerbs.ts';
import { CEASEFIRE, CEASEFIRE_VERBS, OFFER_VERBS } from './ceasefire.ts';
import { City } from './City.tsx';
import { composedPlan } from './composed.ts';
import { fightOf } from './fight.ts';
import { camera } from './geometry.ts';
import { bidUpTo, instructed, type Limit, limitIn, NO_LIMIT, readLimit, writtenLimit } from './instructions.ts';
import { Lens } from './Lens.tsx';
import { lookOf, spokenOf } from './looks.ts';
import { outcomeFor, sinceAnswer } from './outcome.ts';
import { OutcomeBar } from './OutcomeBar.tsx';
import { Notices } from './Notices.tsx';
import { Plate, type SeatState, Tile } from './Plates.tsx';
import { draftOf, picksAt } from './plan.ts';
import { Prompt } from './Prompt.tsx';
import { BIG, Rail } from './Rail.tsx';
import { saleOf } from './sale.ts';
import { StartPanel, START_VERBS } from './StartPanel.tsx';
import { Strip } from './Strip.tsx';
import type { Subject } from './subject.ts';
import { closedIn, streets, tagsOf } from './placeTags.ts';
import { chip, thingsOf } from './things.tsx';
import { Track } from './Track.tsx';
import { placesOf, Traveller } from './travel.ts';
import '@orrery/web/board/board.css';
import './city.css';
import './seats.css';
import './board.css';
import './panels.css';
import './ceasefire.css';
import './narrow.css';
import { isWindow } from './windows.ts';
import { laterPart, t, withWords } from './words.ts';

// Needed later than the board, and so fetched after it.
const About = laterPart(async () => (await import('./About.tsx')).About);
const Aftermath = laterPart(async () => (await import('./Aftermath.tsx')).Aftermath);
const OpenHands = laterPart(async () => (await import('./OpenHands.tsx')).OpenHands);
const bargainer = lazily(async () => (await withWords(import('./bargaining.ts'))).bargaining);
const CeasefirePanel = laterPart(async () => (await import('./CeasefirePanel.tsx')).CeasefirePanel);
const AuctionPanel = laterPart(async () => (await import('./AuctionPanel.tsx')).AuctionPanel);
const RecruitPanel = laterPart(async () => (await import('./RecruitPanel.tsx')).RecruitPanel);
const BattlePanel = laterPart(async () => (await import('./BattlePanel.tsx')).BattlePanel);

/** As far as this a phone's page may have been scrolled and still shows everything that matters. */
const TOP = 40;
const NONE: ReadonlySet<string> = new Set();
const NOWHERE: ReadonlyMap<string, number> = new Map();
const NO_TAGS: ReturnType<typeof tagsOf> = new Map();
const RECRUIT_VERBS: ReadonlySet<string> = new Set(['recruit']);
const FIRST = ['.rx-over [data-choosable]', '.rx-prompt [data-choosable]:not(.quiet-choice)', '.rx-city [data-choosable]'];
/** Verbs that a panel takes care of itself. */
const VERBS = new Map<ComponentType<never>, ReadonlySet<string>>([
  [StartPanel, START_VERBS],
  [CeasefirePanel, CEASEFIRE_VERBS],
  [RecruitPanel, RECRUIT_VERBS],
]);
/** Decisions in which a place is named before a number. */
const COUNTED: ReadonlySet<string> = new Set(['D-MOVE', 'D-DEPLOY']);

/** What is told of a round that is over. */
const TOLD: ReadonlySet<string> = new Set([
  'allied',
  'left',
  'wonBattle',
  'noWinner',
  'called',
  'bombardment',
  'shieldDestroyed',
  'lostInfluence',
]);
const MOST_TOLD = 8;
/** Under which name the limit of a bid is kept. */
const BID = 'rex.bid';

const reasons = async () => (await withWords(import('./adviceReasons.ts'))).because;

export default function Board({ play, onMenu, talk }: BoardProps) {
  const { table } = play;
  const aim = useMemo(newAim, []);
  const picks = picksAt(table);
  const traveller = useMemo(() => new Traveller(), []);
  const hovered = useSignal<string | null>(null);
  const [sheet, setSheet] = useState<'rail' | number | null>(null);
  /** On a phone: the place to look at, all of the city, or what is open. */
  const [sight, setSight] = useState<string | null>(null);
  /** The panel that was put aside for a look at the board. */
  const [aside, setAside] = useState<unknown>(null);
  const [given, setGiven] = useState(() => readLimit(table.id, kept(BID)));
  const limitTo = (limit: Limit): void => {
    setGiven(limit);
    keep(BID, writtenLimit(table.id, limit));
  };
  /** What is read about, and the battle whose outcome has been read. */
  const [subject, setSubject] = useState<Subject | null>(null);
  const [read, setRead] = useState(-1);
  const narrow = onPhone.value;
  const small = under(80).value;

  const now = table.now.value;
  const known = now.known as Known<RexView> | null;
  const events = useNews<RexEvent>(table, known, ({ events: news, goesOn }) => {
    if (!goesOn) traveller.stop();
    if (!known || news.length === 0) return;
    const { locations } = table.rules.pack as RexPack;
    const council = locations.find(({ council: it }) => it)?.id ?? '';
    traveller.show(news, known.view.viewer, council, (from, to) => streets(locations, from, to, closedIn(known.view)));
    markLastMove(placesOf(news, known.view.viewer, council));
  });
  const since = useSince(now, events.length);
  const offers = useComputed(() => play.offers()).value;
  const word = known && now.stage === 'decide' && !now.answersItself ? instructed(known.view, offers, given) : null;
  useEffect(() => {
    if (word !== null) play.choose(word);
  }, [now, word]);
  const memory = useMemo(() => (known ? memoryOf(table.rules as RexRules, known) : null), [known]);
  const hands = openHands(table);
  const answered = known?.past.filter((entry) => entry < 0).length ?? 0;
  const round = known?.view.round ?? 0;
  const recap = useRecap(round, answered);
  const before = useMemo(() => (recap.shown ? roundBefore(events, TOLD, MOST_TOLD) : []), [recap.shown, round]);

  useEffect(() => {
    aim.clear();
    setSight(null);
  }, [now]);
  useEffect(() => () => traveller.stop(), []);
  useChoicesInSight('.rx-prompt', [now, aim.chosen.value]);
  useLetGo(aim.clear);
  useFirstChoice(now, FIRST, '.rx-rail, .topbar, dialog, .rx-stepper, .rx-dial');

  if (!known) return null;
  const { view } = known;
  const pack = table.rules.pack as RexPack;
  const onLook = (place: string | null): void => void (hovered.value = place);
  const things = thingsOf(play, view, onLook, (what) => {
    setSheet(null);
    setSubject(what);
  });
  const ceasefire = CEASEFIRE.has(view.decision) && !view.result;
  const bargain = ceasefire ? bargainer() : null;
  const deciding = now.stage === 'decide' && !now.answersItself && word === null && (!ceasefire || bargain !== null);
  const chosen = aim.chosen.value;
  const open = deciding ? openPlaces(offers, chosen) : NOWHERE;
  const fight = fightOf(view, pack.locations, events);
  const draft = draftOf(table.rules as RexRules, view, deciding ? offers : [], picks);
  const { laps = null, offer = null, answers = null, composed: bargained } = bargain?.(table, view, events, deciding ? offers : []) ?? {};
  const openCards = new Set(
    deciding
      ? narrowed(offers, 'card' in chosen ? {} : chosen)
          .flatMap((offer) => valueOf(offer, 'card') ?? [])
          .map(String)
      : [],
  );

  const follow = (found: ReturnType<typeof fix>): boolean => {
    if (!found) return false;
    if ('answer' in found) play.choose(found.answer.choice);
    else aim.chosen.value = found.chosen;
    return true;
  };
  const onPlace = (id: string): void => {
    if (!deciding) return;
    if (chosen['from'] === id || chosen['location'] === id) return aim.clear();
    if (follow(pointAt(offers, chosen, id))) return;
    askWhy(id);
  };
  /** Nothing of the kind is open there: the rules say why. */
  const askWhy = (id: string): void => {
    for (const group of groupsOf(narrowed(offers, chosen))) {
      const facet = placeFacet(group, chosen);
      const [like] = group.offers;
      if (facet && like) return play.ask({ ...like.named, ...chosen, [facet]: id });
    }
  };
  const onCard = (card: string): void => {
    if (!deciding) return;
    if (chosen['card'] === card) return aim.clear();
    follow(fix(offers, {}, { card }));
  };

  const asked = isWindow(view.decision) || view.result ? 0 : view.asked;
  const sale = view.phase === 'bidding' && (view.decision === 'D-BID' || view.decision === 'X-PAY') && !view.result ? saleOf(events) : null;
  const seatState = (seat: number): SeatState => ({
    decides: (((asked & ~view.answered) >> seat) & 1) === 1,
    decided: (((asked & view.answered) >> seat) & 1) === 1 && view.seats > 1 && (asked & (asked - 1)) !== 0,
    bid: sale?.bids.get(seat) ?? null,
    port: set.has(view.pending.maneuver.ports, seat) && view.phase === 'maneuver',
  });
  /** Clockwise from the viewer: up the left side, down the right. */
  const seat0 = view.viewer < view.seats ? view.viewer : 0;
  const around = Array.from({ length: view.seats }, (_, i) => (seat0 + i) % view.seats);
  const half = Math.ceil(view.seats / 2);
  const left = around.slice(0, half).reverse();
  const right = around.slice(half);

  const sources = new Set(narrowed(offers, chosen).flatMap((offer) => valueOf(offer, 'from') ?? []));
  const source =
    (deciding ? headingOf(table.rules as RexRules, view) : null) ??
    chosen['from'] ??
    chosen['location'] ??
    (deciding && sources.size === 1 ? [...sources][0] : null) ??
    null;
  const tags = deciding ? tagsOf(things, offers, chosen, source === null ? null : String(source)) : NO_TAGS;
  const look = lookOf(view, things, {
    open,
    source: source === null ? null : String(source),
    fighting: fight?.location ?? null,
    tags,
  });
  const seen = things.place(sight ?? '');
  const pointed = play.table.spokenOf?.() ?? [];
  const near = pack.locations.filter(({ id }) =>
    seen
      ? id === seen.id || (seen.adj.includes(id) && !seen.council)
      : look(id).choice !== null || (open.size > 0 && pointed.includes(`place-${id}`)),
  );
  const inSight = narrow && sight !== 'whole' ? camera(near, 3.2) : null;
  const swept = sweptOf(events);
  const latest = narrow ? events.findLast(({ kind }) => BIG.has(kind)) : undefined;
  const asking: Asking = {
    play,
    things,
    offers: deciding ? offers : [],
    aim,
    small: narrow,
    onLimit: (most) => limitTo(bidUpTo(view, most)),
  };
  const toBoard = (): void => setAside(panel?.type);
  const panel: VNode | null =
    deciding && offers.some(({ named }) => START_VERBS.has(named.verb)) ? (
      <StartPanel things={things} offers={offers} />
    ) : fight && view.phase === 'battle' ? (
      <BattlePanel things={things} fight={fight} draft={draft} remembered={(seat) => memory?.hands[seat] ?? []} onBoard={toBoard} />
    ) : laps ? (
      <CeasefirePanel things={things} laps={laps} offer={offer} answers={answers} onBoard={small ? toBoard : null} />
    ) : deciding &&
      view.decision === 'D-REC' &&
      chosen['card'] === undefined &&
      offers.some(({ named }) => RECRUIT_VERBS.has(named.verb)) ? (
      <RecruitPanel asking={asking} />
    ) : sale ? (
      <AuctionPanel things={things} sale={sale} limit={limitIn(view, given)} onStop={() => limitTo(NO_LIMIT)} />
    ) : null;
  const hidden = panel !== null && panel.type === aside;
  const over = hidden ? null : panel;
  const composed = draft ? composedPlan(draft) : bargained;
  const elsewhere = draft
    ? BATTLE_VERBS
    : offer && offer.send.length > 0
      ? OFFER_VERBS
      : ((panel && VERBS.get(panel.type as ComponentType<never>)) ?? NONE);
  /** Covers city and plates; where there is room, bargaining takes the place of the plates alone. */
  const wide = over?.type === BattlePanel || over?.type === CeasefirePanel;
  const beside = over?.type === CeasefirePanel && !small;
  const notices = <Notices things={things} answers={answered} />;
  const rail = <Rail events={events} since={since} things={things} memory={memory} talk={talk} />;
  const ended = view.result ? null : outcomeFor(events, sinceAnswer(known), view.viewer);
  // What others did does not lie over one's own plan.
  const outcome = ended && (!draft || ended.sides.some(({ seat }) => seat === view.viewer)) ? ended : null;

  return (
    <div class={`drawn rex of-rex ${deciding ? 'deciding' : ''} ${over && !beside ? 'with-panel' : ''}`}>
      <Bar game="rex" pack={packTitle(play.table)}>
        <Track view={view} rounds={pack.constants.rounds} />
        {deciding && !table.online && <HintTool play={play} because={reasons} />}
        {small && (
          <Tool icon="log" label={t('rail')} onClick={() => setSheet('rail')}>
            <span>{t('rex.log')}</span>
          </Tool>
        )}
        <PaceTool table={table} />
        <Tool icon="list" label={t('menu')} onClick={onMenu} />
      </Bar>
      {narrow && <FromTheTop of={over?.type} />}
      <main id="main" class="rx-main">
        {narrow ? (
          <div class="rx-tiles" role="group" aria-label={t('rex.seats')}>
            {around.map((seat) => (
              <Tile seat={seat} things={things} state={seatState(seat)} onOpen={() => setSheet(seat)} />
            ))}
          </div>
        ) : null}
        {narrow && notices}
        {/* In a lesson the coach says what happened, and needs the room. */}
        {narrow && !play.table.lesson && (
          <p class="rx-news">{latest && <Words of={play.say.event(latest)} thing={chip(things, true)} />}</p>
        )}
        <div class={`rx-board ${beside ? 'beside' : wide ? 'covered' : ''} ${open.size > 0 ? 'pointed' : ''}`}>
          {!narrow && (
            <div class="rx-side left">
              {left.map((seat) => (
                <Plate seat={seat} things={things} state={seatState(seat)} key={seat} />
              ))}
            </div>
          )}
          <div class="rx-map">
            <Zoom question={now}>
              <City
                pack={pack}
                fleet={view.fleet}
                swept={swept}
                reach={fleetPreview(table.rules as RexRules, view)}
                order={view.players.map(({ race }) => race)}
                look={look}
                hovered={hovered}
                spoken={(id) => spokenOf(things, id, look(id), tags.get(id)?.said ?? '')}
                lit={(a, b) => source !== null && ((a === source && open.has(b)) || (b === source && open.has(a)))}
                camera={inSight}
                names={!narrow || inSight !== null}
                touch={narrow}
                onNear={setSight}
                onChoose={onPlace}
                onLook={onLook}
              />
            </Zoom>
            {!narrow && notices}
            <Lens
              hovered={hovered}
              sight={narrow && sight !== 'whole' ? sight : null}
              things={things}
              look={look}
              said={(id) => (open.has(id) && tags.get(id)?.said) || ''}
              pointed={open.size > 0}
            />
            {inSight && (
              <button type="button" class="rx-zoom" onClick={() => setSight('whole')}>
                {t('rex.whole')}
              </button>
            )}
            {hidden && (
              <button type="button" class="rx-return" onClick={() => setAside(null)}>
                {t('rex.look.back')}
              </button>
            )}
          </div>
          {!narrow && (
            <div class="rx-side right">
              {right.map((seat) => (
                <Plate seat={seat} things={things} state={seatState(seat)} key={seat} />
              ))}
            </div>
          )}
          {over && (
            <div class={`rx-over ${wide ? 'wide' : ''}`}>
              {over}
              {!wide && (
                <button type="button" class="quiet rx-look" onClick={toBoard}>
                  {t('rex.look.board')}
                </button>
              )}
            </div>
          )}
          <Banner
            of={`${view.round} ${view.phase}`}
            caption={view.round > 0 ? t('rex.round.of', { n: view.round, rounds: pack.constants.rounds }) : ''}
            title={t(`rex.phase.${view.phase}`)}
          />
        </div>
        <div class="rx-dock">
          {before.length > 0 && !play.refused.value && !view.result && (
            <Recap
              title={t('rex.recap', { round: round - 1 })}
              lines={before.map((event) => (
                <Words of={play.say.event(event)} thing={chip(things)} />
              ))}
              onClose={recap.close}
            />
          )}
          {before.length === 0 && outcome && outcome.at !== read && !play.refused.value && (
            <OutcomeBar things={things} outcome={outcome} onClose={() => setRead(outcome.at)} />
          )}
          <Refused play={play} />
          <Prompt {...asking} elsewhere={elsewhere} open={open} onWhy={askWhy} {...(composed ? { composed } : {})} />
        </div>
        {hands ? (
          <OpenHands things={things} hands={hands} />
        ) : now.stage === 'over' ? (
          <Aftermath things={things} />
        ) : (
          <Strip
            things={things}
            openCards={openCards}
            chosenCard={typeof chosen['card'] === 'string' ? chosen['card'] : null}
            onCard={onCard}
          />
        )}
      </main>
      {!small && (
        <aside class="rx-rail panel" aria-label={t('rail')}>
          {rail}
        </aside>
      )}
      {sheet === 'rail' && (
        <Dialog title={t('rail')} onClose={() => setSheet(null)} class="rx-sheet of-rex">
          {rail}
        </Dialog>
      )}
      {subject && <About things={things} subject={subject} onClose={() => setSubject(null)} />}
      {typeof sheet === 'number' && (
        <Dialog title={things.called(sheet)} onClose={() => setSheet(null)} class="rx-sheet of-rex">
          <Plate seat={sheet} things={things} state={seatState(sheet)} />
        </Dialog>
      )}
    </div>
  );
}

/** What the seat may remember of cards; nothing where the table plays without aids, or with everything open. REX-SEC-4 */
const memoryOf = (rules: RexRules, known: Known<RexView>): Notes | null =>
  rules.options['memoryAid'] === 'strict' || known.view.viewer >= known.view.seats ? null : notesOf(rules, known);

/** In a replay with everything open: what each seat sees. */
const openHands = (table: Table): readonly RexView[] | null =>
  'hands' in table && (table as Revisited).viewer.value === ALL_OPEN
    ? (table as Revisited).hands.value.map(({ view }) => view as RexView)
    : null;

/** On a phone the page scrolls: another panel, or the city again, is seen from its top. */
function FromTheTop({ of }: { of: unknown }) {
  useLayoutEffect(() => {
    if (scrollY > TOP) scrollTo(0, 0);
  }, [of]);
  return null;
}

/** Where the units go that are being counted: the place stays marked while their number is asked for. */
function headingOf(rules: RexRules, view: RexView): string | null {
  const [first] = view.own.steps;
  const step = first === undefined || !COUNTED.has(view.decision) ? null : rules.choices.name(first);
  return step && 'to' in step ? step.to : step && 'location' in step ? step.location : null;
}

/** Sectors the fleet passed in its last movement. */
function sweptOf(events: readonly RexEvent[]): number {
  const start = events.findLastIndex(({ kind }) => kind === 'bombardment');
  return start < 0 ? 0 : Math.min(6, events.slice(start).filter(({ kind }) => kind === 'entered').length);
}
