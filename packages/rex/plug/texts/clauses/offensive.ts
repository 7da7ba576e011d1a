import type { Localized } from '@orrery/kernel';

export const offensive = {
  'REX-OFFEN-1': {
    en: 'An Offensive hits the two locations named on the latest card of the influence discard pile, even if no influence was actually put there.',
    ru: 'Наступление поражает обе локации, указанные на верхней (последней) карте сброса Влияния, даже если Влияние туда на деле не помещалось.',
    de: 'Eine Offensive trifft beide Orte der obersten (jüngsten) Karte des Einfluss-Ablagestapels, auch wenn dort gar kein Einfluss platziert wurde.',
  },
  'REX-OFFEN-2': {
    en: 'First the left and then the right location is dealt with: every unit and all influence there are destroyed.',
    ru: 'Сначала левая, затем правая локация: все Войска и всё Влияние там уничтожаются.',
    de: 'Erst der linke, dann der rechte Ort: Alle Einheiten und aller Einfluss dort werden vernichtet.',
  },
  'REX-OFFEN-3': {
    en: 'A shield does not help against an Offensive.',
    ru: 'Щиты от Наступления не защищают.',
    de: 'Schilde schützen nicht vor einer Offensive.',
  },
  'REX-OFFEN-4': {
    en: "Units of Sol and of Sol's allies survive, but influence lying next to them does not.",
    ru: 'Войска Сол и её союзников не уничтожаются, но Влияние рядом с ними — да.',
    de: 'Einheiten von Sol und von Sols Verbündeten werden nicht vernichtet, der Einfluss bei ihnen schon.',
  },
  'REX-OFFEN-5': {
    en: 'Face-down Xxcha units are destroyed too, unless Xxcha is allied with Sol.',
    ru: 'Войска Кззча лицом вниз тоже уничтожаются (кроме случая союза с Сол).',
    de: 'Auch verdeckte Xxcha-Einheiten werden vernichtet, es sei denn, Xxcha ist mit Sol verbündet.',
  },
  'REX-OFFEN-6': {
    en: 'If a location has no units and no influence, nothing happens there.',
    ru: 'Если в локации нет ни Войск, ни Влияния, там ничего не происходит.',
    de: 'An einem Ort ohne Einheiten und ohne Einfluss geschieht nichts.',
  },
  'REX-OFFEN-7': {
    en: 'In round 1 any Sol Offensive that turns up is put aside without effect and the next card is turned over and carried out as usual. When the phase ends, the cards put aside are shuffled back into the influence deck.',
    ru: 'В 1-м раунде каждое открытое «Наступление Сол» откладывают без эффекта и открывают следующую карту, которую выполняют как обычно. В конце фазы отложенные карты замешивают обратно в колоду Влияния.',
    de: 'In Runde 1 wird jede aufgedeckte Sol-Offensive wirkungslos beiseitegelegt und die nächste Karte normal ausgeführt. Am Ende der Phase werden die beiseitegelegten in den Einflussstapel zurückgemischt.',
  },
  'REX-OFFEN-8': {
    en: 'Once both locations have been hit, survivors may get away. For the left and then the right location, Sol and the allies of Sol present there choose in turn order how many of their units, from none to all, to relocate to one other place; this is free. Units that arrived after the hit do not qualify.',
    ru: 'После обеих локаций, начиная с левой, Сол и каждый её союзник с Войсками там — в порядке ходов — могут бесплатно переместить любое число своих уцелевших Войск из неё в одну другую локацию. Годятся только Войска, стоявшие там в момент удара.',
    de: 'Danach gilt für beide Orte, den linken zuerst: Sol und jeder dort vertretene Verbündete Sols dürfen in Zugreihenfolge beliebig viele ihrer überlebenden Einheiten kostenlos von dort an genau einen anderen Ort verlegen. Das gilt nur für Einheiten, die beim Einschlag dort standen.',
  },
  'REX-OFFEN-9': {
    en: 'The destination must not be under bombardment, demolished or ally-occupied; the Council is always possible. Enemy units there are no obstacle; any battle waits until the Battle phase.',
    ru: 'Туда, куда перемещают, не должно быть бомбардировки, разрушения или Войск союзника; Совет разрешён всегда. Вражеские Войска не мешают: бой будет в Фазе Боя.',
    de: 'Das Ziel darf nicht unter Beschuss, nicht zerstört und nicht vom Verbündeten besetzt sein; der Rat ist immer erlaubt. Gegnerische Einheiten stören nicht; ein Kampf folgt erst in der Kampfphase.',
  },
  'REX-OFFEN-10': {
    en: 'Units cannot be relocated out of a location under bombardment.',
    ru: 'Из локации под бомбардировкой Войска переместить нельзя.',
    de: 'Aus einem Ort unter Beschuss kann nicht verlegt werden.',
  },
  'REX-OFFEN-11': {
    en: 'Relocating is not deploying: it is free, and neither Hacan nor Xxcha profits from it.',
    ru: 'Такое перемещение — не развёртывание: оно бесплатно, и преимущества Хакана и Кззча не срабатывают.',
    de: 'Verlegen ist keine Stationierung: Es kostet nichts und löst weder Hacan noch Xxcha aus.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
