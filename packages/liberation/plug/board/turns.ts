/** What a viewer was told, by turns. */
import type { LiberationEvent } from '@orrery/liberation';

interface Turn {
  readonly number: number;
  readonly seat: number | null;
  readonly events: readonly LiberationEvent[];
}

/** Told at the start or the end, and seen on the table better than read. */
const UNSAID = new Set(['laid', 'revealed', 'turn']);

export function turnsOf(events: readonly LiberationEvent[]): readonly Turn[] {
  const turns: { number: number; seat: number | null; events: LiberationEvent[] }[] = [{ number: 0, seat: null, events: [] }];
  for (const event of events) {
    if (event.kind === 'turn') turns.push({ number: turns.length, seat: event.seat, events: [] });
    else if (!UNSAID.has(event.kind)) turns.at(-1)?.events.push(event);
  }
  return turns.filter((turn) => turn.events.length > 0);
}

/** The first thing that happened after the viewer's last turn: the other side's turn is news, one's own is not. */
export const sinceOwnTurn = (turns: readonly Turn[], viewer: number): LiberationEvent | undefined =>
  viewer > 1 ? undefined : turns.findLast(({ seat }) => seat !== null && seat !== viewer)?.events[0];

/** What the other side did in its last turn, as far as it is news: draws and payments are seen on the table. */
export function newsOf(events: readonly LiberationEvent[], viewer: number): Turn | null {
  const turn = turnsOf(events).findLast(({ seat }) => seat !== null && seat !== viewer) ?? null;
  const news = turn?.events.filter(({ kind }) => !SMALL.has(kind)) ?? [];
  return turn && { ...turn, events: news.length > 0 ? news : turn.events.slice(-1) };
}
const SMALL = new Set(['drew', 'skipped', 'spent', 'paidDiscard', 'paidExploit', 'exploited', 'discarded']);
