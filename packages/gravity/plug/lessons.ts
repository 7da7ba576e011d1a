/** The course: the base game, then its modules. */
import type { LessonsPlug } from '@orrery/games/lesson';
import { type GravityRules, readScene, type SceneText } from '@orrery/gravity';
import { ROUND_THREE } from './lessons/roundThree.ts';

export const plug: LessonsPlug = {
  note: {
    en: 'The base game’s rules are our reconstruction; the modules are as printed.',
    ru: 'Правила базовой игры — наша реконструкция, модули — как напечатано.',
    de: 'Die Regeln des Grundspiels sind unsere Rekonstruktion, die Module wie gedruckt.',
  },
  parts: [
    {
      title: { en: 'The base game', ru: 'Базовая игра', de: 'Das Grundspiel' },
      line: { en: 'as Red, against Blue', ru: 'за Красного против Синего', de: 'als Rot gegen Blau' },
      lessons: [
        {
          id: 'G1',
          title: { en: 'The ring of six', ru: 'Кольцо из шести', de: 'Der Ring aus sechs' },
          line: { en: 'The goal.', ru: 'Цель игры.', de: 'Das Ziel.' },
          minutes: 2,
          short: true,
          load: async () => (await import('./lessons/G1.ts')).lesson,
        },
        {
          id: 'G2',
          title: { en: 'The heaviest pulls', ru: 'Притягивает тяжелейший', de: 'Die schwerste zieht' },
          line: {
            en: 'Gravity, lead, one pull or two.',
            ru: 'Гравитация, отрыв, одно притяжение или два.',
            de: 'Gravitation, Vorsprung, eine Anziehung oder zwei.',
          },
          minutes: 3,
          short: true,
          load: async () => (await import('./lessons/G2.ts')).lesson,
        },
        {
          id: 'G3',
          title: { en: 'Mining', ru: 'Добыча', de: 'Förderung' },
          line: { en: 'Drops, sparks, and what fades.', ru: 'Капли, искры и то, что гаснет.', de: 'Tropfen, Funken, und was verblasst.' },
          minutes: 4,
          short: true,
          load: async () => (await import('./lessons/G3.ts')).lesson,
        },
        {
          id: 'G4',
          title: { en: 'Resonance', ru: 'Резонанс', de: 'Resonanz' },
          line: { en: 'Two actions on every card.', ru: 'На каждой карте два действия.', de: 'Zwei Aktionen auf jeder Karte.' },
          minutes: 2,
          load: async () => (await import('./lessons/G4.ts')).lesson,
        },
        {
          id: 'G5',
          title: { en: 'Muster and landing', ru: 'Набор и десант', de: 'Musterung und Landung' },
          line: {
            en: 'The airship; capture is arithmetic.',
            ru: 'Дирижабль; захват — это арифметика.',
            de: 'Das Luftschiff; Erobern ist Rechnen.',
          },
          minutes: 4,
          short: true,
          load: async () => (await import('./lessons/G5.ts')).lesson,
        },
        {
          id: 'G6',
          title: { en: 'Where it lands', ru: 'Куда встанет остров', de: 'Wo sie landet' },
          line: {
            en: 'Cells, rotation, facing sources.',
            ru: 'Место, поворот, обращённые источники.',
            de: 'Felder, Drehung, zugewandte Quellen.',
          },
          minutes: 4,
          load: async () => (await import('./lessons/G6.ts')).lesson,
        },
        {
          id: 'G7',
          title: { en: 'Stop the leader', ru: 'Остановить лидера', de: 'Den Führenden stoppen' },
          line: { en: 'Raids, and a guard of four.', ru: 'Налёты и стража из четверых.', de: 'Überfälle, und eine Wache von vieren.' },
          minutes: 4,
          load: async () => (await import('./lessons/G7.ts')).lesson,
        },
        {
          id: 'G8',
          title: { en: 'Your hand', ru: 'Ваша рука', de: 'Deine Hand' },
          line: {
            en: 'Keep, save, castle: cards are turns.',
            ru: 'Оставить, отложить, рокироваться: карты — это ходы.',
            de: 'Behalten, aufsparen, rochieren: Karten sind Züge.',
          },
          minutes: 4,
          load: async () => (await import('./lessons/G8.ts')).lesson,
        },
      ],
      first: {
        title: { en: 'A round of your own', ru: 'Раунд на свой страх', de: 'Eine eigene Runde' },
        line: {
          en: 'Round 3 of a game against a gentle bot, hints at hand: let an island of yours pull at its end. Play on for as long as you like. Open from the start, best after lesson 5.',
          ru: 'Третий раунд партии с мягким ботом, подсказки под рукой: пусть в конце притягивает ваш остров. Дальше играйте сколько захочется. Открыт с самого начала, лучше после пятого урока.',
          de: 'Runde 3 eines Spiels gegen einen sanften Bot, Hinweise zur Hand: Lass an ihrem Ende eine deiner Inseln ziehen. Spiel weiter, solange du magst. Von Anfang an offen, am besten nach Lektion 5.',
        },
        seat: 0,
        options: { seats: 2 },
        position: ROUND_THREE,
      },
    },
    {
      title: { en: 'Modules', ru: 'Модули', de: 'Module' },
      line: { en: 'each adds one thing', ru: 'каждый добавляет что-то одно', de: 'jedes fügt eines hinzu' },
      lessons: [
        {
          id: 'G10',
          title: { en: 'War for resources', ru: 'Война за ресурсы', de: 'Krieg um Ressourcen' },
          line: { en: 'Sabotage and source tokens.', ru: 'Диверсии и жетоны источников.', de: 'Sabotage und Quellenmarker.' },
          minutes: 3,
          load: async () => (await import('./lessons/G10.ts')).lesson,
        },
        {
          id: 'G11',
          title: { en: 'Air transport', ru: 'Транспортировка по воздуху', de: 'Lufttransport' },
          line: { en: 'Gravity aboard does not fade.', ru: 'На борту гравитация не гаснет.', de: 'An Bord verblasst nichts.' },
          minutes: 3,
          load: async () => (await import('./lessons/G11.ts')).lesson,
        },
        {
          id: 'G12',
          title: { en: 'Domination', ru: 'Доминирование', de: 'Dominanz' },
          line: { en: 'A point for every pull.', ru: 'Очко за каждое притяжение.', de: 'Ein Punkt je Anziehung.' },
          minutes: 3,
          load: async () => (await import('./lessons/G12.ts')).lesson,
        },
        {
          id: 'G13',
          title: { en: 'Confrontation', ru: 'Противостояние', de: 'Konfrontation' },
          line: {
            en: 'Two teams: copies and joint captures.',
            ru: 'Две команды: копии и совместный захват.',
            de: 'Zwei Teams: Kopien und gemeinsame Eroberung.',
          },
          minutes: 4,
          load: async () => (await import('./lessons/G13.ts')).lesson,
        },
      ],
    },
  ],
  position: (rules, written) => readScene(rules as GravityRules, written as SceneText),
};
