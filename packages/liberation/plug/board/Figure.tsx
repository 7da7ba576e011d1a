/** The galaxy of a position, for a page: nothing can be chosen. */
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { LiberationRules, View } from '@orrery/liberation';
import { language } from '@orrery/web/app/settings.ts';
import type { FigureProps } from '@orrery/web/rules/figures.ts';
import type { CityLook } from './CityNode.tsx';
import { WIDE } from './galaxySize.ts';
import { GalaxyView } from './GalaxyView.tsx';
import { thingsOf } from './things.ts';
import './galaxy.css';

const NONE: ReadonlySet<string> = new Set();
const nothing = (): void => undefined;

export function Figure({ rules, view: seen, chances = null }: FigureProps) {
  const view = seen as View;
  const things = useMemo(() => thingsOf(rules as LiberationRules), [rules, language.value]);
  const hovered = useSignal<string | null>(null);
  const base = view.opened?.base ?? view.base;
  const belief = useMemo(() => chances && new Map([...chances].map(([city, chance]) => [city, 100 * chance])), [chances]);
  const look = (id: string): CityLook => ({
    occupied: view.occupied.includes(id) ? (view.exploited.includes(id) ? 'exploited' : 'ready') : null,
    open: false,
    hand: view.hand.includes(id),
    base: id === base,
    marks: [],
    belief: belief && !view.occupied.includes(id) && !view.hand.includes(id) ? (belief.get(id) ?? 0) : null,
    struck: id === view.opened?.base,
    source: id === view.exploiting,
    tag: '',
    near: false,
    gone: false,
  });
  return (
    <div class="liberation-figure of-liberation">
      <GalaxyView
        things={things}
        layout={view.layout}
        size={WIDE}
        look={look}
        belief={belief}
        sums={false}
        hovered={hovered}
        lit={() => false}
        path={[]}
        chosenMap={null}
        openMaps={NONE}
        dimmed={false}
        onCity={nothing}
        onMap={nothing}
        onLook={nothing}
      />
    </div>
  );
}
