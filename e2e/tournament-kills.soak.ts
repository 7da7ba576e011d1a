/**
 * A Swiss tournament of thirty-two bots and two people in browsers, over a server that is killed again and again without warning. Nobody reloads anything or goes
 * anywhere: pages connect again by themselves, and are brought to their table round after round.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess, type ServerProcess } from '@orrery/server/process';
import { aftermath } from '@orrery/server/tournamentKills';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { buildClient } from '../scripts/client.mjs';
import { evidence } from './evidence.ts';
import { context, DESKTOP, numbers, PHONE, remember, type Settings } from './stage.ts';

const ROUNDS = 6;
const BOTS = 32;
const KILLS = 40;
/** A page that has nothing to do for so many milliseconds has been forgotten. */
const FORGOTTEN = 240_000;
const LIT = '.prompt.decide [data-choosable]:not([disabled]), .galaxy .is-open .target, .answer:not([disabled])';

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
const below = numbers([...inject('seed')].reduce((hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5));

const folder = mkdtempSync(join(tmpdir(), 'orrery-tournament-'));
const contexts: BrowserContext[] = [];
const kept = evidence();
let server: ServerProcess;
let restart: () => Promise<void>;

beforeAll(async () => {
  const web = (await buildClient()) ?? '';
  const environment = { ORRERY_WEB: web, ORRERY_BURST: '100000', ORRERY_PER_SECOND: '100000', ORRERY_BUDGETS: '1000' };
  server = await startProcess(folder, environment);
  const { port } = server;
  restart = async () => {
    await server.kill('SIGKILL');
    server = await startProcess(folder, { ...environment, PORT: `${port}` });
  };
});
afterAll(async () => {
  await Promise.all(contexts.map((own) => own.close()));
  await server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function person(name: string, settings: Settings, options: BrowserContextOptions): Promise<Page> {
  const own = await context(options, `${name} ${inject('seed')}`);
  contexts.push(own);
  const page = await own.newPage();
  page.setDefaultTimeout(120_000);
  kept.watch(page);
  await remember(page, { name, language: 'en', theme: 'dark', pace: 'instant', 'first-times': 'off', ...settings });
  return page;
}

/** Presses one lit thing, or says that one is sure. */
const press = (page: Page, which: number): Promise<{ readonly match: string; readonly pressed: boolean }> =>
  page.evaluate(
    ([lit, dice]) => {
      const match = /#\/match\/([^/?]+)/.exec(location.hash)?.[1] ?? '';
      const all = document.documentElement.dataset['table'] === 'decide' ? [...document.querySelectorAll(lit)] : [];
      const wanted = document.querySelector('dialog[open] [data-confirm]') ?? all[Math.floor(dice * all.length)];
      wanted?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return { match, pressed: Boolean(wanted) };
    },
    [LIT, which] as const,
  );

/** The match in which the page waits for an answer, with nothing over it; empty where it waits for nothing. */
const askedAt = (page: Page): Promise<string> =>
  page.evaluate(() =>
    document.documentElement.dataset['table'] === 'decide' && !document.querySelector('dialog[open]')
      ? (/#\/match\/([^/?]+)/.exec(location.hash)?.[1] ?? '')
      : '',
  );

async function resign(page: Page): Promise<void> {
  await page.locator('.online-chip').click();
  await page.locator('[data-leave]').click();
  await page.locator('[data-resign]').click();
}

/** Plays whatever the page is brought to, until the tournament is over: how often something was pressed in each match. */
async function play(page: Page, isOver: () => boolean, gives: (round: number) => boolean): Promise<ReadonlyMap<string, number>> {
  const pressed = new Map<string, number>();
  const given = new Set<string>();
  let last = Date.now();
  while (!isOver()) {
    const asked = await askedAt(page);
    if (!given.has(asked) && (pressed.get(asked) ?? 0) >= 3 && gives(pressed.size)) {
      given.add(asked);
      await resign(page);
    }
    const seen = await press(page, below(1000) / 1000);
    if (seen.pressed) {
      last = Date.now();
      pressed.set(seen.match, (pressed.get(seen.match) ?? 0) + 1);
    } else if (Date.now() - last > FORGOTTEN) throw new Error(`nothing was asked at ${page.url()} for ${FORGOTTEN / 1000} s`);
    await pause(seen.pressed ? 60 : 250);
  }
  return pressed;
}

/** The standings as the page shows them: points by name. */
const standings = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  const more = page.locator('.tournament-all');
  if (await more.isVisible()) await more.click();
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('.tournament-standings tbody tr')].map((row) => [
        row.querySelector('th b')?.textContent ?? '',
        row.querySelector('.total')?.textContent ?? '',
      ]),
    ),
  );
};

