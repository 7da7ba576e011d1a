import { type GravityLesson, holds, HOUSE, pieces, RED, scene } from './lesson.ts';

export const lesson: GravityLesson = {
  pack: HOUSE,
  options: { seats: 4, confrontation: true },
  seat: RED,
  clauses: [
    'GRV-TEAM-CAPT-1',
    'GRV-TEAM-CAPT-2',
    'GRV-TEAM-CAPT-3',
    'GRV-TEAM-SHOW-1',
    'GRV-TEAM-TURN-1',
    'GRV-TEAM-TURN-2',
    'GRV-TEAM-COPY-1',
    'GRV-TEAM-COPY-2',
    'GRV-TEAM-JOINT-1',
    'GRV-TEAM-JOINT-4',
    'GRV-TEAM-END-1',
  ],
  scenes: {
    start: {
      position: scene(
        {
          copperfall: '2,0 r4 1+0',
          windhollow: '0,2 b4 1+0',
          stormcrown: '-2,2 m2',
          mistharbour: '-2,0 g4 1+0',
          cinderpeak: '0,-2 y4 1+0',
          lanternreach: '2,-2 m2',
          rundor: 'm3',
        },
        {
          step: 'corporations',
          captains: ['red', 'green'],
          red: { hand: [3, 2, 1, 5] },
          blue: { hand: [6, 4, 1, 6] },
          green: { hand: [1, 2, 3, 5], ship: '2h' },
          yellow: { hand: [1, 2, 3, 5], ship: '2h' },
        },
      ),
      script: ['1: actor 0', '1: copy 6', '2: actor 2', '3: actor 2', '2: idle 1', '1: actor 0', '1: join 6', '1: lose 1 1 0'],
    },
  },
  values: ({ view }) => ({
    guards: pieces(view, 'rundor'),
    aboard: view.players[RED]?.airship.hunters ?? 0,
    partner: view.players[1]?.airship.hunters ?? 0,
  }),
  steps: [
    {
      say: {
        en: 'Red and Blue against Green and Yellow. Teams take turns; the team decides **who of the two** plays, and where you disagree the **captain** does: you, at first. You see Blue’s hand, and Blue yours. You want {card_3}: choose yourself.',
        ru: 'Красный и Синий против Зелёного и Жёлтого. Команды ходят по очереди и сами решают, **кто из двоих** ходит, а при споре — **капитан**: сначала это вы. Вы видите руку Синего, а он вашу. Вам нужен «{card_3}»: выберите себя.',
        de: 'Rot und Blau gegen Grün und Gelb. Die Teams wechseln sich ab; das Team bestimmt, **wer von beiden** den Zug macht, und seid ihr uneins, der **Kapitän**: zuerst du. Du siehst Blaus Hand und Blau deine. Du willst {card_3}: Wähle dich selbst.',
      },
      point: ['> actor 0', 'airship-1'],
      answer: ['actor 0'],
      else: [
        {
          when: 'actor 1',
          say: {
            en: 'Blue does not hold {card_3}. Choose yourself.',
            ru: 'У Синего карты «{card_3}» нет. Выберите себя.',
            de: 'Blau hat {card_3} nicht. Wähle dich selbst.',
          },
        },
      ],
      after: {
        en: 'Whenever a captain has settled it against the partner, the partner becomes captain.',
        ru: 'Каждый раз, когда капитан настоял на своём, капитаном становится напарник.',
        de: 'Sooft ein Kapitän gegen den Partner entschieden hat, wird der Partner Kapitän.',
      },
      claims: ({ view }) => ({ 'Blue shows its hand, without 3': view.players[1]?.hand?.includes(3) === false }),
    },
    {
      say: {
        en: 'Play {card_3}. Afterwards your partner may discard any one card and **carry out the same card**.',
        ru: 'Сыграйте «{card_3}». После этого напарник может сбросить любую карту и **выполнить ту же**.',
        de: 'Spiel {card_3}. Danach darf dein Partner eine beliebige Karte abwerfen und **dieselbe Karte ausführen**.',
      },
      point: ['card-3'],
      answer: ['play 3'],
      else: [
        {
          when: ['play 1', 'play 2', 'play 5', 'idle'],
          say: {
            en: 'You chose yourself for {card_3}.',
            ru: 'Вы выбрали себя ради карты «{card_3}».',
            de: 'Du hast dich für {card_3} gewählt.',
          },
        },
      ],
    },
    {
      say: {
        en: 'Blue paid {card_6} and mined as well: two minings in one turn. A **copy** is no turn and cannot be copied again. Then the rivals had theirs.',
        ru: 'Синий заплатил картой «{card_6}» и тоже провёл добычу: две добычи за ход. **Копия** ходом не считается и сама не копируется. Потом сходили соперники.',
        de: 'Blau zahlte {card_6} und förderte auch: zwei Förderungen in einem Zug. Eine **Kopie** ist kein Zug und wird nicht wieder kopiert. Dann waren die Rivalen dran.',
      },
      read: true,
      claims: ({ events }) => ({ 'Blue copied': events.some(({ kind }) => kind === 'copied') }),
    },
    {
      say: {
        en: '{rundor} is guarded by {guards}. You carry {aboard} hunters, Blue {partner}. Choose yourself, play {card_2} and propose a **joint capture** of {rundor}: Blue pays a card, and all land together.',
        ru: '{rundor} стерегут {guards}. У вас на борту {aboard} охотника, у Синего {partner}. Выберите себя, сыграйте «{card_2}» и предложите **совместный захват** острова {rundor}: Синий заплатит картой, и высадятся все вместе.',
        de: '{rundor} wird von {guards} bewacht. Du hast {aboard} Jäger an Bord, Blau {partner}. Wähle dich selbst, spiel {card_2} und schlag die **gemeinsame Eroberung** von {rundor} vor: Blau zahlt eine Karte, und alle landen zusammen.',
      },
      point: ['card-2', 'island-rundor'],
      answer: [['actor 0', 'play 2', 'act 2A', 'joint rundor', 'commit', 'lose']],
      taught: ['actor 0', 'play 2', 'joint rundor', 'lose 1 1 0'],
      until: ({ events }) => events.some(({ kind }) => kind === 'captured'),
      else: [
        {
          when: ['joint stormcrown', 'joint lanternreach', 'capture'],
          say: {
            en: 'Possible, but {rundor} is the richest. Together you are strong enough.',
            ru: 'Можно, но {rundor} богаче всех. Вместе сил хватит.',
            de: 'Möglich, aber {rundor} ist die reichste. Zusammen seid ihr stark genug.',
          },
        },
        {
          when: ['actor 1', 'play 1', 'play 5', 'castle', 'idle'],
          say: {
            en: 'Now {rundor}: yourself, with {card_2}.',
            ru: 'Теперь {rundor}: вы сами, картой «{card_2}».',
            de: 'Jetzt {rundor}: du selbst, mit {card_2}.',
          },
        },
      ],
      after: {
        en: 'Four against three: half are lost, the team chooses whom. With hunters of both on it, {rundor} belongs to **both**.',
        ru: 'Четверо против троих: половина погибает, кого — решает команда. На острове охотники обоих, и {rundor} принадлежит **обоим**.',
        de: 'Vier gegen drei: Die Hälfte geht verloren, das Team wählt, wer. Mit Jägern von beiden darauf gehört {rundor} **beiden**.',
      },
      claims: ({ view }) => ({
        'three guards, two hunters each': pieces(view, 'rundor') === 3 && view.players[RED]?.airship.hunters === 2,
      }),
      proves: ({ view }) => ({ 'both hold Rundor': holds(view, 'rundor', RED) && holds(view, 'rundor', 1) }),
    },
  ],
  check: {
    ask: {
      en: 'Your partner’s island is ringed. Who wins?',
      ru: 'Остров вашего напарника окружён. Кто победил?',
      de: 'Die Insel deines Partners ist umringt. Wer gewinnt?',
    },
    options: [
      { say: { en: 'My partner alone', ru: 'Только напарник', de: 'Mein Partner allein' } },
      { say: { en: 'Our team', ru: 'Наша команда', de: 'Unser Team' }, right: true },
    ],
    right: {
      en: 'Right: the team wins as a whole.',
      ru: 'Верно: побеждает вся команда.',
      de: 'Richtig: Das Team gewinnt als Ganzes.',
    },
    wrong: { en: 'The team wins as a whole.', ru: 'Побеждает вся команда.', de: 'Das Team gewinnt als Ganzes.' },
  },
};
