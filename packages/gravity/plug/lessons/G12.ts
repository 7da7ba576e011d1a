import { type GravityLesson, HOUSE, RED, scene, weight } from './lesson.ts';

export const lesson: GravityLesson = {
  pack: HOUSE,
  options: { seats: 2, domination: 4 },
  seat: RED,
  clauses: ['GRV-DOM-1', 'GRV-DOM-2', 'GRV-DOM-3', 'GRV-DOM-4'],
  scenes: {
    start: {
      position: scene(
        {
          copperfall: '2,0 r4 6+0',
          rundor: '1,0 r2 1+0',
          mistharbour: '-2,0 b4 5+0',
          windhollow: '0,2 m2',
          stormcrown: '-2,2 m2',
          cinderpeak: '0,-2 m2',
          lanternreach: '2,-2 m2',
        },
        {
          step: 'islands',
          round: 6,
          red: { points: 3 },
          blue: { points: 2 },
        },
      ),
    },
  },
  values: ({ view }) => ({
    goal: view.goal,
    own: view.points[0] ?? 0,
    rival: view.points[1] ?? 0,
    pulls: view.attraction?.pulls ?? 0,
    lead: view.attraction?.lead ?? 0,
    weight: weight(view, 'copperfall'),
    theirs: weight(view, 'mistharbour'),
  }),
  steps: [
    {
      say: {
        en: 'A second way to win. Each island you pull brings a **point**; how many win is agreed before the game, here {goal}. You have {own} and Blue {rival}. How many will this pull bring?',
        ru: 'Второй путь к победе. Каждый притянутый остров приносит **очко**; сколько нужно для победы, решают до партии, здесь {goal}. У вас {own}, у Синего {rival}. Сколько принесёт это притяжение?',
        de: 'Ein zweiter Weg zum Sieg. Jede Insel, die du heranziehst, bringt einen **Punkt**; wie viele zum Sieg genügen, wird vorher vereinbart, hier {goal}. Du hast {own}, Blau {rival}. Wie viele bringt diese Anziehung?',
      },
      point: ['domination', 'forecast'],
      pick: [
        { say: { en: '{pulls}', ru: '{pulls}', de: '{pulls}' }, right: true },
        {
          say: { en: '2', ru: '2', de: '2' },
          else: {
            en: '{weight} against {theirs} is a lead of {lead}: one pull, one point.',
            ru: '{weight} против {theirs} — отрыв {lead}: одно притяжение, одно очко.',
            de: '{weight} gegen {theirs} ist ein Vorsprung von {lead}: eine Anziehung, ein Punkt.',
          },
        },
        {
          say: { en: '{goal}', ru: '{goal}', de: '{goal}' },
          else: {
            en: '{goal} is the goal. Each pull brings one point.',
            ru: '{goal} — это цель. Каждое притяжение приносит одно очко.',
            de: '{goal} ist das Ziel. Jede Anziehung bringt einen Punkt.',
          },
        },
      ],
      after: {
        en: '{weight} against {theirs} is a lead of {lead}: one pull, one point.',
        ru: '{weight} против {theirs}: отрыв {lead}, одно притяжение, одно очко.',
        de: '{weight} gegen {theirs} ist ein Vorsprung von {lead}: eine Anziehung, ein Punkt.',
      },
      claims: ({ view }) => ({ 'one pull': view.attraction?.pulls === 1, 'three of four': view.points[0] === 3 && view.goal === 4 }),
    },
    {
      say: { en: 'Pull any island.', ru: 'Притяните любой остров.', de: 'Zieh eine beliebige Insel heran.' },
      answer: ['target', 'cell'],
      taught: ['target windhollow', 'cell 1'],
      after: {
        en: '{goal}: you win by points. Points are **never lost**, so count your rival’s too. A ring goes first: if one pull also closes a ring, whoever holds the ringed island wins.',
        ru: '{goal}: вы победили по очкам. Очки **не теряются**, так что считайте и чужие. Кольцо важнее: если то же притяжение замкнёт кольцо, победит тот, чей остров окружён.',
        de: '{goal}: Du gewinnst nach Punkten. Punkte gehen **nie verloren**, zähl also auch die des Rivalen. Ein Ring geht vor: Schließt dieselbe Anziehung einen Ring, gewinnt, wem die umringte Insel gehört.',
      },
      proves: ({ view }) => ({ 'Red wins': view.result?.winners.join() === '0' }),
    },
  ],
  check: {
    ask: {
      en: 'One pull closes Blue’s ring and would also bring you the last point. Who wins?',
      ru: 'Одно притяжение замыкает кольцо Синего и принесло бы вам последнее очко. Кто победит?',
      de: 'Eine Anziehung schließt Blaus Ring und brächte dir auch den letzten Punkt. Wer gewinnt?',
    },
    options: [{ say: { en: 'I do', ru: 'Я', de: 'Ich' } }, { say: { en: 'Blue', ru: 'Синий', de: 'Blau' }, right: true }],
    right: {
      en: 'Right: the ring is checked first.',
      ru: 'Верно: сначала проверяют кольцо.',
      de: 'Richtig: Der Ring wird zuerst geprüft.',
    },
    wrong: {
      en: 'The ring comes first, and it is Blue’s island.',
      ru: 'Сначала кольцо, а остров — Синего.',
      de: 'Erst der Ring, und es ist Blaus Insel.',
    },
  },
};
