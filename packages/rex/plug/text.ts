/** Rex as text: round and fleet, the own cards, the players side by side, the city location by location, the discards. */
import { NOTHING, type Maker, type Section, type TextPlug } from '@orrery/boards';
import { type Known, statusOf } from '@orrery/kernel';
import type { RexPack, RexView } from '@orrery/rex';
import type { en } from './texts/en.ts';

type RexMaker = Maker<keyof typeof en>;

export const plug: TextPlug = {
  textBoard(maker: RexMaker, { view }: Known<RexView>) {
    return { sections: [course(maker, view), ...own(maker, view), players(maker, view), city(maker, view), discards(maker, view)] };
  },
};

/** How sure a part of the pack is. REX-PACK-3 */
function sure({ rules, say }: RexMaker, pointer: string): string {
  const status = statusOf(rules.pack, pointer);
  return status === 'reconstructed' ? ` (${say('board.house')})` : status === 'inferred' ? ' ≈' : '';
}

const packOf = ({ rules }: RexMaker): RexPack => rules.pack as RexPack;

const leaderName = (maker: RexMaker, id: string): string =>
  maker.name('leader', id) + sure(maker, `/leaders/${packOf(maker).leaders.findIndex((each) => each.id === id)}`);

function course({ say, seat, name }: RexMaker, view: RexView): Section {
  return {
    title: say('table'),
    rows: [
      [say('round'), say('board.of', { n: view.round })],
      [say('phase'), name('phase', view.phase)],
      [say('first'), seat(view.first)],
      ...(view.fleet > 0 ? [[say('board.fleet'), String(view.fleet)] as const] : []),
      ...(view.row > 0 ? [[say('board.row'), String(view.row)] as const] : []),
      ...(view.influenceShown ? [[say('board.influence-card'), name('influence', view.influenceShown)] as const] : []),
      ...(view.bank === null ? [] : [[say('board.bank'), String(view.bank)] as const]),
    ],
  };
}

function own(maker: RexMaker, { viewer, seats, own: held }: RexView): Section[] {
  if (viewer >= seats) return [];
  const { say, name, counted, listing, rules } = maker;
  const seen = [
    held.prediction && say('board.prediction', { race: name('race', held.prediction.race), round: held.prediction.round }),
    held.betrayal && `${say('board.betrayal')}: ${name('betrayal', held.betrayal)}`,
    held.bombardment !== null && say('board.bombardment', { count: held.bombardment }),
    held.influenceCard && `${say('board.influence-card')}: ${name('influence', held.influenceCard)}`,
    held.offer && `${say('board.offer')}: ${name('card', held.offer)}`,
  ].filter((line) => typeof line === 'string');
  return [
    listing(say('your-hand'), counted(held.hand.map((card) => name('card', card)))),
    listing(
      say('board.traitors'),
      held.traitors.map((leader) => leaderName(maker, leader)),
    ),
    // REX-SEC-4: a strict table keeps nobody's memory.
    ...(seen.length > 0 && rules.options['memoryAid'] !== 'strict' ? [{ title: say('memory'), lines: seen }] : []),
  ];
}

function players(maker: RexMaker, view: RexView): Section {
  const { say, seat, list } = maker;
  return {
    title: say('players'),
    table: {
      heads: [
        say('player'),
        say('board.influence'),
        say('board.reserves'),
        say('board.casualties'),
        say('board.cards'),
        say('board.strongholds'),
        say('board.allies'),
        say('board.leaders'),
      ],
      rows: view.players.map((player, owner) => ({
        own: owner === view.viewer,
        cells: [
          seat(owner),
          String(player.influence),
          String(player.reserves + player.mechanizedReserves),
          String(player.casualties + player.mechanizedCasualties),
          String(player.cards),
          String(player.strongholds),
          list(player.allies.map(seat)),
          list(
            player.leaders.map(({ leader, strength, alive, used }) => {
              const marks = `${alive ? '' : ` (${say('board.dead')})`}${used === null ? '' : ` (${say('board.used')})`}`;
              return `${leaderName(maker, leader)} ${strength}${marks}`;
            }),
          ),
        ],
      })),
    },
  };
}

function city(maker: RexMaker, view: RexView): Section {
  const { say, seat, name } = maker;
  const places = packOf(maker).locations;
  return {
    title: say('board.city'),
    lines: [say('board.sure')],
    table: {
      heads: [
        say('board.location'),
        say('board.sector'),
        say('board.units'),
        say('board.influence'),
        say('board.marks'),
        say('neighbours'),
      ],
      rows: view.locations.map((each) => {
        const at = places.findIndex((place) => place.id === each.location);
        const fixed = places[at];
        const units = each.units.map(({ seat: owner, units, mechanized, faceDown }) =>
          [
            `${seat(owner)}:`,
            units > 0 && String(units),
            mechanized > 0 && say('board.mechanized', { count: mechanized }),
            faceDown > 0 && say('board.face-down', { count: faceDown }),
          ]
            .filter(Boolean)
            .join(' '),
        );
        const marks = [
          fixed?.stronghold && say('board.stronghold'),
          fixed?.spaceport && say('board.port'),
          each.shield && say('board.shield'),
          each.underFire && say('board.fire'),
          each.demolished && say('board.demolished'),
        ].filter((mark) => typeof mark === 'string');
        return {
          own: each.units.some((group) => group.seat === view.viewer),
          cells: [
            name('location', each.location) + sure(maker, `/locations/${at}`),
            fixed?.sector ? String(fixed.sector) : NOTHING,
            units.join('; ') || NOTHING,
            each.influence > 0 ? String(each.influence) : NOTHING,
            marks.join(', ') || NOTHING,
            (fixed?.adj ?? []).map((id) => name('location', id)).join(', ') || NOTHING,
          ],
        };
      }),
    },
  };
}

const discards = ({ say, name, counted, listing }: RexMaker, view: RexView): Section =>
  listing(say('board.discards'), counted(view.strategyDiscard.map((card) => name('card', card))));
