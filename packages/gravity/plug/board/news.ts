/** What others have done since the viewer's last deed, for screens on which the log is not in sight. */
import type { GravityEvent } from '@orrery/gravity';

/** Deeds on the board. Cards drawn and put away are not among them. */
const DEEDS = new Set<GravityEvent['kind']>([
  'played',
  'castled',
  'copied',
  'idle',
  'recruited',
  'hired',
  'captured',
  'extracted',
  'pumped',
  'redeployed',
  'turned',
  'surged',
  'stabilised',
  'bombarded',
  'leaked',
  'sabotaged',
  'dug',
  'conserved',
  'unloaded',
  'balance',
  'attractor',
  'moved',
  'surrounded',
]);

const isOwn = (event: GravityEvent, viewer: number): boolean => 'seat' in event && event.seat === viewer;

/**
 * Where the others' latest deeds begin: whatever the viewer has done since then, and did before, is their own turn. The end where nobody else has done
 * anything that is told, or the viewer nothing before it.
 */
export function othersSince(events: readonly GravityEvent[], viewer: number, told: (event: GravityEvent) => boolean): number {
  const theirs = (event: GravityEvent): boolean => told(event) && 'seat' in event && !isOwn(event, viewer);
  const last = events.findLastIndex(theirs);
  const before = events.slice(0, Math.max(0, last)).findLastIndex((event) => told(event) && isOwn(event, viewer));
  return last < 0 || before < 0 ? events.length : before + 1;
}

/** The last deeds, the newest last, back to the viewer's own or to the beginning of the round. */
export function news(events: readonly GravityEvent[], viewer: number, most: number): readonly GravityEvent[] {
  const found: GravityEvent[] = [];
  for (let i = events.length - 1; i >= 0 && found.length < most; i--) {
    const event = events[i];
    if (!event || event.kind === 'round' || (DEEDS.has(event.kind) && 'seat' in event && event.seat === viewer)) break;
    if (DEEDS.has(event.kind)) found.unshift(event);
  }
  return found;
}
