/** A replay: step, play, jump, from every point of view; share it, save it, or play on from any moment. */
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type ReplayFault, SPECTATOR, type Viewer, writeReplay } from '@orrery/kernel';
import { called } from '../faces/called.ts';
import { Dialog } from '../app/Dialog.tsx';
import { ReplayFaultWords } from './ReplayFaultWords.tsx';
import { Header } from '../app/Header.tsx';
import { Loading } from '../app/lazyScreen.tsx';
import { amend, go, href, route } from '../app/route.ts';
import { need, t, type WebKey } from '../app/words.ts';
import { lazyPart } from '../board/lazyPart.tsx';
import { LazyExplaining } from '../board/LazyExplaining.tsx';
import { Icon } from '../draw/glyphs.tsx';
import { type BoardProps, loadBoard } from '../table/boards.ts';
import { plainTable } from '../table/plainTable.ts';
import { play as dealings, type Play } from '../table/play.ts';
import { TextTable } from '../textboard/TextTable.tsx';
import { Checks } from '../online/Checks.tsx';
import { bring, find, type Opened } from './library.ts';
import { fromLink, toLink } from './gameInLink.ts';
import { ALL_OPEN } from './pointsOfView.ts';
import { playOn, seatFor } from './playOn.ts';
import { openReplay, type ReplayTable } from './ReplayTable.ts';
import '../app/dialog.css';
import '../table/table.css';
import './replay.css';

interface Ready {
  readonly opened: Opened;
  readonly table: ReplayTable;
  readonly play: Play;
  readonly Board: ComponentType<BoardProps> | null;
}

/** A record that cannot be replayed, and what is wrong with it. */
class Unplayable extends Error {
  readonly fault: ReplayFault;
  constructor(fault: ReplayFault) {
    super(fault.problem);
    this.fault = fault;
  }
}

/** `#/replay/<id>` or `#/replay/link/<compressed game>`. */
async function load(path: readonly string[]): Promise<Ready | null> {
  const [, first = '', second = ''] = path;
  let opened: Opened | null = null;
  if (first === 'link') {
    const brought = await bring(await fromLink(second));
    if (typeof brought !== 'string') throw new Unplayable(brought);
    // The moment and the point of view of whoever shared it stay.
    amend(`${href('replay', brought)}?${route.peek().query.toString()}`);
    opened = await find(brought);
  } else opened = await find(first);
  if (!opened) return null;
  const { replay } = opened;
  if (opened.fault && opened.fault.code !== 'other-end') throw new Unplayable(opened.fault);
  const table = await openReplay(first, replay, opened.from);
  const [Board] = await Promise.all([loadBoard(table.game), need('fairness')]);
  return { opened, table, play: dealings(table), Board };
}

export default function ReplayScreen() {
  const path = route.value.path;
  const [ready, setReady] = useState<Ready | null | undefined>(undefined);
  const [failed, setFailed] = useState<ReplayFault | 'damaged' | null>(null);
  useEffect(() => {
    setReady(undefined);
    setFailed(null);
    load(path).then(
      (found) => {
        const at = Number(route.peek().query.get('at') ?? 0);
        const viewer = route.peek().query.get('view');
        if (found) found.table.look(viewer === null ? ownSeat(found.table) : Number(viewer));
        found?.table.go(Number.isInteger(at) ? at : 0);
        setReady(found);
      },
      (error: unknown) => setFailed(error instanceof Unplayable ? error.fault : 'damaged'),
    );
  }, [path[1], path[1] === 'link' ? path[2] : '']);
  if (failed !== null || ready === null)
    return (
      <div class="page">
        <Header />
        <main id="main" class="reading">
          <h1>{t('replay.cannot')}</h1>
          <p class="lead">
            {failed === null ? t('replay.missing') : failed === 'damaged' ? t('replay.damaged') : <ReplayFaultWords fault={failed} />}
          </p>
          <a class="button primary" href={href('replays')}>
            {t('lobby.replays')}
          </a>
        </main>
      </div>
    );
  if (!ready) return <Loading />;
  const props = { play: ready.play, onMenu: () => go('replays') };
  return (
    <div class={`replaying of-${ready.table.game}`}>
      {ready.Board && !plainTable.value ? <ready.Board {...props} /> : <TextTable {...props} />}
      <Controls {...ready} />
      <LazyExplaining table={ready.table} />
    </div>
  );
}

/** The seat of whoever opens the replay of a game played here: the one person at it. */
function ownSeat({ seats }: ReplayTable): Viewer {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? (people[0] ?? SPECTATOR) : SPECTATOR;
}

