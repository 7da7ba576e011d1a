/** The island one looks at, in words above the sky, or on a phone large below it. Nothing else is drawn anew for it. */
import type { ReadonlySignal } from '@preact/signals';
import type { View } from '@orrery/gravity';
import { Island, type IslandPlan } from './Island.tsx';

interface Props {
  readonly looked: ReadonlySignal<string | null>;
  readonly view: View;
  readonly describe: (island: string) => string;
}

const watched = ({ looked, view }: Props) => view.islands.find(({ id }) => id === looked.value);

/** Whether a cell lies in the lower half of the islands: what is said about it then stands above. */
function low({ islands }: View, [, r]: readonly [number, number]): boolean {
  const rows = islands.map(({ cell }) => cell[1]);
  return r > (Math.min(...rows) + Math.max(...rows)) / 2;
}

export function IslandNote(props: Props) {
  const island = watched(props);
  return (
    island && (
      <p class={`island-note ${low(props.view, island.cell) ? 'high' : ''}`} aria-hidden="true">
        {props.describe(island.id).replaceAll('. ', ' · ')}
      </p>
    )
  );
}

export function IslandLoupe(props: Props & { readonly plans: readonly IslandPlan[]; readonly numbered: string | null }) {
  const island = watched(props);
  const plan = island && props.plans.find(({ id }) => id === island.id);
  return (
    plan && (
      <div class="island-loupe panel" aria-hidden="true">
        <svg viewBox="-58 -60 116 148">
          <Island plan={plan} island={island} R={56} small={false} team={null} numbered={props.numbered === island.id} />
        </svg>
        <p>{props.describe(island.id)}</p>
      </div>
    )
  );
}
