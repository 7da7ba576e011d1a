import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { capture } from './process.mjs';
import { cache, root } from './root.mjs';

const lock = join(root, 'package-lock.json');
/** npm's own note of what is in node_modules. */
const inventory = join(root, 'node_modules/.package-lock.json');
const stamp = join(cache, 'installed');

const fingerprint = () => createHash('sha256').update(readFileSync(lock)).update(readFileSync(inventory)).digest('hex');

/** Whether node_modules holds what the lock file names. Asks npm's inventory, so an install by hand counts too. */
export function installed() {
  if (!existsSync(inventory)) return false;
  const now = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return true;
  const wanted = JSON.parse(readFileSync(lock, 'utf8')).packages;
  const there = JSON.parse(readFileSync(inventory, 'utf8')).packages;
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.includes('node_modules/')) continue;
    const found = there[path];
    if (found ? found.version !== entry.version : !entry.optional && !entry.peer) return false;
  }
  remember(now);
  return true;
}

/** @param {string} now */
function remember(now) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, now);
}

/** npm as the person has it: run by its own Node, never by the one inside the folder it may be about to replace. @param {string[]} args */
export function npm(args) {
  const { npm_execpath: script, npm_node_execpath: node, PATH = '' } = process.env;
  const inside = join(root, 'node_modules') + sep;
  const path = PATH.split(delimiter).filter((folder) => !(folder + sep).startsWith(inside));
  const env = { ...process.env, PATH: path.join(delimiter) };
  if (script && node && !node.startsWith(inside)) return { file: node, args: [script, ...args], options: { cwd: root, env } };
  return { file: process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options: { cwd: root, env, shell: process.platform === 'win32' } };
}

/** Installs the dependencies; returns one line that says what went wrong, or null. */
export async function install() {
  if (!existsSync(lock)) return 'package-lock.json is missing: this is not a complete checkout of Orrery.';
  const started = Date.now();
  console.log('install   dependencies by package-lock.json …');
  const { file, args, options } = npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  const { code, output } = await capture(file, args, options);
  if (code !== 0) return `Dependencies could not be installed: ${reason(output)}`;
  remember(fingerprint());
  console.log(`install   done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return null;
}

/** The one line of npm's complaint that says most. @param {string} output */
function reason(output) {
  const lines = output.split('\n').map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim());
  const code = lines.find((line) => /^code \S+$/.test(line))?.slice(5);
  const text = lines.find((line) => line !== '' && !/^(code|errno|syscall|A complete log)\b/.test(line)) ?? 'npm gave no reason';
  if (code && ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ETIMEDOUT', 'ENETUNREACH'].includes(code))
    return `the package registry cannot be reached (${code}). Check the network and try again.`;
  return text.length > 300 ? `${text.slice(0, 300)} …` : text;
}
