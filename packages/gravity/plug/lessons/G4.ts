import { type GravityLesson, HOUSE, RED, scene, units } from './lesson.ts';

export const lesson: GravityLesson = {
  pack: HOUSE,
  options: { seats: 2 },
  seat: RED,
  clauses: ['GRV-TURN-4', 'GRV-TURN-6', 'GRV-TURN-7', 'GRV-CARD-5A', 'GRV-CARD-5B'],
  scenes: {
    start: {
      position: scene(
        {
          copperfall: '2,0 r4 0+1',
          mistharbour: '-2,0 b4 1+0',
        },
        {
          round: 2,
          red: { hand: [5, 1] },
          blue: { hand: [1, 2] },
        },
      ),
    },
  },
  values: ({ view }) => ({ has: units(view, 'copperfall'), solid: view.islands.find(({ id }) => id === 'copperfall')?.permanent ?? 0 }),
  steps: [
    {
      say: {
        en: 'Every card has **two actions**. You may do one or both, in any order. {card_5}: {action_5A} adds 2 temporary crystals; {action_5B} turns up to 2 temporary into permanent. Use **both** so that as many as possible stay after this round. Which first?',
        ru: 'На каждой карте **два действия**. Можно выполнить одно или оба в любом порядке. «{card_5}»: {action_5A} даёт 2 временных кристалла, {action_5B} делает до 2 временных постоянными. Выполните **оба** так, чтобы после раунда осталось как можно больше. Какое первым?',
        de: 'Jede Karte hat **zwei Aktionen**. Du darfst eine oder beide tun, in beliebiger Reihenfolge. {card_5}: {action_5A} bringt 2 flüchtige Kristalle; {action_5B} macht bis zu 2 flüchtige dauerhaft. Nutze **beide** so, dass nach dieser Runde möglichst viele bleiben. Welche zuerst?',
      },
      point: ['card-5'],
      answer: [['play 5', 'act', 'surge', 'stabilise', 'stabiliseUnits', 'done']],
      taught: ['play 5', 'act 5A', 'act 5B', 'stabiliseUnits 2'],
      until: ({ view }) => (view.turn?.card ?? null) === null,
      fits: ({ view }) => units(view, 'copperfall') === '2+1',
      unfit: {
        en: '{has}: only {solid, plural, one {# solid crystal} other {# solid crystals}} will stay, the rest fades. Add first, then harden two. Again.',
        ru: '{has}: постоянных останется {solid}, остальное погаснет. Сначала добавьте, потом закрепите два. Ещё раз.',
        de: '{has}: Nur {solid, plural, one {# voller Kristall bleibt} other {# volle Kristalle bleiben}}, der Rest verblasst. Erst hinzufügen, dann zwei festigen. Noch einmal.',
      },
      else: [
        {
          when: ['play 1', 'idle', 'castle'],
          say: { en: 'Today: {card_5}.', ru: 'Сегодня — «{card_5}».', de: 'Heute: {card_5}.' },
        },
      ],
      after: {
        en: '{has}. First add, then harden: two of the three will stay.',
        ru: '{has}. Сначала добавить, потом закрепить: два из трёх останутся.',
        de: '{has}. Erst hinzufügen, dann festigen: Zwei der drei bleiben.',
      },
    },
  ],
  check: {
    ask: {
      en: 'May you use just one action of a card?',
      ru: 'Можно ли выполнить только одно действие карты?',
      de: 'Darfst du nur eine Aktion einer Karte nutzen?',
    },
    options: [
      { say: { en: 'Yes', ru: 'Да', de: 'Ja' }, right: true },
      { say: { en: 'No, always both', ru: 'Нет, всегда оба', de: 'Nein, immer beide' } },
    ],
    right: {
      en: 'Right; the card is spent either way.',
      ru: 'Верно; карта потрачена в любом случае.',
      de: 'Richtig; verbraucht ist die Karte so oder so.',
    },
    wrong: {
      en: 'One is enough, and the card is spent either way.',
      ru: 'Хватит и одного, карта всё равно потрачена.',
      de: 'Eine genügt, und verbraucht ist die Karte so oder so.',
    },
  },
};
