import { battle, FOUR, JOL_NAR, LETNEV, PACK, type RexLesson, unitsIn } from './lesson.ts';

export const lesson: RexLesson = {
  pack: PACK,
  options: FOUR,
  seat: JOL_NAR,
  clauses: ['REX-RACE-JOL-1', 'REX-RACE-JOL-3', 'REX-RACE-JOL-4', 'REX-RACE-JOL-5', 'REX-RACE-JOL-6', 'REX-TRAITOR-1', 'REX-TRAITOR-2'],
  scenes: {
    start: battle(
      {
        first: 'JOL',
        round: 3,
        fleet: 10,
        units: { ICA: { JOL: 3, LET: 5 }, CSP: { JOL: 4 }, PAL: { SOL: 5 } },
        influence: { LAZ: 5, SOL: 4, JOL: 5, LET: 5 },
        hands: { JOL: ['personal_shield'], LET: ['energy_rifle'] },
        traitors: { JOL: ['LET-L1'], SOL: ['JOL-L3'], LAZ: ['SOL-L5'], LET: ['SOL-L1', 'SOL-L3', 'JOL-L2', 'LAZ-L1'] },
        discarded: ['I7', 'I4', 'I1'],
        draws: ['I6'],
      },
      ['3: answer LET-L1', '3: dial 4', '3: lead LET-L1', '3: slot attack', '3: use energy_rifle'],
      { from: 'D-CMD-JN' },
    ),
  },
  steps: [
    {
      say: {
        en: 'You are {JOL}, who **knows**: you see every card before it is sold, and once a round the next influence card. Before your battle you may **command** the enemy to show one thing. Ask for the leader.',
        ru: 'Вы — {JOL}, вы **знаете**: видите каждую карту до торгов и раз в раунд следующую Карту Влияния. А перед боем можете **приказать** врагу показать что-то одно. Потребуйте Лидера.',
        de: 'Du spielst {JOL} und **weißt mehr**: Du siehst jede Karte vor der Versteigerung und einmal pro Runde die nächste Einflusskarte. Vor deinem Kampf darfst du dem Gegner **befehlen**, eines zu zeigen. Verlange den Anführer.',
      },
      point: ['side-3', 'traitors', '> command leader'],
      answer: ['command leader'],
      else: [
        {
          when: ['command attack', 'command defence', 'command number'],
          say: {
            en: 'Useful too, another day. But look at your traitor card: the {LET_L1}, a leader of {LET}. Ask for the leader.',
            ru: 'В другой раз полезно и это. Но взгляните на свою Карту Предателя: {LET_L1}, Лидер расы {LET}. Потребуйте Лидера.',
            de: 'An einem anderen Tag auch nützlich. Aber sieh auf deine Verräterkarte: {LET_L1}, ein Anführer von {LET}. Verlange den Anführer.',
          },
        },
        {
          when: 'pass',
          say: {
            en: 'A command costs nothing. Ask for the leader.',
            ru: 'Приказ ничего не стоит. Потребуйте Лидера.',
            de: 'Ein Befehl kostet nichts. Verlange den Anführer.',
          },
        },
      ],
      claims: ({ view }) => ({ 'the traitor is held': view.own.traitors.join() === 'LET-L1' }),
    },
    {
      say: {
        en: '{LET} shows the {LET_L1}, and is bound to send him: he is your traitor. So dial **0**, with any leader: why lose units in a battle you have already won?',
        ru: '{LET} показывает: {LET_L1}, и обязан послать его. А это ваш предатель. Ставьте **0**, Лидер любой: зачем терять Войска в уже выигранном бою?',
        de: '{LET} zeigt „{LET_L1}“ und muss ihn schicken: Er ist dein Verräter. Stell also **0** ein, mit beliebigem Anführer: Wozu Einheiten verlieren, wenn der Kampf schon gewonnen ist?',
      },
      answer: ['dial 0', 'lead', 'slot'],
      taught: ['dial 0', 'lead JOL-L5', 'slot none'],
      else: [
        {
          when: 'dial 1|2|3',
          say: {
            en: 'The number will not matter: a traitor decides before any number counts. Dial 0.',
            ru: 'Число не понадобится: предатель решает раньше чисел. Поставьте 0.',
            de: 'Die Zahl wird nicht gebraucht: Ein Verräter entscheidet, bevor Zahlen zählen. Stell 0 ein.',
          },
        },
      ],
      claims: ({ events }) => ({ 'the leader is shown': events.some(({ kind, leader }) => kind === 'answered' && leader === 'LET-L1') }),
    },
    {
      say: {
        en: '{LET} sends the {LET_L1}, as announced, with a weapon. Reveal your traitor before it strikes.',
        ru: '{LET}, как обещано, посылает Лидера {LET_L1}, да ещё с оружием. Раскройте предателя, пока оно не сработало.',
        de: '{LET} schickt wie angekündigt „{LET_L1}“, und zwar mit einer Waffe. Deck deinen Verräter auf, bevor sie wirkt.',
      },
      point: ['> call'],
      answer: ['call'],
      else: [
        {
          when: 'decline',
          say: {
            en: 'Then the numbers decide, and five stand against three. Reveal him.',
            ru: 'Тогда решат числа, а там пятеро против трёх. Раскройте его.',
            de: 'Dann entscheiden die Zahlen, und fünf stehen gegen drei. Deck ihn auf.',
          },
        },
      ],
      after: {
        en: 'All five of {LET} are gone, and you lost nobody. Knowing one thing can be worth more than units.',
        ru: '{LET} теряет всех пятерых, вы никого. Знать что-то одно бывает важнее Войск.',
        de: 'Alle fünf von {LET} sind weg, und du hast niemanden verloren. Eines zu wissen kann mehr wert sein als Einheiten.',
      },
      proves: ({ view }) => ({
        'three are left, none of theirs': unitsIn(view, 'ICA', JOL_NAR) === 3 && unitsIn(view, 'ICA', LETNEV) === 0,
      }),
    },
  ],
  check: {
    ask: {
      en: 'The enemy answers “no attack card”. May he still play one?',
      ru: 'Противник отвечает: «карты атаки нет». Может ли он всё же её сыграть?',
      de: 'Der Gegner antwortet „keine Angriffskarte“. Darf er trotzdem eine spielen?',
    },
    options: [{ say: { en: 'Yes', ru: 'Да', de: 'Ja' } }, { say: { en: 'No', ru: 'Нет', de: 'Nein' }, right: true }],
    right: { en: 'Right: the answer binds.', ru: 'Верно: ответ связывает.', de: 'Richtig: Die Antwort bindet.' },
    wrong: {
      en: 'No: the answer binds him for this battle.',
      ru: 'Нет: ответ связывает его в этом бою.',
      de: 'Nein: Die Antwort bindet ihn für diesen Kampf.',
    },
  },
};
