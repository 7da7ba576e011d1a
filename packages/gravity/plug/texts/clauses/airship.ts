import type { Localized } from '@orrery/kernel';

export const airship = {
  'GRV-SHIP-1': {
    en: 'An airship floats beside the map, can reach every island, and cannot be attacked.',
    ru: 'Дирижабль находится рядом с картой, близок к каждому острову, и напасть на него нельзя.',
    de: 'Das Luftschiff schwebt neben der Karte, ist jeder Insel nahe und kann nie angegriffen werden.',
  },
  'GRV-SHIP-2': {
    en: 'It has berths for 4 pieces; no more than 3 of them may be mercenaries.',
    ru: 'На нём помещается не более 4 фишек, из них не более 3 наёмников.',
    de: 'Es hat Kojen für 4 Figuren, davon höchstens 3 Söldner.',
  },
  'GRV-SHIP-3': {
    en: 'If an action would overfill something, only what fits is moved; if nothing fits, the action is unavailable.',
    ru: 'Если действие превысило бы предел, перемещается лишь то, что помещается; если не помещается ничего, действие недоступно.',
    de: 'Würde eine Aktion eine Grenze überschreiten, wird nur bewegt, was Platz hat; passt nichts, ist die Aktion nicht wählbar.',
  },
  'GRV-SHIP-4': {
    en: 'No berth is needed for gravity in storage (Air Transport) or for source tokens (War for Resources).',
    ru: 'Гравитация в хранилище («Транспортировка по воздуху») и жетоны источников («Война за ресурсы») мест на борту не занимают.',
    de: 'Eingelagerte Gravitation (Lufttransport) und Quellenmarker (Krieg um Ressourcen) belegen keine Kojen.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
