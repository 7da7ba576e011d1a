import type { Localized } from '@orrery/kernel';

export const setup = {
  'LIB-SETUP-1': {
    en: 'Leave out Galvacil and Cities O to R unless Warped World is in play.',
    ru: 'Без «Искажённого мира» карта Гальвацил и локации П–Т не используются.',
    de: 'Ohne Verquere Welt bleiben Galvacil und die Städte O bis R in der Schachtel.',
  },
  'LIB-SETUP-2': {
    en: 'First agree who is the Dynasty; the opponent is the Liberation. Sides are fixed before a single card is dealt.',
    ru: 'Сначала решают, кто играет за Династию; соперник — Сопротивление. Стороны определены ещё до раздачи карт.',
    de: 'Einigt euch zuerst, wer die Dynastie spielt; die andere Person ist die Liberation. Die Seiten stehen fest, bevor eine Karte ausgeteilt wird.',
  },
  'LIB-SETUP-3': {
    en: 'Mix the four Map cards, each with a random side up and turned randomly, and lay them in a 2 by 2 rectangle. Every possible layout is equally likely.',
    ru: 'Перемешайте четыре карты планет — сторона и поворот каждой случайны — и выложите их прямоугольником 2 на 2. Все раскладки равновероятны.',
    de: 'Mischt die vier Planetenkarten, jede mit zufälliger Seite und Ausrichtung, und legt sie zwei mal zwei aus. Jede mögliche Auslage ist gleich wahrscheinlich.',
  },
  'LIB-SETUP-4': {
    en: 'Shuffle all City cards of this game and put them face down next to the galaxy as the deck.',
    ru: 'Перемешайте все участвующие карты локаций и положите их лицом вниз рядом с галактикой — это колода.',
    de: 'Mischt alle verwendeten Stadtkarten und legt sie verdeckt als Nachziehstapel neben die Galaxis.',
  },
  'LIB-SETUP-5': {
    en: 'Turn the deck so that the I points to the galaxy; play begins in Act I.',
    ru: 'Поверните колоду цифрой I к галактике: игра начинается с круга I.',
    de: 'Dreht den Nachziehstapel so, dass die I zur Galaxis zeigt: Das Spiel beginnt in Zeitalter I.',
  },
  'LIB-SETUP-6': {
    en: 'Put the agreed number of setup discards from the top of the deck face down, unseen, on the other side of the galaxy as the discard pile, blank edge inwards. Cards are discarded like this at setup only.',
    ru: 'Уберите с верха колоды в сброс выбранное число карт лицом вниз, не глядя. Сброс лежит по другую сторону галактики, пустым краем к ней. Так поступают только при подготовке.',
    de: 'Legt die vereinbarte Zahl Karten oben vom Nachziehstapel ungesehen und verdeckt auf die andere Seite der Galaxis, leere Kante zur Galaxis: der Ablagestapel. Das geschieht nur beim Aufbau.',
  },
  'LIB-SETUP-7': {
    en: 'Each side is dealt three City cards; the Dynasty gets the top three of the deck, the Liberation the three after that.',
    ru: 'Каждая сторона получает три карты локаций: Династия — три верхние карты колоды, Сопротивление — три следующие.',
    de: 'Jede Seite erhält drei Stadtkarten: die Dynastie die obersten drei des Nachziehstapels, die Liberation die drei danach.',
  },
  'LIB-SETUP-8': {
    en: 'Out of its three cards the Dynasty lays one face up in front of itself. That is its first occupied City.',
    ru: 'Династия выкладывает перед собой лицом вверх одну из трёх своих карт — это её первая захваченная локация.',
    de: 'Die Dynastie legt eine ihrer drei Karten offen vor sich aus. Das ist ihre erste besetzte Stadt.',
  },
  'LIB-SETUP-9': {
    en: 'That first occupied City starts upright, so it is ready.',
    ru: 'Первая захваченная локация лежит вертикально, то есть восстановлена.',
    de: 'Diese erste besetzte Stadt liegt hochkant, ist also aufgefrischt.',
  },
  'LIB-SETUP-10': {
    en: 'Only then, having seen that City, the Liberation lays one of its three cards face down: its secret base.',
    ru: 'Затем, уже зная эту локацию, Сопротивление кладёт одну из трёх своих карт лицом вниз — это секретная база.',
    de: 'Erst danach, in Kenntnis dieser Stadt, legt die Liberation eine ihrer drei Karten verdeckt aus: ihre geheime Operationsbasis.',
  },
  'LIB-SETUP-11': {
    en: 'For both of these placements adjacency is irrelevant.',
    ru: 'При выкладывании обеих карт соединения не важны.',
    de: 'Für beide Auslagen spielt Angrenzen keine Rolle.',
  },
  'LIB-SETUP-12': {
    en: 'Nobody draws back up afterwards; each player starts the game holding 2 cards.',
    ru: 'Карты после этого не добирают: оба игрока начинают с 2 картами на руке.',
    de: 'Danach wird nicht nachgezogen; beide beginnen mit 2 Handkarten.',
  },
  'LIB-SETUP-13': {
    en: 'The Dynasty takes the first turn.',
    ru: 'Первый ход делает Династия.',
    de: 'Den ersten Zug hat die Dynastie.',
  },
  'LIB-SETUP-14': {
    en: 'The deck now contains the number of Cities in play less 6 and less the setup discards. With 14 Cities that is 8, 7 or 6 cards for 0, 1 or 2 discards.',
    ru: 'Теперь в колоде столько карт, сколько локаций в игре, минус 6 и минус сброшенные при подготовке. При 14 локациях это 8, 7 или 6 карт, если сброшено 0, 1 или 2.',
    de: 'Im Nachziehstapel liegen nun so viele Karten, wie Städte im Spiel sind, abzüglich 6 und abzüglich der beim Aufbau abgeworfenen. Bei 14 Städten sind das 8, 7 oder 6 Karten nach 0, 1 oder 2 Abwürfen.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
