import type { Localized } from '@orrery/kernel';

export const playerCounts = {
  'REX-3P-1': {
    en: 'With three players there are no alliances, but influence may still be traded at a Ceasefire.',
    ru: 'Трое игроков: Альянсов нет, но во время прекращения огня обменивать Влияние можно.',
    de: 'Zu dritt gibt es keine Bündnisse; in einer Waffenruhe darf dennoch Einfluss gehandelt werden.',
  },
  'REX-3P-2': {
    en: 'With three players a placing card puts influence only on its first (left) location.',
    ru: 'Втроём карта помещает Влияние только на первую (левую) локацию.',
    de: 'Zu dritt erhält nur der erste (linke) Ort einer Platzierungskarte Einfluss.',
  },
  'REX-3P-3': {
    en: 'A Sol Offensive nevertheless hits both locations of the card.',
    ru: 'Наступление Сол всё равно поражает обе указанные локации.',
    de: 'Eine Sol-Offensive trifft trotzdem beide Orte der Karte.',
  },
  'REX-3P-4': {
    en: 'With three players Mecatol Power South is demolished.',
    ru: 'Втроём Южная Энергостанция Mecatol разрушена.',
    de: 'Zu dritt ist das Energiewerk Mecatol Süd zerstört.',
  },
  'REX-3P-5': {
    en: 'Races recommended for three: Sol, Lazax and Jol-Nar.',
    ru: 'Рекомендуемые расы для троих: Сол, Лазакс, Жол-Нар.',
    de: 'Empfohlene Völker zu dritt: Sol, Lazax, Jol-Nar.',
  },
  'REX-4P-1': {
    en: 'With four players an alliance cannot have more than two members.',
    ru: 'Вчетвером в Альянсе не больше двух участников.',
    de: 'Zu viert hat ein Bündnis höchstens zwei Mitglieder.',
  },
  'REX-4P-2': {
    en: 'With four players Mecatol Power South is demolished.',
    ru: 'Вчетвером Южная Энергостанция Mecatol разрушена.',
    de: 'Zu viert ist das Energiewerk Mecatol Süd zerstört.',
  },
  'REX-4P-3': {
    en: 'Races recommended for four: Sol, Lazax, Jol-Nar and Letnev.',
    ru: 'Рекомендуемые расы для четверых: Сол, Лазакс, Жол-Нар, Летнев.',
    de: 'Empfohlene Völker zu viert: Sol, Lazax, Jol-Nar, Letnev.',
  },
  'REX-5P-1': {
    en: 'Nothing changes with five players. Recommended races: Sol, Lazax, Jol-Nar, Letnev and Hacan.',
    ru: 'Впятером правила не меняются. Рекомендуемые расы: Сол, Лазакс, Жол-Нар, Летнев, Хакан.',
    de: 'Zu fünft ändert sich nichts. Empfohlene Völker: Sol, Lazax, Jol-Nar, Letnev, Hacan.',
  },
  'REX-5P-2': {
    en: 'All players agree on the options before the game starts.',
    ru: 'О настройках договариваются все игроки до начала игры.',
    de: 'Über Optionen einigen sich alle vor dem Spiel.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
