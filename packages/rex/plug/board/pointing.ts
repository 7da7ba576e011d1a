/** What is open on the map and in the hand, and what a click on it does: it answers, takes aim, lets go, or asks why not. */
import type { RexRules, RexView } from '@orrery/rex';
import type { Offer, Play } from '@orrery/web/table/play.ts';
import { type Aim, fix, groupsOf, narrowed, openPlaces, placeFacet, pointAt, valueOf } from './aim.ts';

export interface Pointing {
  /** Places that can be pointed at, each with the first choice it leads to. */
  readonly open: ReadonlyMap<string, number>;
  readonly openCards: ReadonlySet<string>;
  readonly onPlace: (place: string) => void;
  readonly onCard: (card: string) => void;
  /** Nothing of the kind is open there: the rules say why. */
  readonly askWhy: (place: string) => void;
}

/** `offers`: what is open to the viewer; nothing while somebody else is asked. */
export function pointing(play: Play, aim: Aim, offers: readonly Offer[]): Pointing {
  const chosen = aim.chosen.value;
  const follow = (found: ReturnType<typeof fix>): boolean => {
    if (!found) return false;
    if ('answer' in found) play.choose(found.answer.choice);
    else aim.chosen.value = found.chosen;
    return true;
  };
  const askWhy = (place: string): void => {
    for (const group of groupsOf(narrowed(offers, chosen))) {
      const facet = placeFacet(group, chosen);
      const [like] = group.offers;
      if (facet && like) return play.ask({ ...like.named, ...chosen, [facet]: place });
    }
  };
  return {
    open: openPlaces(offers, chosen),
    openCards: new Set(
      narrowed(offers, 'card' in chosen ? {} : chosen).flatMap((offer) => [valueOf(offer, 'card') ?? []].flat().map(String)),
    ),
    askWhy,
    onPlace(place) {
      if (chosen['from'] === place || chosen['location'] === place) aim.clear();
      else if (!follow(pointAt(offers, chosen, place))) askWhy(place);
    },
    onCard(card) {
      if (chosen['card'] === card) aim.clear();
      else follow(fix(offers, {}, { card }));
    },
  };
}

/** Decisions in which a place is named before a number. */
const COUNTED: ReadonlySet<string> = new Set(['D-MOVE', 'D-DEPLOY']);

/** Where the units go that are being counted: the place stays marked while their number is asked for. */
function headingOf(rules: RexRules, view: RexView): string | null {
  const [first] = view.own.steps;
  const step = first === undefined || !COUNTED.has(view.decision) ? null : rules.choices.name(first);
  return step && 'to' in step ? step.to : step && 'location' in step ? step.location : null;
}

/** The place from which, or at which, something is about to be done. */
export function sourceOf(play: Play, view: RexView, aim: Aim, offers: readonly Offer[]): string | null {
  const chosen = aim.chosen.value;
  const sources = new Set(narrowed(offers, chosen).flatMap((offer) => valueOf(offer, 'from') ?? []));
  const heading = offers.length > 0 ? headingOf(play.table.rules as RexRules, view) : null;
  const source = heading ?? chosen['from'] ?? chosen['location'] ?? (sources.size === 1 ? [...sources][0] : undefined);
  return source === undefined ? null : String(source);
}
