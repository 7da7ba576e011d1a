import { lookAtPeople, type Person, type Registry } from '@orrery/store';
import { Command } from 'commander';
import { Complaint } from '../complaint.ts';
import type { Context } from '../context.ts';

const day = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** A person in a few lines: who it is, how it comes in, and what it was called before. */
async function lines(people: Registry, { id, name }: Person): Promise<string[]> {
  const [passkeys, sessions, names] = [await people.passkeysOf(id), await people.sessionsOf(id), await people.formerNames(id)];
  const last = Math.max(0, ...sessions.map(({ seen }) => seen));
  const account = passkeys.length > 0 ? `account with ${passkeys.length} passkey${passkeys.length === 1 ? '' : 's'}` : 'guest';
  return [
    `${name || '(no name)'}  ${id}  ${account}, ${sessions.length} signed in${last > 0 ? `, last here ${day(last)}` : ''}`,
    ...names.map((former) => `  ${former.name}  until ${day(former.until)}`),
  ];
}

export function command({ print }: Context): Command {
  return new Command('people')
    .description('shows who bears a name or has borne it, with all names before')
    .argument('<name>', 'a name, or the id of a person')
    .option('--data <folder>', 'folder of the data (ORRERY_DATA, .data); the server may run')
    .option('--store <address>', 'a PostgreSQL database instead (ORRERY_STORE)')
    .action(async (name: string, options: { readonly data?: string; readonly store?: string }) => {
      const { ORRERY_DATA, ORRERY_STORE } = process.env;
      const look = async (people: Registry): Promise<string[]> =>
        (await Promise.all((await people.called(name)).map((person) => lines(people, person)))).flat();
      const address = options.store ?? (options.data === undefined ? ORRERY_STORE : undefined);
      const found = await ask(options.data ?? (ORRERY_DATA || '.data'), address, look);
      if (found.length === 0) throw new Complaint(`nobody is or was called “${name.slice(0, 60)}”`);
      for (const line of found) print(line);
    });
}

async function ask(folder: string, address: string | undefined, look: (people: Registry) => Promise<string[]>): Promise<string[]> {
  try {
    if (!address) return await lookAtPeople(folder, look);
    const { openPostgres } = await import('@orrery/store/postgres');
    const store = await openPostgres(address);
    try {
      return await look(store.people);
    } finally {
      await store.close();
    }
  } catch (error) {
    throw new Complaint((error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '');
  }
}
