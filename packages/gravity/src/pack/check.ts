import { formFaults, packFaults, statusOf, type Fault, type Pack } from '@orrery/kernel';
import { house } from './house.ts';
import { OPERATIONS, type ActionData, type CardData, type GravityPack, type IslandData, type Operation } from './pack.ts';

/** What an action must and may say, by operation. */
const FIELDS: Readonly<
  Record<
    Operation,
    {
      readonly whole?: readonly string[];
      readonly maybe?: readonly string[];
      readonly words?: Readonly<Record<string, readonly string[]>>;
      readonly one?: readonly string[];
    }
  >
> = {
  recruit: { whole: ['amount'] },
  hire: { whole: ['amount'] },
  captureFromAirship: { words: { range: ['any'] } },
  captureFromIslands: { words: { range: ['adjacent', 'any'] } },
  extract: {},
  pump: { whole: ['amount'], words: { range: ['adjacent', 'any'] } },
  redeploy: { whole: ['amount'], words: { range: ['any'] } },
  turn: { one: ['islands'], maybe: ['amount'], words: { scope: ['own', 'ownOrAdjacent', 'any'] } },
  surge: { whole: ['amount'] },
  stabilise: { whole: ['amount'] },
  bombard: { whole: ['amount'], words: { range: ['any', 'adjacent'], first: ['mercenary', 'hunter'] } },
  leak: { whole: ['temporary', 'permanent'], words: { range: ['adjacent', 'any'] } },
  sabotage: { whole: ['amount'], one: ['perTrunk'] },
  dig: { whole: ['amount', 'holdLimit'] },
  conserve: { whole: ['amount'] },
  unload: { one: ['islands'] },
};

/** No number of a pack is larger: what it counts is listed one by one. */
const MOST = 99;
/** Pieces are committed in every mix of up to three kinds. */
const MOST_PIECES = 40;

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0 && (value as number) <= MOST;

/** Everything wrong with a pack, the first fault first; nothing if it can be played. GRV-PACK-2 */
export function faultsOf(pack: unknown): Fault[] {
  const basics = packFaults(pack);
  if (basics.length > 0) return basics;
  const { status: _status, cards: _cards, options: _options, ...parts } = house;
  const shape = shapeFaults(parts, pack, '');
  if (!Array.isArray((pack as Json).cards) || ((pack as Json).cards as unknown[]).length === 0)
    shape.push({ path: '/cards', problem: 'is missing or empty' });
  else ((pack as Json).cards as unknown[]).forEach((card, i) => shape.push(...cardShape(card, `/cards/${i}`)));
  shape.push(...optionShape((pack as Json).options));
  if (shape.length > 0) return shape;
  const sound = pack as GravityPack;
  return [
    ...sound.islands.flatMap((island, i) => islandFaults(island, i)),
    ...boardFaults(sound),
    ...numberFaults(sound),
    ...pieceFaults(sound),
    ...deckFaults(sound),
    ...sideFaults(sound),
    ...ruleFaults(sound),
    ...statusFaults(sound),
  ];
}

/** The same parts of the same types as the pack built in. */
function shapeFaults(template: unknown, given: unknown, path: string): Fault[] {
  if (Array.isArray(template)) {
    if (!Array.isArray(given)) return [{ path, problem: 'is missing or not a list' }];
    const [first] = template as unknown[];
    return first === undefined ? [] : given.flatMap((item, i) => shapeFaults(first, item, `${path}/${i}`));
  }
  if (isObject(template)) {
    if (!isObject(given)) return [{ path, problem: 'is missing or not an object' }];
    return Object.entries(template).flatMap(([key, part]) => shapeFaults(part, given[key], `${path}/${key}`));
  }
  if (typeof given !== typeof template) return [{ path, problem: `is missing or not a ${typeof template}` }];
  if (typeof given !== 'number' || path === '/version') return [];
  if (!Number.isInteger(given)) return [{ path, problem: 'is not a whole number' }];
  return Math.abs(given) > MOST ? [{ path, problem: `is beyond ${MOST}` }] : [];
}

const NAME = { en: '', ru: '', de: '' };

