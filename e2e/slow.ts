/**
 * A browser on a slow processor. What a browser offers for it slows the thread that draws, and no worker; so its pages' processes are halted for a part of
 * the time, with every thread they have.
 */
import { Worker } from 'node:worker_threads';
import type { Browser } from 'playwright-core';
import type { Slowing } from './slow.thread.ts';

/** Milliseconds the processes run at a stretch. */
const STRETCH = 4;

/** Slows all pages that are open now; call what comes back to let them go. */
export async function slow(browser: Browser, times: number): Promise<() => Promise<void>> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const processes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const slowing: Slowing = { processes, run: STRETCH, halt: STRETCH * (times - 1) };
  const thread = new Worker(new URL('./slow.thread.ts', import.meta.url), { workerData: slowing });
  return () =>
    new Promise((done) => {
      thread.once('exit', () => done());
      thread.postMessage('enough');
    });
}
