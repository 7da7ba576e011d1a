import { neighbours } from '@orrery/liberation';
import { GALAXY, HOUSE, LIBERATION, type LiberationLesson } from './lesson.ts';

export const lesson: LiberationLesson = {
  pack: HOUSE,
  seat: LIBERATION,
  clauses: ['LIB-CORE-3', 'LIB-SETUP-10', 'LIB-SETUP-11', 'LIB-SETUP-12', 'LIB-ATTACK-5', 'LIB-LIB-STEP1-1'],
  scenes: {
    start: {
      position: `${GALAXY} 1 BDEFJLN M AG C HIK - setup.base 0`,
      script: ['draw', 'exploit C', 'attack K', 'discard K'],
    },
  },
  steps: [
    {
      say: {
        en: 'You are the **Liberation**. Survive three Acts unfound and you win. The Dynasty holds {C}. Lay one of your three cards face down: that city is your **base**.',
        ru: 'Вы — **Сопротивление**. Продержитесь три круга, чтобы вас не нашли, и вы победите. У Династии {C}. Положите одну из трёх своих карт взакрытую: эта локация — ваша **база**.',
        de: 'Du bist die **Liberation**. Bleib drei Zeitalter lang ungefunden, und du gewinnst. Die Dynastie hat {C}. Leg eine deiner drei Karten verdeckt hin: Diese Stadt ist deine **Basis**.',
      },
      point: ['city-C', 'hand-H', 'hand-I', 'hand-K'],
      answer: ['base H|I'],
      taught: ['base H'],
      else: [
        {
          when: 'base K',
          say: {
            en: 'A line joins {K} and {C}: the Dynasty could attack it in its very first turn. Choose a city farther away.',
            ru: '{K} и {C} соединены линией: Династия напала бы первым же ходом. Выберите локацию подальше.',
            de: 'Eine Linie verbindet {K} und {C}: Die Dynastie könnte sie schon im ersten Zug angreifen. Wähle eine Stadt weiter weg.',
          },
        },
      ],
      claims: ({ rules, view }) => {
        const near = neighbours(rules.table.pack, view.layout)['C'] ?? [];
        return {
          'K touches C, H and I do not': near.includes('K') && !near.includes('H') && !near.includes('I'),
          'H touches I': neighbours(rules.table.pack, view.layout)['H']?.includes('I') === true,
        };
      },
      after: {
        en: 'A good place: no line joins {city} and {C}. And one of your other cards is one line away from it, a way out for later.',
        ru: 'Хорошее место: {city} и {C} линией не соединены. А до одной из двух других ваших карт оттуда одна линия: пригодится, чтобы уйти.',
        de: 'Ein guter Ort: Keine Linie verbindet {city} und {C}. Und eine deiner anderen Karten liegt eine Linie davon entfernt, ein Ausweg für später.',
      },
    },
    {
      say: {
        en: 'An attack on {K}! It was in your **hand**, so the Dynasty takes the card and discards it. You lost a card, not the game: only the base counts.',
        ru: 'Нападение на {K}! Она была у вас на **руке**, и Династия забирает карту и сбрасывает её. Вы потеряли карту, но не игру: важна только база.',
        de: 'Ein Angriff auf {K}! Sie war auf deiner **Hand**, also nimmt die Dynastie die Karte und wirft sie ab. Du verlierst eine Karte, nicht das Spiel: Nur die Basis zählt.',
      },
      point: ['city-K'],
      read: true,
      claims: ({ events, view }) => ({
        'K was hit': events.some((event) => event.kind === 'hit' && event['city'] === 'K'),
        'and the game goes on': view.result === null,
      }),
    },
    {
      say: {
        en: 'Your turn. Step 1: draw. Every draw brings the end of the Act nearer, and **time is on your side**.',
        ru: 'Ваш ход. Шаг 1: возьмите карту. Каждая взятая карта приближает конец круга, а **время работает на вас**.',
        de: 'Du bist dran. Schritt 1: Zieh. Jede gezogene Karte bringt das Ende des Zeitalters näher, und **die Zeit ist auf deiner Seite**.',
      },
      point: ['deck', '> draw'],
      answer: ['draw'],
      else: [
        {
          when: 'skip',
          say: {
            en: 'Each card drawn is a step towards the end of the Act. Draw.',
            ru: 'Каждая взятая карта — шаг к концу круга. Возьмите.',
            de: 'Jede gezogene Karte ist ein Schritt zum Ende des Zeitalters. Zieh.',
          },
        },
      ],
    },
    {
      say: {
        en: 'Step 2 offers Evade, Sabotage or a mission; you may also do nothing. Stay quiet this time: **pass**.',
        ru: 'На шаге 2 можно поменять базу, устроить саботаж или выполнить миссию — а можно ничего. На этот раз затаитесь: **пас**.',
        de: 'Schritt 2 bietet Verlegen, Sabotage oder einen Einsatz; du darfst auch nichts tun. Bleib diesmal still: **passe**.',
      },
      point: ['> pass'],
      answer: ['pass'],
      else: [
        {
          say: {
            en: 'Soon. Today nobody knows where you are: pass.',
            ru: 'Скоро. Сегодня никто не знает, где вы: пас.',
            de: 'Bald. Heute weiß niemand, wo du bist: Passe.',
          },
          if: ({ choice }) => choice?.verb !== 'pass',
        },
      ],
    },
  ],
  check: {
    ask: {
      en: 'The Dynasty attacks a city whose card is in your hand. What happens?',
      ru: 'Династия нападает на локацию, карта которой у вас на руке. Что будет?',
      de: 'Die Dynastie greift eine Stadt an, deren Karte auf deiner Hand ist. Was geschieht?',
    },
    options: [
      { say: { en: 'I lose', ru: 'Я проигрываю', de: 'Ich verliere' } },
      { say: { en: 'It takes the card', ru: 'Она забирает карту', de: 'Sie nimmt die Karte' }, right: true },
      { say: { en: 'Nothing', ru: 'Ничего', de: 'Nichts' } },
    ],
    right: { en: 'Right.', ru: 'Верно.', de: 'Richtig.' },
    wrong: {
      en: 'It takes the card and occupies or discards it. Only the base ends the game.',
      ru: 'Она забирает карту и захватывает локацию или сбрасывает. Игру кончает только база.',
      de: 'Sie nimmt die Karte und besetzt sie oder wirft sie ab. Nur die Basis beendet das Spiel.',
    },
  },
};
