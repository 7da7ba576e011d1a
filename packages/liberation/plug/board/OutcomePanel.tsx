/** The public result, big, over the galaxy; it steps aside so that the struck city stays in view. */
import { local } from '@orrery/web/app/words.ts';
import { Emblem, type Side } from './Emblem.tsx';
import { Icon } from '@orrery/web/draw/glyphs.tsx';
import { lookOf, Planet } from '@orrery/web/draw/Planet.tsx';
import { Cost } from './Cards.tsx';
import type { Outcome } from './outcome.ts';
import type { Things } from './things.ts';
import { t } from './words.ts';
import { missionText } from '../missionText.ts';

interface Props {
  readonly outcome: Outcome;
  readonly things: Things;
  /** Cell of the map card concerned, 0…3 in reading order. */
  readonly cell: number;
  readonly viewer: number;
  readonly onClose: () => void;
}

const Art = ({ things, city, sign }: { things: Things; city: string; sign: string }) => (
  <svg class="result-art" viewBox="0 0 200 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="paper" width="200" height="240" />
    <g transform="translate(64 150)">
      <Planet look={lookOf(things.city(city).planet, things.color(city))} r={104} />
    </g>
    <g class="burst" transform="translate(100 112)">
      {Array.from({ length: 12 }, (_, i) => (
        <path d={`M0-46V-${i % 2 ? 58 : 68}`} transform={`rotate(${i * 30})`} />
      ))}
      <circle r="36" />
      <text y="13">{sign}</text>
    </g>
  </svg>
);

export function OutcomePanel({ outcome, things, cell, viewer, onClose }: Props) {
  const place = `${cell % 2 === 0 ? 'right' : 'left'} ${cell < 2 ? 'low' : 'high'}`;
  const city = outcome.kind === 'probe' ? (things.map(outcome.map).cities[0] ?? '') : (outcome.cities[0] ?? '');
  const several = outcome.kind !== 'probe' && outcome.cities.length > 1;
  const named =
    outcome.kind === 'probe'
      ? local(things.map(outcome.map).name)
      : new Intl.ListFormat(document.documentElement.lang).format(outcome.cities.map((id) => things.name(id)));
  const title = outcome.kind === 'probe' ? t(outcome.yes ? 'outcome.probe.yes' : 'outcome.probe.no') : t(`outcome.${outcome.kind}`);
  const line =
    outcome.kind === 'probe' ? t('outcome.probe.line', { map: named }) : t(`outcome.${outcome.kind}.line`, { cities: named, viewer });
  return (
    <div class={`result ${place} is-${outcome.kind}`} role="status" onClick={onClose}>
      <Art things={things} city={city} sign={outcome.kind === 'probe' ? (outcome.yes ? '!' : '–') : things.letter(city)} />
      <div class="result-text">
        <span class="caps">
          {t(outcome.kind === 'probe' ? 'outcome.probe' : outcome.kind === 'sabotaged' ? 'outcome.sabotage' : 'outcome.attack')}
        </span>
        <h2>{title}</h2>
        <p class="lead">{line}</p>
        {outcome.kind === 'hit' && !several && (
          <ul>
            {(['D', 'L'] as const).map((side: Side) => {
              const mission = things.mission(city, side);
              return (
                <li>
                  <Emblem side={side} size={18} />
                  <div>
                    <b>{local(mission.name)}</b> <Cost cost={mission.cost} />
                    <p>{local(missionText(mission))}</p>
                  </div>
                </li>
              );
            })}
          </ul>
        )}
      </div>
      <button type="button" class="round quiet close-result" aria-label={t('close')} onClick={onClose}>
        <Icon name="close" size={14} />
      </button>
    </div>
  );
}
