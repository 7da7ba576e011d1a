/**
 * A map that can be looked at more closely: by wheel, by two fingers, by `+`, `−` and `0`, by buttons; moved about by dragging, by Shift and arrows, and by
 * itself where the keyboard goes. What is drawn over the map stands outside and keeps its size.
 */
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../app/words.ts';
import { type Camera, panned, showing, WHOLE, zoomed } from './camera.ts';

const STEP = 1.4;
/** A finger or mouse that has moved this far does not choose what it is let go over. */
const DRAG = 7;
const PAN = 60;

export interface ZoomingProps {
  readonly frame: { readonly current: HTMLElement | null };
  readonly plane: { readonly current: HTMLElement | null };
  readonly question: unknown;
}

/** The camera of a map, and the buttons for it. */
export function Zooming({ frame, plane, question }: ZoomingProps) {
  const camera = useSignal<Camera>(WHOLE);
  const near = useComputed(() => camera.value.scale > 1);

  const size = (): DOMRect => frame.current?.getBoundingClientRect() ?? new DOMRect();
  const zoom = (factor: number, at?: At): void => {
    const { left, top, width, height } = size();
    const point = at ? { x: at.clientX - left, y: at.clientY - top } : { x: width / 2, y: height / 2 };
    camera.value = zoomed(camera.peek(), factor, point, { width, height });
  };
  const pan = (dx: number, dy: number): void => void (camera.value = panned(camera.peek(), dx, dy, size()));
  const reset = (): void => void (camera.value = WHOLE);

  useSignalEffect(() => {
    const { scale, x, y } = camera.value;
    if (plane.current) plane.current.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    frame.current?.classList.toggle('near', scale > 1);
    frame.current?.toggleAttribute('data-pans', scale > 1);
  });
  useEffect(() => {
    const map = frame.current;
    if (!map) return;
    const moves = { zoom, pan, reset, near: () => near.peek() };
    const ends = [gestures(map, moves), keys(moves)];
    /** The keyboard goes where it likes; the map follows. */
    const focused = ({ target }: FocusEvent): void => {
      if (!near.peek() || !(target instanceof Element) || !plane.current?.contains(target)) return;
      const [box, { left, top, width, height }] = [target.getBoundingClientRect(), size()];
      const reached = { x: box.left - left, y: box.top - top, width: box.width, height: box.height };
      camera.value = showing(camera.peek(), reached, { width, height });
    };
    map.addEventListener('focusin', focused);
    // A map that is seen as a whole fits whatever its size.
    const observer = new ResizeObserver(() => near.peek() && pan(0, 0));
    observer.observe(map);
    return () => {
      for (const end of ends) end();
      map.removeEventListener('focusin', focused);
      observer.disconnect();
    };
  }, []);
  useEffect(() => {
    const choices = [...(plane.current?.querySelectorAll('[data-choosable]') ?? [])];
    if (near.peek() && choices.length > 0 && !choices.some((each) => meets(each.getBoundingClientRect(), size()))) reset();
  }, [question]);

  const button = (label: 'zoom.in' | 'zoom.out', sign: string, factor: number) => (
    <button type="button" tabIndex={-1} aria-label={t(label)} title={`${t(label)} (${sign})`} onClick={() => zoom(factor)}>
      {sign}
    </button>
  );
  return (
    <div class="board-zoom-tools" role="group" aria-label={t('zoom')}>
      {button('zoom.in', '+', STEP)}
      {near.value && button('zoom.out', '−', 1 / STEP)}
      {near.value && (
        <button type="button" class="whole" tabIndex={-1} title={`${t('zoom.whole')} (0)`} onClick={reset}>
          {t('zoom.whole')}
        </button>
      )}
    </div>
  );
}

const meets = (a: DOMRect, b: DOMRect): boolean => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

interface At {
  readonly clientX: number;
  readonly clientY: number;
}

interface Moves {
  zoom(factor: number, at?: At): void;
  pan(dx: number, dy: number): void;
  near(): boolean;
}

/** Wheel, two fingers and dragging. */
function gestures(frame: HTMLElement, { zoom, pan, near }: Moves): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const pageScrolls = (): boolean => document.documentElement.scrollHeight > innerHeight + 1;
  const wheel = (event: WheelEvent): void => {
    // Where the page scrolls, the wheel does that, as everywhere; two fingers on a pad come with Ctrl.
    if (!event.ctrlKey && pageScrolls()) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event);
  };

  let fingers: readonly [Touch, Touch] | null = null;
  const pair = ({ touches }: TouchEvent): readonly [Touch, Touch] | null => {
    const [one, other] = touches;
    return one && other && touches.length === 2 ? [one, other] : null;
  };
  const between = ([one, other]: readonly [Touch, Touch]) => ({
    clientX: (one.clientX + other.clientX) / 2,
    clientY: (one.clientY + other.clientY) / 2,
    apart: Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)),
  });
  const touched = (event: TouchEvent): void => {
    const now = pair(event);
    if (now) event.preventDefault();
    if (now && fingers && event.type === 'touchmove') {
      const [last, at] = [between(fingers), between(now)];
      pan(at.clientX - last.clientX, at.clientY - last.clientY);
      zoom(at.apart / last.apart, at);
    }
    fingers = now;
  };

  let held: { readonly id: number; x: number; y: number; moved: boolean } | null = null;
  const down = (event: PointerEvent): void => {
    held =
      near() && event.button === 0 && event.isPrimary ? { id: event.pointerId, x: event.clientX, y: event.clientY, moved: false } : null;
  };
  const move = (event: PointerEvent): void => {
    if (!held || event.pointerId !== held.id || fingers) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.moved && Math.hypot(dx, dy) < DRAG) return;
    if (!held.moved) frame.setPointerCapture(held.id);
    Object.assign(held, { x: event.clientX, y: event.clientY, moved: true });
    pan(dx, dy);
  };
  /** What a drag ends over is not meant. */
  const click = (event: MouseEvent): void => {
    if (!held?.moved) return;
    event.stopPropagation();
    event.preventDefault();
  };
  const up = (): void => void setTimeout(() => (held = null));
  frame.addEventListener('wheel', wheel, { signal, passive: false });
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
    frame.addEventListener(type, touched, { signal, passive: false });
  frame.addEventListener('pointerdown', down, { signal, capture: true });
  frame.addEventListener('pointermove', move, { signal, capture: true });
  frame.addEventListener('pointerup', up, { signal });
  frame.addEventListener('click', click, { signal, capture: true });
  return () => ended.abort();
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [PAN, 0],
  ArrowRight: [-PAN, 0],
  ArrowUp: [0, PAN],
  ArrowDown: [0, -PAN],
};

function keys({ zoom, pan, reset, near }: Moves & { reset(): void }): () => void {
  const down = (event: KeyboardEvent): void => {
    const { target } = event;
    const writes = target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
    if (event.ctrlKey || event.metaKey || event.altKey || writes || document.querySelector('dialog[open]')) return;
    const way = event.shiftKey && near() ? ARROWS[event.key] : undefined;
    if (way) pan(...way);
    else if (event.key === '+' || event.key === '=') zoom(STEP);
    else if (event.key === '-' || event.key === '−') zoom(1 / STEP);
    else if (event.key === '0' && near()) reset();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', down, true);
  return () => document.removeEventListener('keydown', down, true);
}