function cardShape(card: unknown, path: string): Fault[] {
  const faults = shapeFaults({ number: 0, module: '', copies: 0, name: NAME, actions: {} }, card, path);
  if (faults.length > 0) return faults;
  const { number, name, copies, module, actions } = card as CardData;
  faults.push(...formFaults(name, `${path}/name`));
  if (!isWhole(number)) faults.push({ path: `${path}/number`, problem: `is not a whole number from 1 to ${MOST}` });
  if (!isWhole(copies)) faults.push({ path: `${path}/copies`, problem: `is not a whole number from 1 to ${MOST}` });
  if (!['base', 'war', 'air'].includes(module)) faults.push({ path: `${path}/module`, problem: 'is not base, war or air' });
  for (const which of ['A', 'B'] as const) faults.push(...actionFaults(actions[which], `${path}/actions/${which}`));
  return faults;
}

function actionFaults(action: ActionData, path: string): Fault[] {
  const faults = shapeFaults({ op: '', name: NAME }, action, path);
  if (faults.length > 0) return faults;
  faults.push(...formFaults(action.name, `${path}/name`));
  if (!OPERATIONS.includes(action.op)) return [{ path: `${path}/op`, problem: `is not one of ${OPERATIONS.join(', ')}` }];
  const { whole = [], maybe = [], words = {}, one = [] } = FIELDS[action.op];
  const given = action as unknown as Json;
  for (const field of [...whole, ...maybe.filter((each) => given[each] !== undefined)])
    if (!isWhole(given[field])) faults.push({ path: `${path}/${field}`, problem: `is not a whole number from 1 to ${MOST}` });
  for (const field of one) if (given[field] !== 1) faults.push({ path: `${path}/${field}`, problem: 'can only be 1' });
  for (const [field, values] of Object.entries(words))
    if (!values.includes(given[field] as string)) faults.push({ path: `${path}/${field}`, problem: `is not one of ${values.join(', ')}` });
  return faults;
}

function optionShape(given: unknown): Fault[] {
  if (!isObject(given)) return [{ path: '/options', problem: 'is missing or not an object' }];
  return ['players', 'module', 'domination', 'confrontation', 'prepTalk'].flatMap((id) => {
    const allowed = (house.options as Json)[id] as readonly unknown[];
    const values = given[id];
    if (!Array.isArray(values) || values.length === 0) return [{ path: `/options/${id}`, problem: 'is missing or empty' }];
    return values.flatMap((value, i) =>
      allowed.includes(value) ? [] : [{ path: `/options/${id}/${i}`, problem: `is not one of ${allowed.join(', ')}` }],
    );
  });
}

function islandFaults(island: IslandData, i: number): Fault[] {
  const path = `/islands/${i}`;
  const faults = formFaults(island.name, `${path}/name`);
  if (island.index !== i) faults.push({ path: `${path}/index`, problem: `is not ${i}, its place in the list` });
  if (island.sources.length !== 6) faults.push({ path: `${path}/sources`, problem: 'does not have six sides' });
  island.sources.forEach((text, side) => {
    if (!/^[BR]*$/.test(text)) faults.push({ path: `${path}/sources/${side}`, problem: 'has other letters than B and R' });
  });
  const sides = island.trunks.flat();
  const whole = sides.length === 6 && [0, 1, 2, 3, 4, 5].every((side) => sides.includes(side));
  if (island.pipeline ? !whole : island.trunks.length > 0)
    faults.push({
      path: `${path}/trunks`,
      problem: island.pipeline ? 'do not serve each of the six sides once' : 'belong to an island without a pipeline',
    });
  if (island.trunks.length > 6) faults.push({ path: `${path}/trunks`, problem: 'are more than six' });
  if (island.sabotage && !island.pipeline) faults.push({ path: `${path}/sabotage`, problem: 'needs a pipeline' });
  if (island.garrison < 0) faults.push({ path: `${path}/garrison`, problem: 'is negative' });
  return faults;
}

const distinct = (items: readonly unknown[]): boolean => new Set(items.map((item) => JSON.stringify(item))).size === items.length;

