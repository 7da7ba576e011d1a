/**
 * The service worker: keeps the whole page, so that it starts without a network. A new version waits until the person agrees or every tab
 * is closed; a running game lives in the database and is not touched by it.
 */
const scope = globalThis as unknown as ServiceWorkerGlobalScope;

interface ServiceWorkerGlobalScope extends EventTarget {
  readonly registration: {
    readonly scope: string;
    showNotification(
      title: string,
      options: { readonly body: string; readonly tag: string; readonly icon: string; readonly data: string },
    ): Promise<void>;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly navigator: { setAppBadge?(): Promise<void> };
  skipWaiting(): Promise<void>;
}
interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
interface Pushed extends Extended {
  readonly data: { json(): Notice } | null;
}
interface Notice {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly path: string;
}
interface Clicked extends Extended {
  readonly notification: { readonly data: string; close(): void };
}
interface Extended extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends Extended {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const version: string = '__VERSION__';
const files = '__FILES__' as unknown as readonly string[];
/** Files kept from the first time they are wanted. */
const later = '__LATER__' as unknown as readonly string[];
const store = `orrery-${version}`;

scope.addEventListener('install', (event) => {
  (event as Extended).waitUntil(
    caches.open(store).then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })))),
  );
});

scope.addEventListener('activate', (event) => {
  const clear = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name.startsWith('orrery-') && name !== store).map((name) => caches.delete(name))));
  (event as Extended).waitUntil(clear.then(() => scope.clients.claim()));
});

scope.addEventListener('message', (event) => {
  if ((event as MessageEvent).data === 'take-over') void scope.skipWaiting();
});

scope.addEventListener('push', (event) => {
  const { data } = event as Pushed;
  if (!data) return;
  const { title, body, tag, path } = data.json();
  const shown = scope.registration.showNotification(title, { body, tag, icon: 'icon.svg', data: path });
  (event as Pushed).waitUntil(Promise.all([shown, scope.navigator.setAppBadge?.().catch(() => undefined)]));
});

/** A window there is goes to the table; else a new one does. */
scope.addEventListener('notificationclick', (event) => {
  const { notification } = event as Clicked;
  notification.close();
  const url = new URL(notification.data, scope.registration.scope).href;
  const open = scope.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (windows) => {
    const window = windows.find((one) => one.url === url) ?? windows[0];
    if (!window) return scope.clients.openWindow(url);
    if (window.url !== url) await window.navigate(url);
    return window.focus();
  });
  (event as Clicked).waitUntil(open);
});

scope.addEventListener('fetch', (event) => {
  const { request } = event as Fetched;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(scope.registration.scope)) return;
  const path = url.href.slice(scope.registration.scope.length).replace(/[?#].*$/, '');
  if (later.includes(path)) {
    (event as Fetched).respondWith(caches.open(store).then((cache) => keptOnceFetched(cache, request)));
    return;
  }
  if (request.mode !== 'navigate' && !files.includes(path)) return;
  const wanted = request.mode === 'navigate' ? './' : path;
  if (request.mode === 'navigate' && path !== '' && path !== 'index.html') return;
  (event as Fetched).respondWith(
    caches.open(store).then(async (cache) => (await cache.match(new URL(wanted, scope.registration.scope).href)) ?? fetch(request)),
  );
});

async function keptOnceFetched(cache: Cache, request: Request): Promise<Response> {
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const fetched = await fetch(request);
  if (fetched.ok) await cache.put(request.url, fetched.clone());
  return fetched;
}
