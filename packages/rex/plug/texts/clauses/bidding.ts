import type { Localized } from '@orrery/kernel';

export const bidding = {
  'REX-BID-1': {
    en: 'When the phase begins, players may play cards that fit its opening window. After that Jol-Nar looks at the top influence card.',
    ru: 'В начале фазы открывается окно для розыгрыша подходящих карт. Затем Жол-Нар смотрит верхнюю Карту Влияния.',
    de: 'Zu Beginn der Phase öffnet sich das Kartenfenster. Danach sieht Jol-Nar die oberste Einflusskarte an.',
  },
  'REX-BID-2': {
    en: 'After that window, count the players whose hands are below the limit; that many strategy cards are drawn. Players with no influence are counted, one barred by Diplomatic Interference is not.',
    ru: 'После этого окна берут столько Карт Стратегий, сколько игроков не достигли предела руки. Игроки без Влияния считаются, отстранённый «Дипломатическим Вмешательством» — нет.',
    de: 'Nach diesem Fenster werden so viele Strategiekarten gezogen, wie Spieler unter ihrem Handkartenlimit sind. Spieler ohne Einfluss zählen mit, ein durch Diplomatische Einmischung Ausgeschlossener nicht.',
  },
  'REX-BID-3': {
    en: 'Lay the cards in a row face down as drawn. They are auctioned in that order and remain face down.',
    ru: 'Карты лежат в ряд лицом вниз в порядке взятия; в том же порядке, не открывая, их выставляют на торги.',
    de: 'Die Karten liegen in der gezogenen Folge verdeckt in einer Reihe und werden so versteigert, ohne aufgedeckt zu werden.',
  },
  'REX-BID-4': {
    en: 'If deck and discard pile cannot supply enough cards, the row is shorter.',
    ru: 'Если в колоде и сбросе вместе карт не хватает, ряд короче.',
    de: 'Reichen Stapel und Ablagestapel zusammen nicht aus, ist die Reihe entsprechend kürzer.',
  },
  'REX-BID-5': {
    en: 'The first player starts the bidding for the first card; for each following card it is the player to the left of the last starter.',
    ru: 'Первый аукцион открывает первый игрок; каждый следующий — игрок слева от предыдущего открывавшего.',
    de: 'Die erste Versteigerung eröffnet der Startspieler, jede weitere der Spieler links vom vorigen Eröffnenden.',
  },
  'REX-BID-6': {
    en: 'Someone unable to bid — hand full, no influence, or barred — does not open or bid; the next player to the left takes over.',
    ru: 'Кто не может делать ставки (рука полна, нет Влияния, отстранён), тот не открывает и не торгуется; вместо него — сосед слева.',
    de: 'Wer nicht bieten kann (Hand voll, kein Einfluss, ausgeschlossen), eröffnet und bietet nicht; der linke Nachbar ist an der Reihe.',
  },
  'REX-BID-7': {
    en: 'Going clockwise from the opener, each player still in the auction makes a bid or passes.',
    ru: 'Начиная с открывающего и по часовой стрелке каждый, кто ещё в торгах, делает ставку или пасует.',
    de: 'Reihum im Uhrzeigersinn ab dem Eröffnenden bietet oder passt, wer noch dabei ist.',
  },
  'REX-BID-8': {
    en: 'A bid must be 1 or more, must top the highest bid by at least 1 and must not exceed the influence you have.',
    ru: 'Ставка — не меньше 1, хотя бы на 1 выше наибольшей и не больше Влияния игрока.',
    de: 'Ein Gebot beträgt mindestens 1, übertrifft das höchste um mindestens 1 und übersteigt nicht den eigenen Einfluss.',
  },
  'REX-BID-9': {
    en: 'Once you pass, you cannot return to this auction, though you may join in later ones.',
    ru: 'Спасовавший в эти торги не возвращается, но может участвовать в следующих.',
    de: 'Wer gepasst hat, kehrt in diese Versteigerung nicht zurück, darf aber an späteren teilnehmen.',
  },
  'REX-BID-10': {
    en: 'Passing costs nothing, even if you had made a bid.',
    ru: 'Спасовавший ничего не платит, даже если делал ставку.',
    de: 'Wer passt, zahlt nichts, auch wenn er geboten hatte.',
  },
  'REX-BID-11': {
    en: 'When only the highest bidder remains, that player pays the bid and takes the card into hand without showing it.',
    ru: 'Когда остаётся только автор высшей ставки, он платит её и берёт карту на руку, не показывая.',
    de: 'Bleibt nur der Höchstbietende übrig, zahlt er sein Gebot und nimmt die Karte ungesehen auf die Hand.',
  },
  'REX-BID-12': {
    en: 'The bank gets the price. If Lazax is in the game and is not the buyer, Lazax gets it instead.',
    ru: 'Цена уходит в Банк; если в игре есть Лазакс и покупает не он — Лазакс.',
    de: 'Der Preis geht an die Bank; ist Lazax im Spiel und nicht selbst Käufer, an Lazax.',
  },
  'REX-BID-13': {
    en: 'Continue with the next card till every card has been sold.',
    ru: 'Затем торгуют следующую карту, пока не проданы все.',
    de: 'Dann folgt die nächste Karte, bis alle verkauft sind.',
  },
  'REX-BID-14': {
    en: 'If a card gets no bid because everyone passes or nobody can bid, the phase is over immediately. That card and the rest of the row are shuffled back into the strategy deck.',
    ru: 'Если на карту никто не ставит (все пасуют или никто не может), фаза сразу заканчивается; эту карту и все последующие замешивают обратно в колоду Стратегий.',
    de: 'Bietet niemand auf eine Karte (alle passen oder keiner kann), endet die Phase sofort; diese und alle weiteren Karten der Reihe werden in den Strategiestapel zurückgemischt.',
  },
  'REX-BID-15': {
    en: 'A player whose hand becomes full is out for the remaining cards of the phase.',
    ru: 'Кто во время фазы достиг предела руки, в торгах за остальные карты не участвует.',
    de: 'Wer in der Phase sein Handkartenlimit erreicht, scheidet für die restlichen Karten aus.',
  },
  'REX-BID-16': {
    en: 'As the row goes on, everyone with the means gets a turn to open.',
    ru: 'Таким образом, по мере продажи ряда открыть торги доводится каждому, кто на это способен.',
    de: 'So kommt im Lauf der Reihe jeder, der die Mittel hat, einmal zum Eröffnen.',
  },
  'REX-HAND-1': {
    en: 'You may hold up to 4 strategy cards; Letnev may hold 8.',
    ru: 'Предел руки — 4 Карты Стратегий (у Летнева 8).',
    de: 'Das Handkartenlimit beträgt 4 Strategiekarten (Letnev 8).',
  },
  'REX-HAND-2': {
    en: 'A player with a full hand is passed over in the Bidding phase.',
    ru: 'Игрок, достигший предела, в Фазе Торгов пропускается.',
    de: 'Wer sein Limit erreicht hat, wird in der Bietphase übergangen.',
  },
  'REX-HAND-3': {
    en: 'Everyone can see how many cards you hold.',
    ru: 'Число карт на руке видно всем.',
    de: 'Wie viele Karten jemand auf der Hand hat, ist für alle sichtbar.',
  },
  'REX-HAND-4': {
    en: 'You cannot discard strategy cards at will; they are discarded after a battle or when their text demands it.',
    ru: 'Карты Стратегий сбрасывают только после боя или когда этого требует их текст; по своему желанию — никогда.',
    de: 'Strategiekarten werden nur nach einem Kampf abgelegt oder wenn ihr Text es verlangt, nie freiwillig.',
  },
  'REX-HAND-5': {
    en: 'As soon as the last strategy card has been drawn, shuffle the discard pile to make a new deck.',
    ru: 'Как только взята последняя карта колоды Стратегий, сброс перемешивают — это новая колода.',
    de: 'Sobald die letzte Karte des Strategiestapels gezogen ist, wird der Ablagestapel gemischt und bildet den neuen Stapel.',
  },
  'REX-HAND-6': {
    en: 'A strategy card shows an icon (attack, defence or none), a name other cards may mention, when it is played and what it does. The icon only concerns how many cards may be used in battle.',
    ru: 'У Карты Стратегий есть значок (атака, защита или никакого), название, на которое могут ссылаться другие карты, момент розыгрыша и эффект. Значок важен лишь для ограничений в бою.',
    de: 'Eine Strategiekarte hat ein Symbol (Angriff, Verteidigung oder keines), einen Namen, auf den andere Karten verweisen können, einen Zeitpunkt und einen Effekt. Das Symbol zählt nur für die Beschränkungen im Kampf.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
