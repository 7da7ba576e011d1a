import { DYNASTY, GALAXY, HOUSE, type LiberationLesson, targets } from './lesson.ts';

export const lesson: LiberationLesson = {
  pack: HOUSE,
  seat: DYNASTY,
  clauses: [
    'LIB-ACT-1',
    'LIB-ACT-2',
    'LIB-ACT-3',
    'LIB-ACT-4',
    'LIB-ACT-5',
    'LIB-ACT-6',
    'LIB-ACT-7',
    'LIB-ACT-8',
    'LIB-DYN-STEP1-5',
    'LIB-END-3',
  ],
  scenes: {
    first: { position: `${GALAXY} 1 - DEFGJLM BI AC HN K dyn.step1 13` },
    last: {
      position: {
        line: `${GALAXY} 3 - BDEFGI JL C*KN AH M dyn.step1 31`,
        searches: [{ kind: 'probed', map: 'P4', yes: true }],
      },
    },
  },
  steps: [
    {
      say: {
        en: 'The deck is empty. That alone ends nothing. But as soon as somebody **draws**, the discard pile is shuffled, the next **Act** begins, and the draw goes on. Draw.',
        ru: 'Колода пуста. Само по себе это ничего не значит. Но как только кто-то **берёт карту**, сброс перемешивается, начинается новый **круг**, и карту берут из новой колоды. Возьмите карту.',
        de: 'Der Stapel ist leer. Das allein beendet nichts. Sobald aber jemand **zieht**, wird die Ablage gemischt, das nächste **Zeitalter** beginnt, und es wird weitergezogen. Zieh.',
      },
      point: ['deck', '> draw'],
      answer: ['draw'],
      else: [
        {
          when: ['skip', 'unexploit'],
          say: {
            en: 'Then nothing happens, and the Liberation may do it. See it yourself: draw.',
            ru: 'Тогда ничего не случится, и карту возьмёт Сопротивление. Посмотрите сами: возьмите.',
            de: 'Dann geschieht nichts, und die Liberation tut es vielleicht. Sieh es selbst: Zieh.',
          },
        },
      ],
      after: {
        en: '**Act II.** All discards are back in the deck: what you knew about the pile is now knowledge about the deck.',
        ru: '**Второй круг.** Весь сброс снова в колоде: что вы знали о сбросе, теперь знаете о колоде.',
        de: '**Zweites Zeitalter.** Alles Abgeworfene ist wieder im Stapel: Was du über die Ablage wusstest, weißt du nun über den Stapel.',
      },
      claims: ({ view }) => ({ 'the deck is empty in Act I': view.deck === 0 && view.act === 1 }),
      proves: ({ view }) => ({ 'Act II': view.act === 2 }),
    },
    {
      say: {
        en: 'When the deck has run out in **Act III**, the next draw, anybody’s, ends the game and the Liberation wins. So each card you draw also shortens your own time.',
        ru: 'Когда колода кончится в **третьем круге**, следующая попытка взять карту — чья угодно — завершит игру победой Сопротивления. Так что каждая взятая карта сокращает и ваше время.',
        de: 'Ist der Stapel im **dritten Zeitalter** leer, beendet das nächste Ziehen, von wem auch immer, das Spiel, und die Liberation gewinnt. Jede Karte, die du ziehst, kürzt also auch deine Zeit.',
      },
      point: ['deck'],
      read: true,
    },
    {
      scene: 'last',
      say: {
        en: 'Act III, the deck is empty. The Liberation will draw next turn and win. This is your **last attack**. You know: the base is on {P4}; {K} and {N} are yours, {L} is in your hand.',
        ru: 'Третий круг, колода пуста. В свой ход Сопротивление возьмёт карту и победит. Это ваше **последнее нападение**. Известно: база на карте «{P4}»; {K} и {N} — ваши, {L} — у вас на руке.',
        de: 'Drittes Zeitalter, der Stapel ist leer. Im nächsten Zug wird die Liberation ziehen und gewinnen. Das ist dein **letzter Angriff**. Du weißt: Die Basis liegt hier: {P4}. {K} und {N} sind dein, {L} ist auf deiner Hand.',
      },
      point: ['city-K', 'city-L', 'city-M', 'city-N'],
      answer: [['unexploit C', 'skip'], 'exploit K', 'attack M'],
      taught: ['unexploit C', 'exploit K', 'attack M'],
      else: [
        {
          when: 'draw',
          say: {
            en: 'That draw would end the game, and the Liberation would win.',
            ru: 'Эта попытка взять карту завершила бы игру победой Сопротивления.',
            de: 'Dieses Ziehen würde das Spiel beenden, und die Liberation gewänne.',
          },
        },
        {
          when: 'exploit N|C',
          say: {
            en: 'From there no line leads to the last hiding place. Which of your cities is joined to {M}?',
            ru: 'Оттуда линии к последнему укрытию нет. Какая из ваших локаций соединена с {M}?',
            de: 'Von dort führt keine Linie zum letzten Versteck. Welche deiner Städte ist mit {M} verbunden?',
          },
        },
        {
          when: ['mission', 'perform', 'pass', 'occupy'],
          say: {
            en: 'There is no time for that: it is the last attack.',
            ru: 'На это нет времени: нападение последнее.',
            de: 'Dafür ist keine Zeit: Es ist der letzte Angriff.',
          },
        },
        {
          when: 'attack C',
          say: {
            en: 'Your own city? Count again: {K} and {N} are yours, {L} you hold. One is left.',
            ru: 'Своя же локация? Пересчитайте: {K} и {N} ваши, {L} на руке. Осталась одна.',
            de: 'Deine eigene Stadt? Zähl nach: {K} und {N} sind dein, {L} hältst du. Eine bleibt.',
          },
        },
      ],
      after: {
        en: 'Found, with the last attack.',
        ru: 'Нашли последним нападением.',
        de: 'Gefunden, mit dem letzten Angriff.',
      },
      claims: ({ view, open }) => ({
        'Act III, nothing to draw': view.act === 3 && view.deck === 0,
        'L in hand': view.hand.includes('L'),
        'C is exploited': targets(open, 'unexploit') === 'C',
      }),
      proves: ({ view }) => ({ 'the Dynasty wins': view.result?.clause === 'LIB-END-2' }),
    },
  ],
  check: {
    ask: {
      en: 'Act III, an empty deck, and you draw. What happens?',
      ru: 'Третий круг, колода пуста, и вы берёте карту. Что будет?',
      de: 'Drittes Zeitalter, leerer Stapel, und du ziehst. Was geschieht?',
    },
    options: [
      { say: { en: 'A new shuffle', ru: 'Новое перемешивание', de: 'Es wird neu gemischt' } },
      { say: { en: 'I win', ru: 'Я побеждаю', de: 'Ich gewinne' } },
      { say: { en: 'The Liberation wins', ru: 'Побеждает Сопротивление', de: 'Die Liberation gewinnt' }, right: true },
    ],
    right: { en: 'Right, whoever draws.', ru: 'Верно, кто бы ни брал.', de: 'Richtig, egal wer zieht.' },
    wrong: {
      en: 'There is no third shuffle: the Liberation wins.',
      ru: 'Третьего перемешивания нет: побеждает Сопротивление.',
      de: 'Ein drittes Mischen gibt es nicht: Die Liberation gewinnt.',
    },
  },
};
