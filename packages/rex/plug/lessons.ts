/** The course: how to win, money, marching, battle, then what makes the difference, as Lazax at a table of four; a lesson for each race; betrayal. */
import type { Entry, LessonsPlug, Text } from '@orrery/games/lesson';
import { quick, SPECTATOR } from '@orrery/kernel';
import type { RexRules } from '@orrery/rex';
import { beginPhase, readSetting } from '@orrery/rex/setting';
import { LAST_ROUNDS } from './lessons/lastRounds.ts';
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
          { en: 'Move, then deploy', ru: 'Перемещение и развёртывание', de: 'Bewegen, dann stationieren' },
          {
            en: 'One group, one deployment, and spaceports.',
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
        entry(
          'R9',
          4,
          { en: 'Ceasefire', ru: 'Прекращение огня', de: 'Waffenruhe' },
          { en: 'Alliances, and four together.', ru: 'Альянсы и четыре на двоих.', de: 'Bündnisse, und vier zusammen.' },
          async () => (await import('./lessons/R9.ts')).lesson,
        ),
        entry(
          'R10',
          4,
          { en: 'The last round', ru: 'Последний раунд', de: 'Die letzte Runde' },
          {
            en: 'Special victories, and one place that decides.',
            ru: 'Особые победы и место, которое решает.',
            de: 'Besondere Siege, und ein Ort, der entscheidet.',
          },
          async () => (await import('./lessons/R10.ts')).lesson,
        ),
      ],
      first: {
        title: { en: 'First game', ru: 'Первая партия', de: 'Das erste Spiel' },
        line: {
          en: 'The last two rounds of a game: you and three gentle bots, hints at hand. Open from the start, best after lesson 6.',
          ru: 'Два последних раунда: вы и три мягких бота, подсказки под рукой. Открыта с самого начала, лучше после шестого урока.',
          de: 'Die letzten zwei Runden eines Spiels: du und drei sanfte Bots, Hinweise zur Hand. Von Anfang an offen, am besten nach Lektion 6.',
        },
        seat: LAZAX,
        options: FOUR,
        position: LAST_ROUNDS,
      },
    },
    {
      title: { en: 'The races', ru: 'Расы', de: 'Die Völker' },
      line: {
        en: 'each breaks the rules in its own way',
        ru: 'каждая нарушает правила по-своему',
        de: 'jedes bricht die Regeln auf seine Art',
      },
      lessons: [
        entry(
          'R11',
          2,
          { en: 'Lazax', ru: 'Лазакс', de: 'Lazax' },
          {
            en: 'Paid by every buyer; heavy units.',
            ru: 'Плата от каждого покупателя; тяжёлые Войска.',
            de: 'Jeder Käufer zahlt; schwere Einheiten.',
          },
          async () => (await import('./lessons/R11.ts')).lesson,
        ),
        entry(
          'R12',
          2,
          { en: 'Sol', ru: 'Сол', de: 'Sol' },
          {
            en: 'Knows the fleet, deploys free.',
            ru: 'Знает ход флота, развёртывается даром.',
            de: 'Kennt die Flotte, stationiert umsonst.',
          },
          async () => (await import('./lessons/R12.ts')).lesson,
        ),
        entry(
          'R13',
          2,
          { en: 'Hacan', ru: 'Хакан', de: 'Hacan' },
          {
            en: 'Half price; whoever deploys pays it.',
            ru: 'Полцены и доход с чужих развёртываний.',
            de: 'Halber Preis; wer stationiert, zahlt an Hacan.',
          },
          async () => (await import('./lessons/R13.ts')).lesson,
        ),
        entry(
          'R14',
          2,
          { en: 'Jol-Nar', ru: 'Жол-Нар', de: 'Jol-Nar' },
          { en: 'Makes the enemy show his plan.', ru: 'Заставляет врага показать план.', de: 'Lässt den Gegner seinen Plan zeigen.' },
          async () => (await import('./lessons/R14.ts')).lesson,
        ),
        entry(
          'R15',
          2,
          { en: 'Letnev', ru: 'Летнев', de: 'Letnev' },
          {
            en: 'Four traitors, two cards for one.',
            ru: 'Четыре предателя, две карты по цене одной.',
            de: 'Vier Verräter, zwei Karten für eine.',
          },
          async () => (await import('./lessons/R15.ts')).lesson,
        ),
        entry(
          'R16',
          2,
          { en: 'Xxcha', ru: 'Кззча', de: 'Xxcha' },
          {
            en: 'A prophecy, and units face down.',
            ru: 'Предсказание и Войска лицом вниз.',
            de: 'Eine Vorhersage, und verdeckte Einheiten.',
          },
          async () => (await import('./lessons/R16.ts')).lesson,
        ),
      ],
    },
    {
      title: { en: 'A variant', ru: 'Вариант', de: 'Eine Variante' },
      line: { en: 'for tables of friends', ru: 'для компании друзей', de: 'für Runden unter Freunden' },
      lessons: [
        entry(
          'R17',
          2,
          { en: 'Betrayal', ru: 'Предательство', de: 'Verrat' },
          { en: 'Share the victory, or take it.', ru: 'Поделиться победой или забрать её.', de: 'Den Sieg teilen, oder ihn nehmen.' },
          async () => (await import('./lessons/R17.ts')).lesson,
        ),
      ],
    },
  ],
  position(rules, written) {
    const { begin, ...setting } = written as Told;
    const { events } = (rules as RexRules).table;
    // Everybody remembers that traitor cards went round, or could not imagine who holds which.
    const before = setting.traitors ? [events.dealtTraitor(), events.traitorsKept()] : [];
    const pasts: number[][] = Array.from({ length: rules.seats + 1 }, () => [...before]);
    const state = readSetting(rules as RexRules, setting);
    beginPhase(rules as RexRules, state, begin, quick(1), (to, event) => {
      pasts.forEach((past, row) => {
        if ((to >> (row < rules.seats ? row : SPECTATOR)) & 1) past.push(event);
      });
    });
    return { state, pasts };
  },
};
