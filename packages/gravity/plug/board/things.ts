/** What a board needs of the pack, in the reader's language. */
import type { GravityPack, GravityRules } from '@orrery/gravity';
import { joints } from '@orrery/web/board/joints.ts';
import { local } from '@orrery/web/app/words.ts';
import type { IslandPlan } from './Island.tsx';

export interface ActionThing {
  readonly id: string;
  readonly op: string;
  readonly name: string;
  readonly amount: number;
  readonly holdLimit: number;
  /** What a leak drains of either kind. */
  readonly permanent: number;
  readonly temporary: number;
}
export interface CardThing {
  readonly number: number;
  readonly name: string;
  readonly actions: readonly [ActionThing, ActionThing];
}

export interface Things {
  readonly pack: GravityPack;
  readonly module: string;
  /** Cards in play, with the copies each player has. */
  readonly deck: readonly { readonly number: number; readonly copies: number }[];
  readonly islands: readonly IslandPlan[];
  readonly berths: number;
  readonly hold: number;
  readonly turns: number;
  island(id: string): string;
  card(number: number): CardThing | null;
  action(id: string): ActionThing | null;
}

export const softened = joints([
  'Insel|eroberung',
  'Sturm|angriff',
  'Gravitations|förderung',
  'Stabili|sierung',
  'Ressour|cen',
  'Untertage|bau',
  'Luft|transport',
  'Konser|vierung',
  'Lager|raum',
  'Bombard|ment',
  'Bombardie|rung',
  'Бомбар|дировка',
  'Reso|nance',
  'Manoeu|vre',
  'Redeploy|ment',
  'Stabili|sation',
  'Под|земные',
  'Транс|портировка',
  'Стабили|зация',
  'Консер|вация',
  'Храни|лище',
  'Грави|тации',
  'Пере|броска',
]);

type ActionData = GravityPack['cards'][number]['actions']['A'];
const actionThing = (id: string, { op, name, amount = 0, holdLimit = 0, permanent = 0, temporary = 0 }: ActionData): ActionThing => ({
  id,
  op,
  name: softened(local(name)),
  amount,
  holdLimit,
  permanent,
  temporary,
});

export function thingsOf(rules: GravityRules): Things {
  const pack = rules.pack as GravityPack;
  const islands = pack.islands.map(({ id, name, pipeline, sources, trunks }) => ({ id, name: local(name), pipeline, sources, trunks }));
  const module = String(rules.options['module']);
  const { base, withModule, teamTurns } = pack.round;
  const cards = new Map(
    pack.cards.map(({ number, name, actions: { A, B } }): readonly [number, CardThing] => [
      number,
      { number, name: softened(local(name)), actions: [actionThing(`${number}A`, A), actionThing(`${number}B`, B)] },
    ]),
  );
  return {
    pack,
    module,
    deck: pack.cards.filter((card) => card.module === 'base' || card.module === module),
    islands,
    berths: pack.pieces.airshipCrew,
    hold: module === 'none' ? 0 : pack.supply.airshipStore,
    turns: rules.options['confrontation'] === true ? teamTurns : (module === 'none' ? base : withModule).turns,
    island: (id) => islands.find((each) => each.id === id)?.name ?? id,
    card: (number) => cards.get(number) ?? null,
    action: (id) => cards.get(Number.parseInt(id, 10))?.actions.find((each) => each.id === id) ?? null,
  };
}
