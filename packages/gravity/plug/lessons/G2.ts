import { attracts, type GravityLesson, HOUSE, RED, scene, weight } from './lesson.ts';

const islands = (copperfall: string) => ({ copperfall, mistharbour: '-2,0 b4 3+1', rundor: '0,0 m2 6+0' });

export const lesson: GravityLesson = {
  pack: HOUSE,
  options: { seats: 2 },
  seat: RED,
  clauses: [
    'GRV-CTRL-1',
    'GRV-CTRL-4',
    'GRV-ISLANDS-2',
    'GRV-ISLANDS-3',
    'GRV-ISLANDS-5',
    'GRV-ISLANDS-6',
    'GRV-ISLANDS-7',
    'GRV-ISLANDS-8',
    'GRV-ISLANDS-9',
    'GRV-ISLANDS-10',
  ],
  scenes: {
    one: { position: scene(islands('2,0 r4 4+1'), { step: 'islands', round: 3 }) },
    two: { position: scene(islands('2,0 r4 4+3'), { step: 'islands', round: 3 }) },
  },
  values: ({ rules, view }) => ({
    own: weight(view, 'copperfall'),
    rival: weight(view, 'mistharbour'),
    rundorHas: weight(view, 'rundor'),
    lead: view.attraction?.lead ?? rules.previews.forecast(view).lead,
    pulls: view.attraction?.pulls ?? rules.previews.forecast(view).pulls,
  }),
  steps: [
    {
      say: {
        en: 'The number on an island is its **gravity**. At the end of a round one island pulls: the heaviest among those with **hunters**, the coloured pieces, on them. Tap it.',
        ru: 'Число на острове — его **гравитация**. В конце раунда притягивает один остров: самый тяжёлый из тех, на которых стоят **охотники**, цветные фишки. Коснитесь его.',
        de: 'Die Zahl auf einer Insel ist ihre **Gravitation**. Am Ende einer Runde zieht eine Insel an: die schwerste unter denen, auf denen **Jäger** stehen, die farbigen Figuren. Tippe sie an.',
      },
      point: ['island-copperfall', 'island-mistharbour', 'island-rundor'],
      hide: ['forecast'],
      tap: ['island-copperfall'],
      else: [
        {
          when: 'island-rundor',
          say: {
            en: 'Heavy, but nobody’s hunters stand there, only two grey mercenaries. Such an island belongs to nobody and does not pull.',
            ru: 'Тяжёлый, но охотников на нём нет, только два серых наёмника. Такой остров ничей и не притягивает.',
            de: 'Schwer, aber dort stehen keine Jäger, nur zwei graue Söldner. So eine Insel gehört niemandem und zieht nicht an.',
          },
        },
        {
          when: 'island-mistharbour',
          say: {
            en: 'Blue’s island has {rival}. Yours has {own}.',
            ru: 'У острова Синего {rival}. У вашего {own}.',
            de: 'Blaus Insel hat {rival}. Deine hat {own}.',
          },
        },
        {
          say: {
            en: 'No gravity on it at all. Compare the numbers where hunters stand.',
            ru: 'На нём гравитации нет вовсе. Сравните числа там, где стоят охотники.',
            de: 'Darauf ist gar keine Gravitation. Vergleiche die Zahlen dort, wo Jäger stehen.',
          },
        },
      ],
      after: {
        en: '{own} against {rival}: {copperfall} pulls; {rundor} has {rundorHas}, but only grey mercenaries. At equal gravity the one with more **solid**, filled crystals would; if those are equal too, that is **balance**, and nothing pulls this round.',
        ru: '{own} против {rival}: притягивает {copperfall}; {rundor} весит {rundorHas}, но там только серые наёмники. При равной гравитации решают **сплошные**, закрашенные кристаллы; если поровну и их, это **равновесие**: в этом раунде никто не притягивает.',
        de: '{own} gegen {rival}: {copperfall} zieht an; {rundor} hat {rundorHas}, aber nur graue Söldner. Bei gleicher Gravitation entschieden mehr **volle**, ausgefüllte Kristalle; sind auch die gleich, herrscht **Gleichgewicht**, und nichts zieht in dieser Runde.',
      },
      claims: (at) => ({ 'Copperfall attracts': (at.view.attraction?.attractor ?? attracts(at)) === 'copperfall' }),
    },
    {
      say: {
        en: 'Yours leads by {lead}: {pulls, plural, one {one pull} other {# pulls}}. It can pull any island that is **lighter** than itself and **not beside it yet**, near or far, whoever holds it. Choose one, then a free cell beside {copperfall}.',
        ru: 'Отрыв вашего — {lead}: {pulls, plural, one {# притяжение} few {# притяжения} many {# притяжений} other {# притяжения}}. Притянуть можно любой остров, который **легче** вашего и **ещё не рядом**, близкий или далёкий, чей бы он ни был. Выберите его, потом свободное место рядом со своим.',
        de: 'Deine führt um {lead}: {pulls, plural, one {eine Anziehung} other {# Anziehungen}}. Sie zieht jede Insel an, die **leichter** ist und **noch nicht neben ihr** liegt, nah oder fern, wem sie auch gehört. Wähle eine, dann ein freies Feld neben {copperfall}.',
      },
      answer: ['target', 'cell'],
      taught: ['target windhollow', 'cell 1'],
      else: [
        {
          when: 'target rundor',
          say: {
            en: '{rundor} has {rundorHas}. An island pulls only what is **lighter** than itself.',
            ru: '{rundor} весит {rundorHas}. Остров притягивает только то, что **легче** его самого.',
            de: '{rundor} hat {rundorHas}. Eine Insel zieht nur an, was **leichter** ist als sie selbst.',
          },
        },
      ],
      after: {
        en: 'It has come to {copperfall}: one neighbour more. Islands that are pulled keep their pieces and their crystals.',
        ru: 'Остров встал рядом с вашим ({copperfall}): соседом больше. Фишки и кристаллы на нём остались.',
        de: 'Sie ist zu {copperfall} gekommen: eine Nachbarin mehr. Herangezogene Inseln behalten Figuren und Kristalle.',
      },
      claims: ({ view, open }) => ({
        'a lead of 1, one pull': view.attraction?.lead === 1 && view.attraction.pulls === 1,
        'Rundor is no target': !open.includes('target rundor'),
      }),
    },
    {
      scene: 'two',
      say: {
        en: 'The same table, but you have {own}. A **lead of 3 or more** over the best rival pulls **twice**; a smaller one once. Blue’s best has {rival}. How many islands come to you?',
        ru: 'Тот же стол, но у вас {own}. **Отрыв 3 и больше** от лучшего соперника — **два** притяжения, меньший — одно. У Синего лучший — {rival}. Сколько островов вы притянете?',
        de: 'Derselbe Tisch, aber du hast {own}. Ein **Vorsprung von 3 oder mehr** auf den besten Rivalen zieht **zweimal**, ein kleinerer einmal. Blaus beste hat {rival}. Wie viele Inseln kommen zu dir?',
      },
      hide: ['forecast'],
      point: ['island-copperfall', 'island-mistharbour'],
      pick: [
        {
          say: { en: '1', ru: '1', de: '1' },
          else: {
            en: '{own} against Blue’s {rival} is a lead of {lead}. With three or more, two come.',
            ru: '{own} против {rival} у Синего: отрыв {lead}. При отрыве от трёх притягиваются двое.',
            de: '{own} gegen Blaus {rival} ist ein Vorsprung von {lead}. Ab drei kommen zwei.',
          },
        },
        { say: { en: '{pulls}', ru: '{pulls}', de: '{pulls}' }, right: true },
        {
          say: { en: '3', ru: '3', de: '3' },
          else: {
            en: 'Two at most, however large the lead.',
            ru: 'Не больше двух, как бы велик ни был отрыв.',
            de: 'Höchstens zwei, wie groß der Vorsprung auch ist.',
          },
        },
      ],
      after: {
        en: '{own} against {rival} is a lead of {lead}: two pulls. More than two there never are.',
        ru: '{own} против {rival} — отрыв {lead}: два притяжения. Больше двух не бывает.',
        de: '{own} gegen {rival} ist ein Vorsprung von {lead}: zwei Anziehungen. Mehr als zwei sind es nie.',
      },
      claims: ({ view }) => ({ 'a lead of 3, two pulls': view.attraction?.lead === 3 && view.attraction.pulls === 2 }),
    },
    {
      say: {
        en: 'A lead of {lead}: **take two**, one after the other. {rundor}, with {rundorHas}, is lighter than you now. It belongs to nobody, so it did not count for the lead.',
        ru: 'Отрыв {lead}: **возьмите два**, один за другим. {rundor} весит {rundorHas}, теперь он легче вашего. Он ничей, потому для отрыва и не считался.',
        de: 'Ein Vorsprung von {lead}: **Nimm zwei**, eine nach der anderen. {rundor} mit {rundorHas} ist nun leichter als deine. Sie gehört niemandem, darum zählte sie für den Vorsprung nicht.',
      },
      answer: ['target', 'cell', 'target', 'cell'],
      taught: ['target rundor', 'cell 3', 'target windhollow', 'cell 1'],
      after: {
        en: 'Two neighbours in one round; four more and the ring is closed. The round is over: a new one begins with cards, dealt to both. You will play them in the next lesson.',
        ru: 'Два соседа за раунд; ещё четыре, и кольцо замкнётся. Раунд окончен: новый начинается с карт, их раздают обоим. Сыграете вы их в следующем уроке.',
        de: 'Zwei Nachbarn in einer Runde; noch vier, und der Ring ist geschlossen. Die Runde ist vorbei: Die neue beginnt mit Karten für beide. Spielen wirst du sie in der nächsten Lektion.',
      },
      claims: ({ open }) => ({ 'Rundor is a target': open.includes('target rundor') }),
    },
  ],
  check: {
    ask: {
      en: 'Two rival islands share the most gravity, and the same number of solid crystals. What pulls?',
      ru: 'У двух островов-соперников поровну гравитации, и постоянной тоже поровну. Кто притягивает?',
      de: 'Zwei rivalisierende Inseln haben gleich viel Gravitation, und gleich viel dauerhafte. Wer zieht an?',
    },
    options: [
      { say: { en: 'Both', ru: 'Оба', de: 'Beide' } },
      { say: { en: 'The first player’s', ru: 'Остров первого игрока', de: 'Die des Startspielers' } },
      { say: { en: 'None', ru: 'Никто', de: 'Keine' }, right: true },
    ],
    right: {
      en: 'Right: balance, nothing moves.',
      ru: 'Верно: равновесие, ничто не движется.',
      de: 'Richtig: Gleichgewicht, nichts bewegt sich.',
    },
    wrong: {
      en: 'That is balance: nothing pulls this round.',
      ru: 'Это равновесие: в этом раунде никто не притягивает.',
      de: 'Das ist Gleichgewicht: In dieser Runde zieht nichts an.',
    },
  },
};
