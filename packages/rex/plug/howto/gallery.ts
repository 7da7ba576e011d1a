/** Races and strategy cards with what the rules say of each. */
import type { Gallery } from '@orrery/games/howto';
import type { Localized } from '@orrery/kernel';
import type { RexPack } from '@orrery/rex';
import { clausesAbout, type Subject } from '../board/subject.ts';
import { message, races, strategyCards } from '../glossary/gallery.ts';

export function galleryOf(pack: RexPack, clauses: Readonly<Record<string, Localized>>): readonly Gallery[] {
  const ids = Object.keys(clauses);
  const said = (subject: Subject): readonly Localized[] =>
    clausesAbout(subject, ids).flatMap((id) => (clauses[id] ? [message(clauses[id])] : []));
  const items = (kind: 'race' | 'card', terms: ReturnType<typeof races>): Gallery['items'] =>
    Object.entries(terms).map(([key, { word, text }]) => ({
      key,
      name: word,
      lines: [text, ...said({ kind, id: key.slice(kind.length + 1) })],
    }));
  return [
    { title: { en: 'Races', ru: 'Расы', de: 'Völker' }, items: items('race', races(pack)) },
    { title: { en: 'Strategy cards', ru: 'Карты Стратегий', de: 'Strategiekarten' }, items: items('card', strategyCards(pack)) },
  ];
}
