/** A table whose engine runs in a worker of this page. */
import { effect, signal } from '@preact/signals';
import { pace } from '../app/settings.ts';
import { storageRefused } from '../app/storageRefused.ts';
import { unstored } from './create.ts';
import { rulesOf } from './engines.ts';
import type { Answer, Asked, Call, Said } from './messages.ts';
import { get } from './shelf.ts';
import type { Snapshot, Table } from './table.ts';

interface Waiting {
  readonly keep: (answer: Answer) => void;
  readonly break: (error: Error) => void;
}

export async function openLocal(id: string): Promise<Table> {
  const fresh = unstored.get(id);
  const record = fresh ?? (await get('tables', id));
  if (!record) throw new Error('no-table');
  const { rules, plugs } = await rulesOf(record.game, record.options, record.pack, record.rules);

  const worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module', name: 'table' });
  const waiting = new Map<number, Waiting>();
  const now = signal<Snapshot | null>(null);
  let last = 0;
  const ask = (call: Call): Promise<Answer> =>
    new Promise((keep, fail) => {
      const asked: Asked = { number: ++last, call };
      waiting.set(asked.number, { keep, break: fail });
      worker.postMessage(asked);
    });
  worker.addEventListener('message', (event: MessageEvent<Said>) => {
    const said = event.data;
    if ('snapshot' in said) {
      now.value = said.snapshot;
      return;
    }
    if ('storageRefused' in said) {
      storageRefused.value = true;
      return;
    }
    const caller = waiting.get(said.number);
    waiting.delete(said.number);
    if ('failed' in said) caller?.break(new Error(said.failed));
    else caller?.keep(said.answer);
  });

  try {
    await ask({ do: 'open', id, pace: pace.peek(), ...(fresh ? { unstored: fresh } : {}) });
  } catch (error) {
    worker.terminate();
    throw error;
  }
  const first = now.peek();
  if (!first) throw new Error('the table says nothing');
  const shown = signal<Snapshot>(first);
  const follow = effect(() => {
    if (now.value) shown.value = now.value;
  });
  const slower = effect(() => {
    void ask({ do: 'pace', pace: pace.value });
  });
  const done = async (call: Call): Promise<void> => {
    await ask(call);
  };
  return {
    id,
    game: record.game,
    seats: record.seats,
    rules,
    plugs,
    commitment: record.from ? '' : record.seed.commitment,
    ownPack: record.pack,
    now: shown,
    answer: async (choice) => (await ask({ do: 'answer', choice })).refusal ?? null,
    undo: () => done({ do: 'undo' }),
    why: async (choice) => (await ask({ do: 'why', choice })).refusal ?? { code: 'open', clause: '', data: {} },
    handOver: () => done({ do: 'handOver' }),
    take: (seat) => done({ do: 'take', seat }),
    async advice(stop) {
      stop.addEventListener('abort', () => void ask({ do: 'dismissAdvice' }), { once: true });
      return (await ask({ do: 'advice' })).advice ?? [];
    },
    order: (kind, order) => done({ do: 'order', kind, order }),
    resign: () => done({ do: 'resign' }),
    close() {
      follow();
      slower();
      worker.terminate();
    },
  };
}
