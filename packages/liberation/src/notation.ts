import { set, type Fault } from '@orrery/kernel';
import type { Cities, City } from './cities.ts';
import { At, DECISIONS } from './decision-ids.ts';
import { adjacency, cardOf, citiesOf, readPlaced, writePlaced } from './galaxy.ts';
import { invariants } from './invariants.ts';
import { DYNASTY, LIBERATION, type Side } from './sides.ts';
import { empty, type State } from './state.ts';
import type { Table } from './table.ts';

/**
 * A position in one line:
 *
 *     P4A,P1A/P3Ar,P2Ar 1 BDEFJLN M AG C*G HI K dyn.step1 5
 *
 * galaxy, Act, deck (top card first), discard pile, Dynasty hand, occupied cities (`*` = exploited), Liberation hand, base, decision, turn; `-` stands
 * for nothing. What a mission has begun follows as `name=value`.
 */
export function writePosition(table: Table, state: State): string {
  const letters = (cities: Cities): string => table.cities.filter((_, city) => set.has(cities, city)).join('') || '-';
  const city = (one: City): string => (one < 0 ? '-' : (table.cities[one] ?? '?'));
  const cells = state.layout.map((placed) => writePlaced(table.atlas, placed));
  const deck = state.deck.toReversed().map((card) => table.cities[card]);
  const occupied = table.cities.map((id, each) => (set.has(state.occupied, each) ? (set.has(state.exploited, each) ? `${id}*` : id) : ''));
  const begun: Record<string, string> = {};
  if (state.mission >= 0) begun['mission'] = `${table.missions[state.mission]?.id}.${state.step}`;
  if (state.played >= 0) begun['played'] = city(state.played);
  if (state.source >= 0) begun['source'] = city(state.source);
  if (state.exploiting >= 0) begun['exploiting'] = city(state.exploiting);
  if (state.payExploit > 0 || state.payDiscard > 0) begun['pay'] = 'E'.repeat(state.payExploit) + 'X'.repeat(state.payDiscard);
  if (state.left > 0) begun['left'] = String(state.left);
  if (state.used !== 0) begun['used'] = letters(state.used);
  if (state.captured !== 0) begun['captured'] = letters(state.captured);
  if (state.looked > 0) begun['looked'] = String(state.looked);
  if (state.map >= 0) begun['map'] = table.atlas.maps[state.map] ?? '?';
  if (state.winner >= 0) begun['winner'] = state.winner === DYNASTY ? 'D' : 'L';
  return [
    `${cells[0]},${cells[1]}/${cells[2]},${cells[3]}`,
    state.act,
    deck.join('') || '-',
    letters(state.discard),
    letters(state.dynasty),
    occupied.join('') || '-',
    letters(state.liberation),
    city(state.base),
    DECISIONS[state.at],
    state.turn,
    ...Object.entries(begun).map(([name, value]) => `${name}=${value}`),
  ].join(' ');
}

const FIELDS = ['layout', 'act', 'deck', 'discard', 'dynasty', 'occupied', 'liberation', 'base', 'decision', 'turn'] as const;
type Field = (typeof FIELDS)[number];
const BEGUN = ['mission', 'played', 'source', 'exploiting', 'pay', 'left', 'used', 'captured', 'looked', 'map', 'winner'];

class Unreadable extends Error {
  readonly path: string;
  constructor(path: string, problem: string) {
    super(problem);
    this.path = path;
  }
}

/** A position from its line, or what is wrong with it: an unreadable part by its name, a broken law by the law's. */
export function readPosition(table: Table, text: unknown): State | { readonly faults: readonly Fault[] } {
  try {
    const state = read(table, text);
    for (const [law, broken] of Object.entries(invariants(table))) {
      const problem = broken(state);
      if (problem !== null) return { faults: [{ path: `/invariants/${law}`, problem }] };
    }
    if (state.at !== At.OVER && table.decisions.list(state.at, table, state, state.side, []) === 0)
      throw new Unreadable('/decision', 'leaves nothing to choose');
    return state;
  } catch (error) {
    if (error instanceof Unreadable) return { faults: [{ path: error.path, problem: error.message }] };
    throw error;
  }
}

