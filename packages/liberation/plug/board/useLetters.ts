import { useEffect } from 'preact/hooks';
import type { Things } from './things.ts';

/** A letter goes to its city, in the alphabet of the player's own edition. */
export function useLetters(things: Things): void {
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1 || document.querySelector('dialog[open]')) return;
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      const sign = event.key.toLocaleUpperCase();
      const city = things.pack.cities.find(({ id }) => things.letter(id) === sign);
      const target = city && document.querySelector<SVGElement>(`.galaxy [data-letter="${CSS.escape(city.id)}"]`);
      if (!target) return;
      event.preventDefault();
      target.focus();
    };
    document.addEventListener('keydown', down, true);
    return () => document.removeEventListener('keydown', down, true);
  }, [things]);
}
