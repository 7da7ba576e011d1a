import type { LobbyPlug } from '@orrery/web/app/lobby.ts';
import { Row } from './lobby/Row.tsx';
import './lobby/lobby.css';

export const plug: LobbyPlug = {
  Picture: Row,
  words: {
    en: {
      name: 'Lanterns',
      tag: 'An example',
      meta: '2 players · two minutes',
      line: 'Nine covered lanterns hang in a row. Take one, or look under one first: which of them shine?',
    },
    ru: {
      name: 'Фонари',
      tag: 'Пример',
      meta: '2 игрока · две минуты',
      line: 'Девять закрытых фонарей висят в ряд. Берите или сперва загляните: какие из них горят ярко?',
    },
    de: {
      name: 'Laternen',
      tag: 'Ein Beispiel',
      meta: '2 Spieler · zwei Minuten',
      line: 'Neun verdeckte Laternen hängen in einer Reihe. Nimm eine oder schau erst darunter: Welche leuchten hell?',
    },
  },
};
