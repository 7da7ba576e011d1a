import { battle, FOUR, LETNEV, PACK, type RexLesson, scene, SOL, unitsIn } from './lesson.ts';

const ROUND = { first: 'LET', round: 2, fleet: 3, discarded: ['I7', 'I4'], draws: ['I1', 'I6'] } as const;

export const lesson: RexLesson = {
  pack: PACK,
  options: FOUR,
  seat: LETNEV,
  clauses: ['REX-RACE-LET-1', 'REX-RACE-LET-2', 'REX-RACE-LET-3', 'REX-RACE-LET-4', 'REX-SETUP-11', 'REX-TRAITOR-1'],
  scenes: {
    auction: scene('D-BID', {
      begin: 'bidding',
      ...ROUND,
      units: { CSP: { JOL: 8 }, INB: { LET: 8 }, PAL: { SOL: 6 }, GC: { LAZ: 3 } },
      influence: { LAZ: 8, SOL: 4, JOL: 6, LET: 7 },
      hands: { LET: ['feint', 'decoy'], LAZ: ['decoy'], SOL: ['recruits'], JOL: ['feint'] },
      deckTop: ['bio_weapon', 'decoy', 'antitoxin', 'energy_rifle', 'personal_shield'],
    }),
    battle: battle(
      {
        ...ROUND,
        units: { MEM: { LET: 2, SOL: 5 }, CSP: { JOL: 8 }, GC: { LAZ: 3 } },
        // Somebody with a card is asked when the battles are over: the city is still to be seen then.
        hands: { JOL: ['recruits'] },
        influence: { LAZ: 5, SOL: 4, JOL: 5, LET: 5 },
        traitors: { LET: ['SOL-L1', 'SOL-L2', 'SOL-L4', 'JOL-L1'], SOL: ['JOL-L3'], JOL: ['LAZ-L4'], LAZ: ['JOL-L5'] },
      },
      ['1: dial 3', '1: lead SOL-L1', '1: slot none'],
    ),
  },
  steps: [
    {
      say: {
        en: 'You are {LET}: cards and spies. You hold {cards} cards. Buy this one: bid 1 or a little more, and watch your hand.',
        ru: 'Вы — {LET}: карты и шпионы. На руке карт: {cards}. Купите эту: поставьте 1 или чуть больше и следите за рукой.',
        de: 'Du spielst {LET}: Karten und Spione. Du hältst {cards} Karten. Kauf diese: Biete 1 oder etwas mehr, und achte auf deine Hand.',
      },
      point: ['lot', 'hand'],
      answer: ['bid'],
      taught: ['bid 2'],
      else: [
        {
          when: 'pass',
          say: {
            en: 'Passing is allowed. But you get more for your money than anybody: bid.',
            ru: 'Пасовать можно. Но за свои деньги вы получаете больше всех: ставьте.',
            de: 'Passen ist erlaubt. Aber du bekommst für dein Geld mehr als alle anderen: Biete.',
          },
        },
        {
          when: 'bid 5|6|7',
          say: {
            en: 'Nobody bids against you yet. Open lower, and keep something for deploying.',
            ru: 'Пока против вас никто не ставит. Начните ниже и оставьте на развёртывание.',
            de: 'Noch bietet niemand gegen dich. Fang niedriger an und behalte etwas zum Stationieren.',
          },
        },
      ],
      claims: ({ view }) => ({ 'two cards in hand': view.own.hand.length === 2 }),
    },
    {
      say: {
        en: '**Two cards**: the one you bought, and one free from the deck. You may hold {limit}; the others {usual}. Another card is on offer already; let us leave it.',
        ru: '**Две карты**: купленная и ещё одна даром из колоды. Держать можно {limit}, другим {usual}. Уже продаётся следующая карта, но оставим её.',
        de: '**Zwei Karten**: die gekaufte und eine umsonst vom Stapel. Du darfst {limit} halten, die anderen {usual}. Schon steht die nächste Karte an, aber lassen wir sie.',
      },
      point: ['hand'],
      read: true,
      claims: ({ view }) => ({ 'two more': view.own.hand.length === 4 }),
    },
    {
      scene: 'battle',
      say: {
        en: 'And spies: others keep one traitor card, you keep **all {traitors}**. Three of them are leaders of {SOL}, out of five. In the {MEM} two of your units face five of {SOL}: fight this hopeless battle, with any plan.',
        ru: 'А теперь шпионы: другие оставляют одну Карту Предателя, вы — **все {traitors}**. Трое из них — Лидеры расы {SOL}, а всего их пять. Здесь ({MEM}) двое ваших против пяти Войск: ввяжитесь в этот безнадёжный бой с любым планом.',
        de: 'Und Spione: Andere behalten eine Verräterkarte, du **alle {traitors}**. Drei davon sind Anführer von {SOL}, und {SOL} hat nur fünf. Hier ({MEM}) stehen zwei deiner Einheiten gegen fünf: Kämpf diesen hoffnungslosen Kampf, mit beliebigem Plan.',
      },
      point: ['side-3', 'traitors'],
      answer: ['dial', 'lead'],
      taught: ['dial 0', 'lead LET-L5'],
      else: [
        {
          when: 'dial 2',
          say: {
            en: 'Both? If a spy is there you need none, and if not they will not do. Dial less.',
            ru: 'Обоих? Есть там шпион — не нужен никто, а нет — двоих не хватит. Поставьте меньше.',
            de: 'Beide? Steht dort ein Spion, brauchst du keinen, und sonst reichen sie nicht. Stell weniger ein.',
          },
        },
      ],
      claims: ({ view }) => ({
        'four traitors, three of Sol':
          view.own.traitors.length === 4 && view.own.traitors.filter((id) => id.startsWith('SOL')).length === 3,
        'two against five': unitsIn(view, 'MEM', LETNEV) === 2 && unitsIn(view, 'MEM', SOL) === 5,
      }),
    },
    {
      say: {
        en: '{SOL} sends its best: the {SOL_L1}. He is on your payroll. Reveal him.',
        ru: '{SOL} посылает лучшего: {SOL_L1}. А он у вас на жалованье. Раскройте его.',
        de: '{SOL} schickt den Besten: {SOL_L1}. Er steht auf deiner Lohnliste. Deck ihn auf.',
      },
      point: ['> call'],
      answer: ['call'],
      else: [
        {
          when: 'decline',
          say: {
            en: 'Keeping silent is legal. But five units and their best leader stand there: reveal him.',
            ru: 'Промолчать можно. Но там пять Войск и лучший Лидер: раскройте его.',
            de: 'Schweigen ist erlaubt. Aber dort stehen fünf Einheiten und ihr bester Anführer: Deck ihn auf.',
          },
        },
      ],
      after: {
        en: 'Two have beaten five. Pick fights with races whose leaders you own.',
        ru: 'Двое побили пятерых. Деритесь с теми расами, чьи Лидеры куплены вами.',
        de: 'Zwei haben fünf geschlagen. Such Streit mit Völkern, deren Anführer dir gehören.',
      },
      proves: ({ view }) => ({
        'two are left, none of theirs': unitsIn(view, 'MEM', LETNEV) === 2 && unitsIn(view, 'MEM', SOL) === 0,
      }),
    },
  ],
  values: ({ rules, view }) => {
    const { races, constants } = rules.table.pack;
    const letnev = races.find(({ id }) => id === 'LET');
    return {
      cards: view.own.hand.length,
      limit: letnev?.handLimit ?? 0,
      usual: constants.handLimit,
      traitors: letnev?.traitorsKept ?? 0,
    };
  },
  check: {
    ask: {
      en: 'How many of your four traitors can turn in one battle?',
      ru: 'Сколько ваших предателей могут сработать в одном бою?',
      de: 'Wie viele deiner vier Verräter können in einem Kampf überlaufen?',
    },
    options: [
      {
        say: {
          en: 'One: the leader sent against you',
          ru: 'Один: Лидер, посланный против вас',
          de: 'Einer: der gegen dich gesandte Anführer',
        },
        right: true,
      },
      { say: { en: 'All four', ru: 'Все четверо', de: 'Alle vier' } },
    ],
    right: {
      en: 'Right: only he can be revealed.',
      ru: 'Верно: раскрыть можно только его.',
      de: 'Richtig: Nur er kann aufgedeckt werden.',
    },
    wrong: {
      en: 'Only the leader the enemy sends can be revealed.',
      ru: 'Раскрыть можно только того Лидера, которого послал враг.',
      de: 'Nur der Anführer, den der Gegner schickt, kann aufgedeckt werden.',
    },
  },
};
