import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openContext, type CommandFile } from '../context.ts';
import * as ladder from './ladder.ts';
import * as research from './research.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-serving-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const socket = join(folder, 'socket');

/** Runs a server until it has stopped; what it prints is heard with the means to stop it. */
async function serve({ command }: CommandFile, args: readonly string[], heard: (line: string, stop: () => void) => void): Promise<void> {
  const others = process.listeners('SIGTERM');
  const stop = (): void => {
    for (const listener of process.listeners('SIGTERM')) if (!others.includes(listener)) listener('SIGTERM');
  };
  const context = { ...(await openContext('en')), print: (line: string): void => heard(line, stop) };
  await command(context).parseAsync(['serve', ...args], { from: 'user' });
}

test.each<readonly [string, CommandFile, readonly string[]]>([
  ['research', research, ['liberation', '--socket', socket]],
  ['ladder', ladder, ['liberation', '--port', '0', '--host', '127.0.0.1', '--house', 'random', '--data', folder]],
])('%s serve ends in good order when it is told to stop at its first word', async (_, file, args) => {
  const said: string[] = [];
  await serve(file, args, (line, stop) => {
    said.push(line);
    stop();
  });
  expect(said).toHaveLength(1);
});

test('research serve hangs up on whoever is still playing', async () => {
  let hungUp = Promise.resolve(false);
  await serve(research, ['liberation', '--socket', socket], (path, stop) => {
    const caller = connect(path);
    caller.write('{"games":1,"seed":"a"}\n');
    caller.once('data', stop);
    hungUp = new Promise((done) => caller.once('close', () => done(true)));
  });
  expect([await hungUp, existsSync(socket)]).toEqual([true, false]);
});
