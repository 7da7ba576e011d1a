/**
 * One PostgreSQL and one Redis for all tests of the project `database`: those at ORRERY_TEST_POSTGRES and ORRERY_TEST_REDIS, or servers of their own.
 */
import { startPostgres } from '@orrery/store/private';
import type { TestProject } from 'vitest/node';
import { startRedis } from '../cluster/privateRedis.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a database beside which tests make their own. */
    readonly postgres: string;
    readonly redis: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { ORRERY_TEST_POSTGRES: postgres, ORRERY_TEST_REDIS: redis } = process.env;
  // Nothing in it outlives the tests: it need not wait for a disk.
  const database = postgres ? null : await startPostgres({ settings: ['fsync=off', 'full_page_writes=off'] });
  const bus = redis ? null : await startRedis();
  provide('postgres', postgres || database?.url || '');
  provide('redis', redis || bus?.url || '');
  return async () => {
    await Promise.all([database?.end(), bus?.end()]);
  };
}
