import { everybody, type Grant, type Grants, type Heard } from '@orrery/kernel/conformance';
import type { State } from '../state.ts';
import type { GravityEvent } from '../words.ts';

type Seated = Extract<GravityEvent, { seat: number }>;

/** Seats 0 and 1 play against 2 and 3 where two captains lead four seats. */
const partners = (state: State, a: number, b: number): boolean =>
  state.round.captains.length === 2 && state.players.length === 4 && a !== b && a >> 1 === b >> 1;

/** With the cards for the owner, without them for all. */
const ownersCards: Grant<State, Seated> = ({ event, viewer }) => !('cards' in event) || event.seat === viewer;

/** With the cards for the owner and, in the corporations phase, his partner; without them for all. */
const teamsCards: Grant<State, Seated> = ({ event, viewer, after }) =>
  !('cards' in event || 'card' in event) || event.seat === viewer || partners(after, event.seat, viewer);

const partnersOnly = ({ event, viewer, after }: Heard<State, Seated>): boolean => partners(after, event.seat, viewer);

/** Who may hear what, from the rules on visibility: everything is public but cards that are not played, and votes until they count. */
export const grants: Grants<State, GravityEvent> = {
  drew: ownersCards,
  laid: ownersCards,
  shown: partnersOnly,
  voted: partnersOnly,
  paid: teamsCards,
  idle: teamsCards,
  island: everybody,
  first: everybody,
  captain: everybody,
  round: everybody,
  phase: everybody,
  reshuffled: everybody,
  decided: everybody,
  joined: everybody,
  teamTurn: everybody,
  turn: everybody,
  played: everybody,
  castled: everybody,
  copied: everybody,
  skipped: everybody,
  stopped: everybody,
  spent: everybody,
  recruited: everybody,
  hired: everybody,
  proposed: everybody,
  accepted: everybody,
  refused: everybody,
  committed: everybody,
  captured: everybody,
  lost: everybody,
  tokenPlaced: everybody,
  extracted: everybody,
  returned: everybody,
  pumped: everybody,
  redeployed: everybody,
  turned: everybody,
  surged: everybody,
  stabilised: everybody,
  bombarded: everybody,
  leaked: everybody,
  sabotaged: everybody,
  dug: everybody,
  conserved: everybody,
  unloaded: everybody,
  balance: everybody,
  attractor: everybody,
  target: everybody,
  moved: everybody,
  surrounded: everybody,
  points: everybody,
  saved: everybody,
  won: everybody,
  drawn: everybody,
};
