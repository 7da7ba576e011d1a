/** The server's own tests once more, with every server three processes that share a database and everybody at the next of them. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { startPostgres } from '@orrery/store/private';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const FILES = [
  'play',
  'talk',
  'table.test',
  'clock',
  'shuffle',
  'bots.test',
  'time.test',
  'versions.test',
  'http',
  'door',
  'client',
  'hostile.test',
  'accounts/',
];
/** What is of one process alone: its memory, its numbers, its limits, its own address, a file two processes open, a port that is opened again. */
const OF_ONE_PROCESS = [
  'idle tables leave',
  'another process may write',
  'breaks of the connection',
  'the client deals itself in, plays, and goes on',
  'who has taken another name keeps it',
  'whoever has not said hello has little to say',
  'pages of other origins may not connect',
  'a slow reader is let go',
  'many connections beyond the limit',
  'passkeys are offered at the one address',
];

test('passes on three processes', async () => {
  const postgres = await startPostgres({ settings: ['fsync=off'] });
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=unit',
      `--testNamePattern=^(?!.*(${OF_ONE_PROCESS.join('|')}))`,
      ...FILES.map((file) => `packages/server/src/${file}`),
    ],
    { cwd: root, encoding: 'utf8', env: { ...process.env, ORRERY_TEST_HOUSE: postgres.url } },
  );
  await postgres.end();
  expect(status, stdout).toBe(0);
  // All of them, not none.
  expect(Number(/Tests\D+(\d+) passed/.exec(stripVTControlCharacters(stdout))?.[1])).toBeGreaterThan(100);
});
