import { type At, FOUR, PACK, type RexLesson, scene, SOL, unitsIn } from './lesson.ts';

/** Where the fleet stands, and the card Sol has seen. */
const FLEET = 10;
const NEXT = 5;

/** The sector of a place that burns this round; 0 where it is safe. */
function burning({ rules }: At, place: unknown): number {
  const { sector, shield, council } = rules.table.pack.locations.find(({ id }) => id === place) ?? {};
  return sector && !shield && !council && sector > FLEET && sector <= FLEET + NEXT ? sector : 0;
}

export const lesson: RexLesson = {
  pack: PACK,
  options: FOUR,
  seat: SOL,
  clauses: [
    'REX-RACE-SOL-1',
    'REX-RACE-SOL-2',
    'REX-RACE-SOL-3',
    'REX-RACE-SOL-4',
    'REX-RACE-SOL-5',
    'REX-WIN-9',
    'REX-OFFEN-4',
    'REX-OFFEN-8',
  ],
  scenes: {
    start: scene('D-MOVE', {
      begin: 'influence',
      first: 'SOL',
      round: 3,
      fleet: FLEET,
      bombardment: NEXT,
      units: { REC: { SOL: 4 }, PAL: { LET: 3 }, CSP: { JOL: 6 }, INB: { LET: 5 }, GC: { LAZ: 3 } },
      influence: { LAZ: 5, SOL: 3, JOL: 4, LET: 5 },
      discarded: ['I7', 'I4'],
      draws: ['I8'],
    }),
  },
  steps: [
    {
      say: {
        en: 'You are {SOL}. The fleet is yours: each round **you alone see the next fleet card**. It is a {next}, and the fleet stands over sector {fleet}. Which is the last sector it will burn?',
        ru: 'Вы — {SOL}. Флот ваш: каждый раунд **только вы видите следующую карту флота**. Это {next}, а флот стоит в секторе {fleet}. Какой сектор сгорит последним?',
        de: 'Du spielst {SOL}. Die Flotte gehört dir: **Nur du siehst jede Runde die nächste Flottenkarte.** Es ist eine {next}, und die Flotte steht über Sektor {fleet}. Welcher Sektor verbrennt als letzter?',
      },
      point: ['notes'],
      pick: [
        {
          say: { en: '{next}', ru: '{next}', de: '{next}' },
          else: {
            en: 'The card says how many sectors it flies, not where to: {next} from sector {fleet}.',
            ru: 'Карта говорит, сколько секторов пройти, а не куда: {next} от сектора {fleet}.',
            de: 'Die Karte sagt, wie viele Sektoren sie fliegt, nicht wohin: {next} ab Sektor {fleet}.',
          },
        },
        {
          say: { en: '{before}', ru: '{before}', de: '{before}' },
          else: {
            en: 'It burns every sector it enters, the last one too: {fleet} and {next} make {last}.',
            ru: 'Сгорает каждый сектор, в который он входит, и последний тоже: {fleet} и {next} — это {last}.',
            de: 'Jeder Sektor, in den sie einfliegt, verbrennt, auch der letzte: {fleet} und {next} sind {last}.',
          },
        },
        { say: { en: '{last}', ru: '{last}', de: '{last}' }, right: true },
      ],
      after: {
        en: '{fleet} and {next}: it enters sector {last} and burns it too.',
        ru: '{fleet} и {next}: флот входит в сектор {last} и сжигает и его.',
        de: '{fleet} und {next}: Sie kommt in Sektor {last} und verbrennt auch ihn.',
      },
      claims: ({ view }) => ({ 'the card is seen': view.own.bombardment === NEXT, 'the fleet stands there': view.fleet === FLEET }),
    },
    {
      say: {
        en: 'Your units move **{steps} steps**, where others go two. Your four stand in the open: {REC}, sector 14. Take all of them to a place that survives.',
        ru: 'Ваши Войска перемещаются на **{steps} шага**, другие на два. Четверо стоят под открытым небом: {REC}, сектор 14. Уведите всех в безопасное место.',
        de: 'Deine Einheiten gehen **{steps} Schritte**, andere nur zwei. Vier stehen im Freien: {REC}, Sektor 14. Bring sie alle an einen Ort, der heil bleibt.',
      },
      point: ['place-REC'],
      answer: ['move REC', 'units'],
      taught: ['move REC NOB', 'units 4'],
      else: [
        {
          when: 'move',
          if: (at) => burning(at, at.choice?.['to']) > 0,
          say: {
            en: '{to} is open ground in sector {sector}: it burns. A shield, or a sector outside {first} to {last}, is safe.',
            ru: '{to}: открытое место в секторе {sector}, оно сгорит. Спасёт щит или сектор вне {first}–{last}.',
            de: '{to} ist offenes Gelände in Sektor {sector}: Es verbrennt. Sicher ist ein Schild oder ein Sektor außerhalb von {first} bis {last}.',
          },
        },
        {
          when: 'units 1|2|3',
          say: {
            en: 'Those who stay burn. Take all four.',
            ru: 'Кто останется, сгорит. Уведите всех четверых.',
            de: 'Wer bleibt, verbrennt. Nimm alle vier mit.',
          },
        },
        {
          when: 'end',
          say: {
            en: 'Then all four burn in sector 14. Move first.',
            ru: 'Тогда все четверо сгорят в секторе 14. Сначала перемещение.',
            de: 'Dann verbrennen alle vier in Sektor 14. Erst bewegen.',
          },
        },
      ],
      claims: (at) => ({ 'they stand where it burns': burning(at, 'REC') === 14 && unitsIn(at.view, 'REC', SOL) === 4 }),
    },
    {
      say: {
        en: 'You deploy **free of charge**, any number, but only in sectors 13 to 17. Deploy where the coins are and the fleet is not.',
        ru: 'Вы развёртываетесь **бесплатно**, сколько угодно, но только в секторах 13–17. Встаньте там, где монеты есть, а флота не будет.',
        de: 'Du stationierst **kostenlos**, so viele du willst, aber nur in den Sektoren 13 bis 17. Lande, wo Münzen liegen und die Flotte nicht hinkommt.',
      },
      point: ['place-TRE'],
      answer: ['deploy', 'units'],
      taught: ['deploy TRE', 'units 5'],
      else: [
        {
          when: 'deploy MEM|REC|WIN',
          say: {
            en: 'The {next} you have seen burns this place: sectors {first} to {last}.',
            ru: 'Карта {next}, которую вы видели, сожжёт это место: секторы {first}–{last}.',
            de: 'Die {next}, die du gesehen hast, verbrennt diesen Ort: Sektoren {first} bis {last}.',
          },
        },
        {
          when: 'deploy NOB|PAL|VEL',
          say: {
            en: 'Free and safe. But the coins lie here: {TRE}, {coins} of them, in sector 16.',
            ru: 'Бесплатно и безопасно. Но монеты лежат здесь: {TRE}, их {coins}, сектор 16.',
            de: 'Kostenlos und sicher. Aber die Münzen liegen hier: {TRE}, {coins} Stück, in Sektor 16.',
          },
        },
        {
          when: 'end',
          say: {
            en: 'Deploying costs you nothing: do it first.',
            ru: 'Развёртывание вам ничего не стоит: сначала развернитесь.',
            de: 'Stationieren kostet dich nichts: erst landen.',
          },
        },
      ],
      after: {
        en: 'Each unit carries 2, so five are enough for all {coins}. And a Sol Offensive never destroys your units: you may even move them away from there, free.',
        ru: 'Каждое Войско уносит 2, так что пятерых хватит на все {coins}. А Наступление Сол ваших Войск не уничтожает: вы даже можете бесплатно увести их оттуда.',
        de: 'Jede Einheit trägt 2, fünf genügen also für alle {coins}. Und eine Sol-Offensive vernichtet deine Einheiten nie: Du darfst sie sogar kostenlos von dort verlegen.',
      },
      claims: ({ view }) => ({ 'ten coins lie there': view.locations.find(({ location }) => location === 'TRE')?.influence === 10 }),
      proves: ({ view }) => ({ 'nothing was paid': view.players[SOL]?.influence === 3 }),
    },
  ],
  values: (at) => ({
    next: NEXT,
    fleet: FLEET,
    first: FLEET + 1,
    before: FLEET + NEXT - 1,
    last: FLEET + NEXT,
    steps: at.rules.table.pack.races.find(({ id }) => id === 'SOL')?.moveBase ?? 0,
    sector: burning(at, at.choice?.['to']),
    coins: at.view.locations.find(({ location }) => location === 'TRE')?.influence ?? 0,
  }),
  check: {
    ask: {
      en: 'After the last round nobody has won by strongholds. You win if',
      ru: 'После последнего раунда никто не победил крепостями. Вы побеждаете, если',
      de: 'Nach der letzten Runde hat niemand durch Festungen gewonnen. Du gewinnst, wenn',
    },
    options: [
      {
        say: {
          en: 'no other player holds the {PAL} or {MPS}',
          ru: 'никто другой не держит ни того, ни другого: {PAL}, {MPS}',
          de: 'kein anderer eine dieser beiden hält: {PAL}, {MPS}',
        },
        right: true,
      },
      { say: { en: 'you hold four strongholds', ru: 'у вас четыре крепости', de: 'du vier Festungen hältst' } },
    ],
    right: {
      en: 'Right; in an alliance your allies win too.',
      ru: 'Верно; в Альянсе победят и ваши союзники.',
      de: 'Richtig; im Bündnis gewinnen deine Verbündeten mit.',
    },
    wrong: {
      en: 'It is enough that nobody else holds those two: the {PAL} and {MPS}.',
      ru: 'Достаточно, чтобы этими двумя не владел никто другой: {PAL}, {MPS}.',
      de: 'Es genügt, dass kein anderer diese beiden hält: {PAL} und {MPS}.',
    },
  },
};
