// Where one token of a program can be changed so that it means something else, and what it would become.
import { parseSync } from 'vite';

/**
 * @typedef {{ readonly start: number, readonly end: number, readonly from: string, readonly to: string }} Site
 * @typedef {{ readonly type: string, readonly start: number, readonly end: number, readonly [key: string]: unknown }} Node
 */

/** Comparisons, signs and connectives by what they become. @type {ReadonlyMap<string, string>} */
const operators = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['===', '!=='],
  ['!==', '==='],
  ['+', '-'],
  ['-', '+'],
  ['+=', '-='],
  ['-=', '+='],
  ['++', '--'],
  ['--', '++'],
  ['&&', '||'],
  ['||', '&&'],
]);

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Types say nothing about what a program does; what wraps an expression in one is looked into. @param {Node} node */
const saysNothing = ({ type }) =>
  type.startsWith('Import') ||
  (type.startsWith('TS') && !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type));

/** A number behind `??` is mostly there for the compiler, which cannot know that an index is in range: no test can reach it. @param {Node} node @param {string} text @returns {Node | null} */
function unreached(node, text) {
  const right = node.type === 'LogicalExpression' && node['operator'] === '??' ? node['right'] : null;
  return isNode(right) && /^-?\d+$/.test(text.slice(right.start, right.end)) ? right : null;
}

/** @param {Node} node @param {string} text @returns {Site | null} */
function siteAt(node, text) {
  const { start, end } = node;
  /** @param {number} at @param {string} from @param {string | undefined} to @returns {Site | null} */
  const site = (at, from, to) => (at < 0 || to === undefined ? null : { start: at, end: at + from.length, from, to });
  const operator = typeof node['operator'] === 'string' ? node['operator'] : '';
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression': {
      const { end: after } = /** @type {Node} */ (node['left']);
      // A text that is put together by + has no opposite.
      if (operator === '+' && /['"`]/.test(text.slice(start, end))) return null;
      return site(text.indexOf(operator, after), operator, operators.get(operator));
    }
    case 'UpdateExpression':
      return site(node['prefix'] ? start : end - operator.length, operator, operators.get(operator));
    case 'UnaryExpression':
      return operator === '!' || operator === '-' ? site(start, operator, '') : null;
    case 'Literal': {
      const raw = text.slice(start, end);
      if (raw === 'true' || raw === 'false') return site(start, raw, raw === 'true' ? 'false' : 'true');
      return /^\d+$/.test(raw) ? site(start, raw, raw === '1' ? '0' : String(Number(raw) + 1)) : null;
    }
    default:
      return null;
  }
}

/** Every token of a TypeScript file that can be changed, in the order of the text. @param {string} file @param {string} text @returns {readonly Site[]} */
export function sitesIn(file, text) {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  /** @type {Site[]} */
  const sites = [];
  /** @param {Node} node */
  const visit = (node) => {
    if (saysNothing(node)) return;
    const site = siteAt(node, text);
    if (site) sites.push(site);
    const passed = unreached(node, text);
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child) && child !== passed) visit(child);
  };
  visit(/** @type {Node} */ (/** @type {unknown} */ (program)));
  return sites.toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** The text with a site changed. @param {string} text @param {Site} site */
export const mutated = (text, { start, end, to }) => text.slice(0, start) + to + text.slice(end);

/** The line of a site before and after. @param {string} text @param {Site} site */
export function diffOf(text, site) {
  const line = text.slice(0, site.start).split('\n').length;
  const at = (/** @type {string} */ whole) => (whole.split('\n')[line - 1] ?? '').trim();
  return { line, before: at(text), after: at(mutated(text, site)) };
}

/** A number below a bound for each call, the same for the same seed. @param {string} seed @returns {(bound: number) => number} */
export function lots(seed) {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 16777619);
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}
