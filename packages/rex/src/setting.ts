/**
 * Positions in words, as tests and lessons write them. Seat i is the i-th race; what is not said is empty, and units not placed are in the reserves.
 */
import { At as Carrying, set, type Chance, type Tell } from '@orrery/kernel';
import { run } from './flow.ts';
import { push } from './frames.ts';
import { takeCard } from './hand.ts';
import { PHASES, RACE, type PhaseId } from './ids.ts';
import { RACES, type Race } from './pack/pack.ts';
import type { RexRules } from './rules.ts';
import { blankState, seatOf, type State } from './state.ts';
import { leaderId, raceData, raceOfLeader, type Table } from './table.ts';
import { addUnits } from './units.ts';

type Of<T> = Partial<Record<Race, T>>;
type At<T> = Readonly<Record<string, T>>;

export interface Setting {
  readonly races?: readonly Race[];
  readonly first?: Race;
  readonly round?: number;
  readonly fleet?: number;
  readonly units?: At<Of<number>>;
  readonly mech?: At<number>;
  readonly down?: At<number>;
  readonly lost?: Of<number>;
  readonly lostMech?: number;
  readonly reserve?: Of<number>;
  readonly influence?: Of<number>;
  readonly gold?: At<number>;
  readonly hands?: Of<readonly string[]>;
  /** Size of the strategy deck; the rest of the cards lie in the discard pile. */
  readonly deck?: number;
  readonly deckTop?: readonly string[];
  readonly discard?: readonly string[];
  /** Influence cards: latest discard last, and the next to be drawn first. */
  readonly discarded?: readonly string[];
  readonly draws?: readonly string[];
  readonly bombardment?: number;
  readonly traitors?: Of<readonly string[]>;
  readonly allies?: readonly (readonly Race[])[];
  readonly dead?: readonly string[];
  readonly used?: At<string>;
  readonly prediction?: readonly [Race, number];
  readonly betrayal?: Of<string>;
  readonly shieldless?: string;
}

/** The seat of a race at the table, and the number of a location; a race or place that is not there throws. */
const seatAt = (state: State, race: Race): number => {
  const seat = seatOf(state, RACE[race]);
  if (seat < 0) throw new Error(`no ${race} at the table`);
  return seat;
};
export function placeOf({ pack }: Table, id: string): number {
  const place = pack.locations.findIndex((location) => location.id === id);
  if (place < 0) throw new Error(`no location ${id}`);
  return place;
}

/** The state a setting describes, before any phase has begun. */
export function readSetting({ table }: RexRules, setting: Setting): State {
  const state = blankState(table);
  (setting.races ?? RACES).forEach((race, seat) => {
    state.race[seat] = RACES.indexOf(race);
    state.seatOf[RACES.indexOf(race)] = seat;
  });
  state.first = setting.first ? seatAt(state, setting.first) : 0;
  state.round = setting.round ?? 3;
  state.fleet.sector = setting.fleet ?? 9;
  for (const [race, amount] of entries(setting.influence)) state.influence[seatAt(state, race)] = amount;
  for (const [id, amount] of Object.entries(setting.gold ?? {})) state.lying[placeOf(table, id)] = amount;
  state.bank = 0 - sum(state.influence) - sum(state.lying);
  setUnits(table, state, setting);
  setPeople(table, state, setting);
  setCards(table, state, setting);
  return state;
}

/** Begins a phase, and goes on to its first question. */
export function beginPhase({ table }: RexRules, state: State, phase: PhaseId, chance: Chance, tell: Tell): void {
  push(state, PHASES.indexOf(phase));
  run(new Carrying(table, state, -1, chance, tell));
}

