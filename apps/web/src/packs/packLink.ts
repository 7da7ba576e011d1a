/** A pack inside an address: in what it differs from a built-in one, after the `#`, so that it reaches nobody but its reader. */
import { type Pack, packHash } from '@orrery/kernel';
import { fromLink, toLink } from '../replay/gameInLink.ts';
import { differences, nearest } from './differences.ts';
import { isTree, withValue } from './pointer.ts';

/** What is wrong with a link: it is damaged, or made from a built-in pack that this page has not. */
export type LinkFault = 'damaged' | 'unknown';

/** Enough to tell a damaged link. */
const HASH = 16;

export async function packToLink(pack: unknown, builtIn: readonly Pack[]): Promise<string> {
  const base = nearest(builtIn, pack);
  const found = differences(base, pack);
  const set = found.filter(({ after }) => after !== undefined).map(({ path, after }) => [path, after]);
  const drop = found.filter(({ after }) => after === undefined).map(({ path }) => path);
  return toLink(JSON.stringify({ from: base?.id, hash: packHash(pack).slice(0, HASH), set, drop }));
}

const isChange = (change: unknown): change is [string, unknown] =>
  Array.isArray(change) && change.length === 2 && typeof change[0] === 'string';

export async function packFromLink(link: string, builtIn: readonly Pack[]): Promise<{ readonly pack: unknown } | LinkFault> {
  let read: unknown;
  try {
    read = JSON.parse(await fromLink(link));
  } catch {
    return 'damaged';
  }
  if (!isTree(read) || !Array.isArray(read.set) || !Array.isArray(read.drop) || !read.set.every(isChange)) return 'damaged';
  const base = builtIn.find(({ id }) => id === read.from);
  if (!base) return 'unknown';
  const set = read.set.reduce<unknown>((pack, [path, value]) => withValue(pack, path, value), base);
  const pack = read.drop.map(String).reduce((left, path) => withValue(left, path, undefined), set);
  return packHash(pack).startsWith(String(read.hash)) && String(read.hash).length === HASH ? { pack } : 'damaged';
}
