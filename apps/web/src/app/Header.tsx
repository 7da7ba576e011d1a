import type { ComponentChildren } from 'preact';
import { Icon } from '../draw/glyphs.tsx';
import { href } from './route.ts';
import { languages } from '@orrery/texts';
import { keep, language, theme } from './settings.ts';
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

/** The head of every page but the tables, which bring their own. */
export const Header = ({ children }: { children?: ComponentChildren }) => (
  <header class="page-head">
    <a class="wordmark title" href={href()}>
      <Logo />
      Orrery
    </a>
    {children}
    <span class="grow" />
    <LanguageSwitch />
    <ThemeSwitch />
  </header>
);
