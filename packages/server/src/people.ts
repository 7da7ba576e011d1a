/** Guests: whoever holds a token is that person. The store has its hash alone. */
import type { Store } from '@orrery/store';
import { hashOf, word, type Entropy } from './secrets.ts';
import type { Actor } from './table/commands.ts';

export class People {
  readonly #store: Store;
  readonly #entropy: Entropy;

  constructor(store: Store, entropy: Entropy) {
    this.#store = store;
    this.#entropy = entropy;
  }

  async greet(token: string): Promise<Actor | null> {
    const found = await this.#store.findPerson(hashOf(token));
    return found && { person: found.id, name: found.name, token };
  }

  async welcome(name: string, time: number): Promise<Actor> {
    const token = word(this.#entropy, 24);
    const person = word(this.#entropy, 9);
    await this.#store.addPerson({ id: person, name, tokenHash: hashOf(token), time });
    return { person, name, token };
  }

  async rename(actor: Actor, name: string): Promise<Actor> {
    if (name !== actor.name) await this.#store.renamePerson(actor.person, name);
    return { ...actor, name };
  }
}
