import type { Localized } from '@orrery/kernel';

export const discards = {
  'LIB-DISCARD-1': {
    en: 'Every card in the discard pile lies face down.',
    ru: 'Все карты в сбросе лежат лицом вниз.',
    de: 'Alle Karten im Ablagestapel liegen verdeckt.',
  },
  'LIB-DISCARD-2': {
    en: 'Cards discarded as X or in Step 3 are not shown to the opponent.',
    ru: 'Карты, сброшенные за X или на шаге 3, сопернику не показывают.',
    de: 'Als X oder in Schritt 3 abgeworfene Karten zeigt man der Gegenseite nicht.',
  },
  'LIB-DISCARD-3': {
    en: 'If you have agreed on open discards, these cards are shown.',
    ru: 'Если договорились играть с открытым сбросом, такие карты показывают.',
    de: 'Ist offenes Abwerfen vereinbart, werden solche Karten gezeigt.',
  },
  'LIB-DISCARD-4': {
    en: 'Without an effect that permits it, nobody may look through the deck or the discard pile.',
    ru: 'Просматривать колоду и сброс нельзя, если этого не разрешает эффект.',
    de: 'Ohne entsprechenden Effekt darf niemand Nachzieh- oder Ablagestapel durchsehen.',
  },
  'LIB-DISCARD-5': {
    en: 'How the discards are ordered is irrelevant; only what is among them matters.',
    ru: 'Порядок карт в сбросе не имеет значения — важно лишь, какие карты в нём лежат.',
    de: 'Die Reihenfolge im Ablagestapel ist bedeutungslos; es zählt nur, welche Karten darin liegen.',
  },
  'LIB-DISCARD-6': {
    en: 'You have to observe the limit of three cards only in Step 3 of your own turn; until then you may hold more.',
    ru: 'Предел в три карты проверяется лишь на шаге 3 вашего хода; до этого можно держать больше.',
    de: 'Das Limit von drei Handkarten gilt nur in Schritt 3 des eigenen Zuges; vorher darf man mehr halten.',
  },
  'LIB-DISCARD-7': {
    en: "You never have to discard down during the opponent's turn.",
    ru: 'В ход соперника сбрасывать лишние карты не нужно.',
    de: 'Im gegnerischen Zug muss man nie auf das Limit abwerfen.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
