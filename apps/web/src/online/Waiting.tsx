/** The room before the deal: the link to send, who sits where, what will be played, and the seal of the shuffles. */
import { useEffect, useState } from 'preact/hooks';
import { SPECTATOR } from '@orrery/kernel';
import type { Seen } from '@orrery/protocol/client';
import { sayOption } from '@orrery/texts';
import { nameOf } from '../app/lobby.ts';
import { Header } from '../app/Header.tsx';
import { href } from '../app/route.ts';
import { t, textsOf } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import type { AnyGame } from '../table/engines.ts';
import { optionValue } from '../table/optionValue.ts';
import { Copy } from './Copy.tsx';
import { connection } from './connection.ts';
import { Disc } from '../people/Disc.tsx';
import { lookOn } from '../people/seeking.ts';
import { marked } from './marked.ts';
import { Name } from './Name.tsx';
import { Pledged } from './Pledged.tsx';
import { Refusal } from './Refusal.tsx';
import { Scan } from './Scan.tsx';
import { Seal } from './Seal.tsx';
import { sideName } from './sideName.ts';
import { Talk, type TalkRules } from './Talk.tsx';
import { sayClock } from './time.ts';
import { InviteCode } from './InviteCode.tsx';
import { ask } from './words.ts';

export function Waiting({ match, seen, game, talk }: { match: string; seen: Seen; game: AnyGame; talk: TalkRules }) {
  const { table } = seen;
  const address = location.href.split('#')[0] + href('match', match);
  const seated = table.viewer !== SPECTATOR;
  const deserted = table.seats.every(({ kind }) => kind !== 'person');
  useEffect(() => {
    if (deserted) lookOn(match);
  }, [deserted]);
  const full = table.seats.every(({ kind }) => kind !== 'open');
  // The game has begun without us; only a table that shows nobody anything leaves us standing here.
  const shut = !seated && table.status === 'running' && table.spectators === 'none';
  return (
    <div class={`page of-${table.game}`}>
      <Header />
      <main id="main" class="waiting-room">
        <h1>{nameOf(table.game)}</h1>
        {connection.value === 'open' ? (
          <p class="lead" role="status">
            {t(shut ? 'online.no.no-spectators' : full ? 'online.waiting.full' : seated ? 'online.waiting' : 'online.waiting.guest')}
          </p>
        ) : (
          <p class="online-state panel" role="status">
            <Icon name="offline" size={18} /> {t('online.reconnecting')}
          </p>
        )}
        <Refusal />
        <Pledged match={match} seen={seen} />
        {!seated && !full && <Name />}
        <div class="room-columns">
          <Seats match={match} seen={seen} />
          <aside>
            <section class="share panel room-part" aria-label={t('online.link')}>
              <p class="muted small">{t('online.link.line')}</p>
              <div>
                <input
                  type="text"
                  readOnly
                  value={address}
                  aria-label={t('online.link')}
                  onFocus={(event) => event.currentTarget.select()}
                />
                <Copy text={address} primary={seated} label="online.copy" />
              </div>
              {seated && !full && (
                <div class="scan-line">
                  <Scan text={address} />
                  <div>
                    <InviteCode match={match} />
                    <p class="muted small">{t('online.scan.line')}</p>
                  </div>
                </div>
              )}
            </section>
            <section class="panel room-part">
              <Facts seen={seen} game={game} />
              <Seal match={match} table={table} checks={null} />
            </section>
          </aside>
          {seated && table.seats.filter(({ kind }) => kind === 'person').length > 1 && (
            <section class="panel room-part room-talk">
              <Talk match={match} seen={seen} called={(seat) => sideName(table.game, seat)} talk={talk} />
            </section>
          )}
        </div>
        <p>
          <a class="button quiet" href={href('online')}>
            <Icon name="back" size={14} /> {t('online')}
          </a>
        </p>
      </main>
    </div>
  );
}

function Seats({ match, seen }: { match: string; seen: Seen }) {
  const { game, seats, viewer, here } = seen.table;
  const [busy, setBusy] = useState(false);
  const send = (command: Parameters<typeof ask>[0]): void => {
    setBusy(true);
    void ask(command).finally(() => setBusy(false));
  };
  return (
    <ul class="seat-list">
      {seats.map(({ kind, name, ready, kept, program }, n) => (
        <li class="seat-row panel" key={n}>
          <b class="seat-side">{sideName(game, n)}</b>
          {kind === 'person' ? <Disc name={name} /> : <i class="seat-free" aria-hidden="true" />}
          <span>
            {kind === 'open'
              ? t(kept ? 'online.kept' : 'online.free')
              : kind === 'bot'
                ? t('online.bot')
                : n === viewer
                  ? t('text.you')
                  : marked(name, program) || t('online.name.none')}
          </span>
          <small class="muted">
            {kind === 'person' ? t((here >> n) & 1 ? (ready ? 'online.ready' : 'online.here') : 'online.away') : ''}
          </small>
          {kind === 'open' && viewer === SPECTATOR && (
            <button type="button" class="primary" disabled={busy} onClick={() => send({ do: 'join', match, seat: n })}>
              {t('online.sit')}
            </button>
          )}
          {n === viewer && (
            <button type="button" disabled={busy} data-stand="" onClick={() => send({ do: 'leave', match })}>
              {t('online.stand')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What whoever sits down agrees to. */
function Facts({ seen, game }: { seen: Seen; game: AnyGame }) {
  const { clock, timeout, options, spectators, memoryAid, pack, rated } = seen.table;
  const texts = textsOf(seen.table.game);
  const changed = game.options.filter(({ id, default: usual }) => options[id] !== usual);
  return (
    <dl class="online-facts">
      <div>
        <dt>{t('online.clock')}</dt>
        <dd>{sayClock(clock)}</dd>
      </div>
      {clock.kind !== 'none' && (
        <div>
          <dt>{t('online.timeout')}</dt>
          <dd>{t(`online.timeout.${timeout}`)}</dd>
        </div>
      )}
      <div>
        <dt>{t('setup.options')}</dt>
        <dd>
          {changed.length === 0
            ? t('setup.standard')
            : changed.map(({ id }) => `${sayOption(texts, id).name}: ${optionValue(texts, id, options[id] ?? '')}`).join('; ')}
        </dd>
      </div>
      {typeof pack === 'object' && (
        <div>
          <dt>{t('setup.pack')}</dt>
          <dd>{t('online.pack.own')}</dd>
        </div>
      )}
      {rated && (
        <div>
          <dt>{t('online.rated')}</dt>
          <dd>{t('online.rated.line')}</dd>
        </div>
      )}
      {!('memoryAid' in options) && (
        <div>
          <dt>{t('online.aids')}</dt>
          <dd>{t(memoryAid ? 'online.aids.yes' : 'online.aids.no')}</dd>
        </div>
      )}
      <div>
        <dt>{t('online.watch')}</dt>
        <dd>{t(spectators === 'public' ? 'online.watch.yes' : 'online.watch.no')}</dd>
      </div>
    </dl>
  );
}
