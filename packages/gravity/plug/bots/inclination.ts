import type { GravityRules, State } from '@orrery/gravity';
import type { Choice, Seat } from '@orrery/kernel';

/** Weights of whole verbs and of the actions of cards. */
const VERBS: Readonly<Record<string, number>> = {
  done: 0.25,
  castle: 0.3,
  idle: 0.08,
  joint: 0.5,
  copy: 1,
  skip: 0.4,
  join: 1,
  refuse: 0.5,
};
const TURN = 0.4;
/** How much a unit adds that a turned island of the own gains. */
const STIRRED = 0.7;
const ACTIONS: Readonly<Record<string, number>> = {
  extract: 4,
  captureFromAirship: 2.5,
  captureFromIslands: 2,
  stabilise: 3,
  surge: 1.8,
  recruit: 1.4,
  hire: 1.2,
  bombard: 1,
  leak: 1.4,
  pump: 0.7,
  redeploy: 0.5,
  turn: TURN,
  sabotage: 0.8,
  dig: 0.8,
  conserve: 0.6,
  unload: 1.2,
};
/** How an island's weight bears on a choice that names it: towards the heavy ones, or away from them. */
const TOWARDS: Readonly<Record<string, number>> = {
  surge: 2,
  stabilise: 2,
  pumpTo: 2,
  unload: 2,
  attractor: 1,
  leak: 1.6,
  capture: 1,
  joint: 1,
  bombard: 0.7,
  sabotage: 0.7,
};
/** The same for an island to be turned, where it gains something. */
const STIRRING = 1;
const AWAY: Readonly<Record<string, number>> = { pumpFrom: 1, target: 0.3 };

interface Named {
  readonly verb: string;
  readonly [argument: string]: string | number;
}

interface Seen {
  readonly weight: Float64Array;
  /** Island a choice names, −1 for none, and the power its gravity is raised to. */
  readonly island: Int8Array;
  readonly power: Float64Array;
}

/** What can be said of every choice before any position is known. */
function seen(rules: GravityRules): Seen {
  const pack = rules.pack as unknown as {
    readonly islands: readonly { readonly id: string }[];
    readonly cards: readonly {
      readonly number: number;
      readonly actions: Readonly<Record<'A' | 'B', { readonly op: string; readonly amount?: number }>>;
    }[];
  };
  const size = rules.choices.size;
  const found: Seen = { weight: new Float64Array(size).fill(1), island: new Int8Array(size).fill(-1), power: new Float64Array(size) };
  const opOf = new Map<string, string>(
    pack.cards.flatMap((card) => [[`${card.number}A`, card.actions.A.op] as const, [`${card.number}B`, card.actions.B.op] as const]),
  );
  const gained = Math.max(
    0,
    ...pack.cards.flatMap(({ actions: { A, B } }) => [A, B].map(({ op, amount = 0 }) => (op === 'turn' ? amount : 0))),
  );
  const weightOf = (action: string): number => {
    const op = opOf.get(action) ?? '';
    return op === 'turn' ? TURN + STIRRED * gained : (ACTIONS[op] ?? 1);
  };
  const actionsOf = (card: number): number => weightOf(`${card}A`) + weightOf(`${card}B`);
  for (let code = 0; code < size; code++) {
    const named = rules.choices.name(code) as unknown as Named;
    const island = pack.islands.findIndex((each) => each.id === (named.verb === 'redeploy' ? named.to : named.island));
    found.island[code] = island;
    found.power[code] = (named.verb === 'turn' && gained > 0 ? STIRRING : (TOWARDS[named.verb] ?? 0)) - (AWAY[named.verb] ?? 0);
    found.weight[code] = (VERBS[named.verb] ?? 1) * figure(named, weightOf, actionsOf);
  }
  return found;
}

function figure(named: Named, weightOf: (action: string) => number, actionsOf: (card: number) => number): number {
  const number = (name: string): number => Number(named[name] ?? 0);
  const cards = (): number[] =>
    String(named.cards ?? '')
      .split(' ')
      .map(Number)
      .filter((card) => card > 0);
  switch (named.verb) {
    case 'act':
      return weightOf(String(named.action));
    case 'play':
    case 'castle':
      return actionsOf(number('card')) / 3;
    case 'idle':
    case 'copy':
    case 'join':
      return 3 / actionsOf(number('card'));
    case 'keep':
    case 'save':
      return cards().reduce((product, card) => product * (0.4 + actionsOf(card) / 4), 1);
    case 'pay':
      return cards().reduce((product, card) => product * (3 / actionsOf(card)), 1);
    case 'recruit':
      return number('hunters') ** 2;
    case 'hire':
      return number('mercenaries') ** 2;
    case 'stabiliseUnits':
      return number('units') ** 2;
    case 'pumpUnits':
    case 'unloadUnits':
      return (number('permanent') + number('temporary')) ** 2;
    case 'lose':
      return 0.3 + number('mercenaries');
    case 'commit':
      return 1 + 0.3 * number('mercenaries');
    case 'leakUnit':
      return named.unit === 'permanent' ? 1.3 : 1;
    default:
      return 1;
  }
}

/** A quick opinion on every open choice, from the board alone. */
export function inclination(rules: GravityRules): (state: State, seat: Seat, list: readonly Choice[], n: number, out: number[]) => void {
  const { weight, island, power } = seen(rules);
  return (state, _seat, list, n, out) => {
    for (let i = 0; i < n; i++) {
      const choice = list[i] as Choice;
      const at = island[choice] as number;
      const pull = power[choice] as number;
      let value = weight[choice] as number;
      const named = at < 0 || pull === 0 ? undefined : state.islands[at];
      if (named) value *= Math.pow(1 + named.permanent + 0.6 * named.temporary, pull);
      out[i] = value;
    }
  };
}
