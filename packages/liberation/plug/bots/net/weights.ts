import { sha256, toHex } from '@orrery/kernel';
import { openBrain, type Brain } from './brain.ts';

/** What the file must be: another one would play, but nobody knows how. */
const HASH = '0acbae6a0e42b0466a0f99053e5663e9a310679adee91f09010cdef9f3443a81';

/** Node reads the file that lies beside this one; a page fetches it, and its service worker keeps it. */
async function read(place: URL): Promise<Uint8Array> {
  if (place.protocol === 'file:') return process.getBuiltinModule('node:fs').readFileSync(place);
  const reply = await fetch(place);
  if (!reply.ok) throw new Error(`the net could not be fetched: ${reply.status}`);
  return new Uint8Array(await reply.arrayBuffer());
}

let opened: Promise<Brain> | undefined;

/** The trained net, loaded when it is first wanted. A load that failed is tried again. */
export function trainedBrain(): Promise<Brain> {
  opened ??= (async () => {
    const bytes = await read(new URL('./weights.bin', import.meta.url));
    if (toHex(sha256(bytes)) !== HASH) throw new Error('the net is not the one this version was measured with');
    return openBrain(bytes);
  })().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}
