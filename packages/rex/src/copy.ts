import type { Auction, Battle, Ceasefire, Combatant, Frame, Maneuver, Offensive, Recruitment, Site, State, Victory } from './state.ts';

/** A part of a state that nobody may change. */
export type Frozen<T> = T extends number ? T : { readonly [K in keyof T]: Frozen<T[K]> };

// Copies are written out part by part: objects copied by their keys are slower to make and to read, and search copies states all the time.
// Plays and offers are never changed once they are made, so copies share them.

const frame = ({ flow, step, next, decision, plays }: Frozen<Frame>): Frame => ({
  flow,
  step,
  next,
  decision,
  plays,
});

const site = ({ location, units, others }: Frozen<Site>): Site => ({ location, units: units.slice(), others: others.slice() });

const offensive = ({ struck, sites }: Frozen<Offensive>): Offensive => ({ struck, sites: sites.map(site) });

const ceasefire = ({ held, lap, changed, offers, agreed }: Frozen<Ceasefire>): Ceasefire => ({
  held,
  lap,
  changed,
  offers: offers.slice(),
  agreed: agreed.slice(),
});

const auction = (a: Frozen<Auction>): Auction => ({
  barred: a.barred,
  gifted: a.gifted,
  opener: a.opener,
  bidder: a.bidder,
  high: a.high,
  highSeat: a.highSeat,
  bidding: a.bidding,
  offer: a.offer,
  seen: a.seen,
});

const recruitment = ({ units, leaders }: Frozen<Recruitment>): Recruitment => ({ units, leaders });

const maneuver = ({ ports, steps, normal, deployed, deployment }: Frozen<Maneuver>): Maneuver => ({
  ports,
  steps,
  normal,
  deployed,
  deployment,
});

const combatant = ({ seat, forbidden, bound, dial, lead, slot, cards: [attack, defence] }: Frozen<Combatant>): Combatant => ({
  seat,
  forbidden,
  bound: bound.slice(),
  dial,
  lead,
  slot,
  cards: [attack, defence],
});

const battle = ({ location, sides, winner, commander, commanded }: Frozen<Battle>): Battle => ({
  location,
  sides: sides.map(combatant),
  winner,
  commander,
  commanded,
});

const victory = ({ winners, way, betrayers, highest, declines }: Frozen<Victory>): Victory => ({
  winners,
  way,
  betrayers,
  highest,
  declines,
});

/** The public parts by which the running phase is carried on. */
export type Pending = Frozen<
  Pick<State, 'stack' | 'offensive' | 'ceasefire' | 'auction' | 'recruitment' | 'maneuver' | 'battle' | 'victory'> & {
    readonly steered: number;
  }
>;

export const pendingOf = (state: State): Pending => ({
  stack: state.stack.map(frame),
  steered: state.fleet.steered,
  offensive: offensive(state.offensive),
  ceasefire: ceasefire(state.ceasefire),
  auction: auction(state.auction),
  recruitment: recruitment(state.recruitment),
  maneuver: maneuver(state.maneuver),
  battle: battle(state.battle),
  victory: victory(state.victory),
});

/** Puts them back into a state. */
export function resume(state: State, pending: Pending): void {
  state.stack = pending.stack.map(frame);
  state.fleet.steered = pending.steered;
  state.offensive = offensive(pending.offensive);
  state.ceasefire = ceasefire(pending.ceasefire);
  state.auction = auction(pending.auction);
  state.recruitment = recruitment(pending.recruitment);
  state.maneuver = maneuver(pending.maneuver);
  state.battle = battle(pending.battle);
  state.victory = victory(pending.victory);
}

/** A copy that shares nothing with its original that ever changes. */
export function cloneState(s: State): State {
  const { units, fleet, leaders, cards, influenceCards } = s;
  return {
    stack: s.stack.map(frame),
    decision: s.decision,
    called: s.called,
    asked: s.asked,
    drafts: s.drafts.map((draft) => draft.slice()),
    round: s.round,
    phase: s.phase,
    first: s.first,
    turn: s.turn,
    race: s.race.slice(),
    seatOf: s.seatOf.slice(),
    allies: s.allies.slice(),
    influence: s.influence.slice(),
    bank: s.bank,
    lying: s.lying.slice(),
    shieldless: s.shieldless,
    betrayal: s.betrayal.slice(),
    prediction: { race: s.prediction.race, round: s.prediction.round },
    cancelled: s.cancelled,
    units: {
      up: units.up.slice(),
      mechanized: units.mechanized.slice(),
      faceDown: units.faceDown.slice(),
      present: units.present.slice(),
      standing: units.standing.slice(),
      reserve: units.reserve.slice(),
      reserveMechanized: units.reserveMechanized,
      lost: units.lost.slice(),
      lostMechanized: units.lostMechanized,
    },
    fleet: { sector: fleet.sector, steered: fleet.steered, deck: fleet.deck.slice(), seen: fleet.seen },
    leaders: {
      reserve: leaders.reserve,
      lost: leaders.lost,
      used: leaders.used.slice(),
      traitor: leaders.traitor.slice(),
      traitorDeck: leaders.traitorDeck.slice(),
    },
    cards: {
      deck: cards.deck.slice(),
      discard: cards.discard.slice(),
      removed: cards.removed.slice(),
      row: cards.row.slice(),
      hand: cards.hand.slice(),
      held: cards.held.slice(),
    },
    influenceCards: {
      deck: influenceCards.deck.slice(),
      discard: influenceCards.discard.slice(),
      removed: influenceCards.removed.slice(),
      aside: influenceCards.aside.slice(),
      shown: influenceCards.shown,
      seen: influenceCards.seen,
    },
    offensive: offensive(s.offensive),
    ceasefire: ceasefire(s.ceasefire),
    auction: auction(s.auction),
    recruitment: recruitment(s.recruitment),
    maneuver: maneuver(s.maneuver),
    battle: battle(s.battle),
    victory: victory(s.victory),
  };
}
