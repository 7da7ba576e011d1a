/** Public memories of the galaxy: where an attack missed and which cities Sabotage named, with their turns. Folded from what the viewer was told. */
import type { LiberationEvent } from '@orrery/liberation';

export interface Mark {
  readonly kind: 'miss' | 'named';
  readonly turn: number;
  /** From before the last shuffle: worth less now. */
  readonly faded: boolean;
}

/** The latest mark of each kind on every city; marks older than the last two Acts are forgotten. `now` is the turn the last of the events belongs to. */
export function marksOf(events: readonly LiberationEvent[], now: number): ReadonlyMap<string, readonly Mark[]> {
  const found = new Map<string, Map<Mark['kind'], { turn: number; act: number }>>();
  // Whoever sat down later, or at a position, was not told of every turn.
  let turn = Math.max(0, now - events.filter(({ kind }) => kind === 'turn').length);
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
