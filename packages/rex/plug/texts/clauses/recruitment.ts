import type { Localized } from '@orrery/kernel';

export const recruitment = {
  'REX-RECRUIT-1': {
    en: 'In turn order you may bring up to 5 of your units and 1 of your leaders back from your casualty pool to your reserves.',
    ru: 'В порядке ходов каждый может взять до 5 своих Войск и 1 своего Лидера из Банка Потерь в Резерв.',
    de: 'In Zugreihenfolge darf jeder bis zu 5 eigene Einheiten und 1 eigenen Anführer aus dem Verlustbereich in die Reserve nehmen.',
  },
  'REX-RECRUIT-2': {
    en: 'As many units as your race recruits free are free; each one beyond that costs 2.',
    ru: 'Войска в пределах бесплатного найма расы ничего не стоят, каждое следующее стоит 2.',
    de: 'Die ersten Einheiten bis zur kostenlosen Zahl des Volkes kosten nichts, jede weitere 2.',
  },
  'REX-RECRUIT-3': {
    en: 'The free units are part of the limit of 5 a round.',
    ru: 'Бесплатные Войска входят в предел 5 за раунд.',
    de: 'Die kostenlosen Einheiten zählen zum Höchstwert von 5 je Runde.',
  },
  'REX-RECRUIT-4': {
    en: "The price of a leader is that leader's strength.",
    ru: 'Лидер стоит столько Влияния, какова его сила.',
    de: 'Ein Anführer kostet Einfluss in Höhe seiner Stärke.',
  },
  'REX-RECRUIT-5': {
    en: 'Leaders who come back fight as before and may be destroyed or prove traitors again.',
    ru: 'Нанятые Лидеры сражаются как обычно; их снова могут уничтожить, или они окажутся предателями.',
    de: 'Rekrutierte Anführer kämpfen wie zuvor und können wieder vernichtet werden oder Verräter sein.',
  },
  'REX-RECRUIT-6': {
    en: 'Whatever you recruit is put in your reserves and not on the board.',
    ru: 'Всё нанятое попадает в Резерв и никогда прямо на поле.',
    de: 'Alles Rekrutierte kommt in die Reserve, nie direkt auf den Spielplan.',
  },
  'REX-RECRUIT-7': {
    en: 'You need not recruit. What you pay goes to the bank.',
    ru: 'Наем не обязателен; плата идёт в Банк.',
    de: 'Rekrutieren ist freiwillig; bezahlt wird an die Bank.',
  },
  'REX-RECRUIT-8': {
    en: 'For recruitment a mechanized unit counts as one unit and costs the same as any other.',
    ru: 'Механизированное Войско считается и стоит как одно обычное.',
    de: 'Eine mechanisierte Einheit zählt und kostet wie eine gewöhnliche.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
