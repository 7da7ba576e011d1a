/** Why a partner votes as it does, and why somebody else is captain: by what everybody at the table can see and nothing else. */
import type { GravityEvent, GravityRules, View } from '@orrery/gravity';

export type WhyCode = 'cards' | 'crew' | 'turns' | 'lasting' | 'wins' | 'closer' | 'disagreed';

export interface Why {
  readonly code: WhyCode;
  readonly values: Readonly<Record<string, number>>;
}

type Player = View['players'][number];

/** What makes one of two partners the one to take the turn: the most telling comes first. */
const MORE: readonly { readonly code: WhyCode; readonly of: (player: Player) => number }[] = [
  { code: 'cards', of: ({ counts }) => counts.hand },
  { code: 'crew', of: ({ airship }) => airship.hunters + airship.mercenaries },
  { code: 'turns', of: ({ turns }) => -turns },
];

function actor({ players }: View, seat: number): Why | null {
  const named = players[seat];
  const other = players.find((each, i) => i !== seat && each.side === named?.side);
  if (!named || !other) return null;
  const found = MORE.find(({ of }) => of(named) > of(other));
  return found ? { code: found.code, values: { count: Math.abs(found.of(named)) } } : null;
}

function pulled({ previews }: GravityRules, view: View, seat: number, fits: (spot: { target: string; direction: number }) => boolean): Why {
  const side = view.players[seat]?.side;
  const spots = view.attraction ? previews.landings(view, view.attraction.attractor).filter(fits) : [];
  return { code: spots.some(({ wins }) => wins !== null && wins === side) ? 'wins' : 'closer', values: {} };
}

export function whyOf(rules: GravityRules, view: View, events: readonly GravityEvent[], at: number): Why | null {
  const event = events[at];
  // The first captains are drawn by lot.
  if (event?.kind === 'captain') return events.slice(0, at).some(({ kind }) => kind === 'round') ? { code: 'disagreed', values: {} } : null;
  if (event?.kind !== 'voted') return null;
  if ('by' in event) return actor(view, event.by);
  if ('attractor' in event) {
    const permanent = view.islands.find(({ id }) => id === event.attractor)?.permanent ?? 0;
    return permanent > 0 ? { code: 'lasting', values: { count: permanent } } : null;
  }
  if ('target' in event) return pulled(rules, view, event.seat, ({ target }) => target === event.target);
  if ('direction' in event)
    return pulled(rules, view, event.seat, ({ target, direction }) => target === view.attraction?.target && direction === event.direction);
  return null;
}
