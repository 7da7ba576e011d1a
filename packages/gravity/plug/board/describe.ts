/** Islands and the forecast in words, for those who listen and for the loupe. */
import type { Feed, Forecast, View } from '@orrery/gravity';
import type { Wordings } from '@orrery/web/table/wording.tsx';
import type { Things } from './things.ts';
import { t } from './words.ts';

/** `serves`: sides whose sources a neighbour counts too. */
export const describer =
  (view: View, things: Things, say: Wordings, serves: (island: string) => readonly Feed[]) =>
  (id: string): string => {
    const island = view.islands.find((each) => each.id === id);
    if (!island) return id;
    const holder = (neighbour: string): string => {
      const seat = view.islands.find((each) => each.id === neighbour)?.hunters.findIndex((count) => count > 0) ?? -1;
      return seat < 0 ? '' : ` (${say.seat(seat)})`;
    };
    const served = serves(id).map(
      ({ island: neighbour, direction }) =>
        `${say.thing({ kind: 'direction', id: String(direction) })} → ${things.island(neighbour)}${holder(neighbour)}`,
    );
    const crowd = island.hunters.flatMap((count, seat) => (count > 0 ? [t('gravity.hunters.of', { seat: say.seat(seat), count })] : []));
    return [
      things.island(id),
      t('gravity.island.gravity', { permanent: island.permanent, temporary: island.temporary }),
      crowd.length > 0 ? crowd.join(', ') : t('gravity.nobody'),
      ...(island.mercenaries > 0 ? [t('gravity.mercenaries', { count: island.mercenaries })] : []),
      ...(island.sabotaged.length > 0 ? [t('gravity.sabotaged', { count: island.sabotaged.length })] : []),
      ...(served.length > 0 ? [t('gravity.serves', { neighbours: served.join(', ') })] : []),
    ].join('. ');
  };

export function forecastWords({ attractors, balance, lead, pulls }: Forecast, things: Things): string {
  return attractors.length > 0
    ? `${attractors.map((id) => things.island(id)).join(' / ')} ${t('gravity.forecast.attracts', { lead, pulls })}`
    : t(balance ? 'gravity.forecast.balance' : 'gravity.forecast.none');
}
