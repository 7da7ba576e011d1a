/**
 * Records games of the engine for the check of the core: `node record.ts FILE GAMES [OBSERVATIONS]`. Every game leans towards other verbs, so that rare decisions are met; options and
 * costs vary. Written are all draws, lists and answers, the table at every decision, now and then what the seats remember and what a net would be shown, and the end.
 */
import { closeSync, openSync, writeSync } from 'node:fs';
import { liberation, memory, seen, standard, type LiberationRules, type State } from '@orrery/liberation';
import { quick, type Chance, type Choice } from '@orrery/kernel';
import { Experience } from '../packages/liberation/plug/bots/net/experience.ts';
import { observe, OBSERVED } from '../packages/liberation/plug/bots/net/observation.ts';

const [file = 'games.bin', games = '1000', observations = '2000'] = process.argv.slice(2);
const GAME = 1;
const DRAW = 2;
const TABLE = 3;
const ANSWER = 4;
const MEMORY = 5;
const OBSERVATION = 6;
const END = 7;
const MISSIONS = 10;
const LEANINGS = [0.02, 0.3, 1, 1, 4];
const [DISCARD, HAND, BASE] = [1 << 20, 1 << 21, 1 << 22];

const out = openSync(file, 'w');
const page = new Int32Array(1 << 20);
let written = 0;
const flush = (): void => {
  writeSync(out, new Uint8Array(page.buffer, 0, written * 4));
  written = 0;
};
const write = (...numbers: number[]): void => {
  if (written + numbers.length > page.length) flush();
  for (const number of numbers) page[written++] = number;
};

/** Changes of costs that keep a mission payable, by mission. */
const costs: Readonly<Record<string, readonly string[][]>> = {
  launchFleet: [
    ['E', 'E'],
    ['E', 'E', 'E'],
    ['E', 'E', 'X'],
  ],
  superweapon: [
    ['E', 'E', 'E'],
    ['E', 'E', 'E', 'X'],
  ],
  designFlaw: [['X'], []],
  probe: [['E'], ['E', 'E']],
  armedResistance: [['X'], []],
  mobilizeBase: [[], ['X']],
};
const tables = new Map<string, LiberationRules>();
function tableOf(chance: Chance): LiberationRules {
  const pick = <T>(list: readonly T[]): T => list[chance.below(list.length)] as T;
  const changed = chance.below(3) === 0;
  const missions = standard.missions.map((mission) => {
    const open = costs[mission.id];
    return open && changed ? { ...mission, cost: pick(open) as typeof mission.cost } : mission;
  });
  const options = { setupDiscards: pick([0, 1, 1, 2]), showDiscards: chance.below(4) === 0 };
  const key = JSON.stringify([options, missions.map(({ cost }) => cost)]);
  const known = tables.get(key);
  if (known) return known;
  const rules = liberation.open(options, { ...standard, missions });
  if ('faults' in rules) throw new Error(JSON.stringify(rules.faults));
  tables.set(key, rules as LiberationRules);
  return rules as LiberationRules;
}

class Recorded implements Chance {
  readonly #inner: Chance;
  constructor(seed: number) {
    this.#inner = quick(seed);
  }
  get drawn(): number {
    return this.#inner.drawn;
  }
  below(bound: number): number {
    const value = this.#inner.below(bound);
    write(DRAW, bound, value);
    return value;
  }
  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [items[i], items[j]] = [items[j] as T, items[i] as T];
    }
    return items;
  }
}

