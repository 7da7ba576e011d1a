import { neighbours } from '@orrery/liberation';
import { DYNASTY, HOUSE, type LiberationLesson, priceOf } from './lesson.ts';

export const lesson: LiberationLesson = {
  pack: HOUSE,
  options: { warpedWorld: true, warpedReplaces: 'P4' },
  seat: DYNASTY,
  clauses: [
    'LIB-WARP-1',
    'LIB-WARP-2',
    'LIB-WARP-5',
    'LIB-WARP-6',
    'LIB-WARP-7',
    'LIB-WARP-8',
    'LIB-MISSION-HYPERSPACE-WARP-1',
    'LIB-MISSION-SPACE-ANOMALY-1',
  ],
  scenes: {
    start: {
      position: {
        line: 'P3A,P1A/P5A,P2A 1 ABCDEF GP OR I HJ Q dyn.step2 9',
        searches: [{ kind: 'probed', map: 'P5', yes: true }],
        discarded: 'P',
      },
    },
  },
  steps: [
    {
      say: {
        en: 'A new map card lies in the galaxy: {P5}, the violet planet, with cities {O} to {R}. Their cards can rotate map cards. A probe has said: the base is there. {O} and {R} are in your hand, {P} you discarded. Where is it?',
        ru: 'В галактике новая карта планеты: {P5}, фиолетовая, с локациями {O}–{R}. Их карты умеют поворачивать карты планет. Зонд ответил: база там. {O} и {R} у вас на руке, {P} вы сбросили. Где же она?',
        de: 'In der Galaxis liegt eine neue Planetenkarte: {P5}, der violette Planet, mit den Städten {O} bis {R}. Ihre Karten können Planetenkarten drehen. Eine Sonde hat gesagt: Die Basis ist dort. {O} und {R} sind auf deiner Hand, {P} hast du abgeworfen. Wo ist sie?',
      },
      point: ['city-O', 'city-P', 'city-Q', 'city-R'],
      tap: ['city-Q'],
      else: [
        {
          when: 'city-O|city-R',
          say: {
            en: 'That card is in your hand. One is left.',
            ru: 'Эта карта у вас на руке. Осталась одна.',
            de: 'Diese Karte ist auf deiner Hand. Eine bleibt.',
          },
        },
        {
          when: 'city-P',
          say: {
            en: 'You discarded it last turn. One is left.',
            ru: 'Вы сбросили её в прошлый ход. Осталась одна.',
            de: 'Die hast du letzten Zug abgeworfen. Eine bleibt.',
          },
        },
        {
          say: {
            en: 'The probe said: on {P5}, {O} to {R}.',
            ru: 'Зонд ответил: на карте «{P5}», {O}–{R}.',
            de: 'Die Sonde sagte: auf {P5}, {O} bis {R}.',
          },
        },
      ],
      claims: ({ view }) => ({ 'O and R in hand': view.hand.join('') === 'OR' }),
    },
    {
      say: {
        en: 'Your city {I} has lines to {H}, {J} and {O}, none to {Q}. Play {O}: **{hyperspaceWarp}**. It turns one map card, so that other lines meet, and then lets you exploit a city. It costs nothing.',
        ru: 'От вашей локации {I} линии ведут к {H}, {J} и {O}, но не к {Q}. Сыграйте {O}: **{hyperspaceWarp}**. Вы повернёте одну карту планеты, линии сойдутся иначе, и после этого можно задействовать локацию. Это бесплатно.',
        de: 'Deine Stadt {I} hat Linien nach {H}, {J} und {O}, keine nach {Q}. Spiel {O}: **{hyperspaceWarp}**. Du drehst eine Planetenkarte, sodass andere Linien zusammentreffen, und darfst danach eine Stadt ausbeuten. Das kostet nichts.',
      },
      point: ['city-I', 'hand-O'],
      answer: ['mission O'],
      else: [
        {
          when: ['exploit', 'pass'],
          say: {
            en: 'No line leads from {I} to {Q}, yet. First bend the galaxy.',
            ru: 'От {I} к {Q} линии пока нет. Сначала искривите галактику.',
            de: 'Noch führt keine Linie von {I} nach {Q}. Verbieg erst die Galaxis.',
          },
        },
        {
          when: 'mission R',
          say: {
            en: '{R} would do the same. Keep it, and play {O}.',
            ru: '{R} сделала бы то же самое. Приберегите её и сыграйте {O}.',
            de: '{R} täte dasselbe. Heb sie auf und spiel {O}.',
          },
        },
      ],
      claims: ({ rules, view }) => ({
        'I: H, J, O': neighbours(rules.table.pack, view.layout)['I']?.join('') === 'HJO',
        free: priceOf(rules, 'hyperspaceWarp') === '',
      }),
    },
    {
      say: {
        en: 'Choose {P5}, then how it shall lie. A **half turn** brings every city to the place opposite; the **flips** turn up the other side of the card, sideways or top over bottom. The line from {I} meets whatever then lies at its end: let it be {Q}. Rest on an answer, or touch it once, and you see how the card would lie.',
        ru: 'Выберите карту «{P5}», затем как её положить. **Поворот на 180°** переносит каждую локацию на место напротив; **перевороты** открывают другую сторону карты: вбок или сверху вниз. Линия от {I} придёт к тому, что окажется на её конце: пусть это будет {Q}. Наведите на ответ или коснитесь его один раз — и увидите, как ляжет карта.',
        de: 'Wähle {P5}, dann, wie die Karte liegen soll. Eine **halbe Drehung** bringt jede Stadt an den Platz gegenüber; **Wenden** zeigt die andere Seite der Karte, seitlich oder der Länge nach gewendet. Die Linie von {I} trifft auf das, was dann an ihrem Ende liegt: Lass es {Q} sein. Zeig auf eine Antwort oder tippe sie einmal an, und du siehst, wie die Karte läge.',
      },
      point: ['map-P5'],
      answer: ['map P5', 'rotate half-turn'],
      else: [
        {
          when: 'rotate flip-short',
          say: {
            en: 'That joins {I} with {P}, and {H} with {Q}.',
            ru: 'Так {I} соединится с {P}, а {H} — с {Q}.',
            de: 'Das verbindet {I} mit {P} und {H} mit {Q}.',
          },
        },
        {
          when: 'rotate flip-long',
          say: {
            en: 'That joins {I} with {O}, and {H} with {R}.',
            ru: 'Так {I} соединится с {O}, а {H} — с {R}.',
            de: 'Das verbindet {I} mit {O} und {H} mit {R}.',
          },
        },
        {
          when: 'map',
          if: ({ choice }) => choice?.['map'] !== 'P5',
          say: {
            en: 'Turning that card changes lines, but none to {Q}.',
            ru: 'Поворот этой карты меняет линии, но не к {Q}.',
            de: 'Diese Karte zu drehen ändert Linien, aber keine nach {Q}.',
          },
        },
      ],
      proves: ({ rules, view }) => ({ 'I and Q are joined': neighbours(rules.table.pack, view.layout)['I']?.includes('Q') === true }),
      after: {
        en: 'A line joins {I} and {Q} now.',
        ru: 'Теперь {I} и {Q} соединены.',
        de: 'Nun verbindet eine Linie {I} und {Q}.',
      },
    },
    {
      say: {
        en: 'Now you may exploit a ready city to occupy or attack. Use {I}.',
        ru: 'Теперь можно задействовать готовую локацию для захвата или нападения. Возьмите {I}.',
        de: 'Nun darfst du eine bereite Stadt ausbeuten, um zu besetzen oder anzugreifen. Nimm {I}.',
      },
      point: ['city-I', 'city-Q'],
      answer: ['exploit I', 'attack Q'],
      else: [
        {
          when: ['attack H|J', 'attack', 'occupy', 'stop', 'pass'],
          if: ({ choice }) => choice?.['city'] !== 'Q',
          say: {
            en: 'You know where the base is. Attack {Q}.',
            ru: 'Вы знаете, где база. Нападите на {Q}.',
            de: 'Du weißt, wo die Basis ist. Greif {Q} an.',
          },
        },
      ],
      after: {
        en: 'Found. No card leaves its hand, and the base stays in its city: rotating changes only **which cities are joined**. For the Liberation the same cards are {spaceAnomaly}: rotate, then evade if you like.',
        ru: 'Нашли. Карты остаются на руках, база — в своей локации: поворот меняет лишь то, **какие локации соединены**. Для Сопротивления те же карты — «{spaceAnomaly}»: поворот, а затем, если угодно, смена базы.',
        de: 'Gefunden. Keine Karte verlässt die Hand, die Basis bleibt in ihrer Stadt: Drehen ändert nur, **welche Städte verbunden sind**. Für die Liberation sind dieselben Karten „{spaceAnomaly}“: drehen, dann nach Wunsch verlegen.',
      },
      proves: ({ view }) => ({ 'the Dynasty wins': view.result?.clause === 'LIB-END-2' }),
    },
  ],
  check: {
    ask: {
      en: 'A rotated map card carries your occupied city. What happens to the city?',
      ru: 'На повёрнутой карте планеты — ваша захваченная локация. Что с ней будет?',
      de: 'Auf einer gedrehten Planetenkarte liegt deine besetzte Stadt. Was geschieht mit ihr?',
    },
    options: [
      { say: { en: 'It is lost', ru: 'Она потеряна', de: 'Sie geht verloren' } },
      { say: { en: 'It is exploited', ru: 'Она задействована', de: 'Sie wird ausgebeutet' } },
      { say: { en: 'Nothing', ru: 'Ничего', de: 'Nichts' }, right: true },
    ],
    right: { en: 'Right: only lines change.', ru: 'Верно: меняются только линии.', de: 'Richtig: Nur Linien ändern sich.' },
    wrong: { en: 'Nothing: only lines change.', ru: 'Ничего: меняются только линии.', de: 'Nichts: Nur Linien ändern sich.' },
  },
};
