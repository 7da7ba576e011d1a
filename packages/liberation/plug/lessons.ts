/** The course: six lessons as Dynasty, four as Liberation, two in the Warped World. */
import type { LessonsPlug } from '@orrery/games/lesson';
import { type LiberationRules, readPosition } from '@orrery/liberation';
import { type Localized, SPECTATOR } from '@orrery/kernel';
import { DYNASTY, GALAXY, LIBERATION, type Told } from './lessons/lesson.ts';
import { sitDown } from './seat/sitDown.ts';

const told = (written: unknown): Told => (typeof written === 'string' ? { line: written } : (written as Told));

export const plug: LessonsPlug = {
  parts: [
    {
      title: { en: 'As Dynasty', ru: 'За Династию', de: 'Als Dynastie' },
      line: { en: 'hunt the base', ru: 'поймать базу', de: 'die Basis jagen' },
      lessons: [
        {
          id: 'D1',
          title: { en: 'Find the base', ru: 'Найти базу', de: 'Finde die Basis' },
          line: {
            en: 'The goal; attack along a line.',
            ru: 'Цель игры; нападение по линии.',
            de: 'Das Ziel; Angriff entlang einer Linie.',
          },
          minutes: 2,
          short: true,
          load: async () => (await import('./lessons/D1.ts')).lesson,
        },
        {
          id: 'D2',
          title: { en: 'Lines and cities', ru: 'Линии и локации', de: 'Linien und Städte' },
          line: {
            en: 'The three steps of a turn; how to reach farther.',
            ru: 'Три шага хода; как достать дальше.',
            de: 'Die drei Schritte eines Zugs; wie man weiter reicht.',
          },
          minutes: 3,
          short: true,
          load: async () => (await import('./lessons/D2.ts')).lesson,
        },
        {
          id: 'D3',
          title: { en: 'Hit and miss', ru: 'Попадание и промах', de: 'Treffer und Fehlschlag' },
          line: {
            en: 'Three answers, and what they prove.',
            ru: 'Три ответа и что они доказывают.',
            de: 'Drei Antworten und was sie beweisen.',
          },
          minutes: 3,
          short: true,
          load: async () => (await import('./lessons/D3.ts')).lesson,
        },
        {
          id: 'D4',
          title: { en: 'Missions and prices', ru: 'Миссии и цены', de: 'Kommandos und Preise' },
          line: {
            en: 'What cards can do, and what it costs.',
            ru: 'Что умеют карты и чего это стоит.',
            de: 'Was Karten können und was es kostet.',
          },
          minutes: 4,
          short: true,
          load: async () => (await import('./lessons/D4.ts')).lesson,
        },
        {
          id: 'D5',
          title: { en: 'What they give away', ru: 'Чем они себя выдают', de: 'Was sie verraten' },
          line: { en: 'Reading Sabotage and Evade.', ru: 'Читаем саботаж и смену базы.', de: 'Sabotage und Verlegen lesen.' },
          minutes: 4,
          load: async () => (await import('./lessons/D5.ts')).lesson,
        },
        {
          id: 'D6',
          title: { en: 'Three Acts', ru: 'Три круга', de: 'Drei Zeitalter' },
          line: { en: 'The deck is the clock.', ru: 'Колода — это часы.', de: 'Der Stapel ist die Uhr.' },
          minutes: 3,
          load: async () => (await import('./lessons/D6.ts')).lesson,
        },
      ],
      first: {
        title: { en: 'First hunt', ru: 'Первая охота', de: 'Die erste Jagd' },
        line: {
          en: 'The second half of a game as Dynasty against a gentle bot, hints at hand. Open from the start, best after lesson 4.',
          ru: 'Вторая половина партии за Династию против мягкого бота, подсказки под рукой. Открыта с самого начала, лучше после четвёртого урока.',
          de: 'Die zweite Hälfte eines Spiels als Dynastie gegen einen sanften Bot, Hinweise zur Hand. Von Anfang an offen, am besten nach Lektion 4.',
        },
        seat: DYNASTY,
        position: `${GALAXY} 2 DEFJ BLN AI CK GH M dyn.step1 17`,
      },
    },
    {
      title: { en: 'As Liberation', ru: 'За Сопротивление', de: 'Als Liberation' },
      line: { en: 'stay hidden', ru: 'не попасться', de: 'verborgen bleiben' },
      lessons: [
        {
          id: 'L1',
          title: { en: 'Hide', ru: 'Спрятаться', de: 'Verstecken' },
          line: {
            en: 'Placing the base; a lost card is not a lost game.',
            ru: 'Выбор базы; потерянная карта — ещё не поражение.',
            de: 'Die Basis legen; eine verlorene Karte ist kein verlorenes Spiel.',
          },
          minutes: 3,
          load: async () => (await import('./lessons/L1.ts')).lesson,
        },
        {
          id: 'L2',
          title: { en: 'Slip away', ru: 'Ускользнуть', de: 'Entwischen' },
          line: {
            en: 'Evade: one line, or a bluff.',
            ru: 'Смена базы: одна линия или блеф.',
            de: 'Basis verlegen: eine Linie, oder ein Bluff.',
          },
          minutes: 3,
          load: async () => (await import('./lessons/L2.ts')).lesson,
        },
        {
          id: 'L3',
          title: { en: 'Sabotage', ru: 'Саботаж', de: 'Sabotage' },
          line: {
            en: 'Naming a card, and what the name gives away.',
            ru: 'Назвать карту — и что выдаёт имя.',
            de: 'Eine Karte nennen, und was der Name verrät.',
          },
          minutes: 3,
          load: async () => (await import('./lessons/L3.ts')).lesson,
        },
        {
          id: 'L4',
          title: { en: 'Run out the clock', ru: 'Тянуть время', de: 'Die Uhr ablaufen lassen' },
          line: { en: 'Winning by drawing.', ru: 'Победить, взяв карту.', de: 'Durch Ziehen gewinnen.' },
          minutes: 4,
          load: async () => (await import('./lessons/L4.ts')).lesson,
        },
      ],
      first: {
        title: { en: 'First escape', ru: 'Первый побег', de: 'Die erste Flucht' },
        line: {
          en: 'The second half of a game as Liberation against a gentle bot, hints at hand.',
          ru: 'Вторая половина партии за Сопротивление против мягкого бота, подсказки под рукой.',
          de: 'Die zweite Hälfte eines Spiels als Liberation gegen einen sanften Bot, Hinweise zur Hand.',
        },
        seat: LIBERATION,
        position: `${GALAXY} 2 DEFJ BLN AI CK GM H lib.step1 18`,
      },
    },
    {
      title: { en: 'Warped World', ru: 'Искажённый мир', de: 'Verquere Welt' },
      line: { en: 'with the expansion', ru: 'с дополнением', de: 'mit der Erweiterung' },
      lessons: [
        {
          id: 'W1',
          title: { en: 'Galvacil', ru: 'Гальвацил', de: 'Galvacil' },
          line: { en: 'Maps that rotate.', ru: 'Карты планет поворачиваются.', de: 'Planetenkarten, die sich drehen.' },
          minutes: 4,
          load: async () => (await import('./lessons/W1.ts')).lesson,
        },
        {
          id: 'W2',
          title: { en: 'Bend the lines', ru: 'Искривить линии', de: 'Linien verbiegen' },
          line: {
            en: 'The same cards in the hands of the Liberation.',
            ru: 'Те же карты в руках Сопротивления.',
            de: 'Dieselben Karten in den Händen der Liberation.',
          },
          minutes: 3,
          load: async () => (await import('./lessons/W2.ts')).lesson,
        },
      ],
    },
  ],
  position(rules, written) {
    const { table } = rules as LiberationRules;
    const { line, searches = [], discarded = '' } = told(written);
    const state = readPosition(table, line);
    if ('faults' in state) throw new Error(state.faults.map(({ path, problem }) => `${path} ${problem}`).join('; '));
    const seen = { searches, discarded: new Set(discarded) };
    return { state, pasts: [0, 1, SPECTATOR].map((viewer) => sitDown(rules as LiberationRules, state, viewer, seen)) };
  },
  /** `{C}` is the letter of a city in the reader's alphabet, `{C_name}` its name. */
  words: (rules) => {
    const { pack } = (rules as LiberationRules).table;
    return Object.fromEntries(
      pack.cities.flatMap(({ id, letter, name }): [string, Localized][] => [
        [id, letter],
        [`${id}_name`, name],
      ]),
    );
  },
};
