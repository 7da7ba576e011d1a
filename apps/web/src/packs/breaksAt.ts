/** Where a text stops being JSON. Browsers say it each in their own words, or not at all. */
import type { Place } from './locate.ts';

const WORD = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

export function breaksAt(text: string): Place {
  let at = 0;
  const space = (): void => {
    while (/[ \t\r\n]/.test(text.charAt(at))) at++;
  };
  const sign = (wanted: string): boolean => {
    space();
    if (text.charAt(at) !== wanted) return false;
    at++;
    return true;
  };
  const word = (only?: '"'): boolean => {
    space();
    if (only && text.charAt(at) !== only) return false;
    WORD.lastIndex = at;
    const found = WORD.exec(text);
    if (found) at = WORD.lastIndex;
    return found !== null;
  };
  const list = (end: string, item: () => boolean): boolean => {
    if (sign(end)) return true;
    do if (!item()) return false;
    while (sign(','));
    return sign(end);
  };
  const value = (): boolean => {
    if (sign('{')) return list('}', () => word('"') && sign(':') && value());
    return sign('[') ? list(']', value) : word();
  };
  if (value()) space();
  return { from: at, to: Math.min(text.length, at + 1), line: text.slice(0, at).split('\n').length };
}

export const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
