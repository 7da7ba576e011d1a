import type { LobbyWords } from '@orrery/web/app/lobby.ts';

export const words: LobbyWords = {
  en: {
    name: 'Rex',
    tag: 'Partly reconstructed',
    meta: '3–6 players · 8 rounds',
    line: 'Six races bid, scheme and betray in a burning city while a fleet sweeps overhead.',
  },
  ru: {
    name: 'Rex',
    tag: 'Частично реконструировано',
    meta: '3–6 игроков · 8 раундов',
    line: 'Шесть рас торгуются, интригуют и предают в горящем городе, пока над ним кружит флот.',
  },
  de: {
    name: 'Rex',
    tag: 'Teils rekonstruiert',
    meta: '3–6 Personen · 8 Runden',
    line: 'Sechs Völker bieten, planen und verraten in einer brennenden Stadt unter der Flotte.',
  },
};
