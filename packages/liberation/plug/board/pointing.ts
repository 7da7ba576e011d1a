/** What a click on a city or a map card does: it answers, takes aim, or asks why not. */
import type { View } from '@orrery/liberation';
import type { Play } from '@orrery/web/table/play.ts';
import { type Aim, meanings, type Offer, point, putNext, questionFor, type Zone } from './aim.ts';

interface Pointing {
  readonly onPoint: (city: string, zone: Zone) => void;
  readonly onMap: (map: string) => void;
}

/** `shown`: the offers the aim leaves open. */
export function pointing(play: Play, view: View, aim: Aim, offers: readonly Offer[], shown: readonly Offer[]): Pointing {
  const send = (choice: number | null | undefined): void => {
    if (choice !== null && choice !== undefined) play.choose(choice);
  };
  return {
    onPoint(city, zone) {
      const occupied = view.occupied.includes(city);
      if (zone === 'seen' && view.decision === 'spy.order')
        return aim.order.peek().includes(city) ? undefined : send(putNext(aim, offers, view.looked, city));
      const found = meanings(shown, city, zone, occupied);
      if (found.length > 0) return send(point(aim, found, city));
      const verb = questionFor(view.decision, zone === 'hand' || view.hand.includes(city), occupied);
      play.ask({ verb, city } as Parameters<typeof play.ask>[0]);
    },
    onMap: (map) => send(offers.find(({ named }) => named.verb === 'map' && named.map === map)?.choice),
  };
}