function read(table: Table, text: unknown): State {
  if (typeof text !== 'string') throw new Unreadable('', 'is not a line of text');
  const words = text.trim().split(/\s+/);
  if (words.length < FIELDS.length) throw new Unreadable('', `has ${words.length} parts instead of ${FIELDS.join(', ')}`);
  const field = Object.fromEntries(FIELDS.map((name, i) => [name, words[i]])) as Record<Field, string>;
  const begun = new Map<string, string>();
  for (const word of words.slice(FIELDS.length)) {
    const [name = '', value] = word.split('=', 2);
    if (!BEGUN.includes(name) || value === undefined || value === '') throw new Unreadable(`/${name}`, 'is no part of a position');
    if (begun.has(name)) throw new Unreadable(`/${name}`, 'stands twice');
    begun.set(name, value);
  }

  const city = (path: string, id: string): City => {
    const found = table.cities.indexOf(id);
    if (found < 0) throw new Unreadable(path, `names ${id}, which is no city of this table`);
    return found;
  };
  const list = (path: string, ids: string): City[] => (ids === '-' ? [] : [...ids].map((id) => city(path, id)));
  const cities = (path: string, ids: string): Cities =>
    list(path, ids).reduce<Cities>((found, each) => {
      if (set.has(found, each)) throw new Unreadable(path, `names ${table.cities[each]} twice`);
      return set.with(found, each);
    }, 0);
  const whole = (path: string, digits: string, from: number, to: number): number => {
    const n = /^\d{1,6}$/.test(digits) ? Number(digits) : -1;
    if (n < from || n > to) throw new Unreadable(path, `is not a number from ${from} to ${to}`);
    return n;
  };

  const cells = field.layout.split(/[,/]/).map((cell) => readPlaced(table.atlas, cell));
  if (cells.length !== 4 || cells.includes(-1)) throw new Unreadable('/layout', 'is not four placed map cards like P4A,P1A/P3Ar,P2Ar');
  if (new Set(cells.map(cardOf)).size !== 4) throw new Unreadable('/layout', 'has a map card twice');
  const inPlay = citiesOf(table.atlas, cells);
  const state = empty(cells, adjacency(table.atlas, cells), inPlay);
  state.act = whole('/act', field.act, 1, 3);
  state.turn = whole('/turn', field.turn, 0, 999_999);
  state.deck = list('/deck', field.deck).toReversed();
  state.discard = cities('/discard', field.discard);
  state.dynasty = cities('/dynasty', field.dynasty);
  state.occupied = cities('/occupied', field.occupied.replaceAll('*', ''));
  for (const [, id = ''] of field.occupied.matchAll(/(.)\*/g)) state.exploited = set.with(state.exploited, city('/occupied', id));
  state.liberation = cities('/liberation', field.liberation);
  state.base = field.base === '-' ? -1 : city('/base', field.base);
  state.at = DECISIONS.findIndex((id) => id === field.decision);
  if (state.at < 0) throw new Unreadable('/decision', `${field.decision} is no decision of this game`);

  const given = (name: string): string => begun.get(name) ?? '';
  if (begun.has('mission')) {
    const [id, step = '0'] = given('mission').split('.');
    state.mission = table.missions.findIndex((mission) => mission.id === id);
    if (state.mission < 0) throw new Unreadable('/mission', `${id} is no mission of this table`);
    state.step = whole('/mission', step, 0, table.missions[state.mission]?.effect.length ?? 0);
  }
  if (begun.has('played')) state.played = city('/played', given('played'));
  if (begun.has('source')) state.source = city('/source', given('source'));
  if (begun.has('exploiting')) state.exploiting = city('/exploiting', given('exploiting'));
  if (begun.has('pay')) {
    if (!/^E*X*$/.test(given('pay'))) throw new Unreadable('/pay', 'is not a cost like EEX');
    state.payExploit = given('pay').lastIndexOf('E') + 1;
    state.payDiscard = given('pay').length - state.payExploit;
  }
  if (begun.has('left')) state.left = whole('/left', given('left'), 0, 99);
  if (begun.has('used')) state.used = cities('/used', given('used'));
  if (begun.has('captured')) state.captured = cities('/captured', given('captured'));
  if (begun.has('looked')) state.looked = whole('/looked', given('looked'), 0, state.deck.length);
  if (begun.has('map')) {
    state.map = table.atlas.maps.indexOf(given('map'));
    if (state.map < 0) throw new Unreadable('/map', `${given('map')} is no map card of this table`);
  }
  if (begun.has('winner')) {
    state.winner = ['D', 'L'].indexOf(given('winner'));
    if (state.winner < 0) throw new Unreadable('/winner', 'is neither D nor L');
  }
  state.side = sideOf(table, state, field.decision);
  demandWhatIsPending(table, state);
  return state;
}

