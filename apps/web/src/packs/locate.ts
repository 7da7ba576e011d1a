/** Where in a JSON text the value at a pointer stands; the nearest part around it where the value itself is missing. */
export interface Place {
  readonly from: number;
  readonly to: number;
  /** Counted from 1. */
  readonly line: number;
}

export function locate(text: string, pointer: string): Place {
  const wanted =
    pointer === ''
      ? []
      : pointer
          .slice(1)
          .split('/')
          .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  let at = 0;
  let best = { from: 0, to: Math.min(text.length, 1) };

  const space = (): void => {
    while (/\s/.test(text.charAt(at))) at++;
  };
  const string = (): string => {
    const from = at++;
    while (at < text.length && text.charAt(at) !== '"') at += text.charAt(at) === '\\' ? 2 : 1;
    at++;
    try {
      return JSON.parse(text.slice(from, at)) as string;
    } catch {
      return '';
    }
  };
  /** Reads one value; `depth` parts of the pointer have led here, −1 where the way has been left. */
  const value = (depth: number): void => {
    space();
    const from = at;
    const sign = text.charAt(at);
    if (sign === '{' || sign === '[') {
      at++;
      for (let index = 0; ; index++) {
        space();
        if (at >= text.length || text.charAt(at) === '}' || text.charAt(at) === ']') break;
        const key = sign === '{' ? string() : String(index);
        space();
        if (sign === '{') at++;
        value(depth >= 0 && wanted[depth] === key ? depth + 1 : -1);
        space();
        if (text.charAt(at) === ',') at++;
      }
      at++;
    } else if (sign === '"') string();
    else while (at < text.length && !/[\s,\]}]/.test(text.charAt(at))) at++;
    if (depth > deepest) {
      deepest = depth;
      best = { from, to: at };
    }
  };
  let deepest = -1;
  value(0);
  return { ...best, line: text.slice(0, best.from).split('\n').length };
}
