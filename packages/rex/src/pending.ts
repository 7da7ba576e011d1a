import type { State } from './state.ts';

type Frozen<T> = T extends number ? number : readonly Frozen<T extends readonly (infer U)[] ? U : never>[];
/** What a view says about the running phase. */
export type Pending = { readonly [K in keyof ReturnType<typeof pendingOf>]: Frozen<State[K]> };

/**
 * The numbers by which the running phase is carried on: all public, copied as they are. One literal here and one for the whole state: objects put together from
 * parts are slower to read, and the state is read at every step.
 */
export function pendingOf(s: State) {
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

type Value = number | readonly Value[];
const copied = (value: Value): Value => (typeof value === 'number' ? value : value.map(copied));

/** Puts them back into a state. */
export function resume(s: State, pending: Pending): void {
  for (const [field, value] of Object.entries(pending)) Object.assign(s, { [field]: copied(value) });
}
