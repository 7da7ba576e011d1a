/** Tells the service worker what the page consists of: a list of files and a name that changes with any of them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export function offline(): Plugin {
  let statics: string[] = [];
  return {
    name: 'orrery-offline',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      statics = readdirSync(config.publicDir).map((name) => join(config.publicDir, name));
    },
    generateBundle: {
      // After the bundler has thrown away what turned out to be empty.
      order: 'post',
      handler(_, bundle) {
        const worker = bundle['offline.js'];
        if (worker?.type !== 'chunk') throw new Error('the service worker is missing from the build');
        const hash = createHash('sha256');
        for (const file of statics) hash.update(readFileSync(file));
        const files = Object.values(bundle).filter((file) => file !== worker && !file.fileName.endsWith('.map'));
        for (const file of files) hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
        // What a game needs only at times is kept once it has been fetched.
        const later = files.map((file) => file.fileName).filter((name) => /\.(bin|json)$/.test(name));
        const now = files.map((file) => file.fileName).filter((name) => !later.includes(name));
        const list = ['./', ...now, ...statics.map((file) => file.slice(file.lastIndexOf('/') + 1))];
        worker.code = worker.code
          .replace(/(["'`])__VERSION__\1/, JSON.stringify(hash.digest('hex').slice(0, 12)))
          .replace(/(["'`])__LATER__\1/, JSON.stringify(later))
          .replace(/(["'`])__FILES__\1/, JSON.stringify(list.filter((file) => file !== 'index.html')));
      },
    },
  };
}
