import { quick, type Chance, type Choice, type Known, type Rules, type Seat, type TableView } from '@orrery/kernel';
import type { Knowledge, Prospect, Worlds } from '@orrery/games/plug';
import { shareOf } from '../share.ts';
import { Nodes } from './nodes.ts';
import { leastRegretted, mostPromising, regret } from './select.ts';

interface Skilled {
  readonly memory?: number | undefined;
  readonly care?: number | undefined;
}

/** More nodes than this are not kept: playouts go on from the edge of the tree. */
const MOST_NODES = 2_000_000;

/**
 * Information-set tree search with an observer a seat. Every iteration draws a world the seat holds possible and plays it to its end; each seat walks its own tree,
 * whose edges are what it did and was told, so nobody plans with what it will not know, and everybody with what it will learn.
 */
export class Search<S, V extends TableView> {
  readonly #rules: Rules<S, V>;
  readonly #knowledge: Knowledge<S, V>;
  readonly #draw: Worlds<S>;
  readonly #seat: Seat;
  /** What the seat chooses from, where that is not everything. */
  readonly #open: readonly Choice[] | undefined;
  readonly #care: number;
  #chance: Chance;
  /** By seat, where answers are compared: what one seat draws must not change because another was asked once more. */
  #lucks: readonly Chance[] = [];
  readonly #nodes = new Nodes();
  #root = -1;
  iterations = 0;

  readonly #list: Choice[] = [];
  readonly #weights: number[] = [];
  readonly #values: number[] = [];
  readonly #weighed: number[] = [];
  /** What each seat knows, as two hashes; the seats whose trees are still being walked, as bits. */
  readonly #key: Int32Array;
  readonly #check: Int32Array;
  #walking = 0;
  /** The walk: node, entry and seat of every choice made inside a tree. */
  readonly #path: number[] = [];
  readonly #tell = (to: number, event: number): void => {
    for (let rest = to & this.#walking; rest !== 0; rest &= rest - 1) this.#note(31 - Math.clz32(rest & -rest), event);
    this.#knowledge.hear?.(this.#state as S, to, event);
  };
  /** The world of this iteration. */
  #state: S | undefined;

  constructor(
    rules: Rules<S, V>,
    knowledge: Knowledge<S, V>,
    known: Known<V>,
    chance: Chance,
    { memory = 1, care = 1 }: Skilled = {},
    open?: readonly Choice[],
  ) {
    this.#rules = rules;
    this.#knowledge = knowledge;
    this.#seat = known.view.viewer;
    this.#open = open;
    this.#care = knowledge.stretch && knowledge.evaluate ? care : 1;
    this.#chance = quick(chance.below(2 ** 32));
    this.#draw = knowledge.worlds ? knowledge.worlds(known, memory) : rules.sample(known);
    this.#key = new Int32Array(rules.seats);
    this.#check = new Int32Array(rules.seats);
  }

