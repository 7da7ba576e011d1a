import { neighbours } from '@orrery/liberation';
import { DYNASTY, GALAXY, HOUSE, type LiberationLesson, targets } from './lesson.ts';

export const lesson: LiberationLesson = {
  pack: HOUSE,
  seat: DYNASTY,
  clauses: ['LIB-CORE-2', 'LIB-CORE-4', 'LIB-EXPLOIT-3', 'LIB-ATTACK-1', 'LIB-ATTACK-3', 'LIB-ATTACK-4'],
  scenes: { start: { position: `${GALAXY} 1 DEFJLN M AG BC HI K dyn.step2 3` } },
  values: ({ rules }) => ({ cities: rules.table.cities.length }),
  steps: [
    {
      say: {
        en: 'You are the **Dynasty**. Somewhere in these {cities} cities the Liberation hides its base. Attack that city and you win at once. Your city **{C}, {C_name}**, is ready: tap it to **exploit** it, that is, to put it to use.',
        ru: 'Вы — **Династия**. В одной из этих {cities} локаций Сопротивление прячет базу. Нападите на неё, и вы сразу победите. Ваша локация **{C}, {C_name}**, готова: коснитесь её, чтобы **задействовать**, то есть пустить в дело.',
        de: 'Du bist die **Dynastie**. In einer dieser {cities} Städte versteckt die Liberation ihre Basis. Greif diese Stadt an, und du gewinnst sofort. Deine Stadt **{C}, {C_name}**, ist bereit: Tippe sie an, um sie **auszubeuten**, also zu nutzen.',
      },
      point: ['city-C'],
      answer: ['exploit C'],
      else: [
        {
          when: 'exploit B',
          say: {
            en: '{B} has lines to {A} and {C} only. From {C} more cities are in reach.',
            ru: 'От {B} линии ведут только к {A} и {C}. От {C} досягаемо больше локаций.',
            de: 'Von {B} führen nur Linien nach {A} und {C}. Von {C} aus erreichst du mehr Städte.',
          },
        },
        {
          when: ['mission', 'pass'],
          say: {
            en: 'That works too, one day. For an attack, exploit your city {C}.',
            ru: 'Когда-нибудь и это пригодится. Чтобы напасть, задействуйте свою локацию {C}.',
            de: 'Auch das geht, ein andermal. Für einen Angriff beute deine Stadt {C} aus.',
          },
        },
      ],
      claims: ({ rules, view }) => {
        const near = neighbours(rules.table.pack, view.layout);
        return { 'B: A and C': near['B']?.join('') === 'AC', 'C: more': (near['C']?.length ?? 0) > 2 };
      },
    },
    {
      say: {
        en: 'From {C} you may attack a city **one line away**: {A}, {G} or {K}. Every city is one card, and a card is in one place only. Where can the base be?',
        ru: 'От {C} можно напасть на локацию **через одну линию**: {A}, {G} или {K}. Каждая локация — одна карта, и лежит она только в одном месте. Где может быть база?',
        de: 'Von {C} aus kannst du eine Stadt angreifen, die **eine Linie entfernt** ist: {A}, {G} oder {K}. Jede Stadt ist genau eine Karte, und eine Karte ist nur an einem Ort. Wo kann die Basis sein?',
      },
      point: ['city-A', 'city-G', 'city-K', 'hand-A', 'hand-G'],
      answer: ['attack K'],
      else: [
        {
          when: 'attack A|G',
          say: {
            en: 'You hold that card yourself, so the base cannot be there. It would be a miss.',
            ru: 'Эта карта у вас на руке, значит, базы там быть не может. Это был бы промах.',
            de: 'Diese Karte hältst du selbst, also kann die Basis dort nicht sein. Es wäre ein Fehlschlag.',
          },
        },
        {
          when: 'occupy',
          say: {
            en: 'You may occupy {A} or {G}, later. Now find the base.',
            ru: 'Захватить {A} или {G} можно, но позже. Сейчас найдите базу.',
            de: '{A} oder {G} kannst du besetzen, aber später. Finde jetzt die Basis.',
          },
        },
        {
          when: 'perform',
          say: {
            en: 'A mission: they have a lesson of their own. Now attack.',
            ru: 'Это миссия: им посвящён отдельный урок. Сейчас нападайте.',
            de: 'Ein Kommando: Dafür gibt es eine eigene Lektion. Greif jetzt an.',
          },
        },
      ],
      after: {
        en: 'The base! You win. The Dynasty wins by **one right attack**; the Liberation by not being found for three Acts.',
        ru: 'База! Вы победили. Династии хватает **одного верного нападения**; Сопротивление побеждает, если его не нашли три круга.',
        de: 'Die Basis! Du gewinnst. Der Dynastie genügt **ein richtiger Angriff**; die Liberation gewinnt, wenn sie drei Zeitalter lang nicht gefunden wird.',
      },
      claims: ({ open, view }) => ({
        'A, G or K': targets(open, 'attack') === 'AGK',
        'A and G in hand': view.hand.join('') === 'AG',
        'A or G may be occupied': targets(open, 'occupy') === 'AG',
      }),
      proves: ({ view }) => ({ 'the Dynasty wins': view.result?.clause === 'LIB-END-2' }),
    },
  ],
  check: {
    ask: {
      en: 'You hold card {G}. Can the base be in city {G}?',
      ru: 'У вас на руке карта {G}. Может ли база быть в локации {G}?',
      de: 'Du hältst die Karte {G}. Kann die Basis in der Stadt {G} sein?',
    },
    options: [{ say: { en: 'Yes', ru: 'Да', de: 'Ja' } }, { say: { en: 'No', ru: 'Нет', de: 'Nein' }, right: true }],
    right: {
      en: 'Right: each city is exactly one card.',
      ru: 'Верно: каждая локация — ровно одна карта.',
      de: 'Richtig: Jede Stadt ist genau eine Karte.',
    },
    wrong: {
      en: 'No: the card is in your hand, so it is not under their base.',
      ru: 'Нет: карта у вас на руке, значит, она не лежит базой.',
      de: 'Nein: Die Karte ist auf deiner Hand, also nicht ihre Basis.',
    },
  },
};
