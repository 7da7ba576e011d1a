import type { Happening, Options } from '@orrery/kernel';
import { cardSets, setRange, type CardSets, type SetRange } from './cards.ts';
import { OPERATIONS, type ActionData, type GravityPack, type Module, type Operation } from './pack/pack.ts';
import { choiceCodec, choiceWords, eventCodec, type Bases, type GravityEvent, type Lexicon, type Verb } from './vocabulary.ts';

/** The number of islands: six that can lie round one. */
export const ISLANDS = 7;

/** One action of a card, as the engine reads it. */
export interface Action {
  readonly op: number;
  readonly amount: number;
  readonly adjacent: boolean;
  readonly scope: 'own' | 'ownOrAdjacent' | 'any';
  readonly hunterFirst: boolean;
  readonly temporary: number;
  readonly permanent: number;
  readonly holdLimit: number;
}

/** Everything that options and pack fix for one table, laid out for speed. */
export interface Table {
  readonly pack: GravityPack;
  readonly options: Options;
  readonly seats: number;
  readonly module: Module;
  /** Domination points that win; 0 without Domination. */
  readonly goal: number;
  readonly teams: boolean;
  /** Sides: seats, or teams in Confrontation. */
  readonly sides: number;
  readonly side: readonly number[];
  /** −1 without a partner. */
  readonly partner: readonly number[];
  readonly members: readonly (readonly number[])[];

  readonly draw: number;
  readonly keep: number;
  readonly turns: number;

  readonly sets: CardSets;
  readonly keeps: SetRange;
  readonly saves: SetRange;
  readonly pays: SetRange;
  /** Action a of kind k is 2k + a. */
  readonly actions: readonly Action[];

  readonly islandIds: readonly string[];
  /** Printed sources by island × 6 + local side. */
  readonly blue: readonly number[];
  readonly red: readonly number[];
  /** Trunk that serves a local side, by island × 6 + local side; −1 without a pipeline. */
  readonly trunk: readonly number[];
  /** Trunks that can be sabotaged, by island. */
  readonly trunks: readonly number[];
  /** Steps of the six directions. */
  readonly stepQ: readonly number[];
  readonly stepR: readonly number[];

  readonly choices: ReturnType<typeof choiceCodec>;
  readonly events: ReturnType<typeof eventCodec>;
  readonly c: Bases<Verb>;
  /** What one piece adds to a packed triple of own hunters, partner's hunters and mercenaries; a mercenary adds 1. */
  readonly hunterWeight: number;
  readonly partnerWeight: number;
  /** Trunks, stored units and pumped units are packed in these radices. */
  readonly trunkRadix: number;
  readonly storeRadix: number;
  readonly pumpRadix: number;
}

export const op = Object.fromEntries(OPERATIONS.map((name, i) => [name, i])) as Readonly<Record<Operation, number>>;

function action(data: ActionData): Action {
  return {
    op: op[data.op],
    amount: data.amount ?? 1,
    adjacent: data.range === 'adjacent',
    scope: data.scope ?? 'own',
    hunterFirst: data.first === 'hunter',
    temporary: data.temporary ?? 0,
    permanent: data.permanent ?? 0,
    holdLimit: data.holdLimit ?? 0,
  };
}

function bases<Word extends string>(words: Readonly<Record<Word, unknown>>, codec: { base(word: string): number }): Bases<Word> {
  return Object.fromEntries(Object.keys(words).map((word) => [word, codec.base(word)])) as Bases<Word>;
}

export interface Settings {
  readonly seats: number;
  readonly module: Module;
  readonly domination: 'off' | number;
  readonly confrontation: boolean;
}

export function table(pack: GravityPack, settings: Settings, options: Options): Table {
  const { seats, module } = settings;
  const cards = pack.cards.filter((card) => card.module === 'base' || card.module === module);
  const size = module === 'none' ? pack.round.base : pack.round.withModule;
  const sets = cardSets(cards);
  const keeps = setRange(sets, 0, size.keep);
  const saves = setRange(sets, 0, pack.round.savedLimit);
  const pays = setRange(sets, pack.round.castlingCost, pack.round.castlingCost);
  const most: Record<string, number> = {};
  for (const { actions } of cards)
    for (const data of [actions.A, actions.B])
      most[data.op] = Math.max(most[data.op] ?? 0, data.amount ?? 0, data.temporary ?? 0, data.permanent ?? 0);
  const trunks = Math.max(1, ...pack.islands.map((island) => island.trunks.length));
  const islandIds = pack.islands.map((island) => island.id);
  const lexicon: Lexicon = {
    pack,
    seats,
    sets,
    keeps,
    saves,
    pays,
    islands: islandIds,
    actions: cards.flatMap((card) => [`${card.number}A`, `${card.number}B`]),
    trunks,
    most,
  };
  const choices = choiceCodec(lexicon);
  const events = eventCodec(lexicon);
  const teams = settings.confrontation ? pack.confrontation.teams : null;
  const members = teams ?? Array.from({ length: seats }, (_, seat) => [seat]);
  const side = Array.from({ length: seats }, (_, seat) => members.findIndex((list) => list.includes(seat)));
  const letters = (letter: string): number[] =>
    pack.islands.flatMap((island) => island.sources.map((text) => text.split(letter).length - 1));
  return {
    pack,
    options,
    seats,
    module,
    goal: settings.domination === 'off' ? 0 : settings.domination,
    teams: teams !== null,
    sides: members.length,
    side,
    partner: side.map((team, seat) => (members[team] as readonly number[]).find((other) => other !== seat) ?? -1),
    members,
    draw: size.draw,
    keep: size.keep,
    turns: teams ? pack.round.teamTurns : size.turns,
    sets,
    keeps,
    saves,
    pays,
    actions: cards.flatMap((card) => [action(card.actions.A), action(card.actions.B)]),
    islandIds,
    blue: letters('B'),
    red: letters('R'),
    trunk: pack.islands.flatMap((island) => island.sources.map((_, local) => island.trunks.findIndex((sides) => sides.includes(local)))),
    trunks: pack.islands.map((island) => (island.sabotage ? island.trunks.length : 0)),
    stepQ: pack.geometry.directions.map(([q]) => q),
    stepR: pack.geometry.directions.map(([, r]) => r),
    choices,
    events,
    c: bases(choiceWords(lexicon), choices),
    hunterWeight: (pack.pieces.hunters + 1) * (pack.pieces.mercenaries + 1),
    partnerWeight: pack.pieces.mercenaries + 1,
    trunkRadix: trunks,
    storeRadix: pack.supply.airshipStore + 1,
    pumpRadix: (most.pump ?? 0) + 1,
  };
}

/** An event in words as the integer that is told. */
export function told(t: Table, event: GravityEvent): Happening {
  const code = t.events.code(event);
  if (code < 0) throw new Error(`nothing in the vocabulary says ${JSON.stringify(event)}`);
  return code;
}
