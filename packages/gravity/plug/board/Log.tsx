/** The log by rounds: what was played and what came of it, islands as links that light up in the sky. */
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { GravityEvent } from '@orrery/gravity';
import { language } from '@orrery/web/app/settings.ts';
import { SinceMark } from '@orrery/web/board/SinceMark.tsx';
import { useLatestLine } from '@orrery/web/board/useLatestLine.ts';
import { Words, type Thing, type Wordings } from '@orrery/web/table/wording.tsx';
import { tell } from './actionWords.ts';
import { othersSince } from './news.ts';
import { Sign } from './people.tsx';
import { t } from './words.ts';

/** Nobody was lost: nothing to tell. */
const bloodless = (event: GravityEvent): boolean => event.kind === 'lost' && event.hunters + event.partners + event.mercenaries === 0;

/** Seen on the table better than read. */
const UNSAID = new Set(['island', 'phase', 'turn', 'teamTurn', 'decided', 'first', 'points', 'stopped']);

const isTold = (event: GravityEvent): boolean => event.kind !== 'round' && !UNSAID.has(event.kind) && !bloodless(event);

interface Round {
  readonly round: number;
  readonly lines: { readonly at: number; readonly line: VNode }[];
}

interface Props {
  readonly events: readonly GravityEvent[];
  readonly viewer: number;
  readonly say: Wordings;
  readonly onLook: (island: string | null) => void;
  /** Why something was done, where that is told. */
  readonly why: (event: GravityEvent) => string | undefined;
}

const PLACES = new Set(['island', 'from', 'to', 'origin', 'target', 'attractor']);

/** What has been told is written once: with every move only its own lines are new. */
class Chronicle {
  readonly rounds: Round[] = [{ round: 0, lines: [] }];
  #written = 0;
  #last: GravityEvent | undefined;
  readonly #say: Wordings;
  readonly #onLook: Props['onLook'];

  constructor(say: Wordings, onLook: Props['onLook']) {
    this.#say = say;
    this.#onLook = onLook;
  }

  /** False where something was taken back, or somebody else is being told: what is written no longer holds. */
  write(events: readonly GravityEvent[], why: Props['why']): boolean {
    if (events.length < this.#written || events[this.#written - 1] !== this.#last) return false;
    for (const event of events.slice(this.#written)) {
      if (event.kind === 'round') this.rounds.push({ round: event.round, lines: [] });
      else if (event.kind === 'phase' && event.phase === 'transition') this.#add(<p key={this.#written}>{tell('log.faded')}</p>);
      else if (isTold(event)) this.#add(this.#line(event, this.#written, why(event)));
      this.#written++;
      this.#last = event;
    }
    return true;
  }

  #add(line: VNode): void {
    this.rounds.at(-1)?.lines.push({ at: this.#written, line });
  }

  #line(event: GravityEvent, key: number, why: string | undefined): VNode {
    const [say, onLook] = [this.#say, this.#onLook];
    const thing = (of: Thing) =>
      of.kind === 'seat' ? (
        <b class="log-seat" key={of.id}>
          <Sign seat={Number(of.id)} size={13} /> {say.thing(of)}
        </b>
      ) : PLACES.has(of.kind) && !of.id.toLowerCase().endsWith('airship') ? (
        <span class="log-link" onPointerEnter={() => onLook(of.id)} onPointerLeave={() => onLook(null)}>
          {say.thing(of)}
        </span>
      ) : (
        <b>{say.thing(of)}</b>
      );
    return (
      <p key={key}>
        <Words of={say.event(event)} thing={thing} />
        {why && <small class="log-why">{why}</small>}
      </p>
    );
  }
}

export function Log({ events, viewer, say, onLook, why }: Props) {
  const list = useLatestLine<HTMLOListElement>(events.length);
  const [first] = events;
  const kept = useRef<{ readonly chronicle: Chronicle; readonly of: unknown } | null>(null);
  const of = `${language.value} ${JSON.stringify(first)}`;
  if (kept.current?.of !== of || !kept.current.chronicle.write(events, why)) {
    const chronicle = new Chronicle(say, onLook);
    chronicle.write(events, why);
    kept.current = { chronicle, of };
  }
  const since = othersSince(events, viewer, isTold);
  const division = kept.current.chronicle.rounds.flatMap(({ lines }) => lines).find(({ at }) => at >= since)?.at;
  return (
    <ol class="gravity-log" ref={list} tabIndex={0} aria-label={t('table.log')}>
      {kept.current.chronicle.rounds.map(({ round, lines }) =>
        lines.length === 0 ? null : (
          <li key={round}>
            {round > 0 && <h3 class="caps">{t('gravity.round.n', { round })}</h3>}
            {lines.flatMap(({ at, line }) => (at === division ? [<SinceMark key="since" />, line] : line))}
          </li>
        ),
      )}
    </ol>
  );
}
