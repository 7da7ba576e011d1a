/** Where a host's people are: in a folder or in a database, beside a running server. */
import { lookAtPeople, tendPeople, type Person, type Registry } from '@orrery/store';
import { Complaint, short } from '../complaint.ts';

export interface Whereabouts {
  readonly data?: string;
  readonly store?: string;
}

type Use<T> = (people: Registry) => Promise<T>;

async function within<T>(
  { data, store: given }: Whereabouts,
  use: Use<T>,
  inFolder: (folder: string, use: Use<T>) => Promise<T>,
): Promise<T> {
  const { ORRERY_DATA, ORRERY_STORE } = process.env;
  const address = given ?? (data === undefined ? ORRERY_STORE : undefined);
  try {
    if (!address) return await inFolder(data ?? (ORRERY_DATA || '.data'), use);
    const { openPostgres } = await import('@orrery/store/postgres');
    const store = await openPostgres(address);
    try {
      return await use(store.people);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof Complaint) throw error;
    throw new Complaint((error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '');
  }
}

export const look = <T>(where: Whereabouts, use: Use<T>): Promise<T> => within(where, use, lookAtPeople);
export const tend = <T>(where: Whereabouts, use: Use<T>): Promise<T> => within(where, use, tendPeople);

/** Whoever is meant; a name that several bear or have borne is not enough. */
export async function theOne(people: Registry, name: string): Promise<Person> {
  const found = await people.called(name);
  const [one] = found;
  if (!one) throw new Complaint(`nobody is or was called “${short(name, 60)}”`);
  const exact = found.find(({ id }) => id === name) ?? (found.length === 1 ? one : undefined);
  if (exact) return exact;
  const ids = found.slice(0, 10).map(({ id, name: called }) => `${id} (${called || 'no name'})`);
  throw new Complaint(`${found.length} people are or were called “${short(name, 60)}”; give an id: ${ids.join(', ')}`);
}
