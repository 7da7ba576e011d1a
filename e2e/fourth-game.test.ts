/**
 * A game nobody here has heard of: the example is put into a copy of the tree, whose only existing file that changes is the list of games (and the lock
 * file, which a link instead of an installation leaves alone). Checks, terminal, lobby, drawn board, text table, replay and server then know it.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { root } from '../scripts/root.mjs';
import { context, DESKTOP, PATIENT, remember } from './stage.ts';

const GAME = 'lanterns';
const LIST = 'packages/games/src/list.ts';
const WANTED = ['packages', 'apps', 'scripts', 'package.json', 'tsconfig.json', 'oxlint.config.ts', 'vitest.config.ts'];

const tree = mkdtempSync(join(tmpdir(), 'orrery-fourth-'));
let server: ChildProcess | undefined;
let url = '';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const run = (...args: readonly string[]): { readonly code: number | null; readonly said: string } => {
  const done = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8', timeout: 200_000 });
  return { code: done.status, said: done.stdout + done.stderr };
};

/** The tree with everything installed: packages of others are linked, those of the tree are its own. */
function copy(): void {
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', ...WANTED], { cwd: root, encoding: 'utf8' }).stdout;
  for (const file of listed.split('\n').filter((each) => each !== '')) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    cpSync(join(root, file), join(tree, file));
  }
  mkdirSync(join(tree, 'node_modules/@orrery'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@orrery' && !name.startsWith('.')) symlinkSync(join(root, 'node_modules', name), join(tree, 'node_modules', name));
}

function add(): void {
  cpSync(join(root, 'examples', GAME), join(tree, 'packages', GAME), { recursive: true });
  const list = readFileSync(join(tree, LIST), 'utf8');
  writeFileSync(join(tree, LIST), list.replace(/GAMES = \[(.*)\]/, `GAMES = [$1, '${GAME}']`));
  for (const file of globSync('{packages,apps}/*/package.json', { cwd: tree })) {
    const { name } = JSON.parse(readFileSync(join(tree, file), 'utf8')) as { readonly name: string };
    symlinkSync(join(tree, dirname(file)), join(tree, 'node_modules', name));
  }
}

/** The copy's own server with the copy's own client. */
async function start(): Promise<void> {
  const built = spawnSync(
    process.execPath,
    [join(tree, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel=error', '--outDir', join(tree, 'built')],
    {
      cwd: join(tree, 'apps/web'),
      encoding: 'utf8',
      // As a host builds it, not as a test runner would.
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  expect(built.status, built.stderr).toBe(0);
  const env = { ...process.env, PORT: '0', ORRERY_HOST: '127.0.0.1', ORRERY_DATA: join(tree, 'data'), ORRERY_WEB: join(tree, 'built') };
  const own = spawn(process.execPath, ['packages/server/src/main.ts'], { cwd: tree, env, stdio: ['ignore', 'pipe', 'inherit'] });
  server = own;
  url = await new Promise((ready) => {
    own.stdout.on('data', (text: Buffer) => {
      const found = /http:\/\/localhost:(\d+)\//.exec(text.toString());
      if (found) ready(`http://127.0.0.1:${found[1]}/`);
    });
  });
}

beforeAll(async () => {
  copy();
  add();
  await start();
});
afterAll(() => {
  server?.kill();
  rmSync(tree, { recursive: true, force: true });
});

async function visit(hash: string): Promise<Page> {
  const page = await (await context(DESKTOP, 'fourth')).newPage();
  await remember(page, { language: 'en', theme: 'dark', pace: 'instant', name: 'Ann', level: '2', 'first-times': 'off' });
  await page.goto(`${url}${hash}`);
  return page;
}

/** Answers with whatever is open until the game is over. */
async function playOut(page: Page, lit: string, over: string): Promise<void> {
  for (let answers = 0; answers < 40; answers++) {
    await page.locator(`${lit}, ${over}, dialog[open] [data-confirm]`).first().waitFor();
    if ((await page.locator(over).count()) > 0) return;
    const sure = page.locator('dialog[open] [data-confirm]');
    const before = await page.locator('main').innerText();
    await ((await sure.count()) > 0 ? sure : page.locator(lit).first()).click();
    await page.waitForFunction(
      (text) => document.querySelector('dialog[open]') !== null || document.querySelector<HTMLElement>('main')?.innerText !== text,
      before,
    );
  }
  throw new Error('the game does not end');
}

/** Its own tests with the conformance suite, and those that go over all games of the list. */
const TESTS = [
  `packages/${GAME}`,
  'packages/games/src/games.test',
  'packages/boards',
  'packages/texts/src/catalogs',
  'apps/cli/src/decisions',
];

const LIT = '.lanterns [data-choosable]:not([disabled])';
const OVER = 'a[href^="#/replay/"]';

test('its types, lint and tests pass beside the others, and no general layer names it', () => {
  const checks: Readonly<Record<string, readonly string[]>> = {
    names: ['scripts/names.mjs'],
    lint: ['node_modules/oxlint/bin/oxlint', '--deny-warnings', '--format=unix', `packages/${GAME}`, 'packages/games'],
    tests: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter=dot', ...TESTS],
    types: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.game.json'],
  };
  const compilerOptions = { incremental: false, tsBuildInfoFile: null };
  const types = { extends: './tsconfig.json', compilerOptions, include: [`packages/${GAME}`, 'packages/games'] };
  writeFileSync(join(tree, 'tsconfig.game.json'), JSON.stringify(types));
  for (const [name, args] of Object.entries(checks)) {
    const { code, said } = run(...args);
    expect(code, `${name}: ${said}`).toBe(0);
  }
});

test('it is played to its end in the terminal', () => {
  const answers = Array.from({ length: 20 }, () => '1\n').join('');
  const { stdout, status } = spawnSync(
    process.execPath,
    ['apps/cli/bin/orrery.mjs', 'play', GAME, '--seed', 'four', '--level', '2', '--option', 'lanterns=7', '--lang', 'de'],
    { cwd: tree, encoding: 'utf8', input: answers },
  );
  expect(status).toBe(0);
  expect(stdout).toContain('Die Reihe');
  expect(stdout).toMatch(/hat mehr Licht gesammelt und gewinnt|unentschieden/);
});

test('it is in the lobby, set up with its option, played to its end on its board, walked through, and played on from a moment dealt anew', async () => {
  const page = await visit('');
  const card = page.locator(`.game.of-${GAME}`);
  await expect.poll(() => card.innerText(), PATIENT).toContain('Nine covered lanterns');
  await expect.poll(() => page.locator('.game').count(), PATIENT).toBe(4);
  await card.locator('a.primary').click();
  await page.locator('.options summary').click();
  await page.locator('.options').getByText('How many hang in the row').waitFor();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator(LIT).first().waitFor();
  await page.keyboard.press('t');
  await page.locator('.text-table .grid').nth(1).waitFor();
  await expect.poll(() => page.locator('.text-table .on-table').innerText(), PATIENT).toContain('Looked under by');
  await page.keyboard.press('t');
  await playOut(page, LIT, OVER);
  await page.locator(OVER).first().click();
  await page.locator('.replay-bar').waitFor();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('.replay-count').textContent(), PATIENT).toMatch(/^1 \//);
  await page.locator('.replay-bar select').selectOption({ label: 'Blue' });
  await page.getByRole('button', { name: 'Check and share' }).click();
  await page.getByText('Verified:').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/#\/table\//);
  await playOut(page, LIT, OVER);
});

test('its rules are read clause by clause, from a link at the table', async () => {
  const page = await visit(`#/rules/${GAME}/LAN-LOOK-1`);
  await expect.poll(() => page.locator('.asked').textContent(), PATIENT).toContain('learns its light alone');
});

test('it is played at a table of the server, against a bot of the server', async () => {
  const page = await visit(`#/online/new/${GAME}`);
  await page.locator('#seat-1').selectOption('bot');
  await page.locator('#bot-level').selectOption('1');
  await page.locator('button[type=submit]').click();
  await page.locator(LIT).first().waitFor();
  await playOut(page, LIT, OVER);
});
