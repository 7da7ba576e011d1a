import { spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './root.mjs';

describe('npm start', () => {
  const start = (port: string): string[] => {
    const env = { ...process.env, PORT: port };
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), 'start'], {
      encoding: 'utf8',
      env,
      timeout: 30_000,
    });
    return [String(status), stdout, stderr];
  };

  test.each(['abc', '-1', '65536', '4700.5', '0x10', ' 80'])('PORT=%j gets one clear line', (port) => {
    expect(start(port)).toEqual(['1', '', `PORT is "${port}", which is not a number from 0 to 65535.\n`]);
  });

  test('a busy port gets one clear line', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => void other.listen(0, resolve));
    const { port } = other.address() as AddressInfo;
    const [status, , errors] = start(String(port));
    other.close();
    expect([status, errors]).toEqual(['1', expect.stringMatching(new RegExp(`^Port ${port} is in use\\. .*npm start\\n$`))]);
  });
});
