import { coinsIn, FOUR, LAZAX, PACK, type RexLesson, scene, unitsIn } from './lesson.ts';

export const lesson: RexLesson = {
  pack: PACK,
  options: FOUR,
  seat: LAZAX,
  clauses: ['REX-INFL-2', 'REX-INFL-3', 'REX-INFL-6', 'REX-COLLECT-1', 'REX-COLLECT-2', 'REX-COLLECT-3', 'REX-COLLECT-6', 'REX-MOVE-3'],
  scenes: {
    start: scene('D-MOVE', {
      begin: 'influence',
      first: 'SOL',
      round: 2,
      fleet: 18,
      bombardment: 2,
      units: { GC: { LAZ: 3 }, PAL: { SOL: 6 }, NOB: { SOL: 4 }, CSP: { JOL: 7 }, ICA: { JOL: 3 }, INB: { LET: 10 } },
      influence: { LAZ: 8, SOL: 5, JOL: 9, LET: 8 },
      // Somebody with a card is asked before the fleet moves: what was collected is still to be seen then.
      hands: { LET: ['recruits'] },
      gold: { SAI: 2 },
      discarded: ['I7'],
      draws: ['I4', 'I6'],
    }),
  },
  steps: [
    {
      say: {
        en: 'Every round begins with an **influence card**: it puts influence, the money of Rex, on two places. This round: **{VEL} {VEL_coins}** and **{SCH} {SCH_coins}**. Find both in the city and touch them.',
        ru: 'Каждый раунд начинается с **Карты Влияния**: она кладёт Влияние, деньги этой игры, в два места. На этот раз: **{VEL} — {VEL_coins}**, **{SCH} — {SCH_coins}**. Найдите оба места в городе и коснитесь их.',
        de: 'Jede Runde beginnt mit einer **Einflusskarte**: Sie legt Einfluss, das Geld von Rex, auf zwei Orte. Diesmal: **{VEL} {VEL_coins}** und **{SCH} {SCH_coins}**. Such beide in der Stadt und berühre sie.',
      },
      point: ['place-VEL', 'place-SCH', 'place-SAI'],
      tap: ['place-VEL', 'place-SCH'],
      kind: 'location',
      else: [
        {
          when: 'place-SAI',
          say: {
            en: 'These are left from last round: what nobody collects stays. The new coins lie in the two places the card names, {VEL} and {SCH}.',
            ru: 'Эти остались с прошлого раунда: что никто не собрал, то лежит. Новые монеты там, где велит карта: {VEL} и {SCH}.',
            de: 'Die sind von der letzten Runde übrig: Was niemand sammelt, bleibt liegen. Die neuen Münzen liegen, wo die Karte sagt: {VEL} und {SCH}.',
          },
        },
        {
          say: {
            en: 'No coins here. The card names {VEL} and {SCH}.',
            ru: 'Здесь монет нет. На карте названы {VEL} и {SCH}.',
            de: 'Hier liegen keine Münzen. Die Karte nennt {VEL} und {SCH}.',
          },
        },
      ],
      after: {
        en: 'Coins nobody collects **stay** where they lie, round after round, like the {SAI_coins} in {SAI}; only the fleet can destroy them.',
        ru: 'Монеты, которые никто не собрал, **лежат** раунд за раундом, как вот эти {SAI_coins}: {SAI}. Уничтожить их может только флот.',
        de: 'Münzen, die niemand sammelt, **bleiben** Runde um Runde liegen, wie diese {SAI_coins}: {SAI}. Nur die Flotte kann sie vernichten.',
      },
      claims: ({ view, events }) => ({
        'coins lie in VEL, SCH and SAI': coinsIn(view, 'VEL') === 8 && coinsIn(view, 'SCH') === 6 && coinsIn(view, 'SAI') === 2,
        'the card put them on VEL and SCH':
          events.flatMap(({ kind, location }) => (kind === 'placedInfluence' ? [location] : [])).join() === 'VEL,SCH',
      }),
    },
    {
      say: {
        en: 'Coins go to whoever is **alone** there after the battles, up to {each} for each unit. Your only group, three units in the Council, is already chosen: touch where it shall go, {SCH} or {VEL}, and send all three.',
        ru: 'Монеты достаются тому, кто после боёв **один** в этом месте, до {each} на каждое Войско. Ваша единственная группа, три Войска в Совете, уже выбрана: коснитесь места, куда ей идти ({SCH} или {VEL}), и отправьте все три.',
        de: 'Münzen bekommt, wer nach den Kämpfen **allein** dort steht, bis zu {each} je Einheit. Deine einzige Gruppe, drei Einheiten im Rat, ist schon gewählt: Berühre ihr Ziel, {SCH} oder {VEL}, und schick alle drei.',
      },
      point: ['place-SCH', 'place-VEL'],
      answer: ['move GC SCH|VEL', 'units 3'],
      taught: ['move GC SCH', 'units 3 0'],
      else: [
        {
          when: 'move GC GC',
          say: {
            en: 'Your group stands there, and it is chosen already. Touch the place it shall go to.',
            ru: 'Здесь ваша группа и стоит, она уже выбрана. Коснитесь места, куда ей идти.',
            de: 'Dort steht deine Gruppe, und sie ist schon gewählt. Berühre den Ort, zu dem sie gehen soll.',
          },
        },
        {
          when: ['units 1', 'units 2'],
          say: {
            en: 'Each unit carries {each}. Send all three and carry 6.',
            ru: 'Каждое Войско уносит {each}. Отправьте все три и унесите 6.',
            de: 'Jede Einheit trägt {each}. Schick alle drei und trag 6 davon.',
          },
        },
        {
          when: 'move GC SAI',
          say: {
            en: 'Only {SAI_coins} lie there. Your three units could carry 6.',
            ru: 'Там лежит всего {SAI_coins}. Три Войска унесут 6.',
            de: 'Dort liegen nur {SAI_coins}. Deine drei Einheiten könnten 6 tragen.',
          },
        },
        {
          when: 'move',
          if: ({ choice }) => !['SCH', 'VEL'].includes(String(choice?.['to'])),
          say: {
            en: 'No coins there. {SCH} holds {SCH_coins}, {VEL} {VEL_coins}.',
            ru: 'Монет там нет. {SCH}: {SCH_coins}, {VEL}: {VEL_coins}.',
            de: 'Dort sind keine Münzen. {SCH}: {SCH_coins}, {VEL}: {VEL_coins}.',
          },
        },
        {
          when: 'end',
          say: {
            en: 'Whoever stays in the Council collects nothing. Move to the coins.',
            ru: 'Кто остаётся в Совете, не собирает ничего. Идите к монетам.',
            de: 'Wer im Rat bleibt, sammelt nichts. Geh zu den Münzen.',
          },
        },
      ],
      proves: ({ view }) => ({ 'three units stand by the coins': unitsIn(view, 'SCH') + unitsIn(view, 'VEL') === 3 }),
    },
    {
      say: {
        en: 'After battles comes the Collection phase. Before you see it: how much will you receive in all? Do not forget that everybody gets {income} from the bank, coins or not.',
        ru: 'После боёв наступает Фаза Сбора. Сначала угадайте: сколько вы получите всего? Не забудьте: каждому банк платит ещё {income}, есть монеты или нет.',
        de: 'Nach den Kämpfen kommt die Sammelphase. Rate vorher: Wie viel bekommst du insgesamt? Vergiss nicht, dass jeder {income} von der Bank erhält, Münzen oder nicht.',
      },
      point: ['seat-0'],
      pick: [
        {
          say: { en: '6', ru: '6', de: '6' },
          else: {
            en: 'Your units bring 6, and the bank adds {income} for everybody: 8.',
            ru: 'Войска приносят 6, и ещё {income} каждому платит банк: 8.',
            de: 'Deine Einheiten bringen 6, und die Bank gibt jedem {income} dazu: 8.',
          },
        },
        { say: { en: '8', ru: '8', de: '8' }, right: true },
        {
          say: { en: '12', ru: '12', de: '12' },
          else: {
            en: '{each} for each unit, not four: 6 from the street and {income} from the bank.',
            ru: 'По {each} на Войско, не по четыре: 6 с улицы и {income} из банка.',
            de: '{each} je Einheit, nicht vier: 6 von der Straße und {income} von der Bank.',
          },
        },
      ],
      after: {
        en: '6 from the street, {each} for each of your three units, and {income} from the bank: 8.',
        ru: '6 с улицы, по {each} на каждое из трёх Войск, и {income} из банка: 8.',
        de: '6 von der Straße, {each} für jede deiner drei Einheiten, und {income} von der Bank: 8.',
      },
    },
    {
      say: {
        en: 'Now see whether it is so: end your turn.',
        ru: 'Проверим: закончите ход.',
        de: 'Sehen wir nach: Beende deinen Zug.',
      },
      point: ['> end'],
      answer: ['end'],
      watch: 'W-BOM',
      else: [
        {
          when: 'deploy',
          say: {
            en: 'Deploying comes in another lesson, and it costs. End your turn and collect.',
            ru: 'Развёртывание будет в другом уроке, и оно стоит денег. Закончите ход и собирайте.',
            de: 'Stationieren kommt in einer anderen Lektion und kostet. Beende deinen Zug und sammle.',
          },
        },
      ],
      after: {
        en: 'Plus {got}: 6 from the street and {income} from the bank. {left, plural, =0 {The street is empty now.} one {# coin stays in the street for the next round.} other {# coins stay in the street for the next round.}}',
        ru: 'Плюс {got}: 6 с улицы и {income} из банка. {left, plural, =0 {Улица теперь пуста.} one {# монета осталась на улице до следующего раунда.} few {# монеты остались на улице до следующего раунда.} many {# монет осталось на улице до следующего раунда.} other {# монеты осталось на улице до следующего раунда.}}',
        de: 'Plus {got}: 6 von der Straße und {income} von der Bank. {left, plural, =0 {Die Straße ist jetzt leer.} one {# Münze bleibt für die nächste Runde liegen.} other {# Münzen bleiben für die nächste Runde liegen.}}',
      },
      proves: ({ rules, view, events }) => ({
        'eight in all': gained(events) === 8,
        'six of them from the street': gained(events) - rules.table.pack.constants.baseIncome === 6,
        'still the same round': view.round === 2,
      }),
    },
  ],
  values: ({ rules, view, events }) => ({
    each: rules.table.pack.constants.collectPerUnit,
    income: rules.table.pack.constants.baseIncome,
    got: gained(events),
    left: unitsIn(view, 'VEL') > 0 ? coinsIn(view, 'VEL') : coinsIn(view, 'SCH'),
    SAI_coins: coinsIn(view, 'SAI'),
    SCH_coins: coinsIn(view, 'SCH'),
    VEL_coins: coinsIn(view, 'VEL'),
  }),
  check: {
    ask: {
      en: 'Five coins, two of your units, nobody else there. You take …',
      ru: 'Пять монет, два ваших Войска, больше никого. Вы забираете…',
      de: 'Fünf Münzen, zwei deiner Einheiten, sonst niemand. Du nimmst …',
    },
    options: [
      { say: { en: '2', ru: '2', de: '2' } },
      { say: { en: '4', ru: '4', de: '4' }, right: true },
      { say: { en: '5', ru: '5', de: '5' } },
    ],
    right: {
      en: 'Right: two for each unit; 1 coin stays.',
      ru: 'Верно: по две на Войско, одна монета остаётся.',
      de: 'Richtig: zwei je Einheit; 1 Münze bleibt.',
    },
    wrong: {
      en: 'Two for each unit: 4. The fifth coin stays in the street.',
      ru: 'По две на Войско: 4. Пятая монета остаётся на улице.',
      de: 'Zwei je Einheit: 4. Die fünfte Münze bleibt liegen.',
    },
  },
};

/** What the learner has collected and received since the step began. */
function gained(events: Parameters<NonNullable<RexLesson['values']>>[0]['events']): number {
  return events
    .filter(({ kind, seat }) => (kind === 'collected' || kind === 'income') && seat === LAZAX)
    .reduce((sum, { amount }) => sum + Number(amount), 0);
}
