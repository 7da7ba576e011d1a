import { FOUR, LAZAX, PACK, type RexLesson, scene, unitsIn } from './lesson.ts';

/** In the open, in sectors the fleet can reach this round. */
const OPEN = ['SAL', 'INT', 'ADM'];

export const lesson: RexLesson = {
  pack: PACK,
  options: FOUR,
  seat: LAZAX,
  clauses: [
    'REX-BOMB-2',
    'REX-BOMB-3',
    'REX-BOMB-4',
    'REX-BOMB-5',
    'REX-MAP-2',
    'REX-MAP-3',
    'REX-MOVE-4',
    'REX-DEPLOY-5',
    'REX-OFFEN-1',
    'REX-OFFEN-2',
  ],
  scenes: {
    start: {
      ...scene('D-MOVE', {
        begin: 'maneuver',
        first: 'SOL',
        round: 3,
        fleet: 6,
        bombardment: 4,
        units: {
          SCH: { LAZ: 5 },
          FOU: { LAZ: 3 },
          SAL: { JOL: 3 },
          CSP: { JOL: 5 },
          INT: { LET: 4 },
          INB: { LET: 4 },
          PAL: { SOL: 6 },
          NOB: { SOL: 2 },
        },
        influence: { LAZ: 4, SOL: 3, JOL: 4, LET: 5 },
        // Somebody with a card is asked as the next round begins: where the fleet has been is still to be seen then.
        hands: { LET: ['recruits'] },
        gold: { SAL: 8, HOL: 10 },
        discarded: ['I7', 'I4', 'I1'],
        draws: ['I6'],
      }),
      until: 'W-INF',
    },
  },
  steps: [
    {
      say: {
        en: 'The red wedge is the **Sol fleet**, now over sector {fleet}. One of your groups lies under it. Touch that place.',
        ru: 'Красный клин — это **флот Сол**, сейчас он над сектором {fleet}. Одна ваша группа прямо под ним. Коснитесь этого места.',
        de: 'Der rote Keil ist die **Sol-Flotte**, jetzt über Sektor {fleet}. Eine deiner Gruppen liegt darunter. Berühre diesen Ort.',
      },
      point: ['place-FOU', 'place-SCH'],
      tap: ['place-FOU'],
      kind: 'location',
      else: [
        {
          when: 'place-SCH',
          say: {
            en: 'Yours, but the fleet is not there yet: {SCH} lies in sector 8.',
            ru: 'Это ваше место, но флота там ещё нет: {SCH} — сектор 8.',
            de: 'Deiner, aber die Flotte ist noch nicht da: {SCH} liegt in Sektor 8.',
          },
        },
        {
          say: {
            en: 'Not this one. Look for your pieces in sector {fleet}, under the wedge.',
            ru: 'Не это. Ищите свои фигуры в секторе {fleet}, под клином.',
            de: 'Nicht dieser. Such deine Figuren in Sektor {fleet}, unter dem Keil.',
          },
        },
      ],
      after: {
        en: 'Closed: nobody moves in, out or through, and nobody deploys there, while the fleet is there. But the rings are a **shield**: your three live.',
        ru: 'Закрыто: пока флот здесь, никто не войдёт, не выйдет, не пройдёт и не высадится. Но кольца — это **щит**: ваши трое живы.',
        de: 'Gesperrt: Solange die Flotte da ist, bewegt sich niemand hinein, hinaus oder hindurch, und niemand stationiert dort. Aber die Ringe sind ein **Schild**: Deine drei leben.',
      },
      claims: ({ open, view }) => ({
        'no way leads out of FOU': !open.some((words) => words.startsWith('move FOU')),
        'it has a shield': view.locations.some(({ location, shield, underFire }) => location === 'FOU' && shield && underFire),
      }),
    },
    {
      say: {
        en: 'At the end of each round a card from 1 to {top} moves the fleet that many sectors, always upwards; after {sectors} comes 1. Which is the farthest sector it can reach now?',
        ru: 'В конце каждого раунда карта от 1 до {top} двигает флот на столько секторов, всегда вперёд; после {sectors} идёт 1. До какого самого дальнего сектора он может дойти сейчас?',
        de: 'Am Ende jeder Runde bewegt eine Karte von 1 bis {top} die Flotte um so viele Sektoren, immer aufwärts; nach {sectors} kommt 1. Welchen Sektor erreicht sie jetzt höchstens?',
      },
      pick: [
        {
          say: { en: '7', ru: '7', de: '7' },
          else: {
            en: 'That is the nearest. It moves up to {top} sectors from {fleet}: 12.',
            ru: 'Это самый близкий. Флот проходит до {top} секторов от {fleet}: 12.',
            de: 'Das ist der nächste. Sie bewegt sich bis zu {top} Sektoren von {fleet} aus: 12.',
          },
        },
        { say: { en: '12', ru: '12', de: '12' }, right: true },
        {
          say: { en: '18', ru: '18', de: '18' },
          else: {
            en: 'It stands on {fleet} and moves 1 to {top} sectors. The farthest is 12.',
            ru: 'Флот стоит на {fleet} и проходит от 1 до {top} секторов. Самый дальний — 12.',
            de: 'Sie steht auf {fleet} und bewegt sich 1 bis {top} Sektoren. Der fernste ist 12.',
          },
        },
      ],
      after: {
        en: '{fleet} and {top} more. Until the card is drawn, any sector from 7 to 12 may be the last.',
        ru: '{fleet} и ещё {top}. Пока карта не вскрыта, последним может стать любой сектор с 7 по 12.',
        de: '{fleet} und {top} weiter. Bis die Karte gezogen ist, kann jeder Sektor von 7 bis 12 der letzte sein.',
      },
      claims: ({ view, rules }) => ({
        'six and six make twelve': view.fleet + Math.max(...rules.table.pack.bombardmentCards.map(({ value }) => value)) === 12,
      }),
    },
    {
      say: {
        en: 'It burns every sector it enters: units and coins in places without a shield. Your five in {SCH}, sector 8, have none. Bring them to safety.',
        ru: 'Флот выжигает каждый сектор, куда входит: Войска и монеты там, где нет щита. У ваших пятерых щита нет: {SCH}, сектор 8. Уведите их в безопасное место.',
        de: 'Sie verbrennt jeden Sektor, in den sie kommt: Einheiten und Münzen an Orten ohne Schild. Deine fünf haben keinen: {SCH}, Sektor 8. Bring sie in Sicherheit.',
      },
      point: ['place-SCH'],
      answer: ['move SCH', 'units 5'],
      taught: ['move SCH GC', 'units 5 0'],
      else: [
        {
          when: OPEN.map((place) => `move SCH ${place}`),
          say: {
            en: 'Sector {sector}, no shield, and the fleet reaches 7 to 12. Look for rings, the Council, or a sector outside.',
            ru: 'Сектор {sector}, щита нет, а флот достаёт с 7 по 12. Ищите кольца, Совет или сектор вне досягаемости.',
            de: 'Sektor {sector}, kein Schild, und die Flotte erreicht 7 bis 12. Such Ringe, den Rat oder einen Sektor außerhalb.',
          },
        },
        {
          when: 'move SCH NOB',
          say: {
            en: 'Out of the fleet’s reach, but two of {SOL} stand there: that means a battle. Look for an empty place.',
            ru: 'Флот туда не достанет, но там стоит {SOL}: будет бой. Ищите пустое место.',
            de: 'Außer Reichweite der Flotte, aber dort stehen zwei von {SOL}: Das heißt Kampf. Such einen leeren Ort.',
          },
        },
        {
          when: ['units 1', 'units 2', 'units 3', 'units 4'],
          say: {
            en: 'Then some stay behind in the open. Take them all.',
            ru: 'Тогда кто-то останется под огнём. Уведите всех.',
            de: 'Dann bleiben welche im Freien zurück. Nimm alle mit.',
          },
        },
        {
          when: 'end',
          say: {
            en: 'They would stay in sector 8, in the open. Move.',
            ru: 'Они остались бы в секторе 8, без щита. Уходите.',
            de: 'Sie blieben in Sektor 8 im Freien. Beweg sie.',
          },
        },
      ],
      after: [
        {
          if: ({ view }) => unitsIn(view, 'GC') > 0,
          say: {
            en: 'The Council has no sector; the fleet never hits it.',
            ru: 'У Совета нет сектора, флот его не трогает.',
            de: 'Der Rat liegt in keinem Sektor; die Flotte trifft ihn nie.',
          },
        },
        {
          if: ({ view }) => view.locations.some(({ location, shield }) => shield && unitsIn(view, location) === 5),
          say: { en: 'Behind rings they are safe.', ru: 'За кольцами они в безопасности.', de: 'Hinter Ringen sind sie sicher.' },
        },
        {
          say: {
            en: 'That sector is out of reach this round.',
            ru: 'До этого сектора флот в этом раунде не дойдёт.',
            de: 'Dieser Sektor ist in dieser Runde außer Reichweite.',
          },
        },
      ],
      proves: ({ view }) => ({ 'all five are gone from SCH': unitsIn(view, 'SCH') === 0 }),
    },
    {
      say: {
        en: 'The fleet will draw a {next} this round. Which sectors will be hit?',
        ru: 'В этом раунде флот вытянет {next}. Какие секторы пострадают?',
        de: 'Die Flotte wird diese Runde eine {next} ziehen. Welche Sektoren trifft sie?',
      },
      pick: [
        {
          say: { en: 'Only 10', ru: 'Только 10', de: 'Nur 10' },
          else: {
            en: 'It bombards on the way too: 7, 8, 9 and 10.',
            ru: 'Флот бомбит и по пути: 7, 8, 9 и 10.',
            de: 'Sie bombardiert auch unterwegs: 7, 8, 9 und 10.',
          },
        },
        { say: { en: '7, 8, 9 and 10', ru: '7, 8, 9 и 10', de: '7, 8, 9 und 10' }, right: true },
        {
          say: { en: '6 to 10', ru: 'С 6 по 10', de: '6 bis 10' },
          else: {
            en: 'Not the sector it starts from. 7, 8, 9 and 10.',
            ru: 'Сектор, откуда он выходит, не считается. 7, 8, 9 и 10.',
            de: 'Nicht den Sektor, aus dem sie kommt. 7, 8, 9 und 10.',
          },
        },
      ],
      after: {
        en: 'Every sector it **enters**, the last one too; not the one it leaves.',
        ru: 'Каждый сектор, в который он **входит**, и последний тоже; но не тот, который покидает.',
        de: 'Jeden Sektor, in den sie **kommt**, auch den letzten; nicht den, aus dem sie kommt.',
      },
    },
    {
      say: {
        en: 'End your turn, and the rest of the round runs.',
        ru: 'Закончите ход, и раунд доиграется.',
        de: 'Beende deinen Zug, dann läuft der Rest der Runde.',
      },
      point: ['> end'],
      answer: ['end'],
      watch: 'W-INF',
      else: [
        {
          when: 'deploy',
          say: {
            en: 'Not now: keep your influence and watch the fleet. End your turn.',
            ru: 'Не сейчас: сберегите Влияние и смотрите на флот. Закончите ход.',
            de: 'Nicht jetzt: Behalte deinen Einfluss und sieh der Flotte zu. Beende deinen Zug.',
          },
        },
      ],
      after: {
        en: '{JOL} loses three in {SAL}, {LET} four in sector 10. Until the fleet moves on, sector 10 is closed.',
        ru: '{JOL} теряет троих ({SAL}), {LET} четверых в секторе 10. Пока флот не уйдёт, сектор 10 закрыт.',
        de: '{JOL} verliert drei ({SAL}), {LET} vier in Sektor 10. Bis die Flotte weiterzieht, ist Sektor 10 gesperrt.',
      },
      proves: ({ view, events }) => ({
        'the fleet stands on 10': view.fleet === 10,
        'three and four are lost': events.filter(({ kind }) => kind === 'destroyed').length === 2,
        'ours live': unitsIn(view, 'FOU') === 3,
      }),
    },
    {
      say: {
        en: 'One more danger. A **Sol Offensive**, a special influence card, destroys everything in both places of the latest influence card. Shields do not help; only units of {SOL} and its allies survive. Never in round 1.',
        ru: 'Ещё одна опасность. **Наступление Сол**, особая Карта Влияния, уничтожает всё в обоих местах последней Карты Влияния. Щиты не спасают; выживают только Войска расы {SOL} и её союзников. В раунде 1 его не бывает.',
        de: 'Noch eine Gefahr. Eine **Sol-Offensive**, eine besondere Einflusskarte, vernichtet alles an beiden Orten der letzten Einflusskarte. Schilde helfen nicht; nur {SOL} und Verbündete überleben. Nie in Runde 1.',
      },
      read: true,
    },
  ],
  values: ({ rules, view, choice }) => ({
    fleet: view.fleet,
    top: Math.max(...rules.table.pack.bombardmentCards.map(({ value }) => value)),
    sectors: rules.table.pack.constants.sectors,
    next: 4,
    sector: rules.table.pack.locations.find(({ id }) => id === choice?.['to'])?.sector ?? 0,
  }),
  check: {
    ask: {
      en: 'Your units sit in a shielded stronghold under the fleet. They …',
      ru: 'Ваши Войска стоят под флотом в крепости со щитом. Они…',
      de: 'Deine Einheiten stehen unter der Flotte in einer Festung mit Schild. Sie …',
    },
    options: [
      { say: { en: 'die', ru: 'гибнут', de: 'sterben' } },
      { say: { en: 'survive and may move on', ru: 'выживают и могут уйти', de: 'überleben und dürfen weiterziehen' } },
      { say: { en: 'survive but cannot move', ru: 'выживают, но уйти не могут', de: 'überleben, können aber nicht weg' }, right: true },
    ],
    right: {
      en: 'Right. A shield protects, it does not open the sector.',
      ru: 'Верно. Щит защищает, но сектор не открывает.',
      de: 'Richtig. Ein Schild schützt, er öffnet den Sektor nicht.',
    },
    wrong: {
      en: 'The shield saves them, but the sector is closed until the fleet leaves.',
      ru: 'Щит их спасает, но сектор закрыт, пока флот не уйдёт.',
      de: 'Der Schild rettet sie, aber der Sektor ist gesperrt, bis die Flotte weiterzieht.',
    },
  },
};
