/** Where we are: kept behind the `#`, so any static server can serve the page and nothing of it is sent anywhere. */
import { signal } from '@preact/signals';

export interface Route {
  /** `['rules', 'liberation', 'LIB-EVADE-3']` */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

/** A link cut off in the middle of an escape sequence still leads somewhere, if only to a page that says so. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read(): Route {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?');
  return { path: path.split('/').filter(Boolean).map(decoded), query: new URLSearchParams(query) };
}

export const route = signal<Route>(read());
addEventListener('hashchange', () => {
  const before = route.value.path.slice(0, 2).join('/');
  route.value = read();
  if (route.value.path.slice(0, 2).join('/') !== before) scrollTo(0, 0);
});

export const href = (...path: readonly string[]): string => `#/${path.map(encodeURIComponent).join('/')}`;
export const go = (...path: readonly string[]): void => {
  location.hash = href(...path);
};
/** Changes the address without leaving a step in the history. */
export const amend = (hash: string): void => {
  history.replaceState(null, '', hash);
  route.value = read();
};
