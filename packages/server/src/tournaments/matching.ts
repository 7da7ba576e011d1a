/** Edmonds: as many pairs as a graph allows, whatever its cycles. Partners by their numbers, −1 for who is left over. */

export type Allowed = (one: number, other: number) => boolean;

export function matching(count: number, allowed: Allowed): readonly number[] {
  const partner = new Array<number>(count).fill(-1);
  const parent = new Array<number>(count).fill(-1);
  const base = new Array<number>(count).fill(0);
  const at = (list: readonly number[], i: number): number => list[i] ?? -1;

  /** The nearest vertex both paths to the root have in common. */
  const meeting = (one: number, other: number): number => {
    const passed = new Set<number>();
    for (let v = at(base, one); ; v = at(base, at(parent, at(partner, v)))) {
      passed.add(v);
      if (at(partner, v) < 0) break;
    }
    let v = at(base, other);
    while (!passed.has(v)) v = at(base, at(parent, at(partner, v)));
    return v;
  };
  const mark = (from: number, to: number, child: number, inside: Set<number>): void => {
    let [v, next] = [from, child];
    while (at(base, v) !== to) {
      inside.add(at(base, v)).add(at(base, at(partner, v)));
      parent[v] = next;
      next = at(partner, v);
      v = at(parent, next);
    }
  };
  /** The far end of a path along which one more pair is won; −1 where there is none. */
  const search = (root: number): number => {
    const used = new Set([root]);
    parent.fill(-1);
    for (let i = 0; i < count; i++) base[i] = i;
    const queue = [root];
    for (let v = queue.shift(); v !== undefined; v = queue.shift())
      for (let to = 0; to < count; to++) {
        if (to === v || !allowed(v, to) || at(base, v) === at(base, to) || at(partner, v) === to) continue;
        if (to === root || (at(partner, to) >= 0 && at(parent, at(partner, to)) >= 0)) {
          // A cycle of odd length is drawn together into one vertex.
          const current = meeting(v, to);
          const inside = new Set<number>();
          mark(v, current, to, inside);
          mark(to, current, v, inside);
          for (let i = 0; i < count; i++)
            if (inside.has(at(base, i))) {
              base[i] = current;
              if (!used.has(i)) {
                used.add(i);
                queue.push(i);
              }
            }
        } else if (at(parent, to) < 0) {
          parent[to] = v;
          if (at(partner, to) < 0) return to;
          used.add(at(partner, to));
          queue.push(at(partner, to));
        }
      }
    return -1;
  };
  for (let root = 0; root < count; root++) {
    if (at(partner, root) >= 0) continue;
    for (let v = search(root); v >= 0;) {
      const before = at(parent, v);
      const next = at(partner, before);
      partner[v] = before;
      partner[before] = v;
      v = next;
    }
  }
  return partner;
}
