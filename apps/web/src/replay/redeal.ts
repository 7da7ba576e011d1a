/**
 * A moment of a recorded game dealt anew for one seat: what it knows stays, everything it cannot know is drawn as chance would deal it.
 * The seat keeps its own past. Nobody can remember a deal that was made just now, so the others sit down fresh: they know what their seat
 * sees of it and what everybody at the table has seen, and nothing of the true cards. docs/replay.md says why.
 */
import type { GravityEvent, View as GravityView } from '@orrery/gravity';
import type { LiberationEvent } from '@orrery/liberation';
import { type Chance, type Match, type Past, type Seat, SPECTATOR } from '@orrery/kernel';
import type { AnyRules } from '../table/engines.ts';
import type { Position } from '../table/position.ts';

export async function redeal(game: string, rules: AnyRules, match: Match, seat: Seat, chance: Chance): Promise<Position> {
  const known = match.known(seat);
  const state: unknown = rules.sample(known)(chance);
  const seen = match.known(SPECTATOR).past;
  const fresh = await seatedNow(game, rules, state, seen);
  const pasts = Array.from({ length: rules.seats }, (_, other) => (other === seat ? known.past : fresh(other)));
  return { state, pasts: [...pasts, seen] };
}

/** What a seat knows that has just been taken. Rex and Gravity show in the view what it holds and need of the past only what was public. */
async function seatedNow(game: string, rules: AnyRules, state: unknown, seen: Past): Promise<(seat: Seat) => Past> {
  if (game === 'rex') return () => seen;
  if (game === 'gravity') return (seat) => withPartners(rules, rules.view(state, seat) as unknown as GravityView, seen);
  // A belief of Liberation follows every card from the deal on.
  const [{ sitDown }, { remembered }] = await Promise.all([import('./sitDown.ts'), import('./remembered.ts')]);
  const common = remembered(seen.filter((entry) => entry >= 0).map((entry) => rules.events.name(entry) as LiberationEvent));
  return (seat) => sitDown(rules as never, state as never, seat, common);
}

/** Gravity: partners lay their hands open to each other, and what they save of them. */
function withPartners({ events }: AnyRules, { viewer, players }: GravityView, seen: Past): Past {
  const past = [...seen];
  players.forEach(({ hand, saved }, seat) => {
    if (seat === viewer || hand === null) return;
    const left = [...(saved ?? [])];
    for (let i = past.length - 1; i >= 0 && left.length > 0; i--) {
      const event = events.name(past[i] ?? 0) as GravityEvent;
      if (event.kind !== 'idle' || event.seat !== seat || event.fate !== 'saved' || 'card' in event) continue;
      past[i] = events.code({ ...event, card: left.pop() });
    }
    past.push(events.code({ kind: 'shown', seat, cards: hand.join(' ') || 'none' }));
  });
  return past;
}
