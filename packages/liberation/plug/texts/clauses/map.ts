import type { Localized } from '@orrery/kernel';

export const map = {
  'LIB-MAP-1': {
    en: 'Four Map cards laid out two by two form the galaxy. Either side of a card may be up, and it may lie either way round.',
    ru: 'Галактика — прямоугольник из четырёх карт планет, два на два. Карта может лежать любой стороной вверх и быть повёрнута на 180°.',
    de: 'Vier Planetenkarten, zwei mal zwei ausgelegt, bilden die Galaxis. Jede Karte kann mit jeder Seite nach oben und in beiden Ausrichtungen liegen.',
  },
  'LIB-MAP-2': {
    en: 'Lines leave every card at the same six spots, so any neighbours fit: one line joins the two cards of a row and two lines join the two cards of a column, six links altogether.',
    ru: 'Линии выходят к краям карт в шести одних и тех же местах, поэтому любые соседние карты стыкуются: карты одного ряда связывает одна линия, карты одного столбца — две, всего шесть стыков.',
    de: 'Die Linien verlassen jede Karte an denselben sechs Stellen, daher passen alle Karten zusammen: Eine Linie verbindet die Karten einer Reihe, zwei Linien die einer Spalte, insgesamt sechs Übergänge.',
  },
  'LIB-MAP-3': {
    en: 'Lines running off the rim of the galaxy connect to nothing.',
    ru: 'Линии, уходящие за внешний край галактики, никуда не ведут.',
    de: 'Linien, die über den Außenrand der Galaxis hinauslaufen, führen nirgendwohin.',
  },
  'LIB-MAP-4': {
    en: 'Cities are adjacent exactly when one line runs straight from one to the other. The line may lie on a single card or cross to another card and planet.',
    ru: 'Две локации соединены, только если между ними напрямую проходит одна линия — на одной карте или через границу карт и планет.',
    de: 'Zwei Städte sind genau dann angrenzend, wenn eine einzelne Linie sie direkt verbindet – auf einer Karte oder über Karten- und Planetengrenzen hinweg.',
  },
  'LIB-MAP-5': {
    en: 'Adjacency always works both ways. No City is adjacent to itself, and being reachable through a third City is not enough.',
    ru: 'Соединение действует в обе стороны. Локация не соединена сама с собой, а путь через третью локацию соединением не считается.',
    de: 'Angrenzen gilt stets in beide Richtungen. Keine Stadt grenzt an sich selbst, und ein Weg über eine dritte Stadt zählt nicht.',
  },
  'LIB-MAP-6': {
    en: 'If two Cities are linked by two lines, that is no more than one line would be.',
    ru: 'Две линии между одними и теми же локациями — всё равно что одна.',
    de: 'Sind zwei Städte durch zwei Linien verbunden, zählt das nicht mehr als eine Linie.',
  },
  'LIB-MAP-7': {
    en: 'Example: in the layout shown in the German rulebook, City I is adjacent to H and O, whereas P is adjacent neither to H nor to R.',
    ru: 'Пример: в раскладке из немецких правил локация И соединена с З и П, а локация Р не соединена ни с З, ни с Т.',
    de: 'Beispiel: In der Auslage der deutschen Anleitung grenzt I an H und an O, P dagegen weder an H noch an R.',
  },
  'LIB-MAP-8': {
    en: 'The galaxy stays as laid out; nothing but a Rotate effect can alter it during play.',
    ru: 'Галактика остаётся такой, как выложена; в ходе партии её меняет только эффект поворота карты планеты.',
    de: 'Die Galaxis bleibt, wie sie ausliegt; nur der Effekt Rotieren kann sie während der Partie verändern.',
  },
  'LIB-MAP-9': {
    en: 'Everyone may study the galaxy at any time, the hidden sides of the Map cards included.',
    ru: 'Галактику, включая обороты карт планет, можно рассматривать в любой момент.',
    de: 'Die Galaxis dürfen alle jederzeit ansehen, auch die verdeckten Seiten der Planetenkarten.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
