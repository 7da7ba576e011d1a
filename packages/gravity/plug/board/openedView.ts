/** A replay with everything open: every seat's own cards and what each was told of them. */
import type { GravityEvent, View } from '@orrery/gravity';
import type { Known, TableView } from '@orrery/kernel';
import { ALL_OPEN, type Revisited } from '@orrery/web/replay/pointsOfView.ts';
import { eventsOf } from '@orrery/web/table/play.ts';
import type { Table } from '@orrery/web/table/table.ts';

/** What each seat knows, where nothing is hidden. */
function opened(table: Table): readonly Known<TableView>[] | null {
  if (!('hands' in table)) return null;
  const { viewer, hands } = table as Revisited;
  return viewer.value === ALL_OPEN ? hands.value : null;
}

export function openedView(table: Table, view: View): View | null {
  const hands = opened(table);
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

/** The same events as whoever they are about was told them: everybody hears of everything, of the cards of others less. */
export function openedEvents(table: Table, events: readonly GravityEvent[]): readonly GravityEvent[] | null {
  const hands = opened(table);
  if (!hands) return null;
  const told = hands.map(({ past }) => eventsOf(table, past) as unknown as readonly GravityEvent[]);
  return events.map((event, i) => {
    const own = 'seat' in event ? told[event.seat]?.[i] : undefined;
    return own && own.kind === event.kind && 'seat' in own && 'seat' in event && own.seat === event.seat ? own : event;
  });
}