function setUnits(table: Table, state: State, setting: Setting): void {
  const board = state.units;
  for (const [id, here] of Object.entries(setting.units ?? {}))
    for (const [race, units] of entries(here)) addUnits(table, state, seatAt(state, race), placeOf(table, id), units, 0);
  for (const [id, units] of Object.entries(setting.mech ?? {})) addUnits(table, state, seatAt(state, 'LAZ'), placeOf(table, id), 0, units);
  for (const [id, units] of Object.entries(setting.down ?? {})) addUnits(table, state, seatAt(state, 'XXC'), placeOf(table, id), 0, units);
  for (const [race, units] of entries(setting.lost)) board.lost[seatAt(state, race)] = units;
  board.lostMechanized = setting.lostMech ?? 0;
  state.race.forEach((race, seat) => {
    const { normal, mech } = raceData(table, race).units;
    const { locations } = table;
    const placed = sum(board.up.slice(seat * locations, (seat + 1) * locations)) + (RACES[race] === 'XXC' ? sum(board.faceDown) : 0);
    board.reserve[seat] = setting.reserve?.[RACES[race] as Race] ?? normal - placed - (board.lost[seat] ?? 0);
    if (mech > 0) board.reserveMechanized = mech - sum(board.mechanized) - board.lostMechanized;
  });
  if (setting.shieldless) state.shieldless = set.only(placeOf(table, setting.shieldless));
}

function setPeople(table: Table, state: State, setting: Setting): void {
  for (let leader = 0; leader < table.leaders; leader++) {
    const id = leaderId(table, leader);
    if (seatOf(state, raceOfLeader(table, leader)) < 0) continue;
    const { leaders } = state;
    if (setting.dead?.includes(id)) leaders.lost = set.with(leaders.lost, leader);
    else leaders.reserve = set.with(leaders.reserve, leader);
    if (setting.used?.[id]) leaders.used.push({ leader, location: placeOf(table, setting.used[id]) });
    const holder = entries(setting.traitors).find(([, held]) => held.includes(id));
    state.leaders.traitor[leader] = holder ? seatAt(state, holder[0]) : -1;
    if (!holder) state.leaders.traitorDeck.push(leader);
  }
  for (const group of setting.allies ?? []) {
    const members = set.of<'seat'>(group.map((race) => seatAt(state, race)));
    for (const race of group) state.allies[seatAt(state, race)] = set.without(members, seatAt(state, race));
  }
  if (setting.prediction) state.prediction = { race: RACE[setting.prediction[0]], round: setting.prediction[1] };
  for (const [race, id] of entries(setting.betrayal))
    state.betrayal[seatAt(state, race)] = table.pack.betrayalCards.findIndex((card) => card.id === id);
}

function setCards(table: Table, state: State, setting: Setting): void {
  const card = (id: string): number => table.pack.strategyCards.findIndex((data) => data.id === id);
  const left = table.pack.strategyCards.map(({ copies }) => copies);
  const take = (id: string): number => {
    const i = card(id);
    left[i] = (left[i] as number) - 1;
    if (left[i] < 0) throw new Error(`no ${id} is left`);
    return i;
  };
  for (const [race, hand] of entries(setting.hands)) for (const id of hand) takeCard(table, state, seatAt(state, race), take(id));
  const top = (setting.deckTop ?? []).map(take);
  state.cards.discard = (setting.discard ?? []).map(take);
  const rest = left.flatMap((copies, i) => new Array<number>(copies).fill(i));
  const size = setting.deck === undefined ? rest.length : setting.deck - top.length;
  state.cards.deck = [...rest.slice(0, size), ...top.toReversed()];
  state.cards.discard.push(...rest.slice(size));
  const influence = (ids: readonly string[]): number[] => ids.map((id) => table.pack.influenceCards.findIndex((data) => data.id === id));
  const discarded = influence(setting.discarded ?? []);
  state.influenceCards.discard = discarded;
  const next = influence(setting.draws ?? []).toReversed();
  state.influenceCards.deck = [
    ...table.pack.influenceCards.map((_, i) => i).filter((i) => !next.includes(i) && !discarded.includes(i)),
    ...next,
  ];
  const bombardment = table.pack.bombardmentCards.map((_, i) => i);
  const drawn = bombardment.findIndex((i) => table.pack.bombardmentCards[i]?.value === setting.bombardment);
  if (drawn >= 0) bombardment.push(...bombardment.splice(drawn, 1));
  state.fleet.deck = bombardment;
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
function entries<T>(of: Of<T> | undefined): [Race, T][] {
  return Object.entries(of ?? {}) as [Race, T][];
}
