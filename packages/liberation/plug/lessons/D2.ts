import { DYNASTY, GALAXY, HOUSE, type LiberationLesson, targets } from './lesson.ts';

export const lesson: LiberationLesson = {
  pack: HOUSE,
  seat: DYNASTY,
  clauses: [
    'LIB-TURN-2',
    'LIB-DYN-STEP1-1',
    'LIB-EXPLOIT-1',
    'LIB-EXPLOIT-2',
    'LIB-EXPLOIT-7',
    'LIB-OCCUPY-1',
    'LIB-OCCUPY-2',
    'LIB-OCCUPY-3',
    'LIB-MAP-4',
    'LIB-UNEXPLOIT-1',
    'LIB-UNEXPLOIT-2',
    'LIB-DYN-STEP3-1',
    'LIB-DISCARD-1',
    'LIB-DISCARD-2',
    'LIB-DISCARD-6',
  ],
  scenes: {
    start: { position: `${GALAXY} 1 BDFGJKL M AI C HN E dyn.step1 1`, script: ['draw', 'pass'] },
    full: { position: `${GALAXY} 1 DGJK F BILM AC HN E dyn.step3 7` },
  },
  values: ({ view }) => ({ hand: view.hand.length }),
  steps: [
    {
      say: {
        en: 'A turn has three steps: **take** something, **do** something, **discard** down to three cards. Step 1: draw a card.',
        ru: 'В ходе три шага: **взять**, **сделать**, **сбросить** до трёх карт. Шаг 1: возьмите карту.',
        de: 'Ein Zug hat drei Schritte: etwas **nehmen**, etwas **tun**, auf drei Karten **abwerfen**. Schritt 1: Zieh eine Karte.',
      },
      point: ['deck', '> draw'],
      answer: ['draw'],
      else: [
        {
          when: 'skip',
          say: {
            en: 'Allowed, but cards are your future cities. Draw.',
            ru: 'Можно, но карты — ваши будущие локации. Возьмите.',
            de: 'Erlaubt, aber Karten sind deine künftigen Städte. Zieh.',
          },
        },
      ],
      proves: ({ view }) => ({ 'the card is B': view.hand.join('') === 'ABI' }),
    },
    {
      say: {
        en: 'Step 2. Exploit {C} again, this time to **occupy**: place a city from your hand that is one line away from {C}.',
        ru: 'Шаг 2. Снова задействуйте {C}, на этот раз для **захвата**: выложите с руки локацию, до которой от {C} одна линия.',
        de: 'Schritt 2. Beute {C} wieder aus, diesmal um zu **besetzen**: Leg eine Stadt aus deiner Hand, die eine Linie von {C} entfernt ist.',
      },
      point: ['city-C', 'hand-A', 'hand-B'],
      answer: ['exploit C', 'occupy A|B'],
      taught: ['exploit C', 'occupy A'],
      else: [
        {
          when: 'occupy I',
          say: {
            en: 'No line joins {C} and {I}. Follow the lines from {C}: {A}, {B}, {G}, {K}.',
            ru: '{C} и {I} линией не соединены. Проследите линии от {C}: {A}, {B}, {G}, {K}.',
            de: 'Keine Linie verbindet {C} und {I}. Folge den Linien von {C}: {A}, {B}, {G}, {K}.',
          },
        },
        {
          when: 'attack',
          say: {
            en: 'An attack is also possible. Now widen your reach: occupy.',
            ru: 'Напасть тоже можно. Но сейчас расширьте владения: захватите.',
            de: 'Ein Angriff ginge auch. Erweitere jetzt deine Reichweite: besetze.',
          },
        },
        {
          when: ['mission', 'perform', 'pass'],
          say: {
            en: 'That is for later. Exploit {C} and occupy a city.',
            ru: 'Это на потом. Задействуйте {C} и захватите локацию.',
            de: 'Das kommt später. Beute {C} aus und besetze eine Stadt.',
          },
        },
      ],
      after: {
        en: '{city} is yours and **ready**. {C} lies on its side: it is **exploited**, and gives nothing until you **unexploit** it.',
        ru: '{city} — ваша и **готова**. {C} лежит боком: она **задействована** и ничего не даёт, пока вы её не **восстановите**.',
        de: '{city} gehört dir und ist **bereit**. {C} liegt quer: Sie ist **ausgebeutet** und gibt nichts her, bis du sie **auffrischst**.',
      },
      claims: ({ open }) => ({ 'C can be exploited': open.includes('exploit C') }),
      proves: ({ view }) => ({ 'C is exploited': view.exploited.join('') === 'C' }),
    },
    {
      say: {
        en: 'The Liberation has had its turn, now it is yours. In step 1 you may **unexploit** a city instead of drawing: it is ready again. Unexploit {C}.',
        ru: 'Сопротивление сходило, теперь ваш ход. На шаге 1 можно не брать карту, а **восстановить** локацию: она снова готова. Восстановите {C}.',
        de: 'Die Liberation war am Zug, nun bist du es. In Schritt 1 darfst du statt zu ziehen eine Stadt **auffrischen**: Sie ist wieder bereit. Frische {C} auf.',
      },
      point: ['city-C'],
      answer: ['unexploit C'],
      else: [
        {
          when: 'draw',
          say: {
            en: 'A card more, but {C} stays exploited. Unexploit it.',
            ru: 'Одной картой больше, но {C} останется задействованной. Восстановите её.',
            de: 'Eine Karte mehr, aber {C} bleibt ausgebeutet. Frische sie auf.',
          },
        },
        {
          when: 'skip',
          say: {
            en: 'Skipping gives nothing at all. Unexploit {C}.',
            ru: 'Пропуск не даёт вообще ничего. Восстановите {C}.',
            de: 'Auslassen bringt gar nichts. Frische {C} auf.',
          },
        },
      ],
    },
    {
      say: {
        en: 'Two ready cities: more lines, more targets. Exploit either and **attack** a city one line away from it, or occupy another.',
        ru: 'Две готовые локации: больше линий, больше целей. Задействуйте любую и **нападите** на локацию через одну линию от неё — или захватите ещё одну.',
        de: 'Zwei bereite Städte: mehr Linien, mehr Ziele. Beute eine aus und **greif** eine Stadt **an**, die eine Linie von ihr entfernt ist, oder besetze noch eine.',
      },
      answer: ['exploit', ['attack', 'occupy']],
      taught: ['exploit A', 'attack F'],
      else: [
        {
          when: ['mission', 'perform', 'pass', 'unexploit'],
          say: {
            en: 'Missions and rests come later. Exploit a city and attack or occupy.',
            ru: 'Миссии и передышки потом. Задействуйте локацию и нападите или захватите.',
            de: 'Befehle, Kommandos und Pausen kommen später. Beute eine Stadt aus und greif an oder besetze.',
          },
        },
      ],
      after: [
        {
          when: 'occupy',
          say: {
            en: 'Your reach grows with every city. You may also unexploit a city as your action in step 2: so two cities can become ready in one turn, one in each step.',
            ru: 'С каждой локацией вы достаёте дальше. Восстановить локацию можно и действием на шаге 2: так за один ход восстанавливают две, по одной на каждом шаге.',
            de: 'Mit jeder Stadt reichst du weiter. Auffrischen darfst du auch als Aktion in Schritt 2: So werden in einem Zug zwei Städte bereit, eine je Schritt.',
          },
        },
        {
          if: ({ events }) => events.some(({ kind }) => kind === 'baseHit'),
          say: {
            en: 'The base! A lucky shot wins, too. As a rule you find out bit by bit, and more ready cities mean more questions.',
            ru: 'База! Побеждает и удачный выстрел. Но обычно её ищут шаг за шагом, и чем больше готовых локаций, тем больше вопросов.',
            de: 'Die Basis! Auch ein Glückstreffer gewinnt. Meist aber tastest du dich heran, und mehr bereite Städte sind mehr Fragen.',
          },
        },
        {
          if: ({ events }) => events.some(({ kind }) => kind === 'missed'),
          say: {
            en: 'A miss: the base is not in {city}. You may also unexploit a city as your action in step 2: so two cities can become ready in one turn, one in each step.',
            ru: 'Промах: {city} — не база. Восстановить локацию можно и действием на шаге 2: так за один ход восстанавливают две, по одной на каждом шаге.',
            de: 'Ein Fehlschlag: Die Basis ist nicht in {city}. Auffrischen darfst du auch als Aktion in Schritt 2: So werden in einem Zug zwei Städte bereit, eine je Schritt.',
          },
        },
        {
          say: {
            en: 'A hit: {city} was in the Liberation’s hand. The next lesson shows what that brings you.',
            ru: 'Попадание: {city} была на руке у Сопротивления. Что это даёт, покажет следующий урок.',
            de: 'Ein Treffer: {city} war auf der Hand der Liberation. Was dir das bringt, zeigt die nächste Lektion.',
          },
        },
      ],
      claims: ({ view, open }) => ({
        'two ready cities': view.occupied.length === 2 && view.exploited.length === 0,
        'both can be exploited': targets(open, 'exploit').length === 2,
      }),
    },
    {
      scene: 'full',
      say: {
        en: 'Some turns later you have drawn and acted, and hold {hand} cards. **Step 3**: keep three, discard the rest. The Liberation does not see what you put away. Discard the card you need least.',
        ru: 'Несколько ходов спустя: карту вы взяли, действие сделали, и на руке карт: {hand}. **Шаг 3**: оставьте три, прочее сбросьте. Что вы сбросили, Сопротивление не видит. Сбросьте карту, которая нужна меньше всего.',
        de: 'Einige Züge später: Du hast gezogen und gehandelt und hältst {hand} Karten. **Schritt 3**: Behalte drei und wirf den Rest ab. Was du abwirfst, sieht die Liberation nicht. Wirf ab, was du am wenigsten brauchst.',
      },
      point: ['hand-B', 'hand-I', 'hand-L', 'hand-M'],
      answer: ['discard'],
      taught: ['discard L'],
      after: {
        en: '{city} is in the discard pile, face down, and your turn is over. During the turn you may hold more than three cards; only at its end does the limit count.',
        ru: '{city} лежит в сбросе лицом вниз, и ваш ход окончен. Во время хода на руке может быть и больше трёх карт: предел действует только в конце.',
        de: '{city} liegt verdeckt in der Ablage, und dein Zug ist zu Ende. Während des Zugs darfst du mehr als drei Karten halten; erst am Ende zählt die Grenze.',
      },
      claims: ({ view, open }) => ({
        'one card too many': view.hand.length === 4,
        'any of them may go': targets(open, 'discard') === 'BILM',
      }),
      proves: ({ view }) => ({ 'three are left': view.hand.length === 3 }),
    },
  ],
  check: {
    ask: {
      en: 'What makes an exploited city ready again?',
      ru: 'Что делает задействованную локацию снова готовой?',
      de: 'Was macht eine ausgebeutete Stadt wieder bereit?',
    },
    options: [
      { say: { en: 'A new turn', ru: 'Новый ход', de: 'Ein neuer Zug' } },
      {
        say: { en: 'Unexploiting it, in step 1 or step 2', ru: 'Восстановление на шаге 1 или 2', de: 'Auffrischen, in Schritt 1 oder 2' },
        right: true,
      },
      { say: { en: 'An attack', ru: 'Нападение', de: 'Ein Angriff' } },
    ],
    right: {
      en: 'Right: nothing becomes ready by itself.',
      ru: 'Верно: само ничего не восстанавливается.',
      de: 'Richtig: Von selbst frischt sich nichts auf.',
    },
    wrong: {
      en: 'Nothing becomes ready by itself; you unexploit it in step 1 or 2.',
      ru: 'Само ничего не восстанавливается: это делаете вы на шаге 1 или 2.',
      de: 'Von selbst frischt sich nichts auf; du tust es in Schritt 1 oder 2.',
    },
  },
};
