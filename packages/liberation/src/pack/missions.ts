import type { Mission } from './schema.ts';

export const missions = [
  {
    id: 'publicSupport',
    side: 'L',
    name: {
      en: 'Public Support',
      ru: 'Общественная поддержка',
      de: 'Öffentliche Unterstützung',
    },
    cost: ['X'],
    effect: [
      {
        op: 'millDeck',
        num: 1,
        den: 2,
        round: 'up',
        from: 'top',
      },
    ],
    text: {
      en: 'Move half of the deck, counted up, from its top to the discard pile. Nobody sees these cards.',
      ru: 'Половина колоды (нечётное число округляется вверх) сверху уходит в сброс. Этих карт никто не видит.',
      de: 'Lege die halbe Anzahl der Karten (aufgerundet) von oben vom Nachziehstapel ab. Niemand sieht sie.',
    },
  },
  {
    id: 'propaganda',
    side: 'D',
    name: {
      en: 'Propaganda Campaign',
      ru: 'Пропаганда',
      de: 'Propagandakampagne',
    },
    cost: ['E', 'E', 'X'],
    effect: [
      {
        op: 'discardToDeckTop',
        max: 3,
        pick: 'random',
        order: 'random',
        count: 'owner',
      },
    ],
    text: {
      en: 'Name a number up to 3. So many discards, drawn at random, go back on top of the deck. Nobody sees them.',
      ru: 'Назовите число до 3. Столько карт, взятых наугад из сброса, кладут на верх колоды. Их никто не видит.',
      de: 'Nenne eine Zahl bis 3. So viele zufällig gezogene Karten vom Ablagestapel kommen oben auf den Nachziehstapel. Niemand sieht sie.',
    },
  },
  {
    id: 'armedResistance',
    side: 'L',
    name: {
      en: 'Armed Resistance',
      ru: 'Вооружённое сопротивление',
      de: 'Bewaffneter Widerstand',
    },
    cost: ['X'],
    effect: [
      {
        op: 'borrowMission',
        from: 'occupied',
        missionSide: 'L',
        excludeCategories: ['weapons'],
        payCost: true,
      },
    ],
    text: {
      en: 'Borrow the Liberation mission of an occupied city that is no Weapons Factory: pay its cost too, then carry it out.',
      ru: 'Займите миссию Сопротивления у захваченной локации (не у оружейной фабрики): оплатите и её стоимость, затем выполните.',
      de: 'Übernimm den Einsatz einer besetzten Stadt, die keine Waffenfabrik ist: Zahle auch dessen Kosten, dann führe ihn aus.',
    },
  },
  {
    id: 'superweapon',
    side: 'D',
    name: {
      en: 'Deploy Superweapon',
      ru: 'Введение супероружия',
      de: 'Superwaffe einsetzen',
    },
    cost: ['E', 'E', 'E'],
    effect: [
      {
        op: 'attack',
        scope: 'mapCard',
        adjacentTo: null,
      },
    ],
    text: {
      en: 'Pick one map card: all its unoccupied cities are attacked at once.',
      ru: 'Укажите карту планеты: все её незахваченные локации атакованы разом.',
      de: 'Bestimme eine Planetenkarte: Alle nicht besetzten Städte darauf werden zugleich angegriffen.',
    },
  },
  {
    id: 'mobilizeBase',
    side: 'L',
    name: {
      en: 'Mobilize Base',
      ru: 'Мобилизация базы',
      de: 'Basis mobilisieren',
    },
    cost: [],
    effect: [
      {
        op: 'relocateBase',
        adjacentTo: null,
        allowSame: true,
      },
    ],
    text: {
      en: 'The base joins your hand; then one card of the hand, near or far, becomes the base.',
      ru: 'База переходит в руку, затем любая карта руки, близкая или далёкая, становится базой.',
      de: 'Die Basis kommt auf deine Hand; dann wird eine Handkarte, nah oder fern, zur Basis.',
    },
  },
  {
    id: 'launchFleet',
    side: 'D',
    name: {
      en: 'Launch Fleet',
      ru: 'Запуск флота',
      de: 'Flotte entsenden',
    },
    cost: ['E', 'E'],
    effect: [
      {
        op: 'attack',
        scope: 'city',
        adjacentTo: null,
      },
    ],
    text: {
      en: 'Attack one unoccupied city, however far away.',
      ru: 'Атакуйте одну незахваченную локацию на любом расстоянии.',
      de: 'Greife eine nicht besetzte Stadt an, egal wie weit entfernt.',
    },
  },
  {
    id: 'designFlaw',
    side: 'L',
    name: {
      en: 'Design Flaw',
      ru: 'Проектный дефект',
      de: 'Konstruktionsfehler',
    },
    cost: ['X'],
    effect: [
      {
        op: 'repeat',
        max: 3,
        mayStop: true,
        distinctCities: true,
        choices: [
          {
            op: 'exploitOccupied',
          },
          {
            op: 'sabotage',
            adjacentTo: null,
          },
        ],
      },
    ],
    text: {
      en: 'Three times at most, each time another city: turn a ready city of the Dynasty sideways or sabotage an unoccupied city anywhere.',
      ru: 'Не более трёх раз, каждый раз другая локация: поверните готовую локацию Династии набок или саботируйте любую незахваченную.',
      de: 'Höchstens dreimal, jedes Mal eine andere Stadt: Drehe eine bereite Stadt der Dynastie quer oder sabotiere irgendeine nicht besetzte Stadt.',
    },
  },
  {
    id: 'probe',
    side: 'D',
    name: {
      en: 'Deep-Space Probe',
      ru: 'Космический зонд',
      de: 'Tiefraumsonde',
    },
    cost: ['E'],
    effect: [
      {
        op: 'askBase',
        scope: 'mapCard',
      },
    ],
    text: {
      en: 'Pick one map card: you are told whether the base lies on it.',
      ru: 'Укажите карту планеты: вам скажут, лежит ли на ней база.',
      de: 'Bestimme eine Planetenkarte: Du erfährst, ob die Basis darauf liegt.',
    },
  },
  {
    id: 'recruitSpyL',
    side: 'L',
    name: {
      en: 'Recruit Spy',
      ru: 'Найм шпиона',
      de: 'Spion rekrutieren',
    },
    cost: [],
    effect: [
      {
        op: 'peekDeck',
        count: 3,
        takeMax: 1,
        rest: 'top',
        order: 'owner',
      },
    ],
    text: {
      en: 'Look at the three top cards of the deck. Keep one if you wish; put the others back on top as you please.',
      ru: 'Посмотрите три верхние карты колоды. Одну можно оставить себе, остальные верните наверх в любом порядке.',
      de: 'Sieh dir die drei obersten Karten des Nachziehstapels an. Behalte nach Wunsch eine; die anderen legst du beliebig geordnet zurück.',
    },
  },
  {
    id: 'recruitSpyD',
    side: 'D',
    name: {
      en: 'Recruit Spy',
      ru: 'Найм шпиона',
      de: 'Spion rekrutieren',
    },
    cost: [],
    effect: [
      {
        op: 'peekDeck',
        count: 3,
        takeMax: 1,
        rest: 'top',
        order: 'owner',
      },
    ],
    text: {
      en: 'Look at the three top cards of the deck. Keep one if you wish; put the others back on top as you please.',
      ru: 'Посмотрите три верхние карты колоды. Одну можно оставить себе, остальные верните наверх в любом порядке.',
      de: 'Sieh dir die drei obersten Karten des Nachziehstapels an. Behalte nach Wunsch eine; die anderen legst du beliebig geordnet zurück.',
    },
  },
  {
    id: 'spaceAnomaly',
    side: 'L',
    name: {
      en: 'Space Anomaly',
      ru: 'Космическая аномалия',
      de: 'Raumanomalie',
    },
    cost: [],
    effect: [
      {
        op: 'rotateMap',
        count: 1,
      },
      {
        op: 'evade',
        optional: true,
        followUp: true,
      },
    ],
    text: {
      en: 'Turn or flip one map card. Afterwards an Evade is open to you.',
      ru: 'Поверните или переверните одну карту планеты. После этого можно сменить базу.',
      de: 'Drehe oder wende eine Planetenkarte. Danach steht dir ein Verlegen der Basis frei.',
    },
  },
  {
    id: 'hyperspaceWarp',
    side: 'D',
    name: {
      en: 'Hyperspace Warp',
      ru: 'Искривление гиперпространства',
      de: 'Hyperraumverzerrung',
    },
    cost: [],
    effect: [
      {
        op: 'rotateMap',
        count: 1,
      },
      {
        op: 'exploitFor',
        operations: ['occupy', 'attack'],
        optional: true,
        followUp: true,
      },
    ],
    text: {
      en: 'Turn or flip one map card. Afterwards one ready city may be exploited to occupy or attack.',
      ru: 'Поверните или переверните одну карту планеты. После этого можно задействовать готовую локацию: захватить или напасть.',
      de: 'Drehe oder wende eine Planetenkarte. Danach darf eine bereite Stadt zum Erobern oder Angreifen ausgebeutet werden.',
    },
  },
] as const satisfies readonly Mission[];
