import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@orrery/server';
import { loadTexts, languages } from '@orrery/texts';
import { expect, test } from 'vitest';
import { checkBus, checkDisk, checkNode, checkPort, checkStore, examine } from './checks.ts';

/** A port nobody listens at, and one that is taken. */
async function ports(): Promise<{ readonly free: number; readonly taken: number; close(): void }> {
  const [one, other] = [createServer(), createServer()];
  await Promise.all([one, other].map((server) => new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))));
  const [free, taken] = [one, other].map((server) => (server.address() as AddressInfo).port) as [number, number];
  await new Promise((done) => one.close(done));
  return { free, taken, close: () => void other.close() };
}

test('a busy port, an old Node and servers that are away are found, each with what to do', async () => {
  const { free, taken, close } = await ports();
  expect(await checkPort(taken, '127.0.0.1')).toMatchObject({
    state: 'wrong',
    key: 'doctor.port.busy',
    data: { port: taken, other: taken + 1 },
  });
  expect(await checkPort(free, '127.0.0.1')).toMatchObject({ state: 'ok' });
  expect(checkNode('v20.1.0')).toMatchObject({ state: 'wrong', key: 'doctor.node.old' });
  expect(await checkStore(`postgres://nobody@127.0.0.1:${free}/none`)).toMatchObject({ state: 'wrong', key: 'doctor.store.away' });
  // Everything works without it.
  expect(await checkBus(`redis://127.0.0.1:${free}`)).toMatchObject({ state: 'mind', key: 'doctor.bus.away' });
  close();
});

test('a folder that is not there yet is looked for where it will be', () => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  expect(checkDisk(join(folder, 'not/yet'))).toMatchObject({ data: { folder: join(folder, 'not/yet') } });
  rmSync(folder, { recursive: true });
});

test('a database is asked for where one is configured, a disk where none is; all of it can be said in every language', async () => {
  const { free, close } = await ports();
  const place = { PORT: String(free), ORRERY_HOST: '127.0.0.1' };
  const alone = await examine(readConfig(place));
  expect(alone.map(({ key }) => key.split('.')[1])).toEqual(['node', 'port', 'disk', 'program', 'program', 'program', 'program']);
  const shared = await examine(
    readConfig({ ...place, ORRERY_STORE: `postgres://nobody@127.0.0.1:${free}/none`, ORRERY_BUS: `redis://127.0.0.1:${free}` }),
  );
  expect(shared.map(({ key }) => key.split('.')[1]).slice(0, 4)).toEqual(['node', 'port', 'store', 'bus']);
  for (const language of languages) {
    const texts = await loadTexts('cli', language);
    for (const { key, data } of [...alone, ...shared]) expect(texts.say(key, data)).not.toMatch(/[{}]|undefined/);
  }
  close();
});
