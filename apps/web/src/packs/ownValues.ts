/** What somebody has typed into a pack is marked in it as theirs, wherever the pack goes. */
import { aligned } from './aligned.ts';
import { nearest } from './differences.ts';
import { isTree, step, valueAt, withValue } from './pointer.ts';

export const markOf = (pointer: string): string => step('/status', pointer);

/** How many values of a pack were typed in by somebody. */
export function ownValues(pack: unknown): number {
  const status = valueAt(pack, '/status');
  return isTree(status) ? Object.values(status).filter((each) => each === 'own').length : 0;
}
/** Whether a value was typed in, by itself or with all of its entry. */
export function isOwn(pack: unknown, pointer: string): boolean {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const mark = valueAt(pack, markOf(at));
    if (mark !== undefined) return mark === 'own';
  }
  return false;
}

/** The pack with a value typed in; what is typed as a built-in pack has it is nobody's own. */
export function typed(pack: unknown, pointer: string, value: unknown, builtIn: readonly unknown[]): unknown {
  const { base } = aligned(nearest(builtIn, pack), pack);
  const same = JSON.stringify(valueAt(base, pointer)) === JSON.stringify(value);
  const inside = ([at]: readonly [string, unknown]): boolean => at === pointer || at.startsWith(`${pointer}/`);
  const marksOf = (of: unknown): [string, unknown][] => {
    const status = valueAt(of, '/status');
    return isTree(status) ? Object.entries(status) : [];
  };
  const own: [string, unknown][] = value === undefined ? [] : [[pointer, 'own']];
  const marks = [...marksOf(pack).filter((each) => !inside(each)), ...(same ? marksOf(base).filter(inside) : own)];
  return withValue(withValue(pack, pointer, value), '/status', Object.fromEntries(marks));
}

/** What everybody calls the pack: `label`, and the name in the reader's language where a pack has one. */
export function called(pack: unknown, name: string): unknown {
  const key = valueAt(pack, '/labels') === undefined ? '/title' : '/labels';
  const named = withValue(pack, '/label', name);
  return valueAt(pack, key) === undefined ? named : withValue(named, key, { en: name, ru: name, de: name });
}
