import type { Localized } from '@orrery/kernel';

export const secrecy = {
  'REX-SEC-1': {
    en: 'You must not show others your traitor or strategy cards, though you may say anything you like about them, true or not.',
    ru: 'Карты Предателей и Стратегий другим не показывают; говорить о них открыто можно что угодно, правду или нет.',
    de: 'Verräter- und Strategiekarten zeigt man niemandem; behaupten darf man offen alles darüber, wahr oder falsch.',
  },
  'REX-SEC-2': {
    en: "Units and leaders in reserves, strengths of leaders, numbers of strategy cards and everyone's influence are always public.",
    ru: 'Всегда открыты: Войска и Лидеры в Резервах, сила Лидеров, число Карт Стратегий и Влияние каждого игрока.',
    de: 'Stets öffentlich sind Einheiten und Anführer in den Reserven, Anführerstärken, Zahl der Strategiekarten und der Einfluss aller.',
  },
  'REX-SEC-3': {
    en: 'All conversation is public; even allies have no private messages.',
    ru: 'Все разговоры открыты для стола; личных сообщений нет даже у союзников.',
    de: 'Alle Gespräche sind für den ganzen Tisch; private Nachrichten gibt es auch unter Verbündeten nicht.',
  },
  'REX-SEC-4': {
    en: 'Players do not keep written notes, for instance of traitor cards returned or of cards Jol-Nar has seen. The memory aid option is the only help offered.',
    ru: 'Письменных заметок игроки не ведут (например, о возвращённых Картах Предателей или виденных Жол-Наром картах). Помогает только настройка «памятка».',
    de: 'Schriftliche Notizen sind nicht erlaubt, etwa über zurückgegebene Verräterkarten oder von Jol-Nar gesehene Karten. Als Hilfe gibt es nur die Option Gedächtnisstütze.',
  },
  'REX-SEC-5': {
    en: 'Discard piles, removed cards, casualty pools, alliances and how many traitor cards each player has are public.',
    ru: 'Сброс, убранные карты, Банки Потерь, Альянсы и число Карт Предателей у каждого известны всем.',
    de: 'Ablagestapel, entfernte Karten, Verlustbereiche, Bündnisse und die Zahl der Verräterkarten je Spieler sind öffentlich.',
  },
  'REX-DEAL-1': {
    en: 'You may make any deal you like in words; nobody is bound by it.',
    ru: 'Устно договариваться можно о чём угодно; ни одна сделка не обязывает.',
    de: 'Mündlich darf man alles absprechen; nichts davon ist bindend.',
  },
  'REX-DEAL-2': {
    en: "Nothing but influence can change hands, and that only in a Ceasefire. The sole exception is Lazax's gift to an ally in the Bidding phase.",
    ru: 'Переходить из рук в руки может только Влияние и только во время прекращения огня. Исключение — подарок Лазакса союзнику в Фазе Торгов.',
    de: 'Nur Einfluss kann den Besitzer wechseln, und nur während einer Waffenruhe. Einzige Ausnahme ist Lazax’ Geschenk an einen Verbündeten in der Bietphase.',
  },
  'REX-DEAL-3': {
    en: 'You can never hand over cards, leaders, units or advantages.',
    ru: 'Карты, Лидеров, Войска и преимущества передавать нельзя.',
    de: 'Karten, Anführer, Einheiten und Vorteile sind nie übertragbar.',
  },
  'REX-DEAL-4': {
    en: 'No deal makes legal what the rules do not allow.',
    ru: 'Сделка не может разрешить то, что запрещено правилами.',
    de: 'Eine Absprache kann nichts erlauben, was die Regeln verbieten.',
  },
  'REX-LIMIT-1': {
    en: 'Each race has 20 units and 5 leaders and no more; cards exist only in the printed numbers.',
    ru: 'У каждой расы 20 Войск и 5 Лидеров; карт столько, сколько напечатано.',
    de: 'Jedes Volk hat nur 20 Einheiten und 5 Anführer; Karten gibt es nur in der gedruckten Zahl.',
  },
  'REX-LIMIT-2': {
    en: 'There is influence without end. If the option for a limited bank is on, an exhausted bank pays in turn order as far as it can.',
    ru: 'Влияние считается неограниченным; с настройкой ограниченного Банка выплаты из иссякшего Банка делаются в порядке ходов, пока его хватает.',
    de: 'Einfluss gilt als unbegrenzt; mit der Option einer begrenzten Bank zahlt eine erschöpfte Bank in Zugreihenfolge, soweit sie reicht.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
