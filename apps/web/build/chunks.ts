/**
 * Which modules come in one file: those that are always wanted together. Left to itself the bundler makes a file of every set of modules that have the same
 * users, and a table was a hundred requests. Style sheets stay where the bundler puts them, and in the order in which it loads them: how a page looks follows
 * from what it imports. So nothing is moved that brings one, and nothing of the drawings that boards share with other pages.
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
const STYLES = /\.css$/;

/** From where in a game something is loaded. */
const MOTIF = 'lobby/*Motif.tsx';
const DRAWINGS = `{board/Figure.tsx,${MOTIF}}`;
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
const drawings = gamesWith(DRAWINGS);
const rules = gamesWith(RULES);
const board = gamesWith(BOARD);

const styled = (id: string, graph: Graph): boolean => [...loadedWith(id, graph)].some((each) => STYLES.test(each));
const needed = (id: string, graph: Graph): boolean =>
  loadedWith(TABLE, graph).has(id) || rules(id, graph).length > 1 || board(id, graph).length > 1;

/** Kinds of files: the first that wants a module has it. What none of them wants the bundler places. */
const kinds: readonly Chunk[] = [
  // The lobby shows a piece of every board, and wants no more of tables and rules than that.
  {
    debugName: 'motifs',
    name: (id, graph) =>
      needed(id, graph) || rules(id, graph).length > 0 ? (motif(id, graph).map((game) => `${game}-motif`)[0] ?? null) : null,
  },
  { debugName: 'what every table needs', name: (id, graph) => (needed(id, graph) ? 'tables' : null) },
  { debugName: 'rules', name: (id, graph) => rules(id, graph).map((game) => `${game}-rules`)[0] ?? null },
  {
    debugName: 'boards',
    name: (id, graph) => (drawings(id, graph).length > 0 ? null : (board(id, graph).map((game) => `${game}-board`)[0] ?? null)),
  },
];

export const chunks: readonly Chunk[] = kinds.map(({ debugName, name }) => ({
  debugName,
  name: (id, graph) => (styled(id, graph) ? null : name(id, graph)),
}));
