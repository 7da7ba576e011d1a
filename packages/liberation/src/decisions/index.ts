import { DecisionTable, set, type SeatSet } from '@orrery/kernel';
import { At, DECISIONS } from '../decision-ids.ts';
import { sideNotOnTurn, type LiberationDecision, type Seen } from '../decision.ts';
import { probeMap } from '../operations/ask-base.ts';
import { superweaponMap } from '../operations/attack-area.ts';
import { fleetTarget } from '../operations/attack-city.ts';
import { resistTarget } from '../operations/borrow-mission.ts';
import { discardForced, discardOwnCard } from '../operations/discard.ts';
import { anomalyEvade } from '../operations/evade.ts';
import { warpExploit, warpOperation } from '../operations/exploit-for.ts';
import { occupyHand } from '../operations/occupy-from-hand.ts';
import { spyOrder, spyTake } from '../operations/peek-deck.ts';
import { mobilizeBase } from '../operations/relocate-base.ts';
import { flawNext } from '../operations/repeat.ts';
import { propagandaCount } from '../operations/return-discards.ts';
import { warpCard, warpMode } from '../operations/rotate-map.ts';
import { unexploitNext } from '../operations/unexploit.ts';
import { otherSide, type Side } from '../sides.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import type { ChoiceLexicon, Verbs } from '../words.ts';
import { capture } from './capture.ts';
import { dynastyAction } from './dynasty-action.ts';
import { evade } from './evade.ts';
import { dynastyExploit } from './exploit.ts';
import { liberationAction } from './liberation-action.ts';
import { over } from './over.ts';
import { payExploit, payWithCard } from './pay.ts';
import { setupBase } from './setup-base.ts';
import { setupOccupy } from './setup-occupy.ts';
import { dynastyStepOne, liberationStepOne } from './step-one.ts';
import { dynastyStepThree, liberationStepThree } from './step-three.ts';

const all: readonly LiberationDecision[] = [
  over,
  setupOccupy,
  setupBase,
  dynastyStepOne,
  dynastyAction,
  dynastyExploit,
  capture,
  dynastyStepThree,
  liberationStepOne,
  liberationAction,
  evade,
  liberationStepThree,
  payExploit,
  payWithCard,
  propagandaCount,
  resistTarget,
  superweaponMap,
  mobilizeBase,
  fleetTarget,
  flawNext,
  probeMap,
  spyTake,
  spyOrder,
  warpCard,
  warpMode,
  anomalyEvade,
  warpExploit,
  warpOperation,
  unexploitNext,
  occupyHand,
  discardOwnCard,
  discardForced,
];

/** The decisions by the numbers the state uses. */
const decisions = DECISIONS.map((id) => {
  const found = all.find((decision) => decision.id === id);
  if (!found) throw new Error(`no decision is called ${id}`);
  return found;
});

export type Decisions = DecisionTable<ChoiceLexicon, Table, State, Seen>;

export const decisionsOf = (verbs: Verbs): Decisions => new DecisionTable(decisions, verbs);

/** The clause that describes each decision, by its id. After the end nothing is decided. */
export const decisionClauses: Readonly<Record<string, string>> = Object.fromEntries(
  decisions.filter((decision) => decision !== over).map(({ id, clause }) => [id, clause]),
);

const asksOther = decisions.map(({ asks }) => asks === sideNotOnTurn);

/** The side a running game waits for. Search asks for it at every step, so whom a decision asks is looked up beforehand. */
export const askedSide = (state: State): Side => (asksOther[state.at] ? otherSide(state.side) : state.side);

/** Nobody once the game is over. */
export const askedSeats = (state: State): SeatSet => (state.at === At.OVER ? 0 : set.only(askedSide(state)));

const publicly = decisions.map((decision) => decision.publicly ?? null);

/** The decision the others know of: steps that tell nothing leave it where it was. */
export const publicDecision = (state: State): number => publicly[state.at]?.(state) ?? state.at;
