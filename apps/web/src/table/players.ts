/** Computer players by strength. They get what their seat knows, and nothing else. */
import { hints, LEVELS, openPlayer } from '@orrery/bots';
import type { Bot, Budget, Chance, Choice, Known, TableView } from '@orrery/kernel';
import type { AnyRules } from './engines.ts';
import type { Advice } from './table.ts';

/** A thought may take this long; weaker levels stop much sooner by themselves. */
const THOUGHT: Budget = { milliseconds: 2500 };
const ADVICE: Budget = { iterations: 1500, milliseconds: 1500 };

export class Players {
  readonly #game: string;
  readonly #rules: AnyRules;
  readonly #seated = new Map<number, Promise<Bot<TableView>>>();

  constructor(game: string, rules: AnyRules) {
    this.#game = game;
    this.#rules = rules;
  }

  async decide(level: number, known: Known<TableView>, open: readonly Choice[], chance: Chance): Promise<Choice> {
    const strength = LEVELS.find((each) => each === level) ?? LEVELS[0];
    let bot = this.#seated.get(strength);
    if (!bot) {
      bot = openPlayer(this.#game, this.#rules, `level:${strength}`);
      this.#seated.set(strength, bot);
    }
    return (await bot).decide(known, open, chance, THOUGHT);
  }

  async advise(known: Known<TableView>, open: readonly Choice[], chance: Chance): Promise<readonly Advice[]> {
    const found = await hints(this.#game, this.#rules, known, open, chance, ADVICE);
    return found.map(({ choice, winChance, reasons }) => ({ choice, winChance, reasons }));
  }
}
