/** What a board needs of the pack, in the reader's language. */
import type { GravityPack, GravityRules } from '@orrery/gravity';
import { local } from '../app/words.ts';
import type { IslandPlan } from './Island.tsx';

export interface ActionThing {
  readonly id: string;
  readonly op: string;
  readonly name: string;
}
export interface CardThing {
  readonly number: number;
  readonly name: string;
  readonly actions: readonly [ActionThing, ActionThing];
}

export interface Things {
  readonly islands: readonly IslandPlan[];
  readonly berths: number;
  readonly hold: number;
  readonly turns: number;
  island(id: string): string;
  card(number: number): CardThing | null;
}

export function thingsOf(rules: GravityRules): Things {
  const pack = rules.pack as GravityPack;
  const islands = pack.islands.map(({ id, name, pipeline, sources, trunks }) => ({ id, name: local(name), pipeline, sources, trunks }));
  const module = rules.options['module'];
  const { base, withModule, teamTurns } = pack.round;
  return {
    islands,
    berths: pack.pieces.airshipCrew,
    hold: module === 'none' ? 0 : pack.supply.airshipStore,
    turns: rules.options['confrontation'] === true ? teamTurns : (module === 'none' ? base : withModule).turns,
    island: (id) => islands.find((each) => each.id === id)?.name ?? id,
    card(number) {
      const data = pack.cards.find((each) => each.number === number);
      if (!data) return null;
      const { A, B } = data.actions;
      return {
        number,
        name: local(data.name),
        actions: [
          { id: `${number}A`, op: A.op, name: local(A.name) },
          { id: `${number}B`, op: B.op, name: local(B.name) },
        ],
      };
    },
  };
}
