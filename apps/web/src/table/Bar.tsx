/** The top of a table: where we are, and the few tools that are always at hand. */
import { nameOf } from '../app/lobby.ts';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { languages } from '@orrery/texts';
import { Logo } from '../app/Header.tsx';
import { legendAt } from '../board/legendAt.ts';
import { href } from '../app/route.ts';
import { keep, language, theme } from '../app/settings.ts';
import { speak, t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import type { GameId } from '@orrery/games/list';

interface ToolProps {
  readonly icon?: string;
  readonly label: string;
  readonly on?: boolean;
  readonly class?: string;
  readonly onClick: () => void;
  readonly children?: ComponentChildren;
}

export const Tool = ({ icon, label, on, class: extra = '', onClick, children }: ToolProps) => (
  <button type="button" class={`tool ${extra} ${on ? 'on' : ''}`} aria-label={label} title={label} aria-pressed={on} onClick={onClick}>
    {icon && <Icon name={icon} />}
    {children}
  </button>
);

/** Where a table stands that is part of something larger: a lesson of a course. */
export const BarPlace = createContext<{
  readonly line: string;
  readonly back: string;
  readonly leave: string;
  /** How far the whole has come, 0 … 1. */
  readonly part: number;
} | null>(null);

export function Bar({ game, pack, children }: { game: GameId; pack: string; children: ComponentChildren }) {
  const nextLanguage = languages[(languages.indexOf(language.value) + 1) % languages.length] ?? 'en';
  const otherTheme = theme.value === 'dark' ? 'light' : 'dark';
  const place = useContext(BarPlace);
  return (
    <header class="topbar">
      <a class="wordmark title" href={place?.back ?? href()} aria-label={place?.leave ?? `Orrery: ${t('table.leave')}`}>
        <Logo />
        <span>Orrery</span>
      </a>
      <span class="crumb">
        <h1>{nameOf(game)}</h1>
        {place ? (
          <span class="bar-place">{place.line}</span>
        ) : (
          <a class="house" href={href('about', game)}>
            {pack}
          </a>
        )}
      </span>
      {place && (
        <span class="bar-part" aria-hidden="true">
          <i style={{ width: `${Math.round(place.part * 100)}%` }} />
        </span>
      )}
      <span class="grow" />
      {children}
      <Tool icon="book" label={t('legend')} class="wide-only" onClick={() => (legendAt.value = '')} />
      <Tool
        label={t('table.language', { now: language.value.toUpperCase(), language: nextLanguage.toUpperCase() })}
        class="wide-only"
        onClick={() => void speak(nextLanguage)}
      >
        {language.value.toUpperCase()}
      </Tool>
      <Tool
        icon={theme.value === 'dark' ? 'sun' : 'moon'}
        label={t(`theme.${otherTheme}`)}
        class="wide-only"
        onClick={() => {
          theme.value = otherTheme;
          keep('theme', otherTheme);
        }}
      />
    </header>
  );
}
