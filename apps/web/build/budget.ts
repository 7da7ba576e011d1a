/** Fails the build when a screen needs more script than a middling phone should load: everything it loads before it is usable, workers included. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const KILO = 1000;

interface Screen {
  readonly most: number;
  /** Files the screen starts from, by the beginning of their names. */
  readonly roots: readonly string[];
  /** Signs by which the parts loaded on demand are known: texts that stand in them and nowhere else. */
  readonly parts: readonly string[];
}

const SCREENS: Readonly<Record<string, Screen>> = {
  lobby: { most: 120 * KILO, roots: ['index'], parts: ['Somebody at this table'] },
  'Liberation table': {
    most: 250 * KILO,
    roots: ['index', 'TableScreen', 'host.worker'],
    parts: ['Somebody at this table', 'Play the mission of', 'liberation-house-1', 'base-in-reach', 'liberation of-liberation'],
  },
  // Engine and bots run in the worker and are not counted here.
  'Gravity table': {
    most: 250 * KILO,
    roots: ['index', 'TableScreen'],
    parts: ['Somebody at this table', 'Castle for {card}', 'gravity of-gravity'],
  },
  'Rex table': {
    most: 250 * KILO,
    roots: ['index', 'TableScreen'],
    parts: ['Somebody at this table', 'rex of-rex'],
  },
};

export function budget(): Plugin {
  let folder = '';
  return {
    name: 'orrery-budget',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir, 'assets');
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
        for (const [screen, { most, roots, parts }] of Object.entries(SCREENS)) {
          const needed = new Set<string>();
          const add = (name: string): void => {
            const code = files.get(name);
            if (code === undefined || needed.has(name)) return;
            needed.add(name);
            for (const [, path = ''] of code.matchAll(/(?:from|import)\s*["'](\.[^"']+\.js)["']/g)) add(basename(path));
          };
          for (const [name, code] of files)
            if (roots.some((root) => name.startsWith(`${root}-`)) || parts.some((sign) => code.includes(sign))) add(name);
          const size = [...needed].reduce((sum, name) => sum + gzipSync(files.get(name) ?? '').length, 0);
          const line = `${screen}: ${(size / KILO).toFixed(1)} kB of compressed script, at most ${most / KILO}`;
          if (size > most) throw new Error(line);
          this.info(line);
        }
      },
    },
  };
}
