import type { Localized } from '@orrery/kernel';

export const transition = {
  'GRV-TRANS-1': {
    en: 'Take all temporary gravity off the islands.',
    ru: 'Вся временная гравитация убирается с островов.',
    de: 'Alle flüchtige Gravitation auf den Inseln wird entfernt.',
  },
  'GRV-TRANS-2': {
    en: 'Temporary gravity aboard airships is kept.',
    ru: 'Временная гравитация на дирижаблях остаётся.',
    de: 'Flüchtige Gravitation auf Luftschiffen bleibt erhalten.',
  },
  'GRV-TRANS-3': {
    en: 'Players may save cards still in hand, all secretly and simultaneously. Together with cards saved through inaction nobody may have more than 2.',
    ru: 'Каждый может сохранить карты, оставшиеся на руке, — все одновременно и тайно. Вместе с сохранёнными за бездействие их должно быть не больше 2.',
    de: 'Jeder darf übrige Handkarten aufsparen, alle gleichzeitig und geheim. Zusammen mit den durch Untätigkeit aufgesparten dürfen es höchstens 2 sein.',
  },
  'GRV-TRANS-4': {
    en: "The rest of each hand goes face down on its owner's discard pile, so that all hands are empty.",
    ru: 'Остальные карты с руки уходят лицом вниз в сброс; рука становится пустой.',
    de: 'Alle übrigen Handkarten kommen verdeckt auf den eigenen Ablagestapel; die Hand ist danach leer.',
  },
  'GRV-TRANS-5': {
    en: 'The first-player token goes to the next player clockwise. Confrontation has a rule of its own for this.',
    ru: 'Жетон первого игрока переходит к следующему по часовой стрелке. В «Противостоянии» для этого своё правило.',
    de: 'Der Startspielermarker geht im Uhrzeigersinn um einen Platz weiter. Für Konfrontation gilt eine eigene Regel.',
  },
  'GRV-TRANS-6': {
    en: "Pieces, permanent gravity, tokens on islands and source tokens in players' hands are left as they are.",
    ru: 'Фишки, постоянная гравитация, жетоны на островах и жетоны источников у игроков остаются.',
    de: 'Figuren, dauerhafte Gravitation, Marker auf Inseln und Quellenmarker der Spieler bleiben.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
