/** A table on the server: the waiting room before the deal, the board after it, and what belongs to the table around both. */
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { SPECTATOR } from '@orrery/kernel';
import { Header } from '../app/Header.tsx';
import { lazyPart } from '../board/lazyPart.tsx';
import { Loading } from '../app/lazyScreen.tsx';
import { persist } from '../app/persist.ts';
import { href, route } from '../app/route.ts';
import { need, t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import { type BoardProps, loadBoard } from '../table/boards.ts';
import { play as dealings, type Play } from '../table/play.ts';
import { Seated } from '../table/Seated.tsx';
import { Around } from './Around.tsx';
import { Talk, talkAt } from './Talk.tsx';
import { Lapsed } from './Asking.tsx';
import { connection } from './connection.ts';
import { openRemote, type RemoteTable } from './remote.ts';
import { Waiting } from './Waiting.tsx';
import { isNews, WhileAway } from './WhileAway.tsx';
import { codeOf, refusedCode, sayCode } from './words.ts';
import './online.css';

const Ahead = lazyPart(async () => (await import('./Ahead.tsx')).Ahead);

/** After this long without an answer the page says what it is waiting for. */
const PATIENCE = 2500;

interface Open {
  readonly remote: RemoteTable;
  readonly Board: ComponentType<BoardProps> | null;
}

export default function MatchScreen() {
  const match = route.value.path[1] ?? '';
  const [opened, setOpened] = useState<Open | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [late, setLate] = useState(false);
  const [silent, setSilent] = useState(true);
  useEffect(() => {
    const patience = setTimeout(() => setLate(true), PATIENCE);
    let gone = false;
    let close = (): void => undefined;
    setFailed(null);
    setOpened(null);
    setLate(false);
    setSilent(true);
    refusedCode.value = null;
    openRemote(match, () => !gone && setSilent(false))
      .then(async (remote) => {
        close = remote.close;
        if (gone) return close();
        const [Board] = await persist(() => Promise.all([loadBoard(remote.game.id), need('fairness')]));
        if (!gone) setOpened({ remote, Board });
      })
      .catch((error: unknown) => !gone && setFailed(codeOf(error)));
    return () => {
      gone = true;
      clearTimeout(patience);
      close();
    };
  }, [match]);
  if (failed !== null)
    return (
      <Apart title={t('cannot')}>
        <p class="lead">{sayCode(failed)}</p>
      </Apart>
    );
  if (opened) return <Room {...opened} />;
  if (!late || !silent) return <Loading />;
  // A server that is there and says nothing of a table keeps everybody from it alike, whoever asks.
  if (connection.value === 'open') return <Loading>{t('online.secret')}</Loading>;
  return (
    <Apart title={t('online')}>
      <p class="online-state panel" role="status">
        <Icon name="offline" size={18} /> {t('online.none')}
      </p>
    </Apart>
  );
}

function Apart({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="page">
      <Header />
      <main id="main" class="reading online">
        <h1>{title}</h1>
        {children}
        <p>
          <a class="button primary" href={href('online')}>
            {t('online')}
          </a>
        </p>
      </main>
    </div>
  );
}

function Room({ remote, Board }: Open) {
  const table = remote.table.value;
  const seen = remote.seen.value;
  const [play, setPlay] = useState<Play | null>(null);
  useEffect(() => {
    if (table && !play) setPlay(dealings(table));
  }, [table]);
  useEffect(() => {
    if (play) remote.catchUp.place((entry) => isNews(play.table, entry));
  }, [play]);
  // Whoever answers has seen what there was to see.
  const answers = seen.game?.n ?? 0;
  const first = useRef(answers);
  useEffect(() => {
    if (answers !== first.current) remote.catchUp.dismiss();
  }, [answers]);
  // Spectators never answer: whatever arrived has been seen.
  const length = seen.game?.known.past.length ?? 0;
  useEffect(() => {
    const missed = remote.catchUp.missed.peek();
    if (seen.table.viewer === SPECTATOR && missed && length > missed.to) remote.catchUp.dismiss();
  }, [length]);
  const talk = talkAt(remote, seen);
  const { viewer, end, seats } = seen.table;
  // Whoever is asked now answers now.
  const mayGive = viewer !== SPECTATOR && !end && !seats[viewer]?.away && seen.game?.open.length === 0;
  if (!table || !play) return <Waiting match={remote.match} seen={seen} game={remote.game} talk={talk} />;
  return (
    <div class="online-table">
      <Around
        match={remote.match}
        seen={seen}
        called={play.say.seat}
        talk={talk}
        checks={remote.checks.value}
        ahead={mayGive && <Ahead match={remote.match} seen={seen} play={play} />}
      >
        <Lapsed lapse={remote.lapse} />
        <WhileAway play={play} catchUp={remote.catchUp} past={seen.game?.known.past ?? []} />
      </Around>
      <Seated
        play={play}
        Board={Board}
        talk={{
          panel: <Talk match={remote.match} seen={seen} called={play.say.seat} talk={talk} />,
          lines: seen.chat.length,
        }}
      />
    </div>
  );
}
