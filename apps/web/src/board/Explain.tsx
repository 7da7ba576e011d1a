/** One explanation at a time, of whatever a mouse rests on, the keyboard goes to or a finger stays on. It takes no clicks and covers no decision. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameId } from '@orrery/games/list';
import type { Glossed } from './glossaries.ts';
import { type Box, place } from './place.ts';
import { termAt, termsInSight } from './under.ts';
import { t } from '../app/words.ts';

/** Milliseconds a mouse rests, and a finger stays, before something is explained. */
const REST = 420;
const PRESS = 450;
/** A finger that slips further than this many pixels scrolls or drags. */
const SLIP = 10;

const keyOf = (element: Element): string => element.getAttribute('data-term') ?? '';
const boxes = (selector: string): Box[] => [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());

interface Shown {
  readonly element: Element;
  /** Walked to by the keyboard: a ring shows what is meant. */
  readonly ring: boolean;
}

export function Explain({ game, glossed }: { game: GameId; glossed: Glossed }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const said = shown && glossed.term(keyOf(shown.element));

  useLayoutEffect(() => {
    const box = bubble.current;
    if (!box || !shown || !said) return;
    const thing = shown.element.getBoundingClientRect();
    box.showPopover();
    const { left, top } = place(
      thing,
      { width: box.offsetWidth, height: box.offsetHeight },
      { width: innerWidth, height: innerHeight },
      boxes('.prompt, .answers, dialog[open] .row-of-buttons'),
      boxes('[data-choosable]'),
    );
    box.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
    const about = ring.current;
    if (about && shown.ring) {
      about.showPopover();
      about.style.translate = `${thing.left - 5}px ${thing.top - 5}px`;
      about.style.width = `${thing.width + 10}px`;
      about.style.height = `${thing.height + 10}px`;
    }
  }, [shown, said?.text]);

  useEffect(() => listen(glossed, setShown), [glossed]);

  if (!shown || !said) return null;
  const sign = glossed.sign(keyOf(shown.element));
  return (
    <>
      {shown.ring && <div class="explain-ring" popover="manual" ref={ring} aria-hidden="true" />}
      <div class={`explain of-${game}`} popover="manual" role="status" ref={bubble}>
        {sign !== null && (
          <span class="explain-sign" aria-hidden="true">
            {sign}
          </span>
        )}
        <span>
          <b>{said.word}</b>
          <span>{said.text}</span>
          {shown.ring && <small class="muted">{t('explain.walk')}</small>}
        </span>
      </div>
    </>
  );
}

/** Everything that asks for an explanation, or takes it away. */
function listen(glossed: Glossed, show: (shown: Shown | null) => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let now: Element | null = null;
  let walking = -1;
  let pressed = false;
  let from = { x: 0, y: 0 };
  let steered = false;

  const explain = (element: Element | null, ring = false): void => {
    const known = element !== null && glossed.term(keyOf(element)) !== null ? element : null;
    if (known === now && !ring) return;
    now = known;
    show(known && { element: known, ring });
  };
  const stop = (): void => {
    clearTimeout(waiting);
    walking = -1;
    explain(null);
  };
  // A log that scrolls by itself is no reason to stop a walk.
  const scroll = (): void => {
    if (walking < 0) stop();
  };
  const move = (event: PointerEvent): void => {
    const { clientX: x, clientY: y } = event;
    if (event.pointerType === 'touch') {
      if (Math.hypot(x - from.x, y - from.y) > SLIP) clearTimeout(waiting);
      return;
    }
    if (walking >= 0) return;
    clearTimeout(waiting);
    if (now && termAt(x, y) !== now) explain(null);
    waiting = setTimeout(() => explain(termAt(x, y)), REST);
  };
  const down = (event: PointerEvent): void => {
    stop();
    pressed = false;
    const { clientX: x, clientY: y, target } = event;
    if (event.pointerType === 'mouse' || (target instanceof Element && target.closest('[data-own-press]'))) return;
    from = { x, y };
    waiting = setTimeout(() => {
      explain(termAt(x, y));
      pressed = now !== null;
    }, PRESS);
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') clearTimeout(waiting);
  };
  // The click that ends a long press is part of it.
  const click = (event: Event): void => {
    if (!pressed) return;
    if (event.type === 'click') pressed = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const keydown = (event: KeyboardEvent): void => {
    const writes = event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
    if (event.ctrlKey || event.metaKey || event.altKey || writes) return;
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key === '/' || (walking >= 0 && step !== undefined)) {
      // A mouse that came to rest a moment ago has nothing to say any more.
      clearTimeout(waiting);
      const list = termsInSight();
      walking = (walking + (step ?? 1) + list.length) % Math.max(1, list.length);
      explain(list[walking] ?? null, true);
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (now && event.key === 'Escape') event.stopPropagation();
    if (walking >= 0 || event.key === 'Escape') stop();
    // Whatever takes the focus while this key is being handled was gone to, not given it.
    steered = event.key === 'Tab' || step !== undefined;
    setTimeout(() => (steered = false));
  };
  const focus = (event: FocusEvent): void => {
    if (!steered || walking >= 0 || !(event.target instanceof Element)) return;
    clearTimeout(waiting);
    const { target } = event;
    const own = target.closest('[data-term]') ?? target.querySelector('[data-term]');
    explain(null);
    waiting = setTimeout(() => explain(own), REST);
  };

  const events = {
    pointermove: move,
    pointerdown: down,
    pointerup: up,
    pointercancel: up,
    click,
    contextmenu: click,
    keydown,
    focusin: focus,
  };
  const entries = Object.entries(events) as [string, EventListener][];
  for (const [name, listener] of entries) addEventListener(name, listener, true);
  addEventListener('scroll', scroll, true);
  addEventListener('blur', stop);
  return () => {
    clearTimeout(waiting);
    for (const [name, listener] of entries) removeEventListener(name, listener, true);
    removeEventListener('scroll', scroll, true);
    removeEventListener('blur', stop);
  };
}
