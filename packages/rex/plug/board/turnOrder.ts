/** Who comes before whom, and who comes at all. */
import { set } from '@orrery/kernel';
import type { RexView } from '@orrery/rex';

/** The side earlier in turn order, to whom a tie goes. REX-BATTLE-30 */
export const earlier = ({ first, seats }: Pick<RexView, 'first' | 'seats'>, sides: readonly { readonly seat: number }[]): number =>
  sides.map(({ seat }) => seat).toSorted((a, b) => ((a - first + seats) % seats) - ((b - first + seats) % seats))[0] ?? first;

/** Whether a seat may still come to bid: it takes part, and it could pay more than the highest bid. REX-BID-7 */
export const canBid = ({ decision, pending: { auction }, players }: RexView, seat: number): boolean =>
  decision !== 'D-BID' || (set.has(auction.bidding, seat) && (players[seat]?.influence ?? 0) > auction.high);
