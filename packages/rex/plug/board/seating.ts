/** Who sits where round the city, and what each seat is doing. */
import { set } from '@orrery/kernel';
import type { RexEvent, RexView } from '@orrery/rex';
import type { SeatState } from './Plates.tsx';
import { type Sale, saleOf } from './sale.ts';
import { isWindow } from './windows.ts';

/** Clockwise from the viewer: up the left side, down the right. */
export function seating({ viewer, seats }: RexView): Readonly<Record<'around' | 'left' | 'right', readonly number[]>> {
  const first = viewer < seats ? viewer : 0;
  const around = Array.from({ length: seats }, (_, i) => (first + i) % seats);
  const half = Math.ceil(seats / 2);
  return { around, left: around.slice(0, half).reverse(), right: around.slice(half) };
}

/** The auction that is running; null outside of one. */
export const runningSale = (view: RexView, events: readonly RexEvent[]): Sale | null =>
  view.phase === 'bidding' && (view.decision === 'D-BID' || view.decision === 'X-PAY') && !view.result ? saleOf(events) : null;

export function seatStates(view: RexView, sale: Sale | null): (seat: number) => SeatState {
  const asked = isWindow(view.decision) || view.result ? 0 : view.asked;
  const several = view.seats > 1 && (asked & (asked - 1)) !== 0;
  return (seat) => ({
    decides: (((asked & ~view.answered) >> seat) & 1) === 1,
    decided: (((asked & view.answered) >> seat) & 1) === 1 && several,
    bid: sale?.bids.get(seat) ?? null,
    port: set.has(view.pending.maneuver.ports, seat) && view.phase === 'maneuver',
  });
}
