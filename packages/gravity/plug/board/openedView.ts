/** A replay with everything open: every seat's own cards, each from what that seat knew. */
import type { View } from '@orrery/gravity';
import { ALL_OPEN, type Revisited } from '@orrery/web/replay/pointsOfView.ts';
import type { Table } from '@orrery/web/table/table.ts';

export function openedView(table: Table, view: View): View | null {
  if (!('hands' in table)) return null;
  const { viewer, hands } = table as Revisited;
  if (viewer.value !== ALL_OPEN) return null;
  return {
    ...view,
    players: view.players.map((player, seat) => {
      const own = (hands.value[seat]?.view as View | undefined)?.players[seat];
      return own ? { ...player, hand: own.hand, saved: own.saved, drawn: own.drawn, discard: own.discard } : player;
    }),
  };
}
