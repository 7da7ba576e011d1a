// Launcher: installs what the lock file names, continues on Node 24 and runs a command or a tool.
// Plain JavaScript, because it is the first thing that runs, on whatever Node is there.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { installed, install } from './install.mjs';
import { run } from './process.mjs';
import { modern, node24 } from './node24.mjs';
import { root } from './root.mjs';

/** Commands of this launcher: each a file beside this one that exports `main(args)` and runs on Node 24. */
const commands = ['start', 'test', 'soak', 'check', 'mutants', 'pack', 'docs'];
/** Tools of the workspace by the file that starts them. */
const tools = new Map([
  ['vitest', 'vitest/vitest.mjs'],
  ['tsc', 'typescript/bin/tsc'],
  ['oxlint', 'oxlint/bin/oxlint'],
  ['oxfmt', 'oxfmt/bin/oxfmt'],
  ['knip', 'knip/bin/knip.js'],
  ['vite', 'vite/bin/vite.js'],
]);

const [word = '', ...args] = process.argv.slice(2);

/** @param {string} line @returns {never} */
function fail(line) {
  console.error(line);
  if (word === 'test') console.log('0 passed, 1 failed');
  process.exit(1);
}

const command = commands.includes(word);
const tool = tools.get(word);
if (!command && !tool && !existsSync(word))
  fail(`usage: node scripts/run.mjs ${[...commands, ...tools.keys()].join('|')}|FILE [arguments]`);

// A tool alone never touches an existing node_modules: somebody else may be using it.
if (command ? !installed() : !existsSync(join(root, 'node_modules'))) {
  const problem = await install();
  if (problem) fail(problem);
}

const node = node24();
if (!node)
  fail(
    `Orrery runs on Node 24 or later; this is ${process.version}, and no ready-made Node 24 is known for ${process.platform} ${process.arch}.`,
  );

if (command && modern()) {
  const { main } = await import(`./${basename(word)}.mjs`);
  process.exitCode = await main(args);
} else {
  const script = command ? [join(root, 'scripts/run.mjs'), word] : [tool ? join(root, 'node_modules', tool) : word];
  process.exitCode = await run(node, [...script, ...args]);
}
