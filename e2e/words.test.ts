import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, go, shelve, tableAt } from './positions.ts';
import { stage } from './stage.ts';

const { page: open } = stage();

/** Names, signs and addresses that are the same in every language. */
const SAME =
  /\b(?:Orrery|English|Deutsch|Rex|JSON|SHA-256|Mecatol|Button Shy(?: Games)?|Frosted Games|Fantasy Flight(?: Games)?|Esc|Enter|Ctrl|Home|End|PgUp|PgDn|(?:LIB|REX|GRV)-[A-Z0-9-]+|[A-Z0-9]{1,3}|[a-z]+\.[a-z]+)\b/g;

/** Words in Latin letters that a Russian reader sees or hears on this page. */
const foreign = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(node.getAttribute(name) ?? '');
      } else if (!node.parentElement?.closest('script, style, code, textarea, [lang], .seal-of-seed')) found.push(node.textContent ?? '');
    }
    return [...new Set(found.map((text) => text.trim()).filter((text) => /[A-Za-z]{2}/.test(text)))];
  });

test('a Russian reader meets no English sentence, on any screen', async () => {
  const tables = await Promise.all([
    tableAt({ game: 'liberation', people: [0], seed: 1, until: asked('dyn.step2', 30) }),
    tableAt({ game: 'liberation', people: [0], seed: 4, options: { warpedWorld: true } }),
    tableAt({ game: 'rex', people: [0], seed: 3, options: { betrayal: true }, until: asked('D-MOVE', 300) }),
    tableAt({ game: 'gravity', people: [0], seed: 5, options: { seats: 4, confrontation: true, module: 'air' }, until: asked('turn', 80) }),
  ]);
  const page = await open('#/about', { language: 'ru' });
  await shelve(page, ...tables);
  const strange = new Map<string, readonly string[]>();
  const look = async (where: string): Promise<void> => {
    const words = (await foreign(page)).filter((text) => /[A-Za-z]{2}/.test(text.replaceAll(SAME, '')));
    if (words.length > 0) strange.set(where, words);
  };
  for (const [hash, ready] of [
    ['#/', '.game'],
    ['#/play/rex', '.setup-form'],
    ['#/play/gravity', '.setup-form'],
    ['#/pass/liberation', '.setup-form'],
    ['#/rules/liberation', '.rules-text section'],
    ['#/rules/rex', '.rules-text section'],
    ['#/rules/gravity', '.rules-text section'],
    ['#/about', '.about'],
    ['#/replays', '.replays'],
    ['#/packs', '.packs'],
    ['#/nowhere', '.reading'],
  ] as const) {
    await go(page, hash, ready);
    await look(hash);
  }
  await go(page, '#/packs/rex?edit', '.pack-form');
  await look('form of a pack');
  await go(page, '#/packs/gravity?edit=text', '.packs textarea');
  await page.locator('.packs textarea').fill('{"id": "My box", "islands": [], "cards": 3}');
  await page.waitForSelector('.faults li');
  const said = page.locator('.faults li span', { hasText: /[а-я]/ });
  await said.first().waitFor();
  await look('faults of a pack');
  for (const { id, game, ended } of tables) {
    await go(page, `#/table/${id}`, ended ? '.prompt.over' : `.${game} [data-choosable]`);
    await look(`${game} board`);
  }
  await page.evaluate(() => localStorage.setItem('orrery.plain', 'on'));
  await page.reload();
  for (const { id, game } of tables) {
    await go(page, `#/table/${id}`, `.text-table.of-${game} .grid`);
    await look(`${game} text`);
  }
  expect([...strange]).toEqual([]);
});
