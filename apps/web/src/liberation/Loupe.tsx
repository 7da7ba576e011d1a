/** A city in full: what both sides can do with it. Shown beside the map while one rests on it. */
import type { ReadonlySignal } from '@preact/signals';
import { local, t } from '../app/words.ts';
import { Emblem } from '../draw/Emblem.tsx';
import { Cost } from './Cards.tsx';
import type { Things } from './things.ts';

export function CityDetails({ id, things }: { id: string; things: Things }) {
  return (
    <ul class="details-list">
      {(['D', 'L'] as const).map((side) => {
        const mission = things.mission(id, side);
        return (
          <li>
            <Emblem side={side} size={18} />
            <div>
              <b>{local(mission.name)}</b> <Cost cost={mission.cost} /> {things.isHouse(mission) && <span class="house">{t('house')}</span>}
              <p>{local(mission.text)}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

export function Loupe({ of, things, cellOf }: { of: ReadonlySignal<string | null>; things: Things; cellOf: (city: string) => number }) {
  const id = of.value;
  if (id === null) return null;
  return (
    <div class={`loupe panel ${cellOf(id) % 2 === 0 ? 'right' : 'left'}`} style={{ '--planet': things.color(id) }} aria-hidden="true">
      <p class="loupe-head">
        <b class="letter-badge">{things.letter(id)}</b>
        <span>
          <b>{things.name(id)}</b>
          <small>{local(things.category(id).name)}</small>
        </span>
      </p>
      <CityDetails id={id} things={things} />
    </div>
  );
}
