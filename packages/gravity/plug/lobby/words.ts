import type { LobbyWords } from '@orrery/web/app/lobby.ts';

export const words: LobbyWords = {
  en: {
    name: 'Gravity',
    tag: 'House reconstruction 2',
    meta: '2–4 players · teams',
    line: 'Seven floating islands pull one another. Plan in secret, then watch the sky move.',
  },
  ru: {
    name: 'Гравитация',
    tag: 'Реконструкция 2',
    meta: '2–4 игрока · команды',
    line: 'Семь парящих островов притягивают друг друга. Планируйте тайно — и небо сдвинется.',
  },
  de: {
    name: 'Gravity',
    tag: 'Hausrekonstruktion 2',
    meta: '2–4 Personen · Teams',
    line: 'Sieben schwebende Inseln ziehen einander an. Plane geheim, dann bewegt sich der Himmel.',
  },
};
