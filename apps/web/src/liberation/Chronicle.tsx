/** The log by turns: who acted, what the viewer was told, with cities as chips that light up on the board. */
import { useEffect, useRef } from 'preact/hooks';
import type { LiberationEvent } from '@orrery/liberation';
import { t } from '../app/words.ts';
import { Emblem } from '../draw/Emblem.tsx';
import { Icon } from '../draw/glyphs.tsx';
import { Words } from '../table/wording.tsx';
import { chip, type ChipTools } from './Chips.tsx';
import { sideOf } from './things.ts';

export interface Turn {
  readonly number: number;
  readonly seat: number | null;
  readonly events: readonly LiberationEvent[];
}

/** Told at the start or the end, and seen on the table better than read. */
const UNSAID = new Set(['laid', 'revealed', 'turn']);
/** Lines that carry the story. */
const BIG = new Set(['attacked', 'missed', 'hit', 'baseHit', 'captured', 'sabotaged', 'probed', 'act', 'won', 'rotated', 'occupied']);

export function turnsOf(events: readonly LiberationEvent[]): readonly Turn[] {
  const turns: { number: number; seat: number | null; events: LiberationEvent[] }[] = [{ number: 0, seat: null, events: [] }];
  for (const event of events) {
    if (event.kind === 'turn') turns.push({ number: turns.length, seat: event.seat, events: [] });
    else if (!UNSAID.has(event.kind)) turns.at(-1)?.events.push(event);
  }
  return turns.filter((turn) => turn.events.length > 0);
}

/** Known to this viewer alone: the other side was told less. */
const isPrivate = (event: LiberationEvent, viewer: number): boolean =>
  (event.kind === 'drew' ||
    event.kind === 'dealt' ||
    event.kind === 'took' ||
    event.kind === 'discarded' ||
    event.kind === 'paidDiscard') &&
  'city' in event &&
  event.seat === viewer
    ? true
    : ((event.kind === 'evaded' || event.kind === 'relocated') && 'to' in event) ||
      ((event.kind === 'based' || event.kind === 'saw' || event.kind === 'putBack') && 'city' in event);

/** The side is drawn beside the lines, so they need not begin with its name. */
function Line({ event, seat, tools, viewer }: { event: LiberationEvent; seat: number | null; tools: ChipTools; viewer: number }) {
  const sentence = tools.say.event(event);
  const [first, second, ...rest] = sentence;
  const named =
    typeof first === 'object' && first.kind === 'seat' && first.id === String(seat) && typeof second === 'string' && second.startsWith(':');
  const shown = named ? [capital(second.replace(/^:\s*/, '')), ...rest] : sentence;
  return (
    <p class={BIG.has(event.kind) ? 'big' : ''}>
      <Words of={shown} thing={chip(tools)} />
      {isPrivate(event, viewer) && (
        <span class="private">
          <Icon name="lock" size={11} />
          {t('log.only-you')}
        </span>
      )}
    </p>
  );
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export function Chronicle({ events, tools, viewer }: { events: readonly LiberationEvent[]; tools: ChipTools; viewer: number }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [events.length]);
  return (
    <ol class="log-list" ref={list} tabIndex={0} aria-label={t('table.log')}>
      {turnsOf(events).map((turn) => (
        <li class="log-turn" key={turn.number}>
          <span class="when">{turn.number || ''}</span>
          {turn.seat === null ? <span /> : <Emblem side={sideOf(turn.seat)} size={16} />}
          <div>
            {turn.seat !== null && <span class="spoken">{tools.say.seat(turn.seat)}</span>}
            {turn.events.map((event) => (
              <Line event={event} seat={turn.seat} tools={tools} viewer={viewer} />
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
