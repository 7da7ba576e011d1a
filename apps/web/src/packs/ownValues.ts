/** What somebody has typed into a pack is marked in it as theirs, wherever the pack goes. */
import { nearest } from './differences.ts';
import { isTree, step, valueAt, withValue } from './pointer.ts';

const markOf = (pointer: string): string => step('/status', pointer);

/** How many values of a pack were typed in by somebody. */
export function ownValues(pack: unknown): number {
  const status = valueAt(pack, '/status');
  return isTree(status) ? Object.values(status).filter((each) => each === 'own').length : 0;
}
export const isOwn = (pack: unknown, pointer: string): boolean => valueAt(pack, markOf(pointer)) === 'own';

/** The pack with a value typed in; what is typed as a built-in pack has it is nobody's own. */
export function typed(pack: unknown, pointer: string, value: unknown, builtIn: readonly unknown[]): unknown {
  const base = nearest(builtIn, pack);
  const same = JSON.stringify(valueAt(base, pointer)) === JSON.stringify(value);
  return withValue(withValue(pack, pointer, value), markOf(pointer), same ? valueAt(base, markOf(pointer)) : 'own');
}

/** What everybody calls the pack: `label`, and the name in the reader's language where a pack has one. */
export function called(pack: unknown, name: string): unknown {
  const key = valueAt(pack, '/labels') === undefined ? '/title' : '/labels';
  const named = withValue(pack, '/label', name);
  return valueAt(pack, key) === undefined ? named : withValue(named, key, { en: name, ru: name, de: name });
}
