/** The course: how to win, money, marching, battle; then what makes the difference. The learner is Lazax at a table of four. */
import type { Entry, LessonsPlug, Text } from '@orrery/games/lesson';
import { quick, SPECTATOR } from '@orrery/kernel';
import type { RexRules } from '@orrery/rex';
import { beginPhase, readSetting } from '@orrery/rex/setting';
import { FOUR, LAZAX, type RexLesson, type Told } from './lessons/lesson.ts';

const entry = (id: string, minutes: number, title: Text, line: Text, load: () => Promise<RexLesson>, short = false): Entry => ({
  id,
  minutes,
  title,
  line,
  ...(short ? { short: true } : {}),
  load: load as Entry['load'],
});

export const plug: LessonsPlug = {
  line: {
    en: 'Short lessons on the real board. You win a game in the first one. Nothing you try can go wrong, and you can stop at any step.',
    ru: 'Короткие уроки на настоящем поле. Уже в первом вы победите. Испортить ничего нельзя, а остановиться можно на любом шаге.',
    de: 'Kurze Lektionen auf dem echten Brett. Schon in der ersten gewinnst du. Schiefgehen kann nichts, und aufhören kannst du nach jedem Schritt.',
  },
  parts: [
    {
      title: { en: 'A round of Rex', ru: 'Один раунд', de: 'Eine Runde Rex' },
      line: { en: 'phase by phase, as Lazax', ru: 'фаза за фазой, за расу Лазакс', de: 'Phase für Phase, als Lazax' },
      lessons: [
        entry(
          'R1',
          2,
          { en: 'Three strongholds', ru: 'Три крепости', de: 'Drei Festungen' },
          {
            en: 'The goal; alone or it does not count.',
            ru: 'Цель игры; один — или не считается.',
            de: 'Das Ziel; allein, sonst zählt es nicht.',
          },
          async () => (await import('./lessons/R1.ts')).lesson,
          true,
        ),
        entry(
          'R2',
          3,
          { en: 'Money in the streets', ru: 'Деньги на улицах', de: 'Geld auf der Straße' },
          { en: 'Influence, and who collects it.', ru: 'Влияние и кто его собирает.', de: 'Einfluss, und wer ihn sammelt.' },
          async () => (await import('./lessons/R2.ts')).lesson,
          true,
        ),
        entry(
          'R3',
          4,
          { en: 'The auction', ru: 'Торги', de: 'Die Versteigerung' },
          { en: 'Bidding, and three kinds of cards.', ru: 'Ставки и три вида карт.', de: 'Bieten, und drei Arten von Karten.' },
          async () => (await import('./lessons/R3.ts')).lesson,
        ),
        entry(
          'R4',
          4,
          { en: 'March, then land', ru: 'Перемещение и развёртывание', de: 'Marschieren, dann stationieren' },
          {
            en: 'One group, one landing, and spaceports.',
            ru: 'Одна группа, одно развёртывание и космопорты.',
            de: 'Eine Gruppe, eine Stationierung und Raumhäfen.',
          },
          async () => (await import('./lessons/R4.ts')).lesson,
          true,
        ),
        entry(
          'R5',
          4,
          { en: 'The fleet', ru: 'Флот', de: 'Die Flotte' },
          {
            en: 'Shields, open ground, and what burns.',
            ru: 'Щиты, открытые места и что сгорает.',
            de: 'Schilde, offenes Gelände und was verbrennt.',
          },
          async () => (await import('./lessons/R5.ts')).lesson,
        ),
        entry(
          'R6',
          4,
          { en: 'Battle', ru: 'Бой', de: 'Kampf' },
          { en: 'What you dial is what you lose.', ru: 'Сколько поставите, столько и потеряете.', de: 'Was du einstellst, verlierst du.' },
          async () => (await import('./lessons/R6.ts')).lesson,
          true,
        ),
        entry(
          'R7',
          3,
          { en: 'Traitors', ru: 'Предатели', de: 'Verräter' },
          { en: 'The card that turns a battle round.', ru: 'Карта, которая решает бой.', de: 'Die Karte, die einen Kampf dreht.' },
          async () => (await import('./lessons/R7.ts')).lesson,
        ),
        entry(
          'R8',
          3,
          { en: 'Recruits and leaders', ru: 'Наём и Лидеры', de: 'Rekruten und Anführer' },
          {
            en: 'Buying back, and one place a round.',
            ru: 'Возвращение потерь; одно место за раунд.',
            de: 'Zurückkaufen, und ein Ort pro Runde.',
          },
          async () => (await import('./lessons/R8.ts')).lesson,
        ),
      ],
      first: {
        title: { en: 'First game', ru: 'Первая партия', de: 'Das erste Spiel' },
        line: {
          en: 'Four at the table, you and three gentle bots, with hints at hand. Open from the start.',
          ru: 'Четверо за столом: вы и три мягких бота, с подсказками. Открыта с самого начала.',
          de: 'Zu viert: du und drei sanfte Bots, mit Hinweisen zur Hand. Von Anfang an offen.',
        },
        seat: LAZAX,
        options: FOUR,
      },
    },
  ],
  position(rules, written) {
    const { begin, ...setting } = written as Told;
    const pasts: number[][] = Array.from({ length: rules.seats + 1 }, () => []);
    const state = readSetting(rules as RexRules, setting);
    beginPhase(rules as RexRules, state, begin, quick(1), (to, event) => {
      pasts.forEach((past, row) => {
        if ((to >> (row < rules.seats ? row : SPECTATOR)) & 1) past.push(event);
      });
    });
    return { state, pasts };
  },
};
