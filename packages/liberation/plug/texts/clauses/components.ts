import type { Localized } from '@orrery/kernel';

export const components = {
  'LIB-COMP-1': {
    en: 'The base game contains 4 Map cards printed on both sides and 14 City cards, lettered A to N.',
    ru: 'В базовой игре 4 двусторонние карты планет и 14 карт локаций с буквами от А до О.',
    de: 'Das Grundspiel enthält 4 doppelseitige Planetenkarten und 14 Stadtkarten mit den Buchstaben A bis N.',
  },
  'LIB-COMP-2': {
    en: 'The Warped World expansion contributes one more Map card, Galvacil, and four City cards, O, P, Q and R.',
    ru: 'Дополнение «Искажённый мир» добавляет одну карту планеты, Гальвацил, и четыре карты локаций: П, Р, С и Т.',
    de: 'Die Erweiterung Verquere Welt bringt eine weitere Planetenkarte, Galvacil, und vier Stadtkarten O, P, Q und R.',
  },
  'LIB-COMP-3': {
    en: 'A player aid merely sums up the course of a turn; nothing on it is an additional rule. Here it appears as help.',
    ru: 'Памятка лишь напоминает порядок хода и не содержит новых правил. Здесь она показана как справка.',
    de: 'Die Spielerhilfe fasst nur den Zugablauf zusammen und enthält keine zusätzlichen Regeln. Hier erscheint sie als Hilfetext.',
  },
  'LIB-COMP-4': {
    en: 'Whichever side of a Map card is up, it carries the same three or four Cities; only the lines and positions differ.',
    ru: 'На обеих сторонах карты планеты одни и те же три или четыре локации; отличаются лишь линии и расположение.',
    de: 'Beide Seiten einer Planetenkarte zeigen dieselben drei oder vier Städte; nur Linien und Lage unterscheiden sich.',
  },
  'LIB-COMP-5': {
    en: 'On a City card you find its planet and reference letter, its name and City description, its category, one Mission for each side and what each of the two costs.',
    ru: 'На карте локации указаны планета и буква, название и описание локации, категория, по одной миссии для Сопротивления и Династии и стоимость каждой из них.',
    de: 'Eine Stadtkarte nennt Planet und Stadt-Buchstaben, Namen und Beschreibung, die Stadtkategorie, je eine Aufgabe für Liberation und Dynastie sowie deren jeweilige Kosten.',
  },
  'LIB-COMP-6': {
    en: "Three edges of a City card's back are marked I, II and III, the fourth is blank. Whichever mark of the deck faces the galaxy is the current Act.",
    ru: 'На рубашке карты локации три края отмечены цифрами I, II и III, четвёртый пуст. Цифра на том краю колоды, что обращён к галактике, — номер текущего круга.',
    de: 'Drei Kanten der Stadtkartenrückseite tragen I, II und III, die vierte ist leer. Die zur Galaxis zeigende Kante des Nachziehstapels gibt das aktuelle Zeitalter an.',
  },
  'LIB-COMP-7': {
    en: 'Each City has one category. Cities of the same category share the same pair of Missions.',
    ru: 'Каждая локация относится к одной категории. У всех локаций одной категории одинаковая пара миссий.',
    de: 'Jede Stadt hat genau eine Stadtkategorie. Alle Städte derselben Kategorie haben dasselbe Paar aus Dynastie- und Liberation-Aufgabe.',
  },
  'LIB-COMP-8': {
    en: 'Letters are shown in the alphabet of the chosen language. The Latin letters A to R match the Cyrillic А Б В Г Д Е Ж З И К Л М Н О П Р С Т one by one in this order.',
    ru: 'Буквы показываются в алфавите выбранного языка. Латинским буквам от A до R по порядку соответствуют А Б В Г Д Е Ж З И К Л М Н О П Р С Т.',
    de: 'Die Buchstaben erscheinen im Alphabet der gewählten Sprache. Den lateinischen Buchstaben A bis R entsprechen der Reihe nach die kyrillischen А Б В Г Д Е Ж З И К Л М Н О П Р С Т.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
