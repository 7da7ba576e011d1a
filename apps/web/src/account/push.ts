/** What this browser does with notices. */
import type { Notices } from '@orrery/protocol';
import { request } from '../online/connection.ts';

/** Whether this browser can show notices; if not, why. */
export const pushHere = (): 'yes' | 'insecure' | 'unsupported' | 'denied' =>
  !isSecureContext
    ? 'insecure'
    : !('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis)
      ? 'unsupported'
      : Notification.permission === 'denied'
        ? 'denied'
        : 'yes';

/** The worker that would show them; null where the page is not kept, as while it is written. */
const worker = async (): Promise<ServiceWorkerRegistration | null> =>
  'serviceWorker' in navigator && (await navigator.serviceWorker.getRegistration()) ? navigator.serviceWorker.ready : null;

/** The address by which this browser is reached; null where it is not. */
export async function ownEndpoint(): Promise<string | null> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  return subscription?.endpoint ?? null;
}

const bytes = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
const base64url = (buffer: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Asks the person, then the browser. Rejects with a name of the browser's where either does not want to. */
export async function showHere(pushKey: string): Promise<Notices> {
  if ((await Notification.requestPermission()) !== 'granted') throw new DOMException('', 'NotAllowedError');
  const registration = await worker();
  if (!registration) throw new DOMException('', 'NotSupportedError');
  const before = await registration.pushManager.getSubscription();
  // With keys of another house it would be good for nothing.
  if (before && base64url(before.options.applicationServerKey) !== pushKey) await before.unsubscribe();
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(pushKey) });
  return request<Notices>({
    do: 'subscribe',
    endpoint: subscription.endpoint,
    key: base64url(subscription.getKey('p256dh')),
    auth: base64url(subscription.getKey('auth')),
  });
}

export async function hideHere(endpoint: string): Promise<Notices> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  return request<Notices>({ do: 'unsubscribe', endpoint });
}
