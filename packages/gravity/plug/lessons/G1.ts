import { type GravityLesson, HOUSE, RED, scene, weight } from './lesson.ts';

export const lesson: GravityLesson = {
  pack: HOUSE,
  options: { seats: 2 },
  seat: RED,
  clauses: ['GRV-ISLANDS-8', 'GRV-ISLANDS-9', 'GRV-ISLANDS-13', 'GRV-ISLANDS-14'],
  scenes: {
    start: {
      position: scene(
        {
          rundor: '0,0 r3 2+0',
          stormcrown: '1,0 ^3 r4 5+2',
          windhollow: '0,1 m2',
          cinderpeak: '-1,1 m2',
          copperfall: '-1,0 b3 4+1',
          mistharbour: '0,-1 b2 1+0',
          lanternreach: '-3,1 m2',
        },
        {
          step: 'islands',
          round: 9,
          blue: { ship: '1h' },
        },
      ),
    },
  },
  steps: [
    {
      say: {
        en: 'You are **Red**. You win when an island of yours has islands on **all six sides**. {rundor} in the middle is yours, and has five. Tap the island that is still missing.',
        ru: 'Вы — **Красный**. Вы победите, когда вокруг вашего острова будут острова **со всех шести сторон**. {rundor} в середине — ваш, соседей у него пять. Коснитесь острова, которого не хватает.',
        de: 'Du bist **Rot**. Du gewinnst, wenn eine deiner Inseln **auf allen sechs Seiten** Inseln hat. {rundor} in der Mitte ist dein und hat fünf. Tippe die Insel an, die noch fehlt.',
      },
      point: ['island-rundor'],
      answer: ['target lanternreach'],
      else: [
        {
          when: ['target copperfall', 'target cinderpeak', 'target mistharbour'],
          say: {
            en: 'It is part of the ring already. Moving it would tear a hole on the other side.',
            ru: 'Этот остров уже в кольце. Сдвинете его — появится дыра с другой стороны.',
            de: 'Sie gehört schon zum Ring. Sie zu bewegen risse auf der anderen Seite ein Loch.',
          },
        },
        {
          when: ['target windhollow', 'target stormcrown', 'target rundor'],
          say: {
            en: 'It is part of the ring already. Look for the island that floats alone.',
            ru: 'Этот остров и так на месте. Ищите тот, что парит в одиночку.',
            de: 'Sie ist schon an ihrem Platz. Such die Insel, die allein schwebt.',
          },
        },
      ],
      claims: ({ view }) => ({ 'Rundor is red': (view.islands.find(({ id }) => id === 'rundor')?.hunters[RED] ?? 0) > 0 }),
    },
    {
      say: {
        en: '{stormcrown} is the **heaviest** island, and it is yours, so it may pull one island to its side. Choose the cell where {lanternreach} shall land.',
        ru: '{stormcrown} — самый **тяжёлый** остров, и он ваш, поэтому он притягивает к себе другой. Выберите, куда встанет {lanternreach}.',
        de: '{stormcrown} ist die **schwerste** Insel, und sie ist dein, darum darf sie eine Insel zu sich ziehen. Wähle das Feld, auf dem {lanternreach} landen soll.',
      },
      point: ['island-rundor'],
      answer: ['cell 4'],
      else: [
        {
          when: ['cell 0', 'cell 1', 'cell 2', 'cell 3', 'cell 5'],
          say: {
            en: 'It would touch {stormcrown}, but not {rundor}. Its last open side is the one with the crown.',
            ru: 'Так он коснётся острова {stormcrown}, но не острова {rundor}. Последняя открытая сторона отмечена короной.',
            de: 'So berührte sie {stormcrown}, aber nicht {rundor}. Die letzte offene Seite ist die mit der Krone.',
          },
        },
      ],
      after: {
        en: '**Six of six**: the ring is closed and you win. Everything else in Gravity is about whose island pulls, and where.',
        ru: '**Шесть из шести**: кольцо замкнулось, вы победили. Всё остальное в этой игре — о том, чей остров притягивает и куда.',
        de: '**Sechs von sechs**: Der Ring ist geschlossen, und du gewinnst. Alles andere in diesem Spiel dreht sich darum, wessen Insel anzieht, und wohin.',
      },
      claims: ({ view }) => ({
        'Stormcrown is the heaviest': view.islands.every(({ id }) => id === 'stormcrown' || weight(view, id) < weight(view, 'stormcrown')),
      }),
      proves: ({ view }) => ({ 'Red wins by the ring': view.result?.clause === 'GRV-ISLANDS-14' && view.result.winners.join() === '0' }),
    },
  ],
  check: {
    ask: {
      en: 'Blue pulls an island and by that closes the ring round yours. What happens?',
      ru: 'Синий притянул остров и этим замкнул кольцо вокруг вашего. Что будет?',
      de: 'Blau zieht eine Insel heran und schließt damit den Ring um deine. Was geschieht?',
    },
    options: [
      { say: { en: 'Blue wins', ru: 'Побеждает Синий', de: 'Blau gewinnt' } },
      { say: { en: 'I win', ru: 'Побеждаю я', de: 'Ich gewinne' }, right: true },
      { say: { en: 'Nobody wins', ru: 'Никто', de: 'Niemand gewinnt' } },
    ],
    right: {
      en: 'Right: whoever holds the ringed island wins.',
      ru: 'Верно: побеждает тот, чей остров окружён.',
      de: 'Richtig: Es gewinnt, wem die umringte Insel gehört.',
    },
    wrong: {
      en: 'Whose island is ringed matters, not who pulled.',
      ru: 'Важно, чей остров окружён, а не кто притянул.',
      de: 'Es zählt, wessen Insel umringt ist, nicht wer gezogen hat.',
    },
  },
};
