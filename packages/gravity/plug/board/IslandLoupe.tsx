/** The island one looks at, in words above the sky, or on a phone large below it. Nothing else is drawn anew for it. */
import type { ReadonlySignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { View } from '@orrery/gravity';
import { Island, type IslandPlan } from './Island.tsx';

interface Props {
  readonly looked: ReadonlySignal<string | null>;
  readonly view: View;
  readonly describe: (island: string) => string;
}

const watched = ({ looked, view }: Props) => view.islands.find(({ id }) => id === looked.value);

const CORNERS = ['low-left', 'low-right', 'high-left', 'high-right'] as const;

/** How much of the islands a box lies over, in square pixels. */
function hidden(box: DOMRect, islands: readonly DOMRect[]): number {
  const both = (from: number, to: number, start: number, end: number): number => Math.max(0, Math.min(to, end) - Math.max(from, start));
  return islands.reduce(
    (sum, { left, right, top, bottom }) => sum + both(left, right, box.left, box.right) * both(top, bottom, box.top, box.bottom),
    0,
  );
}

/** In the corner of the sky where it hides least of the islands. */
export function IslandNote(props: Props) {
  const island = watched(props);
  const note = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const { current } = note;
    if (!current) return;
    const islands = [...(current.parentElement?.querySelectorAll('.island') ?? [])].map((each) => each.getBoundingClientRect());
    const lies = (corner: string): number => {
      current.dataset['corner'] = corner;
      return hidden(current.getBoundingClientRect(), islands);
    };
    const found = CORNERS.map((corner) => [lies(corner), corner] as const).toSorted(([a], [b]) => a - b);
    current.dataset['corner'] = found[0]?.[1] ?? CORNERS[0];
  }, [island?.id, props.view]);
  return (
    island && (
      <p class="island-note" data-corner={CORNERS[0]} aria-hidden="true" ref={note}>
        {props
          .describe(island.id)
          .split('. ')
          .map((line) => (
            <span>{line}</span>
          ))}
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
