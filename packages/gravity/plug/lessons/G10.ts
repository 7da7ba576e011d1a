import { type GravityLesson, HOUSE, RED, scene, units } from './lesson.ts';

export const lesson: GravityLesson = {
  pack: HOUSE,
  options: { seats: 2, module: 'war' },
  seat: RED,
  clauses: ['GRV-WAR-1', 'GRV-WAR-2', 'GRV-WAR-6', 'GRV-WAR-8', 'GRV-WAR-9', 'GRV-WAR-10', 'GRV-WAR-11', 'GRV-WAR-12'],
  scenes: {
    start: {
      position: scene(
        {
          copperfall: '2,0 ^0 r4 1+0',
          mistharbour: '-2,0 ^0 b4 1+0',
        },
        {
          round: 2,
          red: { hand: [7, 3, 1] },
          blue: { hand: [3, 2, 5] },
        },
      ),
      script: ['play 3'],
    },
  },
  values: ({ view }) => ({ theirs: units(view, 'mistharbour'), has: units(view, 'copperfall'), tokens: view.players[RED]?.tokens ?? 0 }),
  steps: [
    {
      say: {
        en: 'The module **War for resources**: everybody draws six cards, keeps five and has five turns. On each island but {rundor} the sources are led to the middle in three pipes, the **trunks**. Play {card_7} and blow the trunk of {mistharbour} that carries **a drop and a spark**.',
        ru: 'Модуль **«Война за ресурсы»**: берут шесть карт, оставляют пять и ходят пять раз. На каждом острове, кроме острова {rundor}, источники сведены к середине тремя трубами, это **магистрали**. Сыграйте «{card_7}» и взорвите на острове {mistharbour} ту, где **капля и искра**.',
        de: 'Das Modul **Krieg um Ressourcen**: Alle ziehen sechs Karten, behalten fünf und haben fünf Züge. Auf jeder Insel außer {rundor} führen drei Rohre die Quellen zur Mitte, die **Stränge**. Spiel {card_7} und sprenge auf {mistharbour} den Strang mit **Tropfen und Funken**.',
      },
      point: ['card-7', 'island-mistharbour'],
      answer: ['play 7', 'act 7A', 'sabotage mistharbour 1'],
      else: [
        {
          when: ['sabotage mistharbour 0', 'sabotage mistharbour 2'],
          say: {
            en: 'That trunk carries one source. The one with a drop and a spark costs Blue more.',
            ru: 'На этой магистрали один источник. Та, где капля и искра, обойдётся Синему дороже.',
            de: 'Dieser Strang trägt eine Quelle. Der mit Tropfen und Funken kostet Blau mehr.',
          },
        },
        {
          when: 'sabotage copperfall',
          say: {
            en: 'You may, but it is your own yield.',
            ru: 'Можно, но это ваша собственная добыча.',
            de: 'Das darfst du, aber es ist dein eigener Ertrag.',
          },
        },
        {
          when: ['act 7B', 'play 3', 'play 1', 'idle', 'castle', 'sabotage'],
          if: ({ choice }) => choice?.['island'] !== 'mistharbour' && choice?.['island'] !== 'copperfall',
          say: {
            en: 'First the sabotage, on {mistharbour}.',
            ru: 'Сначала диверсия на острове {mistharbour}.',
            de: 'Erst die Sabotage, auf {mistharbour}.',
          },
        },
      ],
      after: {
        en: 'At Blue’s next mining everything behind this trunk counts for nothing **on this island**; a neighbour still draws on those sources. Then the token goes back.',
        ru: 'При следующей добыче Синего всё за этой магистралью не в счёт **на этом острове**; соседу эти источники по-прежнему служат. Затем жетон вернётся.',
        de: 'Bei Blaus nächster Förderung zählt **auf dieser Insel** nichts hinter diesem Strang; eine Nachbarin nutzt diese Quellen weiter. Dann geht der Marker zurück.',
      },
    },
    {
      say: {
        en: 'The same card: **{action_7B}**. Take two source tokens; you may hold four.',
        ru: 'Та же карта: **{action_7B}**. Возьмите два жетона источников; держать можно четыре.',
        de: 'Dieselbe Karte: **{action_7B}**. Nimm zwei Quellenmarker; halten darfst du vier.',
      },
      answer: ['act 7B'],
      else: [
        {
          when: 'done',
          say: { en: 'There is more on this card.', ru: 'На этой карте есть ещё действие.', de: 'Diese Karte kann noch mehr.' },
        },
      ],
      proves: ({ view }) => ({ 'two tokens': view.players[RED]?.tokens === 2 }),
      after: {
        en: 'Two tokens are yours. Now Blue mines.',
        ru: 'Два жетона ваши. Теперь добывает Синий.',
        de: 'Zwei Marker sind dein. Nun fördert Blau.',
      },
    },
    {
      say: {
        en: 'Blue has {theirs} now, instead of 2+2: the blown trunk cost it. Play {card_3}. Before it counts, lay your tokens on sides of your islands, each as a drop or a spark. Make as much **permanent** gravity as you can.',
        ru: 'У Синего теперь {theirs} вместо 2+2: диверсия сработала. Сыграйте «{card_3}». Перед подсчётом положите жетоны на стороны своих островов, каждый — каплей или искрой. Добудьте побольше **постоянной** гравитации.',
        de: 'Blau hat nun {theirs} statt 2+2: Der gesprengte Strang hat gewirkt. Spiel {card_3}. Bevor gezählt wird, leg deine Marker an Seiten deiner Inseln, jeden als Tropfen oder Funken. Gewinne möglichst viel **dauerhafte** Gravitation.',
      },
      point: ['card-3', 'island-copperfall'],
      answer: [['play 3', 'act 3A', 'token', 'done']],
      taught: ['play 3', 'token copperfall 2 blue', 'token copperfall 2 blue', 'done'],
      until: ({ events }) => events.some((event) => event.kind === 'extracted' && event['island'] === 'copperfall'),
      fits: ({ events }) =>
        events.some((event) => event.kind === 'extracted' && event['island'] === 'copperfall' && event['permanent'] === 2),
      unfit: {
        en: 'More for now, but it fades, or a third drop without a partner. Two drops make a pair: one more permanent.',
        ru: 'Сейчас больше, но это погаснет, — или третья капля осталась без пары. Две капли — пара: ещё одна постоянная.',
        de: 'Mehr für jetzt, aber es verblasst, oder ein dritter Tropfen ohne Partner. Zwei Tropfen sind ein Paar: eine dauerhafte mehr.',
      },
      else: [
        {
          when: ['play 1', 'idle', 'castle'],
          say: { en: 'Use the tokens: {card_3}.', ru: 'Пустите жетоны в дело: «{card_3}».', de: 'Nutze die Marker: {card_3}.' },
        },
      ],
      after: {
        en: 'Two pairs of drops. Tokens you laid go back to the supply; tokens you keep stay with you.',
        ru: 'Две пары капель. Выложенные жетоны возвращаются в запас, оставшиеся — при вас.',
        de: 'Zwei Paare Tropfen. Gelegte Marker gehen in den Vorrat zurück; behaltene bleiben bei dir.',
      },
    },
  ],
  check: {
    ask: {
      en: 'Sources behind a blown trunk — whom do they serve?',
      ru: 'Источники за взорванной магистралью — кому они служат?',
      de: 'Quellen hinter einem gesprengten Strang — wem dienen sie?',
    },
    options: [
      { say: { en: 'Nobody', ru: 'Никому', de: 'Niemandem' } },
      { say: { en: 'Still the neighbours', ru: 'По-прежнему соседям', de: 'Weiter den Nachbarn' }, right: true },
    ],
    right: {
      en: 'Right: the token works only on its own island.',
      ru: 'Верно: жетон действует только на своём острове.',
      de: 'Richtig: Der Marker wirkt nur auf seiner eigenen Insel.',
    },
    wrong: {
      en: 'The token works only on the island it lies on; neighbours still use those sources.',
      ru: 'Жетон действует только на своём острове; соседям эти источники служат.',
      de: 'Der Marker wirkt nur auf der Insel, auf der er liegt; Nachbarn nutzen diese Quellen weiter.',
    },
  },
};
