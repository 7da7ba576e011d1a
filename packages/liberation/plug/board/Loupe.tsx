/** A city card in full: its picture and what both sides can do with it. Beside the map while one rests on it, in a sheet after a long press. */
import type { ReadonlySignal } from '@preact/signals';
import { Dialog } from '@orrery/web/app/Dialog.tsx';
import { local } from '@orrery/web/app/words.ts';
import { Emblem } from './Emblem.tsx';
import { Icon } from '@orrery/web/draw/glyphs.tsx';
import { RuleLink } from '@orrery/web/rules/RuleLink.tsx';
import { ruleOfMission } from './ruleOfMission.ts';
import { Art, Cost } from './Cards.tsx';
import type { Things } from './things.ts';
import { t } from './words.ts';
import { missionText } from '../missionText.ts';

interface Props {
  readonly id: string;
  readonly things: Things;
  /** With ways into the rules; not where nothing can be reached, as beside the map. */
  readonly linked?: boolean;
}

function CityDetails({ id, things, linked = false }: Props) {
  return (
    <ul class="details-list">
      {(['D', 'L'] as const).map((side) => {
        const mission = things.mission(id, side);
        return (
          <li class={`side-${side}`}>
            <Emblem side={side} size={18} />
            <div>
              <b>{local(mission.name)}</b> <Cost cost={mission.cost} /> {things.isHouse(mission) && <span class="house">{t('house')}</span>}
              {linked && <RuleLink game="liberation" clause={ruleOfMission(mission.id)} />}
              <p>{local(missionText(mission))}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const LargeCard = ({ id, things, linked = false }: Props) => {
  const category = things.category(id);
  return (
    <div class="large-card" style={{ '--planet': things.color(id) }}>
      <div class="large-art">
        <Art things={things} id={id} w={300} h={110} r={84} />
        <b class="letter-badge">{things.letter(id)}</b>
        <span class="cat">
          <Icon name={category.icon} size={20} />
        </span>
      </div>
      <p class="loupe-head">
        <b>{things.name(id)}</b>
        <small>{local(category.name)}</small>
      </p>
      <CityDetails id={id} things={things} linked={linked} />
    </div>
  );
};

export function Loupe({ of, things, cellOf }: { of: ReadonlySignal<string | null>; things: Things; cellOf: (city: string) => number }) {
  const id = of.value;
  if (id === null) return null;
  return (
    <div class={`loupe panel ${cellOf(id) % 2 === 0 ? 'right' : 'left'}`} aria-hidden="true">
      <LargeCard id={id} things={things} />
    </div>
  );
}

export const CardSheet = ({ id, things, onClose }: { id: string; things: Things; onClose: () => void }) => (
  <Dialog title={`${things.letter(id)} · ${things.name(id)}`} onClose={onClose} class="card-sheet">
    <LargeCard id={id} things={things} linked />
  </Dialog>
);
