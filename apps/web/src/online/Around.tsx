/** What belongs to the table and not to the game: who is here, clocks, talk, asking to take back, the state of the connection. */
import { useEffect, useState } from 'preact/hooks';
import { SPECTATOR } from '@orrery/kernel';
import type { SeatTime } from '@orrery/protocol';
import type { Seen } from '@orrery/protocol/client';
import { Dialog } from '../app/Dialog.tsx';
import { t, textsOf } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import { connection, request } from './link.ts';

const SECOND = 1000;

function clockText(time: SeatTime, skew: number): string {
  const gone = time.since === null ? 0 : Date.now() + skew - time.since;
  const left = Math.max(0, Math.round((time.left - gone) / SECOND));
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

export function Around({ match, seen }: { match: string; seen: Seen }) {
  const [shown, show] = useState(false);
  const [read, mark] = useState(seen.chat.length);
  const [, tick] = useState(0);
  const { table, game, chat } = seen;
  const times = game?.times ?? [];
  const running = times.some(({ since }) => since !== null) && !table.end;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick((n) => n + 1), SECOND);
    return () => clearInterval(timer);
  }, [running]);
  useEffect(() => {
    if (shown) mark(chat.length);
  }, [shown, chat.length]);
  const texts = textsOf(table.game);
  const seatName = (n: number): string => {
    const side = texts.has(`seat.${n}`) ? texts.say(`seat.${n}`) : t('setup.seat', { n: n + 1 });
    const name = table.seats[n]?.name ?? '';
    return name === '' ? side : `${name} (${side})`;
  };
  const ask = (command: Parameters<typeof request>[0]): void => void request(command).catch(() => undefined);
  const own = table.viewer;
  const asking = table.takeback;
  const unread = chat.length - read;
  return (
    <>
      {connection.value !== 'open' && (
        <p class="online-broken panel" role="alert">
          <Icon name="offline" size={16} /> {t('online.reconnecting')}
        </p>
      )}
      {asking && own !== SPECTATOR && asking.seat !== own && !((asking.agreed >> own) & 1) && (
        <div class="online-ask panel" role="alert">
          <p>{t('online.takeback.asked', { who: seatName(asking.seat) })}</p>
          <button type="button" class="primary" onClick={() => ask({ do: 'consent', match, agree: true })}>
            {t('online.takeback.yes')}
          </button>
          <button type="button" onClick={() => ask({ do: 'consent', match, agree: false })}>
            {t('online.takeback.no')}
          </button>
        </div>
      )}
      <button type="button" class="online-chip" onClick={() => show(true)} aria-label={t('online.around')}>
        <Icon name="people" size={16} />
        {times.map((time, n) => (
          <span class={time.since === null ? '' : 'runs'} key={n}>
            {clockText(time, game?.skew ?? 0)}
          </span>
        ))}
        {unread > 0 && <b>{unread}</b>}
      </button>
      {shown && (
        <Dialog title={t('online.around')} onClose={() => show(false)} class="online-sheet">
          <ul class="seat-list">
            {table.seats.map(({ kind }, n) => (
              <li class="seat-row" key={n}>
                <b>{seatName(n)}</b>
                <small class="muted">
                  {kind === 'bot' ? t('online.bot') : t((table.here >> n) & 1 ? 'online.here' : 'online.away')}
                  {times[n] ? ` · ${clockText(times[n], game?.skew ?? 0)}` : ''}
                </small>
              </li>
            ))}
          </ul>
          <p class="muted small">{t('online.watchers', { count: table.watchers })}</p>
          <Talk match={match} seen={seen} />
          {own !== SPECTATOR && !table.end && (
            <p class="row-of-buttons">
              <button type="button" onClick={() => ask({ do: 'takeback', match })}>
                {t('online.takeback')}
              </button>
            </p>
          )}
        </Dialog>
      )}
    </>
  );
}

function Talk({ match, seen }: { match: string; seen: Seen }) {
  const [text, write] = useState('');
  const room = seen.table.viewer === SPECTATOR ? 'watchers' : 'table';
  return (
    <section class="talk">
      <ol tabIndex={0} aria-label={t('online.chat')}>
        {seen.chat.map((line, i) => (
          <li key={i}>
            <b>{line.name}</b> {line.text ?? line.signal}
          </li>
        ))}
      </ol>
      <form
        class="row-of-buttons"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '')
            void request({ do: 'chat', match, room, text: text.trim() }).then(
              () => write(''),
              () => undefined,
            );
        }}
      >
        <input
          type="text"
          maxLength={500}
          value={text}
          aria-label={t('online.chat.write')}
          placeholder={t('online.chat.write')}
          onInput={(event) => write(event.currentTarget.value)}
        />
        <button type="submit">{t('online.chat.send')}</button>
      </form>
    </section>
  );
}
