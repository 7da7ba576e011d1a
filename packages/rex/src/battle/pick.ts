import { ALL, no, set } from '@orrery/kernel';
import { allianceOf } from '../alliances.ts';
import { decision, type At } from '../decision.ts';
import { answered, push } from '../frames.ts';
import { FLOW } from '../ids.ts';
import { combatantFor, standingOf, type State } from '../state.ts';
import { locationId, type Table } from '../table.ts';
import type { Location, Locations, Seat, Seats } from '../words.ts';

/** Enemies of the seat with face-up units in a location. */
export function enemiesAt(table: Table, state: State, seat: Seat, location: Location): Seats {
  let enemies = set.minus(set.upTo<'seat'>(table.seats), allianceOf(state, seat));
  for (let rest = enemies; rest !== 0; rest = set.rest(rest))
    if (!set.has(standingOf(state, set.first(rest)), location)) enemies = set.without(enemies, set.first(rest));
  return enemies;
}

/** Locations, the Council excepted, where the seat and an enemy have face-up units (REX-BATTLE-2, REX-BATTLE-6). */
export function battlegrounds(table: Table, state: State, seat: Seat): Locations {
  const own = set.without(standingOf(state, seat), table.council);
  if (own === 0) return 0;
  let theirs: Locations = 0;
  for (let rest = set.minus(set.upTo<'seat'>(table.seats), allianceOf(state, seat)); rest !== 0; rest = set.rest(rest))
    theirs |= standingOf(state, set.first(rest));
  return set.both(own, theirs);
}

export function beginBattle({ table, state, tell }: At, seat: Seat, location: Location, rival: Seat): void {
  const { battle } = state;
  battle.location = location;
  battle.sides = [combatantFor(seat), combatantFor(rival)];
  tell?.(ALL, table.events.battle(location, seat, rival));
  push(state, FLOW.duel);
}

/** Whoever has several battles picks the next one: where, and against whom (REX-BATTLE-3). */
export const pick = decision('D-PICK', {
  clause: 'REX-BATTLE-3',
  asks: (_, state) => set.only(state.turn),
  list(table, state, open, seat) {
    for (let rest = battlegrounds(table, state, seat); rest !== 0; rest = set.rest(rest))
      open.eachWith(table.choices.fight, set.first(rest), enemiesAt(table, state, seat, set.first(rest)));
  },
  answers: {
    fight(at, location, rival) {
      answered(at.state, at.seat);
      beginBattle(at, at.seat, location, rival);
    },
  },
  whyNot: {
    fight: ({ table }, location) => no('no-battle-there', 'REX-BATTLE-2', { location: locationId(table, location) }),
  },
});
