import type { Localized } from '@orrery/kernel';

export const traitors = {
  'REX-TRAITOR-1': {
    en: 'In step 6 you may reveal the traitor card of the leader committed against you, if you have it.',
    ru: 'На шаге 6 участник боя, у которого есть Карта Предателя выставленного против него Лидера, может её открыть.',
    de: 'In Schritt 6 darf, wer die Verräterkarte des gegen ihn eingesetzten Anführers hat, sie aufdecken.',
  },
  'REX-TRAITOR-2': {
    en: 'That wins the battle immediately; dials and strengths do not matter.',
    ru: 'Он сразу выигрывает бой, каковы бы ни были числа и силы.',
    de: 'Er gewinnt den Kampf sofort, gleich was Kampfräder und Stärken sagen.',
  },
  'REX-TRAITOR-3': {
    en: 'The leader who turned traitor is destroyed.',
    ru: 'Лидер-предатель уничтожается.',
    de: 'Der Verräter wird vernichtet.',
  },
  'REX-TRAITOR-4': {
    en: 'None of the strategy cards of this battle has any effect. The loser discards those he played; the winner keeps or discards his own freely.',
    ru: 'Карты Стратегий этого боя не действуют; проигравший сбрасывает свои сыгранные, победитель оставляет или сбрасывает свои по желанию.',
    de: 'Keine Strategiekarte dieses Kampfes wirkt; der Verlierer legt seine gespielten ab, der Sieger behält oder legt seine nach Belieben ab.',
  },
  'REX-TRAITOR-5': {
    en: "The loser's units there are all destroyed. The one who revealed the traitor loses no unit, and his leader lives.",
    ru: 'Все Войска проигравшего там уничтожаются; открывший предателя Войск не теряет, и его Лидер уцелеет.',
    de: 'Der Verlierer vernichtet dort alle Einheiten; wer den Verräter aufdeckt, verliert keine, und sein Anführer überlebt.',
  },
  'REX-TRAITOR-6': {
    en: 'A traitor earns no bounty.',
    ru: 'Влияние за силу Лидера-предателя не выплачивается.',
    de: 'Für einen Verräter gibt es kein Kopfgeld.',
  },
  'REX-TRAITOR-7': {
    en: 'The traitor card is then shuffled into the traitor deck, from which it may come up again.',
    ru: 'Открытую Карту Предателя замешивают в колоду Предателей; она может появиться снова.',
    de: 'Die aufgedeckte Verräterkarte wird in den Verräterstapel gemischt und kann wiederkehren.',
  },
  'REX-TRAITOR-8': {
    en: 'If both sides reveal a traitor, both lose: all their units there and both leaders are destroyed, each discards the cards played, and both traitor cards are shuffled back.',
    ru: 'Если предателей открыли обе стороны, проигрывают обе: все их Войска там и оба Лидера уничтожаются, обе сбрасывают сыгранные карты, обе Карты Предателей замешивают в колоду.',
    de: 'Decken beide Seiten auf, verlieren beide: Alle ihre Einheiten dort und beide Anführer werden vernichtet, beide legen ihre gespielten Karten ab, beide Verräterkarten werden zurückgemischt.',
  },
  'REX-TRAITOR-9': {
    en: 'Since step 6 comes before step 7, a traitor prevents a retreat.',
    ru: 'Предатель (шаг 6) не даёт отступить (шаг 7).',
    de: 'Ein Verräter (Schritt 6) verhindert einen Rückzug (Schritt 7).',
  },
  'REX-TRAITOR-10': {
    en: 'The emblem of a traitor card shows the race it can be used against. The strength is there only for information.',
    ru: 'Эмблема на Карте Предателя показывает, против какой расы она действует; сила указана лишь для сведения.',
    de: 'Das Emblem einer Verräterkarte zeigt, gegen welches Volk sie wirkt; die Stärke dient nur zur Information.',
  },
  'REX-TRAITOR-11': {
    en: 'You need not reveal a traitor. Both sides make this decision at the same time.',
    ru: 'Открывать предателя не обязательно; обе стороны решают одновременно.',
    de: 'Aufdecken ist freiwillig; beide Seiten entscheiden gleichzeitig.',
  },
  'REX-TRAITOR-12': {
    en: "A card with your own leader can never be used, and one with an ally's leader is of no use for as long as you are allied.",
    ru: 'Карту со своим Лидером применить нельзя никогда; карта с Лидером союзника бесполезна, пока Альянс существует.',
    de: 'Eine Karte mit eigenem Anführer ist nie verwendbar; eine mit dem Anführer eines Verbündeten nützt nichts, solange das Bündnis besteht.',
  },
  'REX-TRAITOR-13': {
    en: 'A side fighting without a leader cannot have a traitor.',
    ru: 'Сторону без Лидера предать нельзя.',
    de: 'Eine Seite ohne Anführer kann nicht verraten werden.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
