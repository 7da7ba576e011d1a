import type { CardData } from './pack.ts';

/** The action cards of the base game and of both modules. */
export const cards = [
  {
    number: 1,
    module: 'base',
    copies: 2,
    name: {
      en: 'Muster',
      ru: 'Набор',
      de: 'Musterung',
    },
    actions: {
      A: {
        op: 'recruit',
        amount: 2,
        name: {
          en: 'Recruit',
          ru: 'Вербовка',
          de: 'Anwerben',
        },
      },
      B: {
        op: 'hire',
        amount: 2,
        name: {
          en: 'Hire',
          ru: 'Наём',
          de: 'Anheuern',
        },
      },
    },
  },
  {
    number: 2,
    module: 'base',
    copies: 2,
    name: {
      en: 'Capture of islands',
      ru: 'Захват островов',
      de: 'Inseleroberung',
    },
    actions: {
      A: {
        op: 'captureFromAirship',
        range: 'any',
        name: {
          en: 'Landing',
          ru: 'Десант',
          de: 'Landung',
        },
      },
      B: {
        op: 'captureFromIslands',
        range: 'adjacent',
        name: {
          en: 'Assault',
          ru: 'Атака',
          de: 'Sturmangriff',
        },
      },
    },
  },
  {
    number: 3,
    module: 'base',
    copies: 2,
    name: {
      en: 'Mining',
      ru: 'Промысел',
      de: 'Förderung',
    },
    actions: {
      A: {
        op: 'extract',
        name: {
          en: 'Gravity extraction',
          ru: 'Добыча гравитации',
          de: 'Gravitationsförderung',
        },
      },
      B: {
        op: 'pump',
        amount: 3,
        range: 'adjacent',
        name: {
          en: 'Pumping',
          ru: 'Перекачка',
          de: 'Umpumpen',
        },
      },
    },
  },
  {
    number: 4,
    module: 'base',
    copies: 2,
    name: {
      en: 'Manoeuvre',
      ru: 'Манёвр',
      de: 'Manöver',
    },
    actions: {
      A: {
        op: 'redeploy',
        amount: 4,
        range: 'any',
        name: {
          en: 'Redeployment',
          ru: 'Переброска',
          de: 'Verlegung',
        },
      },
      B: {
        op: 'turn',
        islands: 1,
        scope: 'ownOrAdjacent',
        name: {
          en: 'Turning',
          ru: 'Разворот',
          de: 'Drehung',
        },
      },
    },
  },
  {
    number: 5,
    module: 'base',
    copies: 2,
    name: {
      en: 'Resonance',
      ru: 'Резонанс',
      de: 'Resonanz',
    },
    actions: {
      A: {
        op: 'surge',
        amount: 2,
        name: {
          en: 'Surge',
          ru: 'Выброс',
          de: 'Schub',
        },
      },
      B: {
        op: 'stabilise',
        amount: 2,
        name: {
          en: 'Stabilisation',
          ru: 'Стабилизация',
          de: 'Stabilisierung',
        },
      },
    },
  },
  {
    number: 6,
    module: 'base',
    copies: 2,
    name: {
      en: 'Raid',
      ru: 'Налёт',
      de: 'Überfall',
    },
    actions: {
      A: {
        op: 'bombard',
        amount: 1,
        range: 'any',
        first: 'mercenary',
        name: {
          en: 'Bombardment',
          ru: 'Обстрел',
          de: 'Beschuss',
        },
      },
      B: {
        op: 'leak',
        temporary: 2,
        permanent: 1,
        range: 'adjacent',
        name: {
          en: 'Leak',
          ru: 'Утечка',
          de: 'Leck',
        },
      },
    },
  },
  {
    number: 7,
    module: 'war',
    copies: 2,
    name: {
      en: 'War for resources',
      ru: 'Война за ресурсы',
      de: 'Krieg um Ressourcen',
    },
    actions: {
      A: {
        op: 'sabotage',
        amount: 1,
        perTrunk: 1,
        name: {
          en: 'Sabotage',
          ru: 'Диверсия',
          de: 'Sabotage',
        },
      },
      B: {
        op: 'dig',
        amount: 2,
        holdLimit: 4,
        name: {
          en: 'Underground works',
          ru: 'Подземные работы',
          de: 'Untertagebau',
        },
      },
    },
  },
  {
    number: 8,
    module: 'air',
    copies: 2,
    name: {
      en: 'Air transport',
      ru: 'Транспортировка по воздуху',
      de: 'Lufttransport',
    },
    actions: {
      A: {
        op: 'conserve',
        amount: 2,
        name: {
          en: 'Conservation',
          ru: 'Консервация',
          de: 'Konservierung',
        },
      },
      B: {
        op: 'unload',
        islands: 1,
        name: {
          en: 'Storage',
          ru: 'Хранилище',
          de: 'Lagerraum',
        },
      },
    },
  },
] as const satisfies readonly CardData[];