function Controls({ table, opened, play }: Ready) {
  const [running, setRunning] = useState(false);
  const [sharing, setSharing] = useState<'link' | 'picture' | null>(null);
  const speed = useSignal(900);
  const { at, length } = table;
  const address = `${href('replay', table.id)}?at=${at.value}&view=${table.viewer.value}`;
  useEffect(() => {
    history.replaceState(null, '', address);
  }, [address]);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (at.peek() >= length) setRunning(false);
      else table.go(table.news());
    }, speed.value);
    return () => clearInterval(timer);
  }, [running, speed.value]);
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLSelectElement || event.target instanceof HTMLInputElement || document.querySelector('dialog[open]'))
        return;
      const to = {
        ArrowRight: at.peek() + 1,
        ArrowLeft: at.peek() - 1,
        PageDown: table.turn(1),
        PageUp: table.turn(-1),
        Home: 0,
        End: length,
      }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      table.go(to);
    };
    document.addEventListener('keydown', down);
    return () => document.removeEventListener('keydown', down);
  }, [table]);
  const step = (icon: string, label: WebKey, to: number) => (
    <button type="button" class="round" aria-label={t(label)} title={t(label)} onClick={() => table.go(to)}>
      <Icon name={icon} size={16} />
    </button>
  );
  const views: readonly (readonly [Viewer, string])[] = [
    ...table.seats.map((_, seat) => [seat, play.say.seat(seat)] as const),
    [SPECTATOR, t('replay.spectator')],
    [ALL_OPEN, t('replay.all')],
  ];
  return (
    <section class="replay-bar panel" aria-label={t('table.replay')}>
      <div class="replay-steps">
        {step('first', 'replay.first', 0)}
        {step('turn-back', 'replay.turn.back', table.turn(-1))}
        {step('back', 'replay.back', at.value - 1)}
        <button
          type="button"
          class="round primary"
          aria-label={t(running ? 'replay.pause' : 'replay.play')}
          onClick={() => setRunning(!running)}
        >
          <Icon name={running ? 'pause' : 'play'} size={14} />
        </button>
        {step('forward', 'replay.forward', at.value + 1)}
        {step('turn-on', 'replay.turn.forward', table.turn(1))}
        {step('last', 'replay.last', length)}
      </div>
      <input
        type="range"
        min={0}
        max={length}
        value={at.value}
        aria-label={t('replay.at', { at: at.value, length })}
        aria-valuetext={t('replay.at', { at: at.value, length })}
        onInput={(event) => table.go(Number(event.currentTarget.value))}
      />
      <span class="replay-count">
        {at.value} / {length}
      </span>
      <label>
        <span class="spoken">{t('replay.view')}</span>
        <select value={String(table.viewer.value)} onChange={(event) => table.look(Number(event.currentTarget.value))}>
          {views.map(([viewer, name]) => (
            <option value={String(viewer)}>{name}</option>
          ))}
        </select>
      </label>
      {at.value < length && (
        <button type="button" class="play-on" onClick={() => void playOn(table, opened)} title={sayPlayOn(table, play)}>
          <Icon name="forward" size={14} /> {t('replay.on')}
        </button>
      )}
      <a class="button" href={reviewAddress(table)}>
        {t('table.review')}
      </a>
      <button type="button" onClick={() => setSharing('link')}>
        {t('replay.share')}
      </button>
      {sharing === 'link' && (
        <Share table={table} opened={opened} play={play} onPicture={() => setSharing('picture')} onClose={() => setSharing(null)} />
      )}
      {sharing === 'picture' && <Sharing opened={opened} onClose={() => setSharing(null)} />}
    </section>
  );
}

/** The review of this game by the seat one looks from. */
const reviewAddress = ({ id, viewer, seats }: ReplayTable): string =>
  viewer.value >= 0 && viewer.value < seats.length ? `${href('review', id)}?seat=${viewer.value}` : href('review', id);

/** What playing on from here means. */
const sayPlayOn = (table: ReplayTable, play: Play): string =>
  t(table.viewer.value === ALL_OPEN ? 'replay.on.open' : 'replay.on.line', { seat: play.say.seat(seatFor(table)) });

const Sharing = lazyPart(() => import('../share/Sharing.tsx').then(({ default: part }) => part));

function Share({ table, opened, play, onPicture, onClose }: Omit<Ready, 'Board'> & { onPicture: () => void; onClose: () => void }) {
  const [copied, setCopied] = useState(false);
  /** The link itself, where the browser does not let the page copy it. */
  const [link, setLink] = useState<string | null>(null);
  const text = writeReplay(opened.replay);
  const save = (): void => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.download = `${table.game}-${opened.replay.seed.match.slice(0, 8)}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };
  const address = async (): Promise<void> => {
    const whole = `${location.href.split('#')[0]}${href('replay', 'link', await toLink(text))}?at=${table.at.value}&view=${table.viewer.value}`;
    try {
      await navigator.clipboard.writeText(whole);
      setCopied(true);
    } catch {
      setLink(whole);
    }
  };
  return (
    <Dialog title={t('replay.share')} onClose={onClose}>
      <p class={opened.fault ? 'refused panel' : 'verified'}>
        {opened.fault ? <ReplayFaultWords fault={opened.fault} /> : t(opened.from ? 'replay.unsealed' : 'replay.verified')}
      </p>
      {opened.checks && <Checks match={opened.replay.seed.match} checks={opened.checks} />}
      <p class="muted small">
        {t('replay.seats')}:{' '}
        {table.seats
          .map((seat, i) => `${play.say.seat(i)} – ${seat.kind === 'bot' ? called(play.table.game, seat.level) : t('setup.person')}`)
          .join('; ')}
      </p>
      <div class="row-of-buttons">
        {!opened.from && (
          <>
            <button type="button" onClick={save}>
              <Icon name="file" /> {t('replay.save')}
            </button>
            <button type="button" onClick={() => void address()}>
              <Icon name="link" /> {t(copied ? 'replay.copied' : 'replay.copy')}
            </button>
          </>
        )}
        <button type="button" onClick={onPicture}>
          <Icon name="eye" /> {t('share.picture')}
        </button>
      </div>
      {link !== null && (
        <label class="link-to-copy small">
          {t('online.copy.failed')}
          <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </Dialog>
  );
}
