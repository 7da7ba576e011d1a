import type { en } from './en.ts';

export const de = {
  'seat.won': '{seat}: gewonnen',
  'seat.shared': '{seat}: {percent, number} % des Sieges',
  'seat.lost': '{seat}: verloren',
  'seat.unfinished': '{seat}: nicht zu Ende gespielt, zuletzt {percent, number} %',
  'way.start': 'Anfangsstellung',
  'way.own': 'Eigene Entscheidungen',
  'way.others': 'Entscheidungen der anderen',
  'way.luck': 'Glück',
  'way.left': 'Rest',
  'way.result': 'Ergebnis',
  'verdict.fine': 'gut',
  'verdict.slip': 'Ungenauigkeit',
  'verdict.mistake': 'Fehler',
  'verdict.blunder': 'grober Fehler',
  'verdict.found': 'schwer zu finden, gefunden',
  better: 'Besser: {choice} ({percent, number} %)',
  worst: 'Die schlechtesten Entscheidungen',
  best: 'Die beste Entscheidung',
  none: 'Nichts, was mehr wäre als Unschärfe.',
  thresholds:
    'Eine Ungenauigkeit kostet mindestens {slip, number} Prozentpunkte Gewinnchance, ein Fehler {mistake, number}, ein grober Fehler {blunder, number}: nach dem, was der Platz wusste, und so, dass sich der Verlust nicht durch Unschärfe erklären lässt.',
} as const satisfies Record<keyof typeof en, string>;
