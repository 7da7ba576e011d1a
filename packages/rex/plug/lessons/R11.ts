import { battle, FOUR, LAZAX, PACK, type RexLesson, scene, unitsIn } from './lesson.ts';

/** What the learner begins with, and what Jol-Nar pays for the first card. */
const PURSE = 4;
const PRICE = 4;
const ROUND = { round: 3, fleet: 3, discarded: ['I7', 'I4', 'I1'], draws: ['I6'] } as const;

export const lesson: RexLesson = {
  pack: PACK,
  options: FOUR,
  seat: LAZAX,
  clauses: ['REX-RACE-LAZ-1', 'REX-RACE-LAZ-2', 'REX-RACE-LAZ-3', 'REX-RACE-LAZ-4', 'REX-RACE-LAZ-5', 'REX-RACE-LAZ-6', 'REX-BATTLE-35'],
  scenes: {
    auction: scene(
      'D-BID',
      {
        begin: 'bidding',
        first: 'SOL',
        ...ROUND,
        units: { CSP: { JOL: 6 }, INB: { LET: 6 }, PAL: { SOL: 5 } },
        influence: { LAZ: PURSE, SOL: 5, JOL: 9, LET: 9 },
        hands: { LAZ: ['recruits', 'decoy', 'feint'], SOL: ['decoy'], JOL: ['feint'], LET: ['antitoxin'] },
        deckTop: ['energy_rifle', 'bio_weapon', 'personal_shield', 'decoy'],
      },
      ['1: bid 1', '2: bid 2', '3: bid 3', '1: pass', `2: bid ${PRICE}`, '3: pass'],
    ),
    battle: battle(
      {
        first: 'LAZ',
        ...ROUND,
        units: { INB: { LAZ: 3, LET: 2 }, CSP: { JOL: 6 }, PAL: { SOL: 5 } },
        mech: { INB: 2 },
        // Somebody with a card is asked when the battles are over: the city is still to be seen then.
        hands: { JOL: ['recruits'] },
        influence: { LAZ: 6, SOL: 4, JOL: 5, LET: 6 },
        traitors: { LAZ: ['JOL-L4'], SOL: ['JOL-L3'], JOL: ['SOL-L5'], LET: ['SOL-L1', 'SOL-L3', 'JOL-L1', 'JOL-L2'] },
      },
      ['3: dial 2', '3: lead LET-L4', '3: slot none'],
    ),
  },
  steps: [
    {
      say: {
        en: 'You are {LAZ}: **what others pay for cards comes to you**. You have {purse}. Suppose {JOL} buys this card for {price}. How much will you have?',
        ru: 'Вы — {LAZ}: **плату за карты других получаете вы**. У вас {purse}. Пусть {JOL} купит эту карту за {price}. Сколько будет у вас?',
        de: 'Du spielst {LAZ}: **Was andere für Karten zahlen, bekommst du.** Du hast {purse}. Angenommen, {JOL} kauft diese Karte für {price}. Wie viel hast du dann?',
      },
      point: ['seat-0'],
      pick: [
        {
          say: { en: '{purse}', ru: '{purse}', de: '{purse}' },
          else: {
            en: 'For other races that would be so: the bank takes it. {LAZ} is paid: {purse} and {price}.',
            ru: 'У других рас так бы и было: платят банку. А {LAZ} получает плату: {purse} и ещё {price}.',
            de: 'Bei anderen Völkern wäre es so: Die Bank nimmt es. {LAZ} wird bezahlt: {purse} und {price}.',
          },
        },
        { say: { en: '{sum}', ru: '{sum}', de: '{sum}' }, right: true },
        {
          say: { en: '0', ru: '0', de: '0' },
          else: {
            en: 'Nobody pays for a card but its buyer. You receive the price: {purse} and {price}.',
            ru: 'За карту платит только покупатель. Вы получаете цену: {purse} и ещё {price}.',
            de: 'Für eine Karte zahlt nur, wer sie kauft. Du bekommst den Preis: {purse} und {price}.',
          },
        },
      ],
      after: {
        en: '{purse} and {price}: the buyer pays you, not the bank.',
        ru: '{purse} и ещё {price}: покупатель платит вам, а не банку.',
        de: '{purse} und {price}: Der Käufer zahlt dir, nicht der Bank.',
      },
      claims: ({ view }) => ({ 'what the learner has': view.players[LAZAX]?.influence === PURSE }),
    },
    {
      say: {
        en: '{SOL}, {JOL} and {LET} have bid each other up to 3. **Pass**, and watch your influence.',
        ru: '{SOL}, {JOL} и {LET} подняли ставку до 3. **Пасуйте** и следите за своим Влиянием.',
        de: '{SOL}, {JOL} und {LET} haben sich auf 3 hochgeboten. **Passe** und achte auf deinen Einfluss.',
      },
      point: ['seat-0', '> pass'],
      answer: ['pass'],
      else: [
        {
          when: 'bid',
          say: {
            en: 'Your own purchases are paid to the bank like anybody’s. Let the others bid, and be paid.',
            ru: 'Свои покупки вы, как все, оплачиваете банку. Пусть ставят другие, а вы получите плату.',
            de: 'Was du selbst kaufst, zahlst du wie alle der Bank. Lass die anderen bieten und kassiere.',
          },
        },
      ],
    },
    {
      say: {
        en: '{JOL} paid {price}: you have {sum} now. So let the others fight for dear cards, and drive up the price of those you do not want.',
        ru: '{JOL} платит {price}: теперь у вас {sum}. Пусть другие бьются за дорогие карты, а вы поднимайте ставки и на то, что вам не нужно.',
        de: '{JOL} hat {price} gezahlt: Du hast jetzt {sum}. Lass die anderen um teure Karten ringen, und treib den Preis auch bei Karten hoch, die du nicht willst.',
      },
      point: ['seat-0'],
      read: true,
      claims: ({ view }) => ({ 'four and four': view.players[LAZAX]?.influence === PURSE + PRICE }),
    },
    {
      scene: 'battle',
      say: {
        en: 'Your second gift: five **mechanized** units, each worth {mech} in battle. Three ordinary and two mechanized stand here, so you can dial up to 7. Send the {LAZ_L2}, and dial exactly 4.',
        ru: 'Второе ваше преимущество: пять **механизированных** Войск, каждое в бою за {mech}. Здесь три обычных и два таких, поставить можно до 7. Пошлите Лидера {LAZ_L2} и поставьте ровно 4.',
        de: 'Dein zweiter Vorteil: fünf **mechanisierte** Einheiten, jede zählt im Kampf {mech}. Hier stehen drei gewöhnliche und zwei mechanisierte, du kannst also bis 7 einstellen. Schick deinen {LAZ_L2}, und stell genau 4 ein.',
      },
      point: ['side-0'],
      answer: ['dial 4', 'lead LAZ-L2'],
      else: [
        {
          when: 'dial 0|1|2|3',
          say: {
            en: 'That may win too, but for the next step 4 have to be paid. Dial exactly 4.',
            ru: 'Может хватить и этого, но для следующего шага заплатить надо 4. Поставьте ровно 4.',
            de: 'Das könnte auch reichen, aber für den nächsten Schritt sollen es 4 sein. Stell genau 4 ein.',
          },
        },
        {
          when: 'dial 5|6|7',
          say: {
            en: 'More than needed: the winner loses what he dials. Dial exactly 4.',
            ru: 'Это больше, чем нужно: победитель теряет, сколько поставил. Поставьте ровно 4.',
            de: 'Mehr als nötig: Der Sieger verliert, was er einstellt. Stell genau 4 ein.',
          },
        },
        {
          when: 'lead LAZ-L1|LAZ-L3|LAZ-L4|LAZ-L5',
          say: {
            en: 'He would do as well. For this once send the {LAZ_L2}.',
            ru: 'Подошёл бы и он. Но на этот раз пошлите другого: {LAZ_L2}.',
            de: 'Er ginge auch. Schick dieses Mal deinen {LAZ_L2}.',
          },
        },
      ],
    },
    {
      say: {
        en: 'Won, 9 against 4. Now pay the 4 you dialled, as you like: a mechanized unit counts {mech}.',
        ru: 'Победа, 9 против 4. Теперь заплатите поставленные 4, как хотите: механизированное Войско считается за {mech}.',
        de: 'Gewonnen, 9 gegen 4. Bezahl nun die eingestellten 4, wie du magst: Eine mechanisierte Einheit zählt {mech}.',
      },
      answer: ['lose'],
      taught: ['lose 2 1'],
      else: [
        {
          when: ['lose 3 1', 'lose 1 2', 'lose 3 2', 'lose 2 2'],
          say: {
            en: 'An exact payment is possible, so you may not lose more.',
            ru: 'Можно заплатить точно, значит, терять больше нельзя.',
            de: 'Genau zu bezahlen ist möglich, also darfst du nicht mehr verlieren.',
          },
        },
      ],
      after: {
        en: 'In everything else a mechanized unit is one unit: it is deployed, moves, collects and is recruited like any other.',
        ru: 'Во всём остальном механизированное Войско — одно Войско: развёртывается, перемещается, собирает Влияние и нанимается как обычное.',
        de: 'In allem anderen ist eine mechanisierte Einheit eine Einheit: Sie wird stationiert und bewegt, sammelt und wird rekrutiert wie jede andere.',
      },
      claims: ({ open }) => ({ 'two ways to pay': open.join() === 'lose 2 1,lose 0 2' }),
      proves: ({ view }) => ({ 'two units are left': unitsIn(view, 'INB') === 2 }),
    },
  ],
  values: ({ rules }) => ({ purse: PURSE, price: PRICE, sum: PURSE + PRICE, mech: rules.table.pack.constants.mechStrength }),
  check: {
    ask: {
      en: 'You dialled 3 and have only two mechanized units there. You lose',
      ru: 'Вы поставили 3, а там только два механизированных Войска. Вы теряете',
      de: 'Du hast 3 eingestellt und dort nur zwei mechanisierte Einheiten. Du verlierst',
    },
    options: [
      { say: { en: 'one', ru: 'одно', de: 'eine' } },
      { say: { en: 'both', ru: 'оба', de: 'beide' }, right: true },
      { say: { en: 'none', ru: 'ни одного', de: 'keine' } },
    ],
    right: {
      en: 'Right: one covers only 2, and 3 cannot be paid exactly.',
      ru: 'Верно: одного хватит лишь на 2, а ровно 3 заплатить нельзя.',
      de: 'Richtig: Eine deckt nur 2, und genau 3 lassen sich nicht bezahlen.',
    },
    wrong: {
      en: 'Both: one covers only 2, and 3 cannot be paid exactly.',
      ru: 'Оба: одного хватит лишь на 2, а ровно 3 заплатить нельзя.',
      de: 'Beide: Eine deckt nur 2, und genau 3 lassen sich nicht bezahlen.',
    },
  },
};
