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
