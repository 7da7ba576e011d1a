/**
 * The worker in which a local table lives. Its computer players think in workers of their own, and so do those who look back on a game, started from the
 * same file under another name, so that nothing is loaded twice and a thought can be ended at once.
 */
import { pageThinkers } from '@orrery/bots/browser';
import { thinkHere } from '@orrery/bots/pageThread';
import { REVIEWER, type Order } from '../review/messages.ts';
import { LocalMatch } from './LocalMatch.ts';
import { get, put } from './shelf.ts';
import type { Answer, Asked, Call, Said } from './messages.ts';

const THINKER = 'thinker';
const thinkers = pageThinkers(() => new Worker(self.location.href, { type: 'module', name: THINKER }));

const say = (said: Said): void => postMessage(said);
let table: LocalMatch | null = null;

/** Longer than a page takes to unload when it is reloaded. */
const PATIENCE = 3000;

/** One table, one player of it: two tabs would play the same game apart and write over each other. Plain http in a LAN has no locks to offer. */
function hold(id: string): Promise<boolean> {
  const locks = (navigator as Partial<Pick<Navigator, 'locks'>>).locks;
  if (!locks) return Promise.resolve(true);
  return new Promise((answer) => {
    const kept = (): Promise<never> => {
      answer(true);
      return new Promise(() => undefined);
    };
    locks.request(`table ${id}`, { signal: AbortSignal.timeout(PATIENCE) }, kept).catch(() => answer(false));
  });
}

async function run(call: Call): Promise<Answer> {
  if (call.do === 'open') {
    if (!(await hold(call.id))) throw new Error('elsewhere');
    const record = call.unstored ?? (await get('tables', call.id));
    if (!record) throw new Error('no-table');
    table = await LocalMatch.open(
      record,
      // A game that can no longer be stored goes on all the same, and the page says so.
      (now) => put('tables', now).catch(() => say({ storageRefused: true })),
      thinkers,
      call.pace,
      (snapshot) => say({ snapshot }),
    );
    return {};
  }
  if (!table) throw new Error('no-table');
  switch (call.do) {
    case 'answer':
      return { refusal: await table.answer(call.choice) };
    case 'undo':
      await table.undo();
      return {};
    case 'why':
      return { refusal: table.why(call.choice) };
    case 'handOver':
      table.handOver();
      return {};
    case 'take':
      table.take(call.seat);
      return {};
    case 'advice':
      return { advice: await table.advice() };
    case 'dismissAdvice':
      table.dismissAdvice();
      return {};
    case 'order':
      await table.order(call.kind, call.order);
      return {};
    case 'resign':
      await table.resign();
      return {};
    case 'pace':
      table.pace = call.pace;
      return {};
  }
}

const serve = (event: MessageEvent<Asked>): void => {
  const { number, call } = event.data;
  run(call).then(
    (answer) => say({ number, answer }),
    (error: unknown) => say({ number, failed: error instanceof Error ? error.message : String(error) }),
  );
};

const review = (event: MessageEvent<Order>): void =>
  void import('../review/reviewHere.ts').then(({ reviewHere }) => reviewHere(event.data));

if (self.name === THINKER) thinkHere();
else if (self.name === REVIEWER) addEventListener('message', review);
else addEventListener('message', serve);
