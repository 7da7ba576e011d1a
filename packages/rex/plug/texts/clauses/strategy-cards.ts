import type { Localized } from '@orrery/kernel';

export const strategyCards = {
  'REX-CARD-GEN-1': {
    en: 'A card may be played only at the moments given for it and not before the first round it allows.',
    ru: 'Карту можно играть только в указанные для неё моменты и не раньше её первого раунда.',
    de: 'Eine Karte ist nur zu den für sie genannten Zeitpunkten spielbar und nicht vor ihrer ersten Runde.',
  },
  'REX-CARD-GEN-2': {
    en: 'After use, a card that is not a battle card is discarded face up, unless it says that it leaves the game.',
    ru: 'Небоевую карту после применения сбрасывают лицом вверх, если по её тексту она не убирается из игры.',
    de: 'Eine Karte, die keine Kampfkarte ist, wird nach Gebrauch offen abgelegt, sofern ihr Text sie nicht aus dem Spiel entfernt.',
  },
  'REX-CARD-ER-1': {
    en: 'Energy Rifle (attack): kills the enemy leader and earns the bounty, unless the enemy played Personal Shield.',
    ru: '«Энерго-ружье» (атака): уничтожает вражеского Лидера и приносит Влияние за его силу, если враг не сыграл «Щит».',
    de: 'Energiegewehr (Angriff): vernichtet den gegnerischen Anführer und bringt das Kopfgeld, sofern der Gegner nicht Personenschild gespielt hat.',
  },
  'REX-CARD-BW-1': {
    en: 'X-35 Bio-Weapon (attack): kills the enemy leader and earns the bounty, unless the enemy played Antitoxin.',
    ru: '«Биологическое Оружие» (атака): уничтожает вражеского Лидера и приносит Влияние за его силу, если враг не сыграл «Антитоксин».',
    de: 'Biowaffe X-35 (Angriff): vernichtet den gegnerischen Anführer und bringt das Kopfgeld, sofern der Gegner nicht Gegengift gespielt hat.',
  },
  'REX-CARD-PS-1': {
    en: 'Personal Shield (defence): protects from Energy Rifle only.',
    ru: '«Щит» (защита): останавливает только «Энерго-ружье».',
    de: 'Personenschild (Verteidigung): schützt nur vor dem Energiegewehr.',
  },
  'REX-CARD-AT-1': {
    en: 'Antitoxin (defence): protects from X-35 Bio-Weapon only.',
    ru: '«Антитоксин» (защита): останавливает только «Биологическое Оружие».',
    de: 'Gegengift (Verteidigung): schützt nur vor der Biowaffe X-35.',
  },
  'REX-CARD-FT-1': {
    en: 'Feint (attack): does nothing except satisfy an attack slot.',
    ru: '«Ложный выпад» (атака): эффекта нет, лишь заполняет слот атаки.',
    de: 'Finte (Angriff): keine Wirkung; füllt nur ein Angriffsfeld.',
  },
  'REX-CARD-DC-1': {
    en: 'Decoy (defence): does nothing except satisfy a defence slot.',
    ru: '«Приманка» (защита): эффекта нет, лишь заполняет слот защиты.',
    de: 'Köder (Verteidigung): keine Wirkung; füllt nur ein Verteidigungsfeld.',
  },
  'REX-CARD-TR-1': {
    en: 'Tactical Retreat: your committed leader and all your units in the location go back to your reserves.',
    ru: '«Тактическое Отступление»: ваш выставленный Лидер и все ваши Войска в локации возвращаются в Резерв.',
    de: 'Taktischer Rückzug: Dein eingesetzter Anführer und alle deine Einheiten am Ort kehren in die Reserve zurück.',
  },
  'REX-CARD-TR-2': {
    en: 'In all respects the opponent has then won the battle.',
    ru: 'Противник во всех отношениях считается победителем боя.',
    de: 'Der Gegner gilt in jeder Hinsicht als Sieger des Kampfes.',
  },
  'REX-CARD-TR-3': {
    en: 'No side loses units, whatever was dialled, and the other cards of this battle do nothing; so no leader dies and no bounty is paid.',
    ru: 'Ни одна сторона не теряет Войск, что бы ни было на Колёсах; другие карты боя не действуют, поэтому Лидеры целы и Влияние за них не платят.',
    de: 'Keine Seite verliert Einheiten, was auch eingestellt wurde, und keine andere Karte dieses Kampfes wirkt; also stirbt kein Anführer, und es gibt kein Kopfgeld.',
  },
  'REX-CARD-TR-4': {
    en: 'If both sides play it, both withdraw, nobody wins, and each discards all cards played.',
    ru: 'Если её сыграли обе стороны, отступают обе, победителя нет, обе сбрасывают все сыгранные карты.',
    de: 'Spielen ihn beide, ziehen sich beide zurück, niemand gewinnt, und beide legen alle gespielten Karten ab.',
  },
  'REX-CARD-TR-5': {
    en: 'A Tactical Retreat that has taken effect has to be discarded.',
    ru: 'Сработавшее «Тактическое Отступление» всегда сбрасывают.',
    de: 'Ein ausgeführter Taktischer Rückzug wird immer abgelegt.',
  },
  'REX-CARD-DA-1': {
    en: 'Double Agent: you gain one more traitor card, the top one of the traitor deck, and keep those you had.',
    ru: '«Двойной Агент»: возьмите верхнюю карту колоды Предателей и оставьте её вместе с уже имеющимися.',
    de: 'Doppelagent: Ziehe die oberste Karte des Verräterstapels und behalte sie zusätzlich zu deinen Verräterkarten.',
  },
  'REX-CARD-DA-2': {
    en: 'You may draw a traitor card that was used before, since those have been shuffled back.',
    ru: 'Можно вытянуть и ранее применённые Карты Предателей: их замешали обратно.',
    de: 'Auch benutzte Verräterkarten können gezogen werden, denn sie wurden zurückgemischt.',
  },
  'REX-CARD-DA-3': {
    en: 'It cannot be played in a battle, nor when the traitor deck is empty.',
    ru: 'Нельзя играть во время боя и при пустой колоде Предателей.',
    de: 'Er ist weder im Kampf noch bei leerem Verräterstapel spielbar.',
  },
  'REX-CARD-RC-1': {
    en: 'Recruits: in your recruitment turn, bring up to 5 of your units from the casualty pool to your reserves free, on top of the usual limit; or, instead, 1 of your leaders free.',
    ru: '«Новобранцы»: в свой ход найма бесплатно верните из Банка Потерь в Резерв до 5 своих Войск сверх обычного предела либо вместо этого 1 своего Лидера.',
    de: 'Rekruten: Nimm in deinem Rekrutierungszug bis zu 5 eigene Einheiten kostenlos und über das normale Limit hinaus aus dem Verlustbereich in die Reserve; oder stattdessen 1 eigenen Anführer kostenlos.',
  },
  'REX-CARD-RC-2': {
    en: 'More than one copy may be used in a Recruitment phase.',
    ru: 'За Фазу Найма можно сыграть несколько таких карт.',
    de: 'In einer Rekrutierungsphase dürfen mehrere davon gespielt werden.',
  },
  'REX-CARD-DI-1': {
    en: 'Diplomatic Interference: another player of your choice cannot bid in this phase and is not counted for the row, so it will usually have one card less.',
    ru: '«Дипломатическое Вмешательство»: один другой игрок не может торговаться в этой фазе и не учитывается при выкладке ряда, поэтому обычно в ряду на карту меньше.',
    de: 'Diplomatische Einmischung: Ein anderer Spieler darf in dieser Phase nicht bieten und zählt nicht für die Reihe, die dadurch meist um eine Karte kürzer ist.',
  },
  'REX-CARD-DI-2': {
    en: 'A barred Jol-Nar may look at the cards all the same.',
    ru: 'Отстранённый Жол-Нар всё равно смотрит карты.',
    de: 'Auch ein ausgeschlossenes Jol-Nar sieht die Karten an.',
  },
  'REX-CARD-GN-1': {
    en: 'Graviton Negator: select a shielded location where you have at least one face-up unit; enemies may be there too.',
    ru: '«Инвертор Гравитона»: выберите локацию со Щитом, где есть хотя бы одно ваше Войско лицом вверх; враги там не мешают.',
    de: 'Gravitonen-Negator: Wähle einen Ort mit Schild, an dem mindestens eine deiner offenen Einheiten steht; Gegner dort stören nicht.',
  },
  'REX-CARD-GN-2': {
    en: 'The destroyed shield token lies there until the end of the game.',
    ru: 'Туда до конца игры кладут маркер Уничтоженного Щита.',
    de: 'Dort liegt bis zum Spielende der Marker „Zerstörter Schild“.',
  },
  'REX-CARD-GN-3': {
    en: 'If that location is under bombardment at the time, every unit there, of whatever player and face up or down, is destroyed immediately.',
    ru: 'Если локация сейчас под бомбардировкой, все Войска в ней, чьи бы ни были, лицом вверх и вниз, сразу уничтожаются.',
    de: 'Ist der Ort gerade unter Beschuss, werden sofort alle Einheiten dort vernichtet, von allen Spielern, offen wie verdeckt.',
  },
  'REX-CARD-GN-4': {
    en: 'You cannot use it on the Council, on the demolished location or where the shield is already destroyed. Afterwards the card is removed from the game.',
    ru: 'Нельзя применить к Совету, к разрушенной локации и там, где Щита уже нет. После применения карта убирается из игры.',
    de: 'Nicht möglich für den Rat, den zerstörten Ort oder wo der Schild schon fehlt. Danach kommt die Karte aus dem Spiel.',
  },
  'REX-CARD-IN-1': {
    en: 'Informant can be used in two ways, one of which you choose as you play it: an additional deployment or cancelling a race advantage.',
    ru: 'У «Информатора» два применения; одно выбирают при розыгрыше: дополнительное развёртывание или аннулирование Расового Преимущества.',
    de: 'Informant hat zwei Verwendungen, von denen man beim Spielen eine wählt: zusätzliche Stationierung oder Aufhebung eines Volksvorteils.',
  },
  'REX-CARD-IN-2': {
    en: 'Additional deployment: make one more in your deployment step, before the normal one, after it or in its place, to a different location if you like.',
    ru: 'Развёртывание: ещё одно в своём шаге развёртывания — до обычного, после или вместо него; можно и в другую локацию.',
    de: 'Stationierung: eine weitere im eigenen Stationierungsschritt, vor, nach oder ohne die normale, auch an einen anderen Ort.',
  },
  'REX-CARD-IN-3': {
    en: 'The usual deployment rules and prices apply, but the bank is paid and Hacan gets nothing.',
    ru: 'Действуют все правила и цены развёртывания, но платят в Банк; Хакан не получает ничего.',
    de: 'Alle Regeln und Preise der Stationierung gelten, bezahlt wird aber an die Bank; Hacan erhält nichts.',
  },
  'REX-CARD-IN-4': {
    en: 'Sol may use it to deploy anywhere at exactly 1 influence for each unit, with enemies there or without.',
    ru: 'Сол может применить его для любой локации ровно по 1 Влиянию за Войско, есть там враги или нет.',
    de: 'Sol darf sie für jeden Ort nutzen, für genau 1 Einfluss je Einheit, mit oder ohne Gegner dort.',
  },
  'REX-CARD-IN-5': {
    en: 'Xxcha may place its free unit because of this deployment.',
    ru: 'Такое развёртывание даёт Кззча право на бесплатное Войско.',
    de: 'Sie berechtigt Xxcha zu seiner kostenlosen Einheit.',
  },
  'REX-CARD-IN-6': {
    en: 'Cancelling: prevent another player from using one race advantage once, before it has had any effect. That same use cannot be cancelled a second time.',
    ru: 'Аннулирование: одно применение одного Расового Преимущества другого игрока предотвращается до того, как подействует; одно и то же применение нельзя отменить дважды.',
    de: 'Aufhebung: Eine Nutzung eines Volksvorteils eines anderen Spielers wird verhindert, bevor sie wirkt; dieselbe Nutzung kann nicht zweimal aufgehoben werden.',
  },
  'REX-CARD-IN-7': {
    en: 'What comes from ally cards cannot be cancelled.',
    ru: 'Эффекты карт союзников отменить нельзя.',
    de: 'Effekte von Bündniskarten können nicht aufgehoben werden.',
  },
  'REX-CARD-IN-8': {
    en: 'Informant cannot touch the mechanized units of Lazax.',
    ru: 'Механизированные Войска Лазакса отменить нельзя.',
    de: 'Die mechanisierten Einheiten von Lazax können nicht aufgehoben werden.',
  },
  'REX-CARD-IN-9': {
    en: 'Informant cannot touch the four traitors Letnev keeps or the two cards it starts with.',
    ru: 'Четырёх предателей и две начальные карты Летнева отменить нельзя.',
    de: 'Letnevs vier Verräter und zwei Startkarten können nicht aufgehoben werden.',
  },
  'REX-CARD-IN-10': {
    en: "Against Lazax's income: it applies to a single purchase, whose price goes to the bank.",
    ru: 'Против дохода Лазакса: касается одной покупки, её цена идёт в Банк.',
    de: 'Gegen Lazax’ Einnahme: betrifft einen Kauf; dessen Preis geht an die Bank.',
  },
  'REX-CARD-IN-11': {
    en: "Against Sol's look: Sol has to do without it until the next Bombardment phase.",
    ru: 'Против просмотра Сол: до следующей Фазы Бомбардировки Сол смотреть не может.',
    de: 'Gegen Sols Blick: Vor der nächsten Bombardierungsphase darf Sol nicht nachsehen.',
  },
  'REX-CARD-IN-12': {
    en: "Against Sol's deployment: this turn Sol deploys to any one location for the normal full price, paid like everybody else's, to Hacan where that applies.",
    ru: 'Против развёртывания Сол: в этот ход Сол развёртывает Войска в любую одну локацию по обычной полной цене и платит как все (Хакану, если он в игре).',
    de: 'Gegen Sols Stationierung: In diesem Zug stationiert Sol an einem beliebigen Ort zum normalen vollen Preis und zahlt wie alle anderen (gegebenenfalls an Hacan).',
  },
  'REX-CARD-IN-13': {
    en: "Against Letnev's hand: Letnev discards cards of its choice until it has 4. Afterwards it may go up to 8 again.",
    ru: 'Против руки Летнева: Летнев сбрасывает карты по своему выбору до 4; позже может снова набрать до 8.',
    de: 'Gegen Letnevs Hand: Letnev legt Karten eigener Wahl ab, bis es 4 sind; später darf es wieder bis 8 auffüllen.',
  },
  'REX-CARD-IN-14': {
    en: "Against Jol-Nar's look at auctions: it applies to the card on sale now and to no other.",
    ru: 'Против просмотра Жол-Нара на торгах: касается только выставленной сейчас карты.',
    de: 'Gegen Jol-Nars Blick bei Versteigerungen: betrifft nur die gerade angebotene Karte.',
  },
  'REX-CARD-IN-15': {
    en: "Against Xxcha's turning: no unit may be turned face down in this round. Units already face down remain so, but where there is a face-up Xxcha unit as well, all of them are turned up.",
    ru: 'Против переворота Кззча: в этом раунде нельзя переворачивать Войска лицом вниз; лежащие так остаются, но в локации, где есть хоть одно Войско Кззча лицом вверх, все переворачивают лицом вверх.',
    de: 'Gegen Xxchas Umdrehen: In dieser Runde darf keine Einheit verdeckt werden; verdeckte bleiben es, doch wo auch eine offene Xxcha-Einheit steht, werden alle aufgedeckt.',
  },
  'REX-CARD-IN-16': {
    en: "Against Hacan's income: it applies to one player's deployment, whose price goes to the bank.",
    ru: 'Против дохода Хакана: касается развёртывания одного игрока, его цена идёт в Банк.',
    de: 'Gegen Hacans Einnahme: betrifft die Stationierung eines Spielers; deren Preis geht an die Bank.',
  },
  'REX-CARD-IN-17': {
    en: "Against Hacan's half price: the deployment costs the full price this time.",
    ru: 'Против половинной цены Хакана: это развёртывание стоит полную цену.',
    de: 'Gegen Hacans halben Preis: Diese Stationierung kostet den vollen Preis.',
  },
  'REX-CARD-IN-18': {
    en: "Any other advantage is cancelled for one use: Sol's survival for one Offensive; Sol's third step for the normal movement step of the turn; Hacan's relocation for the turn; Jol-Nar's influence look for the round; a command for the battle; Letnev's extra card for the purchase; Xxcha's free unit for the deployment.",
    ru: 'Любое другое преимущество отменяется на одно применение: неуязвимость Сол — на одно Наступление; третий шаг Сол — на обычное перемещение хода; перемещение Хакана — на ход; просмотр Карты Влияния Жол-Наром — на раунд; «командование» — на бой; добавочная карта Летнева — на покупку; бесплатное Войско Кззча — на развёртывание.',
    de: 'Jeder andere Vorteil wird für eine Nutzung aufgehoben: Sols Überleben für eine Offensive, Sols dritter Schritt für die normale Bewegung des Zuges, Hacans Verlegen für den Zug, Jol-Nars Blick auf die Einflusskarte für die Runde, ein Befehl für den Kampf, Letnevs Zusatzkarte für den Kauf, Xxchas kostenlose Einheit für die Stationierung.',
  },
  'REX-CARD-RM-1': {
    en: 'Rapid Mobilization: after your movement step you take another complete one under all the usual rules and allowances.',
    ru: '«Ускоренная Мобилизация»: после своего перемещения выполните ещё одно полное перемещение по всем обычным правилам и с тем же числом шагов.',
    de: 'Schnelle Mobilmachung: Nach deinem Bewegungsschritt führst du einen weiteren vollständigen nach allen normalen Regeln und Weiten aus.',
  },
  'REX-CARD-RM-2': {
    en: 'Units that have moved already may do so again.',
    ru: 'Те же Войска могут двигаться снова.',
    de: 'Dieselben Einheiten dürfen sich erneut bewegen.',
  },
  'REX-CARD-TB-1': {
    en: 'Tracking Beacon: carry out a Sol Offensive against the locations of the latest card in the influence discard pile. All rules for Offensives hold, including that Sol and its allies survive and may relocate.',
    ru: '«Отслеживание Радаром»: проведите Наступление Сол по локациям верхней карты сброса Влияния по всем правилам Наступления, включая неуязвимость и перемещение Войск Сол и её союзников.',
    de: 'Peilsender: Führe eine Sol-Offensive gegen die Orte der obersten Karte des Einfluss-Ablagestapels aus. Alle Regeln der Offensive gelten, auch Überleben und Verlegen für Sol und seine Verbündeten.',
  },
  'REX-CARD-TB-2': {
    en: 'If a Sol Offensive is turned over later in that Influence phase, it is removed without effect and replaced.',
    ru: '«Наступление Сол», открытое позже в той же Фазе Влияния, убирается из игры без эффекта и заменяется.',
    de: 'Eine später in derselben Einflussphase aufgedeckte Sol-Offensive kommt wirkungslos aus dem Spiel und wird ersetzt.',
  },
  'REX-CARD-TB-3': {
    en: 'It needs at least one card in the influence discard pile.',
    ru: 'Играть её можно, только если сброс Карт Влияния не пуст.',
    de: 'Er ist nur spielbar, wenn der Einfluss-Ablagestapel nicht leer ist.',
  },
  'REX-CARD-FS-1': {
    en: 'Fleet Sabotage: in the Bombardment phase no card is drawn; instead you decide how many sectors, 0 to 10, the fleet moves. Each sector it enters is bombarded as usual.',
    ru: '«Саботаж Флота»: в Фазе Бомбардировки вместо открытия карты вы решаете, на сколько секторов (0–10) сдвинется Флот; каждый сектор на его пути бомбардируют по обычным правилам.',
    de: 'Flottensabotage: Statt in der Bombardierungsphase eine Karte zu ziehen, bestimmst du, um wie viele Sektoren (0 bis 10) die Flotte zieht; jeder betretene Sektor wird wie üblich beschossen.',
  },
  'REX-CARD-FS-2': {
    en: 'As no card is drawn, the bombardment deck is not shuffled, and the card Sol knows remains on top.',
    ru: 'Карту не открывают и колоду Бомбардировки не перемешивают, поэтому известная Сол карта остаётся сверху.',
    de: 'Es wird keine Karte gezogen und der Bombardierungsstapel nicht gemischt; eine Sol bekannte Karte bleibt also oben.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
