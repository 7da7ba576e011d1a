/** What a person sets once: language, theme, size of text, pace of the computer players … Stored in this browser only. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
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

/** A setting that is kept as soon as it is made. */
export function setting<T extends string>(key: string, values: readonly T[], fallback: T): Setting<T> {
  const now = signal(chosen(key, values, fallback));
  return {
    key,
    values,
    get value() {
      return now.value;
    },
    peek: () => now.peek(),
    set(value) {
      now.value = value;
      keep(key, value);
    },
  };
}
export interface Setting<T extends string = string> {
  readonly key: string;
  readonly values: readonly T[];
  readonly value: T;
  peek(): T;
  set(value: T): void;
}

export const language = signal<Language>(chosen('language', languages, preferred(navigator.languages)));
export const theme = signal<Theme>(chosen('theme', THEMES, 'dark'));
export const pace = setting('pace', PACES, 'calm');
export const sound = setting('sound', ['off', 'on'], 'off');
/** In hundredths of the size the browser is set to. */
export const textSize = setting('text', ['100', '125', '150', '200'], '100');
/** As the system has it, or still. */
export const motion = setting('motion', ['system', 'still'], 'system');
export const contrast = setting('contrast', ['system', 'more'], 'system');
/** Whether one is asked again before a choice one may regret. */
export const doubts = setting('doubts', ['ask', 'never'], 'ask');

/** A media query as a signal. */
function media(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const now = signal(list.matches);
  list.addEventListener('change', () => (now.value = list.matches));
  return now;
}
const stillWished = media('(prefers-reduced-motion: reduce)');
const contrastWished = media('(prefers-contrast: more)');
/** Whether nothing can be rested on. */
export const byTouch = media('(hover: none)');

/** Whether nothing is to move. */
export const calm = (): boolean => motion.value === 'still' || stillWished.value;

const root = document.documentElement;
/** A board needs a page some eighteen letters wide: on a small phone the largest sizes are as large as that allows. */
const LETTERS = 18;
/** The largest text a page of this width has room for, in hundredths of the usual size, where a browser's letters are sixteen pixels high. */
export const largestText = (width: number): number => Math.max(100, Math.floor((width / LETTERS / 16) * 100));
effect(() => {
  root.style.fontSize = textSize.value === '100' ? '' : `min(${textSize.value}%, max(100%, 100vw / ${LETTERS}))`;
  // A container that stays as wide as it was is asked anew only when it is another one.
  root.style.containerType = 'normal';
  void root.offsetWidth;
  root.style.containerType = '';
});
effect(() => {
  root.classList.toggle('still', calm());
  root.classList.toggle('contrast', contrast.value === 'more' || contrastWished.value);
});
effect(() => {
  root.dataset.theme = theme.value;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', theme.value === 'light' ? '#f5f3ee' : '#0e1118');
});
