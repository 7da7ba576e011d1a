/** What a person has to know of the shuffle before the deal: what is not as it should be, whom it waits for, and what they may do about it. */
import { useEffect, useState } from 'preact/hooks';
import { isPromised, SPECTATOR } from '@orrery/kernel';
import type { Seen } from '@orrery/protocol/client';
import { fair } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import { link } from './connection.ts';
import { sideName } from './sideName.ts';
import { ask, sayCode } from './words.ts';
import './seal.css';

/** Numbers are opened in a moment; somebody whose device sleeps may take longer. */
const PATIENCE = 4000;

export function Pledged({ match, seen }: { match: string; seen: Seen }) {
  const { pledge, table } = seen;
  const { shuffle, seats, viewer, game } = table;
  const called = (seat: number): string => (seats[seat]?.name ? `${seats[seat].name} (${sideName(game, seat)})` : sideName(game, seat));
  const waiting = table.status === 'waiting' && isPromised(shuffle) && seats.every(({ ready }) => ready);
  const closed = waiting
    ? seats.flatMap(({ kind }, seat) => (kind === 'person' && !(((shuffle.opened ?? 0) >> seat) & 1) ? [seat] : []))
    : [];
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [waiting]);
  if (pledge.alarm !== null)
    return (
      <p class="pledge-alarm panel" role="alert" data-alarm={pledge.alarm}>
        <Icon name="warning" size={18} /> {fair(`alarm.${pledge.alarm}`)}
      </p>
    );
  if (table.status !== 'waiting' || !isPromised(shuffle)) return null;
  const { voidedBy } = shuffle;
  return (
    <div class="pledge" aria-live="polite">
      {pledge.refused !== null && (
        <p class="panel" data-refused={pledge.refused}>
          <Icon name="warning" size={16} /> {fair('before.refused', { why: sayCode(pledge.refused) })}
        </p>
      )}
      {voidedBy !== undefined && <p class="panel">{fair('before.voided', { name: called(voidedBy) })}</p>}
      {pledge.state === 'again' && (
        <div class="panel">
          <p>{fair('before.again')}</p>
          <button type="button" data-deal-again="" onClick={() => link().dealAgain(match)}>
            {fair('before.again.yes')}
          </button>
        </div>
      )}
      {pledge.state === 'elsewhere' && <p class="panel">{fair('before.elsewhere')}</p>}
      {waiting && late && closed.length > 0 && (
        <div class="panel">
          <p>{fair('before.opening', { names: closed.map(called).join(', ') })}</p>
          {viewer !== SPECTATOR && (
            <button type="button" data-give-up="" onClick={() => void ask({ do: 'void', match })}>
              {fair('before.give-up')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
