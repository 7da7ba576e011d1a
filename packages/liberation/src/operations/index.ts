import type { Cities } from '../cities.ts';
import type { Effect, Op } from '../operation.ts';
import type { EffectOp } from '../pack/schema.ts';
import { askBase } from './ask-base.ts';
import { attackArea } from './attack-area.ts';
import { attackCity } from './attack-city.ts';
import { borrowMission } from './borrow-mission.ts';
import { discardOwn, opponentDiscards } from './discard.ts';
import { drawCards } from './draw.ts';
import { evadeInMission } from './evade.ts';
import { exploitFor } from './exploit-for.ts';
import { lookAtHand } from './look-at-hand.ts';
import { millDeck } from './mill-deck.ts';
import { occupyFromHand } from './occupy-from-hand.ts';
import { peekDeck } from './peek-deck.ts';
import { relocateBase } from './relocate-base.ts';
import { once, repeat } from './repeat.ts';
import { returnDiscards } from './return-discards.ts';
import { rotateMap } from './rotate-map.ts';
import { unexploitCities } from './unexploit.ts';

/** What operations need to know of the table they are made for. */
interface Makings {
  readonly cities: number;
  citiesOfCategory(id: string): Cities;
}

const OPERATIONS: { readonly [Name in EffectOp['op']]: (effect: Effect<Name>, makings: Makings) => Op } = {
  millDeck,
  discardToDeckTop: returnDiscards,
  borrowMission: (effect, { citiesOfCategory }) => borrowMission(effect, citiesOfCategory),
  attack: (effect, { cities }) => (effect.scope === 'city' ? attackCity(effect) : attackArea(effect, cities)),
  relocateBase,
  evade: evadeInMission,
  repeat,
  exploitOccupied: once,
  sabotage: once,
  askBase,
  peekDeck,
  rotateMap,
  exploitFor,
  draw: drawCards,
  unexploit: unexploitCities,
  occupyFromHand,
  discardOwn,
  opponentDiscards,
  lookAtHand,
};

/** An operation of a mission as the pack writes it, made ready to run. */
export const operationOf = <Name extends EffectOp['op']>(effect: Effect<Name> & { readonly op: Name }, makings: Makings): Op =>
  OPERATIONS[effect.op](effect, makings);
