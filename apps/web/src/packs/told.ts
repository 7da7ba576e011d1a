/** What stands in a pack and what differs in it, in the words of its forms. */
import type { Localized } from '@orrery/kernel';
import { differences } from './differences.ts';
import { among, entriesOf, fieldsOf, type Placed } from './fields.ts';
import { isOwn } from './ownValues.ts';
import type { PackPlug, Part } from './plug.ts';
import { isTree, valueAt } from './pointer.ts';
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
}

/** Not worth a row: what a pack is called stands above, and its marks beside what they mark. */
const ASIDE = /^\/(?:id|version|label|labels|title|status)(?:\/|$)/;

/** What differs, field by field and in their order; whatever the forms do not have comes last, by its pointer. */
export function tell(before: unknown, after: unknown, plug: PackPlug): readonly Told[] {
  const found = differences(before, after).filter(({ path }) => !ASIDE.test(path));
  const fields = placed(after, plug);
  const at = (path: string) => (each: { readonly path: string }) => each.path === path || each.path.startsWith(`${path}/`);
  const inForms = fields.flatMap((each): Told[] => {
    if (!found.some(at(each.path))) return [];
    const { part, entry, field, path } = each;
    const what = [...new Set([named(part.title), entryName(after, part, entry), named(field.name)])].join(' › ');
    return [{ path, what, before: sayValue(each, before), after: sayValue(each, after), own: isOwn(after, path) }];
  });
  const beyond = found
    .filter((each) => !fields.some(({ path }) => at(path)(each)))
    .map((each): Told => ({
      path: each.path,
      what: null,
      before: plain(each.before),
      after: plain(each.after),
      own: isOwn(after, each.path),
    }));
  return [...inForms, ...beyond];
}
