import type { ReviewPlug } from '@orrery/games/plug';
import type { RexView } from '@orrery/rex';

const seatsOf = (seats: number): readonly { readonly seat: number }[] => Array.from({ length: seats }, (_, seat) => ({ seat }));

export const plug: ReviewPlug = {
  moment: (view) => (view as RexView).round,
  ledgers: ({ seats }) => [
    {
      id: 'strongholds',
      rows: seatsOf(seats),
      chances: false,
      figures: ({ view }) => (view as RexView).players.map(({ strongholds }) => strongholds),
    },
    {
      id: 'influence',
      rows: seatsOf(seats),
      chances: false,
      figures: ({ view }) => (view as RexView).players.map(({ influence }) => influence),
    },
  ],
  tales: [
    { id: 'bids', kinds: ['won'] },
    { id: 'battles', kinds: ['battle', 'plan', 'called', 'wonBattle', 'noWinner'] },
  ],
};
