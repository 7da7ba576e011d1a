/** The bus by Redis (or Valkey): publish and subscribe, nothing kept. Where it is away everything goes on, a little slower. */
import { createClient } from '@redis/client';
import type { Bus } from './bus.ts';

/** The speaker hears itself every second: a connection silent for so many milliseconds is dead, whatever it says of itself. */
const SILENT = 5000;
const LONGEST_PAUSE = 2000;
/** Whoever starts waits so long for the first connection, then goes on without it. */
const FIRST = 2000;

export interface BusTrouble {
  /** Where it goes away, and where it comes back. */
  (back: boolean, reason: string): void;
}

export async function redisBus(url: string, channel: string, trouble: BusTrouble): Promise<Bus> {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: FIRST,
      socketTimeout: SILENT,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** Math.min(retries, 6), LONGEST_PAUSE),
    },
  });
  let away = false;
  client.on('error', (error: unknown) => {
    if (!away) trouble(false, error instanceof Error ? error.message : String(error));
    away = true;
  });
  client.on('ready', () => {
    if (away) trouble(true, '');
    away = false;
  });
  const listening = new Set<(text: string) => void>();
  // Subscribed once: it is taken up again after every break.
  const connected = client
    .connect()
    .then(() => client.subscribe(channel, (text) => listening.forEach((listen) => listen(text))))
    .catch(() => {});
  await Promise.race([connected, new Promise((late) => setTimeout(late, FIRST).unref())]);
  return {
    say(text) {
      if (client.isReady) client.publish(channel, text).catch(() => {});
    },
    hear: (listen) => void listening.add(listen),
    async close() {
      listening.clear();
      if (!client.isReady) return client.destroy();
      await client.close().catch(() => {});
    },
  };
}
