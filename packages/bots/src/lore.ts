import type { TableView } from '@orrery/kernel';
import type { AnyRules } from '@orrery/games';
import type { Knowledge } from './knowledge.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a state goes only where it came from, which no type without `any` can say for all games at once
export type AnyKnowledge = Knowledge<any, TableView>;
type Load = () => Promise<(rules: AnyRules) => unknown>;

/** What the bots know of each game, loaded when a table needs it. */
const lores: Readonly<Record<string, Load>> = {
  liberation: async () => {
    const { liberationKnowledge } = await import('./liberation/lore.ts');
    return (rules) => liberationKnowledge(rules as never);
  },
  gravity: async () => {
    const { gravityKnowledge } = await import('./gravity/lore.ts');
    return (rules) => gravityKnowledge(rules as never);
  },
  rex: async () => {
    const { rexKnowledge } = await import('./rex/lore.ts');
    return (rules) => rexKnowledge(rules as never);
  },
};

/** Knowledge of a game for one table; empty where nobody has written any: search then plays from the rules alone. */
export async function knowledgeOf(game: string, rules: AnyRules): Promise<AnyKnowledge> {
  const load = Object.hasOwn(lores, game) ? lores[game] : undefined;
  return load ? ((await load())(rules) as AnyKnowledge) : {};
}
