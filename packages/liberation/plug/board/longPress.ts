/**
 * Resting on a city lights its neighbourhood: with a mouse, or with the keyboard, but not after a touch or a click that moved the focus.
 * A finger that stays on it asks for the card in full, and chooses nothing.
 */
export type Look = (city: string | null, how?: 'mouse' | 'keys' | 'press') => void;

const PRESS = 450;
const SLIP = 10;

let pressing: { readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number } | null = null;
/** The click that follows a long press is part of it. */
let pressed = false;

const release = (): void => {
  if (pressing) clearTimeout(pressing.timer);
  pressing = null;
};

export const looking = (city: string, look: Look) => ({
  'data-own-press': '',
  onPointerLeave: (): void => {
    release();
    look(null);
  },
  onPointerDown: (event: PointerEvent): void => {
    pressed = false;
    release();
    if (event.pointerType === 'mouse') return;
    const timer = setTimeout(() => {
      pressed = true;
      look(city, 'press');
    }, PRESS);
    pressing = { timer, x: event.clientX, y: event.clientY };
  },
  onPointerMove: (event: PointerEvent): void => {
    // Only a mouse that moves rests on something; a dialog that closes may leave it over anything.
    if (event.pointerType === 'mouse') look(city, 'mouse');
    if (pressing && Math.hypot(event.clientX - pressing.x, event.clientY - pressing.y) > SLIP) release();
  },
  onPointerUp: release,
  onPointerCancel: release,
  onContextMenu: (event: MouseEvent): void => {
    if (pressing || pressed) event.preventDefault();
  },
  onClickCapture: (event: MouseEvent): void => {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopPropagation();
  },
  onFocus: (event: FocusEvent): void => {
    if (event.currentTarget instanceof Element && event.currentTarget.matches(':focus-visible')) look(city, 'keys');
  },
  onBlur: (): void => look(null),
});
