import { type At, battle, FOUR, LAZAX, LETNEV, PACK, planOf, type RexLesson, strength, unitsIn } from './lesson.ts';

const TRAITORS = { LAZ: ['SOL-L4'], SOL: ['JOL-L1'], JOL: ['LET-L5'], LET: ['SOL-L1', 'SOL-L3', 'JOL-L2', 'JOL-L4'] };

/** What Letnev answers in the first battle. */
const THEIRS = { dial: 3, leader: 'LET-L2' };
const totalOf = (at: At): number => THEIRS.dial + strength(at, THEIRS.leader);
/** Won at a tie too: the learner comes first in turn order. */
const won = (at: At): boolean => planOf(at).total >= totalOf(at);
/** Dialled as many as there are. */
const spent = (at: At): boolean => planOf(at).dial === unitsIn(at.view, 'ADI');

export const lesson: RexLesson = {
  pack: PACK,
  options: FOUR,
  seat: LAZAX,
  clauses: [
    'REX-BATTLE-2',
    'REX-BATTLE-10',
    'REX-BATTLE-12',
    'REX-BATTLE-13',
    'REX-BATTLE-15',
    'REX-BATTLE-17',
    'REX-BATTLE-25',
    'REX-BATTLE-30',
  ],
  scenes: {
    dials: battle(
      {
        first: 'LAZ',
        round: 3,
        fleet: 1,
        units: { ADI: { LAZ: 5, LET: 4 }, PAL: { SOL: 6 }, CSP: { JOL: 5 } },
        influence: { LAZ: 5, SOL: 3, JOL: 4, LET: 5 },
        hands: { LAZ: ['recruits'], LET: ['informant', 'double_agent'] },
        traitors: TRAITORS,
        discarded: ['I7', 'I4', 'I1'],
        draws: ['I6'],
      },
      [`3: dial ${THEIRS.dial}`, `3: lead ${THEIRS.leader}`, '3: slot none'],
      { passing: ['D-CALL'] },
    ),
    cards: battle(
      {
        first: 'LAZ',
        round: 3,
        fleet: 1,
        units: { INB: { LAZ: 4, LET: 4 }, PAL: { SOL: 6 }, CSP: { JOL: 5 } },
        influence: { LAZ: 5, SOL: 3, JOL: 4, LET: 5 },
        hands: { LAZ: ['energy_rifle', 'personal_shield', 'recruits'], LET: ['bio_weapon', 'antitoxin'] },
        traitors: TRAITORS,
        discarded: ['I7', 'I4', 'I1'],
        draws: ['I6'],
      },
      ['3: dial 2', '3: lead LET-L1', '3: slot both', '3: use bio_weapon', '3: use antitoxin'],
      // Traitors are asked for when the cards lie open and nobody has fallen yet.
      { passing: ['D-CALL'], until: 'D-CALL' },
    ),
  },
  steps: [
    {
      say: {
        en: 'Enemies share a place: **battle**. Each side secretly dials a number, at most its units there, and sends a leader. Number plus leader is the total. What is the most {LET} can reach?',
        ru: 'Враги в одном месте: **бой**. Каждый тайно ставит число, не больше своих Войск там, и посылает Лидера. Число плюс Лидер — это итог. Сколько самое большее наберёт {LET}?',
        de: 'Gegner am selben Ort: **Kampf**. Beide stellen geheim eine Zahl ein, höchstens ihre Einheiten dort, und senden einen Anführer. Zahl plus Anführer ist die Summe. Wie hoch kommt {LET} höchstens?',
      },
      point: ['place-ADI', 'side-3', 'seat-3'],
      pick: [
        {
          say: { en: '4', ru: '4', de: '4' },
          else: {
            en: 'Four units, so at most 4 on the dial, plus the best leader, {best}: ten.',
            ru: 'Четыре Войска, на колесе не больше 4, и ещё лучший Лидер, {best}: десять.',
            de: 'Vier Einheiten, also höchstens 4 auf dem Rad, dazu der beste Anführer, {best}: zehn.',
          },
        },
        {
          say: { en: '6', ru: '6', de: '6' },
          else: {
            en: 'That is the best leader alone. With all four units on the dial it is ten.',
            ru: 'Это один лучший Лидер. Со всеми четырьмя Войсками на колесе будет десять.',
            de: 'Das ist der beste Anführer allein. Mit allen vier Einheiten auf dem Rad sind es zehn.',
          },
        },
        { say: { en: '10', ru: '10', de: '10' }, right: true },
      ],
      after: {
        en: 'Four on the dial, and {best} for the best leader: ten.',
        ru: 'Четыре на колесе и {best} за лучшего Лидера: десять.',
        de: 'Vier auf dem Rad, und {best} für den besten Anführer: zehn.',
      },
      claims: (at) => ({ 'four units and a leader of 6': unitsIn(at.view, 'ADI', LETNEV) + strength(at, 'LET-L1') === 10 }),
    },
    {
      say: {
        en: 'The higher total wins; at a tie whoever is earlier in turn order, here you. But mind: **the winner loses as many units as he dialled**. Make your plan.',
        ru: 'Побеждает больший итог, при равенстве — кто раньше по порядку хода, здесь вы. Но помните: **победитель теряет столько Войск, сколько поставил**. Составьте план.',
        de: 'Die höhere Summe siegt, bei Gleichstand wer in der Reihenfolge früher ist, hier du. Aber: **Der Sieger verliert so viele Einheiten, wie er eingestellt hat.** Mach deinen Plan.',
      },
      answer: ['dial', 'lead'],
      taught: ['dial 2', 'lead LAZ-L1'],
      fits: (at) => won(at) && !spent(at),
      unfit: {
        en: '{won, select, yes {{own} against {theirs}: won. But you dialled five and lost five, so nobody holds the place. Try again with a smaller number.} other {{own} against {theirs}: lost. The loser loses every unit there, whatever he dialled; his leader lives. Nothing is lost here: try once more.}}',
        ru: '{won, select, yes {{own} против {theirs}: победа. Но вы поставили пять и потеряли пять, место никто не держит. Попробуйте меньшее число.} other {{own} против {theirs}: поражение. Проигравший теряет там все Войска, сколько бы ни поставил, а Лидер жив. Здесь ничего не потеряно: попробуйте ещё раз.}}',
        de: '{won, select, yes {{own} gegen {theirs}: gewonnen. Aber du hast fünf eingestellt und fünf verloren, niemand hält den Ort. Versuch es mit einer kleineren Zahl.} other {{own} gegen {theirs}: verloren. Der Verlierer verliert dort alle Einheiten, was er auch eingestellt hat; sein Anführer lebt. Hier ist nichts verloren: noch einmal.}}',
      },
      watch: 'D-CALL',
      after: {
        en: 'Both plans are laid open: {own} against {theirs}. **You win the battle.**',
        ru: 'Планы открыты: {own} против {theirs}. **Бой за вами.**',
        de: 'Beide Pläne liegen offen: {own} gegen {theirs}. **Du gewinnst den Kampf.**',
      },
      proves: (at) => ({
        'both plans are open': at.events.filter(({ kind }) => kind === 'plan').length === 2,
        'the plan wins': planOf(at).total >= totalOf(at),
        'seven against it': totalOf(at) === 7,
      }),
    },
    {
      say: {
        en: 'The battle is over. You lost as many units as you dialled; {rest, plural, one {# stays and holds} other {# stay and hold}} the place. {LET} lost every unit there.',
        ru: 'Бой окончен. Вы потеряли столько Войск, сколько поставили; {rest, plural, one {# осталось и держит} few {# остались и держат} many {# остались и держат} other {# остались и держат}} место. {LET} теряет там все Войска.',
        de: 'Der Kampf ist vorbei. Du hast so viele Einheiten verloren, wie du eingestellt hast; {rest, plural, one {# bleibt und hält} other {# bleiben und halten}} den Ort. {LET} hat dort alle verloren.',
      },
      point: ['place-ADI'],
      read: true,
      claims: ({ view }) => ({
        'Lazax is alone in ADI': unitsIn(view, 'ADI') > 0 && unitsIn(view, 'ADI', LETNEV) === 0,
        'the place counts': view.players[LAZAX]?.strongholds === 1,
      }),
    },
    {
      scene: 'cards',
      say: {
        en: 'Now with cards. An **attack** card kills the enemy leader unless the right **defence** is played: {personal_shield} stops only {energy_rifle}, {antitoxin} only {bio_weapon}. You hold {energy_rifle} and {personal_shield}: in the slot choose **attack and defence**, with any number and leader.',
        ru: 'Теперь с картами. Карта **атаки** убивает Лидера врага, если нет нужной **защиты**: {energy_rifle} — её останавливает только {personal_shield}; {bio_weapon} — только {antitoxin}. У вас {energy_rifle} и {personal_shield}: в слоте выберите **атаку и защиту**, с любым числом и Лидером.',
        de: 'Nun mit Karten. Eine **Angriffskarte** tötet den gegnerischen Anführer, wenn nicht die richtige **Verteidigung** gespielt wird: {personal_shield} wehrt nur {energy_rifle} ab, {antitoxin} nur {bio_weapon}. Du hast {energy_rifle} und {personal_shield}: Wähl **Angriff und Verteidigung**, mit beliebiger Zahl und Anführer.',
      },
      answer: ['dial', 'lead', 'slot both'],
      taught: ['dial 3', 'lead LAZ-L1', 'slot both'],
      else: [
        {
          when: ['slot none', 'slot attack', 'slot defence'],
          say: {
            en: 'Allowed. But you hold one card of each kind, and {LET} holds two cards as well: choose both.',
            ru: 'Можно. Но у вас по карте каждого вида, и {LET} тоже держит две карты: выберите обе.',
            de: 'Erlaubt. Aber du hast von jeder Art eine Karte, und {LET} hat auch zwei: Wähl beides.',
          },
        },
      ],
      claims: ({ rules }) => ({
        'each defence stops one weapon': rules.table.pack.strategyCards
          .flatMap(({ id, effect }) => (effect.op === 'killLeader' ? [`${id} ${effect.blockedBy?.join()}`] : []))
          .every((pair) => ['energy_rifle personal_shield', 'bio_weapon antitoxin'].includes(pair)),
      }),
    },
    {
      say: {
        en: 'Both plans and the cards lie open: your {energy_rifle} meets {antitoxin}, their {bio_weapon} meets your {personal_shield}. Does either defence fit?',
        ru: 'Планы и карты открыты. Ваша атака — {energy_rifle}, против неё {antitoxin}; их атака — {bio_weapon}, против неё {personal_shield}. Подходит ли хоть одна защита?',
        de: 'Beide Pläne und die Karten liegen offen: {energy_rifle} trifft auf {antitoxin}, {bio_weapon} auf {personal_shield}. Passt eine der Verteidigungen?',
      },
      pick: [
        {
          say: { en: 'Yes', ru: 'Да', de: 'Ja' },
          else: {
            en: '{personal_shield} stops only {energy_rifle}, {antitoxin} only {bio_weapon}. Both are wrong here.',
            ru: '{personal_shield} останавливает только это: {energy_rifle}. {antitoxin} — только это: {bio_weapon}. Здесь обе защиты не те.',
            de: '{personal_shield} wehrt nur {energy_rifle} ab, {antitoxin} nur {bio_weapon}. Hier sind beide falsch.',
          },
        },
        { say: { en: 'No', ru: 'Нет', de: 'Nein' }, right: true },
      ],
      after: {
        en: 'Both leaders are struck down. A leader struck down adds nothing, and whoever struck him gets his strength in influence. Only the dials counted.',
        ru: 'Погибли оба Лидера. Павший Лидер ничего не прибавляет, а сразивший его получает Влияние по его силе. Считались только числа.',
        de: 'Beide Anführer fallen. Ein gefallener Anführer zählt nichts, und wer ihn tötet, erhält seine Stärke als Einfluss. Nur die Zahlen zählten.',
      },
      watch: 'D-KEEP',
      claims: ({ view }) => ({
        'nobody has fallen yet': view.players.every(({ leaders }) => leaders.every(({ alive }) => alive)),
      }),
      proves: ({ view }) => ({
        'both leaders are dead': [LAZAX, LETNEV].every((seat) => view.players[seat]?.leaders.some(({ alive }) => !alive)),
      }),
    },
    {
      say: {
        en: 'The winner may keep or discard the cards he played; the loser discards his. Leaders are not lost by defeat, only by cards and by treason.',
        ru: 'Победитель может оставить или сбросить сыгранные карты, проигравший свои сбрасывает. Лидеры гибнут не от поражения, а только от карт и предательства.',
        de: 'Der Sieger darf gespielte Karten behalten oder abwerfen, der Verlierer wirft seine ab. Anführer fallen nicht durch Niederlage, nur durch Karten und Verrat.',
      },
      read: true,
    },
  ],
  values: (at) => {
    const own = planOf(at);
    return {
      best: strength(at, 'LET-L1'),
      own: own.total,
      theirs: totalOf(at),
      rest: unitsIn(at.view, 'ADI'),
      won: won(at) ? 'yes' : 'no',
    };
  },
  check: {
    ask: {
      en: 'You dialled 3 of your 5 units and won. How many stay?',
      ru: 'Вы поставили 3 из 5 Войск и победили. Сколько осталось?',
      de: 'Du hast 3 deiner 5 Einheiten eingestellt und gewonnen. Wie viele bleiben?',
    },
    options: [
      { say: { en: '5', ru: '5', de: '5' } },
      { say: { en: '3', ru: '3', de: '3' } },
      { say: { en: '2', ru: '2', de: '2' }, right: true },
    ],
    right: {
      en: 'Right. The dial is what you pay for winning.',
      ru: 'Верно. Поставленное число — цена победы.',
      de: 'Richtig. Die Zahl ist der Preis des Sieges.',
    },
    wrong: {
      en: 'The winner loses the number dialled: 5 − 3 = 2.',
      ru: 'Победитель теряет поставленное число: 5 − 3 = 2.',
      de: 'Der Sieger verliert die eingestellte Zahl: 5 − 3 = 2.',
    },
  },
};
