import { set } from '@orrery/kernel';
import type { GravityPack, GravityRules, State } from '@orrery/gravity';

const CORPORATIONS = 1;

/** Who plays with whom, read from the options. */
export interface Sides {
  readonly count: number;
  readonly of: readonly number[];
  /** Turns a round has, of all seats together. */
  readonly turns: number;
  /** The lead that pulls more islands, and how many with it and without. */
  readonly lead: number;
  readonly pulls: number;
  readonly pullsWithLead: number;
}

export function sidesOf({ pack, options, seats, table }: GravityRules): Sides {
  const { confrontation, round, attraction } = pack as unknown as GravityPack;
  const paired = options.confrontation === true;
  const teams: readonly (readonly number[])[] = paired ? confrontation.teams : Array.from({ length: seats }, (_, seat) => [seat]);
  const each = paired ? round.teamTurns : options.module === 'none' ? round.base.turns : round.withModule.turns;
  return {
    count: teams.length,
    of: Array.from({ length: seats }, (_, seat) => teams.findIndex((team) => team.includes(seat))),
    turns: each * seats,
    lead: attraction.leadForTwo,
    pulls: attraction.pulls,
    pullsWithLead: table.pullsWithLead,
  };
}

/** How close an island is to being surrounded: each further neighbour is worth more. */
const RING = [0, 0.3, 0.8, 1.5, 2.6, 4.2, 9] as const;

/** What an island is worth that is about to be pulled. */
const PULL = 1.6;

/** What a side's position is worth: lasting weight and a closing ring on its heaviest island, then land, pieces and cards. */
export function standing(state: State, sides: Sides, out: number[]): void {
  for (let side = 0; side < sides.count; side++) out[side] = 0;
  const running = state.round.phase === CORPORATIONS;
  let heaviest = 0;
  let heaviestSide = -1;
  let rival = 0;
  let begun = 0;
  const best: number[] = [];
  for (let seat = 0; seat < sides.of.length; seat++) {
    const side = sides.of[seat] as number;
    const player = state.players[seat];
    if (!player) continue;
    const { airship } = player;
    begun += player.turns;
    let value = 0.1 * player.held + 0.12 * player.kept;
    value += 0.18 * airship.hunters + 0.15 * airship.mercenaries;
    value += 0.35 * airship.permanent + 0.1 * airship.temporary + 0.1 * player.tokens;
    for (let rest = player.control; rest !== 0; rest = set.rest(rest)) {
      const island = state.islands[set.first(rest)];
      if (!island) continue;
      const lasting = island.permanent;
      const weight = lasting + island.temporary;
      const garrison = island.strength;
      value += 0.35 + 0.3 * lasting + 0.12 * Math.min(4, garrison);
      const core =
        0.8 * lasting + (RING[set.size(island.near)] as number) * (0.4 + 0.12 * Math.min(6, weight)) + 0.1 * Math.min(4, garrison);
      best[side] = Math.max(best[side] ?? 0, core);
      if (weight > heaviest) {
        if (heaviestSide !== side) rival = heaviest;
        heaviest = weight;
        heaviestSide = side;
      } else if (side !== heaviestSide && weight > rival) rival = weight;
    }
    out[side] = (out[side] as number) + value;
  }
  for (let side = 0; side < sides.count; side++)
    out[side] = (out[side] as number) + (best[side] ?? 0) + 1.6 * (state.round.points[side] as number);
  // Whoever would attract now: the more certain, the nearer the end of the round.
  if (running && heaviestSide >= 0 && heaviest > rival) {
    const sure = Math.min(1, 0.35 + (0.65 * begun) / sides.turns);
    const lead = heaviest - rival;
    const more = lead >= sides.lead ? PULL * (sides.pullsWithLead - sides.pulls) : 0.25 * lead;
    out[heaviestSide] = (out[heaviestSide] as number) + sure * (PULL * sides.pulls + more);
  }
}
