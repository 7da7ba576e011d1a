import type { Localized } from '@orrery/kernel';

export const extraction = {
  'GRV-EXTRACT-1': {
    en: 'Extraction takes place simultaneously on every island its player controls.',
    ru: 'Добыча идёт сразу на всех островах, которые контролирует игрок.',
    de: 'Die Förderung findet gleichzeitig auf allen Inseln statt, die der Spieler kontrolliert.',
  },
  'GRV-EXTRACT-2': {
    en: 'Apart from the card played it consumes nothing, neither pieces nor sources.',
    ru: 'Кроме сыгранной карты, на неё ничего не тратится: ни фишки, ни источники.',
    de: 'Außer der gespielten Karte verbraucht sie nichts, weder Figuren noch Quellen.',
  },
  'GRV-EXTRACT-3': {
    en: 'In War for Resources source tokens may be placed immediately before an extraction.',
    ru: 'В «Войне за ресурсы» непосредственно перед добычей можно выложить жетоны источников.',
    de: 'Bei Krieg um Ressourcen dürfen unmittelbar vor der Förderung Quellenmarker gelegt werden.',
  },
  'GRV-EXTRACT-4': {
    en: 'First count the sources on all sides of the island itself.',
    ru: 'Для каждого острова сначала считают источники на его собственных сторонах.',
    de: 'Für jede Insel zählt man zuerst die Quellen an ihren eigenen Seiten.',
  },
  'GRV-EXTRACT-5': {
    en: 'Then add the sources on those sides of neighbouring islands that face it. Who controls the neighbours is irrelevant.',
    ru: 'К ним прибавляют источники на обращённых к острову сторонах соседних островов. Кто контролирует соседей, не важно.',
    de: 'Hinzu kommen die Quellen an den zugewandten Seiten benachbarter Inseln. Wer diese kontrolliert, ist gleichgültig.',
  },
  'GRV-EXTRACT-6': {
    en: "Do not count sources, the island's own or a neighbour's, that it reaches through a sabotaged trunk.",
    ru: 'Источники за магистралью с жетоном диверсии — свои и соседские — не считаются.',
    de: 'Quellen hinter einem sabotierten Strang der Insel zählen nicht, weder eigene noch die der Nachbarn.',
  },
  'GRV-EXTRACT-7': {
    en: 'Islands that are not neighbours contribute nothing.',
    ru: 'Источники более далёких островов никогда не считаются.',
    de: 'Quellen weiter entfernter Inseln zählen nie.',
  },
  'GRV-EXTRACT-8': {
    en: 'The island gains 1 permanent unit for every 2 blue sources.',
    ru: 'За каждые 2 синих источника остров получает 1 постоянную единицу.',
    de: 'Je 2 blaue Quellen bringen der Insel 1 dauerhafte Einheit.',
  },
  'GRV-EXTRACT-9': {
    en: 'The island gains 1 temporary unit for every red source.',
    ru: 'За каждый красный источник остров получает 1 временную единицу.',
    de: 'Jede rote Quelle bringt der Insel 1 flüchtige Einheit.',
  },
  'GRV-EXTRACT-10': {
    en: 'An odd blue source is worth nothing and is not carried over.',
    ru: 'Оставшийся непарный синий источник ничего не даёт и на будущее не переносится.',
    de: 'Eine übrige einzelne blaue Quelle bringt nichts und wird nicht vorgemerkt.',
  },
  'GRV-EXTRACT-11': {
    en: 'Work out the yield of all islands first and then hand it out together. One source can serve its own island and the facing neighbour alike.',
    ru: 'Сначала считают добычу всех островов, затем начисляют её одновременно. Один источник может служить и своему острову, и соседу.',
    de: 'Der Ertrag aller Inseln wird zuerst berechnet und dann gemeinsam gutgeschrieben. Eine Quelle kann der eigenen Insel und dem Nachbarn zugleich dienen.',
  },
  'GRV-EXTRACT-12': {
    en: 'Even if an island yields zero, it counts as having extracted.',
    ru: 'Даже если остров ничего не дал, добыча на нём состоялась.',
    de: 'Auch wenn eine Insel nichts liefert, hat die Förderung auf ihr stattgefunden.',
  },
  'GRV-EXTRACT-13': {
    en: 'In a later turn of the same round you may extract again by another card or by castling.',
    ru: 'В другой ход того же раунда можно добывать ещё раз — другой картой или рокировкой.',
    de: 'In einem späteren Zug derselben Runde darf man mit einer anderen Karte oder per Rochade erneut fördern.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
