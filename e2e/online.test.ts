import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReplay, verifyReplay } from '@orrery/kernel';
import { liberation } from '@orrery/liberation';
import { buildClient } from '../scripts/client.mjs';
import { launch, PHONE } from './stage.ts';

const PORT = 20_000 + (process.pid % 20_000);
const HOME = `http://127.0.0.1:${PORT}/`;
const data = mkdtempSync(join(tmpdir(), 'orrery-online-'));
let server: ChildProcess;
let browser: Browser;

beforeAll(async () => {
  await buildClient();
  server = spawn(process.execPath, ['apps/cli/bin/orrery.mjs', 'serve'], {
    env: { ...process.env, PORT: String(PORT), ORRERY_DATA: data, ORRERY_WEB: 'apps/web/dist' },
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 200; tries++) {
    const up = await fetch(`${HOME}healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  browser = await launch();
}, 120_000);

afterAll(async () => {
  await browser.close();
  server.kill('SIGTERM');
  await new Promise((done) => server.once('exit', done));
  rmSync(data, { recursive: true, force: true });
});

async function person(name: string, options = {}): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.addInitScript((given) => {
    localStorage.setItem('orrery.name', given);
    localStorage.setItem('orrery.language', 'en');
  }, name);
  return page;
}

/** Presses the first answer that is open; the first is the one that moves the game on. */
const answer = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const sure = document.querySelector('dialog [data-confirm]');
    const open = sure ?? document.querySelector('.prompt.decide [data-choosable]:not([disabled])');
    open?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return open !== null;
  });

test('two browsers play a whole game of Liberation over the network; one reloads and loses its connection; the replay verifies', async () => {
  const ann = await person('Ann');
  const bob = await person('Bob', PHONE);
  await ann.goto(`${HOME}#/online/new/liberation`);
  await ann.locator('button[type=submit]').click();
  await ann.waitForSelector('.waiting-room');
  const link = ann.url();
  await bob.goto(link);
  await bob.locator('.seat-row button.primary').click();
  for (const page of [ann, bob]) await page.waitForSelector('.liberation .prompt');

  const guest = await person('Eve');
  await guest.goto(link);
  await guest.waitForSelector('.liberation .prompt');

  const over = async (): Promise<boolean> => (await ann.locator('.prompt.over').count()) > 0;
  let turns = 0;
  for (let idle = 0; idle < 400 && !(await over()); turns++) {
    const moved = [await answer(ann), await answer(bob)];
    idle = moved.includes(true) ? 0 : idle + 1;
    if (turns === 25) {
      await bob.reload();
      await bob.waitForSelector('.liberation .prompt');
    }
    if (turns === 40) {
      await bob.context().setOffline(true);
      await ann.waitForTimeout(100);
      await bob.context().setOffline(false);
    }
    await ann.waitForTimeout(10);
  }
  await ann.waitForSelector('.prompt.over');
  await bob.waitForSelector('.prompt.over');
  await guest.waitForSelector('.prompt.over');
  expect(await guest.locator('.hand .card [data-choosable]').count()).toBe(0);

  const match = link.split('/').at(-1) ?? '';
  const record = readReplay(await (await fetch(`${HOME}api/matches/${match}/replay`)).text());
  expect('problem' in record ? record.problem : verifyReplay(liberation, record)).toBeNull();
}, 240_000);
