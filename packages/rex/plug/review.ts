import type { ReviewPlug } from '@orrery/games/plug';
import type { RexView } from '@orrery/rex';

const seatsOf = (seats: number): readonly { readonly seat: number }[] => Array.from({ length: seats }, (_, seat) => ({ seat }));

export const plug: ReviewPlug = {
  unit: 'round',
  moment: (view) => (view as RexView).round,
  ledgers: ({ seats }) => [
    {
      id: 'strongholds',
      title: { en: 'Strongholds over the rounds', ru: 'Крепости по раундам', de: 'Festungen von Runde zu Runde' },
      rows: seatsOf(seats),
      chances: false,
      figures: ({ view }) => (view as RexView).players.map(({ strongholds }) => strongholds),
    },
    {
      id: 'influence',
      title: { en: 'Influence over the rounds', ru: 'Влияние по раундам', de: 'Einfluss von Runde zu Runde' },
      rows: seatsOf(seats),
      chances: false,
      figures: ({ view }) => (view as RexView).players.map(({ influence }) => influence),
    },
  ],
  tales: [
    { id: 'bids', title: { en: 'What cards were sold for', ru: 'За сколько ушли карты', de: 'Wofür Karten weggingen' }, kinds: ['won'] },
    {
      id: 'battles',
      title: { en: 'Battles and their plans', ru: 'Битвы и их планы', de: 'Schlachten und ihre Pläne' },
      kinds: ['battle', 'plan', 'called', 'wonBattle', 'noWinner'],
    },
  ],
};
