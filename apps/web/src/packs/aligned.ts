/** A built-in pack laid beside another one: its entries stand where the other has those of the same name, whatever was added or taken away. */
import { isTree, step, valueAt } from './pointer.ts';

/** What an entry is told apart by. */
const nameOf = (entry: unknown): unknown => valueAt(entry, '/id') ?? valueAt(entry, '/number');

const namesOf = (list: readonly unknown[]): readonly unknown[] | null => {
  const names = list.map(nameOf);
  return names.includes(undefined) || new Set(names).size < names.length ? null : names;
};

export interface Aligned {
  readonly base: unknown;
  /** Entries of the built-in pack that the other one has not, by their place in the built-in one. */
  readonly gone: readonly string[];
}

export function aligned(base: unknown, pack: unknown): Aligned {
  const gone: string[] = [];
  const moved = new Map<string, string | null>();
  if (!isTree(base) || !isTree(pack)) return { base, gone };
  const laid = Object.fromEntries(
    Object.entries(base).map(([key, list]) => {
      const other = valueAt(pack, step('', key));
      if (!Array.isArray(list) || !Array.isArray(other)) return [key, list];
      const [ours, theirs] = [namesOf(list), namesOf(other)];
      if (!ours || !theirs || ours.join() === theirs.join()) return [key, list];
      ours.forEach((name, i) => {
        const at = theirs.indexOf(name);
        const path = step(step('', key), i);
        moved.set(path, at < 0 ? null : step(step('', key), at));
        if (at < 0) gone.push(path);
      });
      return [key, theirs.map((name): unknown => list[ours.indexOf(name)])];
    }),
  );
  if (moved.size === 0) return { base, gone };
  return { base: { ...laid, status: shifted(base['status'], (entry) => moved.get(entry)) }, gone };
}

/** Marks by pointer, where entries of lists have moved: to another place, to none (null), or not at all (undefined). */
export function shifted(status: unknown, to: (entry: string) => string | null | undefined): unknown {
  if (!isTree(status)) return status;
  return Object.fromEntries(
    Object.entries(status).flatMap(([pointer, mark]) => {
      const entry = pointer.split('/').slice(0, 3).join('/');
      const now = to(entry);
      if (now === null) return [];
      return [[now === undefined ? pointer : `${now}${pointer.slice(entry.length)}`, mark]];
    }),
  );
}
