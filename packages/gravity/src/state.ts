import type { Choice, Seat, SeatSet } from '@orrery/kernel';
import type { Counts } from './card-sets.ts';
import type { ActionIndex, CardKind, Direction, Island, Islands, LocalSide, Origin, PieceKind, Place, Trunks } from './words.ts';

/** Phases in the order of a round. */
export const PREPARATION = 0;
export const CORPORATIONS = 1;
export const ISLANDS_PHASE = 2;
export const TRANSITION = 3;

/** How the card being carried out came into play. */
export const PLAYED = 0;
export const CASTLED = 1;
export const COPIED = 2;

/** An island and everything on it. `near`, `across` and `strength` follow from the rest and are carried along for speed. */
export interface IslandState {
  q: number;
  r: number;
  rotation: number;
  /** Its neighbours, and which of them lies in each direction; −1 where the cell is free. Written anew when islands move, so that copies share it. */
  near: Islands;
  across: Island[];
  /** By seat. */
  hunters: number[];
  mercenaries: number;
  /** All pieces on it. */
  strength: number;
  permanent: number;
  temporary: number;
  /** Sabotaged trunks. */
  sabotage: Trunks;
}

export interface Airship {
  hunters: number;
  mercenaries: number;
  /** Stored gravity. */
  permanent: number;
  temporary: number;
}

/** What belongs to a player. `control`, `held` and `kept` follow from the rest and are carried along for speed. */
export interface PlayerState {
  control: Islands;
  reserve: number;
  airship: Airship;
  /** Source tokens held. */
  tokens: number;
  /** Turns begun in this round. */
  turns: number;
  /** With its top last. */
  deck: CardKind[];
  drawn: Counts;
  hand: Counts;
  saved: Counts;
  /** Face up in the discard pile: played, or named in castling. */
  open: Counts;
  /** Face down in the discard pile. */
  buried: Counts;
  /** Cards in hand, and saved cards. */
  held: number;
  kept: number;
}

export interface Supply {
  mercenaries: number;
  sabotage: number;
  sources: number;
}

export interface Round {
  number: number;
  phase: number;
  first: Seat;
  /** Places in the order of turns used up: laps × seats + position (no teams). */
  place: number;
  /** The team to move; in the islands phase the side that decides. */
  team: number;
  /** By team. */
  captains: Seat[];
  /** Domination points by side. */
  points: number[];
}

/** The turn and the card being carried out. */
export interface Turn {
  /** Whose turn it is, and who carries out the card: the partner in a copy. */
  mover: Seat;
  actor: Seat;
  card: CardKind;
  how: number;
  /** Which of the card's two actions are done. */
  done: number;
  /** Islands extracted in this turn. */
  extracted: Islands;
  /** A joint capture was proposed in this turn; the partner paid for one. */
  proposed: number;
  paid: number;
}

/** Pieces of a capture: own hunters, the partner's, mercenaries. */
export interface Pieces {
  readonly hunters: number;
  readonly partners: number;
  readonly mercenaries: number;
}

/** Pieces that an origin gives to the running capture. */
export interface Committed extends Pieces {
  readonly origin: Origin;
}

export interface SourceToken {
  readonly island: Island;
  readonly side: LocalSide;
  readonly colour: number;
}

/** The action being carried out, as far as its player has decided it. */
export interface RunningAction {
  /** −1 for none. */
  index: ActionIndex;
  from: Island;
  to: Island;
  /** How often it has been done. */
  times: number;
  /** Where pieces moved by the running redeployment stand. */
  moved: { readonly place: Place; readonly piece: PieceKind }[];
  /** Source tokens on islands while an extraction is prepared. */
  tokens: SourceToken[];
  /** The running capture is a joint one; the origin being asked and what those before it give. */
  joint: number;
  origin: Origin;
  committed: Committed[];
}

/** The islands phase. */
export interface Pull {
  attractor: Island;
  target: Island;
  lead: number;
  pulls: number;
  pulled: number;
}

