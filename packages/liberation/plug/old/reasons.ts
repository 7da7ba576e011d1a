import { first, neighbours, VERB, type Belief, type CitySet, type Table, type View } from '@orrery/liberation';
import type { Choice, Known } from '@orrery/kernel';
import type { Reason } from '@orrery/games/plug';

const round = (value: number): number => Math.round(value * 1000) / 1000;
const log = (chance: number): number => (chance > 0 ? -chance * Math.log2(chance) : 0);

/** How much is unknown about where the base is, in bits. */
const uncertainty = (chances: Iterable<number>): number => [...chances].reduce((sum, chance) => sum + log(chance), 0);

/** Bits a truthful answer to "is it one of these?" gives on average. */
function bitsOf(chances: Float64Array, asked: CitySet): number {
  let inside = 0;
  for (let rest = asked; rest !== 0; rest &= rest - 1) inside += chances[first(rest)] as number;
  return log(inside) + log(Math.max(0, 1 - inside));
}

/** Figures behind a choice: chances by the exact belief, and what the answer would teach. */
export function reasons(table: Table, belief: Belief, { view }: Known<View>, choice: Choice): readonly Reason[] {
  if (choice >= table.choices.base.order) return [];
  const verb = table.choices.verbOf[choice] as number;
  const argument = table.choices.argumentOf[choice] as number;
  return view.viewer === 0 ? ofTheHunter(table, belief, verb, argument, view) : ofTheHunted(table, belief, verb, argument, view);
}

function ofTheHunter(table: Table, belief: Belief, verb: number, argument: number, view: View): Reason[] {
  if (!view.baseSet) return [];
  const likely = belief.bases();
  const held = belief.hands();
  const unknown = round(uncertainty(likely));
  if (verb === VERB.attack) {
    const [base, hand] = [likely[argument] as number, held[argument] as number];
    const miss = Math.max(0, 1 - base - hand);
    return [
      { code: 'base-there', values: { chance: round(base) } },
      { code: 'card-there', values: { chance: round(hand) } },
      { code: 'information', values: { bits: round(log(base) + log(hand) + log(miss)), of: unknown } },
    ];
  }
  if (verb === VERB.map) {
    const cities = table.atlas.mapCities[argument] as number;
    let there = 0;
    for (let rest = cities; rest !== 0; rest &= rest - 1) there += likely[first(rest)] as number;
    return [
      { code: 'base-there', values: { chance: round(there) } },
      { code: 'information', values: { bits: round(bitsOf(likely, cities)), of: unknown } },
    ];
  }
  if (verb === VERB.exploit || verb === VERB.occupy || verb === VERB.unexploit) {
    const near = neighbours(table.pack, view.layout)[table.cities[argument] ?? ''] ?? [];
    const reach = near
      .filter((id) => !view.occupied.includes(id))
      .reduce((sum, id) => sum + (likely[table.cities.indexOf(id)] as number), 0);
    return [{ code: 'base-in-reach', values: { chance: round(reach) } }];
  }
  return [];
}

function ofTheHunted(table: Table, belief: Belief, verb: number, argument: number, view: View): Reason[] {
  const city = table.cities[argument] ?? '';
  if (verb === VERB.sabotage) {
    const held = belief.hands()[argument] as number;
    return [
      { code: 'card-held', values: { chance: round(held) } },
      {
        code: 'information',
        values: { bits: round(log(held) + log(1 - held)), of: round(uncertainty(belief.pairs().map((pair) => pair.weight))) },
      },
    ];
  }
  if (verb === VERB.base) {
    const near = neighbours(table.pack, view.layout)[city] ?? [];
    const threats = near.filter((id) => view.occupied.includes(id));
    return [
      {
        code: 'exposed',
        values: {
          ready: threats.filter((id) => !view.exploited.includes(id)).length,
          sideways: threats.filter((id) => view.exploited.includes(id)).length,
        },
      },
      { code: 'exits', values: { count: near.filter((id) => view.hand.includes(id) || view.base === id).length } },
    ];
  }
  return [];
}
