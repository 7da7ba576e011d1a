/** A table on the server: the waiting room before the deal, the board after it, and what belongs to the table around both. */
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { SPECTATOR } from '@orrery/kernel';
import type { Seen } from '@orrery/protocol/client';
import { isGame } from '../app/games.ts';
import { Header } from '../app/Header.tsx';
import { Loading } from '../app/later.tsx';
import { href, route } from '../app/route.ts';
import { need, t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import { boards, type BoardProps } from '../table/boards.ts';
import { play as dealings, type Play } from '../table/play.ts';
import { Seated } from '../table/Seated.tsx';
import { Around } from './Around.tsx';
import { connection } from './link.ts';
import { Refusal } from './Refusal.tsx';
import { openRemote, type RemoteTable } from './remote.ts';
import { sideName } from './seats.ts';
import { WhileAway } from './WhileAway.tsx';
import { ask, codeOf, refusedCode, sayCode } from './words.ts';
import './online.css';

/** Longer than this without an answer, and the page says that it is looking for its server. */
const PATIENCE = 2500;

interface Open {
  readonly remote: RemoteTable;
  readonly Board: ComponentType<BoardProps> | null;
}

export default function MatchScreen() {
  const match = route.value.path[1] ?? '';
  const [opened, open] = useState<Open | null>(null);
  const [failed, fail] = useState<string | null>(null);
  const [late, wait] = useState(false);
  useEffect(() => {
    const patience = setTimeout(() => wait(true), PATIENCE);
    let gone = false;
    let close = (): void => undefined;
    fail(null);
    open(null);
    wait(false);
    refusedCode.value = null;
    openRemote(match).then(
      async (remote) => {
        close = remote.close;
        if (gone) return close();
        const { game } = remote.seen.peek().table;
        const [drawn] = await Promise.all([boards[game]?.(), need(game)]);
        if (!gone) open({ remote, Board: drawn?.default ?? null });
      },
      (error: unknown) => !gone && fail(codeOf(error)),
    );
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
  if (!late || connection.value === 'open') return <Loading />;
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
  const [play, deal] = useState<Play | null>(null);
  useEffect(() => {
    if (table && !play) deal(dealings(table));
  }, [table]);
  useEffect(() => {
    if (table && play) remote.catchUp.place();
  }, [play]);
  // Whoever answers has seen what there was to see.
  const answers = seen.game?.n ?? 0;
  const first = useRef(answers);
  useEffect(() => {
    if (answers !== first.current) remote.catchUp.dismiss();
  }, [answers]);
  if (!table || !play) return <Waiting match={remote.match} seen={seen} />;
  return (
    <div class="online-table">
      <Around match={remote.match} seen={seen}>
        <WhileAway play={play} catchUp={remote.catchUp} past={seen.game?.known.past ?? []} />
      </Around>
      <Seated play={play} Board={Board} />
    </div>
  );
}

function Waiting({ match, seen }: { match: string; seen: Seen }) {
  const { game, seats, viewer, here, shuffle } = seen.table;
  const [copied, copy] = useState(false);
  const address = location.href.split('#')[0] + href('match', match);
  return (
    <div class={`page of-${game}`}>
      <Header />
      <main id="main" class="reading waiting-room">
        <h1>{isGame(game) ? t(`game.${game}`) : game}</h1>
        <p class="lead" role="status">
          {t(connection.value === 'open' ? 'online.waiting' : 'online.reconnecting')}
        </p>
        <Refusal />
        <p class="share">
          <input type="text" readOnly value={address} aria-label={t('online.link')} onFocus={(event) => event.currentTarget.select()} />
          <button
            type="button"
            class="primary"
            onClick={() => {
              void navigator.clipboard?.writeText(address);
              copy(true);
            }}
          >
            {t(copied ? 'online.copied' : 'online.copy')}
          </button>
        </p>
        <ul class="seat-list">
          {seats.map(({ kind, name, ready }, n) => (
            <li class="seat-row panel" key={n}>
              <b>{sideName(game, n)}</b>
              <span>{kind === 'open' ? t('online.free') : kind === 'bot' ? t('online.bot') : n === viewer ? t('text.you') : name}</span>
              <small class="muted">
                {kind === 'person' ? t((here >> n) & 1 ? (ready ? 'online.ready' : 'online.here') : 'online.away') : ''}
              </small>
              {kind === 'open' && viewer === SPECTATOR && (
                <button type="button" class="primary" onClick={() => void ask({ do: 'join', match, seat: n })}>
                  {t('online.sit')}
                </button>
              )}
              {n === viewer && (
                <button type="button" onClick={() => void ask({ do: 'leave', match })}>
                  {t('online.stand')}
                </button>
              )}
            </li>
          ))}
        </ul>
        <p class="muted small commitment">
          {t('online.commitment')} <code>{shuffle.commitment}</code>
        </p>
        <p>
          <a class="button quiet" href={href('online')}>
            {t('online')}
          </a>
        </p>
      </main>
    </div>
  );
}
