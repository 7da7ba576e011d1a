/** Tables, replays and packs kept in this browser (IndexedDB). A write is done when the promise is kept: nothing is shown before it is stored. */
import type { TableRecord } from './record.ts';

export interface KeptReplay {
  readonly id: string;
  readonly text: string;
  readonly added: number;
}
export interface KeptPack {
  readonly id: string;
  readonly game: string;
  readonly data: unknown;
  readonly added: number;
}

interface Shelves {
  readonly tables: TableRecord;
  readonly replays: KeptReplay;
  readonly packs: KeptPack;
}
type Shelf = keyof Shelves;
const NAMES: readonly Shelf[] = ['tables', 'replays', 'packs'];

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('orrery', 1);
    request.addEventListener('upgradeneeded', () => {
      for (const name of NAMES) request.result.createObjectStore(name, { keyPath: 'id' });
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database could not be opened')));
  });
  return opened;
}

async function run<T>(shelf: Shelf, mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await database();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(shelf, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(shelf));
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('error', () => reject(transaction.error ?? new Error('the database refused')));
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the database gave up')));
  });
}

export const put = <S extends Shelf>(shelf: S, value: Shelves[S]): Promise<unknown> => run(shelf, 'readwrite', (store) => store.put(value));
export const get = <S extends Shelf>(shelf: S, id: string): Promise<Shelves[S] | undefined> =>
  run<Shelves[S] | undefined>(shelf, 'readonly', (store) => store.get(id));
export const all = <S extends Shelf>(shelf: S): Promise<Shelves[S][]> => run<Shelves[S][]>(shelf, 'readonly', (store) => store.getAll());
/** Puts all of it on the shelves, or nothing. */
export async function putAll(values: { readonly [S in Shelf]: readonly Shelves[S][] }): Promise<void> {
  const db = await database();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(NAMES, 'readwrite', { durability: 'strict' });
    for (const name of NAMES) for (const value of values[name]) transaction.objectStore(name).put(value);
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('error', () => reject(transaction.error ?? new Error('the database refused')));
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the database gave up')));
  });
}
export const remove = (shelf: Shelf, id: string): Promise<unknown> => run(shelf, 'readwrite', (store) => store.delete(id));
