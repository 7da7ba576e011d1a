/** A page with nothing on it but thinkers. */
import { pageThinkers } from '@orrery/bots/browser';

globalThis.thinkers = pageThinkers(() => new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' }));
