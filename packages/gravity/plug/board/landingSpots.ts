/** Cells the attracted island can land on, each with what it would bring. */
import type { GravityRules, View } from '@orrery/gravity';
import type { Play } from '@orrery/web/table/play.ts';
import type { Offer } from './aim.ts';
import { landingWords, type LandingSpot } from './Landing.tsx';
import type { Things } from './things.ts';

export function landingSpots(play: Play, view: View, things: Things, offers: readonly Offer[]): readonly LandingSpot[] {
  const rules = play.table.rules as unknown as GravityRules;
  const { attractor, target } = view.attraction ?? {};
  if (!attractor || !target) return [];
  const own = view.players[view.viewer]?.side ?? -1;
  const sideName = (side: number): string =>
    view.players.flatMap((player, seat) => (player.side === side ? [play.say.seat(seat)] : [])).join(', ');
  const vote = view.answers.find(({ seat }) => seat !== view.viewer) ?? null;
  return offers.flatMap(({ choice, named }) => {
    if (named.verb !== 'cell') return [];
    const spot = rules.previews.landings(view, attractor).find((each) => each.target === target && each.direction === named.direction);
    if (!spot) return [];
    return [
      {
        ...spot,
        choice,
        words: landingWords(rules, view, spot, own, things.island, sideName),
        voter: vote?.choice.verb === 'cell' && vote.choice.direction === named.direction ? vote.seat : null,
        choose: () => play.choose(choice),
      },
    ];
  });
}
