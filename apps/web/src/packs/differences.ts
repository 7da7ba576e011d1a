/** In what one pack differs from another, value by value. */
import { aligned } from './aligned.ts';
import { isTree, step } from './pointer.ts';

export interface Difference {
  readonly path: string;
  /** Undefined where one of them has no such value. */
  readonly before: unknown;
  readonly after: unknown;
}

/** Lists of different lengths differ as a whole: what stands where in them is nobody's to guess. */
export function differences(before: unknown, after: unknown, path = ''): readonly Difference[] {
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((item: unknown, i) => differences(item, after[i], step(path, i)));
  if (isTree(before) && isTree(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      differences(
        Object.hasOwn(before, key) ? before[key] : undefined,
        Object.hasOwn(after, key) ? after[key] : undefined,
        step(path, key),
      ),
    );
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
}

/** The one of them it differs least from. */
export function nearest<P>(packs: readonly P[], pack: unknown): P | undefined {
  const counted = packs.map((each) => ({ each, count: differences(aligned(each, pack).base, pack).length }));
  return counted.toSorted((a, b) => a.count - b.count)[0]?.each;
}
