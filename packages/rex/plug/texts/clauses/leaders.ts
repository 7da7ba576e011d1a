import type { Localized } from '@orrery/kernel';

export const leaders = {
  'REX-LEADER-1': {
    en: 'Every race has five leaders, no two with the same name, and one traitor card exists for each of them.',
    ru: 'У каждой расы пять Лидеров с неповторяющимися именами; каждому соответствует ровно одна Карта Предателя.',
    de: 'Jedes Volk hat fünf Anführer mit eindeutigen Namen; zu jedem gehört genau eine Verräterkarte.',
  },
  'REX-LEADER-2': {
    en: 'How strong leaders are is always public. In a battle you state the strengths without giving away whom you commit.',
    ru: 'Сила Лидеров известна всегда. В бою владелец называет силы, не показывая, кого выставил.',
    de: 'Die Stärken der Anführer sind stets öffentlich. Im Kampf nennt man sie, ohne zu zeigen, wen man einsetzt.',
  },
  'REX-LEADER-3': {
    en: 'After a battle a leader may fight again in this round only in that same location.',
    ru: 'Лидер, участвовавший в бою, в этом раунде может сражаться снова только в той же локации.',
    de: 'Ein im Kampf eingesetzter Anführer darf in dieser Runde nur am selben Ort erneut eingesetzt werden.',
  },
  'REX-LEADER-4': {
    en: 'If you have no available leader, you say so and play no strategy cards. Your total is your dial alone, and you still have to fight.',
    ru: 'Сторона без доступного Лидера объявляет об этом и Карт Стратегий не играет; её итог — число на Колесе, и сражаться она всё равно обязана.',
    de: 'Wer keinen verfügbaren Anführer hat, sagt es und spielt keine Strategiekarten; seine Summe ist die gesetzte Zahl, und kämpfen muss er trotzdem.',
  },
  'REX-LEADER-5': {
    en: 'Destroyed leaders are kept face up in the casualty pool, where they can be recruited.',
    ru: 'Уничтоженный Лидер лежит лицом вверх в Банке Потерь, его можно нанять снова.',
    de: 'Ein vernichteter Anführer liegt offen im Verlustbereich und kann rekrutiert werden.',
  },
  'REX-LEADER-6': {
    en: 'Only strategy cards and exposure as a traitor destroy leaders.',
    ru: 'Лидеров уничтожают только Карты Стратегий и разоблачение предателя.',
    de: 'Anführer werden nur durch Strategiekarten und durch Aufdecken als Verräter vernichtet.',
  },
  'REX-LEADER-7': {
    en: 'When the round ends, all leaders are unused again.',
    ru: 'В конце раунда все отметки об участии Лидеров снимаются.',
    de: 'Am Rundenende gelten alle Anführer wieder als unbenutzt.',
  },
  'REX-LEADER-8': {
    en: 'A battle uses both leaders for the round, even when one retreats.',
    ru: 'Оба Лидера боя считаются использованными, даже после отступления.',
    de: 'Beide Anführer eines Kampfes gelten als benutzt, auch nach einem Rückzug.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
