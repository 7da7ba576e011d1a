/**
 * Fails the build when a screen needs more script than a middling phone should load: everything it loads before it is usable, workers included. And when a
 * test, which lies where a pattern finds files to import, would be sent to everybody with all it needs.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { games } from '@orrery/games';
import type { Plugin } from 'vite';

const KILO = 1000;
const TEST = /\.test\.tsx?$/;

interface Screen {
  readonly most: number;
  /** Files the screen starts from, by the beginning of their names. */
  readonly roots: readonly string[];
  /** Signs by which the parts loaded on demand are known: texts that stand in them and nowhere else. */
  readonly parts: readonly string[];
  /** The sign of a rules engine, whose bots are needed too. */
  readonly engine?: string;
}

/** Texts of the web client that stand in no other file. */
const PAGE = 'Somebody at this table';

/** The longest message of a game's catalogue: it stands in no other file. */
async function signOf(game: string, folder: string): Promise<string[]> {
  const file = join(import.meta.dirname, '../../../packages', game, 'plug', folder, 'en.ts');
  if (!existsSync(file)) return [];
  const { en } = (await import(pathToFileURL(file).href)) as { readonly en: Readonly<Record<string, string>> };
  const plain = Object.values(en).filter((text) => !/['"`\\\n]/.test(text));
  return plain.toSorted((a, b) => b.length - a.length).slice(0, 1);
}

/** Everything a table of a game needs: page, board, texts in one language, and the worker with its engine and bots. */
const tableOf = async (game: string, engine: string): Promise<readonly [string, Screen]> => [
  `table of ${game}`,
  {
    most: 250 * KILO,
    roots: ['index', 'TableScreen', 'host.worker'],
    engine,
    parts: [PAGE, ...(await signOf(game, 'texts')), ...(await signOf(game, 'board/texts')), `${game} of-${game}`, engine],
  },
];

const SCREENS: Readonly<Record<string, Screen>> = {
  lobby: { most: 120 * KILO, roots: ['index'], parts: [PAGE] },
  ...Object.fromEntries(await Promise.all(Object.values(games).map(({ id, packs }) => tableOf(id, packs[0]?.id ?? id)))),
};

/** Names of the files a file is loaded with. */
const imported = (code: string): string[] =>
  [...code.matchAll(/(?:from|import)\s*["'](\.[^"']+\.js)["']/g)].map(([, path = '']) => basename(path));

export function budget(): Plugin {
  let folder = '';
  return {
    name: 'orrery-budget',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir, 'assets');
    },
    generateBundle(_, bundle) {
      const tests = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds.filter((id) => TEST.test(id)) : []));
      if (tests.length > 0) throw new Error(`a test would be part of the client: ${tests.join(', ')}`);
    },
    closeBundle: {
      order: 'post',
      handler() {
        // Where the build itself has failed there is nothing to weigh, and its own message counts.
        if (!existsSync(folder)) return;
        const files = new Map(
          readdirSync(folder)
            .filter((name) => name.endsWith('.js'))
            .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
        );
        for (const [screen, { most, roots, parts, engine }] of Object.entries(SCREENS)) {
          const needed = new Set<string>();
          const add = (name: string): void => {
            const code = files.get(name);
            if (code === undefined || needed.has(name)) return;
            needed.add(name);
            for (const path of imported(code)) add(path);
          };
          for (const [name, code] of files)
            if (roots.some((root) => name.startsWith(`${root}-`)) || parts.some((sign) => code.includes(sign))) add(name);
          const plays = (name: string): boolean => engine !== undefined && (files.get(name)?.includes(engine) ?? false);
          for (const [name, code] of files) if (name.startsWith('lore-') && imported(code).some(plays)) add(name);
          const size = [...needed].reduce((sum, name) => sum + gzipSync(files.get(name) ?? '').length, 0);
          const line = `${screen}: ${(size / KILO).toFixed(1)} kB of compressed script, at most ${most / KILO}`;
          if (size > most) throw new Error(line);
          this.info(line);
        }
      },
    },
  };
}
