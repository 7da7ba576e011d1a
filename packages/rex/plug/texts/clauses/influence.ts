import type { Localized } from '@orrery/kernel';

export const influence = {
  'REX-INFL-1': {
    en: 'When the phase begins, players may play cards that fit its opening window. After that Sol looks at its bombardment card.',
    ru: 'В начале фазы открывается окно для розыгрыша подходящих карт. Затем Сол смотрит Карту Бомбардировки.',
    de: 'Zu Beginn der Phase öffnet sich das Kartenfenster. Danach sieht Sol seine Bombardierungskarte an.',
  },
  'REX-INFL-2': {
    en: 'The top influence card is turned over on behalf of the first player and carried out.',
    ru: 'Верхнюю Карту Влияния открывают от имени первого игрока и выполняют.',
    de: 'Die oberste Einflusskarte wird für den Startspieler aufgedeckt und ausgeführt.',
  },
  'REX-INFL-3': {
    en: 'A placing card names two locations, the first on its left and the second on its right, and puts the stated amounts of influence there from the bank.',
    ru: 'Карта, помещающая Влияние, кладёт из Банка указанные количества на первую (левую) и вторую (правую) локации.',
    de: 'Eine Platzierungskarte legt aus der Bank die angegebenen Mengen auf ihren ersten (linken) und zweiten (rechten) Ort.',
  },
  'REX-INFL-4': {
    en: 'Nothing is placed on a location under bombardment, shield or no shield. This does not affect the other location.',
    ru: 'Локация под бомбардировкой не получает ничего, даже со Щитом; на другую локацию это не влияет.',
    de: 'Ein Ort unter Beschuss erhält nichts, auch nicht mit Schild; der andere Ort ist davon nicht betroffen.',
  },
  'REX-INFL-5': {
    en: 'Influence already lying on a location stays, and the new influence joins it.',
    ru: 'Новое Влияние добавляется к уже лежащему.',
    de: 'Neuer Einfluss kommt zu dem hinzu, der dort schon liegt.',
  },
  'REX-INFL-6': {
    en: 'A placing card that has been carried out is put face up on the influence discard pile, and no more cards are drawn.',
    ru: 'Выполненная карта, помещающая Влияние, ложится лицом вверх на сброс Карт Влияния, и новые карты не открывают.',
    de: 'Eine ausgeführte Platzierungskarte kommt offen oben auf den Einfluss-Ablagestapel; weitere Karten werden nicht gezogen.',
  },
  'REX-INFL-7': {
    en: 'Temporary Ceasefire and Sol Offensive put no influence out. After its effect such a card is removed from the game, and a further card is turned over and carried out.',
    ru: '«Временное прекращение огня» и «Наступление Сол» Влияния не помещают. После выполнения такая карта убирается из игры, и открывают следующую.',
    de: 'Vorübergehende Waffenruhe und Sol-Offensive platzieren keinen Einfluss. Nach ihrer Ausführung kommt die Karte aus dem Spiel, und eine weitere wird aufgedeckt und ausgeführt.',
  },
  'REX-INFL-8': {
    en: 'If the same kind of special card turns up twice in a phase, the second is removed without effect and another card drawn. A Ceasefire and an Offensive may both happen in the same phase. In round 1 Offensives have their own rule.',
    ru: 'Вторая особая карта того же вида за фазу убирается из игры без эффекта, взамен открывают новую. Одно прекращение огня и одно Наступление за фазу сработать могут. Для 1-го раунда у Наступлений своё правило.',
    de: 'Die zweite Sonderkarte derselben Art in einer Phase kommt wirkungslos aus dem Spiel und wird ersetzt. Eine Waffenruhe und eine Offensive dürfen in derselben Phase beide wirken. Für Offensiven in Runde 1 gilt eine eigene Regel.',
  },
  'REX-INFL-9': {
    en: 'Then the round number is announced. Counting the influence discard pile always gives it: one card for each round.',
    ru: 'После этого объявляют номер раунда: он равен числу карт в сбросе Карт Влияния.',
    de: 'Danach wird die Rundennummer angesagt; sie entspricht der Zahl der Karten im Einfluss-Ablagestapel.',
  },
  'REX-INFL-10': {
    en: 'Anybody may look through the influence discard pile at any moment; its order is not to be changed.',
    ru: 'Сброс Карт Влияния можно смотреть в любой момент; порядок его карт не меняется.',
    de: 'Den Einfluss-Ablagestapel darf jeder jederzeit ansehen; seine Reihenfolge ändert sich nie.',
  },
  'REX-INFL-11': {
    en: 'A data pack must include at least 8 placing cards; then the deck is certain to last.',
    ru: 'В наборе должно быть не меньше 8 карт, помещающих Влияние, чтобы колода не кончилась.',
    de: 'Ein Datenpaket muss mindestens 8 Platzierungskarten enthalten, damit der Stapel nicht ausgeht.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
