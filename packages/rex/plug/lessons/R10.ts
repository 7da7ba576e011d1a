import { type At, FOUR, JOL_NAR, LAZAX, LETNEV, PACK, planOf, type RexLesson, scene, SOL, starsOf, unitsIn } from './lesson.ts';

/** The best leader a seat has left. */
const best = ({ view }: At, seat: number): number =>
  Math.max(...(view.players[seat]?.leaders ?? []).map((leader) => (leader.alive ? leader.strength : 0)));
const inPalace = ({ view }: At) => view.locations.find(({ location }) => location === 'PAL')?.units.find(({ seat }) => seat === LAZAX);
/** What the learner can dial in the Palace: a mechanized unit counts for two. */
const fighting = (at: At): number => {
  const { units = 0, mechanized = 0 } = inPalace(at) ?? {};
  return units + at.rules.table.pack.constants.mechStrength * mechanized;
};
const most = (at: At): number => unitsIn(at.view, 'PAL', SOL) + best(at, SOL);
/** Sol comes earlier in turn order, so a tie is lost. */
const won = (at: At): boolean => planOf(at).total > most(at);

export const lesson: RexLesson = {
  pack: PACK,
  options: FOUR,
  seat: LAZAX,
  clauses: ['REX-GEN-3', 'REX-WIN-8', 'REX-WIN-9', 'REX-WIN-12', 'REX-WIN-14', 'REX-WIN-17', 'REX-RACE-LAZ-3', 'REX-RACE-LAZ-5'],
  scenes: {
    start: scene(
      'D-MOVE',
      {
        begin: 'maneuver',
        first: 'SOL',
        round: 8,
        fleet: 8,
        bombardment: 3,
        units: { CSP: { LAZ: 4 }, NOB: { LAZ: 3 }, PAL: { SOL: 3 }, WIN: { SOL: 2 }, INB: { LET: 5 }, ADI: { JOL: 4 } },
        mech: { NOB: 2 },
        lost: { LAZ: 6, SOL: 9, JOL: 9, LET: 8 },
        lostMech: 2,
        dead: ['LAZ-L1', 'LAZ-L2', 'SOL-L1', 'SOL-L2', 'SOL-L3'],
        influence: { LAZ: 3, SOL: 2, JOL: 6, LET: 4 },
        traitors: { LAZ: ['LET-L3'], SOL: ['JOL-L3'], JOL: ['LET-L5'], LET: ['SOL-L1', 'SOL-L3', 'JOL-L1', 'JOL-L2'] },
        discarded: ['I7', 'I4', 'I1', 'I2', 'I5', 'I6', 'I3', 'I8'],
      },
      ['1: dial 3', '1: lead SOL-L4', '1: slot none'],
      ['D-DEPLOY', 'D-LOSS'],
    ),
  },
  steps: [
    {
      say: {
        en: 'Round {rounds}, the last. You, {SOL}, {JOL} and {LET} hold one stronghold each. After the last round {SOL} wins if nobody else holds the {PAL} or {MPS}. Who wins if nothing changes?',
        ru: 'Раунд {rounds}, последний. По одной крепости держите вы, {SOL}, {JOL} и {LET}. После него {SOL} побеждает, если другие не держат ни той, ни другой: {PAL}, {MPS}. Кто победит, если ничего не изменится?',
        de: 'Runde {rounds}, die letzte. Du, {SOL}, {JOL} und {LET} haltet je eine Festung. Nach der letzten Runde gewinnt {SOL}, wenn kein anderer eine dieser beiden hält: {PAL}, {MPS}. Wer gewinnt, wenn sich nichts ändert?',
      },
      point: ['place-PAL', 'place-MPS'],
      pick: [
        {
          say: { en: 'Nobody', ru: 'Никто', de: 'Niemand' },
          else: {
            en: 'After the last round somebody always wins. {SOL} sits in the {PAL}, and {MPS} lies in ruins: nobody else holds either.',
            ru: 'После последнего раунда кто-то да победит. {PAL}: там {SOL}. {MPS} лежит в руинах. Других там нет.',
            de: 'Nach der letzten Runde gewinnt immer jemand. {PAL}: Dort sitzt {SOL}. {MPS} liegt in Trümmern. Kein anderer hält eines davon.',
          },
        },
        {
          say: { en: 'All four share', ru: 'Все четверо вместе', de: 'Alle vier gemeinsam' },
          else: {
            en: 'Equal strongholds share only if no special victory comes first. {SOL} sits in the {PAL}, and {MPS} lies in ruins.',
            ru: 'Победу делят поровну, только если нет особой победы. А здесь: {PAL} держит {SOL}, {MPS} лежит в руинах.',
            de: 'Geteilt wird nur, wenn kein besonderer Sieg vorgeht. {SOL} sitzt hier: {PAL}. Und {MPS} liegt in Trümmern.',
          },
        },
        { say: { en: '{SOL}', ru: '{SOL}', de: '{SOL}' }, right: true },
      ],
      after: {
        en: '{SOL} sits in the {PAL}, and {MPS} lies in ruins, as in every game of four: nobody else holds either.',
        ru: '{PAL}: там {SOL}. {MPS} лежит в руинах, как всегда вчетвером. Других там нет.',
        de: '{PAL}: Dort sitzt {SOL}. {MPS} liegt in Trümmern, wie immer zu viert. Kein anderer hält eines davon.',
      },
      claims: ({ view, rules }) => ({
        'the last round': view.round === rules.table.pack.constants.rounds,
        'one stronghold each': [LAZAX, SOL, JOL_NAR, LETNEV].every((seat) => starsOf(view, seat) === 1),
        'Sol holds the Palace': view.locations.find(({ location }) => location === 'PAL')?.controller === SOL,
        'the other site lies in ruins': view.locations.find(({ location }) => location === 'MPS')?.demolished === true,
      }),
    },
    {
      say: {
        en: 'So one place decides: the {PAL}. Your group in the {NOB} stands next to it. Go in with everybody.',
        ru: 'Значит, решает одно место: {PAL}. Ваша группа стоит рядом: {NOB}. Ведите туда всех.',
        de: 'Ein Ort entscheidet also: {PAL}. Deine Gruppe steht gleich daneben: {NOB}. Geh mit allen hinein.',
      },
      point: ['place-NOB', 'place-PAL'],
      answer: ['move NOB PAL', 'units'],
      taught: ['move NOB PAL', 'units 3 2'],
      else: [
        {
          when: 'units',
          if: (at) => fighting(at) < 5,
          say: {
            en: '{SOL} can reach {most}, your best leader has {leader}. You will have to dial {dialled}, and somebody must be left to hold the place. Take more.',
            ru: '{SOL} может набрать {most}, ваш лучший Лидер — {leader}. Придётся поставить {dialled}, и кто-то должен остаться держать место. Возьмите больше.',
            de: '{SOL} kann {most} erreichen, dein bester Anführer hat {leader}. Du musst also {dialled} einstellen, und jemand muss übrig bleiben. Nimm mehr mit.',
          },
        },
        {
          when: 'move',
          if: ({ choice }) => choice?.['from'] !== 'NOB' || choice['to'] !== 'PAL',
          say: {
            en: 'Then {SOL} still sits in the {PAL}, and wins. Move there, with the group from the {NOB}.',
            ru: 'Тогда {SOL} остаётся во дворце и побеждает. Ведите туда группу из соседнего места: {NOB}.',
            de: 'Dann sitzt {SOL} immer noch im Palast und gewinnt. Zieh dorthin, mit der Gruppe von nebenan: {NOB}.',
          },
        },
        {
          when: 'end',
          say: {
            en: 'Then nothing changes, and {SOL} wins. Move first.',
            ru: 'Тогда ничего не изменится, и победит {SOL}. Сначала перемещение.',
            de: 'Dann ändert sich nichts, und {SOL} gewinnt. Erst bewegen.',
          },
        },
      ],
      claims: (at) => ({ 'four on the dial win': most(at) + 1 - best(at, LAZAX) === 4 }),
    },
    {
      say: {
        en: '{heavy, plural, one {One of your units is} other {# of your units are}} **mechanized**: each fights as {mech}, and counts as {mech} when lost. So you can dial up to {range}. {SOL} can reach {most}, and wins a tie. Make your plan.',
        ru: 'Среди ваших Войск есть **механизированные** ({heavy}). Каждое сражается за {mech} и при потере считается за {mech}. Поставить можно до {range}. {SOL} наберёт не больше {most} и побеждает при равенстве. Составьте план.',
        de: '{heavy, plural, one {Eine deiner Einheiten ist} other {# deiner Einheiten sind}} **mechanisiert**: Jede kämpft für {mech} und zählt beim Verlust für {mech}. Du kannst also bis {range} einstellen. {SOL} kommt auf höchstens {most} und gewinnt bei Gleichstand. Mach deinen Plan.',
      },
      answer: ['dial', 'lead'],
      taught: ['dial 4', 'lead LAZ-L3'],
      fits: (at) => won(at) && planOf(at).dial < fighting(at),
      unfit: {
        en: '{won, select, yes {{own} against {most}: won. But all you had is lost with the dial, and an empty Palace leaves {SOL} the game. Dial less.} other {{own} against {most}: lost; a tie goes to {SOL}, who is earlier in turn order. Your best leader has {leader}, so dial {dialled} or more.}}',
        ru: '{won, select, yes {{own} против {most}: победа. Но вы поставили всех и всех потеряли, а пустой дворец отдаёт игру: побеждает {SOL}. Поставьте меньше.} other {{own} против {most}: поражение; при равенстве побеждает {SOL}, он раньше по порядку хода. Ваш лучший Лидер — {leader}, поставьте {dialled} или больше.}}',
        de: '{won, select, yes {{own} gegen {most}: gewonnen. Aber du hast alles eingestellt und verloren, und ein leerer Palast lässt {SOL} gewinnen. Stell weniger ein.} other {{own} gegen {most}: verloren; bei Gleichstand gewinnt {SOL}, früher in der Reihenfolge. Dein bester Anführer hat {leader}, also stell {dialled} oder mehr ein.}}',
      },
      claims: (at) => ({ 'seven can be dialled': fighting(at) === 7, 'Sol reaches six': most(at) === 6 }),
    },
    {
      say: {
        en: 'Won: the {PAL} is yours. You held two strongholds, the others one at most, and no special victory came first. Then the most strongholds win: **you win alone.**',
        ru: 'Победа: {PAL} ваш. У вас две крепости, у других не больше одной, и особой победы не было. Тогда побеждает тот, у кого крепостей больше: **вы победили в одиночку.**',
        de: 'Gewonnen, der Palast gehört dir. Du hattest zwei Festungen, die anderen höchstens eine, und kein besonderer Sieg ging vor. Dann siegen die meisten Festungen: **Du gewinnst allein.**',
      },
      point: ['place-PAL', 'place-CSP'],
      read: true,
      claims: ({ view }) => ({
        'two strongholds': starsOf(view) === 2,
        'Lazax wins by REX-WIN-14': view.result?.clause === 'REX-WIN-14' && view.result.winners.join() === `${LAZAX}`,
      }),
    },
    {
      say: {
        en: 'Two more endings to know. With {HAC} at the table, {HAC} wins after the last round if nobody else has. And {XXC} has secretly predicted a winner and a round: if that comes true, {XXC} wins instead.',
        ru: 'Ещё два конца игры. Если за столом {HAC}, то после последнего раунда побеждает {HAC}, когда не победил никто другой. А {XXC} тайно предсказывает победителя и раунд: сбудется — и вместо него побеждает {XXC}.',
        de: 'Noch zwei Enden. Sitzt {HAC} am Tisch, gewinnt {HAC} nach der letzten Runde, wenn sonst niemand gewonnen hat. Und {XXC} sagt geheim einen Sieger und eine Runde voraus: Trifft es ein, gewinnt stattdessen {XXC}.',
      },
      read: true,
    },
  ],
  values: (at) => {
    const own = planOf(at);
    return {
      rounds: at.rules.table.pack.constants.rounds,
      mech: at.rules.table.pack.constants.mechStrength,
      range: fighting(at),
      heavy: inPalace(at)?.mechanized ?? 0,
      most: most(at),
      leader: best(at, LAZAX),
      dialled: most(at) + 1 - best(at, LAZAX),
      own: own.total,
      won: won(at) ? 'yes' : 'no',
    };
  },
  check: {
    ask: {
      en: 'When are three strongholds enough for a lone player?',
      ru: 'Когда одиночке хватает трёх крепостей?',
      de: 'Wann genügen einem Einzelnen drei Festungen?',
    },
    options: [
      { say: { en: 'Only after the last round', ru: 'Только после последнего раунда', de: 'Erst nach der letzten Runde' } },
      { say: { en: 'At the end of any round', ru: 'В конце любого раунда', de: 'Am Ende jeder Runde' }, right: true },
      { say: { en: 'As soon as the third is taken', ru: 'Как только взята третья', de: 'Sobald die dritte genommen ist' } },
    ],
    right: {
      en: 'Right, after the fleet has passed.',
      ru: 'Верно, когда пройдёт флот.',
      de: 'Richtig, sobald die Flotte vorbeigezogen ist.',
    },
    wrong: {
      en: 'At the end of any round, after the fleet has passed.',
      ru: 'В конце любого раунда, когда пройдёт флот.',
      de: 'Am Ende jeder Runde, sobald die Flotte vorbeigezogen ist.',
    },
  },
};
