import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const watchdog = fileURLToPath(new URL('watchdog.ts', import.meta.url));
/** Starts what would run on for long, says its number, and waits. */
const PROGRAM = `
  const { spawn } = await import('node:child_process');
  const { endWithThisProcess } = await import(process.argv[1]);
  const { pid } = spawn('sleep', ['600'], { stdio: 'ignore', detached: true });
  endWithThisProcess(pid, process.argv[2]);
  console.log(pid);
  setInterval(() => {}, 60_000);
`;

const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a server does not outlive the process that started it, however that ends, and its passing folder goes too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-watchdog-'));
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, watchdog, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const pid = Number(said.toString());
  expect(runs(pid)).toBe(true);
  child.kill('SIGKILL');
  await expect.poll(() => runs(pid)).toBe(false);
  await expect.poll(() => existsSync(folder)).toBe(false);
});
