/** Resting on a city lights its neighbourhood: with a mouse, or with the keyboard, but not after a touch or a click that moved the focus. */
export const looking = (city: string, look: (city: string | null, how?: 'mouse' | 'keys') => void) => ({
  onPointerEnter: (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') look(city, 'mouse');
  },
  onPointerLeave: (): void => look(null),
  onFocus: (event: FocusEvent): void => {
    if (event.currentTarget instanceof Element && event.currentTarget.matches(':focus-visible')) look(city, 'keys');
  },
  onBlur: (): void => look(null),
});
