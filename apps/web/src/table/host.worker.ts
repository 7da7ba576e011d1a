/** The worker in which a local table lives. */
import { LocalMatch } from './LocalMatch.ts';
import type { Asked, Call, Said } from './messages.ts';
import type { Refusal } from '@orrery/kernel';

const say = (said: Said): void => postMessage(said);
let table: LocalMatch | null = null;

async function run(call: Call): Promise<Refusal | null> {
  if (call.do === 'open') {
    table = await LocalMatch.open(call.id, call.pace, (snapshot) => say({ snapshot }));
    return null;
  }
  if (!table) throw new Error('no-table');
  switch (call.do) {
    case 'answer':
      return table.answer(call.choice);
    case 'undo':
      await table.undo();
      return null;
    case 'why':
      return table.why(call.choice);
    case 'handOver':
      table.handOver();
      return null;
    case 'take':
      table.take(call.seat);
      return null;
    case 'resign':
      await table.resign();
      return null;
    case 'pace':
      table.pace = call.pace;
      return null;
  }
}

addEventListener('message', (event: MessageEvent<Asked>) => {
  const { number, call } = event.data;
  run(call).then(
    (refusal) => say({ number, refusal }),
    (error: unknown) => say({ number, failed: error instanceof Error ? error.message : String(error) }),
  );
});
