import { attracts, type GravityLesson, HOUSE, pieces, RED, scene, weight } from './lesson.ts';

export const lesson: GravityLesson = {
  pack: HOUSE,
  options: { seats: 2 },
  seat: RED,
  clauses: ['GRV-CARD-6A', 'GRV-CARD-6B', 'GRV-CTRL-5', 'GRV-ISLANDS-3', 'GRV-CARD-4A', 'GRV-CAPTURE-5', 'GRV-SHIP-2'],
  scenes: {
    raid: {
      position: scene(
        {
          rundor: '0,0 r3 4+0',
          mistharbour: '-1,0 b1 3+3',
          copperfall: '2,0 r2 1+0',
          lanternreach: 'b2 1+0',
        },
        {
          round: 5,
          last: true,
          red: { hand: [6], ship: '1h', discard: [3, 1] },
          blue: { hand: [], discard: [3, 5] },
        },
      ),
    },
    guard: {
      position: scene(
        {
          copperfall: '2,0 r2 6+0',
          mistharbour: '-2,0 b4 3+0',
        },
        {
          round: 5,
          red: { hand: [4, 1] },
          blue: { hand: [2, 5], ship: '2h 2m' },
        },
      ),
    },
  },
  values: ({ view }) => {
    const { airship } = view.players[1] ?? { airship: { hunters: 0, mercenaries: 0 } };
    return {
      theirs: weight(view, 'mistharbour'),
      ours: weight(view, 'rundor'),
      crew: airship.hunters + airship.mercenaries,
      guards: pieces(view, 'copperfall'),
    };
  },
  steps: [
    {
      say: {
        en: 'The last turn of the round. Blue’s {mistharbour} has {theirs} and will pull. Your {rundor} has {ours}. You hold {card_6}. Tap the island you will raid.',
        ru: 'Последний ход раунда. {mistharbour} Синего весит {theirs} и притянет. Ваш {rundor} — {ours}. У вас «{card_6}». Коснитесь острова, на который нападёте.',
        de: 'Der letzte Zug der Runde. Blaus {mistharbour} hat {theirs} und wird anziehen. Dein {rundor} hat {ours}. Du hältst {card_6}. Tippe die Insel an, die du überfällst.',
      },
      point: ['forecast'],
      tap: ['island-mistharbour'],
      else: [
        {
          say: {
            en: 'It is not that island which pulls. The forecast names {mistharbour}.',
            ru: 'Притянет не этот остров. В прогнозе назван {mistharbour}.',
            de: 'Nicht diese Insel zieht an. Die Vorhersage nennt {mistharbour}.',
          },
        },
      ],
      claims: (at) => ({ 'Mistharbour would attract': attracts(at) === 'mistharbour' }),
    },
    {
      say: {
        en: '**{action_6A}** removes one piece from any island not yours, a mercenary first. **{action_6B}** removes 2 temporary or 1 permanent from an island next to yours. Stop Blue; both actions are yours.',
        ru: '**{action_6A}** снимает одну фишку с любого чужого острова, сначала наёмника. **{action_6B}** сливает 2 временных или 1 постоянную единицу с соседнего острова. Остановите Синего; в вашем распоряжении оба действия.',
        de: '**{action_6A}** entfernt eine Figur von einer fremden Insel, zuerst einen Söldner. **{action_6B}** lässt auf einer Nachbarinsel 2 flüchtige oder 1 dauerhafte Einheit ab. Halte Blau auf; beide Aktionen stehen dir offen.',
      },
      point: ['card-6', 'island-mistharbour'],
      answer: [['play 6', 'act', 'bombard', 'owner', 'leak', 'leakUnit', 'done']],
      taught: ['play 6', 'act 6B', 'leakUnit temporary', 'done'],
      until: ({ view }) => view.phase !== 'corporations' || (view.turn?.card ?? null) === null,
      fits: ({ view, events }) =>
        view.attraction?.attractor === 'rundor' || events.some((event) => event.kind === 'attractor' && event['island'] === 'rundor'),
      unfit: {
        en: '{mistharbour} still pulls. Take two temporary ones from it, or Blue’s last hunter there.',
        ru: '{mistharbour} всё ещё притягивает. Слейте с него две временные единицы или снимите последнего охотника Синего.',
        de: '{mistharbour} zieht weiter an. Lass dort zwei flüchtige Einheiten ab, oder triff Blaus letzten Jäger.',
      },
      else: [
        {
          when: ['idle', 'castle'],
          say: {
            en: 'Then Blue pulls. Play {card_6}.',
            ru: 'Тогда притянет Синий. Сыграйте «{card_6}».',
            de: 'Dann zieht Blau an. Spiel {card_6}.',
          },
        },
      ],
      after: [
        {
          if: ({ view }) => (view.islands.find(({ id }) => id === 'mistharbour')?.hunters[1] ?? 0) === 0,
          say: {
            en: 'Blue’s only hunter is gone. Nobody holds {mistharbour} now, and an island nobody holds **does not pull**. {rundor} does.',
            ru: 'Единственного охотника Синего больше нет. {mistharbour} ничей, а ничей остров **не притягивает**. Притягивает {rundor}.',
            de: 'Blaus einziger Jäger ist fort. {mistharbour} gehört niemandem, und eine herrenlose Insel **zieht nicht an**. {rundor} tut es.',
          },
        },
        {
          say: {
            en: '{theirs} against {ours}. At a tie the one with more **permanent** gravity pulls, and all of yours is permanent: {rundor} pulls.',
            ru: '{theirs} против {ours}. При равенстве притягивает тот, у кого больше **постоянной**, а у вас она вся постоянная: притягивает {rundor}.',
            de: '{theirs} gegen {ours}. Bei Gleichstand zieht, wer mehr **dauerhafte** Gravitation hat, und deine ist ganz dauerhaft: {rundor} zieht an.',
          },
        },
      ],
    },
    {
      scene: 'guard',
      say: {
        en: 'The other side of it. Blue’s airship is full, {crew} pieces, and {copperfall}, your heaviest, has two hunters. How many must stand there so that **no single landing** can take it?',
        ru: 'А теперь с другой стороны. Дирижабль Синего полон: {crew} фишки, а на вашем самом тяжёлом острове, {copperfall}, два охотника. Сколько должно там стоять, чтобы его не взял **ни один десант**?',
        de: 'Die andere Seite davon. Blaus Luftschiff ist voll, {crew} Figuren, und auf {copperfall}, deiner schwersten Insel, stehen zwei Jäger. Wie viele müssen dort stehen, damit **keine einzelne Landung** sie nehmen kann?',
      },
      point: ['airship-1', 'island-copperfall'],
      pick: [
        {
          say: { en: '3', ru: '3', de: '3' },
          else: {
            en: 'Four attackers are more than three. Against four they are not.',
            ru: 'Четверо — больше трёх. А против четырёх уже нет.',
            de: 'Vier Angreifer sind mehr als drei. Gegen vier sind sie es nicht.',
          },
        },
        { say: { en: '{crew}', ru: '{crew}', de: '{crew}' }, right: true },
        {
          say: { en: '5', ru: '5', de: '5' },
          else: {
            en: 'Attackers need more than the defenders. An airship carries four, so four are enough.',
            ru: 'Нападающих должно быть больше. На дирижабле четверо, значит, четверых хватит.',
            de: 'Angreifer brauchen mehr als die Verteidiger. Ein Luftschiff trägt vier, also genügen vier.',
          },
        },
      ],
      after: {
        en: 'Attackers must be **more**. An airship carries {crew}, and {crew} are not more than {crew}.',
        ru: 'Нападающих должно быть **больше**. На дирижабле {crew}, а {crew} не больше, чем {crew}.',
        de: 'Angreifer müssen **mehr** sein. Ein Luftschiff trägt {crew}, und {crew} sind nicht mehr als {crew}.',
      },
      claims: ({ view }) => ({
        'four aboard': (view.players[1]?.airship.hunters ?? 0) + (view.players[1]?.airship.mercenaries ?? 0) === 4,
      }),
    },
    {
      say: {
        en: '{card_4} has **{action_4A}**: up to four pieces between your airship and your islands. Bring two hunters to {copperfall}.',
        ru: 'На карте «{card_4}» есть **{action_4A}**: до четырёх фишек между дирижаблем и вашими островами. Приведите на остров {copperfall} двух охотников.',
        de: '{card_4} hat **{action_4A}**: bis zu vier Figuren zwischen deinem Luftschiff und deinen Inseln. Bring zwei Jäger nach {copperfall}.',
      },
      point: ['card-4', 'island-copperfall', 'airship-0'],
      answer: [['play 4', 'act 4A', 'redeploy hunter airship copperfall', 'done']],
      taught: ['play 4', 'act 4A', 'redeploy hunter airship copperfall', 'redeploy hunter airship copperfall', 'done'],
      until: ({ view }) => (view.turn?.card ?? null) === null && (view.players[RED]?.turns ?? 0) > 0,
      fits: ({ view }) => pieces(view, 'copperfall') >= 4,
      unfit: {
        en: '{guards, plural, one {One defender falls} other {# defenders fall}} to four attackers. Bring both hunters.',
        ru: 'Защитников {guards}, а нападающих четверо. Приведите обоих охотников.',
        de: '{guards, plural, one {Ein Verteidiger fällt} other {# Verteidiger fallen}} vier Angreifern. Bring beide Jäger.',
      },
      else: [
        {
          when: ['play 1', 'idle', 'castle', 'act 4B', 'redeploy hunter copperfall'],
          say: {
            en: 'Two hunters from the airship to {copperfall}: {card_4}, {action_4A}.',
            ru: 'Двух охотников с дирижабля на остров {copperfall}: «{card_4}», {action_4A}.',
            de: 'Zwei Jäger vom Luftschiff nach {copperfall}: {card_4}, {action_4A}.',
          },
        },
      ],
      after: {
        en: '{guards} guard it. An assault from neighbouring islands may still be larger; there are none here.',
        ru: 'Остров стерегут {guards}. Атака с соседних островов бывает и крупнее, но соседей здесь нет.',
        de: '{guards} bewachen sie. Ein Sturmangriff von Nachbarinseln kann größer sein; hier gibt es keine.',
      },
    },
  ],
  check: {
    ask: {
      en: 'Blue’s island holds one hunter and no mercenary. You bombard it. Who holds it now?',
      ru: 'На острове Синего один охотник и ни одного наёмника. Вы его обстреляли. Чей остров теперь?',
      de: 'Auf Blaus Insel steht ein Jäger und kein Söldner. Du beschießt sie. Wem gehört sie nun?',
    },
    options: [
      { say: { en: 'Blue', ru: 'Синего', de: 'Blau' } },
      { say: { en: 'Me', ru: 'Мой', de: 'Mir' } },
      { say: { en: 'Nobody', ru: 'Ничей', de: 'Niemandem' }, right: true },
    ],
    right: {
      en: 'Right, and its gravity stays on it.',
      ru: 'Верно, а гравитация на нём остаётся.',
      de: 'Richtig, und ihre Gravitation bleibt darauf.',
    },
    wrong: {
      en: 'Without a hunter nobody holds it; its gravity stays on it.',
      ru: 'Без охотника он ничей; гравитация на нём остаётся.',
      de: 'Ohne Jäger gehört sie niemandem; ihre Gravitation bleibt darauf.',
    },
  },
};
