import type { Localized } from '@orrery/kernel';

export const liberationTurn = {
  'LIB-LIB-STEP1-1': {
    en: "Step 1 lets the Liberation draw: if it likes, it adds the deck's top card to its hand.",
    ru: 'На шаге 1 Сопротивление может взять на руку верхнюю карту колоды.',
    de: 'In Schritt 1 darf die Liberation die oberste Karte des Nachziehstapels auf die Hand nehmen.',
  },
  'LIB-LIB-STEP1-2': {
    en: 'It may also leave Step 1 out.',
    ru: 'Шаг 1 можно и пропустить.',
    de: 'Sie darf auf Schritt 1 auch verzichten.',
  },
  'LIB-LIB-STEP1-3': {
    en: 'The Liberation may choose to draw even from an empty deck; in Act III doing so wins it the game.',
    ru: 'Сопротивление может брать карту и при пустой колоде; в круге III это приносит ему победу.',
    de: 'Die Liberation darf auch bei leerem Nachziehstapel ziehen; in Zeitalter III gewinnt sie dadurch.',
  },
  'LIB-LIB-STEP2-1': {
    en: 'In Step 2 the Liberation takes one action: Evade, Sabotage, or perform the Mission of a card in hand.',
    ru: 'На шаге 2 Сопротивление выполняет одно действие: меняет базу, саботирует или выполняет миссию карты с руки.',
    de: 'In Schritt 2 führt die Liberation eine Aktion aus: Basis verlegen, Stör-Operation oder den Einsatz einer Handkarte.',
  },
  'LIB-LIB-STEP2-2': {
    en: 'The Liberation may do without a Step 2 action.',
    ru: 'Сопротивление может не выполнять действие на шаге 2.',
    de: 'Die Liberation darf auf die Aktion in Schritt 2 verzichten.',
  },
  'LIB-LIB-STEP3-1': {
    en: 'If the Liberation holds more than three cards in Step 3, it discards cards of its choice until it has exactly three. The base is not part of the hand.',
    ru: 'Если на шаге 3 у Сопротивления на руке больше трёх карт, оно сбрасывает карты по своему выбору, оставляя ровно три. База картой на руке не считается.',
    de: 'Hat die Liberation in Schritt 3 mehr als drei Handkarten, wirft sie nach eigener Wahl ab, bis es genau drei sind. Die Basis zählt nicht als Handkarte.',
  },
  'LIB-LIB-STEP3-2': {
    en: 'Cards the Liberation discards in Step 3 go face down and stay secret.',
    ru: 'Карты, сброшенные Сопротивлением на шаге 3, кладутся лицом вниз и не показываются.',
    de: 'Die von der Liberation in Schritt 3 abgeworfenen Karten liegen verdeckt und werden nicht gezeigt.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
