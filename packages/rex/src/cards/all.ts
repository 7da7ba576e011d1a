import { diplomaticInterference } from './diplomatic-interference.ts';
import { doubleAgent } from './double-agent.ts';
import { fleetSabotage } from './fleet-sabotage.ts';
import { gravitonNegator } from './graviton-negator.ts';
import { informant } from './informant.ts';
import type { Playable } from './play.ts';
import { trackingBeacon } from './tracking-beacon.ts';

/** What carries out the cards of windows, by their effect in the pack. */
const PLAYABLE: ReadonlyMap<string, Playable> = new Map([
  ['informant', informant],
  ['drawTraitor', doubleAgent],
  ['barFromBidding', diplomaticInterference],
  ['solOffensive', trackingBeacon],
  ['destroyShield', gravitonNegator],
  ['steerFleet', fleetSabotage],
]);

/** Cards that belong to a turn of their own: Recruits and Rapid Mobilization. */
const IN_OWN_TURN: ReadonlyMap<string, string> = new Map([
  ['recruits', 'REX-CARD-RC-1'],
  ['extraMove', 'REX-CARD-RM-1'],
]);

export const playableOf = (effect: string): Playable | null => PLAYABLE.get(effect) ?? null;

/** The clause that says what a card of this effect may be aimed at. */
export const aimClauseOf = (effect: string): string => PLAYABLE.get(effect)?.clause ?? IN_OWN_TURN.get(effect) ?? 'REX-CARD-GEN-1';
