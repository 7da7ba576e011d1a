/** Values of a pack by JSON pointer. */
export type Tree = Readonly<Record<string, unknown>>;
export const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

const parts = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
export const step = (pointer: string, key: string | number): string =>
  `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The value at a pointer; undefined where there is none. */
export function valueAt(root: unknown, pointer: string): unknown {
  let at = root;
  for (const key of parts(pointer)) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Tree)[key];
  }
  return at;
}

/** The tree with another value at a pointer, everything else shared with it; without the value where it is undefined. */
export function withValue(root: unknown, pointer: string, value: unknown): unknown {
  const replaced = (at: unknown, [key, ...rest]: readonly string[]): unknown => {
    if (key === undefined) return value;
    const inner = valueAt(at, step('', key));
    const next = replaced(inner, rest);
    if (Array.isArray(at)) return at.map((item: unknown, i) => (String(i) === key ? next : item));
    const { [key]: _old, ...others } = isTree(at) ? at : {};
    return next === undefined ? others : { ...(isTree(at) ? at : {}), [key]: next };
  };
  return replaced(root, parts(pointer));
}
