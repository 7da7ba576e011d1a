import { FOUR, LAZAX, PACK, type RexLesson, scene } from './lesson.ts';

/** What the learner begins with. */
const PURSE = 10;
const RIVALS = { SOL: 4, JOL: 8, LET: 7 };
const AUCTION = {
  begin: 'bidding',
  round: 2,
  fleet: 18,
  units: { GC: { LAZ: 3 }, PAL: { SOL: 6 }, NOB: { SOL: 4 }, CSP: { JOL: 10 }, INB: { LET: 10 } },
  hands: { LAZ: ['personal_shield'], SOL: ['recruits'], JOL: ['decoy'], LET: ['feint', 'antitoxin'] },
  discarded: ['I7', 'I4'],
  draws: ['I1', 'I6'],
} as const;

export const lesson: RexLesson = {
  pack: PACK,
  options: FOUR,
  seat: LAZAX,
  clauses: [
    'REX-BID-2',
    'REX-BID-3',
    'REX-BID-5',
    'REX-BID-7',
    'REX-BID-8',
    'REX-BID-9',
    'REX-BID-11',
    'REX-HAND-1',
    'REX-RACE-LAZ-1',
    'REX-RACE-JOL-1',
  ],
  scenes: {
    start: scene(
      'D-BID',
      {
        ...AUCTION,
        first: 'LAZ',
        influence: { ...RIVALS, LAZ: PURSE },
        deckTop: ['energy_rifle', 'rapid_mobilization', 'feint', 'bio_weapon'],
      },
      ['1: pass', '2: bid 3', '2: bid 4', '3: pass', '2: pass'],
    ),
    second: scene(
      'D-BID',
      { ...AUCTION, first: 'SOL', influence: { ...RIVALS, LAZ: 6 }, deckTop: ['rapid_mobilization', 'feint', 'bio_weapon', 'decoy'] },
      ['1: bid 1', '2: pass', '3: bid 2', '1: pass', '3: pass'],
    ),
  },
  steps: [
    {
      say: {
        en: 'Four players can still take cards, so four **strategy cards** are sold, one by one, face down. You open. Bid at least {least}, or pass and be out of this auction.',
        ru: 'Карты могут взять ещё четверо, поэтому продаются четыре **Карты Стратегий**, по одной, рубашкой вверх. Начинаете вы. Ставьте не меньше {least} или пасуйте — и тогда вы вне этих торгов.',
        de: 'Vier Spieler können noch Karten nehmen, also werden vier **Strategiekarten** versteigert, einzeln und verdeckt. Du beginnst. Biete mindestens {least}, oder passe und bist bei dieser Karte draußen.',
      },
      point: ['lot'],
      answer: ['bid'],
      taught: ['bid 1'],
      else: [
        {
          when: ['bid 10', 'bid 9', 'bid 8', 'bid 7', 'bid 6', 'bid 5', 'bid 4', 'bid 3'],
          say: {
            en: 'You may, but influence also pays for deploying units. Early on a card is worth about 2 to 4: open low.',
            ru: 'Можно, но Влияние нужно и для развёртывания. В начале карта стоит 2–4: начните с малого.',
            de: 'Darfst du, aber Einfluss bringt auch Einheiten aufs Brett. Früh ist eine Karte etwa 2 bis 4 wert: Fang niedrig an.',
          },
        },
        {
          when: 'pass',
          say: {
            en: 'Passing is often right. This once open with 1 or 2, and see what the others do.',
            ru: 'Пас часто верен. Но сейчас начните с 1 или 2 и посмотрите, что сделают другие.',
            de: 'Passen ist oft richtig. Eröffne dieses Mal mit 1 oder 2 und sieh, was die anderen tun.',
          },
        },
      ],
      claims: ({ view }) => ({ 'four cards are sold': view.row === 4 }),
    },
    {
      say: {
        en: '{JOL} looks at every card before it is sold, and has just raised to 3. That is a hint. Raise to 4 or more, or let it go.',
        ru: '{JOL} смотрит каждую карту перед продажей и только что поднял ставку до 3. Это намёк. Поднимите до 4 или больше — или отступите.',
        de: '{JOL} sieht jede Karte, bevor sie verkauft wird, und hat gerade auf 3 erhöht. Das ist ein Hinweis. Biete 4 oder mehr, oder lass sie gehen.',
      },
      point: ['seat-2', 'lot'],
      answer: [['bid', 'pass']],
      taught: ['bid 4'],
      else: [
        {
          when: ['bid 10', 'bid 9', 'bid 8'],
          say: {
            en: 'So much more than 3? A little above is enough: what you bid is what you pay.',
            ru: 'Настолько больше трёх? Хватит чуть выше: сколько поставите, столько и заплатите.',
            de: 'So viel mehr als 3? Etwas darüber genügt: Was du bietest, zahlst du.',
          },
        },
      ],
    },
    {
      say: {
        en: '{bought, select, yes {You paid {price} to the bank. Only {JOL}, who looked, knows your card: {energy_rifle}.} other {{JOL} pays 3, and pays **you**: what others pay for cards goes to {LAZ}.}}',
        ru: '{bought, select, yes {Вы заплатили банку {price}. Вашу карту знает только {JOL}: {energy_rifle}.} other {{JOL} платит 3, и платит **вам**: что другие платят за карты, получает {LAZ}.}}',
        de: '{bought, select, yes {Du hast der Bank {price} gezahlt. Nur {JOL} hat sie gesehen: {energy_rifle}.} other {{JOL} zahlt 3, und zwar **dir**: Was andere für Karten zahlen, bekommt {LAZ}.}}',
      },
      point: ['seat-0'],
      read: true,
    },
    {
      say: {
        en: 'Cards come in three kinds: **attack** and **defence** for battles, and **plans** for other moments. A defence stops one weapon: a shield a shot, an antidote a poison. Which card stops {energy_rifle}?',
        ru: 'Карты бывают трёх видов: **атака** и **защита** для боя и **планы** для других моментов. Защита останавливает одно оружие: щит — выстрел, противоядие — яд. Какая карта останавливает эту: {energy_rifle}?',
        de: 'Es gibt drei Arten von Karten: **Angriff** und **Verteidigung** für Kämpfe, und **Pläne** für andere Momente. Eine Verteidigung wehrt eine Waffe ab: ein Schild einen Schuss, ein Gegenmittel ein Gift. Welche Karte wehrt ab: {energy_rifle}?',
      },
      point: ['hand'],
      pick: [
        {
          say: { en: '{antitoxin}', ru: '{antitoxin}', de: '{antitoxin}' },
          else: {
            en: '{antitoxin} stops the other weapon, {bio_weapon}. This one needs {personal_shield}.',
            ru: '{antitoxin} останавливает другое оружие: {bio_weapon}. Против этого нужна карта «{personal_shield}».',
            de: '{antitoxin} wehrt die andere Waffe ab: {bio_weapon}. Gegen diese hilft {personal_shield}.',
          },
        },
        { say: { en: '{personal_shield}', ru: '{personal_shield}', de: '{personal_shield}' }, right: true },
        {
          say: { en: 'Another {energy_rifle}', ru: 'Ещё одна {energy_rifle}', de: 'Noch ein {energy_rifle}' },
          else: {
            en: 'An attack never defends. Choose the defence that fits.',
            ru: 'Атака не защищает. Выберите подходящую защиту.',
            de: 'Ein Angriff verteidigt nie. Wähl die passende Verteidigung.',
          },
        },
      ],
      after: {
        en: '{personal_shield} against {energy_rifle}, {antitoxin} against {bio_weapon}: the wrong one does not help.',
        ru: '{energy_rifle} — против неё {personal_shield}; {bio_weapon} — против неё {antitoxin}. Не та защита не поможет.',
        de: '{personal_shield} gegen {energy_rifle}, {antitoxin} gegen {bio_weapon}: Die falsche hilft nicht.',
      },
    },
    {
      scene: 'second',
      say: {
        en: 'The next card. {SOL} opens with 1, {LET} says 2. This time **pass**, and watch your influence when somebody else pays.',
        ru: 'Следующая карта. {SOL} начинает с 1, {LET} говорит 2. На этот раз **пасуйте** и следите за своим Влиянием, когда платит другой.',
        de: 'Die nächste Karte. {SOL} beginnt mit 1, {LET} sagt 2. Diesmal **passe** und achte auf deinen Einfluss, wenn jemand anders zahlt.',
      },
      point: ['seat-0', '> pass'],
      answer: ['pass'],
      else: [
        {
          when: 'bid',
          say: {
            en: 'Your own purchases go to the bank. Pass for once, and see what others’ purchases do for you.',
            ru: 'Свои покупки вы оплачиваете банку. Пасуйте и посмотрите, что вам дают чужие покупки.',
            de: 'Was du selbst kaufst, geht an die Bank. Passe einmal und sieh, was dir die Käufe anderer bringen.',
          },
        },
      ],
    },
    {
      say: {
        en: '{LET} paid 2, and paid **you**: what others pay for cards comes to {LAZ}; that is its power. And {LET} drew a second card free; that is the power of {LET}. Every race breaks the rules in its own way.',
        ru: '{LET} заплатил 2, и заплатил **вам**: что другие платят за карты, получает {LAZ}, это преимущество этой расы. А ещё {LET} взял вторую карту даром: это преимущество расы {LET}. Каждая раса нарушает правила по-своему.',
        de: '{LET} zahlte 2, und zwar **dir**: Was andere für Karten zahlen, bekommt {LAZ}, das ist dessen Vorteil. Und {LET} zog eine zweite Karte umsonst; das ist der von {LET}. Jedes Volk bricht die Regeln auf seine Art.',
      },
      point: ['seat-0', 'seat-3'],
      read: true,
      claims: ({ view }) => ({ 'two more': view.players[LAZAX]?.influence === 8, 'Letnev has four cards': view.players[3]?.cards === 4 }),
    },
  ],
  values: ({ rules, view }) => ({
    least: rules.table.pack.constants.minBid,
    bought: view.own.hand.includes('energy_rifle') ? 'yes' : 'no',
    price: PURSE - (view.players[LAZAX]?.influence ?? 0),
  }),
  check: {
    ask: {
      en: 'You hold four cards. What happens in the next auction?',
      ru: 'У вас четыре карты. Что будет на следующих торгах?',
      de: 'Du hältst vier Karten. Was geschieht bei der nächsten Versteigerung?',
    },
    options: [
      { say: { en: 'You are skipped', ru: 'Вас пропускают', de: 'Du wirst übersprungen' }, right: true },
      {
        say: {
          en: 'You may bid and discard one',
          ru: 'Можно ставить и сбросить одну',
          de: 'Du darfst bieten und eine abwerfen',
        },
      },
    ],
    right: {
      en: 'Right: four is the limit ({LET}: eight).',
      ru: 'Верно: предел — четыре ({LET}: восемь).',
      de: 'Richtig: Vier ist die Grenze ({LET}: acht).',
    },
    wrong: {
      en: 'At the limit of four you are skipped; cards are never thrown away at will.',
      ru: 'С четырьмя картами вас пропускают; просто так карты не сбрасывают.',
      de: 'Mit vier Karten wirst du übersprungen; nach Belieben abwerfen darf man nie.',
    },
  },
};
