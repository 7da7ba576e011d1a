import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from './process.mjs';
import { cache, root } from './root.mjs';

const web = join(root, 'apps/web');
const dist = join(web, 'dist');
const stamp = join(cache, 'client');

/** What the client is built from: its own folder, everything it may import, and the versions of the dependencies. */
const sources = ['apps/web/**/*', 'packages/*/package.json', 'packages/*/src/**/*.{ts,tsx,json}', 'package.json', 'package-lock.json'];
/** @param {string} path */
const irrelevant = (path) => /(^|\/)(dist|node_modules)(\/|$)|\.(test|soak)\.tsx?$/.test(path.replaceAll('\\', '/'));

/** A hash over names and contents, so that touching a file or switching branches back and forth builds nothing. */
function fingerprint() {
  const hash = createHash('sha256');
  const files = new Set(sources.flatMap((pattern) => globSync(pattern, { cwd: root, exclude: irrelevant })));
  for (const file of [...files].toSorted()) {
    try {
      const content = readFileSync(join(root, file));
      hash.update(`${file}\0${content.length}\0`).update(content);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EISDIR') throw error;
    }
  }
  return hash.digest('hex');
}

/** Builds the web client if its sources changed; returns the folder to serve, or null after saying what went wrong. */
export async function buildClient() {
  const now = fingerprint();
  if (existsSync(join(dist, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return dist;
  const started = performance.now();
  console.log('building the web client …');
  const { code, output } = await capture(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel=warn'], {
    cwd: web,
  });
  if (code !== 0) {
    console.error(`${output.trimEnd()}\nThe web client could not be built.`);
    return null;
  }
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, now);
  console.log(`built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return dist;
}
