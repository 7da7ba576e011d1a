// The long campaigns: every *.soak.ts, all properties at every step, from a seed of its own each time. Arguments go to vitest, e.g. a part of a path.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { run } from './process.mjs';
import { root } from './root.mjs';

/** @param {string[]} args */
export async function main(args) {
  const seed = process.env['ORRERY_SEED'] || randomBytes(5).toString('hex');
  console.log(`seed ${seed}`);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const code = await run(process.execPath, [vitest, 'run', '--config', 'vitest.soak.config.ts', ...args], {
    cwd: root,
    env: { ...process.env, ORRERY_SEED: seed },
  });
  if (code !== 0)
    console.log(
      `failed with seed ${seed}; the same again: ORRERY_SEED=${seed} npm run soak${args.length > 0 ? ` -- ${args.join(' ')}` : ''}`,
    );
  return code;
}
