/**
 * Canonical JSON (RFC 8785): one value, one text, so that a hash names it. Keys in the order of their UTF-16 units, numbers as ECMAScript
 * writes them, no spaces. Members that are undefined are left out, as JSON does; whatever else JSON cannot hold is refused.
 */
export function canonical(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return quoted(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`canonical JSON has no ${value}`);
      return String(value);
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? list(value) : members(value);
    default:
      throw new TypeError(`canonical JSON has no ${typeof value}`);
  }
}

/** Letters and digits need no escape and have no surrogates: nearly every key. */
const SIMPLE = /^\w*$/;

function quoted(text: string): string {
  if (SIMPLE.test(text)) return `"${text}"`;
  if (!text.isWellFormed()) throw new TypeError('canonical JSON has no lone surrogates');
  return JSON.stringify(text);
}

function list(values: readonly unknown[]): string {
  let text = '[';
  for (let i = 0; i < values.length; i++) text += i === 0 ? canonical(values[i]) : `,${canonical(values[i])}`;
  return `${text}]`;
}

function members(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  // A plain object's prototype is the root of its realm, whichever realm that is.
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) throw new TypeError('canonical JSON has only plain objects');
  let text = '{';
  for (const key of Object.keys(value).sort()) {
    const held = (value as Readonly<Record<string, unknown>>)[key];
    if (held !== undefined) text += `${text.length > 1 ? ',' : ''}${quoted(key)}:${canonical(held)}`;
  }
  return `${text}}`;
}
