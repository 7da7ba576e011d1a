/** A page that is older than its server fetches the present one and starts again; whatever was answered is on the server, whatever is set on this device. */
/** When this tab last did so: with a server that is older than every page it would do nothing else. */
const RENEWED = 'orrery.renewed';
const AGAIN = 60_000;

/** False where it has just been tried, or a browser keeps nothing by which that could be known. */
function mayTry(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RENEWED) ?? 0) < AGAIN) return false;
    sessionStorage.setItem(RENEWED, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** The page that waits behind the service worker, where there is one, takes over first. */
async function takeNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  await registration.update();
  const fresh = registration.installing ?? registration.waiting;
  if (!fresh) return;
  await new Promise<void>((done) => {
    const look = (): void => {
      if (fresh.state === 'installed') fresh.postMessage('take-over');
      if (fresh.state === 'activated' || fresh.state === 'redundant') done();
    };
    fresh.addEventListener('statechange', look);
    look();
  });
}

export function renew(): void {
  if (!mayTry()) return;
  void takeNewest()
    .catch(() => undefined)
    .then(() => location.reload());
}
