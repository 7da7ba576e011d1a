import type { WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { host } from './host.ts';
import { PATIENT } from './stage.ts';

const { url, person } = host();

const GREETING = /^\{"id":"([^"]+)","do":"hello"/;
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