test('a Swiss tournament of thirty-two bots and two browsers runs by itself to its end over kills of the server', async ({ task }) => {
  const began = Date.now();
  const [ann, bob, eve] = [await person('Ann', {}, DESKTOP), await person('Bob', { plain: 'on' }, PHONE), await person('Eve', {}, DESKTOP)];
  try {
    await ann.goto(`${server.http}/#/tournaments`);
    await ann.getByRole('button', { name: 'Make a tournament' }).click();
    await ann.getByRole('textbox', { name: 'Name' }).fill('Over kills');
    const choose = (name: string, label: string) => ann.getByRole('combobox', { name, exact: true }).selectOption({ label });
    await choose('Bots that play along', `${BOTS}`);
    await choose('Rounds', `${ROUNDS}`);
    await choose('Between rounds', '10 seconds');
    await choose('Players at most', '64');
    // The weakest do not think, and need no time that would have to be waited for.
    await ann.getByRole('combobox', { name: 'Who they are' }).selectOption({ index: 0 });
    await ann.getByRole('button', { name: 'Make it' }).click();
    await ann.getByRole('heading', { name: 'Over kills' }).waitFor();
    const page = ann.url();
    for (const one of [ann, bob]) {
      await one.goto(page);
      await one.getByRole('button', { name: 'Play along' }).click();
      await one.getByText('You play along. Your table opens by itself.').waitFor();
    }
    // Somebody who only looks on, whose page has to follow it all.
    await eve.goto(page);
    await ann.getByRole('button', { name: 'Begin now' }).click();
    let over = false;
    let kills = 0;
    const ended = eve
      .locator('.people-title p', { hasText: /^over$/ })
      .waitFor({ timeout: 0 })
      .then(() => (over = true));
    const playing = Promise.all([
      play(
        ann,
        () => over,
        () => false,
      ),
      play(
        bob,
        () => over,
        (round) => round % 3 === 2,
      ),
    ]);
    const killing = async (): Promise<void> => {
      for (; !over && kills < KILLS; kills++) {
        await Promise.race([ended, pause(1500 + below(6000))]);
        await restart();
      }
    };
    const [[first, second]] = await Promise.all([playing, killing(), ended]);
    const minutes = ((Date.now() - began) / 60_000).toFixed(1);
    console.log(`over after ${kills} kills and ${minutes} min; pressed: ${[...first.values()].join()} and ${[...second.values()].join()}`);
    expect([first.size, second.size]).toEqual([ROUNDS, ROUNDS]);
    expect(kills).toBeGreaterThanOrEqual(20);
    await ann.goto(page);
    await ann.getByText('over', { exact: true }).waitFor();
    const [hers, theirs] = [await standings(ann), await standings(eve)];
    expect(hers).toEqual(theirs);
    await server.kill('SIGTERM');
    const { points, ...outcome } = await aftermath(folder, page.split('/').at(-1) ?? '', BOTS + 2);
    expect(outcome).toMatchObject({ state: 'over', round: ROUNDS, faults: [] });
    const value = (text: string): number => Number.parseInt(text || '0', 10) + (text.includes('½') ? 0.5 : 0) || (text === '½' ? 0.5 : 0);
    const shown = Object.values(hers)
      .map(value)
      .toSorted((a, b) => a - b);
    expect(shown).toEqual(Object.values(points).toSorted((a, b) => a - b));
    for (const name of ['Ann', 'Bob']) expect(value(hers[name] ?? '')).toBe(points[name]);
  } catch (error) {
    await kept.leave(task);
    throw error;
  }
});
