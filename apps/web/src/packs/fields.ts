/** The fields of the forms at their places in a pack. */
import type { Field, Part, Value } from './plug.ts';
import { isTree, step, valueAt } from './pointer.ts';

/** A field of the forms at its place in a pack. */
export interface Placed {
  readonly field: Field;
  readonly part: Part;
  /** Where its entry is, and itself. */
  readonly entry: string;
  readonly path: string;
}

export const fieldsOf = ({ fields }: Part, entry: unknown): readonly Field[] =>
  typeof fields === 'function' ? fields(entry as never) : fields;
export const entriesOf = (pack: unknown, { at, entry }: Part): readonly string[] => {
  const found = valueAt(pack, at);
  if (!entry) return isTree(found) ? [at] : [];
  return Array.isArray(found) ? found.flatMap((each, i) => (isTree(each) ? [step(at, i)] : [])) : [];
};
export const among = ({ of }: Field & { readonly of: unknown }, pack: unknown, entry: unknown): readonly Value[] =>
  typeof of === 'function' ? (of as (pack: unknown, entry: unknown) => readonly Value[])(pack, entry) : (of as readonly Value[]);
