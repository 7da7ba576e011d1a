import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const platforms = new Map([['win32', 'win']]);

/** Whether this process is already new enough. */
export const modern = () => Number(process.versions.node.split('.')[0]) >= 24;

/** The file of a Node from 24 on: this process, or the one that came with the dependencies. */
export function node24() {
  if (modern()) return process.execPath;
  const name = `node-${platforms.get(process.platform) ?? process.platform}-${process.arch}`;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const path = join(root, 'node_modules', name, 'bin', file);
  return existsSync(path) ? path : null;
}
