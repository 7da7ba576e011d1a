import type { Localized } from '@orrery/kernel';

export const information = {
  'GRV-INFO-1': {
    en: 'The board, pieces, gravity, tokens, airships, reserves, supplies, tracks, the first-player token and the captains are visible to all.',
    ru: 'Поле, фишки, гравитация, жетоны, дирижабли, резервы, запас, шкалы, жетон первого игрока и капитаны видны всем.',
    de: 'Spielfeld, Figuren, Gravitation, Marker, Luftschiffe, Reserven, Vorräte, Leisten, Startspielermarker und Kapitäne sind für alle sichtbar.',
  },
  'GRV-INFO-2': {
    en: 'Everyone may know how many cards each player has in hand, deck, discard pile and saved.',
    ru: 'Число карт на руке, в колоде, в сбросе и сохранённых у каждого известно всем.',
    de: 'Wie viele Karten jeder auf der Hand, im Stapel, im Ablagestapel und aufgespart hat, ist allen bekannt.',
  },
  'GRV-INFO-3': {
    en: 'Played cards and cards named in castling are public; all players may refer back to them.',
    ru: 'Сыгранные карты и карта, названная при рокировке, известны всем и запоминаются.',
    de: 'Gespielte Karten und die bei einer Rochade genannte Karte sind öffentlich und allen weiterhin bekannt.',
  },
  'GRV-INFO-4': {
    en: 'You may inspect your own discard pile and saved cards but not your deck; nobody knows the order of a deck.',
    ru: 'Свой сброс и сохранённые карты смотреть можно, колоду нельзя; её порядок не знает никто.',
    de: 'Den eigenen Ablagestapel und die eigenen aufgesparten Karten darf man ansehen, den Stapel nicht; dessen Reihenfolge kennt niemand.',
  },
  'GRV-INFO-5': {
    en: 'A card discarded face down is known to nobody but its owner.',
    ru: 'Карты, сброшенные лицом вниз, знает только их владелец.',
    de: 'Verdeckt abgeworfene Karten kennt nur ihr Besitzer.',
  },
  'GRV-INFO-6': {
    en: 'Only you know which cards you kept and which you put away in preparation.',
    ru: 'Что игрок оставил или отложил при подготовке, знает только он.',
    de: 'Was jemand in der Vorbereitung behalten oder abgelegt hat, weiß nur er selbst.',
  },
  'GRV-INFO-7': {
    en: 'Everyone is told when a deck is reshuffled. From then on its cards may be in any order.',
    ru: 'О перемешивании сообщают всем; после него карты колоды могут лежать в любом порядке.',
    de: 'Ein Mischen wird angesagt; danach kann der Stapel in jeder Reihenfolge liegen.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
