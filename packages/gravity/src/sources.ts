import { set } from '@orrery/kernel';
import { localSide, opposite } from './geometry.ts';
import { islandOf, neighbourAt, type RunningAction, type State } from './state.ts';
import { trunkAt, type Table } from './table.ts';
import { COLOURS, type Direction, type Island, type LocalSide } from './words.ts';

export type Pipes = Pick<State, 'islands'> & { readonly action: Pick<RunningAction, 'tokens'> };

export interface Sources {
  readonly blue: number;
  readonly red: number;
}

const BLUE = COLOURS.indexOf('blue');

/** Sources of a colour printed on a local side, and source tokens of that colour lying there. GRV-WAR-20 */
function onSide({ islands }: Table, state: Pipes, island: Island, side: LocalSide, colour: 'blue' | 'red'): number {
  let sources = islands[island]?.[colour][side] ?? 0;
  for (const token of state.action.tokens)
    if (token.island === island && token.side === side && (token.colour === BLUE) === (colour === 'blue')) sources++;
  return sources;
}

/** The side an island shows in a direction, −1 where the trunk that serves it is blown. GRV-WAR-6 */
function servedSide(table: Table, state: Pipes, island: Island, direction: Direction): LocalSide {
  const { rotation, sabotage } = islandOf(state, island);
  const side = localSide(rotation, direction);
  const trunk = trunkAt(table, island, side);
  return trunk >= 0 && set.has(sabotage, trunk) ? -1 : side;
}

/** The neighbour whose sources in a direction count too, −1 for none. GRV-EXTRACT-5, GRV-GEO-9 */
const feeder = ({ pack }: Table, state: Pipes, island: Island, direction: Direction): Island =>
  pack.extraction.neighbourSources ? neighbourAt(islandOf(state, island), direction) : -1;

/** The side a neighbour in a direction shows back. */
const facingSide = (state: Pipes, neighbour: Island, direction: Direction): LocalSide =>
  localSide(islandOf(state, neighbour).rotation, opposite(direction));

/** The sources an extraction on this island counts: its own and those that neighbours turn towards it, save behind blown trunks. GRV-EXTRACT-4 */
export function sourcesOf(table: Table, state: Pipes, island: Island): Sources {
  let blue = 0;
  let red = 0;
  for (let direction = 0; direction < 6; direction++) {
    const side = servedSide(table, state, island, direction);
    if (side < 0) continue;
    blue += onSide(table, state, island, side, 'blue');
    red += onSide(table, state, island, side, 'red');
    const neighbour = feeder(table, state, island, direction);
    if (neighbour < 0) continue;
    const facing = facingSide(state, neighbour, direction);
    blue += onSide(table, state, neighbour, facing, 'blue');
    red += onSide(table, state, neighbour, facing, 'red');
  }
  return { blue, red };
}

/** A side with sources: whose it is, and where it looks. */
export interface Feed {
  readonly island: Island;
  readonly side: LocalSide;
  readonly direction: Direction;
}

/** The sides with sources that an extraction on this island counts. */
export function feedsOf(table: Table, state: Pipes, island: Island): readonly Feed[] {
  const sides = Array.from({ length: 6 }, (_, direction): Feed[] => {
    const side = servedSide(table, state, island, direction);
    if (side < 0) return [];
    const neighbour = feeder(table, state, island, direction);
    const own = { island, side, direction };
    if (neighbour < 0) return [own];
    return [own, { island: neighbour, side: facingSide(state, neighbour, direction), direction: opposite(direction) }];
  });
  const feeds = (feed: Feed): boolean =>
    onSide(table, state, feed.island, feed.side, 'blue') + onSide(table, state, feed.island, feed.side, 'red') > 0;
  return sides.flat().filter(feeds);
}

/** Units that sources give. GRV-EXTRACT-8, GRV-EXTRACT-9, GRV-EXTRACT-10 */
export const permanentFrom = ({ pack }: Table, { blue }: Sources): number => Math.floor(blue / pack.extraction.bluePerPermanent);
export const temporaryFrom = ({ pack }: Table, { red }: Sources): number => Math.floor(red / pack.extraction.redPerTemporary);
