import { neighbours } from '@orrery/liberation';
import { HOUSE, LIBERATION, type LiberationLesson, priceOf } from './lesson.ts';

type At = Parameters<NonNullable<LiberationLesson['values']>>[0];
/** Cities one line from a city, as the galaxy lies now. */
const joined = ({ rules, view }: At, city: string): string => neighbours(rules.table.pack, view.layout)[city]?.join('') ?? '';

export const lesson: LiberationLesson = {
  pack: HOUSE,
  options: { warpedWorld: true, warpedReplaces: 'P4' },
  seat: LIBERATION,
  clauses: [
    'LIB-WARP-5',
    'LIB-WARP-6',
    'LIB-WARP-7',
    'LIB-WARP-9',
    'LIB-MISSION-SPACE-ANOMALY-1',
    'LIB-MISSION-SPACE-ANOMALY-2',
    'LIB-MISSION-SPACE-ANOMALY-3',
  ],
  scenes: {
    start: {
      position: 'P3A,P1A/P5A,P2A 1 ACDEFQ GP HJ I BR O lib.step2 8',
      script: ['draw', 'exploit I', 'attack Q'],
    },
  },
  steps: [
    {
      say: {
        en: 'You are the Liberation, your base is {O}. The Dynasty holds {I}, and a line joins the two: it may attack you next turn. Your card {R} can bend the galaxy. Play its mission: **{spaceAnomaly}**.',
        ru: 'Вы — Сопротивление, ваша база — {O}. У Династии {I}, и между ними линия: в следующий ход она может напасть. Ваша карта {R} умеет искривлять галактику. Сыграйте её миссию: **{spaceAnomaly}**.',
        de: 'Du bist die Liberation, deine Basis ist {O}. Die Dynastie hat {I}, und eine Linie verbindet beide: Nächsten Zug kann sie dich angreifen. Deine Karte {R} kann die Galaxis verbiegen. Spiel ihren Einsatz: **{spaceAnomaly}**.',
      },
      point: ['city-I', 'city-O', 'hand-R'],
      answer: ['mission R'],
      else: [
        {
          when: 'evade',
          say: {
            en: 'That would be one way out. But {R} offers a second one, and it costs nothing: bend the lines instead.',
            ru: 'Это тоже выход. Но {R} даёт другой, и бесплатно: искривите линии.',
            de: 'Das wäre ein Ausweg. Aber {R} bietet einen zweiten, und er kostet nichts: Verbieg stattdessen die Linien.',
          },
        },
        {
          when: ['pass', 'sabotage', 'mission B'],
          say: {
            en: 'The line from {I} to {O} is still there, and so is the danger. Play {R}.',
            ru: 'Линия между {I} и {O} остаётся, и опасность тоже. Сыграйте {R}.',
            de: 'Die Linie von {I} nach {O} bleibt, und die Gefahr auch. Spiel {R}.',
          },
        },
      ],
      claims: (at) => ({
        'I touches O': joined(at, 'I').includes('O') && at.view.occupied.includes('I'),
        free: priceOf(at.rules, 'spaceAnomaly') === '',
      }),
    },
    {
      say: {
        en: 'Now choose a map card and how to turn it, so that **no line joins {I} and {O}** any more. {O} lies on {P5}, the violet planet.',
        ru: 'Выберите карту планеты и как её повернуть, чтобы **между {I} и {O} не было линии**. {O} лежит на фиолетовой планете: {P5}.',
        de: 'Wähl nun eine Planetenkarte und wie du sie drehst, sodass **keine Linie mehr {I} und {O} verbindet**. {O} liegt auf dem violetten Planeten: {P5}.',
      },
      point: ['map-P5', 'city-I', 'city-O'],
      answer: ['map', 'rotate'],
      taught: ['map P5', 'rotate half-turn'],
      fits: (at) => !joined(at, 'I').includes('O'),
      unfit: {
        en: 'A line still joins {I} and {O}: the attack would find you. Turn another way; {P5} is the card to try.',
        ru: 'Линия между {I} и {O} осталась: нападение вас найдёт. Поверните иначе; попробуйте карту «{P5}».',
        de: 'Eine Linie verbindet {I} und {O} noch immer: Der Angriff fände dich. Dreh anders; versuch es mit {P5}.',
      },
    },
    {
      say: {
        en: 'Your base is still the city {O}; it is only joined to others now, and {I} looks elsewhere. {spaceAnomaly} also lets you **evade** now, if you like. Evade, or stay.',
        ru: 'Ваша база по-прежнему {O}, только соединена она теперь с другими, а {I} смотрит в другую сторону. «{spaceAnomaly}» позволяет ещё и **сменить базу**. Меняйте или оставайтесь.',
        de: 'Deine Basis ist immer noch die Stadt {O}, nur ist sie jetzt mit anderen verbunden, und {I} blickt anderswohin. „{spaceAnomaly}“ lässt dich jetzt auch noch **verlegen**, wenn du willst. Verlege oder bleib.',
      },
      answer: [['skip', 'evade', 'base']],
      taught: ['skip'],
      until: ({ choice }) => choice?.verb === 'skip' || choice?.verb === 'base',
      claims: (at) => ({ 'the base is where it was': at.view.base === 'O', 'I looks elsewhere': !joined(at, 'I').includes('O') }),
    },
    {
      say: {
        en: '{fate, select, missed {The Dynasty attacked where its new line leads, and missed.} other {The Dynasty has had its turn, and not found you.}} Everybody sees how the galaxy lies, but nobody sees why you turned it: a turn can be flight, or a bluff.',
        ru: '{fate, select, missed {Династия напала туда, куда ведёт новая линия, и промахнулась.} other {Династия сделала ход и вас не нашла.}} Как лежит галактика, видят все, но зачем вы её повернули — никто: это и бегство, и блеф.',
        de: '{fate, select, missed {Die Dynastie griff an, wohin ihre neue Linie führt, und verfehlte.} other {Die Dynastie war am Zug und hat dich nicht gefunden.}} Wie die Galaxis liegt, sehen alle; warum du gedreht hast, niemand: Es kann Flucht sein oder ein Bluff.',
      },
      point: ['city-Q', 'city-O'],
      read: true,
      claims: ({ events, view }) => ({
        'the attack on Q misses': events.some((event) => event.kind === 'missed' && event['city'] === 'Q'),
        'the game goes on': view.result === null,
      }),
    },
  ],
  values: ({ events }) => ({ fate: events.some(({ kind }) => kind === 'missed') ? 'missed' : 'quiet' }),
  check: {
    ask: {
      en: 'You turn a map card by {spaceAnomaly}. Must you evade as well?',
      ru: '«{spaceAnomaly}»: вы повернули карту планеты. Обязательно ли ещё и менять базу?',
      de: 'Du drehst mit „{spaceAnomaly}“ eine Planetenkarte. Musst du auch verlegen?',
    },
    options: [
      { say: { en: 'Yes', ru: 'Да', de: 'Ja' } },
      { say: { en: 'No, only if I like', ru: 'Нет, только если захочу', de: 'Nein, nur wenn ich will' }, right: true },
      { say: { en: 'The base turns with the map', ru: 'База повернулась вместе с картой', de: 'Die Basis dreht sich mit' } },
    ],
    right: {
      en: 'Right: turning is a must, evading is up to you.',
      ru: 'Верно: повернуть надо, менять базу — по желанию.',
      de: 'Richtig: Drehen ist Pflicht, Verlegen steht dir frei.',
    },
    wrong: {
      en: 'Turning is a must, evading is up to you; the base itself never moves by it.',
      ru: 'Повернуть надо, менять базу — по желанию; сама база от поворота не сдвигается.',
      de: 'Drehen ist Pflicht, Verlegen steht dir frei; die Basis selbst bewegt sich dadurch nie.',
    },
  },
};
