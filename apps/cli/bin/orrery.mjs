#!/usr/bin/env node
// Continues on Node 24, then hands over to the command line itself.
import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { modern, node24 } from '../../../scripts/node24.mjs';
import { run } from '../../../scripts/process.mjs';
import { compiled, root } from '../../../scripts/root.mjs';

const node = node24();
if (!node) {
  console.error(
    `Orrery runs on Node 24 or later; this is ${process.version}. Run "npm start" or "npm test" once: they install one where they can.`,
  );
  process.exitCode = 1;
} else if (modern()) {
  // NODE_COMPILE_CACHE goes before it.
  nodeModule.enableCompileCache?.(compiled);
  await import('../src/main.ts');
} else {
  process.exitCode = await run(node, [join(root, 'apps/cli/src/main.ts'), ...process.argv.slice(2)]);
}
