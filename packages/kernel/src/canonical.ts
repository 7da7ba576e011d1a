/**
 * Canonical JSON (RFC 8785): one value, one text, so that a hash names it. Keys in the order of their UTF-16 units, numbers as ECMAScript
 * writes them, no spaces. Refuses what JSON cannot hold.
 */
export function canonical(value: unknown): string {
  switch (typeof value) {
    case 'string':
      if (!value.isWellFormed()) throw new TypeError('canonical JSON has no lone surrogates');
      return JSON.stringify(value);
    case 'boolean':
      return String(value);
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError('canonical JSON has no infinite numbers');
      return JSON.stringify(value);
    case 'object': {
      if (value === null) return 'null';
      if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
      const pairs = Object.entries(value).filter(([, held]) => held !== undefined);
      pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
      return `{${pairs.map(([key, held]) => `${canonical(key)}:${canonical(held)}`).join(',')}}`;
    }
    default:
      throw new TypeError(`canonical JSON has no ${typeof value}`);
  }
}
