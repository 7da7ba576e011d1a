/** A finished game looked back on: every decision by what its seat knew, luck apart from it, and everything to click. */
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { loadReview } from '@orrery/games/load';
import type { Ledger, ReviewPlug } from '@orrery/games/plug';
import type { Seat } from '@orrery/kernel';
import { lead, resultFor, thresholdsFor, type Answer } from '@orrery/review';
import { Header } from '../app/Header.tsx';
import { Loading } from '../app/lazyScreen.tsx';
import { amend, href, route } from '../app/route.ts';
import { language } from '../app/settings.ts';
import { need, t } from '../app/words.ts';
import { lazyPart } from '../board/lazyPart.tsx';
import { find, type Opened } from '../replay/library.ts';
import { openReplay, type ReplayTable } from '../replay/ReplayTable.ts';
import { type Drawn, type FigureProps, loadFigure } from '../rules/figures.ts';
import { loadBoard } from '../table/boards.ts';
import { play as dealings, type Play } from '../table/play.ts';
import { ChanceLine } from './ChanceLine.tsx';
import { Decided } from './Decided.tsx';
import { FactsTable } from './FactsTable.tsx';
import { Signet } from './Glyph.tsx';
import { Ledgers } from './Ledgers.tsx';
import { type Mark, marksOf, ownDecisions, wayFrom, worstOf } from './marks.ts';
import { type Found, REVIEWER } from './messages.ts';
import { Reviewing, type Line } from './Reviewing.ts';
import { Short } from './Short.tsx';
import { SolvedTable } from './SolvedTable.tsx';
import { Split } from './Split.tsx';
import { Tales } from './Tales.tsx';
import { TryIt } from './TryIt.tsx';
import { useWidth } from './useWidth.ts';
import { r, signed, whole } from './words.ts';
import '../app/dialog.css';
import './review.css';

interface Ready {
  readonly opened: Opened;
  readonly table: ReplayTable;
  readonly play: Play;
  readonly plug: ReviewPlug;
  readonly Figure: ComponentType<FigureProps> | null;
}

async function load(id: string): Promise<Ready | null> {
  const opened = await find(id);
  if (!opened || (opened.fault && opened.fault.code !== 'other-end')) return null;
  const table = await openReplay(id, opened.replay, opened.from);
  const [plug, Figure] = await Promise.all([loadReview(table.game), loadFigure(table.game), loadBoard(table.game), need('review')]);
  return plug && { opened, table, play: dealings(table), plug, Figure };
}

/** The seat reviewed at first: the one in the address, or the one person at the table. */
function firstSeat({ table }: Ready): Seat {
  const wanted = Number(route.peek().query.get('seat') ?? '');
  if (route.peek().query.has('seat') && Number.isInteger(wanted) && wanted >= 0 && wanted < table.seats.length) return wanted;
  return Math.max(
    0,
    table.seats.findIndex(({ kind }) => kind === 'person'),
  );
}

const openWorker = (): Line => new Worker(new URL('../table/host.worker.ts', import.meta.url), { type: 'module', name: REVIEWER });

export default function ReviewScreen() {
  const id = route.value.path[1] ?? '';
  const [ready, setReady] = useState<Ready | null | undefined>(undefined);
  useEffect(() => {
    setReady(undefined);
    load(id).then(setReady, () => setReady(null));
  }, [id]);
  if (ready === undefined) return <Loading />;
  if (ready === null)
    return (
      <div class="page">
        <Header />
        <main id="main" class="reading">
          <h1>{t('replay.cannot')}</h1>
          <p class="lead">{t('replay.missing')}</p>
          <a class="button primary" href={href('replays')}>
            {t('lobby.replays')}
          </a>
        </main>
      </div>
    );
  return <Review ready={ready} />;
}

