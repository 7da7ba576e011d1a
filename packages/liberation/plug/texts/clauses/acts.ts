import type { Localized } from '@orrery/kernel';

export const acts = {
  'LIB-ACT-1': {
    en: 'A game lasts no more than three Acts. The Roman numeral of the deck that faces the galaxy tells which one it is.',
    ru: 'В игре не больше трёх кругов. Номер текущего — римская цифра на краю колоды, обращённом к галактике.',
    de: 'Ein Spiel dauert höchstens drei Zeitalter. Die zur Galaxis zeigende römische Zahl des Nachziehstapels nennt das aktuelle.',
  },
  'LIB-ACT-2': {
    en: 'That the deck has run out ends nothing yet, whether through drawing, Public Support or Recruit Spy.',
    ru: 'Пустая колода сама по себе ничего не завершает, как бы она ни опустела: добором, «Общественной поддержкой» или «Наймом шпиона».',
    de: 'Ein leerer Nachziehstapel allein beendet noch nichts, ob er nun durch Ziehen, Öffentliche Unterstützung oder Spion rekrutieren leer wurde.',
  },
  'LIB-ACT-3': {
    en: 'The Act is over once somebody wishes or needs to draw while the deck is empty.',
    ru: 'Круг заканчивается, когда игрок хочет или должен взять карту, а колода пуста.',
    de: 'Ein Zeitalter endet, sobald jemand ziehen will oder muss und der Nachziehstapel leer ist.',
  },
  'LIB-ACT-4': {
    en: 'At the end of Act I or II, shuffle the discard pile to form a new face-down deck and turn it so that it shows the next Act.',
    ru: 'В конце круга I или II сброс перемешивают — это новая колода лицом вниз; её поворачивают цифрой следующего круга.',
    de: 'Am Ende von Zeitalter I oder II wird der Ablagestapel zum neuen verdeckten Nachziehstapel gemischt und so gedreht, dass er das nächste Zeitalter zeigt.',
  },
  'LIB-ACT-5': {
    en: 'Then the draw that had been interrupted is completed from the new deck.',
    ru: 'Затем прерванное взятие карты завершается из новой колоды.',
    de: 'Danach wird das unterbrochene Ziehen vom neuen Nachziehstapel nachgeholt.',
  },
  'LIB-ACT-6': {
    en: 'If there are no discards either, the next Act begins all the same with an empty deck, and nobody gets a card. In Act III the Liberation wins instead.',
    ru: 'Если и сброс пуст, круг всё равно сменяется, колода остаётся пустой и карту никто не получает. В круге III побеждает Сопротивление.',
    de: 'Ist auch der Ablagestapel leer, beginnt trotzdem das nächste Zeitalter, der Nachziehstapel bleibt leer, und niemand erhält eine Karte. In Zeitalter III gewinnt stattdessen die Liberation.',
  },
  'LIB-ACT-7': {
    en: 'A draw attempted from an empty deck in Act III leads to no further shuffle. The game is over and the Liberation has won.',
    ru: 'Если в круге III кто-то берёт карту из пустой колоды, третьего перемешивания нет: игра окончена, побеждает Сопротивление.',
    de: 'Soll in Zeitalter III vom leeren Stapel gezogen werden, wird nicht noch einmal gemischt: Das Spiel endet, und die Liberation gewinnt.',
  },
  'LIB-ACT-8': {
    en: 'Whose draw it is makes no difference.',
    ru: 'Кто из игроков брал карту, не важно.',
    de: 'Wessen Ziehen dies auslöst, ist gleichgültig.',
  },
  'LIB-ACT-9': {
    en: 'Hands, base and occupied Cities are not shuffled in. A fresh deck, before the draw, therefore contains all Cities in play except the base, both hands and the occupied ones.',
    ru: 'Карты на руках, база и захваченные локации в новую колоду не входят. Поэтому сразу после перемешивания, до взятия карты, в ней все локации партии, кроме базы, карт на обеих руках и захваченных.',
    de: 'Hände, Basis und besetzte Städte werden nicht eingemischt. Der frische Stapel enthält vor dem Ziehen also alle Städte der Partie außer der Basis, beiden Händen und den besetzten.',
  },
  'LIB-ACT-10': {
    en: 'After the shuffle every order of the deck is equally likely; whatever was known about it is void.',
    ru: 'После перемешивания любой порядок колоды равновероятен; всё, что о нём знали, теряет силу.',
    de: 'Nach dem Mischen ist jede Reihenfolge gleich wahrscheinlich; früheres Wissen darüber ist hinfällig.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
