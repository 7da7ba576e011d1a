import { packFaults, statusOf, type Fault } from '@orrery/kernel';
import { ADVANTAGES, DECISIONS } from '../ids.ts';
import { distance, reachTables } from '../map.ts';
import { OPS, RACES, type RexPack } from './pack.ts';
import { packShape } from './shape.ts';

/** Everything wrong with a pack, with its path (REX-PACK-2); none: it can be played. */
export function faultsOf(pack: unknown): readonly Fault[] {
  const faults = packFaults(pack);
  if (faults.length > 0) return faults;
  packShape(pack, '', faults);
  if (faults.length > 0) return faults;
  const checked = pack as RexPack;
  return [...boardFaults(checked), ...distanceFaults(checked), ...pieceFaults(checked), ...cardFaults(checked), ...statusFaults(checked)];
}

const count = (expected: number, found: number, path: string, what: string): Fault[] =>
  expected === found ? [] : [{ path, problem: `has ${found} ${what}, not ${expected}` }];
const distinct = (values: readonly unknown[], path: string): Fault[] =>
  new Set(values).size === values.length ? [] : [{ path, problem: 'has doubles' }];
const known = (ids: readonly string[], all: readonly string[], path: string): Fault[] =>
  ids.filter((id) => !all.includes(id)).map((id) => ({ path, problem: `names ${id}, which this pack has not` }));

/** Checks 1, 2 (symmetry) and 3. */
function boardFaults({ locations, constants, playerCounts }: RexPack): Fault[] {
  const ids = locations.map(({ id }) => id);
  const faults = [...count(28, locations.length, '/locations', 'locations'), ...distinct(ids, '/locations')];
  faults.push(...count(1, locations.filter(({ council }) => council).length, '/locations', 'Councils'));
  locations.forEach((location, i) => {
    const path = `/locations/${i}`;
    if ((location.sector === null) !== location.council)
      faults.push({ path: `${path}/sector`, problem: 'the Council alone has no sector' });
    if (location.sector !== null && location.sector > constants.sectors)
      faults.push({ path: `${path}/sector`, problem: 'is beyond the last sector' });
    if (!(location.council || location.shield || location.stronghold || location.influence || location.spaceport))
      faults.push({ path, problem: 'has no symbol' });
    faults.push(...known(location.adj, ids, `${path}/adj`), ...distinct(location.adj, `${path}/adj`));
    for (const id of location.adj)
      if (id === location.id || !locations.find((other) => other.id === id)?.adj.includes(location.id))
        faults.push({ path: `${path}/adj`, problem: `the path to ${id} does not come back` });
  });
  for (let sector = 1; sector <= constants.sectors; sector++)
    if (!locations.some((location) => location.sector === sector))
      faults.push({ path: '/locations', problem: `nothing lies in sector ${sector}` });
  faults.push(...count(5, locations.filter(({ stronghold }) => stronghold).length, '/locations', 'strongholds'));
  const ports = locations.filter(({ spaceport }) => spaceport).map(({ id }) => id);
  if (ports.length !== 2 || ports.some((id) => !constants.ports.includes(id)) || constants.ports.length !== 2)
    faults.push({ path: '/constants/ports', problem: 'are not the two spaceports of the board' });
  faults.push(...known(constants.solVictorySites, ids, '/constants/solVictorySites'));
  for (const [players, { demolished }] of Object.entries(playerCounts))
    faults.push(...known(demolished, ids, `/playerCounts/${players}/demolished`));
  for (const players of ['3', '4', '5', '6']) {
    const rules = playerCounts[players];
    if (!rules) faults.push({ path: '/playerCounts', problem: `says nothing of ${players} players` });
    else if (new Set(rules.recommended).size < Number(players))
      faults.push({ path: `/playerCounts/${players}/recommended`, problem: `has fewer than ${players} different races` });
  }
  return faults;
}

