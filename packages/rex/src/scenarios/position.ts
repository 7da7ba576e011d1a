import { quick, set, SPECTATOR, type Chance } from '@orrery/kernel';
import { DECISIONS, PHASES, RACE, type DecisionId, type PhaseId } from '../ids.ts';
import { rex, type RexRules } from '../index.ts';
import { RACES, type Race, type RexPack } from '../pack/pack.ts';
import { standard } from '../pack/standard.ts';
import { beginPhase, placeOf, readSetting, type Setting as Told } from '../setting.ts';
import { seatOf, type State } from '../state.ts';
import type { RexView } from '../view.ts';
import type { RexChoice, RexEvent } from '../words.ts';

/** A position in words, at a table of the tests. */
export interface Setting extends Told {
  /** Version of the rules, the present one where none is named. */
  readonly rules?: string;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly pack?: RexPack;
}

export class Position {
  readonly rules: RexRules;
  readonly s: State;
  readonly events: RexEvent[] = [];
  readonly heard: RexEvent[][];
  readonly #chance: Chance = quick(7);

  constructor(setting: Setting = {}) {
    const races = setting.races ?? RACES;
    const game = setting.rules === undefined ? rex : rex.earlier.find(({ rules }) => rules === setting.rules);
    if (!game) throw new Error(`no rules ${setting.rules}`);
    const rules = game.open({ seats: races.length, racePool: 'all', ...setting.options }, setting.pack ?? standard);
    if ('faults' in rules) throw new Error(JSON.stringify(rules.faults));
    this.rules = rules;
    this.heard = races.map(() => []);
    this.s = readSetting(rules, setting);
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
    return placeOf(this.rules.table, id);
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
    beginPhase(this.rules, this.s, phase, this.#chance, this.tell);
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

/** A position in words, ready to be played on. */
export const position = (setting: Setting = {}): Position => new Position(setting);
