/** What stands in a pack and what differs in it, in the words of its forms. */
import type { Localized } from '@orrery/kernel';
import { languages } from '@orrery/texts';
import { aligned } from './aligned.ts';
import { differences } from './differences.ts';
import { among, entriesOf, fieldsOf, type Placed } from './fields.ts';
import { isOwn } from './ownValues.ts';
import type { PackPlug, Part } from './plug.ts';
import { isTree, type Tree, valueAt } from './pointer.ts';
import { named, p } from './words.ts';

/** What an entry is called; its place in the list where it has no name yet. */
export function entryName(pack: unknown, { entry: name, title }: Part, path: string): string {
  if (!name) return named(title);
  try {
    return named(name(valueAt(pack, path) as never, pack as never)) || path;
  } catch {
    return path;
  }
}

function placed(pack: unknown, plug: PackPlug): readonly Placed[] {
  return plug.parts.flatMap((part) =>
    entriesOf(pack, part).flatMap((entry) =>
      fieldsOf(part, valueAt(pack, entry)).map((field) => ({ field, part, entry, path: `${entry}${field.at}` })),
    ),
  );
}

const plain = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > 200 ? `${text.slice(0, 200)} …` : text || p('none');
};

/** The value of a field as a reader says it. */
export function sayValue({ field, entry, path }: Placed, pack: unknown): string {
  const value = valueAt(pack, path);
  const nameOf = (one: unknown): string => {
    const found = 'of' in field && typeof field.of !== 'string' ? among(field, pack, valueAt(pack, entry)) : [];
    return named(found.find((each) => each.value === one)?.name ?? String(one));
  };
  switch (field.kind) {
    case 'words':
      return isTree(value) ? named(value as unknown as Localized) : plain(value);
    case 'flag':
      return p(value === true ? 'yes' : 'no');
    case 'one':
      return nameOf(value);
    case 'some':
      return Array.isArray(value) ? value.map(nameOf).join(', ') || p('none') : plain(value);
    case 'many': {
      if (!Array.isArray(value)) return plain(value);
      const counted = [...new Set(value)].map((one) => `${nameOf(one)}: ${value.filter((each) => each === one).length}`);
      return counted.join(', ') || p('none');
    }
    default:
      return plain(value);
  }
}

export interface Told {
  readonly path: string;
  /** Null where the forms do not have it. */
  readonly what: string | null;
  readonly before: string;
  readonly after: string;
  readonly own: boolean;
  /** Where it is seen on the board. */
  readonly zones: readonly string[];
}

/** Not worth a row: what a pack is called stands above, and its marks beside what they mark. */
const ASIDE = /^\/(?:id|version|label|labels|title|status)(?:\/|$)/;
const within = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}/`);

const zonesOf = (pack: unknown, { zones }: Part, entry: string): readonly string[] =>
  zones?.(valueAt(pack, entry) as never, pack as never) ?? [];

/** Words that are the same in the reader's language differ in another. */
function inOtherTongues(before: unknown, after: unknown): { readonly before?: string; readonly after?: string } {
  if (!isTree(before) || !isTree(after)) return {};
  const tongues = languages.filter((tongue) => before[tongue] !== after[tongue]);
  const said = (words: Tree): string => tongues.map((tongue) => `${tongue.toUpperCase()}: ${plain(words[tongue])}`).join(', ');
  return { before: said(before), after: said(after) };
}

/** What differs: entries that came and went, then field by field in their order; whatever the forms do not have comes last, by its pointer. */
export function tell(builtIn: unknown, after: unknown, plug: PackPlug): readonly Told[] {
  const { base: before, gone } = aligned(builtIn, after);
  const found = differences(before, after).filter(({ path }) => !ASIDE.test(path));
  const partOf = (path: string): Part | undefined =>
    plug.parts.find(({ at, entry }) => entry && path.slice(0, path.lastIndexOf('/')) === at);
  const whole = (pack: unknown, path: string, side: 'before' | 'after'): Told[] => {
    const part = partOf(path);
    if (!part) return [];
    const what = [named(part.title), entryName(pack, part, path)].join(' › ');
    const said = { before: p('none'), after: p('none'), [side]: p('there-is') };
    return [{ path: side === 'after' ? path : `${path} (gone)`, what, ...said, own: side === 'after', zones: zonesOf(pack, part, path) }];
  };
  const came = found.filter((each) => each.before === undefined).flatMap(({ path }) => whole(after, path, 'after'));
  const went = gone.flatMap((path) => whole(builtIn, path, 'before'));
  const rest = found.filter(({ path }) => !came.some((each) => each.path === path));
  const fields = placed(after, plug);
  const inForms = fields.flatMap((each): Told[] => {
    if (!rest.some(({ path }) => within(path, each.path))) return [];
    const { part, entry, field, path } = each;
    const what = [...new Set([named(part.title), entryName(after, part, entry), named(field.name)])].join(' › ');
    const said = { before: sayValue(each, before), after: sayValue(each, after) };
    const elsewhere = said.before === said.after ? inOtherTongues(valueAt(before, path), valueAt(after, path)) : {};
    return [{ path, what, ...said, ...elsewhere, own: isOwn(after, path), zones: zonesOf(after, part, entry) }];
  });
  const beyond = rest
    .filter(({ path }) => !fields.some((field) => within(path, field.path)))
    .map((each): Told => ({
      path: each.path,
      what: null,
      before: plain(each.before),
      after: plain(each.after),
      own: isOwn(after, each.path),
      zones: [],
    }));
  return [...came, ...went, ...inForms, ...beyond];
}
