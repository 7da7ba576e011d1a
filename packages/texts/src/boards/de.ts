import type { en } from './en.ts';

export const de = {
  table: 'Tisch',
  players: 'Spieler',
  player: 'Spieler',
  you: '{name} (du)',
  nothing: 'keine',
  round: 'Runde',
  phase: 'Phase',
  first: 'Startspieler',
  deck: 'Nachziehstapel',
  discard: 'Ablagestapel',
  hand: 'Hand',
  'your-hand': 'Deine Hand',
  neighbours: 'Angrenzend',
  memory: 'Gedächtnis',
} as const satisfies Record<keyof typeof en, string>;
