/** Ways through the city, and the numbers beside open places: steps of a movement, the price of a unit deployed there. */
import { deploymentPreview, type RexRules, type RexView } from '@orrery/rex';
import type { Offer } from '@orrery/web/table/play.ts';
import { type Chosen, narrowed, valueOf } from './aim.ts';
import type { Place } from './geometry.ts';
import type { Things } from './things.tsx';
import { t } from './words.ts';

export interface Tag {
  readonly text: string;
  readonly said: string;
  /** An amount of influence, not of steps. */
  readonly paid: boolean;
}

/** Steps from a place to every other; what is under fire or demolished is passed by nobody. REX-MOVE-4, REX-MOVE-7 */
export function stepsFrom(places: readonly Place[], from: string, closed: ReadonlySet<string>): ReadonlyMap<string, number> {
  const byId = new Map(places.map((place) => [place.id, place]));
  const steps = new Map([[from, 0]]);
  for (const [id, away] of steps)
    for (const next of byId.get(id)?.adj ?? []) if (!steps.has(next) && !closed.has(next)) steps.set(next, away + 1);
  return steps;
}

export const closedIn = (view: RexView): ReadonlySet<string> =>
  new Set(view.locations.filter(({ underFire, demolished }) => underFire || demolished).map(({ location }) => location));

/** The streets one goes from a place to another, both included; nothing where there is no way. */
export function streets(places: readonly Place[], from: string, to: string, closed: ReadonlySet<string>): readonly string[] {
  const steps = stepsFrom(places, to, closed);
  const byId = new Map(places.map((place) => [place.id, place]));
  const way = [from];
  for (let here = from; here !== to;) {
    const left = (id: string): number => steps.get(id) ?? Infinity;
    const next = byId.get(here)?.adj.toSorted((a, b) => left(a) - left(b))[0];
    if (next === undefined || way.length > places.length || left(next) === Infinity) return [];
    way.push((here = next));
  }
  return way;
}

export function tagsOf(things: Things, offers: readonly Offer[], chosen: Chosen, source: string | null): ReadonlyMap<string, Tag> {
  const { view, pack, play } = things;
  const left = narrowed(offers, chosen);
  const tags = new Map<string, Tag>();
  if (left.some(({ named }) => named.verb === 'deploy'))
    for (const { location, price, receiver } of deploymentPreview(play.table.rules as RexRules, view)) {
      tags.set(location, {
        text: String(price),
        said: price === 0 ? t('rex.s.free') : t('rex.s.price', { count: price, ...things.payee(receiver) }),
        paid: true,
      });
    }
  const moves = left.filter(({ named }) => named.verb === 'move');
  if (moves.length > 0 && source !== null) {
    const steps = stepsFrom(pack.locations, source, closedIn(view));
    for (const offer of moves) {
      const to = String(valueOf(offer, 'to'));
      const count = steps.get(to);
      if (count !== undefined) tags.set(to, { text: String(count), said: t('rex.s.steps', { count }), paid: false });
    }
  }
  return tags;
}
