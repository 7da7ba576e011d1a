import type { Localized } from '@orrery/kernel';

export const core = {
  'LIB-CORE-1': {
    en: 'Liberation is a duel for exactly two people: one leads the Dynasty, the other the Liberation.',
    ru: '«Освобождение» — игра ровно для двух человек: один играет за Династию, другой — за Сопротивление.',
    de: 'Liberation ist ein Duell für genau zwei Personen: Eine führt die Dynastie, die andere die Liberation.',
  },
  'LIB-CORE-2': {
    en: "The Dynasty wins by finding out where the Liberation's secret base lies and attacking that city.",
    ru: 'Цель Династии — выяснить, где находится секретная база Сопротивления, и напасть на неё.',
    de: 'Ziel der Dynastie ist es, die geheime Operationsbasis der Liberation aufzuspüren und anzugreifen.',
  },
  'LIB-CORE-3': {
    en: 'The Liberation wins by holding out for three Acts during which no attack strikes its base.',
    ru: 'Цель Сопротивления — продержаться три круга, не допустив нападения на свою базу.',
    de: 'Ziel der Liberation ist es, drei Zeitalter zu überstehen, ohne dass ihre Basis angegriffen wird.',
  },
  'LIB-CORE-4': {
    en: 'Both sides share a single supply of City cards. Every City has one card, and that card stands for one place in the galaxy.',
    ru: 'У обеих сторон общий запас карт локаций. Каждой локации соответствует ровно одна карта и ровно одно место в галактике.',
    de: 'Beide Seiten nutzen denselben Vorrat an Stadtkarten. Zu jeder Stadt gehört genau eine Karte und genau ein Ort in der Galaxis.',
  },
  'LIB-CORE-5': {
    en: 'At every moment a City card is in one place only: the deck, the discard pile, a hand, among the occupied Cities (ready or exploited), face down as the base, or in resolution. In resolution are a Mission card being carried out, cards being looked at, and captured cards whose fate is still open.',
    ru: 'Каждая карта локации всегда находится ровно в одном месте: в колоде, в сбросе, на руке у одной из сторон, среди захваченных локаций (восстановленных или задействованных), лицом вниз в качестве базы или в розыгрыше. В розыгрыше лежат карта выполняемой миссии, просматриваемые карты и отобранные карты, судьба которых ещё не решена.',
    de: 'Jede Stadtkarte ist jederzeit an genau einem Ort: im Nachziehstapel, im Ablagestapel, auf einer Hand, unter den besetzten Städten (aufgefrischt oder ausgebeutet), verdeckt als Basis oder in Abwicklung. In Abwicklung sind eine gerade ausgeführte Karte, angesehene Karten und erbeutete Karten, über die noch nicht entschieden ist.',
  },
  'LIB-CORE-6': {
    en: 'Both sides go through the same three steps each turn; only the options available in Steps 1 and 2 are different.',
    ru: 'Ход обеих сторон состоит из одних и тех же трёх шагов; различаются лишь возможности на шагах 1 и 2.',
    de: 'Beide Seiten durchlaufen in ihrem Zug dieselben drei Schritte; nur die Möglichkeiten in Schritt 1 und 2 unterscheiden sich.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
