/** Parts of a picture that stay as they are while nothing of theirs changes. */
import { Component, type ComponentType, h } from 'preact';
import { useCallback, useLayoutEffect, useRef } from 'preact/hooks';

/** What a part is given may be a look, which holds lists of groups: so deep do two of them have to be equal. */
const DEPTH = 4;

/** Whether two values are the same, or lists and plain objects of the same. */
export function alike(a: unknown, b: unknown, depth = DEPTH): boolean {
  if (Object.is(a, b)) return true;
  if (depth === 0 || typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b) || !(Array.isArray(a) || Object.getPrototypeOf(a) === Object.prototype))
    return false;
  const keys = Object.keys(a);
  const field = (of: object, key: string): unknown => (of as Readonly<Record<string, unknown>>)[key];
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && alike(field(a, key), field(b, key), depth - 1));
}

/** The part, drawn again only where something it is given has changed. Functions count as changed unless they are steady. */
export function still<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return class Still extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return !alike(this.props, next);
    }
    override render(props: Props) {
      return h(Part, props);
    }
  };
}

/** One function for as long as the part is there, which does what the latest one does. */
export function useSteady<Given extends readonly unknown[]>(latest: (...given: Given) => void): (...given: Given) => void {
  const now = useRef(latest);
  useLayoutEffect(() => {
    now.current = latest;
  });
  return useCallback((...given: Given) => now.current(...given), []);
}