function writeMemory(rules: LiberationRules, state: State, seat: number, past: readonly number[]): void {
  const { cities } = rules.table;
  const told = memory(rules.table, { view: rules.view(state, seat), past });
  const places = cities.map(() => 0);
  const proved = cities.map(() => 0);
  const set = (city: string, at: number): void => {
    places[cities.indexOf(city)] = at;
  };
  told.deckTop.forEach((city, i) => {
    if (city !== null) set(city, 1 << i);
  });
  for (const city of told.inDiscard) set(city, DISCARD);
  for (const { city } of told.oppHolds) set(city, HAND);
  for (const group of told.groups) {
    const at =
      group.deck.reduce((bits, i) => bits | (1 << i), 0) |
      (group.discard ? DISCARD : 0) |
      (group.hand ? HAND : 0) |
      (group.base ? BASE : 0);
    for (const city of group.cities) set(city, at);
  }
  for (const { city, turn } of told.oppNot) proved[cities.indexOf(city)] = turn;
  write(MEMORY, seat, ...places, ...proved);
}

const tally = new Map<string, number>();
const seenBy = new Float32Array(OBSERVED);
const bits = new Int32Array(seenBy.buffer);
let observed = 0;
let steps = 0;
for (let game = 0; game < Number(games); game++) {
  const whim = quick(game + 1);
  const rules = tableOf(whim);
  const { settings, missions, choices } = rules.table;
  const used = missions.slice(0, MISSIONS);
  write(GAME, settings.setupDiscards, settings.showDiscards ? 1 : 0, ...used.map((m) => m.costExploit), ...used.map((m) => m.costDiscard));
  const chance = new Recorded(1_000_003 + game);
  const pasts: [number[], number[]] = [[], []];
  const lived: Experience[] = [];
  const tell = (to: number, event: number): void => {
    for (const seat of [0, 1] as const)
      if ((to >> seat) & 1) {
        pasts[seat].push(event);
        lived[seat]?.push(event);
      }
  };
  const state = rules.start(chance, tell);
  for (const seat of [0, 1] as const) {
    const experience = new Experience(rules.table, seat, state.adjacent);
    for (const entry of pasts[seat]) experience.push(entry);
    lived.push(experience);
  }
  const leanings = new Map<string, number>();
  const list: Choice[] = [];
  while (rules.asked(state) !== 0 && state.turn <= 150) {
    const seat = rules.asked(state) === 1 ? 0 : 1;
    const n = rules.legal(state, seat, list);
    const open = list.slice(0, n);
    write(
      TABLE,
      state.at,
      state.side,
      state.act,
      state.turn,
      state.base,
      state.dynasty,
      state.liberation,
      state.occupied,
      state.exploited,
      state.discard,
    );
    write(state.deck.length, ...state.deck);
    if (whim.below(16) === 0) for (const viewer of [0, 1] as const) writeMemory(rules, state, viewer, pasts[viewer]);
    if (n > 1 && observed < Number(observations) && whim.below(24) === 0) {
      const orders = open[0] !== undefined && open[0] >= choices.base.order;
      observe(rules.table, seen(rules.table, rules.view(state, seat)), seat, lived[seat] as Experience, [], seenBy);
      write(OBSERVATION, seat, ...bits);
      observed++;
      if (orders) tally.set('order observed', (tally.get('order observed') ?? 0) + 1);
    }
    const words = open.map((choice) => rules.table.choices.codec.form(choice).word);
    const weights = words.map((word) => {
      const known = leanings.get(word) ?? LEANINGS[whim.below(LEANINGS.length)] ?? 1;
      leanings.set(word, known);
      return known / words.filter((other) => other === word).length;
    });
    let rest = (whim.below(1 << 24) / (1 << 24)) * weights.reduce((sum, weight) => sum + weight, 0);
    let pick = weights.findIndex((weight) => (rest -= weight) < 0);
    if (pick < 0) pick = n - 1;
    const decision = `${rules.view(state, seat).decision}`;
    tally.set(decision, (tally.get(decision) ?? 0) + 1);
    write(ANSWER, seat, pick, n, ...open);
    pasts[seat].push(~(open[pick] as number));
    rules.apply(state, seat, open[pick] as number, chance, tell);
    steps++;
  }
  write(END, state.winner, state.turn);
}
flush();
closeSync(out);
console.log(`${games} games, ${steps} answers, ${observed} observations`);
console.log([...tally].map(([decision, times]) => `${decision} ${times}`).join(', '));
