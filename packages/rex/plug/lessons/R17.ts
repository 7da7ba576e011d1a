import { type At, FOUR, JOL_NAR, LAZAX, PACK, type RexLesson, scene, starsOf } from './lesson.ts';

const OWN = 'BT3';
const THEIRS = 'BT7';
const difficulty = ({ rules }: At, card: string): number => rules.table.pack.betrayalCards.find(({ id }) => id === card)?.difficulty ?? 0;
const purse = ({ view }: At, seat: number): number => view.players[seat]?.influence ?? 0;

export const lesson: RexLesson = {
  pack: PACK,
  options: { ...FOUR, betrayal: true },
  seat: LAZAX,
  clauses: ['REX-BETRAY-1', 'REX-BETRAY-2', 'REX-BETRAY-3', 'REX-BETRAY-5', 'REX-BETRAY-7'],
  scenes: {
    start: scene('D-BETRAY', {
      begin: 'bombardment',
      first: 'LAZ',
      round: 5,
      fleet: 3,
      bombardment: 1,
      units: { CSP: { LAZ: 4 }, PAL: { LAZ: 4 }, ADI: { JOL: 4 }, INB: { JOL: 4 }, NOB: { SOL: 4 }, ADM: { LET: 4 } },
      allies: [['LAZ', 'JOL']],
      influence: { LAZ: 9, JOL: 5, SOL: 3, LET: 4 },
      betrayal: { LAZ: OWN, JOL: THEIRS, SOL: 'BT1', LET: 'BT5' },
      discarded: ['I7', 'I4', 'I1', 'I2', 'I5'],
    }),
  },
  steps: [
    {
      say: {
        en: 'You and {JOL} have just won together. But this table plays with **betrayal**: everybody holds a secret card. Yours, {BT3}, may be played if you have more influence than each ally. May you?',
        ru: 'Вы и {JOL} только что победили вместе. Но за этим столом играют с **предательством**: у каждого тайная карта. Вашу, «{BT3}», можно сыграть, если Влияния у вас больше, чем у каждого союзника. Можно ли сейчас?',
        de: 'Du und {JOL} habt gerade gemeinsam gewonnen. Aber hier wird mit **Verrat** gespielt: Jeder hält eine geheime Karte. Deine, {BT3}, darfst du spielen, wenn du mehr Einfluss hast als jeder Verbündete. Darfst du?',
      },
      point: ['seat-0', 'seat-2'],
      pick: [
        { say: { en: 'Yes', ru: 'Да', de: 'Ja' }, right: true },
        {
          say: { en: 'No', ru: 'Нет', de: 'Nein' },
          else: {
            en: 'Compare the plates: you have {own}, {JOL} has {theirs}. You may.',
            ru: 'Сравните таблички: у вас {own}, у союзника ({JOL}) {theirs}. Можно.',
            de: 'Vergleich die Schilder: Du hast {own}, {JOL} hat {theirs}. Du darfst.',
          },
        },
      ],
      after: {
        en: 'You have {own}, {JOL} has {theirs}: more than each ally.',
        ru: 'У вас {own}, у союзника ({JOL}) {theirs}: больше, чем у каждого союзника.',
        de: 'Du hast {own}, {JOL} hat {theirs}: mehr als jeder Verbündete.',
      },
      claims: (at) => ({
        'more influence than the ally': purse(at, LAZAX) > purse(at, JOL_NAR),
        'the card may be played': at.open.includes('betray'),
        'four strongholds together': starsOf(at.view) + starsOf(at.view, JOL_NAR) === 4,
      }),
    },
    {
      say: {
        en: 'Share the victory, or play the card and win **alone**, unless an ally can play one of higher difficulty. Yours is of difficulty {mine}. Choose freely.',
        ru: 'Поделитесь победой или сыграйте карту и победите **в одиночку**, если союзник не сыграет карту большей сложности. У вашей сложность {mine}. Выбирайте сами.',
        de: 'Teil den Sieg, oder spiel die Karte und gewinn **allein**, falls kein Verbündeter eine schwierigere spielen kann. Deine hat Schwierigkeit {mine}. Du hast die Wahl.',
      },
      point: ['> share', '> betray'],
      answer: [['betray', 'share']],
      taught: ['betray'],
    },
    {
      say: {
        en: '{alone, select, yes {{JOL} held a card of difficulty {higher}, playable with more strongholds than each ally. It is two against two, so it stayed in hand. **You win alone.**} other {**You both win**, and your card stays your secret. {JOL} had none that could be played either.}}',
        ru: '{alone, select, yes {{JOL} держал карту сложности {higher}: её играют, если крепостей больше, чем у каждого союзника. А их две против двух, сыграть её было нельзя. **Вы победили в одиночку.**} other {**Победили вы оба**, а ваша карта осталась тайной. {JOL} свою сыграть тоже не мог.}}',
        de: '{alone, select, yes {{JOL} hielt eine Karte der Schwierigkeit {higher}, spielbar mit mehr Festungen als jeder Verbündete. Es steht zwei zu zwei, also ging sie nicht. **Du gewinnst allein.**} other {**Ihr gewinnt beide**, und deine Karte bleibt geheim. {JOL} konnte auch keine spielen.}}',
      },
      point: ['seat-0', 'seat-2'],
      read: true,
      claims: ({ view }) => ({
        'Lazax wins alone by REX-BETRAY-5': view.result?.clause === 'REX-BETRAY-5' && view.result.winners.join() === `${LAZAX}`,
        'two strongholds each': starsOf(view) === starsOf(view, JOL_NAR),
      }),
    },
  ],
  values: (at) => ({
    own: purse(at, LAZAX),
    theirs: purse(at, JOL_NAR),
    mine: difficulty(at, OWN),
    higher: difficulty(at, THEIRS),
    alone: at.view.result?.winners.length === 1 ? 'yes' : 'no',
  }),
  check: {
    ask: {
      en: 'Two allies both play betrayal cards. Who wins?',
      ru: 'Двое союзников сыграли Карты Предательства. Кто победил?',
      de: 'Zwei Verbündete spielen beide Verratskarten. Wer gewinnt?',
    },
    options: [
      { say: { en: 'The first to play', ru: 'Кто сыграл первым', de: 'Wer zuerst spielt' } },
      { say: { en: 'The higher difficulty', ru: 'Чья карта сложнее', de: 'Die höhere Schwierigkeit' }, right: true },
      { say: { en: 'Nobody', ru: 'Никто', de: 'Niemand' } },
    ],
    right: { en: 'Right, and everybody else loses.', ru: 'Верно, а все остальные проиграли.', de: 'Richtig, und alle anderen verlieren.' },
    wrong: {
      en: 'The higher difficulty wins alone.',
      ru: 'Побеждает один: тот, чья карта сложнее.',
      de: 'Die höhere Schwierigkeit gewinnt allein.',
    },
  },
};
