import { type GravityLesson, HOUSE, RED, scene, units, yieldOf } from './lesson.ts';

const mistharbour = '-2,0 b4';
const hands = { red: { hand: [3, 1, 6] }, blue: { hand: [1, 2, 5] } };
const OTHER = {
  en: 'That card will have its lesson. Today: {card_3}.',
  ru: 'Для этой карты будет свой урок. Сегодня — «{card_3}».',
  de: 'Diese Karte bekommt ihre eigene Lektion. Heute: {card_3}.',
};

export const lesson: GravityLesson = {
  pack: HOUSE,
  options: { seats: 2 },
  seat: RED,
  clauses: [
    'GRV-EXTRACT-1',
    'GRV-EXTRACT-4',
    'GRV-EXTRACT-5',
    'GRV-EXTRACT-8',
    'GRV-EXTRACT-9',
    'GRV-EXTRACT-10',
    'GRV-EXTRACT-11',
    'GRV-TRANS-1',
    'GRV-CARD-3A',
  ],
  scenes: {
    alone: {
      position: scene({ copperfall: '2,0 ^0 r4', mistharbour }, { round: 1, ...hands }),
    },
    beside: {
      position: scene(
        { copperfall: '2,0 ^0 r4 1+0', stormcrown: '3,0 ^0 m2', mistharbour },
        {
          round: 2,
          ...hands,
        },
      ),
    },
  },
  values: (at) => ({ gives: yieldOf(at, 'copperfall'), has: units(at.view, 'copperfall') }),
  steps: [
    {
      say: {
        en: 'Gravity comes from sources on the sides of islands: blue **drops** and red **sparks**. Two drops give 1 solid crystal, each spark 1 outlined crystal. What does your {copperfall} give?',
        ru: 'Гравитацию дают источники на сторонах островов: синие **капли** и красные **искры**. Две капли — 1 сплошной кристалл, каждая искра — 1 контурный. Сколько даст ваш остров {copperfall}?',
        de: 'Gravitation kommt aus Quellen an den Seiten der Inseln: blaue **Tropfen** und rote **Funken**. Zwei Tropfen geben 1 vollen Kristall, jeder Funke 1 umrandeten. Was gibt deine Insel {copperfall}?',
      },
      point: ['island-copperfall'],
      pick: [
        {
          say: { en: '2+2', ru: '2+2', de: '2+2' },
          else: {
            en: 'Two drops together make one solid crystal, so 1. Two sparks make 2.',
            ru: 'Две капли вместе дают один сплошной кристалл, то есть 1. Две искры — 2.',
            de: 'Zwei Tropfen zusammen machen einen vollen Kristall, also 1. Zwei Funken machen 2.',
          },
        },
        { say: { en: '{gives}', ru: '{gives}', de: '{gives}' }, right: true },
        {
          say: { en: '1+1', ru: '1+1', de: '1+1' },
          else: {
            en: 'The drops are right. But every single spark gives one: 2.',
            ru: 'Капли посчитаны верно. Но каждая искра даёт по одному: 2.',
            de: 'Die Tropfen stimmen. Aber jeder einzelne Funke gibt einen: 2.',
          },
        },
      ],
      after: {
        en: 'One pair of drops, two sparks. We write it {gives}: first the solid crystals, then the outlined ones.',
        ru: 'Одна пара капель и две искры. Записывают это так: {gives} — сначала сплошные кристаллы, потом контурные.',
        de: 'Ein Paar Tropfen, zwei Funken. Geschrieben wird das {gives}: erst die vollen Kristalle, dann die umrandeten.',
      },
      claims: (at) => ({ '1+2': yieldOf(at, 'copperfall') === '1+2' }),
    },
    {
      say: {
        en: 'Play **{card_3}**. It works on all your islands at once and uses nothing up but the card.',
        ru: 'Сыграйте **{card_3}**. Карта действует сразу на все ваши острова и не тратит ничего, кроме себя.',
        de: 'Spiel **{card_3}**. Die Karte wirkt auf alle deine Inseln zugleich und verbraucht nichts als sich selbst.',
      },
      point: ['card-3'],
      answer: ['play 3'],
      else: [{ when: ['play 1', 'play 6', 'idle', 'castle'], say: OTHER }],
      after: {
        en: '{has}. **Solid** crystals are permanent. **Outlined** ones are temporary: they count now, pull with you at the end of the round, and then fade.',
        ru: '{has}. **Сплошные** кристаллы постоянны. **Контурные** временны: они считаются сейчас, притягивают в конце раунда, а потом гаснут.',
        de: '{has}. **Volle** Kristalle sind dauerhaft. **Umrandete** sind flüchtig: Sie zählen jetzt, ziehen am Ende der Runde mit und verblassen dann.',
      },
      proves: ({ view }) => ({ '1+2': units(view, 'copperfall') === '1+2' }),
    },
    {
      scene: 'beside',
      say: {
        en: 'A round later the outlined ones are gone, the solid one stayed. And {stormcrown} has drifted to your side. Its **facing side** carries a spark. What does {card_3} give now?',
        ru: 'Через раунд контурные погасли, сплошной остался. А рядом встал {stormcrown}. На **обращённой к вам стороне** у него искра. Сколько теперь даст «{card_3}»?',
        de: 'Eine Runde später sind die umrandeten fort, der volle blieb. Und {stormcrown} ist an deine Seite getrieben. Ihre **dir zugewandte Seite** trägt einen Funken. Was gibt {card_3} jetzt?',
      },
      point: ['island-copperfall', 'island-stormcrown'],
      pick: [
        {
          say: { en: '1+2', ru: '1+2', de: '1+2' },
          else: {
            en: 'Sources on a neighbour’s side that faces you count too, whoever holds it. One more spark: {gives}.',
            ru: 'Источники на обращённой к вам стороне соседа тоже считаются, чей бы он ни был. Ещё одна искра: {gives}.',
            de: 'Quellen auf der dir zugewandten Seite eines Nachbarn zählen auch, wem er auch gehört. Ein Funke mehr: {gives}.',
          },
        },
        { say: { en: '{gives}', ru: '{gives}', de: '{gives}' }, right: true },
        {
          say: { en: '2+2', ru: '2+2', de: '2+2' },
          else: {
            en: 'The facing source is a spark, not a drop: {gives}.',
            ru: 'К вам обращена искра, а не капля: {gives}.',
            de: 'Die zugewandte Quelle ist ein Funke, kein Tropfen: {gives}.',
          },
        },
      ],
      after: {
        en: 'Sources on a neighbour’s side that **faces you** count for you too, whoever holds the neighbour. One spark more: {gives}.',
        ru: 'Источники на **обращённой к вам** стороне соседа считаются и вам, чей бы он ни был. Ещё одна искра: {gives}.',
        de: 'Quellen auf der **dir zugewandten** Seite eines Nachbarn zählen auch für dich, wem er auch gehört. Ein Funke mehr: {gives}.',
      },
      claims: (at) => ({ '1+3': yieldOf(at, 'copperfall') === '1+3' }),
    },
    {
      say: { en: 'Play it.', ru: 'Сыграйте её.', de: 'Spiel sie.' },
      point: ['card-3'],
      answer: ['play 3'],
      else: [{ when: ['play 1', 'play 6', 'idle', 'castle'], say: OTHER }],
      after: {
        en: '1+3, and with what you had {has}. A third drop alone would have given nothing: only **pairs** count, and nothing is remembered.',
        ru: '1+3, а вместе с тем, что было, {has}. Третья капля сама по себе не дала бы ничего: считаются только **пары**, и остаток не копится.',
        de: '1+3, und mit dem, was da war, {has}. Ein dritter Tropfen allein hätte nichts gegeben: Nur **Paare** zählen, und nichts wird gemerkt.',
      },
      proves: ({ view }) => ({ '2+3': units(view, 'copperfall') === '2+3' }),
    },
  ],
  check: {
    ask: {
      en: 'Your island reaches three drops and one spark. What does mining give?',
      ru: 'Вашему острову доступны три капли и одна искра. Сколько даст добыча?',
      de: 'Deine Insel erreicht drei Tropfen und einen Funken. Was gibt die Förderung?',
    },
    options: [
      { say: { en: '3+1', ru: '3+1', de: '3+1' } },
      { say: { en: '1+1', ru: '1+1', de: '1+1' }, right: true },
      { say: { en: '1+3', ru: '1+3', de: '1+3' } },
    ],
    right: {
      en: 'Right: one pair, one spark; the third drop is lost.',
      ru: 'Верно: одна пара и одна искра; третья капля пропадает.',
      de: 'Richtig: ein Paar, ein Funke; der dritte Tropfen verfällt.',
    },
    wrong: {
      en: 'One pair of drops makes 1, the third is lost; one spark makes 1: 1+1.',
      ru: 'Пара капель даёт 1, третья пропадает; искра даёт 1: 1+1.',
      de: 'Ein Paar Tropfen macht 1, der dritte verfällt; ein Funke macht 1: 1+1.',
    },
  },
};
