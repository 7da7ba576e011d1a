/** One PostgreSQL server for all tests of the project `database`: the one at ORRERY_TEST_POSTGRES, or one of their own. */
import { startPostgres } from '@orrery/store/private';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a database beside which tests make their own. */
    readonly postgres: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env['ORRERY_TEST_POSTGRES'];
  // Nothing in it outlives the tests: it need not wait for a disk.
  const own = given ? null : await startPostgres({ settings: ['fsync=off', 'full_page_writes=off'] });
  provide('postgres', given ?? own?.url ?? '');
  return async () => {
    await own?.end();
  };
}
