/** The end: who won and how, where the base was all the time, and every hidden card laid open. */
import type { View } from '@orrery/liberation';
import { Emblem } from './Emblem.tsx';
import { Icon } from '@orrery/web/draw/glyphs.tsx';
import type { Play } from '@orrery/web/table/play.ts';
import { Words } from '@orrery/web/table/wording.tsx';
import { sayStop } from './BasePath.tsx';
import type { Stop } from '../basePath.ts';
import { chip, CityChip, type ChipTools } from './Chips.tsx';
import { sideOf } from './things.ts';
import { t } from './words.ts';

const ZONES = ['base', 'liberation', 'dynasty', 'deck', 'discard'] as const;

interface Props {
  readonly play: Play;
  readonly view: View;
  readonly path: readonly Stop[];
  readonly tools: ChipTools;
  readonly onClose: () => void;
}

export function EndPanel({ play, view, path, tools, onClose }: Props) {
  const { opened, result } = view;
  const winner = result?.winners[0];
  if (!opened || winner === undefined) return null;
  const own = view.viewer === winner ? t('end.won') : view.viewer < 2 ? t('end.lost') : play.say.seat(winner);
  const cities = { ...opened, base: [opened.base] };
  return (
    <div class={`end-panel panel of-side-${sideOf(winner)}`} role="status">
      <Emblem side={sideOf(winner)} size={54} />
      <h2>{own}</h2>
      <p class="lead">
        <Words of={play.say.decision(view)} thing={chip(tools)} />
      </p>
      <dl>
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
      {path.length > 0 && (
        <button type="button" onClick={onClose}>
          {t('end.path.show')}
        </button>
      )}
      <button type="button" class="round quiet close-result" aria-label={t('close')} onClick={onClose}>
        <Icon name="close" size={14} />
      </button>
    </div>
  );
}
