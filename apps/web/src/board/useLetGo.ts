import { useEffect } from 'preact/hooks';

/** Escape lets go of what is taken up or pointed at, and of nothing else while a sheet is open. */
export function useLetGo(letGo: () => void): void {
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) letGo();
    };
    document.addEventListener('keydown', down);
    return () => document.removeEventListener('keydown', down);
  }, [letGo]);
}
