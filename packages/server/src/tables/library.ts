/** The games of the house and the rules tables play by. */
import { versionOf, type Options } from '@orrery/kernel';
import type { AnyGame, AnyRules } from '@orrery/games';
import type { Command } from '@orrery/protocol';
import { RulesShelf } from '../rulesShelf.ts';
import type { Made } from '../table/record.ts';

type Opened = ReturnType<AnyGame['open']>;

export class Library {
  readonly #games: Readonly<Record<string, AnyGame>>;
  readonly #makeRoom: (shelf: RulesShelf) => void;
  readonly #shelf = new RulesShelf();

  /** `makeRoom` is called where there is no room for other rules than those that are played by. */
  constructor(games: Readonly<Record<string, AnyGame>>, makeRoom: (shelf: RulesShelf) => void) {
    this.#games = games;
    this.#makeRoom = makeRoom;
  }

  /** A game by its id, under a version of its rules where one is named. */
  game(id: string, rules?: string): AnyGame | undefined {
    const game = Object.hasOwn(this.#games, id) ? this.#games[id] : undefined;
    return game && rules !== undefined ? versionOf(game, rules) : game;
  }

  /** The rules a match is played by; null where this house no longer has them. */
  rules({ game: id, rules: version, options, pack }: Made): AnyRules | null {
    const game = this.game(id, version);
    const rules = game && this.open(game, options, pack);
    return rules && !('faults' in rules) ? rules : null;
  }

  open(game: AnyGame, options: Options, pack: unknown): Opened {
    if (this.#shelf.full && !this.#shelf.has(game, options, pack)) this.#makeRoom(this.#shelf);
    return this.#shelf.open(game, options, pack);
  }

  /** Whether a game can be opened without much thought. */
  knows({ game: id, options = {}, pack }: Command<'create'>): boolean {
    const game = this.game(id);
    return pack === undefined && (!game || this.#shelf.has(game, options, pack));
  }

  /** What a match is made of, by the present rules, where they know its options and pack. */
  renewed(made: Made): Made {
    const now = { ...made, rules: this.game(made.game)?.rules ?? made.rules };
    return this.rules(now)?.seats === made.seats.length ? now : made;
  }

  /** A table that plays by these rules has come into memory. */
  take(rules: AnyRules): void {
    this.#shelf.take(rules);
  }

  /** A table that plays by these rules has left memory. */
  give(rules: AnyRules): void {
    this.#shelf.give(rules);
  }
}
