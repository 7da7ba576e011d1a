/** Rules are opened once for all tables that play by the same options and pack: opening checks a whole pack and is dearer than a hundred moves. */
import { packHash, type Options } from '@orrery/kernel';
import type { AnyGame } from '@orrery/games';

type Opened = ReturnType<AnyGame['open']>;

const MOST = 200;

export class RulesShelf {
  readonly #opened = new Map<string, Opened>();

  open(game: AnyGame, options: Options, pack: unknown): Opened {
    const given = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
    const key = JSON.stringify([game.id, game.rules, given, pack === undefined ? '' : packHash(pack)]);
    const found = this.#opened.get(key);
    if (found) return found;
    const opened = game.open(options, pack);
    if (this.#opened.size >= MOST) this.#opened.clear();
    this.#opened.set(key, opened);
    return opened;
  }
}
