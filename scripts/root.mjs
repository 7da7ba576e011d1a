import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const root = fileURLToPath(new URL('..', import.meta.url));
/** What commands remember between runs; safe to delete. */
export const cache = join(root, '.cache');
/** Compiled code, which makes every later start faster. */
export const compiled = join(cache, 'compiled');
