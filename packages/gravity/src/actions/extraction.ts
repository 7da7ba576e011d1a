import { ALL, set, type Seat } from '@orrery/kernel';
import { controlOf } from '../control.ts';
import { decision, theActor, type At } from '../decision.ts';
import { no, noIsland } from '../refusals.ts';
import { permanentFrom, sourcesOf, temporaryFrom } from '../sources.ts';
import { stages } from '../stages.ts';
import { islandOf, playerOf, type State } from '../state.ts';
import { COLOURS, type Islands } from '../words.ts';
import { complete } from './complete.ts';

/** Islands on which an extraction would work: none is extracted twice in a turn. GRV-TEAM-MINE-1 */
export const minable = (state: State, seat: Seat): Islands => set.minus(controlOf(state, seat), state.turn.extracted);

/** An extraction begins: source tokens may be placed first. GRV-EXTRACT-3 */
export function beginExtraction(at: At): void {
  if (playerOf(at.state, at.seat).tokens > 0) at.state.stage = stages['extract.token'];
  else extract(at);
}

/** Source tokens, one by one, on any side of any own island. GRV-WAR-15 … GRV-WAR-19 */
export const placeTokens = decision('extract.token', {
  clause: 'GRV-WAR-15',
  asks: theActor,
  inAction: true,
  list({ choices }, state, open, seat) {
    for (let rest = controlOf(state, seat); rest !== 0; rest = set.rest(rest))
      for (let side = 0; side < 6; side++)
        for (let colour = 0; colour < COLOURS.length; colour++) open.add(choices.token(set.first(rest), side, colour));
    open.add(choices.done());
  },
  answers: {
    token(at, island, side, colour) {
      const { table, state, seat, tell } = at;
      const player = playerOf(state, seat);
      state.action.tokens.push({ island, side, colour });
      player.tokens--;
      tell?.(ALL, table.events.tokenPlaced(seat, island, side, colour));
      if (player.tokens === 0) extract(at);
    },
    done: extract,
  },
  whyNot: {
    token: ({ table, state, seat }, island) =>
      set.has(controlOf(state, seat), island) ? null : noIsland(table, 'notYours', 'GRV-WAR-15', island),
    done: () => no('nothingDone', 'GRV-TURN-9'),
  },
});

/** Gravity extraction on all islands of a player. GRV-CARD-3A, GRV-EXTRACT-1, GRV-EXTRACT-11 */
function extract(at: At): void {
  const { table, state, seat, tell } = at;
  const islands = minable(state, seat);
  for (let rest = islands; rest !== 0; rest = set.rest(rest)) {
    const island = set.first(rest);
    const here = islandOf(state, island);
    const sources = sourcesOf(table, state, island);
    const permanent = permanentFrom(table, sources);
    const temporary = temporaryFrom(table, sources);
    here.permanent += permanent;
    here.temporary += temporary;
    tell?.(ALL, table.events.extracted(seat, island, permanent, temporary));
  }
  state.turn.extracted = set.union(state.turn.extracted, islands);
  returnTokens(at);
  complete(state);
}

/** Sabotage and source tokens of all own islands go back to the supply. GRV-WAR-10, GRV-WAR-11, GRV-WAR-21 */
function returnTokens({ table, state, seat, tell }: At): void {
  const { supply, action } = state;
  let sabotage = 0;
  for (let rest = controlOf(state, seat); rest !== 0; rest = set.rest(rest)) {
    const island = islandOf(state, set.first(rest));
    sabotage += set.size(island.sabotage);
    island.sabotage = 0;
  }
  const sources = action.tokens.length;
  action.tokens.length = 0;
  supply.sabotage += sabotage;
  supply.sources += sources;
  if (sabotage + sources > 0) tell?.(ALL, table.events.returned(sabotage, sources));
}
