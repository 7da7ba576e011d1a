/** Commands of the documents do what they are shown for: each is run, one after the other, at places of this campaign's own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { startRedis } from '@orrery/server/redis';
import { freePort, newDatabase, startPostgres } from '@orrery/store/private';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkout } from './checkout.ts';
import { shownCommands, trials } from './fixtures/shownCommands.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-commands-'));
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let redis: Awaited<ReturnType<typeof startRedis>>;

beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  for (const name of ['bin', 'backups']) mkdirSync(join(folder, name));
  // As somebody has it who has installed the command.
  const orrery = `"${process.execPath}" "${join(checkout, 'apps/cli/src/main.ts')}"`;
  for (const [name, text] of [
    ['orrery', `exec ${orrery} "$@"`],
    ['npx', `shift; exec ${orrery} "$@"`],
  ] as const) {
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(folder, 'bin', name), 0o755);
  }
});
afterAll(async () => {
  await Promise.all([postgres.end(), redis.end()]);
  rmSync(folder, { recursive: true, force: true });
});

/** The line with places of this campaign. */
async function here(line: string): Promise<string> {
  const [port, store] = [await freePort(), line.includes('postgres://') ? await newDatabase(postgres.url) : ''];
  return line
    .replace(/--port \d+/, `--port ${port}`)
    .replaceAll('/var/lib/orrery', join(folder, 'data'))
    .replaceAll('/backups/', `${join(folder, 'backups')}/`)
    .replace(/postgres:\/\/\S+/, store)
    .replace(/redis:\/\/\S+/, redis.url)
    .replace(/ladder (?:add|serve)/, `$& --data ${join(folder, 'ladder')}`)
    .replace('/tmp/orrery.sock', join(folder, 'orrery.sock'))
    .replace('games.orrt', join(folder, 'games.orrt'));
}

test.each(shownCommands.map((line) => [line, trials[line]] as const))('%s', async (line, trial) => {
  if (!trial || 'test' in trial) return;
  const child = spawn('sh', ['-c', `exec env ${await here(line)}`], {
    cwd: checkout,
    env: {
      ...process.env,
      PATH: [join(folder, 'bin'), dirname(process.execPath), process.env['PATH']].join(delimiter),
      ORRERY_DATA: join(folder, 'data'),
      PORT: String(await freePort()),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let told = false;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      // Once: a second stop, at its last word, finds a process that has done with everything, signals too.
      if (!told && 'says' in trial && trial.says.test(said)) told = child.kill('SIGTERM');
    });
  const [code] = (await once(child, 'close')) as [number | null];
  expect([code, said], said).toEqual([0, 'says' in trial ? expect.stringMatching(trial.says) : expect.anything()]);
});
