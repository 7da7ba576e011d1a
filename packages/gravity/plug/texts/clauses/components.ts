import type { Localized } from '@orrery/kernel';

export const components = {
  'GRV-COMP-1': {
    en: 'Seven islands are used: Rundor and six ordinary islands.',
    ru: 'В игре семь островов: Рундор и шесть обычных.',
    de: 'Es gibt sieben Inseln: Rundor und sechs gewöhnliche.',
  },
  'GRV-COMP-2': {
    en: 'Every player owns 12 hunters in one colour, an airship and a deck of 12 action cards containing numbers 1 to 6 twice each.',
    ru: 'У каждого игрока 12 охотников своего цвета, дирижабль и колода из 12 карт действий: по две карты с номерами от 1 до 6.',
    de: 'Jeder Spieler hat 12 Jäger seiner Farbe, ein Luftschiff und einen Stapel von 12 Aktionskarten, je zwei der Nummern 1 bis 6.',
  },
  'GRV-COMP-3': {
    en: '20 mercenaries are common to all; they have no colour.',
    ru: 'Ещё есть 20 наёмников — общих для всех и без цвета.',
    de: 'Dazu kommen 20 Söldner, die keine Farbe haben und allen gemeinsam zur Verfügung stehen.',
  },
  'GRV-COMP-4': {
    en: 'There are always enough units of permanent and temporary gravity.',
    ru: 'Единиц постоянной и временной гравитации сколько угодно.',
    de: 'Einheiten dauerhafter und flüchtiger Gravitation sind unbegrenzt vorhanden.',
  },
  'GRV-COMP-5': {
    en: 'War for Resources brings 2 cards no. 7 for each player, 8 sabotage tokens and 10 source tokens, one face blue and one red.',
    ru: '«Война за ресурсы» добавляет каждому игроку 2 карты № 7, а также 8 жетонов диверсии и 10 двусторонних жетонов источника гравитации.',
    de: 'Krieg um Ressourcen bringt jedem Spieler 2 Karten Nr. 7, dazu 8 Sabotagemarker und 10 doppelseitige Quellenmarker.',
  },
  'GRV-COMP-6': {
    en: 'Air Transport brings 2 cards no. 8 for each player.',
    ru: '«Транспортировка по воздуху» добавляет каждому игроку 2 карты № 8.',
    de: 'Lufttransport bringt jedem Spieler 2 Karten Nr. 8.',
  },
  'GRV-COMP-7': {
    en: 'One side of the domination card bears a track from 0 to 4, the other from 0 to 5. The 4 airship markers, one in each player colour, are set on it.',
    ru: 'На одной стороне карты доминирования — шкала от 0 до 4, на другой — от 0 до 5. На неё ставят 4 фишки дирижаблей в цветах игроков.',
    de: 'Die Dominanzkarte zeigt auf einer Seite eine Leiste von 0 bis 4, auf der anderen von 0 bis 5. Darauf stehen die 4 Luftschiffmarker in den Spielerfarben.',
  },
  'GRV-COMP-8': {
    en: 'There is one first-player token.',
    ru: 'Жетон первого игрока — один.',
    de: 'Es gibt einen Startspielermarker.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
