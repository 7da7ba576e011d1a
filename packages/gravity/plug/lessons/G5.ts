import type { GravityPack } from '@orrery/gravity';
import { type GravityLesson, holds, HOUSE, pieces, RED, scene } from './lesson.ts';

export const lesson: GravityLesson = {
  pack: HOUSE,
  options: { seats: 2 },
  seat: RED,
  clauses: [
    'GRV-SHIP-1',
    'GRV-SHIP-2',
    'GRV-CARD-1A',
    'GRV-CARD-1B',
    'GRV-CARD-2A',
    'GRV-CAPTURE-1',
    'GRV-CAPTURE-4',
    'GRV-CAPTURE-5',
    'GRV-CAPTURE-6',
    'GRV-CAPTURE-8',
    'GRV-CAPTURE-9',
    'GRV-CAPTURE-10',
    'GRV-CAPTURE-12',
  ],
  scenes: {
    start: {
      position: scene(
        {
          copperfall: '2,0 r4 1+0',
          mistharbour: '-2,0 b4 1+0',
          rundor: '0,0 m2',
        },
        {
          round: 2,
          red: { hand: [1, 2, 5] },
          blue: { hand: [1, 3, 5] },
        },
      ),
      script: ['idle 1'],
    },
  },
  values: ({ rules, view, choice }) => {
    const { airship } = view.players[RED] ?? { airship: { hunters: 0, mercenaries: 0 } };
    const { airshipCrew, airshipMercenaries } = (rules.pack as GravityPack).pieces;
    const committed = ['hunters', 'partners', 'mercenaries'].reduce((sum, kind) => sum + Number(choice?.[kind] ?? 0), 0);
    return {
      berths: airshipCrew,
      grey: airshipMercenaries,
      aboard: airship.hunters + airship.mercenaries,
      guards: pieces(view, 'rundor'),
      more: pieces(view, 'rundor') + 1,
      lost: Math.floor(committed / 2),
    };
  },
  steps: [
    {
      say: {
        en: 'Your **airship** is near every island. It carries {berths} pieces, at most {grey} of them mercenaries, the grey ones. Two hunters are aboard. Play {card_1} and fill it. Every card has two actions: do one or both, in either order.',
        ru: 'Ваш **дирижабль** рядом с любым островом. На борту {berths} места, наёмников, серых, — не больше {grey}. Два охотника уже там. Сыграйте «{card_1}» и заполните его. На каждой карте два действия: выполните одно или оба, в любом порядке.',
        de: 'Dein **Luftschiff** ist jeder Insel nah. Es trägt {berths} Figuren, davon höchstens {grey} Söldner, die grauen. Zwei Jäger sind an Bord. Spiel {card_1} und füll es. Jede Karte hat zwei Aktionen: Nutze eine oder beide, in beliebiger Reihenfolge.',
      },
      point: ['airship-0', 'card-1'],
      answer: [['play 1', 'act', 'recruit', 'hire', 'done']],
      taught: ['play 1', 'act 1B', 'hire 2'],
      until: ({ view }) => (view.turn?.card ?? null) === null && (view.players[RED]?.turns ?? 0) > 0,
      fits: ({ view }) => {
        const { airship } = view.players[RED] ?? { airship: { hunters: 0, mercenaries: 0 } };
        return airship.hunters + airship.mercenaries === 4;
      },
      unfit: {
        en: 'A berth is still free. Take as many as it holds, with this action or the other.',
        ru: 'Место ещё осталось. Возьмите столько, сколько войдёт, этим действием или другим.',
        de: 'Ein Platz ist noch frei. Nimm so viele, wie hineinpassen, mit dieser Aktion oder der anderen.',
      },
      else: [
        {
          when: ['play 2', 'play 5', 'idle', 'castle'],
          say: {
            en: 'First fill the airship: {card_1}.',
            ru: 'Сначала заполните дирижабль: «{card_1}».',
            de: 'Füll erst das Luftschiff: {card_1}.',
          },
        },
      ],
      after: {
        en: 'Full. Mercenaries count like hunters, but **only hunters hold** an island.',
        ru: 'Полон. Наёмники считаются наравне с охотниками, но **удерживают** остров только охотники.',
        de: 'Voll. Söldner zählen wie Jäger, aber **nur Jäger halten** eine Insel.',
      },
    },
    {
      say: {
        en: '{rundor} is the richest island: four drops, two sparks. Two mercenaries guard it. To capture you must commit **more** pieces than stand there. How many at least?',
        ru: '{rundor} — самый богатый остров: четыре капли, две искры. Его стерегут два наёмника. Для захвата нужно послать **больше** фишек, чем там стоит. Сколько самое меньшее?',
        de: '{rundor} ist die reichste Insel: vier Tropfen, zwei Funken. Zwei Söldner bewachen sie. Zum Erobern musst du **mehr** Figuren einsetzen, als dort stehen. Wie viele mindestens?',
      },
      point: ['island-rundor'],
      pick: [
        {
          say: { en: '{guards}', ru: '{guards}', de: '{guards}' },
          else: {
            en: 'Equal is not enough. More than two: three.',
            ru: 'Поровну мало. Больше двух — три.',
            de: 'Gleich viele genügen nicht. Mehr als zwei: drei.',
          },
        },
        { say: { en: '{more}', ru: '{more}', de: '{more}' }, right: true },
        {
          say: { en: '4', ru: '4', de: '4' },
          else: {
            en: 'Four would do, but three are more than two already.',
            ru: 'Четверых хватит, но и трое — уже больше двух.',
            de: 'Vier gingen auch, aber drei sind schon mehr als zwei.',
          },
        },
      ],
      after: {
        en: '**More** than the {guards} who stand there; equal is not enough.',
        ru: '**Больше**, чем там стоит ({guards}); поровну мало.',
        de: '**Mehr** als die {guards}, die dort stehen; gleich viele genügen nicht.',
      },
      claims: ({ rules, view }) => {
        const found = rules.previews.yields(view).find(({ island }) => island === 'rundor');
        return { 'four drops, two sparks': found?.blue === 4 && found.red === 2, 'two guards': pieces(view, 'rundor') === 2 };
      },
    },
    {
      say: {
        en: 'Play {card_2}, {action_2A}, and commit three or four pieces to {rundor}, at least one of them a hunter. **Half** of those committed are lost, rounded down, and a hunter must survive; where that leaves a choice, it is yours.',
        ru: 'Сыграйте «{card_2}», {action_2A}: пошлите на остров {rundor} три или четыре фишки, среди них хотя бы одного охотника. Погибает **половина** посланных с округлением вниз, и охотник должен уцелеть; если есть выбор, кого терять, он за вами.',
        de: 'Spiel {card_2}, {action_2A}, und setz drei oder vier Figuren auf {rundor} ein, mindestens einen Jäger. Verloren geht die **Hälfte** der Eingesetzten, abgerundet, und ein Jäger muss überleben; bleibt eine Wahl, triffst du sie.',
      },
      point: ['card-2', 'island-rundor'],
      answer: [['play 2', 'act 2A', 'capture rundor', 'commit', 'lose', 'done']],
      taught: ['play 2', 'capture rundor', 'commit 2 0 2', 'lose 0 0 2'],
      until: ({ events }) => events.some(({ kind }) => kind === 'lost'),
      else: [
        {
          when: [
            'capture copperfall',
            'capture windhollow',
            'capture stormcrown',
            'capture cinderpeak',
            'capture lanternreach',
            'capture mistharbour',
          ],
          say: {
            en: 'A good idea for later. {rundor} yields most.',
            ru: 'Хорошая мысль на потом. {rundor} даёт больше всех.',
            de: 'Eine gute Idee für später. {rundor} gibt am meisten.',
          },
        },
        {
          when: ['play 5', 'idle', 'castle'],
          say: { en: 'Now land: {card_2}.', ru: 'Теперь десант: «{card_2}».', de: 'Jetzt wird gelandet: {card_2}.' },
        },
      ],
      after: {
        en: '{rundor} is yours. Gravity on a captured island stays there, so the **heaviest island of a rival** is also the best prize.',
        ru: '{rundor} ваш. Гравитация на захваченном острове остаётся, так что **самый тяжёлый остров соперника** — ещё и лучшая добыча.',
        de: '{rundor} ist dein. Gravitation auf einer eroberten Insel bleibt dort, also ist die **schwerste Insel eines Rivalen** auch die beste Beute.',
      },
      proves: ({ view }) => ({ 'Red holds Rundor': holds(view, 'rundor', RED) }),
    },
  ],
  check: {
    ask: {
      en: 'You commit five pieces against four. How many do you lose?',
      ru: 'Вы послали пять фишек против четырёх. Сколько потеряете?',
      de: 'Du setzt fünf Figuren gegen vier ein. Wie viele verlierst du?',
    },
    options: [
      { say: { en: '2', ru: '2', de: '2' }, right: true },
      { say: { en: '3', ru: '3', de: '3' } },
      { say: { en: '4', ru: '4', de: '4' } },
    ],
    right: {
      en: 'Right: half of five, rounded down.',
      ru: 'Верно: половина от пяти с округлением вниз.',
      de: 'Richtig: die Hälfte von fünf, abgerundet.',
    },
    wrong: {
      en: 'Half of five, rounded down: 2.',
      ru: 'Половина от пяти с округлением вниз: 2.',
      de: 'Die Hälfte von fünf, abgerundet: 2.',
    },
  },
};
