import type { en } from './en.ts';

export const de = {
  'game.name': 'Duell',
  'choice.play': 'Karte {card} spielen',
  'event.drew': '{seat} zieht die {card}',
  'event.drew.1': '{seat} zieht eine Karte',
  'event.played': '{seat} spielt die {card}',
  'event.took': '{seat} nimmt den Stich',
  'event.ended': 'Die letzte Karte ist gespielt',
  'refusal.not-your-turn': 'Du bist nicht am Zug.',
  'refusal.not-in-hand': 'Die Karte {card} ist nicht auf deiner Hand.',
  'warning.highest-card': 'Das ist die höchste Karte: Sie gewinnt jeden Stich, auch einen späteren.',
  'decision.D-PLAY': 'Spiele eine Karte',
  'decision.D-PLAY.wait': '{seat} spielt eine Karte',
  'end.DUEL-END-1': '{seat} gewinnt mit mehr Stichen',
  'end.DUEL-END-2': 'Gleich viele Stiche: unentschieden',
  'seat.0': 'Spieler eins',
  'seat.1': 'Spieler zwei',
} as const satisfies Record<keyof typeof en, string>;
