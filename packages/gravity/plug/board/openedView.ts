/** A replay with everything open: every seat's own cards. */
import type { View } from '@orrery/gravity';
import { openHands } from '@orrery/web/replay/opened.ts';
import type { Table } from '@orrery/web/table/table.ts';

export function openedView(table: Table, view: View): View | null {
  const hands = openHands(table);
  return (
    hands && {
      ...view,
      players: view.players.map((player, seat) => {
        const own = (hands[seat]?.view as View | undefined)?.players[seat];
        return own ? { ...player, hand: own.hand, saved: own.saved, drawn: own.drawn, discard: own.discard } : player;
      }),
    }
  );
}
