import type { Localized } from '@orrery/kernel';

export const terms = {
  'REX-TERM-1': {
    en: 'Alliance: players holding ally advantage cards of each other are allies. They may win together and help each other.',
    ru: 'Альянс: игроки, обменявшиеся Картами Альянсных Преимуществ, — союзники. Они могут победить вместе и получают взаимные выгоды.',
    de: 'Bündnis: Wer gegenseitig Bündniskarten hält, ist verbündet. Verbündete können gemeinsam gewinnen und nützen einander.',
  },
  'REX-TERM-2': {
    en: 'Control: you control a location when nobody but you has units there. Face-down units are not counted.',
    ru: 'Контроль: игрок контролирует локацию, если только у него есть там Войска (лицом вверх).',
    de: 'Kontrolle: Ein Spieler kontrolliert einen Ort, wenn nur er dort (offene) Einheiten hat.',
  },
  'REX-TERM-3': {
    en: 'Friendly location: one you control yourself. A location of an ally is not friendly to you.',
    ru: 'Дружественная локация — та, которую контролируете вы сами. Локация союзника для вас не дружественная.',
    de: 'Eigener Ort: einer, den man selbst kontrolliert. Der Ort eines Verbündeten ist kein eigener.',
  },
  'REX-TERM-4': {
    en: "Control counts when influence is collected, for the spaceport bonus, for strongholds and for the sites of Sol's special victory.",
    ru: 'Контроль важен при сборе Влияния, для бонуса Космопорта, для Крепостей и для локаций специальной победы Сол.',
    de: 'Kontrolle zählt beim Sammeln von Einfluss, für den Raumhafenbonus, für Festungen und für die Siegorte von Sol.',
  },
  'REX-TERM-5': {
    en: 'Destroyed units and leaders are put in the casualty pool of their owner.',
    ru: 'Уничтоженные Войска и Лидеры уходят в Банк Потерь владельца.',
    de: 'Vernichtete Einheiten und Anführer kommen in den Verlustbereich ihres Besitzers.',
  },
  'REX-TERM-6': {
    en: 'Destroyed influence goes back to the bank.',
    ru: 'Уничтоженное Влияние возвращается в Банк Влияния.',
    de: 'Vernichteter Einfluss geht an die Bank zurück.',
  },
  'REX-TERM-7': {
    en: 'Enemy: all that belongs to a player who is neither you nor your ally.',
    ru: 'Вражеское — всё, что принадлежит другому игроку, который вам не союзник.',
    de: 'Gegnerisch ist alles, was einem anderen Spieler gehört, der nicht verbündet ist.',
  },
  'REX-TERM-8': {
    en: 'Allied: all that belongs to an ally of yours.',
    ru: 'Союзное — всё, что принадлежит вашему союзнику.',
    de: 'Verbündet ist alles, was einem Verbündeten gehört.',
  },
  'REX-TERM-9': {
    en: 'Bank: the influence that no player has and that is not on the board.',
    ru: 'Банк Влияния — всё Влияние, которого нет ни у игроков, ни на поле.',
    de: 'Bank: aller Einfluss, der weder bei Spielern noch auf dem Spielplan liegt.',
  },
  'REX-TERM-10': {
    en: 'Reserves: your influence, your units not in use and your living leaders, kept next to the race sheet.',
    ru: 'Резерв — Влияние игрока, его незадействованные Войска и живые Лидеры рядом с Расовым Листом.',
    de: 'Reserve: Einfluss, nicht eingesetzte Einheiten und lebende Anführer eines Spielers neben seinem Volksbogen.',
  },
  'REX-TERM-11': {
    en: 'Sector: all locations that share a number and a colour. The fleet affects each location of the sector it is in.',
    ru: 'Сектор — все локации с одинаковым номером и цветом. Флот действует на каждую локацию своего сектора.',
    de: 'Sektor: alle Orte mit derselben Nummer und Farbe. Die Flotte wirkt auf jeden Ort ihres Sektors.',
  },
  'REX-TERM-12': {
    en: 'Location: a round space of the board. Units can be only in a location, in the reserves or in the casualty pool.',
    ru: 'Локация — круглая область поля. Войска бывают только в локациях, в Резерве или в Банке Потерь.',
    de: 'Ort: ein rundes Feld des Spielplans. Einheiten stehen nur an Orten, in der Reserve oder im Verlustbereich.',
  },
  'REX-TERM-13': {
    en: 'To pay, move influence from your reserves to the bank, except where an ability says who else gets it.',
    ru: 'При оплате Влияние переходит из Резерва игрока в Банк, если способность не указывает другого получателя.',
    de: 'Bezahlter Einfluss geht aus der eigenen Reserve an die Bank, sofern keine Fähigkeit einen anderen Empfänger nennt.',
  },
  'REX-TERM-14': {
    en: 'Under bombardment: said of every location whose sector the fleet occupies.',
    ru: 'Локация под бомбардировкой, пока в её секторе стоит Флот.',
    de: 'Ein Ort ist unter Beschuss, solange die Flotte in seinem Sektor steht.',
  },
  'REX-TERM-15': {
    en: "Ally-occupied: a location is this to you when any unit of an ally of yours is there, an ally's face-down Xxcha units included.",
    ru: 'Локация занята союзником, если в ней есть хоть одно Войско вашего союзника; Войска Кззча лицом вниз здесь тоже считаются.',
    de: 'Ein Ort ist für dich vom Verbündeten besetzt, wenn dort irgendeine Einheit eines Verbündeten steht; verdeckte Xxcha-Einheiten zählen hier mit.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
