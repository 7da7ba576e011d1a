import type { Known } from '@orrery/kernel';
import type { View } from '@orrery/gravity';
import type { Maker, Section, TextBoard } from './board.ts';

export function gravityBoard(maker: Maker, { view }: Known<View>): TextBoard {
  return { sections: [course(maker, view), islands(maker, view), players(maker, view), cards(maker, view)] };
}

function course({ words, seat, name }: Maker, view: View): Section {
  return {
    title: words.say('table'),
    rows: [
      [words.say('round'), String(view.round)],
      [words.say('phase'), name('phase', view.phase)],
      [words.say('first'), seat(view.first)],
      ...(view.goal > 0 ? [[words.say('points'), `${view.points.join(' : ')} / ${view.goal}`] as const] : []),
      ...(view.attraction ? [[words.say('attractor'), name('island', view.attraction.attractor)] as const] : []),
    ],
  };
}

/** The six cells round a cell. */
const ROUND = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

function islands({ words, seat, name, list }: Maker, view: View): Section {
  const beside = ([q, r]: readonly [number, number]): string[] =>
    view.islands
      .filter(({ cell }) => ROUND.some(([dq, dr]) => cell[0] === q + dq && cell[1] === r + dr))
      .map((island) => name('island', island.id));
  return {
    title: words.say('islands'),
    table: {
      heads: [words.say('island'), words.say('pieces'), words.say('gravity'), words.say('neighbours')],
      rows: view.islands.map((island) => ({
        own: (island.hunters[view.viewer] ?? 0) > 0,
        cells: [
          name('island', island.id),
          list([
            ...island.hunters.flatMap((count, owner) => (count > 0 ? [`${seat(owner)} ${count}`] : [])),
            ...(island.mercenaries > 0 ? [words.say('mercenaries', { count: island.mercenaries })] : []),
          ]),
          `${island.permanent} + ${island.temporary}`,
          list(beside(island.cell)),
        ],
      })),
    },
  };
}

function players({ words, seat }: Maker, view: View): Section {
  return {
    title: words.say('players'),
    table: {
      heads: [
        words.say('player'),
        words.say('reserve'),
        words.say('airship'),
        words.say('hand'),
        words.say('saved'),
        words.say('deck'),
        words.say('discard'),
      ],
      rows: view.players.map((player, owner) => ({
        own: owner === view.viewer,
        cells: [
          seat(owner),
          String(player.reserve),
          `${player.airship.hunters}, ${player.airship.mercenaries}, ${player.airship.permanent} + ${player.airship.temporary}`,
          String(player.counts.hand),
          String(player.counts.saved),
          String(player.counts.deck),
          String(player.counts.discard),
        ],
      })),
    },
  };
}

function cards({ words, name, list }: Maker, view: View): Section {
  const own = view.players[view.viewer];
  const named = (numbers: readonly number[] | null | undefined): string => list((numbers ?? []).map((number) => name('card', number)));
  return {
    title: words.say('own-cards'),
    rows: own
      ? [
          [words.say('hand.cards'), named(own.hand)],
          [words.say('drawn.cards'), named(own.drawn)],
          [words.say('saved.cards'), named(own.saved)],
        ]
      : [],
  };
}
