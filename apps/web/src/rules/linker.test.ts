import { expect, test } from 'vitest';
import type { Glossed } from '../board/glossaries.ts';
import { linker, type Piece } from './linker.ts';

const glossed = (words: Readonly<Record<string, string>>): Glossed => ({
  groups: [{ title: { en: '', ru: '', de: '' }, terms: words as never }],
  firsts: [],
  term: (key) => (key in words ? { word: words[key] ?? '', text: '' } : null),
  say: ({ en }) => en,
  sign: () => null,
});
const shown = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : `[${piece.words}|${piece.term}]`)).join('');

test('words of the glossary are found with their endings, the longer before the shorter, each where it is first named', () => {
  const en = linker(glossed({ stronghold: 'stronghold', unit: 'unit', mech: 'mechanized unit', ready: 'ready, upright' }), 'en');
  expect(shown(en('Strongholds count; a stronghold is held by mechanized units or one unit.'))).toBe(
    '[Strongholds|stronghold] count; a stronghold is held by [mechanized units|mech] or one [unit|unit].',
  );
  expect(shown(en('already unity, ready'))).toBe('already unity, [ready|ready]');
  const ru = linker(glossed({ fort: 'крепость', fleet: 'флот' }), 'ru');
  expect(shown(ru('В конце раунда крепостей три; флоту всё равно.'))).toBe('В конце раунда [крепостей|fort] три; [флоту|fleet] всё равно.');
  expect(shown(linker(glossed({ fort: 'Festung' }), 'de')('Drei Festungen.'))).toBe('Drei [Festungen|fort].');
  expect(shown(en('nothing here'))).toBe('nothing here');
});
