import { GALAXY, HOUSE, LIBERATION, type LiberationLesson, priceOf } from './lesson.ts';

export const lesson: LiberationLesson = {
  pack: HOUSE,
  seat: LIBERATION,
  clauses: [
    'LIB-MISSION-PUBLIC-SUPPORT-1',
    'LIB-MISSION-PUBLIC-SUPPORT-2',
    'LIB-MISSION-PUBLIC-SUPPORT-3',
    'LIB-ACT-7',
    'LIB-ACT-8',
    'LIB-COST-2',
    'LIB-HANDMISSION-4',
  ],
  scenes: {
    start: {
      position: `${GALAXY} 3 BDE FGMN JL CK AH I lib.step1 30`,
      script: ['skip', 'exploit K', 'attack N', 'skip', 'exploit C', 'attack G'],
    },
  },
  values: ({ view }) => ({ deck: view.deck }),
  steps: [
    {
      say: {
        en: 'Act III, {deck, plural, one {one card} other {# cards}} left. Whoever draws when there are none left ends the game, and **you win**. Draw.',
        ru: 'Третий круг, в колоде {deck, plural, one {# карта} few {# карты} many {# карт} other {# карты}}. Когда кто-то захочет взять карту, а колода пуста, игра кончится и **вы победите**. Возьмите карту.',
        de: 'Drittes Zeitalter, noch {deck, plural, one {eine Karte} other {# Karten}}. Zieht jemand, wenn keine mehr da ist, endet das Spiel, und **du gewinnst**. Zieh.',
      },
      point: ['deck', '> draw'],
      answer: ['draw'],
      else: [
        {
          when: 'skip',
          say: { en: 'The clock would stand still. Draw.', ru: 'Часы бы стояли. Возьмите карту.', de: 'Die Uhr stünde still. Zieh.' },
        },
      ],
      claims: ({ view }) => ({ 'Act III, three cards': view.act === 3 && view.deck === 3 }),
    },
    {
      say: {
        en: 'You hold {A}, a {political}: **{publicSupport}**. For one other card, half of the deck, rounded up, goes to the discard pile. The deck holds {deck, plural, one {one card} other {# cards}}. Play {A} and pay with {B} or {H}.',
        ru: 'У вас {A} — {political}: **{publicSupport}**. За одну другую карту половина колоды, с округлением вверх, уходит в сброс. В колоде {deck, plural, one {# карта} few {# карты} many {# карт} other {# карты}}. Сыграйте {A}, заплатив {B} или {H}.',
        de: 'Du hältst {A}, ein {political}: **{publicSupport}**. Für eine andere Karte kommt der halbe Stapel, aufgerundet, in die Ablage. Im Stapel {deck, plural, one {liegt eine Karte} other {liegen # Karten}}. Spiel {A} und zahle mit {B} oder {H}.',
      },
      point: ['deck', 'hand-A'],
      answer: ['mission A', 'pay B|H'],
      taught: ['mission A', 'pay B'],
      else: [
        {
          when: ['evade', 'sabotage', 'pass', 'mission B|H'],
          say: {
            en: 'Safe enough, but slow. {publicSupport} shortens the game.',
            ru: 'Надёжно, но медленно. «{publicSupport}» укорачивает игру.',
            de: 'Sicher, aber langsam. „{publicSupport}“ verkürzt das Spiel.',
          },
        },
      ],
      after: {
        en: '{deck, plural, one {One card} other {# cards}} left. Nobody saw which one went.',
        ru: 'В колоде {deck, plural, one {осталась # карта} few {осталось # карты} many {осталось # карт} other {осталось # карты}}. Какая ушла, никто не видел.',
        de: 'Noch {deck, plural, one {eine Karte} other {# Karten}}. Welche ging, hat niemand gesehen.',
      },
      claims: ({ rules, view }) => ({
        'one other card': priceOf(rules, 'publicSupport') === 'X',
        'two cards, three in hand': view.deck === 2 && view.hand.join('') === 'ABH',
      }),
      proves: ({ view }) => ({ 'one card left': view.deck === 1 }),
    },
    {
      say: {
        en: 'The Dynasty has missed. Draw the last card: an empty deck alone ends nothing yet. Then **pass**.',
        ru: 'Династия промахнулась. Возьмите последнюю карту: пустая колода сама ничего не кончает. Затем **пас**.',
        de: 'Die Dynastie hat verfehlt. Zieh die letzte Karte: Ein leerer Stapel allein beendet noch nichts. Dann **passe**.',
      },
      point: ['deck', '> draw', '> pass'],
      answer: ['draw', 'pass'],
      else: [
        {
          when: 'skip',
          say: {
            en: 'Without your draw the card lies there. Draw.',
            ru: 'Без вас карта так и останется лежать. Возьмите её.',
            de: 'Ohne dein Ziehen bleibt die Karte liegen. Zieh.',
          },
        },
        {
          when: ['evade', 'sabotage', 'mission'],
          say: {
            en: 'You are well hidden, and there is nothing to hurry. Pass.',
            ru: 'Вы хорошо спрятаны, и торопить нечего. Пас.',
            de: 'Du bist gut versteckt, und zu beschleunigen gibt es nichts. Passe.',
          },
        },
      ],
      claims: ({ events }) => ({ 'a miss': events.some(({ kind }) => kind === 'missed') }),
    },
    {
      say: {
        en: 'The deck is empty, it is Act III, and it is your turn. What now?',
        ru: 'Колода пуста, идёт третий круг, и ваш ход. Что теперь?',
        de: 'Der Stapel ist leer, es ist das dritte Zeitalter, und du bist dran. Was nun?',
      },
      point: ['deck'],
      answer: ['draw'],
      else: [
        {
          when: 'skip',
          say: {
            en: 'Draw! There is nothing to draw, and that is the point.',
            ru: 'Берите! Брать нечего — в этом и смысл.',
            de: 'Zieh! Es gibt nichts zu ziehen, und genau darum geht es.',
          },
        },
      ],
      after: {
        en: 'Nothing to draw, no third shuffle: you have survived. **You win.**',
        ru: 'Брать нечего, третьего перемешивания нет: вы продержались. **Победа.**',
        de: 'Nichts zu ziehen, kein drittes Mischen: Du hast überlebt. **Du gewinnst.**',
      },
      claims: ({ view }) => ({ 'an empty deck in Act III': view.deck === 0 && view.act === 3 }),
      proves: ({ view }) => ({ 'the Liberation wins': view.result?.clause === 'LIB-END-3' }),
    },
  ],
  check: {
    ask: {
      en: '{publicSupport} empties the deck. Does the Act end?',
      ru: '«{publicSupport}» опустошила колоду. Кончился ли круг?',
      de: '„{publicSupport}“ leert den Stapel. Endet das Zeitalter?',
    },
    options: [
      { say: { en: 'Yes', ru: 'Да', de: 'Ja' } },
      {
        say: { en: 'No, only when somebody draws', ru: 'Нет, только когда кто-то берёт карту', de: 'Nein, erst wenn jemand zieht' },
        right: true,
      },
    ],
    right: { en: 'Right.', ru: 'Верно.', de: 'Richtig.' },
    wrong: {
      en: 'The Act ends at the next draw, not before.',
      ru: 'Круг кончается, когда берут следующую карту, не раньше.',
      de: 'Das Zeitalter endet beim nächsten Ziehen, nicht vorher.',
    },
  },
};
