import { DYNASTY, GALAXY, HOUSE, type LiberationLesson, priceOf } from './lesson.ts';

export const lesson: LiberationLesson = {
  pack: HOUSE,
  seat: DYNASTY,
  clauses: [
    'LIB-DYN-STEP2-3',
    'LIB-EXPLOIT-6',
    'LIB-COST-1',
    'LIB-COST-2',
    'LIB-COST-3',
    'LIB-COST-4',
    'LIB-COST-5',
    'LIB-COST-10',
    'LIB-HANDMISSION-4',
    'LIB-MISSION-PROBE-1',
    'LIB-MISSION-PROBE-2',
    'LIB-MISSION-PROBE-3',
    'LIB-TIP-1',
  ],
  scenes: { start: { position: `${GALAXY} 1 DEFIK M JL ABC GH N dyn.step2 7` } },
  values: ({ rules, view }) => ({
    price: priceOf(rules, 'probe').length,
    maps: view.layout.length,
    left: (rules.table.pack.maps.find(({ id }) => id === 'P4')?.cities ?? []).filter((city) => !view.hand.includes(city)).length,
  }),
  steps: [
    {
      say: {
        en: 'Every card carries a **mission** for each side. {B} is a {research}: for you, the **{probe}**. Exploit {B} and choose its mission.',
        ru: 'На каждой карте есть **миссия** для каждой из сторон. {B} — это {research}, а ваша миссия на ней — **{probe}**. Задействуйте {B} и выберите её миссию.',
        de: 'Jede Karte kann für jede Seite etwas. Deines heißt **Kommando**, wenn es eine Stadt gibt, und **Befehl** von der Hand. {B} ist eine {research}, ihr Kommando: **{probe}**. Beute {B} aus und wähle es.',
      },
      point: ['city-B', 'row-B'],
      answer: ['exploit B', 'perform'],
      else: [
        {
          when: ['attack', 'occupy'],
          say: {
            en: '{B} can do that as well. Now its mission.',
            ru: '{B} может и это. Но сейчас нужна её миссия.',
            de: 'Auch das kann {B}. Jetzt aber ihr Kommando.',
          },
        },
        {
          when: ['exploit A|C', 'mission', 'pass'],
          say: {
            en: 'Another city, another mission. Exploit {B}.',
            ru: 'Другая карта — другая миссия. Задействуйте {B}.',
            de: 'Andere Stadt, anderes Kommando. Beute {B} aus.',
          },
        },
      ],
    },
    {
      say: {
        en: 'The price, a turned card: exploit {price, plural, one {one other ready city} other {# other ready cities}}. {B} itself does not count. Pay with {A} or {C}.',
        ru: 'Цена, повёрнутая карта: задействуйте {price, plural, one {# другую готовую локацию} few {# другие готовые локации} many {# других готовых локаций} other {# другие готовые локации}}; сама {B} не в счёт. Заплатите {A} или {C}.',
        de: 'Der Preis, eine gedrehte Karte: Beute {price, plural, one {eine andere bereite Stadt} other {# andere bereite Städte}} aus; {B} selbst zählt nicht. Zahle mit {A} oder {C}.',
      },
      point: ['city-A', 'city-C'],
      answer: ['pay A|C'],
      taught: ['pay A'],
      after: {
        en: 'Other missions also ask for a card: a crossed **card sign** means: discard one other card from your hand.',
        ru: 'Иные миссии просят и карту: **перечёркнутая карта** — сбросьте с руки ещё одну.',
        de: 'Manche Kommandos und Befehle kosten auch eine Karte: Das **durchkreuzte Kartenzeichen** heißt: Wirf eine andere Karte aus deiner Hand ab.',
      },
      claims: ({ rules, open }) => ({
        'one E': priceOf(rules, 'probe') === 'E',
        'A or C pays': open.join() === 'pay A,pay C',
      }),
    },
    {
      say: {
        en: 'The probe asks about one of the {maps} map cards: is the base there? The answer is **true and public**. Ask about {P4}.',
        ru: 'Зонд спрашивает об одной из {maps} карт планет: база там? Ответ **правдив, и слышат его все**. Спросите про карту «{P4}».',
        de: 'Die Sonde fragt nach einer der {maps} Planetenkarten: Ist die Basis dort? Die Antwort ist **wahr und öffentlich**. Frag nach: {P4}.',
      },
      point: ['map-P4'],
      answer: ['map P4'],
      else: [
        {
          when: 'map',
          if: ({ choice }) => choice?.['map'] !== 'P4',
          say: {
            en: 'Also an answer worth having: no. But for this lesson ask about {P4}.',
            ru: 'Тоже полезный ответ: нет. Но в этом уроке спросите про карту «{P4}».',
            de: 'Auch eine nützliche Antwort: nein. Für diese Lektion frag nach: {P4}.',
          },
        },
      ],
      after: {
        en: '**Yes!** The base is on that map card, in {K}, {L}, {M} or {N}.',
        ru: '**Да!** База на этой карте планеты: {K}, {L}, {M} или {N}.',
        de: '**Ja!** Die Basis liegt auf dieser Planetenkarte: {K}, {L}, {M} oder {N}.',
      },
      proves: ({ events }) => ({ yes: events.some((event) => event.kind === 'probed' && event['yes'] === true) }),
    },
    {
      say: {
        en: 'You hold the city card {L} yourself. How many hiding places are left on that map card?',
        ru: 'Карта локации {L} у вас на руке. Сколько укрытий осталось на этой карте планеты?',
        de: 'Die Stadtkarte {L} hältst du selbst. Wie viele Verstecke bleiben auf dieser Planetenkarte?',
      },
      point: ['city-K', 'city-L', 'city-M', 'city-N', 'hand-L'],
      pick: [
        {
          say: { en: '4', ru: '4', de: '4' },
          else: {
            en: '{L} is in your hand, so it cannot be the base: {K}, {M} and {N} remain.',
            ru: '{L} у вас на руке, базой она быть не может: остаются {K}, {M} и {N}.',
            de: '{L} ist auf deiner Hand, also nicht die Basis: {K}, {M} und {N} bleiben.',
          },
        },
        { say: { en: '{left}', ru: '{left}', de: '{left}' }, right: true },
        {
          say: { en: '2', ru: '2', de: '2' },
          else: {
            en: 'Only {L} is ruled out, because you hold it: {K}, {M} and {N} remain.',
            ru: 'Исключена только {L}, она у вас: остаются {K}, {M} и {N}.',
            de: 'Nur {L} scheidet aus, denn du hältst sie: {K}, {M} und {N} bleiben.',
          },
        },
      ],
      after: {
        en: '{L} is in your hand, so it cannot be the base: {K}, {M} and {N} remain.',
        ru: '{L} у вас на руке, базой она быть не может: остаются {K}, {M} и {N}.',
        de: '{L} ist auf deiner Hand, also nicht die Basis: {K}, {M} und {N} bleiben.',
      },
      claims: ({ view }) => ({ 'L in hand, K, M, N not': view.hand.includes('L') && !view.hand.some((city) => 'KMN'.includes(city)) }),
    },
    {
      say: {
        en: 'From your **hand** a mission works once: the card is discarded. From an **occupied city** it works again and again. That is why you occupy.',
        ru: 'С **руки** миссия сработает один раз: карта уйдёт в сброс. На **захваченной локации** — снова и снова. Затем и захватывают.',
        de: 'Ein Befehl von der **Hand** wirkt einmal: Die Karte wird abgeworfen. Das Kommando einer **besetzten Stadt** wirkt immer wieder. Darum besetzt man.',
      },
      read: true,
    },
  ],
  check: {
    ask: {
      en: 'You exploit {A} for a mission whose price is to exploit two others. How many cities are exploited in all?',
      ru: 'Вы задействуете {A} ради миссии, цена которой — задействовать две другие. Сколько локаций будет задействовано всего?',
      de: 'Du beutest {A} für ein Kommando aus, dessen Preis zwei weitere ausgebeutete Städte sind. Wie viele werden insgesamt ausgebeutet?',
    },
    options: [{ say: { en: '2', ru: '2', de: '2' } }, { say: { en: '3', ru: '3', de: '3' }, right: true }],
    right: { en: 'Right: {A} and two others.', ru: 'Верно: {A} и ещё две.', de: 'Richtig: {A} und zwei andere.' },
    wrong: { en: '{A} and two others: three.', ru: '{A} и ещё две — три.', de: '{A} und zwei andere: drei.' },
  },
};
