/** The duel of the kernel's fixtures. */
export const en = {
  'game.name': 'Duel',
  'choice.play': 'Play {card}',
  'event.drew': '{seat} draws {card}',
  'event.drew.1': '{seat} draws a card',
  'event.played': '{seat} plays {card}',
  'event.took': '{seat} takes the trick',
  'event.ended': 'The last card has been played',
  'refusal.not-your-turn': 'It is not your turn.',
  'refusal.not-in-hand': 'Card {card} is not in your hand.',
  'warning.highest-card': 'This is the highest card: it takes any trick, also a later one.',
  'decision.D-PLAY': 'Play a card',
  'decision.D-PLAY.wait': '{seat} plays a card',
  'end.DUEL-END-1': '{seat} wins with more tricks',
  'end.DUEL-END-2': 'Both took the same number of tricks: a draw',
  'seat.0': 'The first player',
  'seat.1': 'The second player',
} as const;
