import { ALL, set, type Choice, type Tell } from '@orrery/kernel';
import type { At, GravityDecision } from './decision.ts';
import { answerOf, captainOf, type State } from './state.ts';
import { membersOf, partnerOf, sideOfSeat, type Table } from './table.ts';

/** Everybody hears that a seat has decided; in a team decision the partner hears what. GRV-TEAM-CAPT-1 */
export function tellVote({ table, seat, tell }: At, rule: GravityDecision, choice: Choice): void {
  if (!tell) return;
  const partner = rule.voted ? set.only(partnerOf(table, seat)) : 0;
  if (rule.voted) tell(partner, rule.voted(table, seat, choice));
  tell(set.minus(ALL, partner), table.events.decided(seat));
}

/** What the team does: what both named, else the captain's choice, which costs him the captaincy. GRV-TEAM-CAPT-2, GRV-TEAM-CAPT-3 */
export function vote(table: Table, state: State, tell: Tell | undefined): Choice {
  const team = sideOfSeat(table, set.first(state.put));
  const captain = captainOf(state, team);
  const choice = answerOf(state, captain);
  for (const seat of membersOf(table, team)) {
    if (seat !== captain && answerOf(state, seat) !== choice) {
      state.round.captains[team] = seat;
      tell?.(ALL, table.events.captain(seat));
    }
    state.answers[seat] = -1;
  }
  return choice;
}
