/** Public memories of the galaxy: where an attack missed, which cities Sabotage named and what probes said, with their turns. Folded from what the viewer was told. */
import type { LiberationEvent } from '@orrery/liberation';

export interface Mark {
  readonly kind: 'miss' | 'named' | 'no' | 'yes';
  readonly turn: number;
  /** From before the last shuffle: worth less now. */
  readonly faded: boolean;
}

/** What a mark says, by its kind. */
export const MARK_WORDS = { miss: 'city.missed', named: 'city.named', no: 'city.probed.no', yes: 'city.probed.yes' } as const;

/** The turn before the first of the events: whoever sat down later, or at a position, was not told of every turn. */
const turnBefore = (events: readonly LiberationEvent[], now: number): number =>
  Math.max(0, now - events.filter(({ kind }) => kind === 'turn').length);

export interface Probe {
  readonly event: Extract<LiberationEvent, { kind: 'probed' }>;
  readonly turn: number;
}

/** What probes have said of the base since it last moved, the latest last. Everybody has heard it. */
export function probesOf(events: readonly LiberationEvent[], now: number): readonly Probe[] {
  let turn = turnBefore(events, now);
  let probes: readonly Probe[] = [];
  for (const event of events)
    if (event.kind === 'turn') turn++;
    else if (event.kind === 'probed') probes = [...probes, { event, turn }];
    else if (event.kind === 'evaded' || event.kind === 'relocated') probes = [];
  return probes;
}

/** The latest mark of each kind on every city; marks older than the last two Acts are forgotten. `now` is the turn the last of the events belongs to. */
export function marksOf(events: readonly LiberationEvent[], now: number): ReadonlyMap<string, readonly Mark[]> {
  const found = new Map<string, Map<Mark['kind'], { turn: number; act: number }>>();
  let turn = turnBefore(events, now);
  let act = 1;
  const note = (city: string, kind: Mark['kind']): void => {
    const marks = found.get(city) ?? new Map<Mark['kind'], { turn: number; act: number }>();
    marks.set(kind, { turn, act });
    found.set(city, marks);
  };
  for (const event of events) {
    if (event.kind === 'turn') turn++;
    else if (event.kind === 'act') act = event.act;
    else if (event.kind === 'missed') note(event.city, 'miss');
    else if (event.kind === 'sabotage') note(event.city, 'named');
    else if (event.kind === 'occupied' || event.kind === 'hit') found.delete(event.city);
  }
  return new Map(
    [...found].map(([city, marks]) => [
      city,
      [...marks].filter(([, mark]) => act - mark.act < 2).map(([kind, mark]) => ({ kind, turn: mark.turn, faded: mark.act < act })),
    ]),
  );
}

/** What the last probe of each city said of the base: `no`, it is not here; `yes`, it is one of these. */
export function probeMarks(probes: readonly Probe[], areaOf: (event: Probe['event']) => readonly string[]): ReadonlyMap<string, Mark> {
  const found = new Map<string, Mark>();
  for (const { event, turn } of probes)
    for (const city of areaOf(event)) found.set(city, { kind: event.yes ? 'yes' : 'no', turn, faded: false });
  return found;
}
