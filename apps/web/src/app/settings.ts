/** What a person sets once: language, theme, pace of the computer players. Stored in this browser only. */
import { effect, signal } from '@preact/signals';
import { type Language, languages, preferred } from '@orrery/texts';

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];
/** How long a computer player's move stays visible before the next. */
export const PACES = ['calm', 'quick', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** The value stored under a key; null where there is none, or where the browser stores nothing. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`orrery.${key}`);
  } catch {
    return null;
  }
}

function chosen<T extends string>(key: string, values: readonly T[], fallback: T): T {
  const value = kept(key);
  return values.find((v) => v === value) ?? fallback;
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`orrery.${key}`, value);
  } catch {
    // storage refused: the setting lasts as long as the page
  }
}

/** As if it had never been kept. */
export function unkeep(key: string): void {
  try {
    localStorage.removeItem(`orrery.${key}`);
  } catch {
    // storage refused: nothing was kept
  }
}

export const language = signal<Language>(chosen('language', languages, preferred(navigator.languages)));
export const theme = signal<Theme>(chosen('theme', THEMES, 'dark'));
export const pace = signal<Pace>(chosen('pace', PACES, 'calm'));
export function setPace(chosen: Pace): void {
  pace.value = chosen;
  keep('pace', chosen);
}
export const SOUNDS = ['off', 'on'] as const;
export const sound = signal<(typeof SOUNDS)[number]>(chosen('sound', SOUNDS, 'off'));

export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

effect(() => {
  document.documentElement.dataset.theme = theme.value;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', theme.value === 'light' ? '#f5f3ee' : '#0e1118');
});
