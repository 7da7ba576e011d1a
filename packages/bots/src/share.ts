import type { Seat } from '@orrery/kernel';

/** A seat's share of a game that is over: nobody's victory is everybody's, and allies of one game divide theirs. */
export function shareOf(winners: readonly Seat[], seat: Seat, seats: number, partners = 1): number {
  if (winners.length === 0) return partners / seats;
  return winners.includes(seat) ? partners / winners.length : 0;
}
