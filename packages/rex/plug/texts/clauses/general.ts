import type { Localized } from '@orrery/kernel';

export const general = {
  'REX-GEN-1': {
    en: 'The game takes 3 to 6 players. Each leads one race, and no race is led twice. Diplomacy thrives on company: the more players, the better.',
    ru: 'В игре участвуют от 3 до 6 игроков. Каждый возглавляет одну расу, расы не повторяются. Дипломатии нужны собеседники: чем больше игроков, тем лучше.',
    de: 'Es spielen 3 bis 6 Personen. Jede führt genau ein Volk, kein Volk wird zweimal gespielt. Diplomatie lebt von Gesellschaft: Je mehr mitspielen, desto besser.',
  },
  'REX-GEN-2': {
    en: 'Every round goes through seven phases, always in this order: Influence, Bidding, Recruitment, Maneuver, Battle, Collection, Bombardment.',
    ru: 'Раунд состоит из семи фаз, всегда в таком порядке: Фаза Влияния, Торгов, Найма, Маневров, Боя, Сбора, Бомбардировки.',
    de: 'Jede Runde besteht aus sieben Phasen in fester Folge: Einfluss, Bieten, Rekrutierung, Manöver, Kampf, Sammeln, Bombardierung.',
  },
  'REX-GEN-3': {
    en: 'Rounds are played until somebody has won when a round ends. The end of round 8 finishes the game whatever happens, and a winner is then found.',
    ru: 'Раунды продолжаются, пока в конце раунда кто-нибудь не победит. Конец 8-го раунда в любом случае завершает игру, и тогда определяют победителя.',
    de: 'Es wird Runde um Runde gespielt, bis am Ende einer Runde jemand gewonnen hat. Mit Runde 8 endet das Spiel auf jeden Fall; dann wird ein Sieger ermittelt.',
  },
  'REX-GEN-4': {
    en: 'If a card or ability disagrees with the general rules, follow the card or ability.',
    ru: 'Если карта или способность противоречит общим правилам, действует карта или способность.',
    de: 'Widerspricht eine Karte oder Fähigkeit den allgemeinen Regeln, gilt die Karte oder Fähigkeit.',
  },
  'REX-GEN-5': {
    en: 'If a strategy card disagrees with a race advantage, follow the strategy card.',
    ru: 'Если Карта Стратегий противоречит Расовому Преимуществу, действует Карта Стратегий.',
    de: 'Widerspricht eine Strategiekarte einem Volksvorteil, gilt die Strategiekarte.',
  },
  'REX-GEN-6': {
    en: 'The rules use "race" and "player" for the same thing. All pieces with a race\'s emblem are that player\'s.',
    ru: '«Раса» и «игрок» означают одно и то же. Всё с эмблемой расы принадлежит её игроку.',
    de: '„Volk“ und „Spieler“ bedeuten dasselbe. Alles mit dem Emblem eines Volkes gehört dessen Spieler.',
  },
  'REX-GEN-7': {
    en: 'When half of something is to be paid or lost, halve the total once and round up.',
    ru: 'Если надо заплатить или потерять половину, делят всю сумму один раз и округляют вверх.',
    de: 'Ist die Hälfte von etwas zu zahlen oder zu verlieren, wird die Gesamtmenge einmal halbiert und aufgerundet.',
  },
  'REX-GEN-8': {
    en: 'Influence is the only currency. It buys strategy cards, units and leaders in recruitment, and deployments.',
    ru: 'Влияние — единственная валюта. Им оплачивают Карты Стратегий, наем Войск и Лидеров и развёртывание.',
    de: 'Einfluss ist die einzige Währung. Mit ihm bezahlt man Strategiekarten, rekrutierte Einheiten und Anführer sowie Stationierungen.',
  },
  'REX-GEN-9': {
    en: 'Your race sheet tells you your emblem, advantages, free recruitment, special victory if there is one, starting units, where they go, and your starting influence.',
    ru: 'На Расовом Листе указаны эмблема, преимущества, бесплатный наем, специальные условия победы (если есть), начальные Войска, их места и начальное Влияние.',
    de: 'Der Volksbogen nennt Emblem, Volksvorteile, kostenlose Rekrutierung, gegebenenfalls die besondere Siegbedingung, die Starteinheiten mit ihren Orten und den Starteinfluss.',
  },
  'REX-GEN-10': {
    en: 'Influence is simply counted here, without token values; making change happens automatically and matters to nobody.',
    ru: 'Влияние здесь просто считается, без номиналов маркеров; размен происходит сам и ни на что не влияет.',
    de: 'Einfluss wird hier einfach gezählt, ohne Markerwerte; Wechseln geschieht von selbst und ändert nichts.',
  },
  'REX-TURN-1': {
    en: 'The first player is the one who has the first player token.',
    ru: 'Первый игрок — тот, у кого Маркер Первого Игрока.',
    de: 'Startspieler ist, wer den Startspielermarker hat.',
  },
  'REX-TURN-2': {
    en: 'In every phase turn order begins with the first player and goes clockwise.',
    ru: 'В каждой фазе порядок ходов начинается с первого игрока и идёт по часовой стрелке.',
    de: 'In jeder Phase beginnt die Zugreihenfolge beim Startspieler und läuft im Uhrzeigersinn.',
  },
  'REX-TURN-3': {
    en: 'When several players wish to act or use effects at the same moment, turn order decides; whoever comes sooner after the first player goes first.',
    ru: 'Если несколько игроков хотят действовать или применить эффекты одновременно, решает порядок ходов: раньше действует тот, кто ближе к первому игроку.',
    de: 'Wollen mehrere im selben Moment handeln oder Effekte nutzen, gilt die Zugreihenfolge: Wer näher am Startspieler sitzt, ist zuerst dran.',
  },
  'REX-TURN-4': {
    en: 'When a Bombardment phase is over, the token passes to the neighbour on the left.',
    ru: 'В конце каждой Фазы Бомбардировки маркер переходит к соседу слева.',
    de: 'Am Ende jeder Bombardierungsphase geht der Marker an den linken Nachbarn.',
  },
  'REX-TIME-1': {
    en: 'Cards and advantages that apply at the same time are used in turn order.',
    ru: 'Карты и преимущества, применяемые в один момент, используют в порядке ходов.',
    de: 'Karten und Volksvorteile mit gleichem Zeitpunkt werden in Zugreihenfolge genutzt.',
  },
  'REX-TIME-2': {
    en: 'An effect that cancels a card or an advantage is the exception: it comes ahead of everything else at that moment.',
    ru: 'Исключение — эффект, отменяющий карту или преимущество: он применяется раньше всех остальных в этот момент.',
    de: 'Ausnahme: Ein Effekt, der eine Karte oder einen Vorteil aufhebt, kommt vor allen anderen dieses Moments.',
  },
  'REX-TIME-3': {
    en: 'If both opponents have an advantage used "at the start of the battle", turn order settles who is first. Two commands on the same side have a rule of their own in the Battle phase.',
    ru: 'Если у обоих противников есть преимущества «в начале боя», очерёдность определяет порядок ходов. Для двух «командований» на одной стороне есть отдельное правило в Фазе Боя.',
    de: 'Haben beide Gegner Vorteile „zu Beginn des Kampfes“, gilt die Zugreihenfolge. Für zwei Befehle auf derselben Seite gibt es in der Kampfphase eine eigene Regel.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
