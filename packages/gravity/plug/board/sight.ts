/** What is lit and shown in the sky while something is asked. */
import type { Feed, GravityRules, View, Yield } from '@orrery/gravity';
import type { Play } from '@orrery/web/table/play.ts';
import { litPlaces, type Offer, type Pointed } from './aim.ts';
import { describer } from './describe.ts';
import type { LandingSpot } from './Landing.tsx';
import { landingSpots } from './landingSpots.ts';
import type { Things } from './things.ts';
import type { Outlook } from './useOutlook.ts';

export interface Sight {
  /** Islands that can be pointed at, each with its choice where that settles one. */
  readonly lit: ReadonlyMap<string, number | null>;
  readonly landings: readonly LandingSpot[];
  /** What an extraction would bring on the viewer's islands, while one is carried out, can be, or would be with the card taken up. */
  readonly yields: readonly Yield[] | null;
  /** The island a partner has voted for, and the partner. */
  readonly voted: { readonly island: string; readonly seat: number } | null;
  /** An island in words, and the neighbours its sources feed too. */
  readonly describe: (island: string) => string;
  readonly serves: (island: string) => readonly Feed[];
}

const NOTHING: ReadonlyMap<string, number | null> = new Map();

export function sightOf(
  play: Play,
  view: View,
  things: Things,
  offers: readonly Offer[],
  at: Pointed,
  { mine, prospects }: Outlook,
  deciding: boolean,
): Sight {
  const { previews } = play.table.rules as unknown as GravityRules;
  const open = offers.some(
    ({ named }) => named.verb === 'token' || (named.verb === 'act' && things.action(named.action)?.op === 'extract'),
  );
  // A partner's card that may be copied is as good as taken up.
  const card = view.decision === 'copy' ? (view.turn?.card ?? null) : at.card;
  const takenUp = card === null ? [] : (things.card(card)?.actions ?? []);
  const extracting = deciding && (open || takenUp.some((action) => action.op === 'extract' && prospects?.line(action)?.possible));
  const fed = previews.feeds(
    view,
    view.islands.map(({ id }) => id),
  );
  const serves = (island: string): readonly Feed[] => fed.filter((feed) => feed.from === island && feed.island !== island);
  return {
    lit: deciding ? litPlaces(offers, at) : NOTHING,
    landings: deciding ? landingSpots(play, view, things, offers) : [],
    yields: extracting ? previews.yields(view).filter(({ island }) => mine.includes(island)) : null,
    voted: votedFor(view),
    describe: describer(view, things, play.say, serves),
    serves,
  };
}

function votedFor({ answers, viewer }: View): Sight['voted'] {
  const vote = answers.find(({ seat }) => seat !== viewer);
  return vote && 'island' in vote.choice ? { island: vote.choice.island, seat: vote.seat } : null;
}
