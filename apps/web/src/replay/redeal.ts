/**
 * A moment of a recorded game dealt anew for one seat: what it knows stays, everything it cannot know is drawn as chance would deal it.
 * The seat keeps its own past. Nobody can remember a deal that was made just now, so the others sit down fresh: they know what their seat
 * sees of it and what everybody at the table has seen, and nothing of the true cards. docs/replay.md says why.
 */
import type { TablePlug } from '@orrery/games/load';
import { type Chance, type Match, type Seat, SPECTATOR } from '@orrery/kernel';
import type { AnyRules } from '../table/engines.ts';
import type { Position } from '../table/position.ts';

export async function redeal(plug: TablePlug, rules: AnyRules, match: Match, seat: Seat, chance: Chance): Promise<Position> {
  const known = match.known(seat);
  const state: unknown = rules.sample(known)(chance);
  const seen = match.known(SPECTATOR).past;
  const fresh = await plug.seatedNow(rules, state, seen);
  const pasts = Array.from({ length: rules.seats }, (_, other) => (other === seat ? known.past : fresh(other)));
  return { state, pasts: [...pasts, seen] };
}
