import { DYNASTY, GALAXY, HOUSE, type LiberationLesson } from './lesson.ts';

export const lesson: LiberationLesson = {
  pack: HOUSE,
  seat: DYNASTY,
  clauses: ['LIB-ATTACK-4', 'LIB-ATTACK-5', 'LIB-ATTACK-6', 'LIB-ATTACK-7', 'LIB-ATTACK-8', 'LIB-ATTACK-9', 'LIB-OCCUPY-6', 'LIB-INFO-1'],
  values: ({ view, events }) => {
    const since = events.slice(
      Math.max(
        0,
        events.findLastIndex(({ kind }) => kind === 'missed'),
      ),
    );
    return { turn: view.turn - since.filter(({ kind }) => kind === 'turn').length };
  },
  scenes: { start: { position: `${GALAXY} 1 DEIJKL M BF AC GH N dyn.step2 5`, script: ['draw', 'pass', 'draw', 'pass'] } },
  steps: [
    {
      say: {
        en: 'An attack has one of three answers. You know the first: the base. See the second: exploit {C} and attack {G}.',
        ru: 'У нападения три возможных ответа. Первый вы знаете: база. Вот второй: задействуйте {C} и нападите на {G}.',
        de: 'Auf einen Angriff gibt es drei Antworten. Die erste kennst du: die Basis. Sieh die zweite: Beute {C} aus und greif {G} an.',
      },
      point: ['city-C', 'city-G'],
      answer: ['exploit C', 'attack G'],
      else: [
        {
          when: 'attack K',
          say: { en: 'Next turn. First {G}.', ru: 'В следующий ход. Сначала {G}.', de: 'Nächsten Zug. Erst {G}.' },
        },
        {
          when: 'exploit A',
          say: {
            en: 'From {A} no line leads to {G}. Exploit {C}.',
            ru: 'От {A} линии к {G} нет. Задействуйте {C}.',
            de: 'Von {A} führt keine Linie nach {G}. Beute {C} aus.',
          },
        },
      ],
      after: {
        en: '**Hit!** {G} was in the Liberation’s hand. The card is yours to place.',
        ru: '**Попадание!** {G} была на руке у Сопротивления. Теперь карта ваша: решите, куда её.',
        de: '**Treffer!** {G} war auf der Hand der Liberation. Nun bestimmst du über die Karte.',
      },
      claims: ({ view }) => ({ 'two cities': view.occupied.join('') === 'AC' }),
      proves: ({ events }) => ({ 'a hit': events.some(({ kind }) => kind === 'hit') }),
    },
    {
      say: {
        en: 'Occupy {G} at once, without needing a line, or discard it. It never goes to your hand. As you like.',
        ru: 'Захватите {G} сразу — линия для этого не нужна — или сбросьте. На руку она не попадает никогда. Как хотите.',
        de: 'Besetze {G} sofort, auch ohne Linie, oder wirf sie ab. Auf deine Hand kommt sie nie. Wie du willst.',
      },
      point: ['> occupy G', '> discard G'],
      answer: ['occupy|discard G'],
      taught: ['occupy G'],
      after: [
        {
          when: 'occupy',
          say: {
            en: 'Ready at once, and it looks towards {E} and {F}.',
            ru: 'Сразу готова, и от неё видно {E} и {F}.',
            de: 'Sofort bereit, und sie blickt nach {E} und {F}.',
          },
        },
        {
          say: {
            en: 'Gone to the pile, until the next shuffle.',
            ru: 'Ушла в сброс до следующего перемешивания.',
            de: 'Ab auf den Ablagestapel, bis neu gemischt wird.',
          },
        },
      ],
    },
    {
      say: {
        en: 'Your next turn. Unexploit {C}, exploit it again and attack {K}.',
        ru: 'Ваш следующий ход. Восстановите {C}, снова задействуйте её и нападите на {K}.',
        de: 'Dein nächster Zug. Frische {C} auf, beute sie wieder aus und greif {K} an.',
      },
      point: ['city-C', 'city-K'],
      answer: ['unexploit C', 'exploit C', 'attack K'],
      else: [
        {
          when: 'attack',
          if: ({ choice }) => choice?.['city'] !== 'K',
          say: {
            en: 'A fair idea. For this lesson ask about {K}.',
            ru: 'Разумно. Но в этом уроке спросите про {K}.',
            de: 'Keine schlechte Idee. Für diese Lektion frag nach {K}.',
          },
        },
        {
          when: ['draw', 'skip'],
          say: {
            en: 'Then {C} stays exploited, and only {C} reaches {K}. Unexploit it.',
            ru: 'Тогда {C} останется задействованной, а до {K} достаёт только она. Восстановите её.',
            de: 'Dann bleibt {C} ausgebeutet, und nur {C} erreicht {K}. Frische sie auf.',
          },
        },
        {
          when: 'exploit A|G',
          say: {
            en: 'From there no line leads to {K}. Exploit {C}.',
            ru: 'Оттуда линии к {K} нет. Задействуйте {C}.',
            de: 'Von dort führt keine Linie nach {K}. Beute {C} aus.',
          },
        },
      ],
      after: {
        en: 'A **miss**. {K} is neither the base nor in the Liberation’s hand: it is in the deck or the pile. The cross on the map keeps that for you, with the number of the turn: {turn}.',
        ru: '**Промах**. {K} — не база и не карта на руке Сопротивления: она в колоде или в сбросе. Крестик на карте это запомнит, с номером хода: {turn}.',
        de: 'Ein **Fehlschlag**. {K} ist weder die Basis noch auf der Hand der Liberation: im Stapel oder in der Ablage. Das Kreuz auf der Karte merkt sich das, mit der Nummer des Zugs: {turn}.',
      },
      proves: ({ events }) => ({ 'a miss': events.some(({ kind }) => kind === 'missed') }),
    },
    {
      say: {
        en: 'All answers are true; nobody can lie in this game. The Liberation has drawn a card since. Is {K} still surely not in its hand?',
        ru: 'Все ответы правдивы: солгать в этой игре нельзя. С тех пор Сопротивление взяло карту. Точно ли {K} по-прежнему не у него на руке?',
        de: 'Alle Antworten sind wahr; lügen kann in diesem Spiel niemand. Seither hat die Liberation eine Karte gezogen. Ist {K} weiterhin sicher nicht auf ihrer Hand?',
      },
      point: ['city-K'],
      claims: ({ events }) => ({ 'the Liberation has drawn': events.some(({ kind, seat }) => kind === 'drew' && seat === 1) }),
      pick: [
        {
          say: { en: 'Yes, surely', ru: 'Да, точно', de: 'Ja, sicher' },
          else: {
            en: 'The drawn card might be {K}. A miss speaks of the hand only until the Liberation draws again.',
            ru: 'Взятая карта могла оказаться {K}. О руке промах говорит лишь до тех пор, пока Сопротивление не взяло карту.',
            de: 'Die gezogene Karte könnte {K} sein. Über die Hand sagt ein Fehlschlag nur etwas, bis die Liberation wieder zieht.',
          },
        },
        { say: { en: 'No', ru: 'Нет', de: 'Nein' }, right: true },
      ],
      after: {
        en: 'The card might be {K}. A miss holds for the **hand** until the Liberation next draws, and for the **base** only until the Liberation moves it, which it may do on its turn. That is why the cross names its turn.',
        ru: 'Это могла быть {K}. Для **руки** промах верен, пока Сопротивление не возьмёт карту, для **базы** — пока Сопротивление её не сменит, а в свой ход оно это может. Потому у крестика и стоит номер хода.',
        de: 'Die Karte könnte {K} sein. Ein Fehlschlag gilt für die **Hand**, bis die Liberation wieder zieht, und für die **Basis**, bis die Liberation sie verlegt, was sie in ihrem Zug darf. Darum nennt das Kreuz seinen Zug.',
      },
    },
  ],
  check: {
    ask: {
      en: 'Your attack takes a card from the Liberation’s hand. Where does it go?',
      ru: 'Ваше нападение забрало карту с руки Сопротивления. Куда она попадёт?',
      de: 'Dein Angriff nimmt eine Karte von der Hand der Liberation. Wohin kommt sie?',
    },
    options: [
      { say: { en: 'To my hand', ru: 'Ко мне на руку', de: 'Auf meine Hand' } },
      {
        say: { en: 'Onto the table, or the discard pile', ru: 'На стол или в сброс', de: 'Auf den Tisch oder in die Ablage' },
        right: true,
      },
      { say: { en: 'Back to them', ru: 'Обратно к нему', de: 'Zurück zu ihr' } },
    ],
    right: { en: 'Right.', ru: 'Верно.', de: 'Richtig.' },
    wrong: {
      en: 'You occupy it or discard it; it never goes to your hand.',
      ru: 'Вы захватываете её или сбрасываете; на руку она не попадает.',
      de: 'Du besetzt sie oder wirfst sie ab; auf deine Hand kommt sie nie.',
    },
  },
};
