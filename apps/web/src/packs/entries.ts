/** Entries come into the lists of a pack and go; marks follow what they mark. */
import { shifted } from './aligned.ts';
import { differences } from './differences.ts';
import { markOf, typed } from './ownValues.ts';
import type { Part } from './plug.ts';
import { step, valueAt, withValue } from './pointer.ts';

const listOf = (pack: unknown, { at }: Part): readonly unknown[] => {
  const found = valueAt(pack, at);
  return Array.isArray(found) ? found : [];
};

/** Whatever else has changed beside a list is as typed in as the entry is. */
const marked = (before: unknown, after: unknown, { at }: Part, builtIn: readonly unknown[]): unknown =>
  differences(before, after)
    .filter(({ path }) => path !== at && !path.startsWith(`${at}/`) && !path.startsWith('/status/'))
    .reduce((pack, { path, after: value }) => typed(pack, path, value, builtIn), after);

/** The pack with one more entry, at the end of its list. */
export function withEntry(pack: unknown, part: Part, like: unknown, builtIn: readonly unknown[]): unknown {
  const entry = part.entries?.another(like as never, pack as never) ?? null;
  if (entry === null) return pack;
  const list = listOf(pack, part);
  const put = withValue(withValue(pack, part.at, [...list, entry]), markOf(step(part.at, list.length)), 'own');
  const joined = part.entries?.came?.(put as never, entry as never, like as never) ?? put;
  return marked(put, joined, part, builtIn);
}

/** The pack without an entry. */
export function withoutEntry(pack: unknown, part: Part, index: number, builtIn: readonly unknown[]): unknown {
  const list = listOf(pack, part);
  const left = part.entries?.left?.(pack as never, list[index] as never) ?? pack;
  const known = marked(pack, left, part, builtIn);
  const rest = listOf(known, part).filter((_, i) => i !== index);
  const places = new Map(list.map((_, i) => [step(part.at, i), i === index ? null : step(part.at, i < index ? i : i - 1)]));
  const status = shifted(valueAt(known, '/status'), (entry) => places.get(entry));
  return withValue(withValue(known, part.at, rest), '/status', status);
}
