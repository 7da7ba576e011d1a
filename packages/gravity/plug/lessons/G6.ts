import { type GravityLesson, HOUSE, RED, scene, units, yieldOf } from './lesson.ts';

const mistharbour = '-2,0 b4 2+0';

export const lesson: GravityLesson = {
  pack: HOUSE,
  options: { seats: 2 },
  seat: RED,
  clauses: ['GRV-ISLANDS-9', 'GRV-GEO-5', 'GRV-GEO-9', 'GRV-GEO-10', 'GRV-GEO-11', 'GRV-CARD-4B', 'GRV-EXTRACT-5'],
  scenes: {
    pull: {
      position: scene(
        { copperfall: '2,0 ^0 r4 3+0', stormcrown: '-2,2 ^0 m2', mistharbour },
        {
          step: 'islands',
          round: 3,
        },
      ),
    },
    turn: {
      position: scene(
        { copperfall: '2,0 ^0 r4 3+0', stormcrown: '1,1 ^0 m2', mistharbour },
        {
          round: 4,
          red: { hand: [4, 3, 1] },
          blue: { hand: [1, 2, 5] },
        },
      ),
      script: ['idle 1'],
    },
  },
  values: (at) => ({ gives: yieldOf(at, 'copperfall'), has: units(at.view, 'copperfall') }),
  steps: [
    {
      say: {
        en: 'Your pull. Take {stormcrown}. Islands **keep their rotation** when they fly, so the cell decides which of its sides faces you. Choose a cell where a source faces {copperfall}.',
        ru: 'Вы притягиваете. Возьмите остров {stormcrown}. В полёте острова **не поворачиваются**, и место решает, какой стороной он к вам встанет. Выберите место, где к вам обращён источник.',
        de: 'Du ziehst an. Nimm {stormcrown}. Inseln **drehen sich im Flug nicht**, darum entscheidet das Feld, welche Seite dir zugewandt ist. Wähle ein Feld, auf dem eine Quelle zu {copperfall} blickt.',
      },
      point: ['island-stormcrown'],
      answer: ['target stormcrown', 'cell'],
      taught: ['target stormcrown', 'cell 0'],
      else: [
        {
          when: 'cell 2|5',
          say: {
            en: 'There {stormcrown} turns a bare side to you: no source, nothing to mine.',
            ru: 'Там {stormcrown} встанет к вам голой стороной: ни источника, ни добычи.',
            de: 'Dort wendet dir {stormcrown} eine kahle Seite zu: keine Quelle, nichts zu fördern.',
          },
        },
        {
          when: 'target',
          if: ({ choice }) => choice?.['island'] !== 'stormcrown',
          say: {
            en: 'For this lesson take {stormcrown}; its two bare sides make the choice clear.',
            ru: 'В этом уроке возьмите {stormcrown}: две его голые стороны делают выбор наглядным.',
            de: 'Nimm für diese Lektion {stormcrown}; ihre zwei kahlen Seiten machen die Wahl deutlich.',
          },
        },
      ],
      after: {
        en: 'A source faces you, and every mining will count it.',
        ru: 'К вам обращён источник, и каждая добыча его учтёт.',
        de: 'Eine Quelle blickt zu dir, und jede Förderung zählt sie mit.',
      },
    },
    {
      scene: 'turn',
      say: {
        en: 'Another table: {stormcrown} came with its bare side to you. {card_4} has **{action_4B}**: turn one island of yours, or next to one of yours, by one to five steps. Turn {stormcrown} to your profit.',
        ru: 'Другой стол: {stormcrown} встал к вам голой стороной. На карте «{card_4}» есть **{action_4B}**: поверните свой остров или соседний на один–пять шагов. Поверните {stormcrown} с пользой для себя.',
        de: 'Ein anderer Tisch: {stormcrown} kam mit der kahlen Seite zu dir. {card_4} hat **{action_4B}**: Dreh eine deiner Inseln oder eine Nachbarinsel um einen bis fünf Schritte. Dreh {stormcrown} zu deinem Vorteil.',
      },
      point: ['card-4', 'island-stormcrown'],
      answer: [['play 4', 'act 4B', 'turn stormcrown', 'steps', 'done']],
      taught: ['play 4', 'act 4B', 'turn stormcrown', 'steps 1', 'done'],
      until: ({ view }) => (view.turn?.card ?? null) === null && (view.players[RED]?.turns ?? 0) > 0,
      else: [
        {
          when: 'steps 4|5',
          say: {
            en: 'A drop faces you. But it would be your third, and only pairs count: still {gives}. Look for a spark.',
            ru: 'К вам обращена капля. Но она была бы третьей, а считаются пары: по-прежнему {gives}. Ищите искру.',
            de: 'Ein Tropfen blickt zu dir. Aber es wäre dein dritter, und nur Paare zählen: weiter {gives}. Such einen Funken.',
          },
        },
        {
          when: 'steps 3',
          say: {
            en: 'Its other bare side. Try fewer steps.',
            ru: 'Другая голая сторона. Попробуйте меньше шагов.',
            de: 'Ihre andere kahle Seite. Versuch weniger Schritte.',
          },
        },
        {
          when: 'turn copperfall',
          say: {
            en: 'Turning your own island changes what its neighbours get, not what you get. Turn the neighbour.',
            ru: 'Поворот своего острова меняет добычу соседей, а не вашу. Поверните соседа.',
            de: 'Deine eigene Insel zu drehen ändert, was die Nachbarn bekommen, nicht du. Dreh den Nachbarn.',
          },
        },
        {
          when: ['play 3', 'play 1', 'idle', 'castle', 'act 4A'],
          say: {
            en: 'First turn the neighbour: {card_4}, {action_4B}.',
            ru: 'Сначала поверните соседа: «{card_4}», {action_4B}.',
            de: 'Dreh erst den Nachbarn: {card_4}, {action_4B}.',
          },
        },
      ],
      claims: (at) => ({ '1+2 before': yieldOf(at, 'copperfall') === '1+2' }),
      proves: (at) => ({ '1+3 after': yieldOf(at, 'copperfall') === '1+3' }),
      after: {
        en: 'A spark faces you now: {gives} instead of 1+2.',
        ru: 'Теперь к вам обращена искра: {gives} вместо 1+2.',
        de: 'Nun blickt ein Funke zu dir: {gives} statt 1+2.',
      },
    },
    {
      say: { en: 'Now mine.', ru: 'Теперь добывайте.', de: 'Jetzt fördere.' },
      point: ['card-3'],
      answer: ['play 3'],
      else: [
        {
          when: ['play 1', 'idle', 'castle'],
          say: { en: 'The spark waits: {card_3}.', ru: 'Искра ждёт: «{card_3}».', de: 'Der Funke wartet: {card_3}.' },
        },
      ],
      after: {
        en: 'Every later mining has the spark too, until somebody turns the island away.',
        ru: 'И каждая следующая добыча учтёт искру, пока кто-нибудь не отвернёт остров.',
        de: 'Auch jede spätere Förderung hat den Funken, bis jemand die Insel wegdreht.',
      },
      proves: ({ view }) => ({ '4+3': units(view, 'copperfall') === '4+3' }),
    },
  ],
  check: {
    ask: {
      en: 'Whom does turning your own lone island help?',
      ru: 'Кому поможет поворот вашего одинокого острова?',
      de: 'Wem hilft es, deine eigene, allein schwebende Insel zu drehen?',
    },
    options: [
      { say: { en: 'Me', ru: 'Мне', de: 'Mir' } },
      { say: { en: 'Nobody', ru: 'Никому', de: 'Niemandem' }, right: true },
      { say: { en: 'Everybody', ru: 'Всем', de: 'Allen' } },
    ],
    right: {
      en: 'Right: without neighbours nothing changes.',
      ru: 'Верно: без соседей ничего не меняется.',
      de: 'Richtig: Ohne Nachbarn ändert sich nichts.',
    },
    wrong: {
      en: 'It has no neighbours, so nothing changes at all.',
      ru: 'Соседей у него нет, и не меняется ничего.',
      de: 'Sie hat keine Nachbarn, also ändert sich gar nichts.',
    },
  },
};
