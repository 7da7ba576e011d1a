import { type At, coinsIn, PACK, type RexLesson, scene } from './lesson.ts';

const HACAN = 0;
/** What the learner has before the others land, and what two of them pay. */
const PURSE = 6;
const PAID = [3, 4] as const;

const purse = ({ view }: At): number => view.players[HACAN]?.influence ?? 0;

export const lesson: RexLesson = {
  pack: PACK,
  options: { seats: 5, racePool: 'all' },
  seat: HACAN,
  clauses: ['REX-RACE-HAC-1', 'REX-RACE-HAC-2', 'REX-RACE-HAC-3', 'REX-RACE-HAC-4', 'REX-RACE-HAC-5', 'REX-WIN-12', 'REX-GEN-7'],
  scenes: {
    start: scene(
      'D-DEPLOY',
      {
        races: ['HAC', 'SOL', 'JOL', 'LET', 'LAZ'],
        begin: 'maneuver',
        first: 'SOL',
        round: 3,
        fleet: 2,
        units: { ADI: { HAC: 5 }, MPS: { HAC: 2 }, PAL: { SOL: 6 }, CSP: { JOL: 6 }, INB: { LET: 6 }, GC: { LAZ: 3 } },
        influence: { HAC: PURSE, SOL: 3, JOL: 6, LET: 5, LAZ: 8 },
        // Somebody with a card is asked before the battles: the city is still to be seen then.
        hands: { JOL: ['recruits'] },
        gold: { SAL: 8 },
        discarded: ['I7', 'I4', 'I1'],
        draws: ['I6'],
      },
      ['2: deploy MPN', `2: units ${PAID[0]}`, '4: deploy GC', `4: units ${PAID[1]} 0`],
    ),
  },
  steps: [
    {
      say: {
        en: 'You are {HAC}: **what others pay for deploying is yours**. You had {before}; {JOL} deployed for {first}, {LAZ} for {second}. How much have you now?',
        ru: 'Вы — {HAC}: **плату за чужое развёртывание получаете вы**. У вас было {before}; {JOL} заплатил {first}, {LAZ} — {second}. Сколько у вас теперь?',
        de: 'Du spielst {HAC}: **Was andere fürs Stationieren zahlen, gehört dir.** Du hattest {before}; {JOL} hat für {first} stationiert, {LAZ} für {second}. Wie viel hast du jetzt?',
      },
      point: ['seat-0', 'place-MPN', 'place-GC'],
      pick: [
        {
          say: { en: '{before}', ru: '{before}', de: '{before}' },
          else: {
            en: 'For other races it would stay so. To {HAC} both deployments were paid: look at your plate.',
            ru: 'У других рас так бы и осталось. Но за оба развёртывания заплатили вам: взгляните на свою табличку.',
            de: 'Bei anderen Völkern bliebe es so. An {HAC} wurden beide bezahlt: Sieh auf dein Schild.',
          },
        },
        { say: { en: '{purse}', ru: '{purse}', de: '{purse}' }, right: true },
      ],
      after: {
        en: '{before}, {first} and {second}: both paid you, not the bank.',
        ru: '{before}, {first} и {second}: оба заплатили вам, а не банку.',
        de: '{before}, {first} und {second}: Beide haben dir gezahlt, nicht der Bank.',
      },
      claims: (at) => ({ 'both have paid': purse(at) === PURSE + PAID[0] + PAID[1] }),
    },
    {
      say: {
        en: 'You deploy at **half price**, rounded up. What do seven units cost in a place without enemies?',
        ru: 'Вы развёртываетесь за **полцены**, с округлением вверх. Сколько стоят семь Войск там, где нет врагов?',
        de: 'Du stationierst zum **halben Preis**, aufgerundet. Was kosten sieben Einheiten an einem Ort ohne Gegner?',
      },
      pick: [
        {
          say: { en: '7', ru: '7', de: '7' },
          else: {
            en: 'That is the full price. Half of seven, rounded up: {half}.',
            ru: 'Это полная цена. Половина от семи, с округлением вверх: {half}.',
            de: 'Das ist der volle Preis. Die Hälfte von sieben, aufgerundet: {half}.',
          },
        },
        { say: { en: '{half}', ru: '{half}', de: '{half}' }, right: true },
        {
          say: { en: '3', ru: '3', de: '3' },
          else: {
            en: 'Three and a half is rounded up: {half}.',
            ru: 'Три с половиной округляют вверх: {half}.',
            de: 'Dreieinhalb werden aufgerundet: {half}.',
          },
        },
      ],
      after: {
        en: 'Half of seven, rounded up. A single unit still costs 1, as the board says: the more land at once, the more you save.',
        ru: 'Половина от семи, с округлением вверх. Одно Войско всё равно стоит 1, как и указано на поле: чем больше высаживаете сразу, тем больше экономите.',
        de: 'Die Hälfte von sieben, aufgerundet. Eine einzelne kostet trotzdem 1, wie auf dem Brett: Je mehr auf einmal landen, desto mehr sparst du.',
      },
    },
    {
      say: {
        en: '{coins} coins lie in {SAL}, and four units carry them all. Deploy there; or, instead of deploying, **relocate** a group to it from {ADI}, for {move} a unit.',
        ru: 'Здесь {coins, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}: {SAL}. Четыре Войска унесут всё. Развернитесь там или вместо этого **перебросьте** туда группу из другого места: {ADI}, по {move} за Войско.',
        de: 'Hier liegen {coins} Münzen: {SAL}. Vier Einheiten tragen alle. Stationiere dort; oder **verlege** stattdessen eine Gruppe dorthin, von hier: {ADI}, für {move} je Einheit.',
      },
      point: ['place-SAL', 'place-ADI'],
      answer: [['deploy SAL', 'relocate ADI SAL'], 'units'],
      taught: ['deploy SAL', 'units 4'],
      else: [
        {
          when: 'deploy',
          if: ({ choice }) => choice?.['location'] !== 'SAL',
          say: {
            en: 'No coins there. {coins} lie in {SAL}.',
            ru: 'Там монет нет. Они здесь, {coins}: {SAL}.',
            de: 'Dort liegen keine Münzen. {coins} liegen hier: {SAL}.',
          },
        },
        {
          when: 'relocate',
          if: ({ choice }) => choice?.['from'] !== 'ADI' || choice['to'] !== 'SAL',
          say: {
            en: 'You may, to any place the fleet does not cover. For the coins go from {ADI} to {SAL}.',
            ru: 'Так можно — в любое место, которое не накрыл флот. Но монеты: из {ADI} в {SAL}.',
            de: 'Darfst du, an jeden Ort, den die Flotte nicht bedeckt. Zu den Münzen geht es so: {ADI} → {SAL}.',
          },
        },
        {
          when: 'units 1|2|3',
          say: {
            en: 'Each unit carries 2. Four carry all {coins}.',
            ru: 'Каждое Войско уносит 2. Четыре унесут все {coins}.',
            de: 'Jede Einheit trägt 2. Vier tragen alle {coins}.',
          },
        },
        {
          when: 'end',
          say: {
            en: 'Nobody stands by the coins yet. Deploy, or relocate.',
            ru: 'У монет пока никого нет. Развернитесь или перебросьте Войска.',
            de: 'Bei den Münzen steht noch niemand. Stationiere oder verlege.',
          },
        },
      ],
      after: [
        {
          if: ({ events }) => events.some(({ kind }) => kind === 'relocated'),
          say: {
            en: 'A relocation is paid to the bank, without discount, and counts as your deployment. But it reaches any place, however far.',
            ru: 'Переброску оплачивают банку, без скидки, и она заменяет развёртывание. Зато достаёт до любого места, как далеко бы ни было.',
            de: 'Eine Verlegung geht ohne Rabatt an die Bank und ersetzt die Stationierung. Aber sie erreicht jeden Ort, so fern er ist.',
          },
        },
        {
          say: {
            en: 'Half price, and your own deployments are paid to the bank. You have {purse} left, and the coins will be yours.',
            ru: 'Полцены; за своё развёртывание вы платите банку. У вас осталось {purse}, и монеты будут вашими.',
            de: 'Halber Preis; deine eigenen Stationierungen zahlst du der Bank. Dir bleiben {purse}, und die Münzen werden dein.',
          },
        },
      ],
      claims: (at) => ({ 'eight coins': coinsIn(at.view, 'SAL') === 8 }),
    },
  ],
  values: (at) => {
    const { deployCost, relocationCostPerUnit } = at.rules.table.pack.constants;
    return {
      before: PURSE,
      first: PAID[0],
      second: PAID[1],
      purse: purse(at),
      half: Math.ceil((7 * deployCost) / 2),
      move: relocationCostPerUnit,
      coins: coinsIn(at.view, 'SAL'),
    };
  },
  check: {
    ask: {
      en: 'After the last round nobody has won by strongholds, and other players hold the two places that count for {SOL}.',
      ru: 'После последнего раунда никто не победил крепостями, а места, которые нужны расе {SOL}, держат другие.',
      de: 'Nach der letzten Runde hat niemand durch Festungen gewonnen, und die Orte, die {SOL} braucht, halten andere.',
    },
    options: [
      { say: { en: 'You win', ru: 'Вы победили', de: 'Du gewinnst' }, right: true },
      { say: { en: 'Most strongholds win', ru: 'Победит, у кого крепостей больше', de: 'Die meisten Festungen gewinnen' } },
    ],
    right: { en: 'Right. {HAC} wins by waiting.', ru: 'Верно. {HAC} побеждает терпением.', de: 'Richtig. {HAC} gewinnt durch Warten.' },
    wrong: {
      en: 'With {HAC} at the table, {HAC} wins then.',
      ru: 'Если за столом {HAC}, тогда побеждает {HAC}.',
      de: 'Sitzt {HAC} am Tisch, gewinnt dann {HAC}.',
    },
  },
};
