import type { State } from './state.ts';

/** Fields of the state by which the running phase is carried on: all public, copied as they are. */
const FIELDS = [
  'stack',
  'plays',
  'ceased',
  'struck',
  'sites',
  'eligible',
  'eligibleOther',
  'lap',
  'changed',
  'packages',
  'yes',
  'barred',
  'gifted',
  'opener',
  'bidder',
  'high',
  'highSeat',
  'bidding',
  'offer',
  'recruited',
  'hired',
  'portSeats',
  'steps',
  'normalMove',
  'deployed',
  'deployment',
  'battleAt',
  'sides',
  'forbidden',
  'bound',
  'dial',
  'lead',
  'slot',
  'attack',
  'defence',
  'winner',
  'commander',
  'element',
  'steer',
  'winners',
  'victory',
  'betrayers',
  'highest',
] as const;

type Frozen<T> = T extends number ? number : readonly Frozen<T extends readonly (infer U)[] ? U : never>[];
export type Pending = { readonly [K in (typeof FIELDS)[number]]: Frozen<State[K]> };

/** A copy of the working numbers. */
export function pendingOf(s: State): Pending {
  return {
    stack: s.stack.slice(),
    plays: s.plays.slice(),
    ceased: s.ceased,
    struck: s.struck,
    sites: s.sites.slice(),
    eligible: s.eligible.slice(),
    eligibleOther: s.eligibleOther.slice(),
    lap: s.lap,
    changed: s.changed,
    packages: s.packages.map((list) => list.slice()),
    yes: s.yes.slice(),
    barred: s.barred,
    gifted: s.gifted,
    opener: s.opener,
    bidder: s.bidder,
    high: s.high,
    highSeat: s.highSeat,
    bidding: s.bidding,
    offer: s.offer,
    recruited: s.recruited,
    hired: s.hired,
    portSeats: s.portSeats,
    steps: s.steps,
    normalMove: s.normalMove,
    deployed: s.deployed,
    deployment: s.deployment.slice(),
    battleAt: s.battleAt,
    sides: s.sides.slice(),
    forbidden: s.forbidden.slice(),
    bound: s.bound.slice(),
    dial: s.dial.slice(),
    lead: s.lead.slice(),
    slot: s.slot.slice(),
    attack: s.attack.slice(),
    defence: s.defence.slice(),
    winner: s.winner,
    commander: s.commander,
    element: s.element,
    steer: s.steer,
    winners: s.winners,
    victory: s.victory,
    betrayers: s.betrayers,
    highest: s.highest,
  };
}

/** Puts them back into a state. */
export function resume(s: State, pending: Pending): void {
  s.stack = pending.stack.slice();
  s.plays = pending.plays.slice();
  s.ceased = pending.ceased;
  s.struck = pending.struck;
  s.sites = pending.sites.slice();
  s.eligible = pending.eligible.slice();
  s.eligibleOther = pending.eligibleOther.slice();
  s.lap = pending.lap;
  s.changed = pending.changed;
  s.packages = pending.packages.map((list) => list.slice());
  s.yes = pending.yes.slice();
  s.barred = pending.barred;
  s.gifted = pending.gifted;
  s.opener = pending.opener;
  s.bidder = pending.bidder;
  s.high = pending.high;
  s.highSeat = pending.highSeat;
  s.bidding = pending.bidding;
  s.offer = pending.offer;
  s.recruited = pending.recruited;
  s.hired = pending.hired;
  s.portSeats = pending.portSeats;
  s.steps = pending.steps;
  s.normalMove = pending.normalMove;
  s.deployed = pending.deployed;
  s.deployment = pending.deployment.slice();
  s.battleAt = pending.battleAt;
  s.sides = pending.sides.slice();
  s.forbidden = pending.forbidden.slice();
  s.bound = pending.bound.slice();
  s.dial = pending.dial.slice();
  s.lead = pending.lead.slice();
  s.slot = pending.slot.slice();
  s.attack = pending.attack.slice();
  s.defence = pending.defence.slice();
  s.winner = pending.winner;
  s.commander = pending.commander;
  s.element = pending.element;
  s.steer = pending.steer;
  s.winners = pending.winners;
  s.victory = pending.victory;
  s.betrayers = pending.betrayers;
  s.highest = pending.highest;
}
