/** A map that can be looked at more closely. What it takes is fetched with the first sign of somebody at the table. */
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ZoomingProps } from './Zooming.tsx';

interface Props {
  /** Changes with every question: one whose answers on the map are all out of sight shows the whole map. */
  readonly question: unknown;
  readonly children: ComponentChildren;
}

export function Zoom({ question, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<ComponentType<ZoomingProps> | null>(null);
  useEffect(() => {
    const here = new AbortController();
    const begin = (): void => {
      here.abort();
      import('./Zooming.tsx').then(
        ({ Zooming }) => setPart(() => Zooming),
        // Without it the map is as large as it is.
        () => undefined,
      );
    };
    for (const sign of ['pointermove', 'pointerdown', 'keydown', 'wheel'])
      document.addEventListener(sign, begin, { signal: here.signal, passive: true });
    return () => here.abort();
  }, []);
  return (
    <div class="board-zoom" ref={frame}>
      <div class="board-plane" ref={plane}>
        {children}
      </div>
      {Part && <Part frame={frame} plane={plane} question={question} />}
    </div>
  );
}
