import { battle, FOUR, LAZAX, LETNEV, PACK, type RexLesson, unitsIn } from './lesson.ts';

/** Letnev's four cards in the second battle: two of the learner's leaders are bought. */
const BOUGHT = ['LAZ-L1', 'LAZ-L2'];

const BATTLE = { first: 'LAZ', round: 4, fleet: 14, discarded: ['I7', 'I4', 'I1', 'I2'], draws: ['I6'] } as const;
const REST = {
  influence: { LAZ: 5, SOL: 3, JOL: 4, LET: 5 },
  hands: { LAZ: ['recruits'], LET: ['informant'] },
};
const again = battle(
  {
    ...BATTLE,
    ...REST,
    units: { ADI: { LAZ: 8, LET: 2 }, CSP: { JOL: 5 }, NOB: { SOL: 5 } },
    traitors: { LAZ: ['SOL-L4'], SOL: ['JOL-L3'], JOL: ['SOL-L5'], LET: [...BOUGHT, 'SOL-L1', 'JOL-L1'] },
  },
  ['3: dial 2', '3: lead LET-L5', '3: slot none', '3: call'],
);

export const lesson: RexLesson = {
  pack: PACK,
  options: FOUR,
  seat: LAZAX,
  clauses: [
    'REX-SETUP-7',
    'REX-SETUP-8',
    'REX-SETUP-11',
    'REX-TRAITOR-1',
    'REX-TRAITOR-2',
    'REX-TRAITOR-3',
    'REX-TRAITOR-4',
    'REX-TRAITOR-5',
  ],
  scenes: {
    ours: battle(
      {
        ...BATTLE,
        ...REST,
        units: { SAL: { LAZ: 3, LET: 6 }, CSP: { JOL: 5 }, NOB: { SOL: 5 } },
        traitors: { LAZ: ['LET-L2'], SOL: ['JOL-L3'], JOL: ['SOL-L5'], LET: ['SOL-L1', 'SOL-L3', 'JOL-L1', 'JOL-L4'] },
      },
      ['3: dial 4', '3: lead LET-L2', '3: slot none'],
    ),
    theirs: again,
    again,
  },
  steps: [
    {
      say: {
        en: 'Three against six: hopeless? At the start you were dealt {dealt} **traitor cards** and kept one: {LET_L2}, a leader of {LET}. Make any plan and see whom {LET} sends.',
        ru: 'Трое против шести: безнадёжно? В начале вам раздали **Карты Предателей** ({dealt}), одну вы оставили: {LET_L2}, Лидер расы {LET}. Составьте любой план и посмотрите, кого пошлёт {LET}.',
        de: 'Drei gegen sechs: hoffnungslos? Zu Beginn hast du {dealt} **Verräterkarten** bekommen und eine behalten: {LET_L2}, ein Anführer von {LET}. Mach irgendeinen Plan und sieh, wen {LET} schickt.',
      },
      point: ['side-0', 'traitors'],
      answer: ['dial', 'lead'],
      taught: ['dial 1', 'lead LAZ-L5'],
      else: [
        {
          when: 'dial 3',
          say: {
            en: 'All three? You do not need to: the card in your sleeve counts for more. Dial less.',
            ru: 'Все трое? Не нужно: карта в рукаве стоит больше. Поставьте меньше.',
            de: 'Alle drei? Nicht nötig: Die Karte im Ärmel zählt mehr. Stell weniger ein.',
          },
        },
      ],
      claims: ({ view }) => ({
        'three against six': unitsIn(view, 'SAL') === 3 && unitsIn(view, 'SAL', LETNEV) === 6,
        'the traitor is held': view.own.traitors.includes('LET-L2'),
      }),
    },
    {
      say: {
        en: '{LET} sends {LET_L2}, and dials 4. He is your man. Before any card takes effect you may reveal him.',
        ru: '{LET} посылает Лидера {LET_L2} и ставит 4. Это ваш человек. Пока карты не подействовали, вы можете его раскрыть.',
        de: '{LET} schickt {LET_L2} und stellt 4 ein. Er ist dein Mann. Bevor eine Karte wirkt, darfst du ihn aufdecken.',
      },
      point: ['> call'],
      answer: ['call'],
      else: [
        {
          when: 'decline',
          say: {
            en: 'You may keep silent and save him for a bigger day. Here, see what he does: reveal him.',
            ru: 'Можно промолчать и приберечь его для большего дня. Но сейчас посмотрите, что он сделает: раскройте.',
            de: 'Du darfst schweigen und ihn für einen größeren Tag aufheben. Sieh aber jetzt, was er tut: Deck ihn auf.',
          },
        },
      ],
      after: {
        en: '**You win at once**, whatever the dials say. {LET} loses all six units and the leader; you lose nobody. The card of {LET_L2} goes back into the traitor deck.',
        ru: '**Вы сразу побеждаете**, что бы ни показали числа. {LET} теряет все шесть Войск и Лидера, вы никого. Карта этого Лидера ({LET_L2}) возвращается в колоду предателей.',
        de: '**Du gewinnst sofort**, was die Räder auch sagen. {LET} verliert alle sechs Einheiten und den Anführer, du niemanden. Die Karte von {LET_L2} geht in den Verräterstapel zurück.',
      },
      proves: ({ view }) => ({
        'three of ours are left, none of theirs': unitsIn(view, 'SAL') === 3 && unitsIn(view, 'SAL', LETNEV) === 0,
        'their leader is dead': view.players[LETNEV]?.leaders.find(({ leader }) => leader === 'LET-L2')?.alive === false,
      }),
    },
    {
      scene: 'theirs',
      say: {
        en: 'Another day. Eight against two: an easy win. Send {LAZ_L1}, your strongest leader, and any number.',
        ru: 'Другой день. Восемь против двух: лёгкая победа. Пошлите сильнейшего: {LAZ_L1}, и любое число.',
        de: 'Ein anderer Tag. Acht gegen zwei: ein leichter Sieg. Schick deinen stärksten Anführer, {LAZ_L1}, und eine beliebige Zahl.',
      },
      answer: ['dial', 'lead LAZ-L1'],
      taught: ['dial 2', 'lead LAZ-L1'],
      else: [
        {
          when: 'lead',
          if: ({ choice }) => choice?.['leader'] !== 'LAZ-L1',
          say: {
            en: 'Caution, well learned! But for this once send {LAZ_L1}.',
            ru: 'Осторожность — это правильно! Но на этот раз пошлите его: {LAZ_L1}.',
            de: 'Vorsicht, gut gelernt! Aber dieses eine Mal schick ihn: {LAZ_L1}.',
          },
        },
      ],
    },
    {
      say: {
        en: '**Treason!** {LET} held {LAZ_L1}. All eight are gone, the leader too, and {LET} loses nobody. No plan is safe from a traitor.',
        ru: '**Измена!** Карта была у расы {LET}: {LAZ_L1}. Пропали все восемь, и Лидер тоже, а {LET} не теряет никого. От предателя не спасает ни один план.',
        de: '**Verrat!** {LET} hielt die Karte: {LAZ_L1}. Alle acht sind weg, der Anführer auch, und {LET} verliert niemanden. Kein Plan ist vor einem Verräter sicher.',
      },
      point: ['place-ADI'],
      read: true,
      claims: ({ view }) => ({
        'nobody is left': unitsIn(view, 'ADI') === 0 && unitsIn(view, 'ADI', LETNEV) === 2,
        'the leader is dead': view.players[LAZAX]?.leaders.find(({ leader }) => leader === 'LAZ-L1')?.alive === false,
      }),
    },
    {
      scene: 'again',
      say: {
        en: 'The same battle again. Most races hold one traitor card, {LET} four. Whom do you send this time?',
        ru: 'Тот же бой снова. У большинства рас одна Карта Предателя, у расы {LET} четыре. Кого пошлёте теперь?',
        de: 'Derselbe Kampf noch einmal. Die meisten Völker halten eine Verräterkarte, {LET} vier. Wen schickst du diesmal?',
      },
      answer: ['dial', 'lead'],
      taught: ['dial 2', 'lead LAZ-L3'],
      else: [
        {
          when: 'lead LAZ-L1',
          say: {
            en: 'You know now that he is bought. Anyone else may be loyal, or not.',
            ru: 'Теперь вы знаете, что он куплен. Остальные, может быть, верны, а может, и нет.',
            de: 'Du weißt nun, dass er gekauft ist. Jeder andere ist vielleicht treu, vielleicht nicht.',
          },
        },
        {
          when: ['dial 0', 'dial 8'],
          say: {
            en: 'Too little may lose, and all eight would leave nobody. Something between is enough.',
            ru: 'Слишком мало — можно проиграть, а все восемь — и никого не останется. Хватит чего-то между.',
            de: 'Zu wenig kann verlieren, und alle acht ließen niemanden übrig. Etwas dazwischen genügt.',
          },
        },
      ],
    },
    {
      say: {
        en: '{fate, select, bought {Bought as well: {LET} held both. Sometimes a weak leader is the safe one.} other {Loyal, and the battle is yours. The cards of {LET} were {LAZ_L1}, {LAZ_L2} and two leaders of other races.}} Should **both** sides reveal a traitor in one battle, both lose all their units there, and both leaders.',
        ru: '{fate, select, bought {И этот куплен: {LET} держит обоих. Иногда надёжнее слабый Лидер.} other {Верен, и бой за вами. У расы {LET} были {LAZ_L1}, {LAZ_L2} и два Лидера других рас.}} Если предателя в одном бою раскроют **обе** стороны, обе теряют там все Войска и Лидера.',
        de: '{fate, select, bought {Auch gekauft: {LET} hielt beide. Manchmal ist ein schwacher Anführer der sichere.} other {Treu, und der Kampf gehört dir. {LET} hielt {LAZ_L1}, {LAZ_L2} und zwei Anführer anderer Völker.}} Decken in einem Kampf **beide** Seiten einen Verräter auf, verlieren beide dort alle Einheiten und den Anführer.',
      },
      read: true,
      claims: ({ view }) => ({ 'a loyal leader wins': unitsIn(view, 'ADI', LETNEV) === 0 }),
    },
  ],
  values: ({ rules, view }) => ({
    dealt: rules.table.pack.constants.traitorsDealt,
    fate: unitsIn(view, 'ADI') === 0 && unitsIn(view, 'ADI', LETNEV) > 0 ? 'bought' : 'loyal',
  }),
  check: {
    ask: {
      en: 'Both sides reveal a traitor in one battle. Who wins?',
      ru: 'В одном бою предателя раскрыли обе стороны. Кто победил?',
      de: 'Beide Seiten decken im selben Kampf einen Verräter auf. Wer gewinnt?',
    },
    options: [
      { say: { en: 'The attacker', ru: 'Нападающий', de: 'Der Angreifer' } },
      { say: { en: 'The stronger', ru: 'Более сильный', de: 'Der Stärkere' } },
      {
        say: {
          en: 'Nobody: both lose everything there',
          ru: 'Никто: оба теряют там всё',
          de: 'Niemand: Beide verlieren dort alles',
        },
        right: true,
      },
    ],
    right: {
      en: 'Right: all units there and both leaders.',
      ru: 'Верно: все Войска там и обоих Лидеров.',
      de: 'Richtig: alle Einheiten dort und beide Anführer.',
    },
    wrong: {
      en: 'Both lose: all units there and both leaders are destroyed.',
      ru: 'Проигрывают оба: гибнут все Войска там и оба Лидера.',
      de: 'Beide verlieren: Alle Einheiten dort und beide Anführer werden vernichtet.',
    },
  },
};
