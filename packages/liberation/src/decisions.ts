/** Every decision of the game by its id, in the order of the numbers the state uses. `over` is no decision. */
export const DECISIONS = [
  'over',
  'setup.occupy',
  'setup.base',
  'dyn.step1',
  'dyn.step2',
  'dyn.exploit',
  'dyn.hit',
  'dyn.step3',
  'lib.step1',
  'lib.step2',
  'lib.evade',
  'lib.step3',
  'pay.exploit',
  'pay.discard',
  'propaganda.count',
  'resist.target',
  'superweapon.map',
  'mobilize.base',
  'fleet.target',
  'flaw.next',
  'probe.map',
  'spy.take',
  'spy.order',
  'warp.card',
  'warp.mode',
  'anomaly.evade',
  'warp.exploit',
  'warp.op',
  'unexploit.next',
  'occupy.hand',
  'discard.own',
  'discard.forced',
] as const;
export type Decision = (typeof DECISIONS)[number];

export const OVER = 0;
export const SETUP_OCCUPY = 1;
export const SETUP_BASE = 2;
export const DYN_STEP1 = 3;
export const DYN_STEP2 = 4;
export const DYN_EXPLOIT = 5;
export const DYN_HIT = 6;
export const DYN_STEP3 = 7;
export const LIB_STEP1 = 8;
export const LIB_STEP2 = 9;
export const LIB_EVADE = 10;
export const LIB_STEP3 = 11;
export const PAY_EXPLOIT = 12;
export const PAY_DISCARD = 13;
export const PROPAGANDA_COUNT = 14;
export const RESIST_TARGET = 15;
export const SUPERWEAPON_MAP = 16;
export const MOBILIZE_BASE = 17;
export const FLEET_TARGET = 18;
export const FLAW_NEXT = 19;
export const PROBE_MAP = 20;
export const SPY_TAKE = 21;
export const SPY_ORDER = 22;
export const WARP_CARD = 23;
export const WARP_MODE = 24;
export const ANOMALY_EVADE = 25;
export const WARP_EXPLOIT = 26;
export const WARP_OP = 27;
export const UNEXPLOIT_NEXT = 28;
export const OCCUPY_HAND = 29;
export const DISCARD_OWN = 30;
export const DISCARD_FORCED = 31;
