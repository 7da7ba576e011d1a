import { PACK, type RexLesson, scene, unitsIn } from './lesson.ts';

const HACAN = 4;
const XXCHA = 5;
/** What the learner has predicted. */
const ROUND = 6;

const RACES = { races: ['LAZ', 'SOL', 'JOL', 'LET', 'HAC', 'XXC'], round: 4, fleet: 10, prediction: ['HAC', ROUND] } as const;
/** Somebody with a card is asked when the battles are over: the city is still to be seen then. */
const CARDS = { discarded: ['I7', 'I4', 'I1', 'I2'], draws: ['I6'], hands: { LET: ['recruits'] } } as const;

export const lesson: RexLesson = {
  pack: PACK,
  options: { seats: 6, racePool: 'all' },
  seat: XXCHA,
  clauses: [
    'REX-SETUP-6',
    'REX-WIN-17',
    'REX-WIN-18',
    'REX-RACE-XXC-1',
    'REX-RACE-XXC-3',
    'REX-RACE-XXC-5',
    'REX-RACE-XXC-6',
    'REX-RACE-XXC-7',
  ],
  scenes: {
    start: scene('D-FLIP', {
      ...RACES,
      begin: 'battle',
      first: 'LAZ',
      units: { ADI: { XXC: 4, HAC: 6 }, GC: { XXC: 5 }, CSP: { JOL: 6 }, PAL: { SOL: 6 }, INB: { LET: 6 } },
      influence: { LAZ: 5, SOL: 4, JOL: 5, LET: 5, HAC: 9, XXC: 4 },
      ...CARDS,
    }),
    council: scene(
      'D-FREEUNIT',
      {
        ...RACES,
        begin: 'maneuver',
        first: 'LAZ',
        units: { ADI: { HAC: 6 }, GC: { XXC: 5 }, CSP: { JOL: 6 }, PAL: { SOL: 6 }, INB: { LET: 6 } },
        down: { ADI: 4 },
        influence: { LAZ: 5, SOL: 4, JOL: 5, LET: 5, HAC: 9, XXC: 4 },
        ...CARDS,
      },
      ['0: deploy MPN', '0: units 2 0'],
    ),
  },
  steps: [
    {
      say: {
        en: 'You are {XXC}. Before the game you wrote down **a race and a round**. If that race is among the winners of that round, you win instead, alone. What did you predict here?',
        ru: 'Вы — {XXC}. До игры вы записали **расу и раунд**. Если эта раса окажется среди победителей этого раунда, вместо неё победите вы, в одиночку. Что вы предсказали здесь?',
        de: 'Du spielst {XXC}. Vor dem Spiel hast du **ein Volk und eine Runde** notiert. Ist das Volk unter den Siegern dieser Runde, gewinnst stattdessen du, allein. Was hast du hier vorhergesagt?',
      },
      point: ['notes'],
      pick: [
        { say: { en: '{HAC} in round {round}', ru: '{HAC} в раунде {round}', de: '{HAC} in Runde {round}' }, right: true },
        {
          say: { en: '{LET} in round {round}', ru: '{LET} в раунде {round}', de: '{LET} in Runde {round}' },
          else: {
            en: 'Look at your own note below the board, which only you can see: {HAC}, round {round}.',
            ru: 'Посмотрите свою запись под полем, её видите только вы: {HAC}, раунд {round}.',
            de: 'Sieh auf deine Notiz unter dem Brett, die nur du siehst: {HAC}, Runde {round}.',
          },
        },
        {
          say: { en: '{HAC} in any round', ru: '{HAC} в любом раунде', de: '{HAC} in irgendeiner Runde' },
          else: {
            en: 'The round must fit exactly: {round}.',
            ru: 'Раунд должен совпасть точно: {round}.',
            de: 'Die Runde muss genau stimmen: {round}.',
          },
        },
      ],
      after: {
        en: '{HAC}, and exactly in round {round}. Nobody but you sees the note.',
        ru: '{HAC}, и точно в раунде {round}. Запись видите только вы.',
        de: '{HAC}, und genau in Runde {round}. Die Notiz siehst nur du.',
      },
      claims: ({ view }) => ({
        'that is the prediction': view.own.prediction?.race === 'HAC' && view.own.prediction.round === ROUND,
      }),
    },
    {
      say: {
        en: 'Six of {HAC} share {ADI} with your four. You want {HAC} to prosper! Before battles you may lay your units **face down**, place by place: then they fight nobody. The {GC} as you like; {ADI} face down.',
        ru: '{ADI}: там шестеро расы {HAC} и ваши четверо. А вам нужно, чтобы {HAC} процветал! Перед боями свои Войска можно положить **лицом вниз**, место за местом: тогда они ни с кем не сражаются. {GC} — как хотите, {ADI} — вниз.',
        de: '{ADI}: Dort stehen sechs von {HAC} neben deinen vieren. Du willst doch, dass {HAC} gedeiht! Vor den Kämpfen darfst du deine Einheiten **verdeckt** legen, Ort für Ort: Dann kämpfen sie nicht. {GC} nach Belieben, {ADI} verdeckt.',
      },
      point: ['place-GC', 'place-ADI'],
      answer: ['turn GC', 'turn ADI down'],
      taught: ['turn GC up', 'turn ADI down'],
      else: [
        {
          when: 'turn ADI up',
          say: {
            en: 'Then you fight the very race you have bet on. Turn them face down.',
            ru: 'Тогда вы сразитесь с той самой расой, на которую поставили. Положите их лицом вниз.',
            de: 'Dann kämpfst du gegen genau das Volk, auf das du gesetzt hast. Leg sie verdeckt.',
          },
        },
      ],
      after: {
        en: 'No battle. Face-down units hold nothing, fight nobody and collect nothing: {HAC} is alone there now. They still move with you, and the fleet still burns them.',
        ru: 'Боя не будет. Войска лицом вниз ничего не держат, ни с кем не сражаются и ничего не собирают: {HAC} теперь там один. Но перемещаться они могут, и флот их сожжёт.',
        de: 'Kein Kampf. Verdeckte Einheiten halten nichts, kämpfen nicht und sammeln nichts: {HAC} steht dort nun allein. Bewegen dürfen sie sich, und die Flotte verbrennt sie auch.',
      },
      claims: ({ view }) => ({ 'six beside four': unitsIn(view, 'ADI', HACAN) === 6 && unitsIn(view, 'ADI', XXCHA) === 4 }),
      proves: ({ view }) => ({
        'Hacan holds the place': view.locations.find(({ location }) => location === 'ADI')?.controller === HACAN,
      }),
    },
    {
      scene: 'council',
      say: {
        en: 'In a Maneuver phase: {LAZ} has just deployed units. Each time **another player deploys**, you may place one of yours in the {GC}, free. Do it.',
        ru: 'Фаза Манёвров: {LAZ} только что развернул Войска. Каждый раз, когда **развёртывается другой**, вы можете бесплатно поставить одно своё: {GC}. Поставьте.',
        de: 'In einer Manöverphase: {LAZ} hat gerade stationiert. Jedes Mal, wenn **ein anderer stationiert**, darfst du eine deiner Einheiten kostenlos hierher stellen: {GC}. Tu es.',
      },
      point: ['place-GC', '> freeUnit'],
      answer: ['freeUnit'],
      else: [
        {
          when: 'decline',
          say: {
            en: 'It costs nothing, and your Council grows by itself. Take it.',
            ru: 'Это ничего не стоит, и ваш Совет растёт сам собой. Берите.',
            de: 'Es kostet nichts, und dein Rat wächst von selbst. Nimm sie.',
          },
        },
      ],
      claims: ({ view }) => ({ 'five in the Council': unitsIn(view, 'GC', XXCHA) === 5 }),
    },
    {
      say: {
        en: 'Six in the Council now, next to {beside} places. And before your own battle you may forbid the enemy one card by its name: {energy_rifle}, say, or {antitoxin}.',
        ru: 'В Совете теперь шестеро, а рядом с ним столько мест: {beside}. А перед своим боем вы можете запретить врагу одну карту по имени, например: {energy_rifle} или {antitoxin}.',
        de: 'Im Rat stehen nun sechs, direkt neben {beside} Orten. Und vor deinem eigenen Kampf darfst du dem Gegner eine Karte beim Namen verbieten, etwa {energy_rifle} oder {antitoxin}.',
      },
      point: ['place-GC'],
      read: true,
      claims: ({ view }) => ({ 'six in the Council': unitsIn(view, 'GC', XXCHA) === 6 }),
    },
  ],
  values: ({ rules }) => ({
    round: ROUND,
    beside: rules.table.pack.locations.find(({ council }) => council)?.adj.length ?? 0,
  }),
  check: {
    ask: {
      en: 'The race you predicted wins in an alliance with you, in the round you named.',
      ru: 'Предсказанная раса побеждает в названном раунде, в Альянсе с вами.',
      de: 'Das vorhergesagte Volk gewinnt in der genannten Runde, im Bündnis mit dir.',
    },
    options: [
      { say: { en: 'You share', ru: 'Победа общая', de: 'Ihr teilt' } },
      { say: { en: 'You win alone', ru: 'Вы победили в одиночку', de: 'Du gewinnst allein' }, right: true },
    ],
    right: {
      en: 'Right: the prediction takes it all.',
      ru: 'Верно: предсказание забирает всё.',
      de: 'Richtig: Die Vorhersage nimmt alles.',
    },
    wrong: {
      en: 'The prediction comes first: you win alone.',
      ru: 'Предсказание важнее: вы победили в одиночку.',
      de: 'Die Vorhersage geht vor: Du gewinnst allein.',
    },
  },
};
