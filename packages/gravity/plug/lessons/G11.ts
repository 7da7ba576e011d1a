import type { GravityPack } from '@orrery/gravity';
import { attracts, type GravityLesson, HOUSE, RED, scene, units, weight } from './lesson.ts';

export const lesson: GravityLesson = {
  pack: HOUSE,
  options: { seats: 2, module: 'air' },
  seat: RED,
  clauses: ['GRV-AIR-2', 'GRV-AIR-3', 'GRV-AIR-4', 'GRV-AIR-5', 'GRV-AIR-6', 'GRV-AIR-7', 'GRV-AIR-8'],
  scenes: {
    save: {
      position: scene(
        { copperfall: '2,0 r4 1+3', mistharbour: '-2,0 b4 6+0' },
        {
          round: 2,
          red: { hand: [8, 1] },
          blue: { hand: [1] },
        },
      ),
    },
    unload: {
      position: scene(
        { copperfall: '2,0 r4 3+2', mistharbour: '-2,0 b4 6+0' },
        {
          round: 3,
          last: true,
          red: { hand: [8], store: '0+2' },
          blue: { hand: [] },
        },
      ),
    },
  },
  values: ({ rules, view }) => ({
    has: units(view, 'copperfall'),
    had: `${view.islands.find(({ id }) => id === 'copperfall')?.permanent ?? 0}+${outlined(view)}`,
    lead: rules.previews.forecast(view).lead,
    pulls: rules.previews.forecast(view).pulls,
    own: weight(view, 'copperfall'),
    rival: weight(view, 'mistharbour'),
    store: (rules.pack as GravityPack).supply.airshipStore,
  }),
  steps: [
    {
      say: {
        en: 'The module **Air transport**: everybody draws six cards, keeps five and has five turns. You began with {had}, Blue with {rival}: you will not pull this round, and your outlined crystals will fade. Save two: **{action_8A}** lifts up to two crystals from your islands into the airship.',
        ru: 'Модуль **«Транспортировка по воздуху»**: берут шесть карт, оставляют пять и ходят пять раз. У вас было {had}, у Синего {rival}: в этом раунде притянете не вы, и контурные кристаллы погаснут. Спасите два: **{action_8A}** поднимает до двух кристаллов с ваших островов на дирижабль.',
        de: 'Das Modul **Lufttransport**: Alle ziehen sechs Karten, behalten fünf und haben fünf Züge. Du begannst mit {had}, Blau mit {rival}: In dieser Runde ziehst du nicht an, und deine umrandeten Kristalle verblassen. Rette zwei: **{action_8A}** hebt bis zu zwei Kristalle von deinen Inseln ins Luftschiff.',
      },
      point: ['card-8', 'island-copperfall', 'airship-0'],
      answer: [['play 8', 'act 8A', 'conserve copperfall temporary', 'done']],
      taught: ['play 8', 'conserve copperfall temporary', 'conserve copperfall temporary'],
      until: ({ view }) => (view.players[RED]?.airship.temporary ?? 0) === 2,
      else: [
        {
          when: 'conserve copperfall permanent',
          say: {
            en: 'Permanent ones stay anyway. Save those that would fade.',
            ru: 'Постоянные и так останутся. Спасайте те, что погаснут.',
            de: 'Dauerhafte bleiben ohnehin. Rette die, die verblassen würden.',
          },
        },
        {
          when: ['play 1', 'idle', 'castle', 'done'],
          say: {
            en: 'Save two temporary ones: {card_8}.',
            ru: 'Спасите две временные: «{card_8}».',
            de: 'Rette zwei flüchtige: {card_8}.',
          },
        },
      ],
      after: {
        en: 'Aboard nothing fades. The store holds {store}; it pulls nothing and nobody can leak it. The price: Blue now leads by {lead}, which means {pulls, plural, one {one pull} other {# pulls}}.',
        ru: 'На борту ничто не гаснет. В хранилище {store} места; оно ничего не притягивает, и слить из него никто не может. Цена: отрыв Синего теперь {lead}, а это {pulls, plural, one {# притяжение} few {# притяжения} many {# притяжений} other {# притяжения}}.',
        de: 'An Bord verblasst nichts. Der Lagerraum fasst {store}; er zieht nichts an, und niemand kann ihn anzapfen. Der Preis: Blau führt nun um {lead}, das heißt {pulls, plural, one {eine Anziehung} other {# Anziehungen}}.',
      },
    },
    {
      scene: 'unload',
      say: {
        en: 'Next round, last turn. You have {has}, that is {own}, Blue {rival}. Two wait aboard. **{action_8B}** puts any number on one of your islands.',
        ru: 'Следующий раунд, последний ход. У вас {has}, то есть {own}, у Синего {rival}. На борту ждут две. **{action_8B}** выгружает сколько угодно на один из ваших островов.',
        de: 'Nächste Runde, letzter Zug. Du hast {has}, also {own}, Blau {rival}. Zwei warten an Bord. **{action_8B}** setzt beliebig viele auf eine deiner Inseln.',
      },
      point: ['card-8', 'airship-0'],
      answer: [['play 8', 'act 8B', 'unload copperfall', 'unloadUnits', 'done']],
      taught: ['play 8', 'act 8B', 'unloadUnits 0 2', 'done'],
      until: ({ events }) => events.some(({ kind }) => kind === 'unloaded'),
      fits: (at) =>
        at.view.attraction?.attractor === 'copperfall' ||
        attracts(at) === 'copperfall' ||
        at.events.some((event) => event.kind === 'attractor' && event['island'] === 'copperfall'),
      unfit: {
        en: '{own} against {rival}: a tie at best, and Blue has more permanent ones. Unload both.',
        ru: '{own} против {rival}: в лучшем случае поровну, а постоянных у Синего больше. Выгрузите обе.',
        de: '{own} gegen {rival}: höchstens Gleichstand, und Blau hat mehr dauerhafte. Lade beide ab.',
      },
      else: [
        {
          when: ['act 8A', 'conserve', 'idle', 'castle'],
          say: {
            en: 'Now they must come out: {action_8B}.',
            ru: 'Теперь их надо выгрузить: {action_8B}.',
            de: 'Jetzt müssen sie heraus: {action_8B}.',
          },
        },
      ],
      after: {
        en: '{copperfall} pulls. On land the crystals are temporary again and fade after the round.',
        ru: 'Притягивает {copperfall}. На суше кристаллы снова временные и погаснут после раунда.',
        de: '{copperfall} zieht an. An Land sind die Kristalle wieder flüchtig und verblassen nach der Runde.',
      },
    },
  ],
  check: {
    ask: { en: 'How many units fit aboard?', ru: 'Сколько единиц помещается на борту?', de: 'Wie viele Einheiten passen an Bord?' },
    options: [
      { say: { en: '2', ru: '2', de: '2' } },
      { say: { en: '{store}', ru: '{store}', de: '{store}' }, right: true },
      { say: { en: 'Any number', ru: 'Сколько угодно', de: 'Beliebig viele' } },
    ],
    right: { en: 'Right: {store}, in any mix.', ru: 'Верно: {store}, в любом сочетании.', de: 'Richtig: {store}, in beliebiger Mischung.' },
    wrong: { en: '{store}, in any mix.', ru: '{store}, в любом сочетании.', de: '{store}, in beliebiger Mischung.' },
  },
};

/** Outlined crystals of the learner, on the island or saved from it. */
function outlined({ islands, players }: Parameters<typeof units>[0]): number {
  return (islands.find(({ id }) => id === 'copperfall')?.temporary ?? 0) + (players[RED]?.airship.temporary ?? 0);
}
