import type { WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, asked } from './answer.ts';
import { host } from './host.ts';
import { PATIENT } from './stage.ts';

const { url, person } = host();

const GREETING = /^\{"id":"([^"]+)","do":"hello"/;
const ANSWER = /^\{"id":"([^"]+)","do":"answer"/;
/** What a server says that is newer than the page. */
const refusal = (id: string): string => JSON.stringify({ re: id, no: { code: 'other-protocol', data: { path: '/v' } } });

test('a page that is older than its server fetches the present one by itself, and goes on where it was', async () => {
  const ann = await person('Ann');
  let loads = 0;
  ann.on('load', () => loads++);
  await ann.routeWebSocket(/\/socket$/, (line: WebSocketRoute) => {
    // The first page is an old one.
    const old = loads <= 1;
    const server = line.connectToServer();
    line.onMessage((text) => {
      const [, id] = GREETING.exec(String(text)) ?? [];
      if (old && id !== undefined) line.send(refusal(id));
      else server.send(text);
    });
  });
  await ann.goto(`${url()}#/online/new/liberation`);
  await expect.poll(() => loads, PATIENT).toBe(2);
  expect(ann.url()).toBe(`${url()}#/online/new/liberation`);
  await ann.locator('button[type=submit]').click();
  await ann.waitForSelector('.waiting-room');
  expect(loads).toBe(2);
});

test.each([
  ['taken, and its page was not told', true],
  ['lost on its way', false],
] as const)(
  'a server is renewed in the middle of a game while an answer is %s: the page renews itself, and the game goes on',
  async (_, taken) => {
    const ann = await person('Ann');
    const bob = await person('Bob');
    let loads = 0;
    let stage: 'before' | 'stopping' | 'renewed' = 'before';
    let greetings = 0;
    ann.on('load', () => loads++);
    await ann.routeWebSocket(/\/socket$/, (line: WebSocketRoute) => {
      // Until it is loaded again, the page is one the new server does not understand.
      const old = loads < 2;
      const server = line.connectToServer();
      let last = '';
      const stop = (): void => {
        stage = 'renewed';
        void server.close();
        void line.close({ code: 1001, reason: 'leaving' });
      };
      line.onMessage((text) => {
        const [, greeting] = GREETING.exec(String(text)) ?? [];
        if (old && stage === 'renewed') {
          if (greeting !== undefined) line.send(refusal(greeting));
          greetings++;
          return;
        }
        const [, given] = ANSWER.exec(String(text)) ?? [];
        if (given === undefined || stage !== 'stopping') return server.send(text);
        if (!taken) return stop();
        last = given;
        server.send(text);
      });
      server.onMessage((text) => {
        // From the answer on the page hears nothing any more.
        if (last === '') line.send(text);
        else if (String(text).includes(`"re":"${last}","ok"`)) stop();
      });
    });
    await ann.goto(`${url()}#/online/new/liberation`);
    await ann.locator('button[type=submit]').click();
    await ann.waitForSelector('.waiting-room');
    await bob.goto(ann.url());
    await bob.locator('.seat-row button.primary').click();
    for (const page of [ann, bob]) await page.waitForSelector('.liberation .prompt');
    /** Everybody answers who is asked before she is. */
    const annAsked = async (): Promise<void> => {
      for (let next = await asked([ann, bob]); next !== ann; next = await asked([ann, bob])) {
        if (!next) throw new Error('the game is over');
        await answer(next);
      }
    };
    const given = (): Promise<number> => ann.evaluate(() => Number(document.documentElement.dataset['answers']));
    await annAsked();
    await answer(ann);
    await annAsked();
    const before = await given();
    const address = ann.url();
    stage = 'stopping';
    await ann.locator('.prompt.decide [data-choosable]:not([disabled])').first().click();
    await expect.poll(() => loads, PATIENT).toBe(2);
    expect(greetings).toBe(1);
    expect(ann.url()).toBe(address);
    await ann.waitForSelector('.liberation .prompt');
    await annAsked();
    await expect.poll(given, PATIENT).toBe(taken ? before + 1 : before);
    // One that is given by one press.
    await answer(ann, 'Exploit');
    await expect.poll(given, PATIENT).toBe(taken ? before + 2 : before + 1);
    expect(loads).toBe(2);
  },
);
