import type { Localized } from '@orrery/kernel';

export const round = {
  'GRV-ROUND-1': {
    en: 'A round goes through four phases: preparation, corporations, islands and transition.',
    ru: 'Раунд состоит из четырёх фаз: подготовки, корпораций, островов и перехода.',
    de: 'Eine Runde hat vier Phasen: Vorbereitung, Konzerne, Inseln und Übergang.',
  },
  'GRV-ROUND-2': {
    en: 'Round follows round until the game is over.',
    ru: 'Раунды повторяются, пока игра не закончится.',
    de: 'Runde folgt auf Runde, bis das Spiel endet.',
  },
  'GRV-PREP-1': {
    en: 'Preparation is done by all players simultaneously and secretly.',
    ru: 'Подготовку все игроки проводят одновременно и тайно.',
    de: 'Alle Spieler führen die Vorbereitung gleichzeitig und geheim durch.',
  },
  'GRV-PREP-2': {
    en: 'You draw the top 5 cards of your deck, or the top 6 if a module is in play.',
    ru: 'Игрок берёт 5 верхних карт своей колоды, при игре с модулем — 6.',
    de: 'Man zieht die obersten 5 Karten des eigenen Stapels, mit einem Modul 6.',
  },
  'GRV-PREP-3': {
    en: 'You see these cards before deciding which of them to keep.',
    ru: 'Прежде чем выбирать, игрок смотрит эти карты.',
    de: 'Diese Karten sieht man an, bevor man auswählt.',
  },
  'GRV-PREP-4': {
    en: 'Of the cards drawn you keep as many as you like up to 4, or up to 5 with a module. Keeping none is possible.',
    ru: 'Из взятых карт можно оставить сколько угодно, но не больше 4, с модулем — не больше 5. Можно не оставить ни одной.',
    de: 'Von den gezogenen Karten behält man beliebig viele, höchstens 4, mit einem Modul höchstens 5. Auch keine zu behalten ist erlaubt.',
  },
  'GRV-PREP-5': {
    en: 'Which cards you will refill with remains unknown until you have chosen.',
    ru: 'Какие карты придут при доборе, до выбора неизвестно.',
    de: 'Welche Karten man nachziehen wird, erfährt man erst nach der Auswahl.',
  },
  'GRV-PREP-6': {
    en: 'Cards you drew but do not keep are put face down on your discard pile.',
    ru: 'Взятые, но не оставленные карты игрок кладёт лицом вниз в свой сброс.',
    de: 'Nicht behaltene Karten kommen verdeckt auf den eigenen Ablagestapel.',
  },
  'GRV-PREP-7': {
    en: 'If you now hold fewer than 4 cards (5 with a module), draw from your deck until you have that many.',
    ru: 'Если на руке меньше 4 карт (с модулем — 5), игрок добирает из колоды до этого числа.',
    de: 'Hat man nun weniger als 4 Karten auf der Hand (mit Modul 5), zieht man vom eigenen Stapel bis zu dieser Zahl nach.',
  },
  'GRV-PREP-8': {
    en: 'Only then do you take up all your saved cards; they come on top of that number.',
    ru: 'После этого на руку берут все сохранённые карты — сверх этого числа.',
    de: 'Erst danach nimmt man alle aufgesparten Karten auf die Hand, zusätzlich zu dieser Zahl.',
  },
  'GRV-PREP-9': {
    en: 'If your deck is empty when you have to draw, shuffle your discard pile; it becomes the new deck.',
    ru: 'Если надо взять карту, а колода пуста, игрок сначала перемешивает свой сброс — это новая колода.',
    de: 'Muss man von einem leeren Stapel ziehen, mischt man zuvor seinen Ablagestapel zu einem neuen Stapel.',
  },
  'GRV-PREP-10': {
    en: 'Cards you put down a moment ago, having decided not to keep them, are part of that shuffle.',
    ru: 'Карты, только что отложенные в сброс при выборе, тоже участвуют в этом перемешивании.',
    de: 'Auch die eben erst nicht behaltenen Karten werden dabei eingemischt.',
  },
  'GRV-PREP-11': {
    en: 'If there is nothing left in deck and discard pile, you make do with fewer cards.',
    ru: 'Если пусты и колода, и сброс, игрок получает меньше карт.',
    de: 'Sind Stapel und Ablagestapel beide leer, erhält man entsprechend weniger Karten.',
  },
  'GRV-PREP-12': {
    en: 'In the first round nobody has saved cards.',
    ru: 'В первом раунде сохранённых карт нет.',
    de: 'In der ersten Runde gibt es keine aufgesparten Karten.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
