/** What belongs to the table and not to the game, in one strip above the board: clocks, talk, taking back, the state of the connection. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Seat, type SealCheck, SPECTATOR } from '@orrery/kernel';
import type { Seen } from '@orrery/protocol/client';
import { t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import { connection } from './connection.ts';
import { Asking, useVerdict } from './Asking.tsx';
import { Pledged } from './Pledged.tsx';
import { Refusal } from './Refusal.tsx';
import { Sheet } from './Sheet.tsx';
import { said, speaker, type TalkRules } from './Talk.tsx';
import { clockText, isShort, SECOND, untilText } from './time.ts';

interface Props {
  readonly match: string;
  readonly seen: Seen;
  /** What a seat is called at this table. */
  readonly called: (seat: Seat) => string;
  readonly talk: TalkRules;
  readonly checks: readonly SealCheck[] | null;
  /** Answers given ahead, on the sheet. */
  readonly ahead: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Around({ match, seen, called, talk, checks, ahead, children }: Props) {
  const [shown, setShown] = useState(false);
  const [read, setRead] = useState(seen.chat.length);
  const [, setTicks] = useState(0);
  const verdict = useVerdict(seen);
  const { table, game, chat } = seen;
  // A game that is over needs no clock.
  const times = table.end ? [] : (game?.times ?? []);
  const until = table.end ? null : (game?.until ?? null);
  const skew = game?.skew ?? 0;
  const running = !table.end && (until !== null || times.some(({ since }) => since !== null));
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setTicks((n) => n + 1), SECOND);
    return () => clearInterval(timer);
  }, [running]);
  useEffect(() => {
    if (shown) setRead(chat.length);
  }, [shown, chat.length]);
  const own = table.viewer;
  // What one has said oneself is no news.
  const fresh = chat.slice(read).filter(({ seat }) => seat !== own || own === SPECTATOR);
  const unread = fresh.length;
  const latest = fresh.at(-1);
  return (
    <aside class="online-around" aria-label={t('online.around')}>
      <div class={connection.value === 'open' ? 'online-strip' : 'online-strip broken'}>
        <button
          type="button"
          class="online-chip"
          onClick={() => setShown(true)}
          aria-label={unread > 0 ? `${t('online.around')}: ${t('online.unread', { count: unread })}` : t('online.around')}
        >
          <Icon name="people" size={16} />
          <span class="chip-word">{t('online.around')}</span>
          {unread > 0 && <b>{unread}</b>}
        </button>
        {own === SPECTATOR && (
          <span class="watching">
            <Icon name="eye" size={16} /> {t('online.watching')}
          </span>
        )}
        <span class="online-broken" role="status">
          {connection.value !== 'open' ? (
            <>
              <Icon name="offline" size={16} /> {t('online.reconnecting')}
            </>
          ) : (
            latest && (
              <span class="said">
                <b>{speaker(latest, called)}</b> {said(latest, talk, seen, called)}
              </span>
            )
          )}
        </span>
        {until !== null && <span class="until">{t('online.until', { time: untilText(until, skew) })}</span>}
        {times.map((time, n) => (
          <span
            class={`clock${time.since === null ? '' : ' runs'}${n === own ? ' own' : ''}${isShort(time, skew) ? ' short' : ''}`}
            key={n}
          >
            <small>{table.seats[n]?.name || called(n)}</small> {clockText(time, skew)}
          </span>
        ))}
      </div>
      <div class="online-notices">
        {!shown && <Refusal />}
        <Pledged match={match} seen={seen} />
        {!shown && <Asking match={match} seen={seen} called={called} verdict={verdict} />}
        {children}
      </div>
      {shown && (
        <Sheet
          match={match}
          checks={checks}
          seen={seen}
          called={called}
          talk={talk}
          verdict={verdict}
          ahead={ahead}
          onClose={() => setShown(false)}
        />
      )}
    </aside>
  );
}
