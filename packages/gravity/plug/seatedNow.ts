import type { AnyRules } from '@orrery/games/load';
import type { GravityEvent, View } from '@orrery/gravity';
import type { Past } from '@orrery/kernel';

/** The view shows what a seat holds; partners besides lay their hands open to each other, and what they save of them. */
export function withPartners({ events }: AnyRules, { viewer, players }: View, seen: Past): Past {
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
