/** The packages as others get them: packed, installed into an empty project, used by Node 20, by a compiler and by a bundler. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build as pack } from '../scripts/pack.mjs';
import { root } from '../scripts/root.mjs';

const OLDEST = 20;
const folder = mkdtempSync(join(tmpdir(), 'orrery-packages-'));
const project = join(folder, 'project');
afterAll(() => rmSync(folder, { recursive: true }));

const run = (program: string, ...args: readonly string[]): string => {
  const { stdout, stderr, status } = spawnSync(program, [...args], { cwd: project, encoding: 'utf8' });
  expect(status, `${program} ${args.join(' ')}\n${stdout}\n${stderr}`).toBe(0);
  return stdout;
};
const node = join(project, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
const PLAYED = /^Dynasty: .*\n(?:.*\n)*verified: ([0-9a-f]{64})\n$/;

beforeAll(async () => {
  const made = await pack(join(folder, 'made'));
  if (typeof made === 'string') throw new Error(made);
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  copyFileSync(join(root, 'examples/packages/play.ts'), join(project, 'play.ts'));
  run('npm', 'install', '--no-audit', '--no-fund', ...made, '@types/node@20', `node-${process.platform}-${process.arch}@${OLDEST}`);
});

test('a strict consumer compiles, types of the packages included, and runs on the oldest Node', () => {
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2022', 'dom'],
    types: ['node'],
    outDir: 'out',
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['play.ts'] }));
  run(process.execPath, join(root, 'node_modules/typescript/bin/tsc'), '-p', '.');
  expect(run(node, '--version')).toMatch(new RegExp(`^v${OLDEST}\\.`));
  expect(run(node, 'out/play.js')).toMatch(PLAYED);
});

test('a bundler makes one program of them that needs no packages any more', async () => {
  await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: 'play.ts', outDir: join(folder, 'bundle'), target: 'es2022', emptyOutDir: true },
  });
  rmSync(join(folder, 'bundle/node_modules'), { recursive: true, force: true });
  const bundled = spawnSync(node, [join(folder, 'bundle/play.js')], { cwd: folder, encoding: 'utf8' });
  expect(bundled.stderr).toBe('');
  expect(bundled.stdout).toMatch(PLAYED);
  expect(readFileSync(join(folder, 'bundle/play.js'), 'utf8')).not.toMatch(/from '@orrery/);
});
