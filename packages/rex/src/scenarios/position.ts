import { At as Carrying, quick, set, SPECTATOR, type Chance } from '@orrery/kernel';
import { run } from '../flow.ts';
import { push } from '../frames.ts';
import { takeCard } from '../hand.ts';
import { DECISIONS, PHASES, RACE, type DecisionId, type PhaseId } from '../ids.ts';
import { rex, type RexRules } from '../index.ts';
import { RACES, type Race, type RexPack } from '../pack/pack.ts';
import { standard } from '../pack/standard.ts';
import { blankState, seatOf, type State } from '../state.ts';
import { leaderId, raceData, raceOfLeader, type Table } from '../table.ts';
import { addUnits } from '../units.ts';
import type { RexView } from '../view.ts';
import type { RexChoice, RexEvent } from '../words.ts';

type Of<T> = Partial<Record<Race, T>>;
type At<T> = Readonly<Record<string, T>>;

/** A position in words. Seat i is the i-th race; what is not said is empty, and units not placed are in the reserves. */
export interface Setting {
  readonly races?: readonly Race[];
  /** Version of the rules, the present one where none is named. */
  readonly rules?: string;
  readonly options?: At<string | number | boolean>;
  readonly pack?: RexPack;
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

export class Position {
  readonly rules: RexRules;
  readonly s: State;
  readonly events: RexEvent[] = [];
  readonly heard: RexEvent[][];
  readonly #t: Table;
  readonly #chance: Chance = quick(7);

  constructor(setting: Setting = {}) {
    const races = setting.races ?? RACES;
    const game = setting.rules === undefined ? rex : rex.earlier.find(({ rules }) => rules === setting.rules);
    if (!game) throw new Error(`no rules ${setting.rules}`);
    const rules = game.open({ seats: races.length, racePool: 'all', ...setting.options }, setting.pack ?? standard);
    if ('faults' in rules) throw new Error(JSON.stringify(rules.faults));
    this.rules = rules;
    this.#t = rules.table;
    this.heard = races.map(() => []);
    this.s = blankState(this.#t);
    races.forEach((race, seat) => {
      this.s.race[seat] = RACES.indexOf(race);
      this.s.seatOf[RACES.indexOf(race)] = seat;
    });
    this.#set(setting);
  }

  readonly tell = (to: number, code: number): void => {
    const event = this.rules.events.name(code);
    if ((to >> SPECTATOR) & 1) this.events.push(event);
    this.heard.forEach((list, seat) => (to >> seat) & 1 && list.push(event));
  };

  seat(race: Race): number {
    return seatOf(this.s, RACE[race]);
  }
  place(id: string): number {
    const place = this.#t.pack.locations.findIndex((location) => location.id === id);
    if (place < 0) throw new Error(`no location ${id}`);
    return place;
  }

  #set(setting: Setting): void {
    const { s } = this;
    s.first = setting.first ? this.seat(setting.first) : 0;
    s.round = setting.round ?? 3;
    s.fleet.sector = setting.fleet ?? 9;
    for (const [race, amount] of entries(setting.influence)) s.influence[this.seat(race)] = amount;
    for (const [id, amount] of Object.entries(setting.gold ?? {})) s.lying[this.place(id)] = amount;
    s.bank = 0 - sum(s.influence) - sum(s.lying);
    this.#setUnits(setting);
    this.#setPeople(setting);
    this.#setCards(setting);
  }

