import type { Localized } from '@orrery/kernel';

export const setup = {
  'REX-SETUP-1': {
    en: 'At the beginning nothing is on the board and the bank has all the influence.',
    ru: 'Поле пусто, всё Влияние в Банке.',
    de: 'Der Spielplan ist leer, aller Einfluss liegt in der Bank.',
  },
  'REX-SETUP-2': {
    en: 'Shuffle the influence, strategy and bombardment decks, each by itself and face down.',
    ru: 'Колоды Карт Влияния, Стратегий и Бомбардировки перемешивают отдельно и кладут лицом вниз.',
    de: 'Einfluss-, Strategie- und Bombardierungskarten werden getrennt gemischt und verdeckt bereitgelegt.',
  },
  'REX-SETUP-3': {
    en: 'Deal each player a bombardment card. Whoever has the lowest number is first player; then all of them are shuffled back.',
    ru: 'Каждый получает Карту Бомбардировки. У кого наименьшее число, тот первый игрок; затем карты возвращают и колоду перемешивают.',
    de: 'Jeder erhält eine Bombardierungskarte. Wer die niedrigste Zahl hat, ist Startspieler; danach werden alle zurückgemischt.',
  },
  'REX-SETUP-4': {
    en: 'In turn order everyone picks a race nobody has taken. With fewer than six players only the recommended races are available, unless the option for all races is on. A table may agree on another way: the seats choose in their own order, the races are dealt, or every seat has its race.',
    ru: 'В порядке ходов каждый выбирает свободную расу. Если игроков меньше шести, предлагаются рекомендованные расы, когда не включена настройка «все расы». Стол может договориться иначе: места выбирают по порядку номеров, расы раздаются по жребию или у каждого места своя раса.',
    de: 'In Zugreihenfolge wählt jeder ein noch freies Volk. Bei weniger als sechs Spielern stehen nur die empfohlenen Völker zur Wahl, sofern nicht die Option „alle Völker“ gilt. Ein Tisch kann es anders vereinbaren: Die Plätze wählen in ihrer eigenen Reihenfolge, die Völker werden ausgelost, oder jeder Platz hat sein Volk.',
  },
  'REX-SETUP-5': {
    en: 'Take the leaders, units, two ally advantage cards and traitor cards of your race. Whatever belongs to races not chosen is out of the game.',
    ru: 'Каждый берёт Лидеров, Войска, две Карты Альянсных Преимуществ и Карты Предателей своей расы. Всё, что относится к невыбранным расам, убирают из игры.',
    de: 'Jeder nimmt Anführer, Einheiten, zwei Bündniskarten und Verräterkarten seines Volkes. Alles von nicht gewählten Völkern kommt aus dem Spiel.',
  },
  'REX-SETUP-6': {
    en: 'As soon as races are chosen, Xxcha secretly predicts another race in play and a round from 1 to 8. Nobody gets to see the unused prediction tokens.',
    ru: 'Сразу после выбора рас Кззча тайно выбирает другую участвующую расу и раунд от 1 до 8. Неиспользованные маркеры прогноза никто не видит.',
    de: 'Direkt nach der Wahl der Völker sagt Xxcha geheim ein anderes Volk im Spiel und eine Runde von 1 bis 8 voraus. Die übrigen Vorhersagemarker bleiben ungesehen.',
  },
  'REX-SETUP-7': {
    en: 'The traitor cards of all races taking part are shuffled into one face-down deck, from which each player is dealt 4.',
    ru: 'Карты Предателей всех участвующих рас перемешивают в одну колоду лицом вниз; каждый получает 4.',
    de: 'Die Verräterkarten aller beteiligten Völker werden zu einem verdeckten Stapel gemischt; jeder erhält 4.',
  },
  'REX-SETUP-8': {
    en: 'Everybody but Letnev keeps 1 of these 4. If any of them shows a leader of another player, you have to keep such a card.',
    ru: 'Все, кроме Летнева, оставляют ровно 1 из 4. Если среди них есть чужой Лидер, оставить надо карту с чужим Лидером.',
    de: 'Alle außer Letnev behalten genau 1 der 4 Karten. Zeigt mindestens eine einen Anführer eines anderen, muss man eine solche behalten.',
  },
  'REX-SETUP-9': {
    en: 'If all 4 show your own leaders, you keep one of them. You can never call that leader; its only use is that no opponent can hold it.',
    ru: 'Если все 4 карты — свои Лидеры, оставляют одну из них. Применить её нельзя; польза лишь в том, что её нет у противника.',
    de: 'Zeigen alle 4 eigene Anführer, behält man einen davon. Ausspielen kann man ihn nie; er nützt nur, weil ihn kein Gegner haben kann.',
  },
  'REX-SETUP-10': {
    en: 'The remaining cards are shuffled back into the traitor deck without anyone seeing them.',
    ru: 'Остальные карты, не показывая, замешивают обратно в колоду Предателей.',
    de: 'Nicht behaltene Karten werden ungesehen in den Verräterstapel zurückgemischt.',
  },
  'REX-SETUP-11': {
    en: 'Letnev keeps all 4 of its cards, including those of its own leaders.',
    ru: 'Летнев оставляет все 4 карты, включая собственных Лидеров.',
    de: 'Letnev behält alle 4 Karten, auch solche mit eigenen Anführern.',
  },
  'REX-SETUP-12': {
    en: "The first player's two neighbours each pick a number from 0 to 20 in secret and show it at the same time.",
    ru: 'Соседи первого игрока слева и справа тайно выбирают число от 0 до 20 и открывают одновременно.',
    de: 'Die Nachbarn links und rechts des Startspielers wählen geheim je eine Zahl von 0 bis 20 und decken gleichzeitig auf.',
  },
  'REX-SETUP-13': {
    en: 'The fleet begins in the sector that equals the difference of the two numbers. If that is 0 or more than 18, it begins in sector 1.',
    ru: 'Флот начинает в секторе, номер которого равен разности чисел. Если она равна 0 или больше 18 — в секторе 1.',
    de: 'Die Flotte beginnt in dem Sektor, der der Differenz der beiden Zahlen entspricht. Ist sie 0 oder größer als 18, beginnt sie in Sektor 1.',
  },
  'REX-SETUP-14': {
    en: 'Each player draws 1 strategy card, Letnev 2, without showing it.',
    ru: 'Каждый тайно берёт 1 Карту Стратегий, Летнев — 2.',
    de: 'Jeder zieht geheim 1 Strategiekarte, Letnev 2.',
  },
  'REX-SETUP-15': {
    en: 'Everyone is given the starting influence of the own race out of the bank.',
    ru: 'Каждый получает из Банка начальное Влияние своей расы.',
    de: 'Jeder erhält aus der Bank den Starteinfluss seines Volkes.',
  },
  'REX-SETUP-16': {
    en: 'Place your starting units as your race sheet says; all others are your reserves. Where there is something to choose, go in turn order.',
    ru: 'Начальные Войска ставят, как указано на Расовом Листе, остальные — в Резерв. Если нужен выбор, его делают в порядке ходов.',
    de: 'Die Starteinheiten kommen wie auf dem Volksbogen angegeben aufs Brett, die übrigen in die Reserve. Gibt es etwas zu wählen, geschieht es in Zugreihenfolge.',
  },
  'REX-SETUP-17': {
    en: 'Sol spreads its 10 starting units as it likes over locations in sectors 13 to 17, but not where the fleet is.',
    ru: 'Сол распределяет все 10 начальных Войск по локациям секторов 13–17, не находящимся под бомбардировкой.',
    de: 'Sol verteilt seine 10 Starteinheiten beliebig auf Orte der Sektoren 13 bis 17, die nicht unter Beschuss sind.',
  },
  'REX-SETUP-18': {
    en: 'Starting locations fixed by a race sheet are used even under the fleet.',
    ru: 'Указанные на листах стартовые локации занимают, даже если там Флот.',
    de: 'Feste Startorte werden auch dann besetzt, wenn die Flotte dort steht.',
  },
  'REX-SETUP-19': {
    en: 'If the betrayal variant is played, everyone now gets one betrayal card at random.',
    ru: 'С вариантом предательства каждый теперь получает одну случайную Карту Предательства.',
    de: 'Mit der Verratsvariante erhält nun jeder eine zufällige Verratskarte.',
  },
  'REX-SETUP-20': {
    en: 'With 3 or 4 players, put the demolished location marker on Mecatol Power South; it stays there.',
    ru: 'При 3 или 4 игроках на Южную Энергостанцию Mecatol кладут маркер Разрушенной Локации — до конца игры.',
    de: 'Bei 3 oder 4 Spielern liegt ab jetzt der Marker „Zerstörter Ort“ auf dem Energiewerk Mecatol Süd.',
  },
  'REX-SETUP-21': {
    en: 'You may check your own traitor, strategy and betrayal cards and your prediction whenever you like.',
    ru: 'Свои Карты Предателей, Стратегий и Предательства и свой прогноз можно смотреть в любой момент.',
    de: 'Eigene Verräter-, Strategie- und Verratskarten sowie die eigene Vorhersage darf man jederzeit ansehen.',
  },
  'REX-SETUP-22': {
    en: 'Play starts with the Influence phase of round 1.',
    ru: 'Игра начинается с Фазы Влияния 1-го раунда.',
    de: 'Das Spiel beginnt mit der Einflussphase der ersten Runde.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
