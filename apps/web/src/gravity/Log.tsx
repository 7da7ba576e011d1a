/** The log by rounds: what was played and what came of it, islands as links that light up in the sky. */
import { useEffect, useRef } from 'preact/hooks';
import type { GravityEvent } from '@orrery/gravity';
import { t } from '../app/words.ts';
import { Words, type Thing, type Wordings } from '../table/wording.tsx';
import { Sign } from './people.tsx';

/** Seen on the table better than read. */
const UNSAID = new Set(['island', 'phase', 'turn', 'teamTurn', 'decided', 'first', 'points']);

interface Round {
  readonly round: number;
  readonly events: GravityEvent[];
}

function roundsOf(events: readonly GravityEvent[]): readonly Round[] {
  const rounds: Round[] = [{ round: 0, events: [] }];
  for (const event of events) {
    if (event.kind === 'round') rounds.push({ round: event.round, events: [] });
    else if (!UNSAID.has(event.kind)) rounds.at(-1)?.events.push(event);
  }
  return rounds.filter(({ events: list }) => list.length > 0);
}

interface Props {
  readonly events: readonly GravityEvent[];
  readonly say: Wordings;
  readonly onLook: (island: string | null) => void;
}

export function Log({ events, say, onLook }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [events.length]);
  const thing = (of: Thing) =>
    of.kind === 'seat' ? (
      <b class="log-seat" key={of.id}>
        <Sign seat={Number(of.id)} size={13} /> {say.thing(of)}
      </b>
    ) : of.kind === 'island' || of.kind === 'from' || of.kind === 'to' || of.kind === 'target' || of.kind === 'attractor' ? (
      <span class="log-link" onPointerEnter={() => onLook(of.id)} onPointerLeave={() => onLook(null)}>
        {say.thing(of)}
      </span>
    ) : (
      <b>{say.thing(of)}</b>
    );
  return (
    <ol class="gravity-log" ref={list} tabIndex={0} aria-label={t('table.log')}>
      {roundsOf(events).map(({ round, events: lines }) => (
        <li key={round}>
          {round > 0 && <h3 class="caps">{t('gravity.round.n', { round })}</h3>}
          {lines.map((event, i) => (
            <p key={i}>
              <Words of={say.event(event)} thing={thing} />
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
