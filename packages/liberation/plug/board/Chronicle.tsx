/** The log by turns: who acted, what the viewer was told, with cities as chips that light up on the board. */
import { SPECTATOR } from '@orrery/kernel';
import type { LiberationEvent } from '@orrery/liberation';
import { Emblem } from './Emblem.tsx';
import { capital } from '@orrery/web/app/words.ts';
import { SinceMark } from '@orrery/web/board/SinceMark.tsx';
import { useLatestLine } from '@orrery/web/board/useLatestLine.ts';
import { Icon } from '@orrery/web/draw/glyphs.tsx';
import { type Sentence, Words } from '@orrery/web/table/wording.tsx';
import { chip, type ChipTools } from './Chips.tsx';
import { sideOf } from './things.ts';
import { newsOf, sinceOwnTurn, turnsOf } from './turns.ts';
import { t } from './words.ts';

/** Lines that carry the story. */
const BIG = new Set(['attacked', 'missed', 'hit', 'baseHit', 'captured', 'sabotaged', 'probed', 'act', 'won', 'rotated', 'occupied']);

/** Known to this viewer alone: the other side was told less. */
const isPrivate = (event: LiberationEvent, viewer: number): boolean => viewer !== SPECTATOR && isOwn(event, viewer);

const isOwn = (event: LiberationEvent, viewer: number): boolean =>
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

/** A sentence without the side it begins with. */
function unnamed(sentence: Sentence, seat: number | null): Sentence {
  const [first, second, ...rest] = sentence;
  const named = typeof first === 'object' && first.kind === 'seat' && first.id === String(seat) && typeof second === 'string';
  return named ? [capital(second.replace(/^[:\s]+/, '')), ...rest] : sentence;
}

/** The side is drawn beside the lines, so they need not begin with its name. */
function Line({ event, seat, tools, viewer }: { event: LiberationEvent; seat: number | null; tools: ChipTools; viewer: number }) {
  return (
    <p class={BIG.has(event.kind) ? 'big' : ''}>
      <Words of={unnamed(tools.say.event(event), seat)} thing={chip(tools)} />
      {isPrivate(event, viewer) && (
        <span class="private">
          <Icon name="lock" size={11} />
          {t('log.only-you')}
        </span>
      )}
    </p>
  );
}

/** Where the log is a sheet: the other side's last turn in a line or two, at the beginning of one's own. */
export function Lately({ events, tools, viewer }: { events: readonly LiberationEvent[]; tools: ChipTools; viewer: number }) {
  const turn = newsOf(events, viewer);
  if (!turn || turn.seat === null) return null;
  return (
    <span class="lately" tabIndex={0}>
      <Emblem side={sideOf(turn.seat)} size={13} />
      <span class="spoken">{tools.say.seat(turn.seat)}</span>
      {turn.events.map((event, i) => (
        <>
          {i > 0 && ' · '}
          <Words of={unnamed(tools.say.event(event), turn.seat)} thing={chip(tools, true)} />
        </>
      ))}
    </span>
  );
}

/** The last thing that was told: what a step of a replay has shown. */
export function Told({ events, tools }: { events: readonly LiberationEvent[]; tools: ChipTools }) {
  const last = turnsOf(events).at(-1)?.events.at(-1);
  return last ? (
    <span class="told">
      <Words of={tools.say.event(last)} thing={chip(tools)} />
    </span>
  ) : null;
}

interface ChronicleProps {
  readonly events: readonly LiberationEvent[];
  readonly tools: ChipTools;
  readonly viewer: number;
}

export function Chronicle({ events, tools, viewer }: ChronicleProps) {
  const turns = turnsOf(events);
  const division = sinceOwnTurn(turns, viewer);
  const list = useLatestLine<HTMLOListElement>(events.length);
  return (
    <ol class="log-list" ref={list} tabIndex={0} aria-label={t('table.log')}>
      {turns.map((turn) => (
        <li class="log-turn" key={turn.number}>
          <span class="when">{turn.number || ''}</span>
          {turn.seat === null ? <span /> : <Emblem side={sideOf(turn.seat)} size={16} />}
          <div>
            {turn.seat !== null && <span class="spoken">{tools.say.seat(turn.seat)}</span>}
            {turn.events.map((event) => (
              <>
                {event === division && <SinceMark />}
                <Line event={event} seat={turn.seat} tools={tools} viewer={viewer} />
              </>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
