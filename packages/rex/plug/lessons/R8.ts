import { battle, FOUR, LAZAX, PACK, planOf, type RexLesson, scene, SOL, unitsIn } from './lesson.ts';

/** Units of Sol in the second battle. */
const SOLS = 2;

export const lesson: RexLesson = {
  pack: PACK,
  options: FOUR,
  seat: LAZAX,
  clauses: [
    'REX-RECRUIT-1',
    'REX-RECRUIT-2',
    'REX-RECRUIT-3',
    'REX-RECRUIT-4',
    'REX-RECRUIT-5',
    'REX-LEADER-3',
    'REX-LEADER-4',
    'REX-LEADER-7',
  ],
  scenes: {
    recruit: scene('D-REC', {
      begin: 'recruitment',
      first: 'LAZ',
      round: 4,
      fleet: 14,
      units: { CSP: { LAZ: 4 }, GC: { LAZ: 2 }, ADI: { JOL: 5 }, NOB: { SOL: 5 }, INB: { LET: 5 } },
      lost: { LAZ: 7, SOL: 3, JOL: 4, LET: 4 },
      lostMech: 1,
      dead: ['LAZ-L2', 'LAZ-L5'],
      influence: { LAZ: 12, SOL: 3, JOL: 4, LET: 5 },
      discarded: ['I7', 'I4', 'I1', 'I2'],
      draws: ['I6'],
    }),
    tired: battle(
      {
        first: 'LAZ',
        round: 4,
        fleet: 14,
        units: { ADI: { LAZ: 4, SOL: SOLS }, SAL: { LAZ: 2 }, CSP: { JOL: 5 }, INB: { LET: 5 } },
        dead: ['LAZ-L5', 'SOL-L1', 'SOL-L2', 'SOL-L3'],
        used: { 'LAZ-L1': 'SAL' },
        influence: { LAZ: 3, SOL: 3, JOL: 4, LET: 5 },
        // Somebody with a card is asked when the battles are over: the city is still to be seen then.
        hands: { LET: ['recruits'] },
        traitors: { LAZ: ['JOL-L4'], SOL: ['JOL-L3'], JOL: ['SOL-L5'], LET: ['SOL-L1', 'SOL-L3', 'JOL-L1', 'JOL-L2'] },
        discarded: ['I7', 'I4', 'I1', 'I2'],
        draws: ['I6'],
      },
      ['1: dial 1', '1: lead SOL-L4', '1: slot none'],
    ),
  },
  steps: [
    {
      say: {
        en: 'Lost units wait among the **casualties**. Each round you may take back up to {most}, and one leader. Your first unit is free, each further one costs {each}. What do five cost?',
        ru: 'Потерянные Войска лежат в **Банке Потерь**. За раунд можно вернуть до {most} и одного Лидера. Первое Войско бесплатно, каждое следующее стоит {each}. Сколько стоят пять?',
        de: 'Verlorene Einheiten liegen bei den **Verlusten**. Pro Runde darfst du bis zu {most} zurückholen und einen Anführer. Die erste ist frei, jede weitere kostet {each}. Was kosten fünf?',
      },
      point: ['seat-0'],
      pick: [
        {
          say: { en: '10', ru: '10', de: '10' },
          else: {
            en: 'One of the five is free: four times {each}, so 8.',
            ru: 'Одно из пяти бесплатно: четыре раза по {each}, итого 8.',
            de: 'Eine der fünf ist frei: viermal {each}, also 8.',
          },
        },
        { say: { en: '8', ru: '8', de: '8' }, right: true },
        {
          say: { en: '5', ru: '5', de: '5' },
          else: {
            en: 'Only the first is free; the other four cost {each} each, so 8.',
            ru: 'Бесплатно только первое; остальные четыре по {each}, итого 8.',
            de: 'Nur die erste ist frei; die anderen vier kosten je {each}, also 8.',
          },
        },
      ],
      after: {
        en: 'The first is free, four more at {each} each: 8.',
        ru: 'Первое бесплатно, ещё четыре по {each}: 8.',
        de: 'Die erste ist frei, vier weitere zu je {each}: 8.',
      },
      claims: ({ view, rules }) => ({
        'eight are lost': lostBy(view) === 8,
        'four further ones cost 8': 4 * rules.table.pack.constants.recruitUnitCost === 8,
      }),
    },
    {
      say: {
        en: 'A leader costs his strength: {LAZ_L2} {praetor}, {LAZ_L5} {steward}. You have {purse}. Take back at least three units, then one leader.',
        ru: 'Лидер стоит свою силу: {LAZ_L2} — {praetor}, {LAZ_L5} — {steward}. У вас {purse}. Верните не меньше трёх Войск, потом одного Лидера.',
        de: 'Ein Anführer kostet seine Stärke: {LAZ_L2} {praetor}, {LAZ_L5} {steward}. Du hast {purse}. Hol mindestens drei Einheiten zurück, dann einen Anführer.',
      },
      point: ['seat-0'],
      answer: ['recruit', 'recruit LAZ-L2|LAZ-L5'],
      taught: ['recruit 3 0', 'recruit LAZ-L2'],
      else: [
        {
          when: 'recruit LAZ-L2|LAZ-L5',
          if: ({ view }) => lostBy(view) === 8,
          say: {
            en: 'In any order, as a rule; here take the units first.',
            ru: 'Вообще порядок любой, но здесь сначала верните Войска.',
            de: 'Sonst in beliebiger Reihenfolge; hol hier zuerst die Einheiten.',
          },
        },
        {
          when: 'recruit',
          if: ({ choice }) => choice?.['leader'] === undefined && Number(choice?.['units']) + Number(choice?.['mechanized'] ?? 0) < 3,
          say: {
            en: 'A few more: three units at least. The first is free.',
            ru: 'Ещё немного: не меньше трёх Войск. Первое бесплатно.',
            de: 'Ein paar mehr: mindestens drei Einheiten. Die erste ist frei.',
          },
        },
        {
          when: 'end',
          say: {
            en: 'Not yet: units and a leader are waiting to come back.',
            ru: 'Рано: Войска и Лидер ждут возвращения.',
            de: 'Noch nicht: Einheiten und ein Anführer warten auf die Rückkehr.',
          },
        },
      ],
      after: {
        en: 'They wait in your **reserves**. From there they are deployed like any others, for influence.',
        ru: 'Они ждут в **Резерве**. Оттуда их развёртывают, как любых других, за Влияние.',
        de: 'Sie warten in deiner **Reserve**. Von dort werden sie wie alle anderen stationiert, für Einfluss.',
      },
      proves: ({ view }) => ({ 'a leader is back': (view.players[LAZAX]?.leaders.filter(({ alive }) => alive).length ?? 0) === 4 }),
    },
    {
      scene: 'tired',
      say: {
        en: 'Later: two battles in one round. In {SAL} {LAZ_L1} has just fought. Now {ADI}. Dial a number; whom can you still send? **A leader fights in one place a round.**',
        ru: 'Позже: два боя за раунд. {SAL}: там только что сражался {LAZ_L1}. Теперь {ADI}. Поставьте число; кого ещё можно послать? **За раунд Лидер сражается лишь в одном месте.**',
        de: 'Später: zwei Kämpfe in einer Runde. {SAL}: Dort hat {LAZ_L1} gerade gekämpft. Nun {ADI}. Stell eine Zahl ein; wen kannst du noch schicken? **Ein Anführer kämpft pro Runde an einem Ort.**',
      },
      point: ['place-SAL', 'place-ADI'],
      answer: ['dial', 'lead'],
      taught: ['dial 3', 'lead LAZ-L2'],
      fits: (at) => planOf(at).total >= reachOf(at.view),
      unfit: {
        en: '{SOL} has two units, and its best leader left has {captain}: it can reach {reach}. Your plan makes {own}. {reach} would do, since you win a tie: you are earlier in turn order.',
        ru: 'У расы {SOL} два Войска, лучший оставшийся Лидер — {captain}: наберёт {reach}. В вашем плане {own}. Хватит и {reach}: при равенстве победа ваша, вы раньше по порядку хода.',
        de: '{SOL} hat zwei Einheiten, und der beste übrige Anführer hat {captain}: Das sind höchstens {reach}. Dein Plan kommt auf {own}. {reach} genügen, denn bei Gleichstand gewinnst du: Du bist früher in der Reihenfolge.',
      },
      else: [
        {
          when: 'lead LAZ-L1',
          say: {
            en: 'He has fought in {SAL} already. He is free again next round; choose another leader.',
            ru: 'Он уже сражался: {SAL}. Свободен он будет в следующем раунде; выберите другого Лидера.',
            de: 'Er hat schon gekämpft: {SAL}. Nächste Runde ist er wieder frei; wähl einen anderen Anführer.',
          },
        },
      ],
      claims: (at) => ({
        'Sol has two units': unitsIn(at.view, 'ADI', SOL) === SOLS,
        'Lazax is earlier in turn order': at.view.first === LAZAX,
        'the Regent is not free': at.view.players[LAZAX]?.leaders.find(({ leader }) => leader === 'LAZ-L1')?.used === 'SAL',
      }),
    },
    {
      say: {
        en: 'Won: {rest, plural, one {# unit stays} other {# units stay}}. Leaders who fought may fight again this round only in the same place.',
        ru: 'Победа: {rest, plural, one {осталось # Войско} few {осталось # Войска} many {осталось # Войск} other {осталось # Войска}}. Сражавшийся Лидер может в этом раунде сражаться снова только там же.',
        de: 'Gewonnen: {rest, plural, one {# Einheit bleibt} other {# Einheiten bleiben}}. Wer gekämpft hat, darf in dieser Runde nur am selben Ort noch einmal kämpfen.',
      },
      read: true,
      claims: ({ view }) => ({ 'Sol is gone': unitsIn(view, 'ADI', SOL) === 0 }),
    },
  ],
  values: (at) => {
    const { rules, view } = at;
    const { recruitMaxUnits, recruitUnitCost } = rules.table.pack.constants;
    const strength = (id: string): number => view.players[LAZAX]?.leaders.find(({ leader }) => leader === id)?.strength ?? 0;
    return {
      most: recruitMaxUnits,
      each: recruitUnitCost,
      praetor: strength('LAZ-L2'),
      steward: strength('LAZ-L5'),
      purse: view.players[LAZAX]?.influence ?? 0,
      captain: captainOf(view),
      reach: reachOf(view),
      own: planOf(at).total,
      rest: unitsIn(view, 'ADI'),
    };
  },
  check: {
    ask: { en: 'Where do recruited units go?', ru: 'Куда попадают нанятые Войска?', de: 'Wohin kommen rekrutierte Einheiten?' },
    options: [
      { say: { en: 'To your reserves', ru: 'В Резерв', de: 'In deine Reserve' }, right: true },
      { say: { en: 'Straight onto the board', ru: 'Прямо на поле', de: 'Gleich aufs Brett' } },
    ],
    right: {
      en: 'Right; deploying is paid separately.',
      ru: 'Верно; развёртывание оплачивается отдельно.',
      de: 'Richtig; das Stationieren wird extra bezahlt.',
    },
    wrong: {
      en: 'To the reserves; deploying is paid separately.',
      ru: 'В Резерв; развёртывание оплачивается отдельно.',
      de: 'In die Reserve; das Stationieren wird extra bezahlt.',
    },
  },
};

/** The strongest leader Sol has left. */
function captainOf(view: Parameters<typeof unitsIn>[0]): number {
  return Math.max(...(view.players[SOL]?.leaders ?? []).map(({ alive, strength }) => (alive ? strength : 0)));
}

/** What Sol can come to in that battle. */
function reachOf(view: Parameters<typeof unitsIn>[0]): number {
  return SOLS + captainOf(view);
}

/** Units of the learner among the casualties. */
function lostBy({ players }: Parameters<typeof unitsIn>[0]): number {
  return (players[LAZAX]?.casualties ?? 0) + (players[LAZAX]?.mechanizedCasualties ?? 0);
}
