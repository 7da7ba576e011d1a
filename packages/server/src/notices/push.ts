/** Notices to browsers, by the push services they have named. What is sent is readable to the browser alone. */
import { createECDH } from 'node:crypto';
import type { Store, Subscription } from '@orrery/store';

/** By which push services know the house, and by which it signs. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made at the first start, and kept with the data. */
export async function pushKeys(store: Store): Promise<PushKeys> {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const made: PushKeys = { publicKey: curve.getPublicKey('base64url'), privateKey: curve.getPrivateKey('base64url') };
  const { publicKey, privateKey } = JSON.parse(await store.setting('push', JSON.stringify(made))) as PushKeys;
  return { publicKey, privateKey: whole(privateKey) };
}

/** Zeros at the beginning of a key are left out by whoever makes it, and wanted by whoever signs with it. */
const whole = (key: string): string =>
  Buffer.from(Buffer.from(key, 'base64url').toString('hex').padStart(64, '0'), 'hex').toString('base64url');

/** Whether a push service is one of those that may be called: whoever names another has the house call whom they like. */
export function isPushService(endpoint: string, allowed: readonly string[]): boolean {
  const { origin, hostname, protocol, port, username } = new URL(endpoint);
  if (username !== '') return false;
  return allowed.some((one) =>
    one.startsWith('*.') ? protocol === 'https:' && port === '' && hostname.endsWith(one.slice(1)) : origin === one,
  );
}

/** A push service has so many milliseconds. */
const PATIENCE = 10_000;

export class Push {
  readonly #keys: PushKeys;
  readonly #subject: string;

  /** `subject` is where whoever runs a push service finds whoever runs the house. */
  constructor(keys: PushKeys, subject: string) {
    this.#keys = keys;
    this.#subject = subject;
  }

  get key(): string {
    return this.#keys.publicKey;
  }

  /** False where the browser will not be reached any more. Rejects where its push service cannot be reached now. */
  async send({ endpoint, key, auth }: Pick<Subscription, 'endpoint' | 'key' | 'auth'>, text: string, seconds: number): Promise<boolean> {
    const { default: webPush } = await import('web-push');
    let request: ReturnType<typeof webPush.generateRequestDetails>;
    try {
      request = webPush.generateRequestDetails({ endpoint, keys: { p256dh: key, auth } }, text, {
        vapidDetails: { subject: this.#subject, ...this.#keys },
        TTL: seconds,
        urgency: 'normal',
      });
    } catch {
      // A key that is none: nobody could read what it closes.
      return false;
    }
    const { headers, body } = request;
    delete headers['Content-Length'];
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(body ?? []),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    await answer.body?.cancel();
    if (answer.status === 404 || answer.status === 410) return false;
    if (!answer.ok) throw new Error(`the push service ${new URL(endpoint).host} answered ${answer.status}`);
    return true;
  }
}
