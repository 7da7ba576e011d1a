/** Every decision of the game by its id, in the order of the numbers the state uses. `over` asks nobody. */
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
export type DecisionId = (typeof DECISIONS)[number];

type Constant<Id extends string> = Id extends `${infer Part}.${infer Name}` ? `${Uppercase<Part>}_${Uppercase<Name>}` : Uppercase<Id>;

/** The number of each decision, which the state holds: `At.SPY_TAKE`. */
export const At = Object.fromEntries(DECISIONS.map((id, number) => [id.replace('.', '_').toUpperCase(), number])) as {
  readonly [Id in DecisionId as Constant<Id>]: number;
};
