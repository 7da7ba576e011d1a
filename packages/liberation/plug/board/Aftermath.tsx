/** What was hidden, laid open in place of the hand: where the base was all the time, and every card. */
import type { View } from '@orrery/liberation';
import type { Stop } from '../basePath.ts';
import { sayStop } from './BasePath.tsx';
import { CityChip, type ChipTools } from './Chips.tsx';
import { t } from './words.ts';

const ZONES = ['base', 'liberation', 'dynasty', 'deck', 'discard'] as const;

interface Props {
  readonly opened: NonNullable<View['opened']>;
  readonly path: readonly Stop[];
  readonly tools: ChipTools;
}

export function Aftermath({ opened, path, tools }: Props) {
  const cities = { ...opened, base: [opened.base] };
  return (
    <dl class="aftermath laid-open" tabIndex={0} aria-label={t('end.result')}>
      {ZONES.map((zone) => (
        <div>
          <dt class="caps">{t(`end.${zone}`)}</dt>
          <dd>
            {cities[zone].length === 0
              ? '–'
              : cities[zone].map((id) => (
                  <CityChip id={id} things={tools.things} onLook={tools.onLook} brief={zone === 'deck' || zone === 'discard'} />
                ))}
          </dd>
        </div>
      ))}
      {path.length > 0 && (
        <div class="path-of-base">
          <dt class="caps">{t('end.path')}</dt>
          <dd>
            <ol>
              {path.map((stop) => (
                <li>
                  <CityChip id={stop.city} things={tools.things} onLook={tools.onLook} /> <small class="muted">{sayStop(stop)}</small>
                </li>
              ))}
            </ol>
          </dd>
        </div>
      )}
    </dl>
  );
}
