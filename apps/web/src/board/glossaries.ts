/** Glossaries of games with the drawings of their signs, loaded once a table stands and nothing else is waited for. */
import type { ComponentChildren } from 'preact';
import type { FirstTime, GlossaryPlug, Term, TermGroup } from '@orrery/games/glossary';
import { translator } from '@orrery/texts';
import type { GameId } from '@orrery/games/list';
import { language } from '../app/settings.ts';
import type { AnyRules } from '../table/engines.ts';

const plugs = import.meta.glob<GlossaryPlug>('../../../../packages/*/plug/glossary.ts', { import: 'plug' });
const drawings = import.meta.glob<Signs>('../../../../packages/*/plug/board/signs.tsx', { import: 'signs' });

/** How a board draws what a term speaks of, where it draws anything. */
export type Signs = Readonly<Record<string, () => ComponentChildren>>;

export interface Glossed {
  readonly groups: readonly TermGroup[];
  readonly firsts: readonly FirstTime[];
  /** A term by its key, in the reader's language; null where the table has no such thing. */
  term(key: string): { readonly word: string; readonly text: string } | null;
  /** Any message with the figures of this table. */
  say(text: Term['text']): string;
  sign(key: string): ComponentChildren;
}

const NONE: Signs = {};

/** The glossary of a game as it holds at a table of these rules; null where the game has none. */
export async function loadGlossary(game: GameId, rules: AnyRules): Promise<Glossed | null> {
  const at = `../../../../packages/${game}/plug`;
  const [plug, { commonTerms }, signs = NONE] = await Promise.all([
    plugs[`${at}/glossary.ts`]?.(),
    import('./commonTerms.ts'),
    drawings[`${at}/board/signs.tsx`]?.(),
  ]);
  if (!plug) return null;
  const { groups: own, figures } = plug.glossary(rules);
  const groups = [...own, commonTerms];
  const terms = new Map(groups.flatMap((group) => Object.entries(group.terms)));
  const say = (text: Term['text']): string => translator(language.value, { text: text[language.value] }).say('text', figures);
  return {
    groups,
    firsts: plug.firsts,
    say,
    term(key) {
      const found = terms.get(key);
      return found ? { word: say(found.word), text: say(found.text) } : null;
    },
    sign: (key) => signs[key]?.() ?? null,
  };
}
