import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../draw/glyphs.tsx';
import { href } from './route.ts';
import { languages } from '@orrery/texts';
import { keep, kept, language, theme } from './settings.ts';
import { waiting } from './waiting.ts';
import { speak, t } from './words.ts';

export const Logo = () => (
  <svg class="logo" width="30" height="30" viewBox="-15 -15 30 30" aria-hidden="true">
    <circle r="8" />
    <circle r="13" />
    <circle r="3.4" class="sun" />
    <circle cx="8" r="2.2" class="p1" />
    <circle cx="-6.5" cy="-11.26" r="2.6" class="p2" />
  </svg>
);

const NAMES = { en: 'English', ru: 'Русский', de: 'Deutsch' } as const;

export const LanguageSwitch = () => (
  <div class="segment" role="group" aria-label={t('language')}>
    {languages.map((l) => (
      <button
        type="button"
        lang={l}
        aria-pressed={l === language.value}
        aria-label={`${l.toUpperCase()}, ${NAMES[l]}`}
        onClick={() => void speak(l)}
      >
        {l.toUpperCase()}
      </button>
    ))}
  </div>
);

export function ThemeSwitch() {
  const other = theme.value === 'dark' ? 'light' : 'dark';
  const change = () => {
    theme.value = other;
    keep('theme', other);
  };
  return (
    <button type="button" class="round" aria-label={t(`theme.${other}`)} title={t(`theme.${other}`)} onClick={change}>
      <Icon name={theme.value === 'dark' ? 'sun' : 'moon'} />
    </button>
  );
}

/** Games elsewhere that wait for this player; only somebody who has sat at a server's table has any. */
function YourTurn() {
  useEffect(() => {
    if (kept('token') !== null)
      void import('../online/watchTurns.ts').then(
        ({ watchTurns }) => watchTurns(),
        () => undefined,
      );
  }, []);
  if (waiting.value === 0) return null;
  return (
    <a class="button turns" href={href('online')}>
      <b>{waiting.value}</b> <span>{t('online.turn')}</span>
    </a>
  );
}

/** The head of every page but the tables, which bring their own. */
export const Header = ({ children }: { children?: ComponentChildren }) => (
  <header class="page-head">
    <a class="wordmark title" href={href()}>
      <Logo />
      Orrery
    </a>
    {children}
    <span class="grow" />
    <YourTurn />
    <LanguageSwitch />
    <ThemeSwitch />
  </header>
);
