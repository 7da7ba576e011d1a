import { defineConfig } from 'vitest/config';

declare module 'vitest' {
  interface ProvidedContext {
    /** What a campaign starts from: another one each time, unless ORRERY_SEED says which. */
    readonly seed: string;
  }
}

export default defineConfig({
  test: {
    provide: { seed: process.env['ORRERY_SEED'] || 'soak' },
    include: ['packages/**/*.soak.ts', 'apps/**/*.soak.ts', 'e2e/**/*.soak.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 0,
    hookTimeout: 0,
    pool: 'forks',
    maxWorkers: 2,
    // As in vitest.config.ts: Node runs the code by itself.
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
