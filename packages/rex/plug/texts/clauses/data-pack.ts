import type { Localized } from '@orrery/kernel';

export const dataPack = {
  'REX-PACK-1': {
    en: 'All values of the components are read from the data pack; another pack of the same form can be used as it is.',
    ru: 'Все данные компонентов берутся из пакета данных; другой пакет того же вида работает без изменений программы.',
    de: 'Alle Werte des Materials stammen aus dem Datenpaket; ein anderes Paket derselben Form lässt sich ohne Programmänderung verwenden.',
  },
  'REX-PACK-2': {
    en: 'A pack with a failed check is refused.',
    ru: 'Пакет, не прошедший хотя бы одну проверку, отклоняется.',
    de: 'Ein Paket, das eine Prüfung nicht besteht, wird abgelehnt.',
  },
  'REX-PACK-3': {
    en: 'Values that are inferred or reconstructed are marked on the screen.',
    ru: 'Предположенные и реконструированные значения помечаются на экране.',
    de: 'Erschlossene oder rekonstruierte Werte werden auf dem Bildschirm gekennzeichnet.',
  },
  'REX-PACK-4': {
    en: 'A saved game keeps the version of the pack with which it began.',
    ru: 'В сохранённой партии записана версия пакета, с которой она начата.',
    de: 'Eine gespeicherte Partie enthält die Version des Pakets, mit der sie begonnen wurde.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
