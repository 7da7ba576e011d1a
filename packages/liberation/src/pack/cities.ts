import type { City } from './schema.ts';

export const cities = [
  {
    id: 'A',
    letter: {
      en: 'A',
      ru: 'А',
      de: 'A',
    },
    map: 'P1',
    planet: 'yellow',
    category: 'political',
    name: {
      en: 'Ashov Centre',
      ru: 'Центр Ашов',
      de: 'Ashov-Zentrum',
    },
  },
  {
    id: 'B',
    letter: {
      en: 'B',
      ru: 'Б',
      de: 'B',
    },
    map: 'P1',
    planet: 'yellow',
    category: 'research',
    name: {
      en: "Academician Barrow's Bureau",
      ru: 'Бюро академика Барроу',
      de: 'Büro des Akademikers Barrow',
    },
  },
  {
    id: 'C',
    letter: {
      en: 'C',
      ru: 'В',
      de: 'C',
    },
    map: 'P1',
    planet: 'cyan',
    category: 'underworld',
    name: {
      en: 'The Casino',
      ru: 'Казино',
      de: 'Das Kasino',
    },
  },
  {
    id: 'D',
    letter: {
      en: 'D',
      ru: 'Г',
      de: 'D',
    },
    map: 'P2',
    planet: 'green',
    category: 'weapons',
    name: {
      en: 'Thornfoundry',
      ru: 'Терновая литейная',
      de: 'Dornengießerei',
    },
  },
  {
    id: 'E',
    letter: {
      en: 'E',
      ru: 'Д',
      de: 'E',
    },
    map: 'P2',
    planet: 'green',
    category: 'shipyard',
    name: {
      en: 'Canopy Docks',
      ru: 'Доки в кронах',
      de: 'Wipfeldocks',
    },
  },
  {
    id: 'F',
    letter: {
      en: 'F',
      ru: 'Е',
      de: 'F',
    },
    map: 'P2',
    planet: 'green',
    category: 'underworld',
    name: {
      en: 'Rootmarket',
      ru: 'Корневой рынок',
      de: 'Wurzelmarkt',
    },
  },
  {
    id: 'G',
    letter: {
      en: 'G',
      ru: 'Ж',
      de: 'G',
    },
    map: 'P2',
    planet: 'green',
    category: 'research',
    name: {
      en: 'Sporelab Nine',
      ru: 'Споровая лаборатория № 9',
      de: 'Sporenlabor Neun',
    },
  },
  {
    id: 'H',
    letter: {
      en: 'H',
      ru: 'З',
      de: 'H',
    },
    map: 'P3',
    planet: 'blue',
    category: 'shipyard',
    name: {
      en: 'Tidal Slipway',
      ru: 'Приливный стапель',
      de: 'Gezeitenhelling',
    },
  },
  {
    id: 'I',
    letter: {
      en: 'I',
      ru: 'И',
      de: 'I',
    },
    map: 'P3',
    planet: 'blue',
    category: 'political',
    name: {
      en: 'Coral Assembly',
      ru: 'Коралловая ассамблея',
      de: 'Korallenrat',
    },
  },
  {
    id: 'J',
    letter: {
      en: 'J',
      ru: 'К',
      de: 'J',
    },
    map: 'P3',
    planet: 'blue',
    category: 'weapons',
    name: {
      en: 'Trench Arsenal',
      ru: 'Арсенал Впадины',
      de: 'Tiefseearsenal',
    },
  },
  {
    id: 'K',
    letter: {
      en: 'K',
      ru: 'Л',
      de: 'K',
    },
    map: 'P4',
    planet: 'red',
    category: 'underworld',
    name: {
      en: 'Cinder Row',
      ru: 'Пепельный ряд',
      de: 'Aschengasse',
    },
  },
  {
    id: 'L',
    letter: {
      en: 'L',
      ru: 'М',
      de: 'L',
    },
    map: 'P4',
    planet: 'red',
    category: 'weapons',
    name: {
      en: 'Slagworks',
      ru: 'Шлаковый завод',
      de: 'Schlackenwerk',
    },
  },
  {
    id: 'M',
    letter: {
      en: 'M',
      ru: 'Н',
      de: 'M',
    },
    map: 'P4',
    planet: 'red',
    category: 'research',
    name: {
      en: 'Caldera Observatory',
      ru: 'Обсерватория Кальдеры',
      de: 'Caldera-Observatorium',
    },
  },
  {
    id: 'N',
    letter: {
      en: 'N',
      ru: 'О',
      de: 'N',
    },
    map: 'P4',
    planet: 'red',
    category: 'shipyard',
    name: {
      en: 'Ember Yards',
      ru: 'Искровые верфи',
      de: 'Glutwerft',
    },
  },
  {
    id: 'O',
    letter: {
      en: 'O',
      ru: 'П',
      de: 'O',
    },
    map: 'P5',
    planet: 'galvacil',
    category: 'powerCore',
    name: {
      en: 'Riftgate',
      ru: 'Врата Разлома',
      de: 'Risstor',
    },
  },
  {
    id: 'P',
    letter: {
      en: 'P',
      ru: 'Р',
      de: 'P',
    },
    map: 'P5',
    planet: 'galvacil',
    category: 'powerCore',
    name: {
      en: 'Fumarole',
      ru: 'Фумарола',
      de: 'Fumarole',
    },
    categoryMixed: 'political',
  },
  {
    id: 'Q',
    letter: {
      en: 'Q',
      ru: 'С',
      de: 'Q',
    },
    map: 'P5',
    planet: 'galvacil',
    category: 'powerCore',
    name: {
      en: 'Gasworks Nought',
      ru: 'Газовый завод Ноль',
      de: 'Gaswerk Null',
    },
  },
  {
    id: 'R',
    letter: {
      en: 'R',
      ru: 'Т',
      de: 'R',
    },
    map: 'P5',
    planet: 'galvacil',
    category: 'powerCore',
    name: {
      en: 'Splitcrest',
      ru: 'Расколотый гребень',
      de: 'Spaltkamm',
    },
    categoryMixed: 'underworld',
  },
] as const satisfies readonly City[];
