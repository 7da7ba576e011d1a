/** Where a game stands: a decision of the rules, or a step the engine takes by itself. */
export const DECISIONS = [
  'prep.keep',
  'trans.save',
  'team.actor',
  'turn',
  'castle.pay',
  'action',
  'copy',
  'recruit',
  'hire',
  'capture.target',
  'joint.answer',
  'capture.commit',
  'capture.loss',
  'extract.token',
  'pump.from',
  'pump.to',
  'pump.units',
  'redeploy',
  'turn.island',
  'turn.steps',
  'surge',
  'stabilise',
  'stabilise.units',
  'bombard',
  'bombard.owner',
  'leak',
  'leak.kind',
  'sabotage',
  'conserve',
  'unload.island',
  'unload.units',
  'islands.attractor',
  'islands.target',
  'islands.cell',
] as const;
export type DecisionId = (typeof DECISIONS)[number];

export const STEPS = [
  'round',
  'prepare',
  'corporations',
  'next',
  'begin',
  'finish',
  'islands',
  'pull',
  'settle',
  'transition',
  'clear',
  'over',
] as const;
export type StepId = (typeof STEPS)[number];

/** Steps come after all decisions. */
export const FIRST_STEP = DECISIONS.length;

/** The number of a decision or a step in a state: `stages['pump.from']`. */
export const stages = Object.fromEntries([...DECISIONS, ...STEPS].map((id, stage) => [id, stage])) as Readonly<
  Record<DecisionId | StepId, number>
>;
