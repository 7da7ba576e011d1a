import type { Category } from './schema.ts';

export const categories = [
  {
    id: 'political',
    icon: 'crown',
    name: {
      en: 'Political Center',
      ru: 'Политический центр',
      de: 'Politisches Zentrum',
    },
    liberation: 'publicSupport',
    dynasty: 'propaganda',
  },
  {
    id: 'weapons',
    icon: 'crosshair',
    name: {
      en: 'Weapons Factory',
      ru: 'Оружейная фабрика',
      de: 'Waffenfabrik',
    },
    liberation: 'armedResistance',
    dynasty: 'superweapon',
  },
  {
    id: 'shipyard',
    icon: 'star',
    name: {
      en: 'Shipyard',
      ru: 'Судоверфь',
      de: 'Raumwerft',
    },
    liberation: 'mobilizeBase',
    dynasty: 'launchFleet',
  },
  {
    id: 'research',
    icon: 'gear',
    name: {
      en: 'Research Station',
      ru: 'Исследовательская станция',
      de: 'Forschungsstation',
    },
    liberation: 'designFlaw',
    dynasty: 'probe',
  },
  {
    id: 'underworld',
    icon: 'eye',
    name: {
      en: 'Underworld',
      ru: 'Подполье',
      de: 'Unterwelt',
    },
    liberation: 'recruitSpyL',
    dynasty: 'recruitSpyD',
  },
  {
    id: 'powerCore',
    icon: 'bolt',
    name: {
      en: 'Power Core',
      ru: 'Энергетическое ядро',
      de: 'Energiekern',
    },
    liberation: 'spaceAnomaly',
    dynasty: 'hyperspaceWarp',
  },
] as const satisfies readonly Category[];
