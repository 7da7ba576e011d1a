import { neighbours } from '@orrery/liberation';
import { GALAXY, HOUSE, LIBERATION, type LiberationLesson } from './lesson.ts';

export const lesson: LiberationLesson = {
  pack: HOUSE,
  seat: LIBERATION,
  clauses: ['LIB-EVADE-1', 'LIB-EVADE-2', 'LIB-EVADE-3', 'LIB-EVADE-4', 'LIB-EVADE-5', 'LIB-EVADE-6', 'LIB-LIB-STEP3-1'],
  scenes: {
    start: {
      position: `${GALAXY} 1 ACDEFGK M JN L BI H lib.step2 6`,
      script: ['draw', 'exploit L', 'attack H', 'discard H'],
    },
  },
  steps: [
    {
      say: {
        en: 'Danger: the Dynasty holds {L}, and a line joins {L} and your base {H}. Choose **Evade**.',
        ru: 'Опасность: у Династии {L}, и линия соединяет её с вашей базой {H}. **Поменяйте базу**.',
        de: 'Gefahr: Die Dynastie hat {L}, und eine Linie verbindet {L} mit deiner Basis {H}. **Verlege die Basis**.',
      },
      point: ['city-L', 'city-H', '> evade'],
      answer: ['evade'],
      else: [
        {
          when: 'sabotage',
          say: {
            en: 'It costs the Dynasty at most a card; the attack on {H} still comes. Evade.',
            ru: 'Династия потеряет разве что карту, а на {H} всё равно нападёт. Меняйте базу.',
            de: 'Das kostet die Dynastie höchstens eine Karte; der Angriff auf {H} kommt trotzdem. Verlege.',
          },
        },
        {
          when: ['mission', 'pass'],
          say: {
            en: 'The base stays at {H}, one line from {L}. Evade.',
            ru: 'База останется на {H}, в одной линии от {L}. Меняйте базу.',
            de: 'Die Basis bleibt in {H}, eine Linie von {L}. Verlege.',
          },
        },
      ],
      claims: ({ rules, view }) => ({
        'L touches H': neighbours(rules.table.pack, view.layout)['H']?.includes('L') === true,
        'L is occupied': view.occupied.includes('L'),
      }),
    },
    {
      say: {
        en: 'Now lay down your base anew: the same card, or one from your hand whose city is **one line** from {H}. Which one is?',
        ru: 'Теперь положите базу заново: ту же карту или карту с руки, до которой от {H} **одна линия**. Какая подходит?',
        de: 'Leg nun deine Basis neu: dieselbe Karte oder eine Handkarte, deren Stadt **eine Linie** von {H} entfernt ist. Welche ist das?',
      },
      point: ['city-H', 'hand-I', 'hand-B'],
      answer: ['base I'],
      else: [
        {
          when: 'base H',
          say: {
            en: 'A bold bluff: the Dynasty does not see which card you lay down. But {L} still touches {H}. This once, move.',
            ru: 'Смелый блеф: Династия не видит, какую карту вы кладёте. Но {L} по-прежнему рядом с {H}. На этот раз переезжайте.',
            de: 'Ein kühner Bluff: Die Dynastie sieht nicht, welche Karte du legst. Aber {L} grenzt weiter an {H}. Zieh diesmal um.',
          },
        },
        {
          when: 'base B',
          say: {
            en: 'No line joins {H} and {B}. An Evade goes one line at most: {I}.',
            ru: '{H} и {B} линией не соединены. База уходит не дальше одной линии: {I}.',
            de: 'Keine Linie verbindet {H} und {B}. Verlegt wird höchstens eine Linie weit: {I}.',
          },
        },
      ],
      after: {
        en: 'The Dynasty saw an Evade and nothing more.',
        ru: 'Династия видела, что базу меняли, и больше ничего.',
        de: 'Die Dynastie sah, dass verlegt wurde, und sonst nichts.',
      },
      claims: ({ open }) => ({ 'H or I': open.join() === 'base H,base I' }),
      proves: ({ view }) => ({ 'the base is I': view.base === 'I' }),
    },
    {
      say: {
        en: 'It attacks {H} and takes the card: it was in your hand, **no longer the base**. You are alive.',
        ru: 'Нападение на {H}: карту у вас забрали, но она была на руке и **уже не база**. Вы живы.',
        de: 'Sie greift {H} an und nimmt die Karte: Die war auf deiner Hand, **nicht mehr die Basis**. Du lebst.',
      },
      point: ['city-H'],
      read: true,
      claims: ({ events, view }) => ({
        'H was hit': events.some((event) => event.kind === 'hit' && event['city'] === 'H'),
        'and the game goes on': view.result === null,
      }),
    },
  ],
  check: {
    ask: {
      en: 'Your base is {H}, your hand {B} and {F}. Where can an Evade go?',
      ru: 'Ваша база — {H}, на руке {B} и {F}. Куда можно поменять базу?',
      de: 'Deine Basis ist {H}, deine Hand {B} und {F}. Wohin kannst du verlegen?',
    },
    options: [
      { say: { en: '{B} or {F}', ru: '{B} или {F}', de: '{B} oder {F}' } },
      { say: { en: 'Only {H} again', ru: 'Только снова {H}', de: 'Nur wieder {H}' }, right: true },
      { say: { en: 'Anywhere', ru: 'Куда угодно', de: 'Überallhin' } },
    ],
    right: {
      en: 'Right: neither has a line to {H}. The mission {mobilizeBase} would go anywhere.',
      ru: 'Верно: ни одна не соединена с {H}. Куда угодно ведёт миссия «{mobilizeBase}».',
      de: 'Richtig: Keine hat eine Linie nach {H}. Der Einsatz „{mobilizeBase}“ ginge überallhin.',
    },
    wrong: {
      en: 'Only along one line: neither {B} nor {F} touches {H}.',
      ru: 'Только вдоль одной линии: ни {B}, ни {F} не соединены с {H}.',
      de: 'Nur entlang einer Linie: Weder {B} noch {F} grenzt an {H}.',
    },
  },
};
