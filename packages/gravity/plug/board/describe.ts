/** Islands and the forecast in words, for those who listen and for the loupe. */
import type { Forecast, View } from '@orrery/gravity';
import type { Wordings } from '@orrery/web/table/wording.tsx';
import type { Things } from './things.ts';
import { t } from './words.ts';

export const describer =
  (view: View, things: Things, say: Wordings) =>
  (id: string): string => {
    const island = view.islands.find((each) => each.id === id);
    if (!island) return id;
    const crowd = island.hunters.flatMap((count, seat) => (count > 0 ? [`${say.seat(seat)} ${count}`] : []));
    return [
      things.island(id),
      t('gravity.island.gravity', { permanent: island.permanent, temporary: island.temporary }),
      crowd.length > 0 ? crowd.join(', ') : t('gravity.nobody'),
      ...(island.mercenaries > 0 ? [t('gravity.mercenaries', { count: island.mercenaries })] : []),
      ...(island.sabotaged.length > 0 ? [t('gravity.sabotaged', { count: island.sabotaged.length })] : []),
    ].join('. ');
  };

export function forecastWords({ attractors, balance, lead, pulls }: Forecast, things: Things): string {
  return attractors.length > 0
    ? `${attractors.map((id) => things.island(id)).join(' / ')} ${t('gravity.forecast.attracts', { lead, pulls })}`
    : t(balance ? 'gravity.forecast.balance' : 'gravity.forecast.none');
}
