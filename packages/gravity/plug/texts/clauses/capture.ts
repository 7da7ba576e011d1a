import type { Localized } from '@orrery/kernel';

export const capture = {
  'GRV-CAPTURE-1': {
    en: 'You may target any island that your side does not control, whether rivals control it or nobody does.',
    ru: 'Целью может быть любой остров, который ваша сторона не контролирует, — чужой или ничей.',
    de: 'Ziel kann jede Insel sein, die deine Partei nicht kontrolliert, ob sie nun jemandem gehört oder niemandem.',
  },
  'GRV-CAPTURE-2': {
    en: 'In a landing only pieces from your airship fight; in an assault only pieces from islands you control that neighbour the target. The two cannot be combined.',
    ru: 'В десанте участвуют только фишки с дирижабля, в атаке — только фишки с ваших островов, соседних с целью. Смешивать их нельзя.',
    de: 'An einer Landung nehmen nur Figuren deines Luftschiffs teil, an einem Sturmangriff nur Figuren von kontrollierten Inseln, die dem Ziel benachbart sind. Beides wird nie gemischt.',
  },
  'GRV-CAPTURE-3': {
    en: 'Committing is open. Each place of origin may send as many of your hunters and of its mercenaries as you like.',
    ru: 'Открыто объявите, какие фишки участвуют: из каждого места — любое число своих охотников и стоящих там наёмников.',
    de: 'Gib offen an, welche Figuren du einsetzt: von jedem Ausgangsort beliebig viele eigene Jäger und dortige Söldner.',
  },
  'GRV-CAPTURE-4': {
    en: 'One or more of the committed pieces must be hunters.',
    ru: 'Среди участвующих фишек должен быть хотя бы один охотник.',
    de: 'Mindestens eine eingesetzte Figur muss ein Jäger sein.',
  },
  'GRV-CAPTURE-5': {
    en: 'You need more pieces than there are on the target, each hunter and each mercenary counting one. With equal or lower strength no capture is possible.',
    ru: 'Участвующих фишек должно быть больше, чем всех фишек на цели; охотник и наёмник считаются за одну. При равных или меньших силах захват невозможен.',
    de: 'Du brauchst mehr Figuren, als auf dem Ziel stehen; Jäger und Söldner zählen je eins. Bei gleicher oder geringerer Stärke ist keine Eroberung möglich.',
  },
  'GRV-CAPTURE-6': {
    en: 'The defenders are all removed from the target: hunters to their reserves, mercenaries to the supply.',
    ru: 'Все фишки на цели убирают: охотников — в резерв, наёмников — в запас.',
    de: 'Alle Figuren auf dem Ziel werden entfernt: Jäger in die Reserve, Söldner in den Vorrat.',
  },
  'GRV-CAPTURE-7': {
    en: 'An empty island is captured by the same rules; one hunter is enough.',
    ru: 'Пустой остров захватывают по тем же правилам; достаточно одного охотника.',
    de: 'Eine leere Insel wird genauso erobert; ein Jäger genügt.',
  },
  'GRV-CAPTURE-8': {
    en: 'The attack costs you half of the committed pieces, rounded down.',
    ru: 'Атакующий теряет половину участвовавших фишек, округляя вниз.',
    de: 'Der Angreifer verliert die Hälfte der eingesetzten Figuren, abgerundet.',
  },
  'GRV-CAPTURE-9': {
    en: 'The attacker selects the pieces lost from those committed, but a hunter at least must survive.',
    ru: 'Какие из участвовавших фишек потеряны, выбирает атакующий, но хотя бы один охотник должен уцелеть.',
    de: 'Welche eingesetzten Figuren verloren gehen, bestimmt der Angreifer; mindestens ein Jäger muss überleben.',
  },
  'GRV-CAPTURE-10': {
    en: 'The survivors all move onto the captured island; not one returns.',
    ru: 'Все уцелевшие встают на захваченный остров; назад никто не возвращается.',
    de: 'Alle Überlebenden stehen danach auf der eroberten Insel; keiner kehrt zurück.',
  },
  'GRV-CAPTURE-11': {
    en: 'You are allowed to leave places of origin empty, thereby giving up control of such islands.',
    ru: 'Исходные места можно оставить пустыми; контроль над такими островами теряется.',
    de: 'Ausgangsorte dürfen geleert werden; die Kontrolle über solche Inseln geht dann verloren.',
  },
  'GRV-CAPTURE-12': {
    en: 'The captured island keeps its gravity and its tokens.',
    ru: 'Гравитация и жетоны на захваченном острове остаются.',
    de: 'Gravitation und Marker auf der eroberten Insel bleiben liegen.',
  },
  'GRV-CAPTURE-13': {
    en: 'If you use both actions of the card, landing and assault are two separate captures of different islands. The second may set out from the island taken in the first.',
    ru: 'Если выполняются оба действия карты, десант и атака — два отдельных захвата разных островов. Второй можно начать с только что захваченного.',
    de: 'Werden beide Aktionen der Karte genutzt, sind Landung und Sturmangriff zwei getrennte Eroberungen verschiedener Inseln. Die zweite darf von der eben eroberten Insel ausgehen.',
  },
  'GRV-CAPTURE-14': {
    en: "The island captured by the first action is already your side's and so cannot be the target of the second.",
    ru: 'Остров, захваченный первым действием, уже контролирует ваша сторона, и целью второго он быть не может.',
    de: 'Die mit der ersten Aktion eroberte Insel gehört schon deiner Partei und scheidet als Ziel der zweiten aus.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
