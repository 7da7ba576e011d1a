import type { Localized } from '@orrery/kernel';

export const costs = {
  'LIB-COST-1': {
    en: 'Where a Mission has a cost, all of it must be paid before any of the effect happens.',
    ru: 'Если у миссии есть стоимость, её оплачивают целиком до того, как начнёт действовать эффект.',
    de: 'Hat eine Aufgabe Kosten, müssen sie vollständig bezahlt sein, bevor irgendein Teil des Effekts eintritt.',
  },
  'LIB-COST-2': {
    en: 'For every X in the cost, discard one other card from your hand.',
    ru: 'За каждый символ X сбросьте с руки одну другую карту.',
    de: 'Für jedes X wirfst du 1 andere Handkarte ab.',
  },
  'LIB-COST-3': {
    en: 'For every E in the cost, exploit one other occupied City that is ready.',
    ru: 'За каждый символ E задействуйте одну другую захваченную восстановленную локацию.',
    de: 'Für jedes E beutest du 1 andere besetzte, aufgefrischte Stadt aus.',
  },
  'LIB-COST-4': {
    en: 'A card can never be discarded as X for its own Mission.',
    ru: 'Карта, чья миссия выполняется, не может оплатить собственный X.',
    de: 'Die Karte, deren Aufgabe ausgeführt wird, kann nie ihr eigenes X bezahlen.',
  },
  'LIB-COST-5': {
    en: 'The City exploited to start a Mission does not count towards its E, and neither Cities already exploited nor cards already discarded count as payment.',
    ru: 'Локация, задействованная для начала миссии, не идёт в счёт E. Не годятся для оплаты и ранее задействованные локации, и ранее сброшенные карты.',
    de: 'Die zum Auslösen ausgebeutete Stadt zählt nicht für E. Bereits ausgebeutete Städte und bereits abgeworfene Karten zählen ebenso wenig als Bezahlung.',
  },
  'LIB-COST-6': {
    en: 'If you cannot pay the complete cost, you cannot choose the Mission.',
    ru: 'Миссию, стоимость которой нельзя оплатить полностью, выбрать нельзя.',
    de: 'Wer die Kosten nicht vollständig bezahlen kann, kann die Aufgabe nicht wählen.',
  },
  'LIB-COST-7': {
    en: 'Symbols are paid one by one, every E before the first X. Each is a separate decision, and a payment once begun is final.',
    ru: 'Символы оплачивают по одному: сначала все E, затем все X. Каждый — отдельное решение; начатую оплату отменить нельзя.',
    de: 'Die Symbole werden einzeln bezahlt, alle E vor dem ersten X. Jedes ist eine eigene Entscheidung, und eine begonnene Bezahlung lässt sich nicht zurücknehmen.',
  },
  'LIB-COST-8': {
    en: 'A card paid as X is put face down on the discard pile immediately, ahead of the effect.',
    ru: 'Карта, отданная за X, сразу, ещё до эффекта, уходит в сброс лицом вниз.',
    de: 'Eine als X bezahlte Karte kommt sofort, noch vor dem Effekt, verdeckt auf den Ablagestapel.',
  },
  'LIB-COST-9': {
    en: 'Exploiting a City as payment does not let you Occupy, Attack or perform a Mission with it.',
    ru: 'Локация, задействованная как оплата, не даёт ни захватить, ни напасть, ни выполнить миссию.',
    de: 'Eine als Kosten ausgebeutete Stadt berechtigt weder zum Besetzen noch zum Angreifen noch zu einem Kommando.',
  },
  'LIB-COST-10': {
    en: 'When a Mission is started by exploiting a City, its cost is paid in addition to exploiting that City.',
    ru: 'Если миссия начата задействованием локации, её стоимость оплачивается сверх этого.',
    de: 'Wird ein Kommando durch Ausbeuten ausgelöst, kommen seine Kosten zu diesem Ausbeuten hinzu.',
  },
  'LIB-COST-11': {
    en: 'Since the Liberation has no occupied Cities, X is the only cost its Missions can have.',
    ru: 'Поскольку Сопротивление не захватывает локаций, стоимость его миссий может состоять только из X.',
    de: 'Da die Liberation keine Städte besetzt, kann ein Einsatz nur X kosten.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
