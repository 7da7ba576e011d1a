import type { Localized } from '@orrery/kernel';

export const collection = {
  'REX-COLLECT-1': {
    en: 'From each location you control you collect up to 2 influence for every unit you have there, as long as there is influence.',
    ru: 'С каждой контролируемой локации игрок забирает до 2 Влияния за каждое своё Войско там, сколько есть.',
    de: 'Von jedem kontrollierten Ort nimmt man bis zu 2 Einfluss je eigener Einheit dort, soweit vorhanden.',
  },
  'REX-COLLECT-2': {
    en: 'It is put in your reserves. What is left over remains on the board for later.',
    ru: 'Собранное идёт в Резерв; остаток лежит на поле до следующих раундов.',
    de: 'Er kommt in die Reserve; der Rest bleibt für spätere Runden liegen.',
  },
  'REX-COLLECT-3': {
    en: 'Collecting happens by itself, and always as much as possible.',
    ru: 'Сбор происходит автоматически и всегда в наибольшем размере.',
    de: 'Gesammelt wird automatisch und stets das Höchstmögliche.',
  },
  'REX-COLLECT-4': {
    en: 'Face-down Xxcha units collect nothing. An enemy who is alone with them has control and collects.',
    ru: 'Войска Кззча лицом вниз не собирают; враг, кроме них там единственный, контролирует локацию и собирает.',
    de: 'Verdeckte Xxcha-Einheiten sammeln nicht; wer mit ihnen allein ist, kontrolliert den Ort und sammelt.',
  },
  'REX-COLLECT-5': {
    en: 'A mechanized unit collects as much as one unit.',
    ru: 'Механизированное Войско собирает как одно.',
    de: 'Eine mechanisierte Einheit sammelt wie eine Einheit.',
  },
  'REX-COLLECT-6': {
    en: 'After that every player, Hacan too, is paid 2 influence by the bank, however much was collected.',
    ru: 'Затем каждый, включая Хакана, получает из Банка 2 Влияния, сколько бы ни собрал.',
    de: 'Danach erhält jeder, auch Hacan, 2 Einfluss aus der Bank, gleich wie viel er gesammelt hat.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
