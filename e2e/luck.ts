/**
 * Chance that falls the same each time, for the page and for the server of a test. Neither knows of it: a page's source of random numbers is
 * exchanged before its first script runs, and a server is handed its entropy when it is started. Nothing a visitor can set does the same. Nor how long a
 * computer player thinks in a page: what a table asks of its thinkers is exchanged in the files of a site of the test's own.
 */
import { createHash } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';

/** Every page of the context, each load of it with other numbers, so that no id comes twice. */
export const fixPage = (context: BrowserContext, seed: string): Promise<unknown> =>
  context.addInitScript((word) => {
    let load = 0;
    try {
      load = Number(localStorage.getItem('test.load')) + 1;
      localStorage.setItem('test.load', `${load}`);
    } catch {
      // An empty page keeps nothing, and draws nothing.
    }
    let state = [...`${word} ${load}`].reduce((hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);
    /** 32 bits (mulberry32). */
    const next = (): number => {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return (mixed ^ (mixed >>> 14)) >>> 0;
    };
    Math.random = () => next() / 2 ** 32;
    Crypto.prototype.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array) new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, i, bytes) => (bytes[i] = next()));
      return array;
    };
  }, seed);

/** Entropy by seed: words of one length come in one order, whatever else is drawn between them. */
export function fixedEntropy(seed: string): (bytes: number) => Uint8Array {
  const drawn = new Map<number, number>();
  return (bytes) => {
    const count = drawn.get(bytes) ?? 0;
    drawn.set(bytes, count + 1);
    return createHash('shake256', { outputLength: bytes }).update(`${seed} ${bytes} ${count}`).digest();
  };
}

/** In the worker of a table: its thinkers think for so many iterations, however long those take. */
const counted = (iterations: number): string => `{
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (said, ...more) {
    const { milliseconds, ...asked } = said;
    postMessage.call(this, milliseconds === undefined ? said : { ...asked, iterations: ${iterations} }, ...more);
  };
}
`;

/** The files of a client whose computer players think for so many iterations. */
export function fixThoughts(files: ReadonlyMap<string, Buffer>, iterations: number): ReadonlyMap<string, Buffer> {
  const tables = [...files].filter(([path]) => /\/host\.worker[^/]*\.js$/.test(path));
  if (tables.length === 0) throw new Error('the client has no worker for tables');
  return new Map([...files, ...tables.map(([path, code]) => [path, Buffer.concat([Buffer.from(counted(iterations)), code])] as const)]);
}
