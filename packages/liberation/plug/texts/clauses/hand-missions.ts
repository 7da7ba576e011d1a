import type { Localized } from '@orrery/kernel';

export const handMissions = {
  'LIB-HANDMISSION-1': {
    en: 'Play a card from your hand and carry out the Mission it gives to your side.',
    ru: 'Сыграйте карту с руки и выполните указанную на ней миссию своей стороны.',
    de: 'Spiele eine Handkarte und führe die Aufgabe aus, die sie für deine Seite nennt.',
  },
  'LIB-HANDMISSION-2': {
    en: 'Normally both players see the card as it is played. If the hidden-Mission setting covers the player, the opponent is told which Mission it is but not which City.',
    ru: 'Обычно сыгранную карту видят оба игрока. Если настройка скрытых миссий действует для этого игрока, сопернику называют миссию, но не букву локации.',
    de: 'Normalerweise sehen beide die gespielte Karte. Gilt für die Seite die Option verdeckter Aufgaben, erfährt die Gegenseite nur die Aufgabe, nicht den Stadt-Buchstaben.',
  },
  'LIB-HANDMISSION-3': {
    en: 'Until its Mission is completely finished, the played card is in resolution. It cannot serve as payment, become the base or an occupied City, be hit by an attack on a hand, or be brought back by its own effect.',
    ru: 'Пока миссия не выполнена до конца, её карта в розыгрыше: ею нельзя платить, она не может стать базой или захваченной локацией, её нельзя отобрать с руки или вернуть её же эффектом.',
    de: 'Bis ihre Aufgabe vollständig ausgeführt ist, ist die Karte in Abwicklung: Sie kann keine Kosten bezahlen, nicht Basis oder besetzte Stadt werden, auf der Hand nicht getroffen und durch ihren eigenen Effekt nicht zurückgeholt werden.',
  },
  'LIB-HANDMISSION-4': {
    en: 'Once the Mission is done, put the card face down on the discard pile.',
    ru: 'Когда миссия выполнена, карта уходит в сброс лицом вниз.',
    de: 'Ist die Aufgabe ausgeführt, kommt die Karte verdeckt auf den Ablagestapel.',
  },
  'LIB-HANDMISSION-5': {
    en: 'Pay the Mission cost first; the effect follows.',
    ru: 'Сначала оплачивают стоимость миссии, затем применяют эффект.',
    de: 'Zuerst werden die Kosten bezahlt, dann folgt der Effekt.',
  },
  'LIB-HANDMISSION-6': {
    en: 'Should the effect finish the game, the card is left where it is.',
    ru: 'Если эффект завершает игру, карта остаётся на месте.',
    de: 'Beendet der Effekt das Spiel, bleibt die Karte, wo sie ist.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
