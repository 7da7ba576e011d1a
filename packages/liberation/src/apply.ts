import { ALL, type Chance, type Choice, type Seat, type Tell } from '@orrery/kernel';
import { attack, capture, FOUND, HIT } from './attack.ts';
import { moveBase, placeFirstBase } from './base.ts';
import * as At from './decisions.ts';
import { running } from './legal.ts';
import { askFlaw, begin, borrow, borrowNothing, pay, proceed, returnDiscards } from './missions.ts';
import { answerProbe } from './probe.ts';
import { askOrder, putBack, take } from './recruit-spy.ts';
import { rotate } from './rotate.ts';
import { sabotage } from './sabotage.ts';
import { handOf, setHand, type State } from './state.ts';
import { DYNASTY, LIBERATION, PLANET, type Table } from './table.ts';
import { discardFromHand, draw, endAction, stepThree } from './turn.ts';
import { VERB } from './vocabulary.ts';

/** Carries out a listed choice: one case for each row of the decision tables. */
export function apply(table: Table, state: State, seat: Seat, choice: Choice, chance: Chance, tell?: Tell): void {
  const { base } = table.events;
  const verb = choice >= table.choices.base.order ? VERB.order : (table.choices.verbOf[choice] as number);
  const city = choice >= table.choices.base.order ? 0 : (table.choices.argumentOf[choice] as number);
  const { side } = state;
  switch (state.at) {
    case At.SETUP_OCCUPY:
      // LIB-SETUP-8, LIB-SETUP-9
      occupy(table, state, city, tell);
      state.side = LIBERATION;
      state.at = At.SETUP_BASE;
      return;
    case At.SETUP_BASE:
      placeFirstBase(table, state, city, chance, tell);
      return;

    case At.DYN_STEP1:
    case At.LIB_STEP1:
      if (verb === VERB.draw) draw(table, state, side, chance, tell);
      else if (verb === VERB.unexploit) unexploit(table, state, city, tell);
      else if (tell) tell(ALL, base.skipped + side);
      if (state.winner < 0) state.at = side === DYNASTY ? At.DYN_STEP2 : At.LIB_STEP2;
      return;

    case At.DYN_STEP2:
      if (verb === VERB.exploit) turnSideways(state, city, At.DYN_EXPLOIT);
      else if (verb === VERB.mission) play(table, state, city, chance, tell);
      else {
        if (verb === VERB.unexploit) unexploit(table, state, city, tell);
        else if (tell) tell(ALL, base.passed + side);
        endAction(table, state, tell);
      }
      return;
    case At.LIB_STEP2:
      if (verb === VERB.evade) state.at = At.LIB_EVADE;
      else if (verb === VERB.mission) play(table, state, city, chance, tell);
      else {
        if (verb === VERB.sabotage) sabotage(table, state, city, tell);
        else if (tell) tell(ALL, base.passed + side);
        endAction(table, state, tell);
      }
      return;

    case At.DYN_EXPLOIT:
    case At.WARP_OP:
      operate(table, state, verb, city, chance, tell);
      return;
    case At.DYN_HIT:
      if (!capture(table, state, city, verb === VERB.occupy, tell)) resume(table, state, chance, tell);
      return;

    case At.LIB_EVADE:
      moveBase(table, state, city, 'evaded', tell);
      resume(table, state, chance, tell);
      return;
    case At.MOBILIZE_BASE:
      moveBase(table, state, city, 'relocated', tell);
      proceed(table, state, chance, tell);
      return;

    case At.DYN_STEP3:
    case At.LIB_STEP3:
      discardFromHand(table, state, side, city, 'discarded', tell);
      stepThree(table, state, tell);
      return;

    case At.PAY_EXPLOIT:
      state.exploited |= 1 << city;
      state.payExploit--;
      if (tell) tell(ALL, base.paidExploit + city);
      pay(table, state, chance, tell);
      return;
    case At.PAY_DISCARD:
      // LIB-COST-8
      discardFromHand(table, state, side, city, 'paidDiscard', tell);
      state.payDiscard--;
      pay(table, state, chance, tell);
      return;

    case At.PROPAGANDA_COUNT:
      returnDiscards(table, state, city, chance, tell);
      proceed(table, state, chance, tell);
      return;
    case At.RESIST_TARGET:
      if (verb === VERB.target) borrow(table, state, city, chance, tell);
      else borrowNothing(table, state, chance, tell);
      return;
    case At.FLEET_TARGET:
      if (verb === VERB.attack) strike(table, state, 1 << city, base.attacked + city, chance, tell);
      else decline(table, state, chance, tell);
      return;
    case At.SUPERWEAPON_MAP: {
      // LIB-MISSION-SUPERWEAPON-1, LIB-MISSION-SUPERWEAPON-5
      const planet = running(table, state).scope === PLANET;
      const area = (planet ? table.planetCities : table.atlas.mapCities)[city] as number;
      const named = (planet ? table.events.third : table.events.second).attacked as number;
      strike(table, state, area & state.inPlay & ~state.occupied, named + city, chance, tell);
      return;
    }
    case At.PROBE_MAP:
      answerProbe(table, state, city, tell);
      proceed(table, state, chance, tell);
      return;
    case At.FLAW_NEXT:
      if (verb === VERB.stop) {
        if (tell) tell(ALL, base.stopped + side);
        proceed(table, state, chance, tell);
        return;
      }
      state.used |= 1 << city;
      state.left--;
      if (verb === VERB.sabotage) sabotage(table, state, city, tell);
      else {
        // LIB-EXPLOIT-5: against its will and without an operation.
        state.exploited |= 1 << city;
        if (tell) tell(ALL, base.exploited + city);
      }
      if (!askFlaw(state)) proceed(table, state, chance, tell);
      return;

    case At.SPY_TAKE:
      take(table, state, verb === VERB.take ? city : -1, tell);
      if (!askOrder(state, running(table, state))) proceed(table, state, chance, tell);
      return;
    case At.SPY_ORDER:
      putBack(table, state, choice, tell);
      proceed(table, state, chance, tell);
      return;

    case At.WARP_CARD:
      state.map = city;
      state.at = At.WARP_MODE;
      return;
    case At.WARP_MODE:
      rotate(table, state, city, tell);
      if (--state.left > 0) state.at = At.WARP_CARD;
      else proceed(table, state, chance, tell);
      return;
    case At.ANOMALY_EVADE:
      if (verb === VERB.evade) state.at = At.LIB_EVADE;
      else decline(table, state, chance, tell);
      return;
    case At.WARP_EXPLOIT:
      if (verb === VERB.exploit) turnSideways(state, city, At.WARP_OP);
      else decline(table, state, chance, tell);
      return;

    case At.UNEXPLOIT_NEXT:
      if (verb === VERB.unexploit) {
        unexploit(table, state, city, tell);
        if (--state.left > 0 && state.exploited !== 0) return;
      } else if (tell) tell(ALL, base.stopped + side);
      proceed(table, state, chance, tell);
      return;
    case At.OCCUPY_HAND:
      if (verb === VERB.occupy) {
        occupy(table, state, city, tell);
        proceed(table, state, chance, tell);
      } else decline(table, state, chance, tell);
      return;
    case At.DISCARD_OWN:
    case At.DISCARD_FORCED:
      discardFromHand(table, state, seat, city, 'discarded', tell);
      if (--state.left > 0 && handOf(state, seat) !== 0) return;
      proceed(table, state, chance, tell);
      return;
  }
}

