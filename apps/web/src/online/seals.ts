/**
 * Where this browser keeps its numbers for shuffles and what it was shown of its matches, one record a match and for good: in a database of its own, so that
 * no page of an earlier version holds it up.
 */
import { emptySeal, type Seal, SPECTATOR } from '@orrery/kernel';
import type { SealKeeper } from '@orrery/protocol/client';

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('orrery-seals', 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('seals', { keyPath: 'match' }));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database could not be opened')));
  });
  return opened;
}

/** Seals held in memory where the browser stores nothing: they last as long as the page. */
const inHand = new Map<string, Seal>();

/** Reads and, where `change` gives another, writes in one transaction: no second tab comes between. */
async function inDatabase(match: string, change: (kept: Seal | null) => Seal | null): Promise<Seal | null> {
  const db = await database();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction('seals', 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore('seals');
    let seal: Seal | null = null;
    const read: IDBRequest<Seal | undefined> = store.get(match);
    read.addEventListener('success', () => {
      seal = change(read.result ?? null);
      if (seal && seal !== read.result) store.put(seal);
    });
    transaction.addEventListener('complete', () => resolve(seal));
    transaction.addEventListener('error', () => reject(transaction.error ?? new Error('the database refused')));
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the database gave up')));
  });
}

/** A seal of the first version, which an earlier page kept among the settings. */
function earlier(match: string): Seal | null {
  try {
    const pairs = JSON.parse(localStorage.getItem('orrery.seals') ?? '[]') as readonly (readonly [
      string,
      { commitment?: string; nonce?: string },
    ])[];
    const { commitment, nonce } = pairs.find(([id]) => id === match)?.[1] ?? {};
    if (commitment === undefined) return null;
    const own = nonce === undefined ? null : { seat: 0, nonce };
    return { ...emptySeal(match, SPECTATOR), deals: [{ commitment, terms: null, pack: null, own, promises: null, taken: true }] };
  } catch {
    return null;
  }
}

export const seals: SealKeeper = {
  async change(match, change) {
    const changed = (seal: Seal | null): Seal => change(seal ?? earlier(match));
    const seal = await inDatabase(match, changed).catch(() => null);
    if (seal) return seal;
    const held = changed(inHand.get(match) ?? null);
    inHand.set(match, held);
    return held;
  },
};

/** What this browser has kept of a match; null where it has nothing. */
export const sealOfMatch = async (match: string): Promise<Seal | null> =>
  inHand.get(match) ?? (await inDatabase(match, (seal) => seal).catch(() => null)) ?? earlier(match);