const PRINTED_DISTANCES = [
  ['SAI', 'ICA', 2],
  ['SAI', 'CSP', 3],
  ['EMB', 'VEL', 2],
  ['CAR', 'ADI', 2],
] as const;
const PRINTED_SECTORS = { MPN: 1, TAR: 1, CSP: 2, ADI: 7 } as const;

/** Checks 2 (connected, whatever sector is closed), 4 and 5. */
function distanceFaults({ locations, constants, playerCounts }: RexPack): Fault[] {
  const faults: Fault[] = [];
  const at = (id: string): number => locations.findIndex((location) => location.id === id);
  const n = locations.length;
  const ruins = Object.values(playerCounts).reduce((set, { demolished }) => demolished.reduce((all, id) => all | (1 << at(id)), set), 0);
  for (const shut of [0, ruins]) {
    const tables = reachTables(locations, constants.sectors, shut, n);
    for (let sector = 0; sector <= constants.sectors; sector++) {
      const open = locations.flatMap((location, i) => ((shut >> i) & 1 || (sector > 0 && location.sector === sector) ? [] : [i]));
      const start = open[0] ?? 0;
      if (open.some((place) => distance(tables, n, sector, start, place) < 0))
        faults.push({ path: '/locations', problem: `the board falls apart when sector ${sector} is closed` });
    }
  }
  const tables = reachTables(locations, constants.sectors, 0, n);
  for (const [from, to, steps] of PRINTED_DISTANCES)
    if (at(from) < 0 || at(to) < 0 || distance(tables, n, 0, at(from), at(to)) !== steps)
      faults.push({ path: '/locations', problem: `${from} and ${to} are not ${steps} steps apart, as printed` });
  for (const [id, sector] of Object.entries(PRINTED_SECTORS))
    if (locations[at(id)]?.sector !== sector)
      faults.push({ path: '/locations', problem: `${id} does not lie in sector ${sector}, as printed` });
  if (!constants.solZone.includes(locations[at('PAL')]?.sector ?? 0))
    faults.push({ path: '/locations', problem: 'the Palace lies outside the zone of Sol' });
  for (const id of ['MPN', 'CSP'])
    if (!locations[at(id)]?.shield) faults.push({ path: '/locations', problem: `${id} has no shield, against print` });
  for (const id of ['TAR', 'REC', 'SCH'])
    if (locations[at(id)]?.shield) faults.push({ path: '/locations', problem: `${id} has a shield, against print` });
  return faults;
}

/** Checks 6 (leaders, ally cards) and 7. */
function pieceFaults({ races, leaders, allyCards, advantages, locations, constants }: RexPack): Fault[] {
  const faults: Fault[] = [];
  const ids = locations.map(({ id }) => id);
  for (const id of RACES) {
    faults.push(...count(1, races.filter((race) => race.id === id).length, '/races', `entries of ${id}`));
    faults.push(...count(5, leaders.filter(({ race }) => race === id).length, '/leaders', `leaders of ${id}`));
    faults.push(...count(2, allyCards.find(({ race }) => race === id)?.copies ?? 0, '/allyCards', `ally cards of ${id}`));
  }
  faults.push(
    ...distinct(
      leaders.map(({ id }) => id),
      '/leaders',
    ),
    ...distinct(
      leaders.map(({ name }) => name.en),
      '/leaders',
    ),
  );
  races.forEach((race, i) => {
    const board = (race.startBoard.count ?? 0) + Object.values(race.startBoard.at ?? {}).reduce((a, b) => a + b, 0);
    faults.push(...known(Object.keys(race.startBoard.at ?? {}), ids, `/races/${i}/startBoard/at`));
    faults.push(...count(20, race.units.normal + race.units.mech, `/races/${i}/units`, 'units'));
    faults.push(...count(race.units.normal, board + race.startReserve.normal, `/races/${i}`, 'ordinary units at the start'));
    faults.push(...count(race.units.mech, race.startReserve.mech, `/races/${i}`, 'mechanized units at the start'));
    if (race.traitorsKept !== 1 && race.traitorsKept !== constants.traitorsDealt)
      faults.push({ path: `/races/${i}/traitorsKept`, problem: 'a race keeps one of the traitor cards dealt, or all of them' });
    if (race.id !== 'LAZ' && race.units.mech > 0)
      faults.push({ path: `/races/${i}/units/mech`, problem: 'only Lazax has mechanized units' });
    if (race.startBoard.mode === 'zone' && race.id !== 'SOL')
      faults.push({ path: `/races/${i}/startBoard`, problem: 'only Sol chooses where it starts' });
  });
  faults.push(
    ...known(
      ADVANTAGES,
      advantages.map(({ id }) => id),
      '/advantages',
    ),
  );
  return faults;
}