/** Whose turn it is follows from the decision, or from whose mission is running. */
function sideOf(table: Table, state: State, decision: string): Side {
  if (state.at === At.SETUP_BASE || decision.startsWith('lib.')) return LIBERATION;
  if (state.at === At.SETUP_OCCUPY || decision.startsWith('dyn.')) return DYNASTY;
  if (state.at === At.OVER) return state.mission >= 0 || state.source >= 0 ? DYNASTY : state.turn % 2 === 1 ? DYNASTY : LIBERATION;
  const mission = table.pack.missions[state.mission];
  if (!mission) throw new Unreadable('/mission', `is missing: ${decision} belongs to a mission`);
  return mission.side === 'D' ? DYNASTY : LIBERATION;
}

/** Which operation of a mission asks each decision is not checked here: a position is a tool, not a proof. What the rules would read must be there. */
function demandWhatIsPending(table: Table, state: State): void {
  if ((state.at === At.DYN_EXPLOIT || state.at === At.WARP_OP) && !set.has(state.exploited, state.exploiting))
    throw new Unreadable('/exploiting', 'is missing or not an exploited city');
  if (state.at === At.WARP_MODE && !state.layout.some((placed) => cardOf(placed) === state.map))
    throw new Unreadable('/map', 'is missing or not in the galaxy');
  if (state.at === At.PAY_EXPLOIT && state.payExploit === 0) throw new Unreadable('/pay', 'has no E to pay');
  if (state.at === At.PAY_DISCARD && state.payDiscard === 0) throw new Unreadable('/pay', 'has no X to pay');
  const inMission = state.at >= At.PROPAGANDA_COUNT && state.at !== At.RESIST_TARGET;
  if (inMission && !table.missions[state.mission]?.effect[state.step]) throw new Unreadable('/mission', 'has no such operation');
  const most = inMission && state.at !== At.WARP_MODE ? (table.missions[state.mission]?.effect[state.step]?.count ?? 0) : 99;
  if (state.left > most) throw new Unreadable('/left', `is above ${most}`);
  if ((state.at === At.SPY_TAKE || state.at === At.SPY_ORDER) && state.looked === 0) throw new Unreadable('/looked', 'is missing');
  const { order, orderOfThree, orderOfFour } = table.verbs;
  if (state.at === At.SPY_ORDER && ([order, orderOfThree, orderOfFour][state.looked - 2]?.first ?? -1) < 0)
    throw new Unreadable('/looked', 'is not a number of cards to order');
  if (set.minus(state.exploited, state.occupied) !== 0) throw new Unreadable('/occupied', 'has an exploited city that is not occupied');
  if (set.size(state.inPlay) < 6) throw new Unreadable('/layout', 'has too few cities');
}
