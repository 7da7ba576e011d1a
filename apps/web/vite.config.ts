import { defineConfig } from 'vite';
import { budget } from './build/budget.ts';
import { chunks } from './build/chunks.ts';
import { compressed } from './build/compressed.ts';
import { letters } from './build/letters.ts';
import { offline } from './build/offline.ts';
import { unchecked } from './build/unchecked.ts';

export default defineConfig(({ command }) => ({
  // Not `import.meta.env.PROD`: a build started by a test is a build all the same.
  define: { __BUILT__: String(command === 'build') },
  root: import.meta.dirname,
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', offline: 'src/offline/offline.worker.ts' },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'offline' ? 'offline.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'], test: (id) => !id.includes('/offline/'), priority: chunks.length },
            // Whatever a module needs has a place of its own.
            ...chunks.map((chunk, i) => ({ ...chunk, priority: chunks.length - 1 - i, includeDependenciesRecursively: false })),
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [unchecked()] },
  plugins: [unchecked(), letters(), offline(), budget(), compressed()],
}));
