/**
 * From pointing to choosing. Everything lit is in the list of open choices; where a place can mean several things, or where choosing would reveal
 * something, the first click only takes aim and the second one chooses. Nothing leaves the page before that.
 */
import { type Signal, signal } from '@preact/signals';
import type { LiberationChoice, Mode } from '@orrery/liberation';
import type { Play } from '@orrery/web/table/play.ts';

export interface Offer {
  readonly choice: number;
  readonly named: LiberationChoice;
}
export type Verb = LiberationChoice['verb'];
/** Where a city can be pointed at. */
export type Zone = 'galaxy' | 'hand' | 'row' | 'seen' | 'base';

const VERBS: Readonly<Record<Zone, readonly Verb[]>> = {
  galaxy: ['occupy', 'base', 'exploit', 'unexploit', 'attack', 'sabotage', 'target', 'pay', 'discard'],
  hand: ['mission', 'occupy', 'base', 'pay', 'discard'],
  row: ['exploit', 'unexploit', 'pay', 'target'],
  seen: ['take'],
  base: ['base'],
};
/** Choosing these tells the other side something at once. */
export const REVEALING: readonly Verb[] = ['mission', 'attack', 'sabotage'];

export const cityOf = (named: LiberationChoice): string | null => ('city' in named ? named.city : null);

export interface Aim {
  /** The operation chosen first; everything else goes dark. */
  readonly verb: Signal<Verb | null>;
  /** The city whose meaning is to be settled, or whose choice is to be confirmed. */
  readonly city: Signal<string | null>;
  /** Cards put in order so far, the top one first. */
  readonly order: Signal<readonly string[]>;
  /** The rotation one rests on: the galaxy shows how it would lie. */
  readonly mode: Signal<Mode | null>;
  clear(): void;
}

export function aim(): Aim {
  const verb = signal<Verb | null>(null);
  const city = signal<string | null>(null);
  const order = signal<readonly string[]>([]);
  const mode = signal<Mode | null>(null);
  return {
    mode,
    verb,
    city,
    order,
    clear() {
      verb.value = null;
      city.value = null;
      order.value = [];
      mode.value = null;
    },
  };
}

export const offersOf = (play: Play): readonly Offer[] => play.offers() as unknown as readonly Offer[];

/** Offers that remain once an operation has been chosen. */
export const aimed = (offers: readonly Offer[], verb: Verb | null): readonly Offer[] =>
  verb === null ? offers : offers.filter(({ named }) => named.verb === verb);

/** What pointing at a city in a zone can mean. `holds` says which cities lie in that zone, where it is a pile of cards. */
export function meanings(offers: readonly Offer[], city: string, zone: Zone, occupied: boolean): readonly Offer[] {
  return offers.filter(({ named }) => {
    if (cityOf(named) !== city || !VERBS[zone].includes(named.verb)) return false;
    // Cards pay and leave from the hand, cities from where they are occupied: the map does not stand for a hidden card.
    return zone !== 'galaxy' || (named.verb !== 'discard' && (named.verb !== 'pay' || occupied));
  });
}

/** A click or Enter on a city. Returns the choice to send, or null where it only took aim. */
export function point(aim: Aim, found: readonly Offer[], city: string): number | null {
  const [only] = found;
  if (!only) return null;
  const settled = found.length === 1 && (aim.verb.peek() !== null || aim.city.peek() === city || !REVEALING.includes(only.named.verb));
  if (settled) return only.choice;
  aim.city.value = city;
  return null;
}

/** One more card in the order in which they go back, the top one first. Returns the choice to send once the order is whole. */
export function putNext(aim: Aim, offers: readonly Offer[], cards: readonly string[], card: string): number | null {
  const order = [...aim.order.peek(), card];
  const left = cards.filter((other) => !order.includes(other));
  const whole = left.length === 1 ? [...order, ...left] : order;
  const found = offers.find(({ named }) => orderOf(named).join() === whole.join());
  if (!found) aim.order.value = order;
  return found?.choice ?? null;
}

const orderOf = (named: LiberationChoice): readonly string[] =>
  'first' in named
    ? [named.first, named.second, 'third' in named ? named.third : '', 'fourth' in named ? named.fourth : ''].filter(Boolean)
    : [];

/** The verb by which a city that is not open is asked after: "why can I not attack it?" */
export function questionFor(decision: string, inHand: boolean, occupied: boolean): Verb {
  if (/^setup\.occupy|occupy\.hand$/.test(decision)) return 'occupy';
  if (/^setup\.base|evade$|^mobilize/.test(decision)) return 'base';
  if (decision.startsWith('pay.')) return 'pay';
  if (/step3$|^discard/.test(decision)) return 'discard';
  if (decision.startsWith('resist')) return 'target';
  if (decision.startsWith('spy')) return 'take';
  if (/^(dyn\.exploit|warp\.op)$/.test(decision)) return inHand ? 'occupy' : 'attack';
  if (decision.startsWith('fleet')) return 'attack';
  if (/^(lib\.step2|flaw)/.test(decision)) return inHand ? 'mission' : 'sabotage';
  if (/^dyn\.step1|^unexploit/.test(decision)) return 'unexploit';
  return inHand ? 'mission' : occupied ? 'exploit' : 'attack';
}
