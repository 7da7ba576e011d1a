/** A page may have shown one board and go on to another: what a board's style sheet says holds for that board alone. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../../../scripts/root.mjs';

const read = (pattern: string): readonly string[] => globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
const words = (text: string): readonly string[] => text.match(/[a-zA-Z][\w-]*/g) ?? [];

const GAMES = ['liberation', 'rex', 'gravity'] as const;
const CLASS = /class(?:Name)?=(?:"([^"]*)"|\{`([^`]*)`|\{([^}]*)\})|class: ?['"`]([^'"`]*)/g;
const QUOTED = /(["'`])((?:(?!\1).)*)\1/g;
/** Class names that markup may carry. On a board any word may be one: a part is given it and puts it on. */
const worn = (pattern: string): ReadonlySet<string> =>
  new Set(
    read(pattern).flatMap((source) =>
      [...source.matchAll(pattern.startsWith('packages') ? QUOTED : CLASS)].flatMap((found) => words(found.slice(1).join(' '))),
    ),
  );

/** Selectors of a board that do not name its game, in a class of its root or of their own. */
const general = (game: string): readonly string[] =>
  read(`packages/${game}/plug/board/*.css`).flatMap((css) =>
    [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{/g)]
      .map(([, selector = '']) => selector.trim())
      .filter((selector) => !/^(@|from|to|\d+%)/.test(selector))
      .flatMap((selector) => selector.split(/,(?![^(]*\))/))
      .filter((selector) => selector.includes('.') && !/\.(of-)?(liberation|gravity|rex)\b/.test(selector)),
  );

describe.each(GAMES)('%s', (game) => {
  const others = [...GAMES.filter((other) => other !== game).map((other) => `packages/${other}/plug/**/*.tsx`), 'apps/web/src/**/*.tsx'];
  test.each(others)('its style sheet touches nothing of %s', (pattern) => {
    const names = worn(pattern);
    const touched = general(game).filter((selector) =>
      [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].every(([, name = '']) => names.has(name)),
    );
    expect(touched).toEqual([]);
  });
});
