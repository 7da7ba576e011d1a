/**
 * Which modules come in one file: those that are always wanted together. Left to itself the bundler makes a file of every set of modules that have the same
 * users, and a table was a hundred requests.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';

/** What the bundler tells of a module. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}
interface Chunk {
  readonly debugName: string;
  /** The file a module comes in; null where it is not for this kind of file. */
  readonly name: (id: string, graph: Graph) => string | null;
}

const root = join(import.meta.dirname, '../../..');
const TABLE = join(root, 'apps/web/src/table/TableScreen.tsx');

/** From where in a game something is loaded. */
const MOTIF = 'lobby/*Motif.tsx';
const RULES = '{rules,table}.ts';
const BOARD = 'page.tsx';

const reached = new Map<string, ReadonlySet<string>>();

/** Everything that is loaded with a module. */
function loadedWith(start: string, graph: Graph): ReadonlySet<string> {
  const known = reached.get(start);
  if (known) return known;
  const found = new Set([start]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  reached.set(start, found);
  return found;
}

/** The games that load a module from there. */
function gamesWith(from: string): (id: string, graph: Graph) => string[] {
  const starts = globSync(`packages/*/plug/${from}`, { cwd: root }).toSorted();
  const gameOf = (file: string): string => file.replaceAll('\\', '/').split('/')[1] ?? '';
  return (id, graph) => [...new Set(starts.filter((file) => loadedWith(join(root, file), graph).has(id)).map(gameOf))];
}

const motif = gamesWith(MOTIF);
const rules = gamesWith(RULES);
const board = gamesWith(BOARD);

/** Kinds of files: the first that wants a module has it. What none of them wants the bundler places. */
export const chunks: readonly Chunk[] = [
  // The lobby shows a piece of every board, and wants no more of it.
  { debugName: 'motifs', name: (id, graph) => motif(id, graph).map((game) => `${game}-motif`)[0] ?? null },
  {
    debugName: 'what every table needs',
    name: (id, graph) => (loadedWith(TABLE, graph).has(id) || rules(id, graph).length > 1 || board(id, graph).length > 1 ? 'tables' : null),
  },
  { debugName: 'rules', name: (id, graph) => rules(id, graph).map((game) => `${game}-rules`)[0] ?? null },
  { debugName: 'boards', name: (id, graph) => board(id, graph).map((game) => `${game}-board`)[0] ?? null },
];
