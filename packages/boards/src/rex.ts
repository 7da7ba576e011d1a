import type { Known } from '@orrery/kernel';
import type { RexPack, RexView } from '@orrery/rex';
import type { Maker, Section, TextBoard } from './board.ts';

export function rexBoard(maker: Maker, { view }: Known<RexView>): TextBoard {
  return { sections: [course(maker, view), players(maker, view), city(maker, view), own(maker, view)] };
}

function course({ words, seat, name }: Maker, view: RexView): Section {
  return {
    title: words.say('table'),
    rows: [
      [words.say('round'), String(view.round)],
      [words.say('phase'), name('phase', view.phase)],
      [words.say('first'), seat(view.first)],
      ...(view.fleet > 0 ? [[words.say('fleet'), String(view.fleet)] as const] : []),
      ...(view.row > 0 ? [[words.say('on-offer'), String(view.row)] as const] : []),
    ],
  };
}

function players({ words, seat, name, list }: Maker, view: RexView): Section {
  return {
    title: words.say('players'),
    table: {
      heads: (['player', 'race', 'influence', 'reserve', 'casualties', 'cards', 'strongholds', 'allies', 'leaders'] as const).map((key) =>
        words.say(key),
      ),
      rows: view.players.map((player, owner) => ({
        own: owner === view.viewer,
        cells: [
          seat(owner),
          player.race === null || seat(owner).startsWith(name('race', player.race)) ? '' : name('race', player.race),
          String(player.influence),
          String(player.reserves + player.mechanizedReserves),
          String(player.casualties + player.mechanizedCasualties),
          String(player.cards),
          String(player.strongholds),
          list(player.allies.map(seat)),
          list(
            player.leaders.map((leader) => {
              const marks = [leader.alive ? '' : words.say('dead'), leader.used === null ? '' : words.say('used')].filter(
                (mark) => mark !== '',
              );
              return `${name('leader', leader.leader)} ${leader.strength}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
            }),
          ),
        ],
      })),
    },
  };
}

function city({ words, seat, name, list, pack }: Maker, view: RexView): Section {
  const { locations, constants } = pack as unknown as RexPack;
  return {
    title: words.say('places'),
    table: {
      heads: (['place', 'sector', 'units', 'influence', 'marks'] as const).map((key) => words.say(key)),
      rows: view.locations.flatMap((place) => {
        const fixed = locations.find((each) => each.id === place.location);
        if (!fixed || place.demolished) return [];
        const units = place.units.map((group) => {
          const parts = [
            group.units > 0 ? String(group.units) : '',
            group.mechanized > 0 ? words.say('mechanized', { count: group.mechanized }) : '',
            group.faceDown > 0 ? words.say('face-down', { count: group.faceDown }) : '',
          ].filter((part) => part !== '');
          return `${seat(group.seat)} ${parts.join(' + ')}`;
        });
        const marks = [
          fixed.stronghold ? words.say('mark.stronghold') : '',
          place.shield ? words.say('mark.shield') : '',
          constants.ports.includes(fixed.id) ? words.say('mark.port') : '',
          place.underFire ? words.say('mark.fire') : '',
        ].filter((mark) => mark !== '');
        return [
          {
            own: place.units.some((group) => group.seat === view.viewer),
            cells: [
              name('location', place.location),
              fixed.sector === null ? '' : String(fixed.sector),
              list(units),
              place.influence > 0 ? String(place.influence) : '',
              marks.join(', '),
            ],
          },
        ];
      }),
    },
  };
}

function own({ words, name, list }: Maker, view: RexView): Section {
  const { hand, traitors, prediction } = view.own;
  return {
    title: words.say('own-cards'),
    rows: [
      [words.say('hand.cards'), list(hand.map((card) => name('card', card)))],
      [words.say('traitors'), list(traitors.map((leader) => name('leader', leader)))],
      ...(prediction
        ? [[words.say('prediction'), `${name('race', prediction.race)}, ${words.say('round')} ${prediction.round}`] as const]
        : []),
    ],
  };
}
