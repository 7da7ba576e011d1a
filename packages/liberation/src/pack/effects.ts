import type { Fault } from '@orrery/kernel';

type Check = (value: unknown) => boolean;
const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const whole =
  (from: number, to: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= from && (value as number) <= to;
const flag = oneOf(true, false);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const text: Check = (value) => typeof value === 'string' && value !== '';

interface Known {
  /** Whose missions may use it; both where absent. */
  readonly side?: 'D' | 'L';
  readonly parameters: Readonly<Record<string, Check>>;
  readonly may?: Readonly<Record<string, Check>>;
}

/** The vocabulary of effects with the values its parameters may have. */
const OPERATIONS: Readonly<Record<string, Known>> = {
  millDeck: { parameters: { num: whole(0, 99), den: whole(1, 99), round: oneOf('up', 'down'), from: oneOf('top') } },
  discardToDeckTop: { parameters: { max: whole(0, 20), pick: oneOf('random'), order: oneOf('random'), count: oneOf('owner', 'all') } },
  borrowMission: { parameters: { from: oneOf('occupied'), missionSide: oneOf('D', 'L'), excludeCategories: listOf(text), payCost: flag } },
  attack: { side: 'D', parameters: { scope: oneOf('city', 'mapCard', 'planet'), adjacentTo: oneOf(null, 'source', 'anyOccupied') } },
  relocateBase: { side: 'L', parameters: { adjacentTo: oneOf(null, 'base'), allowSame: flag } },
  evade: { side: 'L', parameters: { optional: flag }, may: { followUp: flag } },
  repeat: {
    side: 'L',
    parameters: { max: whole(1, 20), mayStop: flag, distinctCities: flag, choices: (value) => Array.isArray(value) && value.length > 0 },
  },
  exploitOccupied: { side: 'L', parameters: {} },
  sabotage: { side: 'L', parameters: { adjacentTo: oneOf(null, 'baseOrHand') } },
  askBase: { side: 'D', parameters: { scope: oneOf('mapCard', 'planet', 'category') } },
  peekDeck: { parameters: { count: whole(1, 20), takeMax: oneOf(0, 1), rest: oneOf('top'), order: oneOf('owner', 'same') } },
  rotateMap: { parameters: { count: whole(1, 20) } },
  exploitFor: {
    side: 'D',
    parameters: { operations: listOf(oneOf('occupy', 'attack', 'mission')), optional: flag },
    may: { followUp: flag },
  },
  draw: { parameters: { count: whole(1, 20) } },
  unexploit: { side: 'D', parameters: { max: whole(1, 20) } },
  occupyFromHand: { side: 'D', parameters: { adjacentTo: oneOf(null, 'anyOccupied') } },
  discardOwn: { parameters: { count: whole(1, 20) } },
  opponentDiscards: { parameters: { count: whole(1, 20), pick: oneOf('random', 'opponent') } },
  lookAtHand: { parameters: { count: (value) => value === 'all' || whole(1, 20)(value), pick: oneOf('random') } },
};

const REPEATED = ['exploitOccupied', 'sabotage'];

/** What is wrong with the effect of a mission. */
export function effectFaults(path: string, effect: unknown, side: unknown, mostOrdered: number): Fault[] {
  if (!Array.isArray(effect)) return [{ path, problem: 'is not a list of operations' }];
  return effect.flatMap((op: unknown, i) => [
    ...operationFaults(`${path}/${i}`, op, side, mostOrdered),
    ...placeFaults(`${path}/${i}`, op, i, effect.length, side),
  ]);
}

function operationFaults(path: string, op: unknown, side: unknown, mostOrdered: number): Fault[] {
  if (typeof op !== 'object' || op === null) return [{ path, problem: 'is not an operation' }];
  const given = op as Readonly<Record<string, unknown>>;
  const known = Object.hasOwn(OPERATIONS, String(given['op'])) ? OPERATIONS[String(given['op'])] : undefined;
  if (!known) return [{ path: `${path}/op`, problem: `${String(given['op'])} is no operation` }];
  const faults: Fault[] = [];
  if (known.side !== undefined && known.side !== side)
    faults.push({ path: `${path}/op`, problem: `${String(given['op'])} belongs to the other side` });
  for (const [name, allowed] of Object.entries(known.parameters))
    if (!Object.hasOwn(given, name) || !allowed(given[name]))
      faults.push({ path: `${path}/${name}`, problem: 'is missing or has no allowed value' });
  for (const [name, allowed] of Object.entries(known.may ?? {}))
    if (Object.hasOwn(given, name) && !allowed(given[name])) faults.push({ path: `${path}/${name}`, problem: 'has no allowed value' });
  for (const name of Object.keys(given))
    if (name !== 'op' && !Object.hasOwn(known.parameters, name) && !Object.hasOwn(known.may ?? {}, name))
      faults.push({ path: `${path}/${name}`, problem: 'is no parameter of this operation' });
  if (faults.length > 0) return faults;
  if (given['op'] === 'peekDeck' && given['order'] === 'owner' && (given['count'] as number) > mostOrdered)
    faults.push({ path: `${path}/count`, problem: `is above ${mostOrdered}: so many cards cannot be put in order in one answer` });
  if (given['op'] === 'millDeck' && (given['num'] as number) > (given['den'] as number))
    faults.push({ path: `${path}/num`, problem: 'is above den: no more than the whole deck can be discarded' });
  if (given['op'] === 'repeat') faults.push(...repeatFaults(path, given, side, mostOrdered));
  // Whether a choice is left must follow from what everybody sees, or being asked would tell a secret.
  const operations = (given['operations'] ?? []) as readonly string[];
  if (given['op'] === 'exploitFor' && given['optional'] === false && operations.includes('occupy') && !operations.includes('attack'))
    faults.push({ path: `${path}/optional`, problem: 'must be true where a city is exploited to occupy but not to attack' });
  return faults;
}

function repeatFaults(path: string, given: Readonly<Record<string, unknown>>, side: unknown, mostOrdered: number): Fault[] {
  const choices = given['choices'] as readonly unknown[];
  const faults = choices.flatMap((choice, i) => operationFaults(`${path}/choices/${i}`, choice, side, mostOrdered));
  const kinds = choices.map((choice) => (choice as Readonly<Record<string, unknown>> | null)?.['op']);
  kinds.forEach((kind, i) => {
    if (!REPEATED.includes(String(kind)))
      faults.push({ path: `${path}/choices/${i}/op`, problem: `${String(kind)} is not a single choice of a city` });
    else if (kinds.indexOf(kind) !== i) faults.push({ path: `${path}/choices/${i}/op`, problem: `${String(kind)} stands twice` });
  });
  const bound = choices.some((choice) => (choice as Readonly<Record<string, unknown>> | null)?.['adjacentTo'] === 'baseOrHand');
  if (given['mayStop'] === false && bound)
    faults.push({ path: `${path}/mayStop`, problem: 'must be true where sabotage is bound to the base or the hand' });
  return faults;
}

/** Where in a mission an operation may stand. */
function placeFaults(path: string, op: unknown, index: number, length: number, side: unknown): Fault[] {
  const given = (typeof op === 'object' && op !== null ? op : {}) as Readonly<Record<string, unknown>>;
  if (given['op'] === 'borrowMission') {
    if (length > 1) return [{ path, problem: 'must be the only operation of its mission' }];
    if (given['missionSide'] !== side) return [{ path: `${path}/missionSide`, problem: 'is not the side of the mission' }];
  }
  const operations: unknown = given['operations'];
  if (given['op'] === 'exploitFor' && Array.isArray(operations) && operations.includes('mission') && index < length - 1)
    return [{ path, problem: 'must be the last operation where it allows a mission' }];
  return [];
}
