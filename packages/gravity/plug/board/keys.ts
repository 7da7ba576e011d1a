/** Keys of this board beside those of every table: numbers pick cards, `f` reads the forecast. */
import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Forecast } from '@orrery/gravity';
import { forecastWords } from './describe.ts';
import type { Things } from './things.ts';

function useKeys(forecast: () => void): void {
  // With the drawing, not a moment after it: a key pressed at once means what is on the screen.
  const latest = useRef(forecast);
  latest.current = forecast;
  useLayoutEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (
        event.target instanceof HTMLInputElement ||
        event.target instanceof HTMLSelectElement ||
        event.target instanceof HTMLTextAreaElement
      )
        return;
      const card = /^[1-9]$/.test(event.key) ? document.querySelector<HTMLElement>(`.bench [data-card="${event.key}"] button`) : null;
      if (card) {
        card.focus();
        card.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      } else if (event.key === 'f') latest.current();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', down, true);
    return () => document.removeEventListener('keydown', down, true);
  }, []);
}

/** The forecast in words, once somebody has asked for it. */
export function useForecastAloud(forecast: Forecast | null, things: Things): string {
  const [spoken, setSpoken] = useState('');
  const read = useCallback(() => {
    // The same words twice are no news to a screen reader: a space more makes them so.
    if (forecast) setSpoken((was) => forecastWords(forecast, things) + (was.endsWith(' ') ? '' : ' '));
  }, [forecast, things]);
  useKeys(read);
  return spoken;
}
