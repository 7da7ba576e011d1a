import type { Localized } from '@orrery/kernel';

export const balance = {
  'LIB-BALANCE-1': {
    en: 'Discarding no card at setup makes things easier for the Dynasty.',
    ru: 'Если при подготовке не сбрасывать карт, легче будет Династии.',
    de: 'Wird beim Aufbau keine Karte abgeworfen, hat es die Dynastie leichter.',
  },
  'LIB-BALANCE-2': {
    en: 'Discarding one card at setup is the normal game.',
    ru: 'Одна карта, сброшенная при подготовке, — обычная игра.',
    de: 'Eine beim Aufbau abgeworfene Karte ist das normale Spiel.',
  },
  'LIB-BALANCE-3': {
    en: 'Discarding two cards at setup makes things easier for the Liberation.',
    ru: 'Если при подготовке сбросить две карты, легче будет Сопротивлению.',
    de: 'Werden beim Aufbau zwei Karten abgeworfen, hat es die Liberation leichter.',
  },
  'LIB-BALANCE-4': {
    en: "Use this adjustment when the players' experience or style differs, and agree on it before setting up.",
    ru: 'Эта поправка уравнивает игроков с разным опытом или стилем; о ней договариваются до подготовки.',
    de: 'Diese Anpassung gleicht unterschiedliche Erfahrung oder Spielweise aus; man vereinbart sie vor dem Aufbau.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