/** The whole position: small integers, and lists and named parts of them. Where there is no such thing, a number is −1. */
export interface State {
  readonly islands: IslandState[];
  readonly players: PlayerState[];
  readonly supply: Supply;
  readonly round: Round;
  readonly turn: Turn;
  readonly action: RunningAction;
  readonly pull: Pull;
  /** Where the game stands: the running decision, or the step to take next. */
  stage: number;
  /** Seats the decision is put to, and those that still have to answer. */
  put: SeatSet;
  asking: SeatSet;
  /** Answers given and not yet carried out, by seat. */
  readonly answers: Choice[];
  /** How the game ended, and the side that won; −1 while it runs, and −1 for no winner. */
  end: number;
  winner: number;
}

export const islandOf = (state: Pick<State, 'islands'>, island: Island): IslandState => state.islands[island] as IslandState;
export const playerOf = (state: Pick<State, 'players'>, seat: Seat): PlayerState => state.players[seat] as PlayerState;
export const huntersOn = (island: IslandState, seat: Seat): number => island.hunters[seat] as number;
/** The island beside another in a direction, −1 where the cell is free. */
export const neighbourAt = (island: IslandState, direction: Direction): Island => island.across[direction] as Island;
export const answerOf = (state: State, seat: Seat): Choice => state.answers[seat] as Choice;
export const captainOf = (state: State, team: number): Seat => state.round.captains[team] as Seat;
export const pointsOf = (state: State, side: number): number => state.round.points[side] as number;

// Copies are written out field by field: what is copied by its keys is slower to make, and search copies states all the time.

export function clone(state: State): State {
  const { supply, round, turn, action, pull } = state;
  return {
    islands: state.islands.map(cloneIsland),
    players: state.players.map(clonePlayer),
    supply: { mercenaries: supply.mercenaries, sabotage: supply.sabotage, sources: supply.sources },
    round: {
      number: round.number,
      phase: round.phase,
      first: round.first,
      place: round.place,
      team: round.team,
      captains: round.captains.slice(),
      points: round.points.slice(),
    },
    turn: {
      mover: turn.mover,
      actor: turn.actor,
      card: turn.card,
      how: turn.how,
      done: turn.done,
      extracted: turn.extracted,
      proposed: turn.proposed,
      paid: turn.paid,
    },
    action: {
      index: action.index,
      from: action.from,
      to: action.to,
      times: action.times,
      moved: action.moved.slice(),
      tokens: action.tokens.slice(),
      joint: action.joint,
      origin: action.origin,
      committed: action.committed.slice(),
    },
    pull: { attractor: pull.attractor, target: pull.target, lead: pull.lead, pulls: pull.pulls, pulled: pull.pulled },
    stage: state.stage,
    put: state.put,
    asking: state.asking,
    answers: state.answers.slice(),
    end: state.end,
    winner: state.winner,
  };
}

const cloneIsland = (island: IslandState): IslandState => ({
  q: island.q,
  r: island.r,
  rotation: island.rotation,
  near: island.near,
  across: island.across,
  hunters: island.hunters.slice(),
  mercenaries: island.mercenaries,
  strength: island.strength,
  permanent: island.permanent,
  temporary: island.temporary,
  sabotage: island.sabotage,
});

const clonePlayer = (player: PlayerState): PlayerState => ({
  control: player.control,
  reserve: player.reserve,
  airship: {
    hunters: player.airship.hunters,
    mercenaries: player.airship.mercenaries,
    permanent: player.airship.permanent,
    temporary: player.airship.temporary,
  },
  tokens: player.tokens,
  turns: player.turns,
  deck: player.deck.slice(),
  drawn: player.drawn.slice(),
  hand: player.hand.slice(),
  saved: player.saved.slice(),
  open: player.open.slice(),
  buried: player.buried.slice(),
  held: player.held,
  kept: player.kept,
});