/** After an attack or an Evade: on with the mission it belongs to, or the action is over. */
function resume(table: Table, state: State, chance: Chance, tell?: Tell): void {
  if (state.mission >= 0) proceed(table, state, chance, tell);
  else endAction(table, state, tell);
}

function decline(table: Table, state: State, chance: Chance, tell?: Tell): void {
  if (tell) tell(ALL, table.events.base.skipped + state.side);
  proceed(table, state, chance, tell);
}

/** LIB-OCCUPY-1, LIB-OCCUPY-3: a card of the hand, ready. */
function occupy(table: Table, state: State, city: number, tell?: Tell): void {
  state.dynasty &= ~(1 << city);
  state.occupied |= 1 << city;
  if (tell) tell(ALL, table.events.base.occupied + city);
}

function unexploit(table: Table, state: State, city: number, tell?: Tell): void {
  state.exploited &= ~(1 << city);
  if (tell) tell(ALL, table.events.base.unexploited + city);
}

/** LIB-EXPLOIT-1. Nobody is told before the operation is chosen. */
function turnSideways(state: State, city: number, next: number): void {
  state.exploiting = city;
  state.exploited |= 1 << city;
  state.at = next;
}

/** LIB-EXPLOIT-3: the one operation of the exploited city. */
function operate(table: Table, state: State, verb: number, city: number, chance: Chance, tell?: Tell): void {
  const { base } = table.events;
  const exploited = state.exploiting;
  state.exploiting = -1;
  if (tell) tell(ALL, base.exploited + exploited);
  if (verb === VERB.occupy) {
    occupy(table, state, city, tell);
    resume(table, state, chance, tell);
  } else if (verb === VERB.attack) strike(table, state, 1 << city, base.attacked + city, chance, tell);
  else {
    // LIB-EXPLOIT-6: the card stays occupied.
    const mission = table.dynastyMission[exploited] as number;
    state.source = exploited;
    if (tell) tell(ALL, base.mission + mission * table.cities.length + exploited);
    begin(table, state, mission, chance, tell);
  }
}

function strike(table: Table, state: State, targets: number, announcement: number, chance: Chance, tell?: Tell): void {
  if (tell) tell(ALL, announcement);
  const outcome = attack(table, state, targets, tell);
  if (outcome !== HIT && outcome !== FOUND) resume(table, state, chance, tell);
}

/** LIB-HANDMISSION-1, LIB-HANDMISSION-2: the card leaves the hand and is shown, unless missions stay hidden. */
function play(table: Table, state: State, card: number, chance: Chance, tell?: Tell): void {
  const { side } = state;
  const mission = (side === DYNASTY ? table.dynastyMission : table.liberationMission)[card] as number;
  setHand(state, side, handOf(state, side) & ~(1 << card));
  state.played = card;
  if (tell) {
    const code = side * table.missions.length + mission;
    const sees = table.hidden[side as 0 | 1] ? 1 << side : ALL;
    tell(sees, table.events.base.mission + code * table.cities.length + card);
    if (sees !== ALL) tell(ALL & ~sees, (table.events.second.mission as number) + code);
  }
  begin(table, state, mission, chance, tell);
}
