/** The sheet around a table: who sits where, talk, orders, taking back, giving up, playing again. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type Seat, type SealCheck, SPECTATOR } from '@orrery/kernel';
import type { Seen } from '@orrery/protocol/client';
import { Dialog } from '../app/Dialog.tsx';
import { href } from '../app/route.ts';
import { day, t } from '../app/words.ts';
import { Asking, type Verdict } from './Asking.tsx';
import { about } from '../conduct/menu.ts';
import { Refusal } from './Refusal.tsx';
import { playAgain } from './rematch.ts';
import { Seal } from './Seal.tsx';
import { SeatKey } from './SeatKey.tsx';
import { Talk, type TalkRules } from './Talk.tsx';
import { clockText } from './time.ts';
import { ask } from './words.ts';

interface Props {
  readonly match: string;
  readonly seen: Seen;
  readonly called: (seat: Seat) => string;
  readonly talk: TalkRules;
  readonly verdict: Verdict;
  readonly checks: readonly SealCheck[] | null;
  readonly ahead: ComponentChildren;
  readonly onClose: () => void;
}

export function Sheet({ match, seen, called, talk, verdict, checks, ahead, onClose }: Props) {
  const { table, game } = seen;
  const own = table.viewer;
  const times = table.end ? [] : (game?.times ?? []);
  const state = (n: number): string => {
    const seat = table.seats[n];
    if (seat?.away) return t(`online.${table.end ? 'gone' : 'instead'}.seat.${seat.why ?? 'resigned'}`);
    if (seat?.kind === 'bot') return t('online.bot');
    if (!table.end && (seat?.holiday ?? 0) > Date.now() + (game?.skew ?? 0)) return t('online.holiday', { date: day(seat?.holiday ?? 0) });
    return t((table.here >> n) & 1 ? 'online.here' : 'online.away');
  };
  return (
    <Dialog title={t('online.around')} onClose={onClose} class="online-sheet">
      <Refusal />
      <Asking match={match} seen={seen} called={called} verdict={verdict} />
      {own === SPECTATOR && <p class="muted small">{t('online.watching.line')}</p>}
      <ul class="seat-list">
        {table.seats.map(({ kind, name }, n) => (
          <li class={n === own ? 'seat-row own' : 'seat-row'} key={n}>
            <i class={kind === 'bot' || (table.here >> n) & 1 ? 'present' : ''} />
            <b>{called(n)}</b>
            <small class="muted">{state(n)}</small>
            {kind === 'person' && n !== own && (
              <button
                type="button"
                class="quiet seat-menu"
                aria-label={t('online.person', { name: name || called(n) })}
                onClick={() => (about.value = { match, who: { seat: n }, name: name || called(n) })}
              >
                …
              </button>
            )}
            {times[n] && <span class={times[n].since === null ? 'clock' : 'clock runs'}>{clockText(times[n], game?.skew ?? 0)}</span>}
          </li>
        ))}
      </ul>
      <p class="muted small">{t('online.watchers', { count: table.watchers })}</p>
      {ahead}
      <Talk match={match} seen={seen} called={called} talk={talk} />
      {own !== SPECTATOR && !table.end && !table.seats[own]?.away && (
        <Leaving match={match} asked={table.takeback !== null} rated={table.rated === true} onDone={onClose} />
      )}
      {own !== SPECTATOR && !table.end && !table.rated && <SeatKey match={match} />}
      {table.end && <After match={match} seen={seen} />}
      <Seal match={match} table={table} checks={checks} />
    </Dialog>
  );
}

function Leaving({ match, asked, rated, onDone }: { match: string; asked: boolean; rated: boolean; onDone: () => void }) {
  const [sure, setSure] = useState(false);
  // What comes of it is said over the board.
  const send = (command: Parameters<typeof ask>[0]): void => void ask(command).then((done) => done && onDone());
  if (sure)
    return (
      <div class="online-sure" role="group" aria-label={t('table.resign')}>
        <p>{t('online.resign.sure')}</p>
        <div class="row-of-buttons">
          <button type="button" class="primary" data-resign="" onClick={() => send({ do: 'resign', match })}>
            {t('online.resign.yes')}
          </button>
          <button type="button" onClick={() => setSure(false)}>
            {t('online.resign.no')}
          </button>
        </div>
      </div>
    );
  return (
    <div class="row-of-buttons">
      {!rated && (
        <button type="button" disabled={asked} onClick={() => send({ do: 'takeback', match })}>
          {t('online.takeback')}
        </button>
      )}
      <button type="button" class="quiet" data-leave="" onClick={() => setSure(true)}>
        {t('table.resign')}
      </button>
    </div>
  );
}

function After({ match, seen }: { match: string; seen: Seen }) {
  const { viewer, seats } = seen.table;
  return (
    <div class="row-of-buttons">
      {viewer !== SPECTATOR && (
        <button type="button" class="primary" onClick={() => void playAgain(match)}>
          {t(seats.length === 2 ? 'end.again' : 'end.again.many')}
        </button>
      )}
      <a class="button" href={href('replay', match)}>
        {t('table.replay')}
      </a>
    </div>
  );
}
