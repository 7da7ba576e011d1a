import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { persist } from './persist.ts';
import { t } from './words.ts';

/** A screen that is loaded when it is first shown. */
export function lazyScreen(load: () => Promise<{ readonly default: ComponentType }>): ComponentType {
  let loaded: ComponentType | null = null;
  return function LazyScreen() {
    const [Screen, setScreen] = useState<ComponentType | null>(() => loaded);
    const [error, setError] = useState<unknown>(null);
    useEffect(() => {
      if (Screen) return;
      persist(load).then((module) => {
        loaded = module.default;
        setScreen(() => loaded);
      }, setError);
    }, []);
    if (error) throw error instanceof Error ? error : new Error('this screen could not be loaded', { cause: error });
    return Screen ? <Screen /> : <Loading />;
  };
}

/** `children`: what the page is waiting for, where that takes longer than anybody expects. */
export const Loading = ({ children }: { children?: ComponentChildren }) => (
  <main id="main" class="page loading" aria-busy="true">
    <svg width="72" height="72" viewBox="-15 -15 30 30" aria-hidden="true" class="logo turning">
      <circle r="8" />
      <circle r="13" />
      <circle r="3.4" class="sun" />
      <g class="orbit-1">
        <circle cx="8" r="2.2" class="p1" />
      </g>
      <g class="orbit-2">
        <circle cx="-13" r="2.6" class="p2" />
      </g>
    </svg>
    <p class="muted" role={children ? 'status' : undefined}>
      {children ?? t('loading')}
    </p>
  </main>
);