function Review({ ready }: { ready: Ready }) {
  const { opened, table, play } = ready;
  const { replay } = opened;
  const [seat, setSeat] = useState(() => firstSeat(ready));
  const reviewing = useMemo(
    () =>
      new Reviewing(
        openWorker,
        {
          game: replay.game,
          rules: replay.rules,
          options: replay.options,
          pack: replay.pack.data ?? null,
          replay: { seed: replay.seed, choices: replay.choices },
          from: opened.from ?? null,
        },
        replay.seats.length,
        seat,
      ),
    [opened, seat],
  );
  useEffect(() => () => reviewing.stop(), [reviewing]);
  const names = table.seats.map((_, each) => play.say.seat(each));
  return (
    <div class={`page review-page of-${table.game}`}>
      <Header>
        <label class="review-seat">
          <span>{r('seen')}</span>
          <select value={String(seat)} onChange={(event) => setSeat(Number(event.currentTarget.value))}>
            {names.map((name, each) => (
              <option value={String(each)}>{name}</option>
            ))}
          </select>
        </label>
        <a class="button" href={`${href('replay', table.id)}?view=${seat}`}>
          {t('table.replay')}
        </a>
      </Header>
      <Looked ready={ready} reviewing={reviewing} />
    </div>
  );
}

const Sharing = lazyPart(() => import('../share/Sharing.tsx').then(({ default: part }) => part));

const chartMarks = ['slip', 'mistake', 'blunder'] as const;

