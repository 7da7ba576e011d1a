// No general layer names a game: neither its id nor one of its decisions. Games are reached through their plugs, and the list of them is one file.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root as checkout } from './root.mjs';

const LIST = 'packages/games/src/list.ts';
const APART = /(^|\/)(node_modules|dist|testing|fixtures)(\/|$)|\.(test|soak)\.tsx?$/;

/** Packages that say which layer they are; the others are engines, and may say what they like of themselves. @param {string} root */
function generalFiles(root) {
  const folders = globSync('{packages,apps}/*/package.json', { cwd: root }).flatMap((file) => {
    const { orrery } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return orrery?.layer && orrery.layer !== 'engine' ? [file.replaceAll('\\', '/').replace('package.json', '')] : [];
  });
  return folders
    .flatMap((folder) => globSync(`${folder}src/**/*.{ts,tsx,css}`, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== LIST && !APART.test(file))
    .toSorted();
}

/** The games of the list, and the decisions their messages speak of. @param {string} root */
async function gamesOf(root) {
  const ids = [...readFileSync(join(root, LIST), 'utf8').matchAll(/GAMES = \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, id = '']) => id),
  );
  const decisions = new Set();
  for (const id of ids) {
    const file = join(root, 'packages', id, 'plug/texts/en.ts');
    if (!existsSync(file)) continue;
    const { en } = await import(pathToFileURL(file).href);
    for (const key of Object.keys(en)) if (key.startsWith('decision.')) decisions.add(key.slice(9).replace(/\.wait$/, ''));
  }
  return { ids, decisions };
}

/** Comments made blank, so that what is left stands where it stood. @param {string} code */
const uncommented = (code) =>
  code.replaceAll(/("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[^]*?\*\/|(?<!:)\/\/[^\n]*/g, (all, text) =>
    text === undefined ? all.replaceAll(/[^\n]/g, ' ') : all,
  );

/** What general layers say of particular games, a line each. @param {string} root */
export async function namedGames(root) {
  const { ids, decisions } = await gamesOf(root);
  const named = new RegExp(`(?<![\\w-])(?:of-)?(${ids.join('|')})(?![\\w-])`, 'g');
  return generalFiles(root).flatMap((file) =>
    uncommented(readFileSync(join(root, file), 'utf8'))
      .split('\n')
      .flatMap((line, i) => {
        const at = `${file}:${i + 1}`;
        const games = [...line.matchAll(named)].map(([, id]) => `${at} names the game "${id}": say it in packages/${id}/plug`);
        const asked = [...line.matchAll(/'([^']*)'|"([^"]*)"/g)].flatMap(([, a, b]) => {
          const word = a ?? b ?? '';
          // Decisions with everyday names are known by what they are compared with.
          return decisions.has(word) && (/[.A-Z-]/.test(word) || /\bdecision\b/.test(line)) ? [`${at} names the decision "${word}"`] : [];
        });
        const guessed =
          /\bdecision\)?\s*(?:===|!==)\s*['"`][^'"`]|\bdecision\.(?:startsWith|endsWith|includes|match)\(\s*['"`/]|\/\.test\([^)]*\bdecision\)/;
        return [
          ...games,
          ...asked,
          ...(asked.length === 0 && guessed.test(line) ? [`${at} asks which decision it is: let the plug say it`] : []),
        ];
      }),
  );
}

if (process.argv[1] === import.meta.filename) {
  const found = await namedGames(checkout);
  for (const line of found) console.log(line);
  if (found.length > 0) process.exitCode = 1;
}
