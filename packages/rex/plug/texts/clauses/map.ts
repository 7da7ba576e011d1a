import type { Localized } from '@orrery/kernel';

export const map = {
  'REX-MAP-1': {
    en: 'There are 28 locations on the board, each bearing one symbol or more.',
    ru: 'На поле 28 локаций, на каждой хотя бы один символ.',
    de: 'Der Spielplan hat 28 Orte mit jeweils mindestens einem Symbol.',
  },
  'REX-MAP-2': {
    en: 'Shield: the fleet does no harm to units and influence in a location with a shield.',
    ru: 'Щит: Войска и Влияние в локации со Щитом Флот не уничтожает.',
    de: 'Schild: Einheiten und Einfluss an einem Ort mit Schild überstehen die Flotte.',
  },
  'REX-MAP-3': {
    en: 'Even so, a shield does not free the location: as long as the fleet is there, no unit may leave it, come in or pass through.',
    ru: 'Однако Щит не снимает запрета: пока там Флот, Войска не могут выйти, войти или пройти насквозь.',
    de: 'Ein Schild hebt die Sperre nicht auf: Solange die Flotte dort steht, darf keine Einheit hinaus, hinein oder hindurch.',
  },
  'REX-MAP-4': {
    en: 'Stronghold: you need to control these to win.',
    ru: 'Крепость: учитывается для победы.',
    de: 'Festung: zählt für den Sieg.',
  },
  'REX-MAP-5': {
    en: 'Influence symbol: influence cards put influence on these locations only.',
    ru: 'Символ Влияния: только сюда Карты Влияния помещают Влияние.',
    de: 'Einflusssymbol: Nur hierhin legen Einflusskarten Einfluss.',
  },
  'REX-MAP-6': {
    en: 'Galactic Council: there are no battles here. Anybody may come, stay and go, no matter which enemies or allies are present.',
    ru: 'Галактический Совет: боёв здесь нет. Входить, оставаться и выходить может любой, кто бы там ни был — враги или союзники.',
    de: 'Galaktischer Rat: Hier wird nicht gekämpft. Jeder darf kommen, bleiben und gehen, gleich welche Gegner oder Verbündeten dort sind.',
  },
  'REX-MAP-7': {
    en: 'As the Council belongs to no sector, neither the fleet nor a Sol Offensive ever hits it.',
    ru: 'У Совета нет сектора: его не бомбардируют и Наступление Сол его не поражает.',
    de: 'Der Rat gehört zu keinem Sektor; weder Flotte noch Sol-Offensive treffen ihn jemals.',
  },
  'REX-MAP-8': {
    en: "The Council is never under anyone's control, and influence is never placed there.",
    ru: 'Совет никто не контролирует, и Влияние туда не помещают.',
    de: 'Den Rat kontrolliert niemand, und dort wird nie Einfluss platziert.',
  },
  'REX-MAP-9': {
    en: 'All other locations belong to one sector each, numbered 1 to 18. Locations of the same sector are bombarded together.',
    ru: 'Каждая другая локация относится к одному сектору от 1 до 18. Локации одного сектора бомбардируют вместе.',
    de: 'Jeder andere Ort gehört zu genau einem Sektor von 1 bis 18. Orte desselben Sektors werden gemeinsam beschossen.',
  },
  'REX-MAP-10': {
    en: 'The sectors run in a circle; 18 is followed by 1.',
    ru: 'Секторы образуют кольцо: за 18 следует 1.',
    de: 'Die Sektoren bilden einen Ring: Auf 18 folgt 1.',
  },
  'REX-MAP-11': {
    en: 'Spaceport: controlling it gives you a movement bonus in the Maneuver phase.',
    ru: 'Космопорт: даёт контролирующему его игроку бонус перемещения в Фазе Маневров.',
    de: 'Raumhafen: Wer ihn kontrolliert, erhält in der Manöverphase einen Bewegungsbonus.',
  },
  'REX-MAP-12': {
    en: 'Locations are adjacent only when a printed path connects them. Distance is counted in paths.',
    ru: 'Локации соседние, только если их соединяет линия пути. Расстояние — число линий.',
    de: 'Orte sind nur benachbart, wenn eine Verbindung sie verknüpft. Entfernung zählt man in Verbindungen.',
  },
  'REX-MAP-13': {
    en: 'From Embassy Quarters to Vel Terro Residential it is exactly 2 steps.',
    ru: 'От Посольских Кварталов до Жилого Района Вел Терро ровно 2 шага.',
    de: 'Vom Botschaftsviertel zum Wohnviertel Vel Terro sind es genau 2 Schritte.',
  },
  'REX-MAP-14': {
    en: 'From Hall of Cartography to Adminus Imperialis it is exactly 2 steps.',
    ru: 'От Зала Картографии до Админус Империалис ровно 2 шага.',
    de: 'Von der Halle der Kartografie zum Adminus Imperialis sind es genau 2 Schritte.',
  },
  'REX-MAP-15': {
    en: "The destroyed shield token takes away a location's shield until the game ends. If the location is a stronghold, it remains one.",
    ru: 'Маркер Уничтоженного Щита лишает локацию Щита до конца игры. Крепость под ним остаётся Крепостью.',
    de: 'Der Marker „Zerstörter Schild“ nimmt einem Ort bis zum Spielende den Schild. Eine Festung bleibt dabei Festung.',
  },
  'REX-MAP-16': {
    en: 'A demolished location is off limits: units may not enter, cross, be deployed or be relocated there for any reason. It does not count as a stronghold.',
    ru: 'Разрушенной локации для Войск не существует: туда нельзя войти, пройти насквозь, развернуть или переместить Войска ни по какой причине. Крепостью она не считается.',
    de: 'Ein zerstörter Ort existiert für Einheiten nicht: Betreten, Durchqueren, Stationieren oder Verlegen ist dort aus keinem Grund möglich. Als Festung zählt er nicht.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
