import type { Localized } from '@orrery/kernel';
import { section, type ClauseSection } from '@orrery/texts';

const setup: Readonly<Record<string, Localized>> = {
  'LAN-SETUP-1': {
    en: 'Seven, nine or eleven lanterns hang in a row, covered. Their lights are all the numbers from 1 up, in an order nobody knows.',
    ru: 'В ряд висят семь, девять или одиннадцать закрытых фонарей. Их свет — все числа от 1 по порядку, но где какое, не знает никто.',
    de: 'Sieben, neun oder elf Laternen hängen verdeckt in einer Reihe. Ihre Lichter sind alle Zahlen von 1 an, und niemand weiß, wo welche hängt.',
  },
};
const turns: Readonly<Record<string, Localized>> = {
  'LAN-TURN-1': {
    en: 'Amber begins; then the seats take turns. In a turn you take one lantern or look under one.',
    ru: 'Начинает Янтарный, дальше ходят по очереди. За ход берут один фонарь или заглядывают под один.',
    de: 'Bernstein beginnt, danach geht es abwechselnd. Wer am Zug ist, nimmt eine Laterne oder schaut unter eine.',
  },
  'LAN-TAKE-1': {
    en: 'A lantern you take is uncovered for all and is yours: nobody can take it or look under it any more.',
    ru: 'Взятый фонарь открывают для всех, и он ваш: больше его нельзя ни взять, ни осмотреть.',
    de: 'Eine Laterne, die du nimmst, wird für alle aufgedeckt und gehört dir: Niemand kann sie mehr nehmen oder unter sie schauen.',
  },
  'LAN-LOOK-1': {
    en: 'Who looks under a lantern learns its light alone; the others see only which one it was. You look under each lantern once at most.',
    ru: 'Кто заглянул под фонарь, один узнаёт его свет; остальные видят только, какой это был фонарь. Под один фонарь заглядывают не больше раза.',
    de: 'Wer unter eine Laterne schaut, erfährt ihr Licht allein; die anderen sehen nur, welche es war. Unter jede Laterne schaust du höchstens einmal.',
  },
  'LAN-LOOK-2': {
    en: 'Each player looks twice in a game at most.',
    ru: 'За партию каждый заглядывает не больше двух раз.',
    de: 'Jeder schaut im Spiel höchstens zweimal.',
  },
};
const end: Readonly<Record<string, Localized>> = {
  'LAN-END-1': {
    en: 'When the last lantern is taken, whoever has more light wins.',
    ru: 'Когда взят последний фонарь, побеждает тот, у кого света больше.',
    de: 'Ist die letzte Laterne genommen, gewinnt, wer mehr Licht hat.',
  },
  'LAN-END-2': {
    en: 'With as much light on either side the game is a draw.',
    ru: 'Если света поровну, партия кончается вничью.',
    de: 'Bei gleich viel Licht endet das Spiel unentschieden.',
  },
};

export const clauseTexts: Readonly<Record<string, Localized>> = { ...setup, ...turns, ...end };
export const sections: readonly ClauseSection[] = [
  section('setup', { en: 'Set-up', ru: 'Подготовка', de: 'Aufbau' }, setup),
  section('turns', { en: 'Turns', ru: 'Ходы', de: 'Züge' }, turns),
  section('end', { en: 'The end', ru: 'Конец', de: 'Ende' }, end),
];
export const house: ReadonlySet<string> = new Set();
