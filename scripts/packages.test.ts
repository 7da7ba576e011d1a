import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { assemble } from './pack.mjs';
import { findProgram } from './programs.mjs';
import { root } from './root.mjs';

const folder = mkdtempSync(join(tmpdir(), 'orrery-packages-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The oldest Node the packages promise to run on, where the system has it; else the one that runs this. */
const node = findProgram(['node']) ?? process.execPath;

// `npm run soak -- packages` packs them, installs the tarballs, and uses them in a bundler and with a compiler as well.
test('the packages are plain JavaScript with types: a game is played and its replay verified with nothing else around', async () => {
  expect(await assemble(join(folder, 'made'))).toBeNull();
  const modules = join(folder, 'modules/node_modules');
  mkdirSync(join(modules, '@orrery'), { recursive: true });
  const names = readdirSync(join(folder, 'made'));
  expect(names.toSorted()).toEqual(['bots', 'games', 'gravity', 'kernel', 'liberation', 'protocol', 'rex', 'texts']);
  for (const name of names) {
    cpSync(join(folder, 'made', name), join(modules, '@orrery', name), { recursive: true });
    const made = JSON.parse(readFileSync(join(folder, 'made', name, 'package.json'), 'utf8')) as {
      readonly version: string;
      readonly exports: Readonly<Record<string, { readonly types: string; readonly default: string }>>;
      readonly dependencies: Readonly<Record<string, string>>;
    };
    expect(made.version, name).toMatch(/^\d+\.\d+\.\d+$/);
    for (const [path, { types, default: file }] of Object.entries(made.exports))
      if (!path.includes('*'))
        expect(
          [types, file].map((each) => existsSync(join(folder, 'made', name, each))),
          path,
        ).toEqual([true, true]);
    for (const other of Object.keys(made.dependencies))
      if (!other.startsWith('@orrery/') && !existsSync(join(modules, other)))
        symlinkSync(join(root, 'node_modules', other), join(modules, other));
  }
  const built = globSync('**/*.js', { cwd: modules });
  const lost = built.flatMap((file) =>
    [...readFileSync(join(modules, file), 'utf8').matchAll(/(?:from|import\() ?['"](\.[^'"]+)['"]/g)].flatMap(([, path = '']) =>
      existsSync(join(modules, dirname(file), path)) ? [] : [`${file}: ${path}`],
    ),
  );
  expect(lost).toEqual([]);
  // Types are left out by hand: what is tried here is what was built.
  const { stripTypeScriptTypes } = await import('node:module');
  const program = join(folder, 'modules/play.mjs');
  writeFileSync(program, stripTypeScriptTypes(readFileSync(join(root, 'examples/packages/play.ts'), 'utf8')));
  const { stdout, stderr, status } = spawnSync(node, [program], { encoding: 'utf8', timeout: 60_000 });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Dynasty: .*\n(?:.*\n)*verified: [0-9a-f]{64}\n$/);
});