function boardFaults({ geometry, islands, options }: GravityPack): Fault[] {
  const faults: Fault[] = [];
  if (islands.length !== 7) faults.push({ path: '/islands', problem: 'are not seven' });
  if (islands.filter(({ centre }) => centre).length !== 1) faults.push({ path: '/islands', problem: 'do not have exactly one centre' });
  if (!distinct(islands.map(({ id }) => id))) faults.push({ path: '/islands', problem: 'have the same id twice' });
  const directions = house.geometry.directions;
  if (JSON.stringify(geometry.directions) !== JSON.stringify(directions))
    faults.push({ path: '/geometry/directions', problem: 'are not the six steps of the hexagonal grid in their order' });
  if (geometry.centreCell.length !== 2) faults.push({ path: '/geometry/centreCell', problem: 'is not a cell of two numbers' });
  geometry.ringCells.forEach((cell, i) => {
    if (cell.length !== 2) faults.push({ path: `/geometry/ringCells/${i}`, problem: 'is not a cell of two numbers' });
  });
  if (geometry.ringCells.length !== 6 || !distinct([geometry.centreCell, ...geometry.ringCells]))
    faults.push({ path: '/geometry/ringCells', problem: 'are not six different cells beside the centre' });
  for (const players of options.players) {
    const ring = geometry.startRing[String(players)];
    const sound =
      Array.isArray(ring) && ring.length === players && distinct(ring) && ring.every((at) => Number.isInteger(at) && at >= 0 && at < 6);
    if (!sound) faults.push({ path: `/geometry/startRing/${players}`, problem: `does not name ${players} different places of the ring` });
  }
  return faults;
}

/** Counts, amounts, limits and divisors are positive. */
function numberFaults(pack: GravityPack): Fault[] {
  const faults: Fault[] = [];
  const positive = (path: string, parts: object): void => {
    for (const [key, value] of Object.entries(parts))
      if (typeof value === 'number' && value < 1) faults.push({ path: `${path}/${key}`, problem: 'is not positive' });
  };
  positive('/pieces', { ...pack.pieces, startOnAirship: 1 });
  positive('/extraction', pack.extraction);
  positive('/round', pack.round);
  positive('/round/base', pack.round.base);
  positive('/round/withModule', pack.round.withModule);
  positive('/capture', pack.capture);
  positive('/attraction', pack.attraction);
  positive('/supply', pack.supply);
  positive('/domination', pack.domination);
  positive('/confrontation', pack.confrontation);
  return faults;
}

function pieceFaults({ pieces, islands, geometry, options }: GravityPack): Fault[] {
  const faults: Fault[] = [];
  for (const kind of ['hunters', 'mercenaries'] as const)
    if (pieces[kind] > MOST_PIECES) faults.push({ path: `/pieces/${kind}`, problem: `are more than ${MOST_PIECES}` });
  if (pieces.startOnAirship < 0) faults.push({ path: '/pieces/startOnAirship', problem: 'is negative' });
  if (pieces.startOnIsland + pieces.startOnAirship > pieces.hunters)
    faults.push({ path: '/pieces/hunters', problem: 'are fewer than stand on the table at the start' });
  if (pieces.startOnAirship > pieces.airshipCrew)
    faults.push({ path: '/pieces/startOnAirship', problem: 'is more than an airship carries' });
  if (pieces.airshipMercenaries >= pieces.airshipCrew)
    faults.push({ path: '/pieces/airshipMercenaries', problem: 'leaves no berth for a hunter' });
  const fewest = Math.min(...options.players.map((players) => geometry.startRing[String(players)]?.length ?? 0));
  const garrisons = islands.map(({ garrison }) => garrison).toSorted((a, b) => b - a);
  if (garrisons.slice(0, islands.length - fewest).reduce((sum, garrison) => sum + garrison, 0) > pieces.mercenaries)
    faults.push({ path: '/pieces/mercenaries', problem: 'are fewer than the garrisons need' });
  return faults;
}

