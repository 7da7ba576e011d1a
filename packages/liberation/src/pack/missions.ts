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
      en: 'The top half of the deck, rounded up, goes unseen to the discard pile.',
      ru: 'Верхняя половина колоды (округляя вверх) уходит в сброс, её никто не смотрит.',
      de: 'Die obere Hälfte des Nachziehstapels (aufgerundet) kommt ungesehen auf den Ablagestapel.',
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
      en: 'Choose a number from 0 to 3. That many random cards of the discard pile go unseen on top of the deck.',
      ru: 'Выберите число от 0 до 3. Столько случайных карт сброса ложится на верх колоды, их никто не смотрит.',
      de: 'Wähle eine Zahl von 0 bis 3. So viele zufällige Karten des Ablagestapels kommen ungesehen oben auf den Nachziehstapel.',
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
      en: 'Choose a city the Dynasty occupies, except a Weapons Factory. Pay the cost of its Liberation mission as well, then perform that mission.',
      ru: 'Выберите захваченную Династией локацию, кроме оружейной фабрики. Оплатите ещё и стоимость её миссии Сопротивления, затем выполните эту миссию.',
      de: 'Wähle eine von der Dynastie besetzte Stadt außer einer Waffenfabrik. Zahle zusätzlich die Kosten ihres Einsatzes und führe ihn aus.',
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
      en: 'Choose a map card. Attack every unoccupied city on it.',
      ru: 'Выберите карту планеты. Нападите на каждую незахваченную локацию на ней.',
      de: 'Wähle eine Planetenkarte. Greife jede nicht besetzte Stadt darauf an.',
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
      en: 'Take your base into your hand, then place any card of your hand face down as your base. It need not be adjacent.',
      ru: 'Возьмите базу в руку и положите лицом вниз любую карту с руки как новую базу. Соединение не требуется.',
      de: 'Nimm deine Basis auf die Hand und lege eine beliebige Handkarte verdeckt als neue Basis aus. Sie muss nicht angrenzen.',
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
      en: 'Attack any one unoccupied city. It need not be adjacent.',
      ru: 'Нападите на любую одну незахваченную локацию. Соединение не требуется.',
      de: 'Greife eine beliebige nicht besetzte Stadt an. Sie muss nicht angrenzen.',
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
      en: 'Up to three times, one after another, each time with a different city: exploit a ready occupied city, or sabotage any unoccupied city.',
      ru: 'До трёх раз подряд, каждый раз с новой локацией: задействуйте захваченную локацию или саботируйте любую незахваченную.',
      de: 'Bis zu dreimal nacheinander, jedes Mal mit einer anderen Stadt: Erschöpfe eine besetzte Stadt oder sabotiere eine beliebige nicht besetzte Stadt.',
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
      en: 'Choose a map card. The Liberation says truthfully whether its base is on it.',
      ru: 'Выберите карту планеты. Сопротивление честно отвечает, находится ли на ней база.',
      de: 'Wähle eine Planetenkarte. Die Liberation sagt wahrheitsgemäß, ob ihre Basis darauf liegt.',
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
      en: 'See up to three cards from the top of the deck. One of them may go to your hand; the rest return to the top in the order you like.',
      ru: 'Загляните в верх колоды: до трёх карт. Одну можно забрать в руку, остальные вернутся наверх в выбранном вами порядке.',
      de: 'Wirf einen Blick auf bis zu drei Karten ganz oben im Nachziehstapel. Eine davon darf auf deine Hand, der Rest kommt in frei gewählter Folge wieder nach oben.',
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
      en: 'See up to three cards from the top of the deck. One of them may go to your hand; the rest return to the top in the order you like.',
      ru: 'Загляните в верх колоды: до трёх карт. Одну можно забрать в руку, остальные вернутся наверх в выбранном вами порядке.',
      de: 'Wirf einen Blick auf bis zu drei Karten ganz oben im Nachziehstapel. Eine davon darf auf deine Hand, der Rest kommt in frei gewählter Folge wieder nach oben.',
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
      en: 'Rotate one map card. Then you may Evade.',
      ru: 'Поверните одну карту планеты. Затем можете поменять базу.',
      de: 'Rotiere eine Planetenkarte. Danach darfst du deine Basis verlegen.',
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
      en: 'Rotate one map card. Then you may exploit one ready city to Occupy or to Attack.',
      ru: 'Поверните одну карту планеты. Затем можете задействовать одну локацию, чтобы захватить или напасть.',
      de: 'Rotiere eine Planetenkarte. Danach darfst du eine Stadt ausbeuten, um zu erobern oder anzugreifen.',
    },
  },
] as const satisfies readonly Mission[];