  #note(seat: Seat, told: number): void {
    const key = Math.imul((this.#key[seat] as number) ^ told, 0x9e3779b1);
    this.#key[seat] = key ^ (key >>> 15);
    const check = Math.imul((this.#check[seat] as number) + told, 0x85ebca6b);
    this.#check[seat] = check ^ (check >>> 13);
  }

  /** One world, played to its end. */
  iterate(): void {
    this.#enter(this.#draw(this.#chance));
  }

  /** What an answer brings the seat in the world of this luck, the same one for every answer that is tried with it. */
  try(answer: readonly Choice[], luck: number): number {
    this.#chance = quick(luck);
    const world = this.#draw(this.#chance);
    this.#lucks = Array.from({ length: this.#rules.seats }, () => quick(this.#chance.below(2 ** 32)));
    this.#enter(world, answer);
    return this.#values[this.#seat] as number;
  }

  #enter(state: S, answer: readonly Choice[] = []): void {
    const rules = this.#rules;
    this.#state = state;
    const far = this.#knowledge.horizon?.(state);
    const { holding } = this.#knowledge;
    this.#key.fill(0x2545f491);
    this.#check.fill(0x1b873593);
    for (let seat = 0; seat < rules.seats; seat++) {
      this.#note(seat, seat);
      if (holding && seat !== this.#seat) this.#note(seat, holding(state, seat));
    }
    this.#walking = (1 << rules.seats) - 1;
    this.#path.length = 0;
    for (const choice of answer) {
      this.#note(this.#seat, ~choice);
      rules.apply(state, this.#seat, choice, this.#chance, this.#tell);
    }
    this.#walk(state, answer.length > 0, far);
    const end = this.#walking === 0 ? (this.#care > 1 ? this.#playCarefully(state, far) : this.#playOut(state, far)) : state;
    this.#judge(end, this.#values);
    this.#learn();
    this.iterations++;
  }

  /** A given world gone on with, after an answer where one is given, as the players go on whom this search imagines: what each seat has of it. */
  follow(world: S, luck: Chance, answer?: { readonly seat: Seat; readonly choice: Choice }): readonly number[] {
    this.#chance = luck;
    this.#state = world;
    this.#walking = 0;
    const far = this.#knowledge.horizon?.(world);
    if (answer) this.#rules.apply(world, answer.seat, answer.choice, luck, this.#knowledge.hear ? this.#tell : undefined);
    this.#judge(this.#care > 1 ? this.#playCarefully(world, far) : this.#playOut(world, far), this.#values);
    return this.#values.slice(0, this.#rules.seats);
  }

  /** Down the trees, until every seat has left its own by its edge. */
  #walk(state: S, answered: boolean, far?: (state: S) => boolean): void {
    const rules = this.#rules;
    const list = this.#list;
    const mine = 1 << this.#seat;
    let begun = answered;
    while (this.#walking !== 0) {
      const asked = rules.asked(state);
      if (asked === 0 || (begun && far?.(state))) return;
      // The searcher's own answer comes first: what partners would tell it meanwhile it does not know yet.
      const seat = !begun && asked & mine ? this.#seat : 31 - Math.clz32(asked & -asked);
      // Others who take care are not guessed at step by step: what they do is played out.
      if (this.#care > 1 && seat !== this.#seat && asked === 1 << seat) {
        this.#walking = 0;
        return;
      }
      const n = this.#open && !begun && seat === this.#seat ? this.#listed(this.#open) : rules.legal(state, seat, list);
      let choice = list[0] as Choice;
      if (n > 1) {
        if ((this.#walking >> seat) & 1) choice = this.#step(state, seat, n, (asked & (asked - 1)) !== 0);
        else choice = this.#glance(state, seat, n);
        this.#note(seat, ~choice);
      }
      if (seat === this.#seat) begun = true;
      rules.apply(state, seat, choice, this.#chance, this.#tell);
    }
  }

  #listed(open: readonly Choice[]): number {
    for (let i = 0; i < open.length; i++) this.#list[i] = open[i] as Choice;
    return open.length;
  }

  #step(state: S, seat: Seat, n: number, together: boolean): Choice {
    const nodes = this.#nodes;
    const list = this.#list;
    let [key, check] = [this.#key[seat] as number, this.#check[seat] as number];
    for (let i = 0; i < n; i++) {
      key = Math.imul(key ^ (list[i] as number), 0xcc9e2d51);
      key ^= key >>> 16;
      check = Math.imul(check + (list[i] as number), 0x27d4eb2f);
    }
    let node = nodes.find(key, check);
    let entry: number;
    if (node >= 0) {
      if (together) nodes.withRegrets();
      entry = together ? leastRegretted(nodes, node, this.#chance) : mostPromising(nodes, node, this.#knowledge.curiosity);
    } else {
      this.#walking &= ~(1 << seat);
      if (nodes.count >= MOST_NODES) return this.#glance(state, seat, n);
      node = nodes.add(key, check, list, n);
      if (together) nodes.withRegrets();
      if (seat === this.#seat && this.#root < 0) this.#root = node;
      entry = this.#appraise(state, seat, node, n);
    }
    this.#path.push(node, entry, together ? seat | 16 : seat);
    return nodes.choices[entry] as Choice;
  }

  /** Priors of a new node; returns the entry it is entered by. */
  #appraise(state: S, seat: Seat, node: number, n: number): number {
    const first = this.#nodes.first[node] as number;
    const { priors } = this.#nodes;
    const { incline } = this.#knowledge;
    if (!incline) {
      priors.fill(1 / n, first, first + n);
      return first + this.#chance.below(n);
    }
    const weights = this.#weights;
    incline(state, seat, this.#list, n, weights);
    let total = 0;
    for (let i = 0; i < n; i++) total += weights[i] as number;
    for (let i = 0; i < n; i++) priors[first + i] = total > 0 ? (weights[i] as number) / total : 1 / n;
    return first + this.#drawn(n, total);
  }

  #drawn(n: number, total: number, chance = this.#chance): number {
    if (total <= 0) return chance.below(n);
    let rest = (chance.below(1 << 24) / (1 << 24)) * total;
    for (let i = 0; i < n; i++) {
      rest -= this.#weights[i] as number;
      if (rest < 0) return i;
    }
    return n - 1;
  }

  /** A choice of a playout. */
  #glance(state: S, seat: Seat, n: number): Choice {
    const list = this.#list;
    const { incline } = this.#knowledge;
    if (!incline) return list[this.#chance.below(n)] as Choice;
    incline(state, seat, list, n, this.#weights);
    let total = 0;
    for (let i = 0; i < n; i++) total += this.#weights[i] as number;
    return list[this.#drawn(n, total, this.#lucks[seat])] as Choice;
  }

  #playOut(state: S, far?: (state: S) => boolean): S {
    const rules = this.#rules;
    const list = this.#list;
    const chance = this.#chance;
    const { incline, hear } = this.#knowledge;
    const blind = !incline;
    const tell = hear ? this.#tell : undefined;
    for (let steps = 0; steps < rules.bound; steps++) {
      const asked = rules.asked(state);
      if (asked === 0 || far?.(state)) return state;
      const seat = 31 - Math.clz32(asked & -asked);
      const n = rules.legal(state, seat, list);
      const choice = n === 1 ? list[0] : blind ? list[chance.below(n)] : this.#glance(state, seat, n);
      rules.apply(state, seat, choice as Choice, chance, tell);
    }
    return state;
  }

  /** A playout in which every seat weighs a few ways to go on. */
  #playCarefully(from: S, far?: (state: S) => boolean): S {
    const rules = this.#rules;
    let state = from;
    for (let steps = 0; steps < rules.bound; steps++) {
      const asked = rules.asked(state);
      if (asked === 0 || far?.(state)) return state;
      const seat = 31 - Math.clz32(asked & -asked);
      if ((asked & (asked - 1)) !== 0) {
        this.#goOn(state, seat);
        continue;
      }
      let best = state;
      let most = -1;
      for (let way = 0; way < this.#care; way++) {
        const tried = way === this.#care - 1 && most < 0 ? state : rules.clone(state);
        this.#stretch(tried, seat, far);
        this.#judge(tried, this.#weighed);
        const value = this.#weighed[seat] as number;
        if (value > most) {
          most = value;
          best = tried;
        }
      }
      state = best;
    }
    return state;
  }

  /** Goes on at a glance until the seat has done with what it began. */
  #stretch(state: S, seat: Seat, far?: (state: S) => boolean): void {
    const rules = this.#rules;
    const stretch = this.#knowledge.stretch as (state: S) => number;
    const begun = stretch(state);
    for (let steps = 0; steps < rules.bound; steps++) {
      this.#goOn(state, seat);
      if (rules.asked(state) !== 1 << seat || stretch(state) !== begun || far?.(state)) return;
    }
  }

  #goOn(state: S, seat: Seat): void {
    const n = this.#rules.legal(state, seat, this.#list);
    const choice = n === 1 ? (this.#list[0] as Choice) : this.#glance(state, seat, n);
    this.#rules.apply(state, seat, choice, this.#chance, this.#knowledge.hear ? this.#tell : undefined);
  }

  /** What the world was worth to every seat: shares of a victory, or an estimate where it was not played to its end. */
  #judge(state: S, values: number[]): void {
    const { seats } = this.#rules;
    const result = this.#rules.result(state);
    if (result) for (let seat = 0; seat < seats; seat++) values[seat] = shareOf(result.winners, seat, seats, this.#knowledge.partners);
    else if (this.#knowledge.evaluate) this.#knowledge.evaluate(state, values);
    else for (let seat = 0; seat < seats; seat++) values[seat] = 1 / seats;
  }

  #learn(): void {
    const nodes = this.#nodes;
    const path = this.#path;
    for (let i = 0; i < path.length; i += 3) {
      const [node, entry, by] = [path[i] as number, path[i + 1] as number, path[i + 2] as number];
      const value = this.#values[by & 15] as number;
      if (by & 16) regret(nodes, node, entry, value);
      nodes.visits[node] = (nodes.visits[node] as number) + 1;
      nodes.tries[entry] = (nodes.tries[entry] as number) + 1;
      nodes.sums[entry] = (nodes.sums[entry] as number) + value;
    }
  }

  /** Whether one choice has been tried so often that no other could catch up with this many iterations left. */
  decided(left: number): boolean {
    const nodes = this.#nodes;
    const root = this.#root;
    if (root < 0) return false;
    const first = nodes.first[root] as number;
    const end = first + (nodes.size[root] as number);
    let most = 0;
    let second = 0;
    for (let entry = first; entry < end; entry++) {
      // A mixture is never settled before its time.
      if ((nodes.strategy[entry] ?? 0) > 0) return false;
      const tries = nodes.tries[entry] as number;
      if (tries > most) [most, second] = [tries, most];
      else if (tries > second) second = tries;
    }
    return most - second > left;
  }

  /** What the search found out about each open choice, in the order of the list. */
  prospects(open: readonly Choice[]): readonly Prospect[] {
    const nodes = this.#nodes;
    const root = this.#root;
    if (root < 0) return open.map((choice) => ({ choice, tries: 0, value: 0.5, share: 1 / open.length }));
    const first = nodes.first[root] as number;
    const entries = Array.from({ length: nodes.size[root] as number }, (_, i) => first + i);
    const mixed = entries.reduce((sum, entry) => sum + (nodes.strategy[entry] ?? 0), 0);
    const most = Math.max(...entries.map((entry) => nodes.tries[entry] as number));
    const best = entries
      .filter((entry) => nodes.tries[entry] === most)
      .reduce((a, b) => ((nodes.sums[b] as number) > (nodes.sums[a] as number) ? b : a));
    return open.map((choice) => {
      const entry = entries.find((each) => nodes.choices[each] === choice);
      if (entry === undefined) return { choice, tries: 0, value: 0, share: 0 };
      const tries = nodes.tries[entry] as number;
      const share = mixed > 0 ? (nodes.strategy[entry] as number) / mixed : entry === best ? 1 : 0;
      return { choice, tries, value: tries > 0 ? (nodes.sums[entry] as number) / tries : 0, share };
    });
  }
}
