import type { Localized } from '@orrery/kernel';
import { section, type ClauseSection } from '../clause-section.ts';

const setup = {
  'DUEL-SETUP-1': {
    en: 'Sixty cards, numbered from 0 to 59, are shuffled, and each player is dealt seven. Hands and deck stay hidden. The first player leads the first trick.',
    ru: 'Шестьдесят карт с номерами от 0 до 59 тасуют и сдают каждому игроку по семь. Руки и колода остаются закрытыми. Первый ход в первой взятке делает первый игрок.',
    de: 'Sechzig Karten mit den Nummern 0 bis 59 werden gemischt, jeder bekommt sieben. Hände und Stapel bleiben verdeckt. Den ersten Stich eröffnet der erste Spieler.',
  },
} as const satisfies Readonly<Record<string, Localized>>;

const play = {
  'DUEL-PLAY-1': {
    en: 'The leader plays a card face up, then the other player does. Only the player whose turn it is plays.',
    ru: 'Ведущий открыто выкладывает карту, затем карту выкладывает соперник. Ходит только тот, чья очередь.',
    de: 'Wer am Ausspiel ist, legt eine Karte offen hin, danach der andere. Es spielt nur, wer an der Reihe ist.',
  },
  'DUEL-PLAY-2': {
    en: 'A card is played from one’s own hand. Whoever has played draws the top card of the deck while there is one; the others see only that a card was drawn.',
    ru: 'Карту играют со своей руки. Сыгравший берёт верхнюю карту колоды, пока они есть; остальные видят лишь то, что карта взята.',
    de: 'Gespielt wird eine Karte der eigenen Hand. Danach zieht man die oberste Karte des Stapels, solange es eine gibt; die anderen sehen nur, dass gezogen wurde.',
  },
  'DUEL-PLAY-3': {
    en: 'The higher of the two cards takes the trick, and its player leads the next one.',
    ru: 'Взятку забирает старшая из двух карт; тот, кто её сыграл, начинает следующую.',
    de: 'Die höhere der beiden Karten nimmt den Stich, und wer sie gespielt hat, eröffnet den nächsten.',
  },
} as const satisfies Readonly<Record<string, Localized>>;

const end = {
  'DUEL-END-1': {
    en: 'When all cards have been played, the player with more tricks wins.',
    ru: 'Когда сыграны все карты, побеждает тот, у кого больше взяток.',
    de: 'Sind alle Karten gespielt, gewinnt, wer mehr Stiche hat.',
  },
  'DUEL-END-2': {
    en: 'With as many tricks on either side the duel is a draw.',
    ru: 'При равном числе взяток дуэль заканчивается вничью.',
    de: 'Haben beide gleich viele Stiche, endet das Duell unentschieden.',
  },
} as const satisfies Readonly<Record<string, Localized>>;

export const sections: readonly ClauseSection[] = [
  section('setup', { en: 'Set-up', ru: 'Подготовка к игре', de: 'Spielaufbau' }, setup),
  section('play', { en: 'Tricks', ru: 'Взятки', de: 'Stiche' }, play),
  section('end', { en: 'End of the game', ru: 'Конец игры', de: 'Spielende' }, end),
];
export const clauseTexts: Readonly<Record<string, Localized>> = { ...setup, ...play, ...end };
export const house: ReadonlySet<string> = new Set();
