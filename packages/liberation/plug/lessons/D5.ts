import { neighbours } from '@orrery/liberation';
import { DYNASTY, GALAXY, HOUSE, type LiberationLesson } from './lesson.ts';

export const lesson: LiberationLesson = {
  pack: HOUSE,
  seat: DYNASTY,
  clauses: [
    'LIB-SABOTAGE-1',
    'LIB-SABOTAGE-2',
    'LIB-SABOTAGE-3',
    'LIB-SABOTAGE-5',
    'LIB-EVADE-1',
    'LIB-EVADE-2',
    'LIB-EVADE-3',
    'LIB-EVADE-4',
  ],
  scenes: {
    sabotage: { position: `${GALAXY} 1 BCDFGK M EJ LN AH I lib.step2 6`, script: ['sabotage J'] },
    evade: {
      position: { line: `${GALAXY} 1 BDEFGIN M JK L AC H lib.step2 8`, searches: [{ kind: 'probed', map: 'P3', yes: true }] },
      script: ['evade', 'base H'],
    },
  },
  steps: [
    {
      say: {
        en: 'On its turn the Liberation may name a city, and if you hold that card, you must discard it: a **Sabotage**. It has just named {J}, and you held it. Annoying, but the city named must be one line from a card of theirs. Which cities is {J} joined to?',
        ru: 'В свой ход Сопротивление может назвать локацию, и если эта карта у вас на руке, вы её сбрасываете: это **саботаж**. Сейчас названа {J}, и она была у вас. Обидно, но от названной локации до какой-то их карты — одна линия. С какими локациями соединена {J}?',
        de: 'In ihrem Zug darf die Liberation eine Stadt nennen; hältst du diese Karte, musst du sie abwerfen: eine **Sabotage**. Eben hat sie {J} genannt, und du hieltest sie. Ärgerlich, aber die genannte Stadt muss eine Linie von einer ihrer Karten entfernt sein. Mit welchen Städten ist {J} verbunden?',
      },
      point: ['city-J'],
      tap: ['city-E', 'city-H', 'city-I'],
      else: [
        {
          say: {
            en: 'No line leads there. Follow the lines from {J}: {E}, {H} and {I}.',
            ru: 'Туда линии нет. Проследите линии от {J}: {E}, {H} и {I}.',
            de: 'Dorthin führt keine Linie. Folge den Linien von {J}: {E}, {H} und {I}.',
          },
        },
      ],
      claims: ({ rules, view }) => ({ 'J: E, H, I': neighbours(rules.table.pack, view.layout)['J']?.join('') === 'EHI' }),
    },
    {
      say: {
        en: 'So {E}, {H} or {I} is in their hand or is the base. You hold {E}. Draw if you like, then attack the one you suspect: {N} reaches {I}, {L} reaches {H}.',
        ru: 'Значит, {E}, {H} или {I} у них на руке или база. {E} — у вас. Возьмите карту, если хотите, и нападите на подозрительную: от {N} досягаема {I}, от {L} — {H}.',
        de: 'Also ist {E}, {H} oder {I} auf ihrer Hand oder die Basis. {E} hältst du. Zieh, wenn du magst, und greif die verdächtige an: {N} erreicht {I}, {L} erreicht {H}.',
      },
      point: ['city-H', 'city-I'],
      answer: [['draw', 'skip'], 'exploit', 'attack H|I'],
      taught: ['draw', 'exploit N', 'attack I'],
      else: [
        {
          when: 'attack',
          if: ({ choice }) => !['H', 'I'].includes(String(choice?.['city'])),
          say: {
            en: 'That city tells nothing about the hint you have just been given. {H} or {I}.',
            ru: 'Эта локация ничего не скажет о полученной подсказке. {H} или {I}.',
            de: 'Diese Stadt sagt nichts über den Hinweis, den du eben bekamst. {H} oder {I}.',
          },
        },
        {
          when: ['occupy', 'perform', 'mission', 'pass'],
          say: {
            en: 'You have a hint: use it while it is warm. Attack {H} or {I}.',
            ru: 'Подсказка есть — пользуйтесь, пока не остыла. Нападите на {H} или {I}.',
            de: 'Du hast einen Hinweis: Nutze ihn, solange er frisch ist. Greif {H} oder {I} an.',
          },
        },
      ],
      after: [
        {
          when: 'attack I',
          say: {
            en: 'The base! A Sabotage always gives something away.',
            ru: 'База! Саботаж всегда что-нибудь выдаёт.',
            de: 'Die Basis! Eine Sabotage verrät immer etwas.',
          },
        },
        {
          say: {
            en: '{H} was in the hand and is yours now. But the hint may have come from {I} as well: there the base lay.',
            ru: '{H} была на руке, теперь она ваша. Но подсказать могла и {I}: там и была база.',
            de: '{H} war auf der Hand und ist nun deine. Der Hinweis konnte aber auch von {I} kommen: Dort lag die Basis.',
          },
        },
      ],
      proves: ({ view }) => ({ 'the base is found': view.result?.clause === 'LIB-END-2' }),
    },
    {
      scene: 'evade',
      say: {
        en: 'Another game. A probe had said: {H}, {I} or {J}, and you hold {J}. Now the Liberation **evades**: it lays down the same card, or one that is one line away. Tap every city where the base can be.',
        ru: 'Другая партия. Зонд ответил: {H}, {I} или {J}, а {J} — у вас. И вот Сопротивление **меняет базу**: кладёт ту же карту или соединённую с ней одной линией. Покажите, где база может быть теперь.',
        de: 'Ein anderes Spiel. Eine Sonde hatte gesagt: {H}, {I} oder {J}, und {J} hältst du. Nun **verlegt** die Liberation ihre Basis: Sie legt dieselbe Karte oder eine, die eine Linie entfernt ist. Zeig jede Stadt, in der die Basis sein kann.',
      },
      point: ['city-H', 'city-I'],
      tap: ['city-H', 'city-I', 'city-N'],
      else: [
        {
          when: 'city-J',
          say: { en: 'You hold it.', ru: 'Она у вас на руке.', de: 'Die hältst du selbst.' },
        },
        { when: 'city-L', say: { en: 'You occupy it.', ru: 'Вы её захватили.', de: 'Die hast du besetzt.' } },
        {
          say: {
            en: 'No line leads there from {H} or {I}. From {H} a line leads to {I}, from {I} one to {H} and one to {N}.',
            ru: 'Ни от {H}, ни от {I} туда линии нет. От {H} линия ведёт к {I}, от {I} — к {H} и к {N}.',
            de: 'Dorthin führt weder von {H} noch von {I} eine Linie. Von {H} führt eine nach {I}, von {I} eine nach {H} und eine nach {N}.',
          },
        },
      ],
      after: {
        en: '{H}, {I} or {N}. An Evade moves **one line at most**, so what you know melts slowly.',
        ru: '{H}, {I} или {N}. База уходит **не дальше одной линии**, поэтому знание тает медленно.',
        de: '{H}, {I} oder {N}. Verlegt wird **höchstens eine Linie weit**, darum schmilzt dein Wissen langsam.',
      },
      claims: ({ rules, view }) => {
        const near = neighbours(rules.table.pack, view.layout);
        const free = ['H', 'I'].flatMap((city) => [city, ...(near[city] ?? [])]).filter((city) => !['J', 'L'].includes(city));
        return {
          'H, I or N': [...new Set(free)].toSorted().join('') === 'HIN',
          'J in hand, L occupied': view.hand.includes('J') && view.occupied.includes('L'),
        };
      },
    },
  ],
  check: {
    ask: {
      en: 'After an Evade, do you learn whether the base has moved?',
      ru: 'После смены базы узнаёте ли вы, переехала ли она?',
      de: 'Erfährst du nach dem Verlegen, ob die Basis gewandert ist?',
    },
    options: [{ say: { en: 'Yes', ru: 'Да', de: 'Ja' } }, { say: { en: 'No', ru: 'Нет', de: 'Nein' }, right: true }],
    right: {
      en: 'Right: staying is a bluff that costs them only an action.',
      ru: 'Верно: остаться на месте — блеф ценой в одно действие.',
      de: 'Richtig: Bleiben ist ein Bluff, der nur eine Aktion kostet.',
    },
    wrong: {
      en: 'You learn only that an Evade took place.',
      ru: 'Вы узнаёте только, что базу меняли.',
      de: 'Du erfährst nur, dass verlegt wurde.',
    },
  },
};
