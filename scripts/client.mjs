import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from './process.mjs';
import { cache, root } from './root.mjs';

const web = join(root, 'apps/web');
/** One folder a build, named after its sources: whoever serves an older one keeps it, and two builders do not meet. */
const builds = join(cache, 'builds');
const KEPT = 4;
const HOUR = 3_600_000;

/** What the client is built from: its own folder, everything it may import, and the versions of the dependencies. */
const sources = [
  'apps/web/**/*',
  'packages/*/package.json',
  'packages/*/{src,plug}/**/*.{ts,tsx,json,css}',
  'package.json',
  'package-lock.json',
];
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

/** Old builds go, except the latest and those of the last hour, which somebody may be serving. */
function tidy() {
  const age = (/** @type {string} */ name) => Date.now() - statSync(join(builds, name)).mtimeMs;
  const old = readdirSync(builds).toSorted((a, b) => age(a) - age(b));
  for (const name of old.slice(KEPT)) if (age(name) > HOUR) rmSync(join(builds, name), { recursive: true, force: true });
}

/** Builds the web client if its sources changed; returns the folder to serve, or null after saying what went wrong. */
export async function buildClient() {
  const now = fingerprint().slice(0, 16);
  const dist = join(builds, now);
  if (existsSync(dist)) {
    utimesSync(dist, new Date(), new Date());
    return dist;
  }
  const started = performance.now();
  console.log('building the web client …');
  mkdirSync(builds, { recursive: true });
  const fresh = join(builds, `${now}-${process.pid}`);
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel=warn', '--outDir', fresh, '--emptyOutDir'];
  // The same client whoever asks for it: a test runner has another environment.
  const { code, output } = await capture(process.execPath, vite, { cwd: web, env: { ...process.env, NODE_ENV: 'production' } });
  if (code !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    console.error(`${output.trimEnd()}\nThe web client could not be built.`);
    return null;
  }
  if (existsSync(dist)) rmSync(fresh, { recursive: true });
  else renameSync(fresh, dist);
  tidy();
  console.log(`built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return dist;
}
