import { createHash } from 'node:crypto';
import type { AnyRules } from '@orrery/games';
import { quick } from '@orrery/kernel';

/** How a value is put together: names of fields, and lists by what they hold first. */
function outline(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(outline);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, outline(part)]));
}

/**
 * A mark of how these rules lay out their states, taken from the first state of a game and the numbers of the decisions. Records hold for ever, states
 * only for the program that wrote them: a snapshot with another mark is left unread.
 */
export const layoutOf = (rules: AnyRules): string =>
  createHash('sha256')
    .update(JSON.stringify([Object.keys(rules.decisions ?? {}), outline(rules.start(quick(1)))]))
    .digest('base64url');