const SOLITARY = OPS.filter((op) => op !== 'none' && op !== 'block' && op !== 'killLeader');

/** Checks 6 (decks) and 8. */
function cardFaults(pack: RexPack): Fault[] {
  const { strategyCards, influenceCards, bombardmentCards, betrayalCards, locations, xxchaForbidList, advantages } = pack;
  const cards = strategyCards.map(({ id }) => id);
  const faults = [...distinct(cards, '/strategyCards'), ...known(xxchaForbidList, cards, '/xxchaForbidList')];
  faults.push(
    ...count(
      42,
      strategyCards.reduce((sum, { copies }) => sum + copies, 0),
      '/strategyCards',
      'cards',
    ),
  );
  faults.push(
    ...count(16, influenceCards.length, '/influenceCards', 'cards'),
    ...distinct(
      influenceCards.map(({ id }) => id),
      '/influenceCards',
    ),
  );
  const placing = influenceCards.filter(({ kind }) => kind === 'place');
  if (placing.length < pack.constants.rounds)
    faults.push({ path: '/influenceCards', problem: `has ${placing.length} placing cards, too few for all rounds` });
  faults.push(
    ...count(6, bombardmentCards.length, '/bombardmentCards', 'cards'),
    ...distinct(
      bombardmentCards.map(({ value }) => value),
      '/bombardmentCards',
    ),
  );
  faults.push(
    ...count(8, betrayalCards.length, '/betrayalCards', 'cards'),
    ...distinct(
      betrayalCards.map(({ difficulty }) => difficulty),
      '/betrayalCards',
    ),
  );
  for (const op of SOLITARY)
    if (strategyCards.filter(({ effect }) => effect.op === op).length > 1)
      faults.push({ path: '/strategyCards', problem: `${op} stands on several cards` });
  const windows: readonly string[] = DECISIONS;
  strategyCards.forEach((card, i) => {
    faults.push(
      ...known(card.windows, windows, `/strategyCards/${i}/windows`),
      ...known(card.effect.blockedBy ?? [], cards, `/strategyCards/${i}/effect/blockedBy`),
    );
  });
  advantages.forEach(({ window }, i) => {
    if (window !== null && window !== 'W-*') faults.push(...known([window], windows, `/advantages/${i}/window`));
  });
  influenceCards.forEach(({ kind, first, second }, i) => {
    for (const put of [first, second])
      if (kind === 'place' && !locations.some(({ id, influence }) => id === put?.loc && influence))
        faults.push({ path: `/influenceCards/${i}`, problem: 'places influence where there is no influence symbol' });
  });
  return faults;
}

/** Check 9: every part says how sure it is. */
function statusFaults(pack: RexPack): Fault[] {
  const parts = [
    'constants',
    'locations',
    'races',
    'advantages',
    'leaders',
    'strategyCards',
    'influenceCards',
    'bombardmentCards',
    'betrayalCards',
    'allyCards',
    'playerCounts',
  ];
  return parts
    .filter((part) => !statusOf(pack, `/${part}`))
    .map((part) => ({ path: `/status/~1${part}`, problem: 'says nothing of how sure this part is' }));
}