  #setUnits(setting: Setting): void {
    const { s } = this;
    const board = s.units;
    for (const [id, here] of Object.entries(setting.units ?? {}))
      for (const [race, units] of entries(here)) addUnits(this.#t, s, this.seat(race), this.place(id), units, 0);
    for (const [id, units] of Object.entries(setting.mech ?? {})) addUnits(this.#t, s, this.seat('LAZ'), this.place(id), 0, units);
    for (const [id, units] of Object.entries(setting.down ?? {})) addUnits(this.#t, s, this.seat('XXC'), this.place(id), 0, units);
    for (const [race, units] of entries(setting.lost)) board.lost[this.seat(race)] = units;
    board.lostMechanized = setting.lostMech ?? 0;
    s.race.forEach((race, seat) => {
      const { normal, mech } = raceData(this.#t, race).units;
      const { locations } = this.#t;
      const placed = sum(board.up.slice(seat * locations, (seat + 1) * locations)) + (RACES[race] === 'XXC' ? sum(board.faceDown) : 0);
      board.reserve[seat] = setting.reserve?.[RACES[race] as Race] ?? normal - placed - (board.lost[seat] ?? 0);
      if (mech > 0) board.reserveMechanized = mech - sum(board.mechanized) - board.lostMechanized;
    });
    if (setting.shieldless) s.shieldless = set.only(this.place(setting.shieldless));
  }

  #setPeople(setting: Setting): void {
    const { s } = this;
    const t = this.#t;
    for (let leader = 0; leader < t.leaders; leader++) {
      const id = leaderId(t, leader);
      if (seatOf(s, raceOfLeader(t, leader)) < 0) continue;
      s.leaders.condition[leader] = setting.dead?.includes(id) ? 2 : 1;
      s.leaders.used[leader] = setting.used?.[id] ? this.place(setting.used[id]) + 1 : 0;
      const holder = entries(setting.traitors).find(([, held]) => held.includes(id));
      s.leaders.traitor[leader] = holder ? this.seat(holder[0]) : -1;
      if (!holder) s.leaders.traitorDeck.push(leader);
    }
    for (const group of setting.allies ?? []) {
      const members = set.of<'seat'>(group.map((race) => this.seat(race)));
      for (const race of group) s.allies[this.seat(race)] = set.without(members, this.seat(race));
    }
    if (setting.prediction) s.prediction = { race: RACE[setting.prediction[0]], round: setting.prediction[1] };
    for (const [race, id] of entries(setting.betrayal))
      s.betrayal[this.seat(race)] = t.pack.betrayalCards.findIndex((card) => card.id === id);
  }

  #setCards(setting: Setting): void {
    const { s } = this;
    const t = this.#t;
    const card = (id: string): number => t.pack.strategyCards.findIndex((data) => data.id === id);
    const left = t.pack.strategyCards.map(({ copies }) => copies);
    const take = (id: string): number => {
      const i = card(id);
      left[i] = (left[i] as number) - 1;
      if (left[i] < 0) throw new Error(`no ${id} is left`);
      return i;
    };
    for (const [race, hand] of entries(setting.hands)) for (const id of hand) takeCard(t, s, this.seat(race), take(id));
    const top = (setting.deckTop ?? []).map(take);
    s.cards.discard = (setting.discard ?? []).map(take);
    const rest = left.flatMap((copies, i) => new Array<number>(copies).fill(i));
    const size = setting.deck === undefined ? rest.length : setting.deck - top.length;
    s.cards.deck = [...rest.slice(0, size), ...top.toReversed()];
    s.cards.discard.push(...rest.slice(size));
    const influence = (ids: readonly string[]): number[] => ids.map((id) => t.pack.influenceCards.findIndex((data) => data.id === id));
    const discarded = influence(setting.discarded ?? []);
    s.influenceCards.discard = discarded;
    const next = influence(setting.draws ?? []).toReversed();
    s.influenceCards.deck = [...t.pack.influenceCards.map((_, i) => i).filter((i) => !next.includes(i) && !discarded.includes(i)), ...next];
    const bombardment = t.pack.bombardmentCards.map((_, i) => i);
    const drawn = bombardment.findIndex((i) => t.pack.bombardmentCards[i]?.value === setting.bombardment);
    if (drawn >= 0) bombardment.push(...bombardment.splice(drawn, 1));
    s.fleet.deck = bombardment;
  }

  /** A real game from its first card instead of a position in words; races are chosen seat by seat. */
  deal(seed = 7): this {
    Object.assign(this.s, this.rules.start(quick(seed), this.tell));
    return this;
  }
  /** The seats choose these races, in turn order. */
  choose(...races: readonly Race[]): this {
    races.forEach((race) => {
      const seat = 31 - Math.clz32(this.s.asked);
      this.rules.apply(this.s, seat, this.rules.choices.code({ verb: 'race', race }), this.#chance, this.tell);
    });
    return this;
  }

  /** Begins a phase and goes on to its first question. */
  begin(phase: PhaseId): this {
    push(this.s, PHASES.indexOf(phase));
    return this.#go();
  }
  #go(): this {
    run(new Carrying(this.#t, this.s, -1, this.#chance, this.tell));
    return this;
  }

  get decision(): DecisionId {
    return DECISIONS[this.s.decision] as DecisionId;
  }
  get asked(): Race[] {
    return this.s.race.flatMap((race, seat) => (set.has(this.s.asked, seat) ? [RACES[race] as Race] : []));
  }
  open(race: Race): RexChoice[] {
    const list: number[] = [];
    if (!this.asked.includes(race)) return [];
    return list.slice(0, this.rules.legal(this.s, this.seat(race), list)).map((code) => this.rules.choices.name(code));
  }
  can(race: Race, choice: RexChoice): boolean {
    const code = this.rules.choices.code(choice);
    return this.open(race).some((open) => this.rules.choices.code(open) === code);
  }
  /** Verbs on a seat's list. */
  verbs(race: Race): string[] {
    return [...new Set(this.open(race).map(({ verb }) => verb))];
  }

  /** Answers, step by step; what is not open is thrown back with its refusal. */
  answer(race: Race, ...choices: readonly RexChoice[]): this {
    for (const choice of choices) {
      const code = this.rules.choices.code(choice);
      if (!this.can(race, choice)) {
        const why = this.rules.refuse({ view: this.view(race), past: [] }, Math.max(0, code));
        throw new Error(
          `${race} cannot ${JSON.stringify(choice)} at ${this.decision} (asked: ${this.asked.join()}): ${why.code} ${why.clause}`,
        );
      }
      this.rules.apply(this.s, this.seat(race), code, this.#chance, this.tell);
    }
    return this;
  }

  /** Everybody asked in card windows plays nothing, until another question comes. */
  quiet(): this {
    while (this.s.asked && /^[WX]-/.test(this.decision)) this.answer(this.asked[0] as Race, { verb: 'done' });
    return this;
  }

  /** Time runs out for everybody until this question comes to this seat. */
  until(decision: DecisionId, race?: Race): this {
    for (let guard = 0; guard < 5000; guard++) {
      if (this.s.asked === 0) throw new Error(`the game ended before ${decision}`);
      if (this.decision === decision && (race === undefined || this.asked.includes(race))) return this;
      this.#fallback();
    }
    throw new Error(`${decision} never came`);
  }
  /** Time runs out for everybody until the game or the phase is over. */
  finish(phase?: PhaseId): this {
    while (this.s.asked && (phase === undefined || PHASES[this.s.phase] === phase)) this.#fallback();
    return this;
  }
  #fallback(): void {
    const race = this.asked[0] as Race;
    this.rules.apply(this.s, this.seat(race), this.rules.choices.code(this.timeUp(race)), this.#chance, this.tell);
  }
  /** What the table answers for a seat whose time is up. */
  timeUp(race: Race): RexChoice {
    const list = this.open(race).map((choice) => this.rules.choices.code(choice));
    return this.rules.choices.name(this.rules.fallback({ view: this.view(race), past: [] }, list, this.#chance));
  }

  view(race: Race | 'spectator'): RexView {
    return this.rules.view(this.s, race === 'spectator' ? SPECTATOR : this.seat(race));
  }
  player(race: Race): RexView['players'][number] {
    return this.view('spectator').players[this.seat(race)] as RexView['players'][number];
  }
  at(id: string): RexView['locations'][number] {
    return this.view('spectator').locations[this.place(id)] as RexView['locations'][number];
  }
  /** Units of a race in a location: ordinary, or [ordinary, mechanized or face-down]. */
  units(race: Race, id: string): number {
    return this.at(id).units.find(({ seat }) => seat === this.seat(race))?.units ?? 0;
  }
  others(race: Race, id: string): number {
    const here = this.at(id).units.find(({ seat }) => seat === this.seat(race));
    return (here?.mechanized ?? 0) + (here?.faceDown ?? 0);
  }
  told<K extends RexEvent['kind']>(kind: K): Extract<RexEvent, { kind: K }>[] {
    return this.events.filter((event): event is Extract<RexEvent, { kind: K }> => event.kind === kind);
  }
  hand(race: Race): readonly string[] {
    return this.view(race).own.hand;
  }
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
function entries<T>(of: Of<T> | undefined): [Race, T][] {
  return Object.entries(of ?? {}) as [Race, T][];
}

/** A position in words, ready to be played on. */
export const position = (setting: Setting = {}): Position => new Position(setting);
