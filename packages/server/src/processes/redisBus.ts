/** The bus by Redis (or Valkey): publish and subscribe, nothing kept. Where it is away everything goes on, a little slower. */
import { createClient, defineScript, type CommandParser } from '@redis/client';
import type { Allowance, Bus } from './bus.ts';

/** The speaker hears itself every second: a connection silent for so many milliseconds is dead, whatever it says of itself. */
const SILENT = 5000;
const LONGEST_PAUSE = 2000;
/** Whoever starts waits so long for the first connection, then goes on without it. */
const FIRST = 2000;

/** A token bucket as in `bucket.ts`, by the clock of Redis. One that is full again is forgotten. */
const TAKE = defineScript({
  NUMBER_OF_KEYS: 1,
  SCRIPT: `
    local size, perSecond, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
    local time = redis.call('TIME')
    local now = time[1] + time[2] / 1000000
    local kept = redis.call('HMGET', KEYS[1], 'left', 'at')
    local left = kept[1] and math.min(size, kept[1] + math.max(0, now - kept[2]) * perSecond) or size
    left = math.max(left - cost, -size)
    redis.call('HSET', KEYS[1], 'left', left, 'at', now)
    redis.call('EXPIRE', KEYS[1], math.ceil((size - left) / perSecond) + 1)
    return tostring(left)`,
  parseCommand(parser: CommandParser, budget: string, cost: number, { size, perSecond }: Allowance) {
    parser.pushKey(budget);
    parser.push(String(size), String(perSecond), String(cost));
  },
  transformReply: (left: string): number => Number(left),
});

export interface BusTrouble {
  /** Where it goes away, and where it comes back. */
  (back: boolean, reason: string): void;
}

export async function redisBus(url: string, channel: string, trouble: BusTrouble): Promise<Bus> {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    // Nothing waits to be said for long: the client's own limit would cost a timer, and an error nobody sees, for each word.
    commandOptions: { timeout: 0 },
    scripts: { take: TAKE },
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
    take: (budget, cost, allowance) =>
      client.isReady ? client.take(`${channel} ${budget}`, cost, allowance).catch(() => null) : Promise.resolve(null),
    async close() {
      listening.clear();
      if (!client.isReady) return client.destroy();
      await client.close().catch(() => {});
    },
  };
}
