/** Fails the build when a screen needs more script than a middling phone should load: entry plus everything it loads before it is usable. */
import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

const KILO = 1000;
/** Screens by the modules they start from. */
const SCREENS: Readonly<Record<string, { readonly most: number; readonly modules: readonly string[] }>> = {
  lobby: { most: 120 * KILO, modules: ['src/main.tsx', 'src/lobby/Lobby.tsx', 'texts/src/web/en.ts'] },
  'Liberation table': {
    most: 250 * KILO,
    modules: [
      'src/main.tsx',
      'src/table/TableScreen.tsx',
      'src/liberation/Board.tsx',
      'src/table/host.ts',
      'liberation/src/index.ts',
      'bots/src/index.ts',
      'texts/src/web/en.ts',
      'texts/src/liberation/en.ts',
    ],
  },
};

type Chunk = Rollup.OutputChunk;

export function budget(): Plugin {
  return {
    name: 'orrery-budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const scripts = Object.values(bundle).filter((file) => file.type === 'asset' && file.fileName.endsWith('.js'));
      for (const [screen, { most, modules }] of Object.entries(SCREENS)) {
        const needed = new Set<Chunk>();
        const add = (chunk: Chunk | undefined): void => {
          if (!chunk || needed.has(chunk)) return;
          needed.add(chunk);
          for (const name of chunk.imports) add(byName.get(name));
        };
        for (const module of modules) add(chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(module))));
        const size = [...needed].reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0);
        // Workers are built on their own and appear as assets; a table needs its host.
        const workers = screen === 'lobby' ? [] : scripts.filter((file) => /host/.test(file.fileName));
        const total = workers.reduce((sum, file) => sum + ('source' in file ? gzipSync(file.source).length : 0), size);
        this.info(`${screen}: ${(total / KILO).toFixed(1)} kB of compressed script, at most ${most / KILO}`);
        if (total > most) this.error(`${screen} needs ${(total / KILO).toFixed(1)} kB of compressed script, more than ${most / KILO}`);
      }
    },
  };
}
