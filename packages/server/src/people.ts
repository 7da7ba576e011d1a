/** Guests: whoever holds a token is that person. The store has its hash alone. */
import type { Store } from '@orrery/store';
import { programId } from './programs.ts';
import { hashOf, word, type Entropy } from './secrets.ts';
import type { Actor } from './table/commands.ts';

/** That somebody is here again is written down so often, in milliseconds. */
const SEEN_EVERY = 3_600_000;

export class People {
  readonly #store: Store;
  readonly #entropy: Entropy;

  constructor(store: Store, entropy: Entropy) {
    this.#store = store;
    this.#entropy = entropy;
  }

  async greet(token: string, device: string, time: number): Promise<Actor | null> {
    const hash = hashOf(token);
    const found = await this.#store.people.find(hash);
    if (found && (found.seen === null || time - found.seen > SEEN_EVERY)) {
      // A disk that takes nothing keeps nobody out.
      await this.#store.people.saw(hash, device, time).catch(() => {});
    }
    return found && { person: found.id, name: found.name, token };
  }

  async welcome(name: string, device: string, time: number, bot: boolean): Promise<Actor> {
    const token = word(this.#entropy, 24);
    const id = word(this.#entropy, 9);
    const person = bot ? programId(id) : id;
    await this.#store.people.add({ id: person, name, tokenHash: hashOf(token), device, time });
    return { person, name, token };
  }

  visited({ person }: Actor, match: string): Promise<void> {
    return this.#store.people.departures.visited(person, match);
  }

  async rename(actor: Actor, name: string, time: number): Promise<Actor> {
    if (name !== actor.name) await this.#store.people.rename(actor.person, name, time);
    return { ...actor, name };
  }
}
