import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.soak.ts', 'apps/**/*.soak.ts', 'e2e/**/*.soak.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 0,
    hookTimeout: 0,
    pool: 'forks',
    maxWorkers: 2,
  },
});
