import { createECDH } from 'node:crypto';
import { openSqlite } from '@orrery/store';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PushService } from '../testing/pushService.ts';
import { Push, pushKeys } from './push.ts';

test('one house in 256 has a key that begins with a zero: it is kept short by earlier versions, and sends as any other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-push-'));
  const store = await openSqlite(folder);
  const service = await PushService.open();
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.alloc(32, 7).fill(0, 0, 1));
    const kept = { publicKey: curve.getPublicKey('base64url'), privateKey: curve.getPrivateKey('base64url') };
    await store.setting('push', JSON.stringify(kept));
    const push = new Push(await pushKeys(store), 'mailto:host@example.org');
    const { endpoint, ...keys } = service.browser('desk', push.key).subscription;
    expect(await push.send({ endpoint, ...keys }, JSON.stringify({ title: 'Duel' }), 60)).toBe(true);
    expect(service.shown).toMatchObject([{ browser: 'desk', title: 'Duel' }]);
  } finally {
    await service.close();
    await store.close();
    rmSync(folder, { recursive: true });
  }
});