function deckFaults({ cards, round, options }: GravityPack): Fault[] {
  const faults: Fault[] = [];
  if (!distinct(cards.map(({ number }) => number))) faults.push({ path: '/cards', problem: 'have the same number twice' });
  for (const module of options.module) {
    const deck = cards.filter((card) => card.module === 'base' || card.module === module);
    const { draw, keep } = module === 'none' ? round.base : round.withModule;
    const path = module === 'none' ? '/round/base' : '/round/withModule';
    if (deck.reduce((sum, { copies }) => sum + copies, 0) < draw + keep + round.savedLimit)
      faults.push({ path, problem: `a deck (module ${module}) has fewer cards than draw, keep and saved cards together` });
    if (keep > draw) faults.push({ path: `${path}/keep`, problem: 'is more than is drawn' });
    if (deck.length > 15 || deck.reduce((sets, { copies }) => sets * (copies + 1), 1) > 100_000)
      faults.push({ path: '/cards', problem: 'are too many kinds or copies' });
  }
  return faults;
}

/** Pulls by the number of sides: there are two sides at least, and one for each player at most. */
function sideFaults({ attraction: { pullsWithLeadBySides: bySides = {} }, players }: GravityPack): Fault[] {
  const path = '/attraction/pullsWithLeadBySides';
  if (!isObject(bySides)) return [{ path, problem: 'is not an object' }];
  return Object.entries(bySides).flatMap(([sides, pulls]) => {
    const at = `${path}/${sides}`;
    if (!/^[2-9]$/.test(sides) || Number(sides) > players.max) return [{ path: at, problem: 'is no number of sides' }];
    return isWhole(pulls) ? [] : [{ path: at, problem: `is not a whole number from 1 to ${MOST}` }];
  });
}

/** Rules of the base game that are code: a pack can name them, not change them. */
function ruleFaults(pack: GravityPack): Fault[] {
  const faults: Fault[] = [];
  const only = (path: string, value: unknown, ...allowed: unknown[]): void => {
    if (!allowed.includes(value)) faults.push({ path, problem: `can only be ${allowed.join(' or ')}` });
  };
  only('/extraction/remainders', pack.extraction.remainders, 'lost');
  only('/capture/lossRounding', pack.capture.lossRounding, 'down', 'up');
  only('/capture/gravityStays', pack.capture.gravityStays, true);
  only('/capture/minimumSurvivingHunters', pack.capture.minimumSurvivingHunters, 1);
  only('/attraction/tieBreak', pack.attraction.tieBreak, 'permanent');
  only('/attraction/tie', pack.attraction.tie, 'balance');
  only('/attraction/leadAgainst', pack.attraction.leadAgainst, 'rivals');
  only('/supply/gravityUnits', pack.supply.gravityUnits, 'unlimited');
  only('/confrontation/players', pack.confrontation.players, 4);
  only('/confrontation/copyCost', pack.confrontation.copyCost, 1);
  if (pack.capture.lossDivisor < 2) faults.push({ path: '/capture/lossDivisor', problem: 'is less than 2' });
  if (pack.capture.lossRounding === 'up' && pack.capture.margin < 2)
    faults.push({ path: '/capture/lossRounding', problem: 'would leave a single attacker dead' });
  const { goals } = pack.domination;
  if (goals.length === 0 || goals.some((goal, i) => goal < 1 || (i > 0 && goal <= (goals[i - 1] as number))))
    faults.push({ path: '/domination/goals', problem: 'are not positive and ascending' });
  const seats = pack.confrontation.teams.flat();
  if (
    pack.confrontation.teams.length !== 2 ||
    pack.confrontation.teams.some((team) => team.length !== 2) ||
    seats.toSorted((a, b) => a - b).join() !== '0,1,2,3'
  )
    faults.push({ path: '/confrontation/teams', problem: 'are not two pairs of the four seats' });
  return faults;
}

/** Every value has a status. */
function statusFaults(pack: Pack): Fault[] {
  const faults: Fault[] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) visit(part, `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    else if (statusOf(pack, path) === undefined) faults.push({ path, problem: 'has no status' });
  };
  const { status: _status, ...parts } = pack;
  visit(parts, '');
  return faults;
}