function Looked({ ready, reviewing }: { ready: Ready; reviewing: Reviewing }) {
  const { opened, table, play, plug, Figure } = ready;
  const { replay } = opened;
  const { seat } = reviewing;
  const seats = replay.seats.length;
  const found = reviewing.found.value;
  const done = reviewing.stage.value === 'done';
  const partners = reviewing.partners.value;
  const thresholds = thresholdsFor(seats / partners);
  const way = done ? wayFrom(found, seat, seats, resultFor(replay, seat, partners)) : null;
  const own = ownDecisions(found, seat);
  const marks = marksOf(found, seat, thresholds, way);
  const [wish, setWish] = useState(() => route.peek().query.get('mark') ?? '');
  const [trying, setTrying] = useState(false);
  const [picturing, setPicturing] = useState(false);
  const [lineBox, lineWidth] = useWidth(720);
  const [splitBox, splitWidth] = useWidth(460);
  const chosen = marks.find(({ id }) => id === wish) ?? worstOf(marks, seat)[0] ?? marks[0] ?? null;
  const choose = (id: string): void => {
    setWish(id);
    amend(`${href('review', table.id)}?seat=${seat}&mark=${id}`);
  };
  const step = (by: number): void => {
    const at = marks.findIndex((mark) => mark === chosen);
    const next = marks[(at + by + marks.length) % marks.length];
    if (next) choose(next.id);
  };
  useEffect(() => {
    if (!chosen) return;
    table.look(seat);
    table.go(chosen.found.appraisal.at + (chosen.luck ? 1 : 0));
  }, [table, seat, chosen?.id]);
  const named = ({ choice }: Answer) => table.rules.choices.name(choice);
  const choice = (answer: Answer): string => play.say.plain(play.say.choice(named(answer)));
  const when = ({ moment }: Found): string => (moment === 0 ? r('when.start') : r(`when.${plug.unit}`, { number: moment }));
  const seatName = (each: Seat): string => play.say.seat(each);
  const sayMark = (mark: Mark): string =>
    mark.luck
      ? `${when(mark.found)}: ${r('key.luck')} ${signed(whole(mark.points))}`
      : `${when(mark.found)}, ${seatName(mark.seat)}: ${choice(mark.found.appraisal.given)}, ${mark.sign === 'plain' ? '' : r(`verdict.${mark.sign === 'luck' ? 'fine' : mark.sign}`)} ${mark.points === 0 ? '' : signed(whole(mark.points))}`;
  const rowName = (row: Ledger['rows'][number]): string =>
    'seat' in row ? seatName(row.seat) : (table.rules.names[row.kind]?.[row.id]?.[language.value] ?? row.id);
  const view = table.now.value.known?.view;
  const ledgers = useMemo(() => plug.ledgers(table.rules, seat), [plug, table, seat]);
  /** What the seat knew of things on the board, for its own decisions. */
  const chancesAt = ({ found: each, luck }: Mark): ReadonlyMap<string, number> | null => {
    const k = ledgers.findIndex(({ chances }) => chances);
    const rows = ledgers[k]?.rows;
    if (!rows || luck || each.appraisal.seat !== seat) return null;
    return new Map(rows.flatMap((row, i) => ('id' in row ? [[row.id, each.figures[k]?.[i] ?? 0] as const] : [])));
  };
  const drawnAt = ({ found: each, luck, points }: Mark): readonly Drawn[] => {
    const { given, answers } = each.appraisal;
    const [best] = answers;
    if (luck || each.appraisal.seat !== seat) return [];
    return [
      { kind: 'given', choice: named(given) },
      ...(best && points < 0 && best.choice !== given.choice ? [{ kind: 'better' as const, choice: named(best) }] : []),
    ];
  };
  const best = own.reduce<Found | null>((top, each) => (lead(each.appraisal) > (top ? lead(top.appraisal) : 0) ? each : top), null);
  const worst = worstOf(marks, seat);
  return (
    <main id="main" class="review">
      <p class="spoken" aria-live="polite">
        {chosen ? sayMark(chosen) : ''}
      </p>
      {way ? (
        <Short
          seat={seat}
          seats={seats}
          found={found}
          marks={marks}
          way={way}
          finished={!('ended' in replay.end)}
          when={when}
          seatName={seatName}
          choice={choice}
          onChoose={choose}
        />
      ) : (
        <Progress reviewing={reviewing} />
      )}
      <section class="panel review-line">
        <header>
          <h2>{r(seats / partners > 2 ? 'line.share' : 'line.chance')}</h2>
          <span class="muted small">
            <i class="known-key" /> {r('line.known')} <i class="was-key" /> {r('line.was')} · {r('line.bands')}
          </span>
          {done && (
            <button type="button" onClick={() => setPicturing(true)}>
              {t('share.picture')}
            </button>
          )}
        </header>
        <div ref={lineBox}>
          <ChanceLine
            width={lineWidth}
            own={own}
            length={replay.choices.length}
            result={way ? way.result : null}
            fair={partners / seats}
            marks={marks}
            chosen={chosen?.id ?? ''}
            seat={seat}
            when={when}
            say={sayMark}
            onChoose={choose}
          />
        </div>
        <ul class="review-key">
          {chartMarks.map((sign) => (
            <li>
              <Signet sign={sign} by="own" /> {r('key.mark', { verdict: r(`verdict.${sign}`), points: whole(thresholds[sign]) })}
            </li>
          ))}
          <li>
            <Signet sign="found" by="own" /> {r('verdict.found')}
          </li>
          <li>
            <Signet sign="luck" by="luck" /> {r('key.luck')}
          </li>
          <li>
            <Signet sign="mistake" by="others" /> {r('key.others')}
          </li>
        </ul>
      </section>
      {chosen ? (
        <Decided
          mark={chosen}
          when={when(chosen.found)}
          seatName={seatName(chosen.seat)}
          own={chosen.seat === seat}
          thresholds={thresholds}
          choice={choice}
          named={named}
          figure={Figure && view ? <Figure rules={table.rules} view={view} chances={chancesAt(chosen)} drawn={drawnAt(chosen)} /> : null}
          onStep={step}
        >
          <div class="row-of-buttons">
            <button type="button" class="primary" onClick={() => setTrying(true)}>
              {r('try')}
            </button>
            <a class="button" href={`${href('replay', table.id)}?at=${chosen.found.appraisal.at}&view=${seat}`}>
              {r('in.replay')}
            </a>
          </div>
        </Decided>
      ) : (
        <section class="panel review-move pending">{r('pending.move')}</section>
      )}
      <section class="panel review-split">
        <header>
          <h2>{way ? r('way.title', { start: whole(way.start.share), result: whole(way.result) }) : r('way.pending.title')}</h2>
        </header>
        <div ref={splitBox}>{way ? <Split way={way} width={splitWidth} /> : <p class="muted">{r('way.pending')}</p>}</div>
      </section>
      <section class="panel review-words">
        <h2 class="caps">{r('worst')}</h2>
        <ol>
          {worst.map((mark) => (
            <li>
              <button type="button" aria-current={mark.id === chosen?.id ? 'true' : undefined} onClick={() => choose(mark.id)}>
                <Signet sign={mark.sign} by="own" />
                <b>
                  {when(mark.found)} · {choice(mark.found.appraisal.given)}
                </b>
                <strong>{signed(whole(mark.points))}</strong>
                {mark.found.appraisal.answers[0] && (
                  <span class="muted small">
                    {r('better', {
                      choice: choice(mark.found.appraisal.answers[0]),
                      percent: whole(mark.found.appraisal.answers[0].chance),
                    })}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ol>
        {worst.length === 0 && <p class="muted">{r('none')}</p>}
        <h2 class="caps">{r('best')}</h2>
        <p>
          {best ? `${when(best)} · ${choice(best.appraisal.given)}. ${r('ahead', { points: whole(lead(best.appraisal)) })}` : r('none')}
        </p>
      </section>
      {done && (
        <div class="review-more">
          <Ledgers ledgers={ledgers} own={own} unit={r(`unit.${plug.unit}`)} rowName={rowName} />
          {plug.solved && <SolvedTable plug={plug.solved} found={own} table={table} when={when} seatName={seatName} thing={rowName} />}
          <Tales table={table} plug={plug} seat={seat} Figure={Figure} say={(event) => play.say.plain(play.say.event(event))} />
        </div>
      )}
      <FactsTable found={found} seat={seat} thresholds={thresholds} when={when} seatName={seatName} choice={choice} />
      <section class="panel review-sure">
        <p>
          <b>{r('sure.figures')}</b> {r('sure.figures.line')}
        </p>
        <p>
          <b>{r('sure.mistake')}</b>{' '}
          {r('thresholds', { slip: whole(thresholds.slip), mistake: whole(thresholds.mistake), blunder: whole(thresholds.blunder) })}
        </p>
        <p>
          <b>{r('sure.luck')}</b> {r('sure.luck.line')}
        </p>
      </section>
      {chosen && (
        <nav class="review-thumb" aria-label={r('mark.label')}>
          <button type="button" aria-label={r('mark.before')} onClick={() => step(-1)}>
            ‹
          </button>
          <span>
            {when(chosen.found)} <small class="muted">{r('mark.of', { number: marks.indexOf(chosen) + 1, all: marks.length })}</small>
          </span>
          <button type="button" aria-label={r('mark.next')} onClick={() => step(1)}>
            ›
          </button>
          <button type="button" class="primary" onClick={() => setTrying(true)}>
            {r('try.short')}
          </button>
        </nav>
      )}
      {picturing && (
        <Sharing
          opened={opened}
          chart={document.querySelector<SVGSVGElement>('.review-chart')}
          chances={`${seatName(seat)} · ${r(seats / partners > 2 ? 'line.share' : 'line.chance')}`}
          onClose={() => setPicturing(false)}
        />
      )}
      {trying && chosen && (
        <TryIt
          table={table}
          opened={opened}
          at={chosen.found.appraisal.at}
          seat={seat}
          seatName={seatName(seat)}
          onClose={() => setTrying(false)}
        />
      )}
    </main>
  );
}

function Progress({ reviewing }: { reviewing: Reviewing }) {
  const percent = Math.floor(100 * reviewing.progress.value);
  const stage = reviewing.stage.value;
  if (stage === 'failed')
    return (
      <section class="panel review-progress" role="alert">
        <p>{r('failed', { reason: reviewing.fault.value })}</p>
      </section>
    );
  return (
    <section class="panel review-progress" data-stage={stage}>
      <h1 class="title">{r(stage === 'stopped' ? 'stopped' : 'computing', { percent })}</h1>
      <progress max={100} value={percent} aria-label={r('progress')} />
      <button type="button" onClick={() => (stage === 'stopped' ? reviewing.goOn() : reviewing.stop())}>
        {r(stage === 'stopped' ? 'goOn' : 'stop')}
      </button>
      <p class="muted small">{r(stage === 'stopped' ? 'stopped.note' : 'computing.note')}</p>
    </section>
  );
}
