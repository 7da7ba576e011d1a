/** Registers the service worker and says when a new version is ready. Development serves files straight and needs none. */
import { signal } from '@preact/signals';

/** Whether this is a build, filled in by the bundler. */
declare const __BUILT__: boolean;

/** A version that has been fetched and waits. */
export const update = signal<ServiceWorker | null>(null);

export async function keepOffline(): Promise<void> {
  if (!__BUILT__ || !('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('./offline.js', { type: 'module' });
    const look = (): void => {
      if (registration.waiting && navigator.serviceWorker.controller) update.value = registration.waiting;
    };
    look();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  } catch {
    // plain http in a LAN has no service workers: the page works, but needs its server
  }
}

export function takeOver(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  update.value?.postMessage('take-over');
}
