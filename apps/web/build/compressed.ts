/** Beside every file worth it a compressed copy: the server sends it as it is and spends no time on it. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const LEAST = 1024;

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'orrery-compressed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      handler() {
        if (!existsSync(folder)) return;
        for (const name of globSync('**/*.{html,js,css,svg,json,webmanifest,wasm}', { cwd: folder })) {
          const content = readFileSync(join(folder, name));
          if (content.length < LEAST) continue;
          const brotli = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
          writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, { params: brotli }));
          writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
        }
      },
    },
  };
}
