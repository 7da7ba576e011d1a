import { controlled, gravity, sideOf } from './control.ts';
import { ISLANDS, type Table } from './table.ts';
import type { State } from './state.ts';

type Sky = Pick<State, 'permanent' | 'temporary' | 'control' | 'near'>;

/** What the islands phase would do now. */
export interface Attraction {
  /** Islands that may attract, as bits: none, one, or several of one side. */
  readonly candidates: number;
  /** The side whose islands they are, −1 without any. */
  readonly side: number;
  /** Islands of several sides are equally heavy: nothing attracts. */
  readonly balance: boolean;
  readonly lead: number;
  readonly pulls: number;
}

const NOTHING: Attraction = { candidates: 0, side: -1, balance: false, lead: 0, pulls: 0 };
const BALANCE: Attraction = { ...NOTHING, balance: true };

/** The heaviest controlled islands. GRV-ISLANDS-2 … GRV-ISLANDS-7 */
export function attraction(t: Table, s: Sky): Attraction {
  const rules = t.pack.attraction;
  const islands = controlled(s);
  let candidates = 0;
  let heaviest = rules.minimumGravity;
  let permanent = -1;
  for (let i = 0; i < ISLANDS; i++) {
    if (!((islands >> i) & 1)) continue;
    const weight = gravity(s, i);
    const lasting = s.permanent[i] as number;
    if (weight < heaviest || (weight === heaviest && lasting < permanent)) continue;
    candidates = weight === heaviest && lasting === permanent ? candidates | (1 << i) : 1 << i;
    heaviest = weight;
    permanent = lasting;
  }
  if (candidates === 0) return NOTHING;

  const side = sideOf(t, s, 31 - Math.clz32(candidates));
  let rival = 0;
  for (let i = 0; i < ISLANDS; i++) {
    if (!((islands >> i) & 1) || sideOf(t, s, i) === side) continue;
    if ((candidates >> i) & 1) return BALANCE; // GRV-ISLANDS-5
    rival = Math.max(rival, gravity(s, i));
  }
  const lead = heaviest - rival;
  return { candidates, side, balance: false, lead, pulls: lead >= rules.leadForTwo ? rules.pullsWithLead : rules.pulls };
}

/** Islands that an attractor can pull, as bits. GRV-ISLANDS-8 */
export function targets(t: Table, s: Sky, attractor: number): number {
  const weight = gravity(s, attractor);
  let islands = 0;
  for (let i = 0; i < ISLANDS; i++) {
    if (i === attractor || ((s.near[attractor] as number) >> i) & 1) continue;
    if (gravity(s, i) < weight || !t.pack.attraction.targetMustBeWeaker) islands |= 1 << i;
  }
  return islands;
}
