import { FOUR, LAZAX, PACK, type RexLesson, scene, unitsIn } from './lesson.ts';

/** Where an enemy stands deploying is dear. */
const DEAR = 'deploy PAL|NOB|ADI|HOL|INB';

export const lesson: RexLesson = {
  pack: PACK,
  options: FOUR,
  seat: LAZAX,
  clauses: [
    'REX-MOVE-1',
    'REX-MOVE-2',
    'REX-MOVE-3',
    'REX-MOVE-6',
    'REX-MOVE-9',
    'REX-MOVE-11',
    'REX-DEPLOY-1',
    'REX-DEPLOY-2',
    'REX-DEPLOY-3',
    'REX-DEPLOY-4',
    'REX-DEPLOY-10',
    'REX-DEPLOY-11',
  ],
  scenes: {
    move: scene('D-MOVE', {
      begin: 'maneuver',
      first: 'SOL',
      round: 2,
      fleet: 5,
      units: { GC: { LAZ: 4 }, PAL: { SOL: 5 }, NOB: { SOL: 3 }, ADI: { JOL: 6 }, HOL: { JOL: 2 }, INB: { LET: 6 } },
      influence: { LAZ: 9, SOL: 4, JOL: 5, LET: 6 },
      // Somebody with a card is asked before the battles: the city is still to be seen then.
      hands: { LET: ['recruits'] },
      discarded: ['I7', 'I4'],
      draws: ['I1', 'I6'],
    }),
    port: scene('D-MOVE', {
      begin: 'maneuver',
      first: 'SOL',
      round: 3,
      fleet: 9,
      units: { CSP: { LAZ: 7 }, REC: { SOL: 4 }, VEL: { SOL: 3 }, ADI: { JOL: 6 }, HOL: { JOL: 2 }, INB: { LET: 6 } },
      influence: { LAZ: 6, SOL: 4, JOL: 5, LET: 6 },
      discarded: ['I7', 'I4', 'I1'],
      draws: ['I6'],
    }),
  },
  steps: [
    {
      say: {
        en: 'In your turn you may first **move** one group: from one place, up to {steps} steps along the lines. Nobody holds the {CSP}. Take it with your four units in the Council.',
        ru: 'В свой ход вы сначала можете сделать **перемещение**: одна группа, из одного места, до {steps} шагов по линиям. {CSP} ничей. Займите его четырьмя Войсками из Совета.',
        de: 'In deinem Zug darfst du zuerst eine Gruppe **bewegen**: von einem Ort, bis zu {steps} Schritte entlang der Linien. Niemand hält ihn: {CSP}. Nimm ihn mit deinen vier Einheiten im Rat.',
      },
      point: ['place-GC', 'place-CSP'],
      answer: ['move GC CSP', 'units'],
      taught: ['move GC CSP', 'units 4 0'],
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
          when: 'move GC INB',
          say: {
            en: 'Possible: you may walk into enemies, and fight later. But the six of {LET} wait there. Take the empty star.',
            ru: 'Можно: входить к врагам разрешено, а бой будет потом. Но там {LET}, шесть Войск. Займите пустую звезду.',
            de: 'Möglich: Du darfst zu Gegnern hineingehen und später kämpfen. Aber dort warten sechs von {LET}. Nimm den leeren Stern.',
          },
        },
        {
          when: ['move GC ADI', 'move GC PAL'],
          say: {
            en: 'A star, but held by others: that would mean a battle. The {CSP} is empty.',
            ru: 'Звезда, но чужая: будет бой. {CSP} пуст.',
            de: 'Ein Stern, aber er ist besetzt: Das hieße Kampf. Leer ist er hier: {CSP}.',
          },
        },
        {
          when: ['move GC COM', 'move GC TRE', 'move GC TRA', 'move GC SAI'],
          say: {
            en: 'Too far: a group goes {steps} steps. The {CSP} lies two steps up, past {MPN}.',
            ru: 'Слишком далеко: группа проходит {steps} шага. {CSP} в двух шагах: по пути {MPN}.',
            de: 'Zu weit: Eine Gruppe geht {steps} Schritte. Zwei Schritte entfernt ist {CSP}, vorbei an: {MPN}.',
          },
        },
        {
          when: 'move',
          if: ({ choice }) => choice?.['to'] !== 'CSP',
          say: {
            en: 'That is in reach, but it has no star. The {CSP} is two steps up, past {MPN}.',
            ru: 'Дойти можно, но звезды там нет. {CSP} в двух шагах: по пути {MPN}.',
            de: 'Erreichbar, aber ohne Stern. Zwei Schritte entfernt: {CSP}, vorbei an: {MPN}.',
          },
        },
        {
          when: 'end',
          say: {
            en: 'You may stay, but a star waits. Move the group in the Council.',
            ru: 'Можно и остаться, но звезда ждёт. Переместите группу из Совета.',
            de: 'Du darfst stehen bleiben, aber ein Stern wartet. Beweg die Gruppe im Rat.',
          },
        },
      ],
      proves: ({ view }) => ({ 'Lazax stands in CSP': unitsIn(view, 'CSP') === 4 }),
    },
    {
      say: {
        en: 'After moving you may **deploy** once: units from your reserves into one place, {price} influence each, {dear} each where an enemy stands. How many could you deploy beside {JOL} for your {purse}?',
        ru: 'После перемещения можно раз **развернуть** Войска из Резерва в одно место: по {price} Влияния, а где стоит враг — по {dear}. Сколько Войск рядом с расой {JOL} вы развернёте за {purse}?',
        de: 'Nach dem Bewegen darfst du einmal **stationieren**: Einheiten aus der Reserve an einen Ort, je {price} Einfluss, neben Gegnern je {dear}. Wie viele gehen neben {JOL} für deine {purse}?',
      },
      point: ['place-ADI', 'seat-0'],
      pick: [
        {
          say: { en: '9', ru: '9', de: '9' },
          else: {
            en: 'Nine would be right in a place without enemies. Beside {JOL} each costs {dear}, so four.',
            ru: 'Девять было бы верно там, где врагов нет. Рядом с расой {JOL} каждое стоит {dear}, значит, четыре.',
            de: 'Neun stimmt an einem Ort ohne Gegner. Neben {JOL} kostet jede {dear}, also vier.',
          },
        },
        { say: { en: '4', ru: '4', de: '4' }, right: true },
        {
          say: { en: '2', ru: '2', de: '2' },
          else: {
            en: 'That is the price of one. {purse} influence pay for four.',
            ru: 'Это цена одного. На {purse} Влияния хватит четырём.',
            de: 'Das ist der Preis für eine. {purse} Einfluss reichen für vier.',
          },
        },
      ],
      after: {
        en: 'Beside an enemy each unit costs {dear}: {purse} pay for four.',
        ru: 'Рядом с врагом каждое Войско стоит {dear}: на {purse} выйдет четыре.',
        de: 'Neben einem Gegner kostet jede Einheit {dear}: {purse} reichen für vier.',
      },
      claims: ({ rules, view }) => ({
        'nine pay for four': Math.floor((view.players[LAZAX]?.influence ?? 0) / rules.table.pack.constants.deployCostEnemy) === 4,
      }),
    },
    {
      say: {
        en: 'Now deploy where it is cheap: touch a place without enemies, then say how many. {LAZ} has **mechanized** units too: they cost the same and count {mech} in battle. The influence you keep buys cards next round.',
        ru: 'Теперь развернитесь там, где дёшево: коснитесь места без врагов и скажите, сколько Войск. У расы {LAZ} есть и **механизированные** Войска: цена та же, а в бою каждое считается за {mech}. Что останется, пойдёт на карты в следующем раунде.',
        de: 'Stationiere nun, wo es billig ist: Berühre einen Ort ohne Gegner und sag, wie viele. {LAZ} hat auch **mechanisierte** Einheiten: gleicher Preis, im Kampf zählt jede {mech}. Was du behältst, kauft nächste Runde Karten.',
      },
      answer: ['deploy', 'units'],
      taught: ['deploy CSP', 'units 3 0'],
      else: [
        {
          when: DEAR,
          say: {
            en: 'Allowed by the rules, but dear, and it brings a battle. For now choose a place without enemies.',
            ru: 'По правилам можно, но дорого, и будет бой. Пока выберите место без врагов.',
            de: 'Erlaubt, aber teuer, und es bringt einen Kampf. Wähl vorerst einen Ort ohne Gegner.',
          },
        },
        {
          when: 'end',
          say: {
            en: 'You may keep everything; but try it once. Deploy at least one unit.',
            ru: 'Можно и всё сберечь, но попробуйте хоть раз. Разверните хотя бы одно Войско.',
            de: 'Du darfst alles behalten; probier es aber einmal. Stationiere mindestens eine Einheit.',
          },
        },
      ],
      after: {
        en: '{deployed, plural, one {# unit} other {# units}} for {paid} influence. In the Council the price is always {council}, whoever is there.',
        ru: '{deployed, plural, one {# Войско} few {# Войска} many {# Войск} other {# Войска}}, цена: {paid}. В Совете цена всегда {council}, кто бы там ни стоял.',
        de: '{deployed, plural, one {# Einheit} other {# Einheiten}} für {paid} Einfluss. Im Rat ist der Preis immer {council}, wer auch dort steht.',
      },
      proves: ({ events }) => ({ 'units have been deployed': events.some(({ kind }) => kind === 'deployed') }),
    },
    {
      scene: 'port',
      say: {
        en: 'A round later. You were alone in a **spaceport** when the phase began: so your group may go {far} steps instead of {steps}, from anywhere. Take the empty {PAL}, but leave some units in the spaceport.',
        ru: 'Раундом позже. В начале фазы вы были одни в **космопорте**: поэтому ваша группа проходит {far} шага вместо {steps}, откуда угодно. Пуст {PAL}: займите его, но оставьте часть Войск в космопорте.',
        de: 'Eine Runde später. Zu Beginn der Phase standest du allein in einem **Raumhafen**: Darum geht deine Gruppe {far} statt {steps} Schritte, von überall. Nimm den leeren {PAL}, aber lass Einheiten im Raumhafen.',
      },
      point: ['place-CSP', 'place-PAL'],
      answer: ['move CSP PAL', 'units'],
      taught: ['move CSP PAL', 'units 4 0'],
      else: [
        {
          when: 'units 7',
          say: {
            en: 'Then nobody stays in the spaceport: you lose that star, and the {far} steps next round.',
            ru: 'Тогда в космопорте никого не останется: пропадёт и звезда, и {far} шага в следующем раунде.',
            de: 'Dann bleibt niemand im Raumhafen: Du verlierst diesen Stern und die {far} Schritte der nächsten Runde.',
          },
        },
        {
          when: 'move',
          if: ({ choice }) => choice?.['to'] !== 'PAL',
          say: {
            en: 'Within reach, but the empty star is the {PAL}, {far} steps away.',
            ru: 'Дойти можно, но пустая звезда другая: {PAL}, до неё {far} шага.',
            de: 'Erreichbar, aber der leere Stern ist ein anderer: {PAL}, {far} Schritte entfernt.',
          },
        },
        {
          when: 'end',
          say: {
            en: 'Do not stop now: an empty star is in reach.',
            ru: 'Не останавливайтесь: до пустой звезды можно дойти.',
            de: 'Bleib jetzt nicht stehen: Ein leerer Stern ist in Reichweite.',
          },
        },
      ],
      after: {
        en: 'Two stars in two places: that is what {far} steps are good for.',
        ru: 'Две звезды в разных концах города: вот зачем нужны {far} шага.',
        de: 'Zwei Sterne an zwei Enden der Stadt: Dafür sind {far} Schritte gut.',
      },
      proves: ({ view }) => ({ 'both are held': unitsIn(view, 'CSP') > 0 && unitsIn(view, 'PAL') > 0 }),
    },
  ],
  values: ({ rules, view, events }) => {
    const { moveBase, movePort, deployCost, deployCostEnemy, deployCostCouncil, mechStrength } = rules.table.pack.constants;
    const deployment = events.find(({ kind }) => kind === 'deployed');
    return {
      steps: moveBase,
      far: movePort,
      price: deployCost,
      dear: deployCostEnemy,
      council: deployCostCouncil,
      mech: mechStrength,
      purse: view.players[LAZAX]?.influence ?? 0,
      deployed: Number(deployment?.['units'] ?? 0) + Number(deployment?.['mechanized'] ?? 0),
      paid: Number(events.find(({ kind, seat }) => kind === 'paid' && seat === LAZAX)?.['amount'] ?? 0),
    };
  },
  check: {
    ask: {
      en: 'You take a spaceport with this move. Does it help you this round?',
      ru: 'Вы заняли космопорт этим перемещением. Поможет ли он уже в этом раунде?',
      de: 'Du nimmst mit dieser Bewegung einen Raumhafen. Hilft er dir noch in dieser Runde?',
    },
    options: [
      {
        say: {
          en: 'No, it had to be yours when the phase began',
          ru: 'Нет, он должен был быть вашим в начале фазы',
          de: 'Nein, er hätte zu Beginn der Phase dir gehören müssen',
        },
        right: true,
      },
      { say: { en: 'Yes, at once', ru: 'Да, сразу', de: 'Ja, sofort' } },
    ],
    right: {
      en: 'Right: next round, if you are still alone there.',
      ru: 'Верно: в следующем раунде, если вы всё ещё там одни.',
      de: 'Richtig: nächste Runde, wenn du dann noch allein dort stehst.',
    },
    wrong: {
      en: 'Who may go farther is settled at the start of the Maneuver phase.',
      ru: 'Длинное перемещение определяется в начале Фазы Манёвров.',
      de: 'Wer weiter gehen darf, entscheidet sich zu Beginn der Manöverphase.',
    },
  },
};
