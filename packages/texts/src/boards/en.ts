/** Headings and marks of the boards in text. */
export const en = {
  table: 'Table',
  players: 'Players',
  player: 'Player',
  you: '{name} (you)',
  nothing: 'none',
  round: 'Round',
  phase: 'Phase',
  first: 'First player',
  deck: 'Deck',
  discard: 'Discard pile',
  hand: 'Hand',
  'your-hand': 'Your hand',
  neighbours: 'Adjacent',
  memory: 'Memory',
} as const;
