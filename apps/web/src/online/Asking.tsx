/** What somebody at the table has to be asked or told: taking back, playing again, a seat that a bot keeps. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Seat, SPECTATOR } from '@orrery/kernel';
import type { Seen } from '@orrery/protocol/client';
import { href } from '../app/route.ts';
import { t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import type { Lapse } from './Lapse.ts';
import { playAgain } from './rematch.ts';
import { ask } from './words.ts';

const Notice = ({ children, alert = false }: { children: ComponentChildren; alert?: boolean }) => (
  <div class="online-ask" role={alert ? 'alert' : 'status'}>
    {children}
  </div>
);

/** Says that the rules have answered for this seat. */
export const Lapsed = ({ lapse }: { lapse: Lapse }) =>
  lapse.told.value && (
    <Notice>
      <p>{t('online.lapsed')}</p>
      <button type="button" class="quiet" aria-label={t('close')} onClick={lapse.dismiss}>
        <Icon name="close" size={16} />
      </button>
    </Notice>
  );

export type Verdict = readonly [outcome: 'back' | 'declined' | null, putAway: () => void];

/** What became of the request of this seat, until it is put away: a request that ends without anything taken back was declined, or the game went on. */
export function useVerdict({ table, game }: Seen): Verdict {
  const [verdict, setVerdict] = useState<'back' | 'declined' | null>(null);
  const asked = useRef<number | null>(null);
  const length = game?.known.past.length ?? 0;
  const mine = table.takeback?.seat === table.viewer;
  useEffect(() => {
    if (mine) {
      setVerdict(null);
      asked.current = length;
    } else if (asked.current !== null) {
      setVerdict(length < asked.current ? 'back' : table.end ? null : 'declined');
      asked.current = null;
    }
  }, [mine, length]);
  return [verdict, () => setVerdict(null)];
}

interface Props {
  readonly match: string;
  readonly seen: Seen;
  readonly called: (seat: Seat) => string;
  readonly verdict: Verdict;
}

export function Asking({ match, seen, called, verdict: [verdict, putAway] }: Props) {
  const { takeback, viewer, seats, end, rematch } = seen.table;
  const [later, setLater] = useState(false);
  if (viewer === SPECTATOR)
    return end && rematch && !later ? (
      <Notice>
        <a class="button primary" href={href('match', rematch)}>
          {t('online.rematch.watch')}
        </a>
        <button type="button" class="quiet" aria-label={t('close')} onClick={() => setLater(true)}>
          <Icon name="close" size={16} />
        </button>
      </Notice>
    ) : null;
  if (end)
    return rematch && !later ? (
      <Notice alert>
        <p>{t(seats.length === 2 ? 'online.rematch.asked' : 'online.rematch.asked.many')}</p>
        <button type="button" class="primary" data-rematch="" onClick={() => void playAgain(match)}>
          {t('online.rematch.go')}
        </button>
        <button type="button" onClick={() => setLater(true)}>
          {t('online.rematch.later')}
        </button>
      </Notice>
    ) : null;
  const own = seats[viewer];
  if (own?.away)
    return (
      <Notice>
        <p>{t(own.why === 'timeout' ? (own.returns ? 'online.instead.lapsed' : 'online.instead.timeout') : 'online.instead.resigned')}</p>
        {own.returns && (
          <button type="button" class="primary" data-return="" onClick={() => void ask({ do: 'return', match })}>
            {t('online.return')}
          </button>
        )}
      </Notice>
    );
  if (takeback && (takeback.agreed >> viewer) & 1)
    return (
      <Notice>
        <p>{t(takeback.seat === viewer ? 'online.takeback.waiting' : 'online.takeback.agreed')}</p>
      </Notice>
    );
  if (takeback)
    return (
      <Notice alert>
        <p>{t('online.takeback.asked', { who: called(takeback.seat) })}</p>
        <button type="button" class="primary" data-agree="" onClick={() => void ask({ do: 'consent', match, agree: true })}>
          {t('online.takeback.yes')}
        </button>
        <button type="button" data-decline="" onClick={() => void ask({ do: 'consent', match, agree: false })}>
          {t('online.takeback.no')}
        </button>
      </Notice>
    );
  if (verdict === null) return null;
  return (
    <Notice>
      <p>{t(`online.takeback.${verdict}`)}</p>
      <button type="button" class="quiet" aria-label={t('close')} onClick={putAway}>
        <Icon name="close" size={16} />
      </button>
    </Notice>
  );
}
