/** Gravity as text: islands with their neighbours and what stands on them, the corporations side by side, the own cards. */
import { NOTHING, type Maker, type Section, type TextPlug } from '@orrery/boards';
import type { GravityPack, View } from '@orrery/gravity';
import type { Known } from '@orrery/kernel';
import type { en } from './texts/en.ts';

type GravityMaker = Maker<keyof typeof en>;

export const plug: TextPlug = {
  shows: ['island'],
  textBoard(maker: GravityMaker, { view }: Known<View>) {
    return { sections: [course(maker, view), ...own(maker, view), islands(maker, view), players(maker, view)] };
  },
};

function course({ say, seat, name }: GravityMaker, view: View): Section {
  return {
    title: say('table'),
    rows: [
      [say('round'), String(view.round)],
      [say('phase'), name('phase', view.phase)],
      ...(view.lap > 0 ? [[say('board.lap'), String(view.lap)] as const] : []),
      [say('first'), seat(view.first)],
      ...(view.goal > 0 ? [[say('board.points', { goal: view.goal }), view.points.join(' : ')] as const] : []),
      ...(view.turn?.card ? [[say('board.card'), name('card', view.turn.card)] as const] : []),
      ...(view.attraction ? [[say('board.attractor'), name('island', view.attraction.attractor)] as const] : []),
    ],
  };
}

function own({ say, name, counted, listing }: GravityMaker, view: View): Section[] {
  const held = view.players[view.viewer];
  if (!held) return [];
  const cards = (numbers: readonly number[] | null): string[] => counted((numbers ?? []).map((number) => name('card', number)));
  return [
    listing(say('your-hand'), cards(held.hand)),
    ...(held.drawn?.length ? [listing(say('board.drawn'), cards(held.drawn))] : []),
    ...(held.saved?.length ? [listing(say('board.saved'), cards(held.saved))] : []),
  ];
}

const SOURCES: Readonly<Record<string, 'board.blue' | 'board.red'>> = { B: 'board.blue', R: 'board.red' };

function islands({ rules, say, seat, name, list }: GravityMaker, view: View): Section {
  const pack = rules.pack as GravityPack;
  const at = (q: number, r: number): string | null => view.islands.find(({ cell }) => cell[0] === q && cell[1] === r)?.id ?? null;
  return {
    title: say('board.islands'),
    table: {
      heads: [say('board.island'), say('board.pieces'), say('board.gravity'), say('board.sides'), say('board.trunks')],
      rows: view.islands.map((each) => {
        const sources = pack.islands.find(({ id }) => id === each.id)?.sources ?? [];
        const sides = pack.geometry.directions.flatMap(([q, r], i) => {
          const beside = at(each.cell[0] + q, each.cell[1] + r);
          const source = SOURCES[sources[(i - each.rotation + 12) % 6] ?? ''];
          const parts = [...(beside === null ? [] : [name('island', beside)]), ...(source ? [say(source)] : [])];
          return parts.length === 0 ? [] : [`${name('direction', i)}: ${parts.join(', ')}`];
        });
        const pieces = [
          ...each.hunters.flatMap((count, owner) => (count > 0 ? [`${seat(owner)} ${count}`] : [])),
          ...(each.mercenaries > 0 ? [say('board.mercenaries', { count: each.mercenaries })] : []),
        ];
        return {
          own: (each.hunters[view.viewer] ?? 0) > 0,
          cells: [
            // Where a lone island floats decides whom a landing would lie beside: cells are named as in GRV-SETUP-3.
            `${name('island', each.id)} (${each.cell.join(',').replaceAll('-', '−')})`,
            list(pieces),
            `${each.permanent} + ${each.temporary}`,
            sides.join('; ') || NOTHING,
            each.sabotaged.length > 0 ? say('board.sabotaged', { count: each.sabotaged.length }) : NOTHING,
          ],
        };
      }),
    },
  };
}

function players({ say, seat, name, list, counted }: GravityMaker, view: View): Section {
  return {
    title: say('players'),
    table: {
      heads: [
        say('player'),
        say('board.reserve'),
        say('board.airship'),
        say('hand'),
        say('board.saved'),
        say('deck'),
        say('discard'),
        say('board.played'),
      ],
      rows: view.players.map(({ reserve, airship, counts, played }, owner) => ({
        own: owner === view.viewer,
        cells: [
          seat(owner),
          String(reserve),
          `${airship.hunters} / ${airship.mercenaries} / ${airship.permanent} + ${airship.temporary}`,
          String(counts.hand),
          String(counts.saved),
          String(counts.deck),
          String(counts.discard),
          list(counted(played.map((number) => name('card', number)))),
        ],
      })),
    },
  };
}
