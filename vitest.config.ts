import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**'];
const browser = ['e2e/**/*.test.ts', 'packages/**/*.browser.test.ts', 'apps/**/*.browser.test.ts'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'bench/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...exclude, ...browser],
          testTimeout: 60_000,
          pool: 'threads',
        },
      },
      {
        test: {
          name: 'browser',
          include: browser,
          exclude,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          pool: 'forks',
          fileParallelism: false,
        },
      },
    ],
  },
});
