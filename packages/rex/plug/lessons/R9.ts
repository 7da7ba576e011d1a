import { FOUR, JOL_NAR, LAZAX, PACK, type RexLesson, scene, starsOf } from './lesson.ts';

export const lesson: RexLesson = {
  pack: PACK,
  options: FOUR,
  seat: LAZAX,
  clauses: [
    'REX-INFL-7',
    'REX-CEASE-1',
    'REX-CEASE-5',
    'REX-CEASE-7',
    'REX-CEASE-11',
    'REX-CEASE-12',
    'REX-ALLY-1',
    'REX-ALLY-13',
    'REX-ALLY-15',
    'REX-WIN-3',
    'REX-WIN-6',
    'REX-4P-1',
    'REX-DEAL-1',
  ],
  scenes: {
    start: scene(
      'D-CF-OFFER',
      {
        begin: 'influence',
        first: 'LAZ',
        round: 3,
        fleet: 3,
        bombardment: 2,
        units: { CSP: { LAZ: 5 }, PAL: { LAZ: 5 }, ADI: { JOL: 5 }, INB: { JOL: 4 }, ADM: { LET: 4 }, NOB: { SOL: 5 }, VEL: { SOL: 2 } },
        influence: { LAZ: 9, SOL: 6, JOL: 7, LET: 10 },
        discarded: ['I7', 'I4', 'I1'],
        draws: ['C1', 'I6'],
      },
      ['2: accept 0'],
      ['D-GIFT', 'D-BID', 'D-REC', 'D-DEPLOY'],
    ),
  },
  steps: [
    {
      say: {
        en: 'The influence card is a **Ceasefire**: the only time to trade influence and to make or leave **alliances**. How many strongholds do you and {JOL} hold together?',
        ru: 'Карта Влияния — **прекращение огня**: только теперь можно торговать Влиянием, вступать в **Альянсы** и выходить из них. Сколько крепостей держите вместе вы и {JOL}?',
        de: 'Die Einflusskarte ist eine **Waffenruhe**: Nur jetzt darf man mit Einfluss handeln und **Bündnisse** schließen oder verlassen. Wie viele Festungen haltet ihr zusammen, du und {JOL}?',
      },
      point: ['place-CSP', 'place-PAL', 'place-ADI', 'place-INB', 'seat-0', 'seat-2'],
      pick: [
        {
          say: { en: '2', ru: '2', de: '2' },
          else: {
            en: 'That is what you hold alone. {JOL} holds two more: {ADI} and the {INB}.',
            ru: 'Столько держите вы сами. {JOL} держит ещё две: {ADI} и {INB}.',
            de: 'So viele hältst du allein. {JOL} hält noch zwei: {ADI} und {INB}.',
          },
        },
        { say: { en: '4', ru: '4', de: '4' }, right: true },
        {
          say: { en: '5', ru: '5', de: '5' },
          else: {
            en: 'You: the {CSP} and the {PAL}. {JOL}: {ADI} and the {INB}. Four; the fifth, {MPS}, lies in ruins.',
            ru: 'Вы: {CSP} и {PAL}. {JOL}: {ADI} и {INB}. Четыре; пятая, {MPS}, лежит в руинах.',
            de: 'Du: {CSP} und {PAL}. {JOL}: {ADI} und {INB}. Vier; die fünfte, {MPS}, liegt in Trümmern.',
          },
        },
      ],
      after: {
        en: 'You: the {CSP} and the {PAL}. {JOL}: {ADI} and the {INB}. Allies count theirs together.',
        ru: 'Вы: {CSP} и {PAL}. {JOL}: {ADI} и {INB}. Союзники считают свои крепости вместе.',
        de: 'Du: {CSP} und {PAL}. {JOL}: {ADI} und {INB}. Verbündete zählen ihre zusammen.',
      },
      claims: ({ view }) => ({ 'two and two': starsOf(view) === 2 && starsOf(view, JOL_NAR) === 2 }),
    },
    {
      say: {
        en: 'Alone you need {alone}. An alliance of two needs {two}, together. Offer {JOL} an alliance: choose {JOL}, and send the offer.',
        ru: 'Одному нужно {alone}. Альянсу из двоих — {two} на двоих. Предложите Альянс: выберите, кому ({JOL}), и отправьте предложение.',
        de: 'Allein brauchst du {alone}. Ein Bündnis von zweien braucht {two}, zusammen. Biete {JOL} ein Bündnis an: Wähl {JOL} und gib das Angebot ab.',
      },
      answer: ['ally 0+2', 'done'],
      else: [
        {
          when: ['ally 0+1', 'ally 0+3'],
          say: {
            en: 'That ally holds no stronghold: together you would have two. {JOL} holds the other two.',
            ru: 'У этого союзника нет крепостей: вместе было бы две. Остальные две держит {JOL}.',
            de: 'Dieser Verbündete hält keine Festung: Zusammen hättet ihr zwei. Die anderen zwei hält {JOL}.',
          },
        },
        {
          when: 'transfer',
          say: {
            en: 'An offer may also name payments. Here the alliance alone is enough: {JOL} wins by it too.',
            ru: 'В предложение можно включить и плату. Здесь хватит самого Альянса: {JOL} от него тоже выигрывает.',
            de: 'Ein Angebot darf auch Zahlungen nennen. Hier genügt das Bündnis allein: {JOL} gewinnt dadurch ja auch.',
          },
        },
        {
          when: 'pass',
          say: {
            en: 'Then nothing changes, and alone you lack a star. Offer {JOL} an alliance.',
            ru: 'Тогда ничего не изменится, а одному вам не хватает звезды. Предложите Альянс: {JOL}.',
            de: 'Dann bleibt alles, wie es ist, und allein fehlt dir ein Stern. Biete {JOL} ein Bündnis an.',
          },
        },
      ],
    },
    {
      say: {
        en: '{JOL} agreed: you are **allies**. Each lends the other a power: {JOL} may use its command in your battles, and you may give {JOL} influence before bids. Offers go on lap by lap until all pass. Pass.',
        ru: '{JOL} принимает: вы **союзники**. Каждый помогает другому: {JOL} может отдать свой приказ в ваших боях, а вы — дать Влияние перед ставками. Круги идут, пока не спасуют все. Пасуйте.',
        de: '{JOL} nimmt an: Ihr seid **verbündet**. Jeder leiht dem anderen eine Kraft: {JOL} den Befehl in deinen Kämpfen, du Einfluss vor den Geboten. Es geht reihum weiter, bis alle passen. Passe.',
      },
      point: ['seat-0', 'seat-2', '> pass'],
      answer: ['pass'],
      else: [
        {
          when: 'leave',
          say: {
            en: 'You have only just joined. Apart you hold two stars each, and nobody wins.',
            ru: 'Вы только что вступили. Порознь у вас по две звезды, и никто не победит.',
            de: 'Du bist gerade erst beigetreten. Getrennt haltet ihr je zwei Sterne, und niemand gewinnt.',
          },
        },
        {
          when: 'ally',
          say: {
            en: 'You have the ally you need: four stars between you. Pass, and the bargaining ends.',
            ru: 'Нужный союзник у вас есть: на двоих четыре звезды. Пасуйте, и переговоры закончатся.',
            de: 'Du hast den Verbündeten, den du brauchst: zusammen vier Sterne. Passe, und das Verhandeln endet.',
          },
        },
        {
          when: 'transfer',
          say: {
            en: 'Gifts come right after this, without anybody’s consent. Pass now.',
            ru: 'Подарки будут сразу после этого, и ничьё согласие не нужно. Сейчас пасуйте.',
            de: 'Geschenke kommen gleich danach, ganz ohne Zustimmung. Passe jetzt.',
          },
        },
      ],
      claims: ({ view }) => ({ 'allies now': view.players[LAZAX]?.allies.includes(JOL_NAR) === true }),
    },
    {
      say: {
        en: 'Last, **gifts**: anybody may give influence to anybody. It is never handed back, and promises bind nobody. Give something, or finish without a gift.',
        ru: 'Напоследок **подарки**: любой может дать Влияние любому. Возвращать его никто не обязан, и обещания никого не связывают. Подарите что-нибудь или закончите без подарка.',
        de: 'Zum Schluss **Geschenke**: Jeder darf jedem Einfluss geben. Zurück kommt nichts von selbst, und Versprechen binden niemanden. Gib etwas, oder mach ohne Geschenk weiter.',
      },
      point: ['> done'],
      answer: [['done', 'give']],
      taught: ['done'],
      // Whoever has nothing left to give is not asked again.
      until: ({ choice, open }) => choice?.verb === 'done' || open.length === 1,
      claims: ({ view }) => ({ 'gifts are asked for': view.decision === 'D-CF-GIFT' }),
    },
    {
      say: {
        en: 'The round goes on; we jump to your turn. Allies never fight each other and may not stop in the same place, the {GC} excepted. Hold your stars: **end your turn** without moving.',
        ru: 'Раунд идёт дальше, сразу к вашему ходу. Союзники не сражаются друг с другом и не могут стоять в одном месте, кроме {GC}. Держите звёзды: **закончите ход** без перемещения.',
        de: 'Die Runde geht weiter, gleich zu deinem Zug. Verbündete kämpfen nie gegeneinander und dürfen nicht am selben Ort stehen, außer hier: {GC}. Halte deine Sterne: **Beende den Zug**, ohne zu bewegen.',
      },
      point: ['> end'],
      answer: ['end'],
      else: [
        {
          when: 'move',
          say: {
            en: 'You need not move: four stars are yours and {JOL}’s already. Who moves off may leave one empty.',
            ru: 'Перемещаться незачем: четыре звезды уже ваши на двоих. Уйдёте — и одна может опустеть.',
            de: 'Du brauchst dich nicht zu bewegen: Vier Sterne habt ihr schon. Wer abzieht, lässt vielleicht einen leer.',
          },
        },
      ],
    },
    {
      say: {
        en: 'The round is over: {two} strongholds, two allies. **You win together.**',
        ru: 'Раунд окончен: крепостей {two}, союзников двое. **Вы победили вместе.**',
        de: 'Die Runde ist vorbei: {two} Festungen, zwei Verbündete. **Ihr gewinnt gemeinsam.**',
      },
      point: ['seat-0', 'seat-2'],
      read: true,
      claims: ({ view }) => ({
        'both win by REX-WIN-3': view.result?.clause === 'REX-WIN-3' && view.result.winners.join() === [LAZAX, JOL_NAR].join(),
      }),
    },
  ],
  values: ({ rules }) => {
    const needed = rules.table.pack.constants.strongholdsToWin;
    return { alone: needed['1'] ?? 0, two: needed['2'] ?? 0 };
  },
  check: {
    ask: {
      en: 'You are allied and hold three strongholds yourself, your ally none. The round ends.',
      ru: 'У вас есть союзник. Вы сами держите три крепости, он ни одной. Раунд окончен.',
      de: 'Du bist verbündet und hältst selbst drei Festungen, dein Verbündeter keine. Die Runde endet.',
    },
    options: [
      { say: { en: 'You win', ru: 'Вы победили', de: 'Du gewinnst' } },
      { say: { en: 'Nobody wins yet', ru: 'Пока никто не победил', de: 'Noch gewinnt niemand' }, right: true },
    ],
    right: {
      en: 'Right: as an ally you need {two} together. To win alone, leave at a Ceasefire first.',
      ru: 'Верно: союзникам нужно {two} на двоих. Чтобы победить одному, сначала выйдите из Альянса при прекращении огня.',
      de: 'Richtig: Verbündet braucht ihr zusammen {two}. Um allein zu gewinnen, musst du vorher in einer Waffenruhe gehen.',
    },
    wrong: {
      en: 'In an alliance of two only {two} together count. Leave at a Ceasefire to win alone.',
      ru: 'В Альянсе из двоих считаются только {two} на двоих. Чтобы победить одному, выйдите при прекращении огня.',
      de: 'In einem Bündnis von zweien zählen nur {two} zusammen. Um allein zu gewinnen, geh in einer Waffenruhe.',
    },
  },
};
