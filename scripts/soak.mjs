// The long campaigns: every *.soak.ts, all properties at every step. Arguments go to vitest, e.g. a part of a path.
import { join } from 'node:path';
import { run } from './process.mjs';
import { root } from './root.mjs';

/** @param {string[]} args */
export function main(args) {
  return run(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'vitest.soak.config.ts', ...args], {
    cwd: root,
  });
}
