import type { ReviewPlug } from '@orrery/games/plug';
import type { RexChoice, RexEvent, RexView } from '@orrery/rex';

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
  solved: {
    title: { en: 'Battles: the plan and the solved one', ru: 'Битвы: план и решение', de: 'Kämpfe: der Plan und der gelöste' },
    about(view) {
      const { locations, pending, viewer } = view as RexView;
      const rival = pending.battle.sides.find(({ seat }) => seat !== viewer);
      const place = locations[pending.battle.location];
      return place && rival ? { thing: { kind: 'location', id: place.location }, against: rival.seat } : null;
    },
    step(named) {
      const choice = named as RexChoice;
      if (choice.verb === 'lead') return { kind: 'leader', id: choice.leader };
      if (choice.verb === 'slot') return { kind: 'slot', id: choice.slot };
      return choice.verb === 'dial' ? choice.number : { kind: 'verb', id: choice.verb };
    },
    winner(told) {
      const event = told as RexEvent;
      return event.kind === 'wonBattle' ? event.seat : event.kind === 'noWinner' ? null : undefined;
    },
  },
  tales: [
    { id: 'bids', title: { en: 'What cards were sold for', ru: 'За сколько ушли карты', de: 'Wofür Karten weggingen' }, kinds: ['won'] },
    {
      id: 'battles',
      title: { en: 'Battles and their plans', ru: 'Битвы и их планы', de: 'Kämpfe und ihre Pläne' },
      kinds: ['battle', 'plan', 'called', 'wonBattle', 'noWinner'],
    },
  ],
};
