import type { Localized } from '@orrery/kernel';

export const races = {
  'REX-RACE-SOL-1': {
    en: 'Sol deploys any number of units free of charge, into one location of sectors 13 to 17 and nowhere else, not even into the Council. The rules about bombardment and allies still hold.',
    ru: 'Обычное развёртывание Сол бесплатно: любое число Войск в одну локацию секторов 13–17 и никуда больше, даже не в Совет. Правила о бомбардировке и союзниках действуют.',
    de: 'Sols normale Stationierung ist kostenlos: beliebig viele Einheiten an einen Ort der Sektoren 13 bis 17 und nirgends sonst, auch nicht in den Rat. Die Regeln zu Beschuss und Verbündeten gelten weiter.',
  },
  'REX-RACE-SOL-2': {
    en: "Sol's deployment also entitles Xxcha to its free unit.",
    ru: 'Такое развёртывание тоже даёт Кззча право на бесплатное Войско.',
    de: 'Auch diese Stationierung berechtigt Xxcha zu seiner kostenlosen Einheit.',
  },
  'REX-RACE-SOL-3': {
    en: 'Sol knows the top bombardment card. It looks when an Influence phase starts, for the first time in round 1, and may look again until the card is drawn.',
    ru: 'Сол знает верхнюю Карту Бомбардировки: смотрит её в начале каждой Фазы Влияния (впервые — в 1-м раунде, после расстановки) и может смотреть снова, пока её не открыли.',
    de: 'Sol kennt die oberste Bombardierungskarte: Es sieht sie zu Beginn jeder Einflussphase an, erstmals in Runde 1 nach dem Aufbau, und darf sie erneut ansehen, bis sie gezogen wird.',
  },
  'REX-RACE-SOL-4': {
    en: 'Sol moves up to 3 steps; with a spaceport bonus 4.',
    ru: 'Сол перемещается до 3 шагов; с бонусом Космопорта — до 4.',
    de: 'Sol bewegt sich bis zu 3 Schritte, mit Raumhafenbonus 4.',
  },
  'REX-RACE-SOL-5': {
    en: "Sol's units survive Sol Offensives and may be relocated afterwards.",
    ru: 'Войска Сол переживают Наступления Сол, после чего их можно переместить.',
    de: 'Sols Einheiten überstehen Sol-Offensiven und dürfen danach verlegt werden.',
  },
  'REX-RACE-SOL-6': {
    en: 'As an ally of Hacan, Sol still deploys in its own zone only, so the half price is of no use to it, but it may relocate units in place of deploying.',
    ru: 'Будучи союзником Хакана, Сол развёртывает Войска по-прежнему только в своей зоне и от половинной цены ничего не выигрывает, но может вместо развёртывания перемещать Войска.',
    de: 'Als Hacans Verbündeter bleibt Sol beim Stationieren an seine Zone gebunden und hat nichts vom halben Preis, darf aber stattdessen verlegen.',
  },
  'REX-RACE-HAC-1': {
    en: 'Hacan deploys for half: add up the normal prices, halve the sum, round up and pay it to the bank.',
    ru: 'Хакан платит за развёртывание половину: всю сумму по обычным ценам делят пополам и округляют вверх; плата идёт в Банк.',
    de: 'Hacan stationiert zum halben Preis: Die Summe der normalen Preise wird halbiert, aufgerundet und an die Bank gezahlt.',
  },
  'REX-RACE-HAC-2': {
    en: 'What others pay for their deployments goes to Hacan and not to the bank, even what its allies pay.',
    ru: 'Всё, что другие игроки, включая союзников, платят за развёртывание, получает Хакан, а не Банк.',
    de: 'Was andere für Stationierungen zahlen, erhält Hacan statt der Bank, auch von seinen Verbündeten.',
  },
  'REX-RACE-HAC-3': {
    en: 'Deployments made through Informant bring Hacan nothing.',
    ru: 'За развёртывание «Информатором» Хакан не получает ничего.',
    de: 'Für eine Stationierung durch Informant erhält Hacan nichts.',
  },
  'REX-RACE-HAC-4': {
    en: 'Relocations bring Hacan nothing.',
    ru: 'За перемещения Войск по полю Хакан не получает ничего.',
    de: 'Für Verlegungen erhält Hacan nichts.',
  },
  'REX-RACE-HAC-5': {
    en: 'In place of a deployment Hacan may relocate: as many of its units as it likes leave one location for one other, at 1 influence each, undiscounted, to the bank. Neither place may be under bombardment; the destination may not be demolished or ally-occupied (the Council is allowed), while enemies there do not matter. As this is no deployment, Xxcha gets no unit.',
    ru: 'Вместо развёртывания Хакан может переместить любое число своих Войск из одной локации в одну другую по 1 Влиянию за Войско, в Банк и без скидки. Обе не должны быть под бомбардировкой; целевая не должна быть разрушена или занята союзником (Совет можно), враги не мешают. Это не развёртывание: Кззча Войска не получает.',
    de: 'Statt zu stationieren darf Hacan beliebig viele Einheiten von einem Ort an einen anderen verlegen, für 1 Einfluss je Einheit ohne Rabatt an die Bank. Keiner der Orte darf unter Beschuss sein, das Ziel nicht zerstört und außer dem Rat nicht vom Verbündeten besetzt; Gegner dort stören nicht. Da es keine Stationierung ist, erhält Xxcha keine Einheit.',
  },
  'REX-RACE-JOL-1': {
    en: 'Before every auction Jol-Nar looks at the card on sale and returns it face down.',
    ru: 'Перед каждым аукционом Жол-Нар смотрит выставленную карту и возвращает её лицом вниз.',
    de: 'Vor jeder Versteigerung sieht Jol-Nar die angebotene Karte an und legt sie verdeckt zurück.',
  },
  'REX-RACE-JOL-2': {
    en: 'It may look even when it is unable to bid or has been barred.',
    ru: 'Это право сохраняется, даже когда Жол-Нар не может делать ставки или отстранён от торгов.',
    de: 'Das gilt auch, wenn Jol-Nar nicht bieten kann oder ausgeschlossen ist.',
  },
  'REX-RACE-JOL-3': {
    en: 'Once a round, when the Influence phase is over, Jol-Nar looks at the top influence card.',
    ru: 'Раз в раунд, после Фазы Влияния, Жол-Нар смотрит верхнюю Карту Влияния.',
    de: 'Einmal je Runde, nach der Einflussphase, sieht Jol-Nar die oberste Einflusskarte an.',
  },
  'REX-RACE-JOL-4': {
    en: 'When its battle begins, Jol-Nar may order the opponent to disclose one thing: leader, attack card, defence card or dial number. The opponent decides on it right then, for all to see, and has to stick to it.',
    ru: 'В начале своего боя Жол-Нар может приказать противнику открыть что-то одно: Лидера, карту атаки, карту защиты или число на Колесе. Противник сразу, при всех, решает это и обязан так и поступить.',
    de: 'Zu Beginn seines Kampfes darf Jol-Nar dem Gegner befehlen, eines zu zeigen: Anführer, Angriffskarte, Verteidigungskarte oder gesetzte Zahl. Der Gegner legt dies sofort und für alle offen fest und ist daran gebunden.',
  },
  'REX-RACE-JOL-5': {
    en: 'If the opponent is not going to play a card of the type asked for, the answer is "none", and slots with that type are then closed.',
    ru: 'Если карты названного типа противник играть не будет, он отвечает «нет» и не может выбрать слот с этим типом.',
    de: 'Will der Gegner keine Karte der gefragten Art spielen, antwortet er „keine“ und darf dann kein Feld mit dieser Art wählen.',
  },
  'REX-RACE-JOL-6': {
    en: 'If the opponent names a card, a slot with that type and that very card have to be used.',
    ru: 'Если противник назвал карту, он обязан выбрать слот с этим типом и сыграть именно её.',
    de: 'Nennt der Gegner eine Karte, muss er ein Feld mit dieser Art wählen und genau diese Karte spielen.',
  },
  'REX-RACE-JOL-7': {
    en: 'A side with no available leader answers "none" when asked for a leader or a card.',
    ru: 'Сторона без доступного Лидера на вопросы о Лидере и картах отвечает «нет».',
    de: 'Eine Seite ohne verfügbaren Anführer antwortet auf Fragen nach Anführer oder Karten „keinen“ oder „keine“.',
  },
  'REX-RACE-LET-1': {
    en: 'Letnev keeps all four traitor cards dealt to it.',
    ru: 'Летнев оставляет себе все четыре Карты Предателей.',
    de: 'Letnev behält alle vier Verräterkarten.',
  },
  'REX-RACE-LET-2': {
    en: 'Letnev begins with two strategy cards.',
    ru: 'Летнев начинает с двумя Картами Стратегий.',
    de: 'Letnev beginnt mit zwei Strategiekarten.',
  },
  'REX-RACE-LET-3': {
    en: 'Every time Letnev buys a card at auction, it draws another one free from the strategy deck, provided it then has fewer than 8.',
    ru: 'После каждой покупки на торгах Летнев бесплатно берёт ещё одну карту из колоды Стратегий, если на руке меньше 8.',
    de: 'Nach jedem Kauf in einer Versteigerung zieht Letnev kostenlos eine weitere Karte vom Strategiestapel, sofern es dann weniger als 8 hat.',
  },
  'REX-RACE-LET-4': {
    en: 'Letnev may hold 8 cards.',
    ru: 'Предел руки Летнева — 8 карт.',
    de: 'Letnevs Handkartenlimit ist 8.',
  },
  'REX-RACE-XXC-1': {
    en: 'Whenever another player deploys one unit or more, Xxcha may put 1 unit from its reserves face up in the Council for free. It makes no difference whether that player is an ally, an enemy or Sol, or uses Informant.',
    ru: 'Каждый раз, когда другой игрок (союзник или враг, в том числе Сол и по «Информатору») развёртывает хотя бы одно Войско, Кззча может бесплатно поставить 1 Войско из Резерва лицом вверх в Совет.',
    de: 'Jedes Mal, wenn ein anderer Spieler (Verbündeter oder Gegner, auch Sol, auch durch Informant) mindestens eine Einheit stationiert, darf Xxcha kostenlos 1 Einheit aus der Reserve offen in den Rat stellen.',
  },
  'REX-RACE-XXC-2': {
    en: "Relocations and Xxcha's own deployments do not give it this unit.",
    ru: 'За перемещения Войск по полю и за собственные развёртывания это право не возникает.',
    de: 'Verlegungen und eigene Stationierungen berechtigen nicht dazu.',
  },
  'REX-RACE-XXC-3': {
    en: 'When its battle begins, Xxcha may name a strategy card from the list on its sheet: Energy Rifle, X-35 Bio-Weapon, Personal Shield, Antitoxin or Tactical Retreat. The opponent may not play any card of that name in this battle.',
    ru: 'В начале своего боя Кззча может назвать одну Карту Стратегий из списка на своём листе: «Энерго-ружье», «Биологическое Оружие», «Щит», «Антитоксин» или «Тактическое Отступление». Противник не может играть карты с этим названием в этом бою.',
    de: 'Zu Beginn seines Kampfes darf Xxcha eine Strategiekarte der Liste auf seinem Bogen nennen: Energiegewehr, Biowaffe X-35, Personenschild, Gegengift oder Taktischer Rückzug. Der Gegner darf in diesem Kampf keine Karte dieses Namens spielen.',
  },
  'REX-RACE-XXC-4': {
    en: 'If the opponent then has no playable card of a type, slots with that type are closed.',
    ru: 'Если из-за этого у противника нет разрешённой карты какого-то типа, слот с этим типом ему недоступен.',
    de: 'Hat der Gegner dadurch keine spielbare Karte einer Art mehr, darf er kein Feld mit dieser Art wählen.',
  },
  'REX-RACE-XXC-5': {
    en: 'At the start of every Battle phase, ahead of all battles, Xxcha may turn units face down or face up.',
    ru: 'В начале каждой Фазы Боя, до всех боёв, Кззча может перевернуть свои Войска лицом вниз или вверх.',
    de: 'Zu Beginn jeder Kampfphase, vor allen Kämpfen, darf Xxcha Einheiten verdeckt oder offen drehen.',
  },
  'REX-RACE-XXC-6': {
    en: 'After that all its units in a location must show the same side, so mixed groups have to be made uniform now. Locations may differ from each other.',
    ru: 'После этого все её Войска в одной локации лежат одинаково, в разных локациях — как угодно. Смешанную локацию надо привести к одному виду.',
    de: 'Danach zeigen alle seine Einheiten an einem Ort dieselbe Seite; gemischte Orte müssen jetzt vereinheitlicht werden. Verschiedene Orte dürfen sich unterscheiden.',
  },
  'REX-RACE-XXC-7': {
    en: 'Units are turned over at no other time.',
    ru: 'В другое время Войска не переворачивают.',
    de: 'Zu keiner anderen Zeit wechselt eine Einheit ihre Seite.',
  },
  'REX-RACE-XXC-8': {
    en: 'Face-down units have no control and contest none, do not fight and do not collect; for prices, cards and other abilities they count as absent.',
    ru: 'Войска лицом вниз не контролируют и не оспаривают локацию, не сражаются и не собирают; для цен, карт и прочих способностей они не считаются.',
    de: 'Verdeckte Einheiten kontrollieren nicht, machen keine Kontrolle streitig, kämpfen und sammeln nicht; für Preise, Karten und andere Fähigkeiten zählen sie nicht.',
  },
  'REX-RACE-XXC-9': {
    en: 'The fleet and Offensives destroy face-down units like any others.',
    ru: 'Флот и Наступления уничтожают Войска лицом вниз наравне с другими.',
    de: 'Flotte und Offensiven vernichten verdeckte Einheiten wie andere.',
  },
  'REX-RACE-XXC-10': {
    en: 'Face-down units may move and be relocated as usual; they stay face down.',
    ru: 'Войска лицом вниз перемещаются как обычно и не переворачиваются.',
    de: 'Verdeckte Einheiten bewegen und verlegen sich wie andere und bleiben verdeckt.',
  },
  'REX-RACE-XXC-11': {
    en: 'Where an ally has units, face-down units may not be turned up, except in the Council.',
    ru: 'Нельзя перевернуть Войска лицом вверх там, где стоят Войска союзника, кроме Совета.',
    de: 'Wo Einheiten eines Verbündeten stehen, dürfen verdeckte nicht aufgedeckt werden, außer im Rat.',
  },
  'REX-RACE-XXC-12': {
    en: "Face-down units and an ally's units may not be together, except in the Council: neither may stop where the other already is.",
    ru: 'Войска лицом вниз и Войска союзника не могут быть в одной локации (кроме Совета): ни те, ни другие не могут остановиться там, где уже есть вторые.',
    de: 'Verdeckte Einheiten und Einheiten eines Verbündeten dürfen außer im Rat nicht zusammen stehen: Keine darf dort enden, wo die andere schon ist.',
  },
  'REX-RACE-XXC-13': {
    en: 'Units that arrive are face up, even where others lie face down. Until the next Battle phase only the face-up part counts.',
    ru: 'Новые Войска приходят лицом вверх, даже рядом с лежащими лицом вниз; до следующей Фазы Боя считаются только первые.',
    de: 'Neue Einheiten kommen offen, auch neben verdeckten; bis zur nächsten Kampfphase zählen nur die offenen.',
  },
  'REX-RACE-XXC-14': {
    en: 'The prediction can never be altered. Which round it is can always be told from the influence discard pile.',
    ru: 'Прогноз никогда не меняется; номер раунда всегда можно узнать по сбросу Карт Влияния.',
    de: 'Die Vorhersage ändert sich nie; die Runde lässt sich stets am Einfluss-Ablagestapel abzählen.',
  },
  'REX-RACE-LAZ-1': {
    en: 'Lazax, and not the bank, gets what other players pay for strategy cards at auction.',
    ru: 'Плату других игроков за Карты Стратегий на торгах получает Лазакс, а не Банк.',
    de: 'Was andere in Versteigerungen für Strategiekarten zahlen, erhält Lazax statt der Bank.',
  },
  'REX-RACE-LAZ-2': {
    en: 'For cards it buys itself, Lazax pays the bank.',
    ru: 'За свои покупки Лазакс платит в Банк.',
    de: 'Eigene Käufe zahlt Lazax an die Bank.',
  },
  'REX-RACE-LAZ-3': {
    en: "Each of Lazax's 5 mechanized units has strength 2 in battle and otherwise counts as one unit.",
    ru: 'Каждое из 5 механизированных Войск Лазакса имеет в бою силу 2, во всём остальном это одно Войско.',
    de: 'Jede der 5 mechanisierten Einheiten hat im Kampf Stärke 2; sonst ist sie eine Einheit.',
  },
  'REX-RACE-LAZ-4': {
    en: 'Lazax may dial up to the number of ordinary units there plus twice the mechanized ones, at most 20.',
    ru: 'Лазакс может выбрать число до суммы обычных Войск и удвоенных механизированных в локации, но не больше 20.',
    de: 'Lazax darf bis zur Zahl gewöhnlicher Einheiten plus dem Doppelten der mechanisierten am Ort einstellen, höchstens 20.',
  },
  'REX-RACE-LAZ-5': {
    en: 'When it wins, Lazax picks the units it loses; a mechanized unit covers 2 losses.',
    ru: 'Победив, Лазакс сам выбирает теряемые Войска; уничтоженное механизированное считается за 2.',
    de: 'Als Sieger wählt Lazax, welche Einheiten es verliert; eine mechanisierte zählt 2.',
  },
  'REX-RACE-LAZ-6': {
    en: 'The losses have to come up to the number dialled. They may be 1 more only if no combination fits exactly.',
    ru: 'Потери должны достичь выбранного числа; превысить его на 1 можно, только если точного сочетания нет.',
    de: 'Die Verluste müssen die gesetzte Zahl erreichen; um 1 überschreiten dürfen sie sie nur, wenn keine Kombination genau passt.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
