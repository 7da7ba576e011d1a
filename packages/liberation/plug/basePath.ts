/** Where the base was through a game, from what the Liberation was told. Open to all once the game has ended. LIB-END-5 */
import type { LiberationEvent } from '@orrery/liberation';

export interface Stop {
  readonly city: string;
  /** First and last turn at which the base was here. */
  readonly from: number;
  readonly to: number;
}

/** Stops in order; a base that was put back where it was has not moved. `turn` is the last turn of the game. */
export function pathOf(events: readonly LiberationEvent[], turn: number): readonly Stop[] {
  // A table that began in the middle was told of fewer turns than have passed.
  let at = turn - events.filter((event) => event.kind === 'turn').length;
  const stops: { city: string; from: number; to: number }[] = [];
  const arrive = (city: string): void => {
    const last = stops.at(-1);
    if (last?.city === city) return;
    if (last) last.to = Math.max(last.from, at);
    stops.push({ city, from: Math.max(1, at), to: Math.max(1, turn) });
  };
  for (const event of events) {
    if (event.kind === 'turn') at++;
    else if (event.kind === 'based' && 'city' in event) arrive(event.city);
    else if ((event.kind === 'evaded' || event.kind === 'relocated') && 'to' in event) arrive(event.to);
  }
  return stops;
}
