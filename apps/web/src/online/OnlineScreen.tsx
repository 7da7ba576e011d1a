/** Games with people elsewhere: make one, join one, go on with one, watch one. */
import { useEffect, useState } from 'preact/hooks';
import type { Listed, Listing } from '@orrery/protocol';
import { GAMES, isGame } from '../app/games.ts';
import { Header } from '../app/Header.tsx';
import { href } from '../app/route.ts';
import { t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import { become, connection, link, ownName, rename, request, token, unknownKey } from './link.ts';
import './online.css';

const REFRESH = 5000;

function Rows({ title, list, none }: { title: string; list: readonly Listed[]; none: string }) {
  return (
    <section class="online-list">
      <h2 class="caps">{title}</h2>
      {list.length === 0 && <p class="muted small">{none}</p>}
      <ul>
        {list.map(({ match, game, seats, clock }) => (
          <li key={match}>
            <a class="panel online-row" href={href('match', match)}>
              <b>{isGame(game) ? t(`game.${game}`) : game}</b>
              <span>
                {seats.map(({ kind, name }) => (kind === 'open' ? t('online.free') : kind === 'bot' ? t('online.bot') : name)).join(' · ')}
              </span>
              <small>
                {clock.kind === 'none'
                  ? t('online.clock.none')
                  : t(`online.clock.${clock.kind}`, { minutes: Math.round(clock.seconds / 60) })}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Identity() {
  const [given, take] = useState('');
  const [wrong, doubt] = useState(false);
  const [copied, copy] = useState(false);
  return (
    <section class="online-me">
      <label>
        <b>{t('online.name')}</b>
        <input type="text" maxLength={32} value={ownName.value} onChange={(event) => rename(event.currentTarget.value.trim())} />
      </label>
      <details>
        <summary>{t('online.device')}</summary>
        <p class="muted small">{t('online.device.line')}</p>
        {token.value !== null && (
          <p>
            <button
              type="button"
              onClick={() => {
                void navigator.clipboard?.writeText(token.value ?? '');
                copy(true);
              }}
            >
              {t(copied ? 'online.copied' : 'online.device.copy')}
            </button>
          </p>
        )}
        <form
          class="row-of-buttons"
          onSubmit={(event) => {
            event.preventDefault();
            const whole = /^[A-Za-z0-9_-]{20,64}$/.test(given.trim());
            doubt(!whole);
            if (whole) become(given.trim());
          }}
        >
          <input
            type="text"
            aria-label={t('online.device.paste')}
            placeholder={t('online.device.paste')}
            value={given}
            onInput={(event) => take(event.currentTarget.value)}
          />
          <button type="submit">{t('online.device.take')}</button>
        </form>
        <p class="small" role="alert">
          {wrong ? t('online.device.wrong') : unknownKey.value ? t('online.no.unknown-token') : ''}
        </p>
      </details>
    </section>
  );
}

export default function OnlineScreen() {
  const [listing, show] = useState<Listing | null>(null);
  const [tried, give] = useState(false);
  const state = connection.value;
  useEffect(() => {
    link();
    let gone = false;
    const refresh = (): void =>
      void request<Listing>({ do: 'list' }).then(
        (list) => !gone && show(list),
        () => undefined,
      );
    refresh();
    const timer = setInterval(refresh, REFRESH);
    const patience = setTimeout(() => give(true), 2500);
    return () => {
      gone = true;
      clearInterval(timer);
      clearTimeout(patience);
    };
  }, [token.value]);
  return (
    <div class="page">
      <Header />
      <main id="main" class="reading online">
        <h1>{t('online')}</h1>
        <p class="lead">{t('online.line')}</p>
        {state !== 'open' && (
          <p class="online-state panel" role="status">
            <Icon name="offline" size={18} /> {t(tried ? 'online.none' : 'online.connecting')}
          </p>
        )}
        <Identity />
        <section class="online-new">
          <h2 class="caps">{t('online.new')}</h2>
          <div class="online-games">
            {GAMES.map((game) => (
              <a class={`button primary of-${game}`} key={game} href={href('online', 'new', game)}>
                {t(`game.${game}`)}
              </a>
            ))}
          </div>
        </section>
        {listing && (
          <>
            {listing.mine.length > 0 && <Rows title={t('online.mine')} list={listing.mine} none="" />}
            <Rows title={t('online.open')} list={listing.open} none={t('online.open.none')} />
            <Rows
              title={t('online.running')}
              list={listing.running.filter(({ match }) => !listing.mine.some((own) => own.match === match))}
              none={t('online.running.none')}
            />
          </>
        )}
      </main>
    </div>
  );
}
