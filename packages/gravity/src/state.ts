import type { SeatSet } from '@orrery/kernel';

/** Phases in the order of a round. */
export const PREPARATION = 0;
export const CORPORATIONS = 1;
export const ISLANDS_PHASE = 2;
export const TRANSITION = 3;

/** How the card being carried out came into play. */
export const PLAYED = 0;
export const CASTLED = 1;
export const COPIED = 2;

/**
 * The whole position: small integers and arrays of them. Islands are 0…6, seats 0…n−1, kinds of cards 0…k−1; sets of islands are bits.
 * `near`, `across`, `strength`, `control`, `held` and `kept` follow from the rest and are carried along for speed.
 */
export interface State {
  // -- islands
  q: number[];
  r: number[];
  rotation: number[];
  /** Neighbours of an island, as bits. */
  near: number[];
  /** The island in direction d, by island × 6 + d; −1 where the cell is free. */
  across: number[];
  /** By seat × 7 + island. */
  hunters: number[];
  mercenaries: number[];
  /** All pieces on an island. */
  strength: number[];
  permanent: number[];
  temporary: number[];
  /** Sabotaged trunks of an island, as bits. */
  sabotage: number[];
  /** Source tokens on islands while an extraction is prepared: island × 12 + local side × 2 + colour. */
  placed: number[];
  /** Islands a seat controls, as bits. */
  control: number[];

  // -- seats and supplies
  reserve: number[];
  crewHunters: number[];
  crewMercenaries: number[];
  storedPermanent: number[];
  storedTemporary: number[];
  /** Source tokens held. */
  tokens: number[];
  mercenarySupply: number;
  sabotageSupply: number;
  sourceSupply: number;

  // -- cards: decks with their top last, everything else counted by seat × kinds + kind
  deck: number[][];
  hand: number[];
  drawn: number[];
  saved: number[];
  /** Face up in the discard pile: played, or named in castling. */
  open: number[];
  /** Face down in the discard pile. */
  buried: number[];
  /** Cards in hand, and saved cards, by seat. */
  held: number[];
  kept: number[];

  // -- the round
  round: number;
  phase: number;
  first: number;
  /** Turns begun in this round, by seat. */
  turns: number[];
  /** Places in the order of turns used up: laps × seats + position (no teams). */
  place: number;
  /** Team to move. */
  team: number;
  /** By team. */
  captain: number[];
  /** Domination points by side. */
  points: number[];

  // -- the running decision
  stage: number;
  /** Seats it is put to, and those that still have to answer. */
  put: SeatSet;
  asking: SeatSet;
  /** Answers given and not yet carried out, by seat; −1 for none. */
  answers: number[];

  // -- the card being carried out
  /** Whose turn it is, and who carries out the card: the partner in a copy. */
  mover: number;
  actor: number;
  card: number;
  how: number;
  /** Actions done, as bits, and the action running; −1 for none. */
  done: number;
  action: number;
  /** Islands extracted in this turn, as bits. */
  extracted: number;
  /** A joint capture was proposed in this turn; the partner paid for one. */
  proposed: number;
  paid: number;
  /** Parameters of the running action: islands, and how often it has been done. */
  from: number;
  to: number;
  times: number;
  /** Pieces moved by the running redeployment stand at place × 2 + piece. */
  moved: number[];
  /** The running capture is a joint one; origins decided so far and what they give: origin, own hunters, partner's hunters, mercenaries. */
  joint: number;
  origin: number;
  committed: number[];

  // -- the islands phase
  attractor: number;
  lead: number;
  pulls: number;
  pulled: number;

  // -- the end
  /** −1 while the game runs, else an index of ENDS. */
  end: number;
  winner: number;
}

export function clone(s: State): State {
  return {
    q: s.q.slice(),
    r: s.r.slice(),
    rotation: s.rotation.slice(),
    near: s.near.slice(),
    across: s.across.slice(),
    hunters: s.hunters.slice(),
    mercenaries: s.mercenaries.slice(),
    strength: s.strength.slice(),
    permanent: s.permanent.slice(),
    temporary: s.temporary.slice(),
    sabotage: s.sabotage.slice(),
    placed: s.placed.slice(),
    control: s.control.slice(),
    reserve: s.reserve.slice(),
    crewHunters: s.crewHunters.slice(),
    crewMercenaries: s.crewMercenaries.slice(),
    storedPermanent: s.storedPermanent.slice(),
    storedTemporary: s.storedTemporary.slice(),
    tokens: s.tokens.slice(),
    mercenarySupply: s.mercenarySupply,
    sabotageSupply: s.sabotageSupply,
    sourceSupply: s.sourceSupply,
    deck: s.deck.map((deck) => deck.slice()),
    hand: s.hand.slice(),
    drawn: s.drawn.slice(),
    saved: s.saved.slice(),
    open: s.open.slice(),
    buried: s.buried.slice(),
    held: s.held.slice(),
    kept: s.kept.slice(),
    round: s.round,
    phase: s.phase,
    first: s.first,
    turns: s.turns.slice(),
    place: s.place,
    team: s.team,
    captain: s.captain.slice(),
    points: s.points.slice(),
    stage: s.stage,
    put: s.put,
    asking: s.asking,
    answers: s.answers.slice(),
    mover: s.mover,
    actor: s.actor,
    card: s.card,
    how: s.how,
    done: s.done,
    action: s.action,
    extracted: s.extracted,
    proposed: s.proposed,
    paid: s.paid,
    from: s.from,
    to: s.to,
    times: s.times,
    moved: s.moved.slice(),
    joint: s.joint,
    origin: s.origin,
    committed: s.committed.slice(),
    attractor: s.attractor,
    lead: s.lead,
    pulls: s.pulls,
    pulled: s.pulled,
    end: s.end,
    winner: s.winner,
  };
}

/** a[i] += n. */
export function add(a: number[], i: number, n: number): void {
  a[i] = (a[i] as number) + n;
}
