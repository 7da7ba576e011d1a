import { FOUR, LAZAX, PACK, type RexLesson, scene, starsOf, unitsIn } from './lesson.ts';

export const lesson: RexLesson = {
  pack: PACK,
  options: FOUR,
  seat: LAZAX,
  clauses: ['REX-WIN-1', 'REX-WIN-2', 'REX-TERM-2', 'REX-MAP-4', 'REX-MAP-16'],
  scenes: {
    start: scene('D-MOVE', {
      begin: 'maneuver',
      first: 'SOL',
      round: 5,
      fleet: 9,
      bombardment: 3,
      units: {
        PAL: { LAZ: 4 },
        CSP: { LAZ: 4 },
        SCH: { LAZ: 5 },
        NOB: { SOL: 6 },
        WIN: { SOL: 3 },
        HOL: { JOL: 4 },
        GC: { JOL: 3 },
        INB: { LET: 6 },
        TRA: { LET: 2 },
      },
      lost: { SOL: 4, JOL: 6, LET: 5 },
      influence: { LAZ: 5, SOL: 4, JOL: 7, LET: 6 },
      discarded: ['I7', 'I4', 'I1', 'I2', 'I5'],
    }),
  },
  steps: [
    {
      say: {
        en: 'You are **{LAZ}**, purple. A star marks a **stronghold**. A player without allies who holds three of them at the end of a round wins the game. You hold two. Touch the stronghold that stands empty.',
        ru: 'Вы играете за расу **{LAZ}**, ваш цвет пурпурный. Звезда — это **крепость**. Кто без союзников держит три крепости в конце раунда, тот победил. У вас две. Коснитесь пустой крепости.',
        de: 'Du spielst **{LAZ}**, violett. Ein Stern bedeutet: **Festung**. Wer ohne Verbündete am Ende einer Runde drei davon hält, gewinnt. Du hältst zwei. Berühre die Festung, die leer steht.',
      },
      point: ['place-PAL', 'place-CSP', 'place-INB', 'place-ADI'],
      tap: ['place-ADI'],
      kind: 'location',
      else: [
        {
          when: 'place-INB',
          say: {
            en: '{LET} stands there. A stronghold counts only for somebody who is **alone** in it. Another star has no pieces at all.',
            ru: 'Там стоит {LET}. Крепость засчитывают только тому, кто в ней **один**. Есть звезда совсем без фигур.',
            de: 'Dort steht {LET}. Eine Festung zählt nur für den, der **allein** darin steht. Ein anderer Stern hat gar keine Figuren.',
          },
        },
        {
          when: ['place-PAL', 'place-CSP'],
          say: {
            en: 'This one is yours already: your purple pieces are alone in it. Look for a star without pieces.',
            ru: 'Эта уже ваша: ваши пурпурные фигуры здесь одни. Найдите звезду без фигур.',
            de: 'Die gehört dir schon: Deine violetten Figuren stehen allein darin. Such einen Stern ohne Figuren.',
          },
        },
        {
          when: 'place-MPS',
          say: {
            en: '{MPS} lies in ruins in a game of four. Nobody can enter it, and it does not count.',
            ru: 'Вчетвером {MPS} лежит в руинах. Войти туда нельзя, и в счёт она не идёт.',
            de: '{MPS} liegt zu viert in Trümmern. Niemand kann hinein, und es zählt nicht.',
          },
        },
        {
          say: {
            en: 'No star here, so it does not count for victory. Look for the star without pieces.',
            ru: 'Звезды здесь нет, для победы это место не считается. Найдите звезду без фигур.',
            de: 'Hier ist kein Stern, also zählt es nicht für den Sieg. Such den Stern ohne Figuren.',
          },
        },
      ],
      claims: ({ view }) => ({
        'two strongholds are held': starsOf(view) === 2,
        'nobody is in ADI': view.locations.every(({ location, units }) => location !== 'ADI' || units.length === 0),
      }),
    },
    {
      say: {
        en: '{ADI}: empty, and right beside your {units} units in {SCH}. Touch that group, then the stronghold, and say how many go.',
        ru: '{ADI}: пусто, и совсем рядом стоят ваши Войска ({units}): {SCH}. Коснитесь этой группы, потом крепости и скажите, сколько Войск пойдёт.',
        de: '{ADI}: leer und gleich neben deinen {units} Einheiten ({SCH}). Berühre diese Gruppe, dann die Festung, und sag, wie viele gehen.',
      },
      point: ['place-SCH', 'place-ADI'],
      answer: ['move SCH ADI', 'units'],
      taught: ['move SCH ADI', 'units 5 0'],
      else: [
        {
          when: ['move PAL', 'move CSP'],
          say: {
            en: 'Those units hold a star of yours. Leave them, and take the group from {SCH}: it holds none.',
            ru: 'Эти Войска держат вашу звезду. Пусть стоят, а пойдёт группа из другого места: {SCH}. Там звезды нет.',
            de: 'Diese Einheiten halten einen deiner Sterne. Lass sie stehen und nimm die Gruppe ohne Stern: {SCH}.',
          },
        },
        {
          when: 'move SCH INB',
          say: {
            en: 'The six of {LET} are there, so that means a battle. You will learn battles later; today an empty star is enough.',
            ru: 'Там {LET}, шесть Войск, значит, будет бой. Бои будут позже; сегодня хватит пустой звезды.',
            de: 'Dort stehen sechs von {LET}, das hieße Kampf. Kämpfe lernst du später; heute genügt ein leerer Stern.',
          },
        },
        {
          when: 'move SCH',
          if: ({ choice }) => choice?.['to'] !== 'ADI',
          say: {
            en: 'A fine place, but no star. You would end the round with two strongholds.',
            ru: 'Место хорошее, но без звезды. Раунд кончился бы с двумя крепостями.',
            de: 'Ein schöner Ort, aber kein Stern. Du hättest am Ende der Runde zwei Festungen.',
          },
        },
        {
          when: 'end',
          say: {
            en: 'Your turn would be over with two strongholds. Move first.',
            ru: 'Ход кончился бы с двумя крепостями. Сначала перемещение.',
            de: 'Dann wäre dein Zug mit zwei Festungen vorbei. Erst bewegen.',
          },
        },
      ],
      proves: ({ view }) => ({ 'three strongholds': starsOf(view) === 3, 'somebody is there': unitsIn(view, 'ADI') > 0 }),
    },
    {
      say: {
        en: 'Three stars are yours. End your turn. Battles, money and the fleet follow by themselves; each has a lesson of its own. Watch your stars.',
        ru: 'Три звезды ваши. Закончите ход. Бои, деньги и флот пройдут сами, у каждого свой урок. Следите за звёздами.',
        de: 'Drei Sterne gehören dir. Beende deinen Zug. Kämpfe, Geld und Flotte folgen von selbst und haben eigene Lektionen. Behalte deine Sterne im Auge.',
      },
      point: ['> end'],
      answer: ['end'],
      else: [
        {
          when: 'deploy',
          say: {
            en: 'Deploying costs influence, and you do not need it: three stars are enough. End your turn.',
            ru: 'Развёртывание стоит Влияния, а оно не нужно: трёх звёзд достаточно. Закончите ход.',
            de: 'Stationieren kostet Einfluss, und du brauchst es nicht: Drei Sterne genügen. Beende deinen Zug.',
          },
        },
      ],
      after: {
        en: 'The round is over and you are alone in three strongholds. **You win.** That is the goal of Rex; all the rest is how to get there and how to stop others.',
        ru: 'Раунд окончен, в трёх крепостях вы одни. **Победа!** Это и есть цель игры; всё остальное — как её достичь и как помешать другим.',
        de: 'Die Runde ist vorbei, und du stehst allein in drei Festungen. **Du gewinnst.** Das ist das Ziel von Rex; alles andere ist, wie man hinkommt und andere aufhält.',
      },
      proves: ({ view }) => ({ 'Lazax wins by REX-WIN-2': view.result?.clause === 'REX-WIN-2' && view.result.winners.includes(LAZAX) }),
    },
  ],
  values: ({ view }) => ({ units: unitsIn(view, 'SCH') }),
  check: {
    ask: {
      en: 'An enemy unit stands beside yours in your third stronghold when the round ends. Do you win?',
      ru: 'В конце раунда в вашей третьей крепости рядом с вами стоит чужое Войско. Вы победили?',
      de: 'Am Rundenende steht in deiner dritten Festung auch eine gegnerische Einheit. Gewinnst du?',
    },
    options: [{ say: { en: 'Yes', ru: 'Да', de: 'Ja' } }, { say: { en: 'No', ru: 'Нет', de: 'Nein' }, right: true }],
    right: {
      en: 'Right. Alone, or it does not count.',
      ru: 'Верно. Один — или не считается.',
      de: 'Richtig. Allein, sonst zählt sie nicht.',
    },
    wrong: {
      en: 'It does not count: to hold a place you must be alone in it.',
      ru: 'Не считается: держит место тот, кто в нём один.',
      de: 'Sie zählt nicht: Einen Ort hält nur, wer allein darin steht.',
    },
  },
};
