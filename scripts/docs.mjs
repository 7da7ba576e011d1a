// npm run docs: the site of documents in dist/docs, which the server shows at /docs.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { capture } from './process.mjs';
import { cache, root } from './root.mjs';

export async function main() {
  const { pages, assets } = await import('../site/source.ts');
  const source = join(cache, 'site');
  rmSync(source, { recursive: true, force: true });
  const put = (/** @type {string} */ path) => {
    mkdirSync(dirname(join(source, path)), { recursive: true });
    return join(source, path);
  };
  for (const [path, text] of await pages()) writeFileSync(put(path), text);
  for (const [address, file] of assets()) copyFileSync(file, put(`public${address}`));
  const vitepress = join(root, 'node_modules/vitepress/bin/vitepress.js');
  const { code, output } = await capture(process.execPath, [vitepress, 'build', join(root, 'site')], { cwd: root });
  if (code !== 0) {
    console.error(`${output.trimEnd()}\nThe documents could not be built.`);
    return 1;
  }
  console.log('The documents are in dist/docs; npm start shows them at /docs.');
  return 0;
}
