// npm run pack: the packages others can use, as plain JavaScript with types, in dist/packages/*.tgz.
import { copyFileSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { capture } from './process.mjs';
import { cache, root } from './root.mjs';

/** The packages that are published; the others are the program's own. */
const PUBLISHED = ['kernel', 'games', 'liberation', 'rex', 'gravity', 'bots', 'texts', 'protocol'];
const GAMES = ['liberation', 'rex', 'gravity'];
/** What general packages load of a game by its name. */
const PLUGGED = ['rules', 'table', 'review', 'terminal', 'puzzles', 'texts/en', 'texts/ru', 'texts/de', 'texts/clauses'];
const SCOPE = '@orrery/';

/** @typedef {{ name: string, version: string, exports: Record<string, string>, dependencies?: Record<string, string> }} Manifest */

/** @param {string} name @returns {Manifest} */
const manifestOf = (name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));

/** The files that are compiled, with everything they import. */
const entries = () =>
  PUBLISHED.flatMap((name) =>
    [
      ...Object.values(manifestOf(name).exports),
      ...(GAMES.includes(name) ? PLUGGED.map((part) => `./plug/${part}.ts`) : []),
      ...(name === 'bots' ? ['./src/workers/thread.ts', './src/arena/thread.ts'] : []),
    ].map((file) => join(root, 'packages', name, file)),
  );

/**
 * Where each package is found: in the tree and not by way of node_modules. What the compiler finds there it takes for others' code, which it does not write; of a
 * file that is reached both ways it writes what it happens to find first.
 */
const paths = () =>
  Object.fromEntries(
    readdirSync(join(root, 'packages')).flatMap((name) =>
      Object.entries(manifestOf(name).exports).map(([path, file]) => [
        `${SCOPE}${name}${path.slice(1)}`,
        [join(root, 'packages', name, file)],
      ]),
    ),
  );

/** Compiles into a folder; what the compiler has to say where it fails. @param {string} out @returns {Promise<string | null>} */
async function compile(out) {
  mkdirSync(cache, { recursive: true });
  const config = join(cache, `tsconfig.pack-${process.pid}.json`);
  const compilerOptions = {
    noEmit: false,
    incremental: false,
    // Types are checked with those of the whole tree.
    noCheck: true,
    outDir: out,
    rootDir: join(root, 'packages'),
    declaration: true,
    rewriteRelativeImportExtensions: true,
    target: 'es2022',
    types: ['node'],
    paths: paths(),
  };
  writeFileSync(config, JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, include: [], files: entries() }));
  const { code, output } = await capture(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', config], { cwd: root });
  rmSync(config);
  return code === 0 ? null : output;
}

/** A part of a game, whichever it is, as bundlers and every layout of packages understand it. @param {string[]} names @param {string} part */
function choice([game = '', language], part) {
  const loads = (/** @type {string} */ id) =>
    language
      ? `({ ${['en', 'ru', 'de'].map((each) => `${each}: () => import('${SCOPE}${id}/plug/texts/${each}')`).join(', ')} })[${language}]()`
      : `import('${SCOPE}${id}/plug/${part}')`;
  return `({ ${GAMES.map((id) => `${id}: () => ${loads(id)}`).join(', ')} })[${game}]()`;
}

/** Whatever the compiler leaves as it was written. @param {string} text */
const plain = (text) =>
  text
    .replaceAll(
      /import\(__rewriteRelativeImportExtension\(`\.\.\/\.\.\/\$\{(\w+)\}\/plug\/([\w/]*?)(?:\$\{(\w+)\})?\.ts`\)\)/g,
      (_, game, part, language) => choice([game, language], part),
    )
    .replaceAll(/((?:from |import\(|import |new URL\()['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2');

/** @param {string} name @param {string} out the folder of the package */
function finish(name, out) {
  const source = join(root, 'packages', name);
  /** @type {Set<string>} */
  const used = new Set();
  for (const file of globSync('**/*.{js,d.ts}', { cwd: out })) {
    const path = join(out, file);
    const text = plain(readFileSync(path, 'utf8'));
    writeFileSync(path, text);
    for (const [, other = ''] of text.matchAll(/['"]@orrery\/([\w-]+)/g)) if (other !== name) used.add(other);
  }
  for (const file of globSync('plug/**/*.bin', { cwd: source })) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    copyFileSync(join(source, file), join(out, file));
  }
  copyFileSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
  copyFileSync(join(source, 'README.md'), join(out, 'README.md'));
  const { version, exports: own, dependencies = {} } = manifestOf(name);
  const entry = (/** @type {string} */ file) => {
    const base = file.replace(/\.ts$/, '');
    return { types: `${base}.d.ts`, default: `${base}.js` };
  };
  const exported = Object.fromEntries(Object.entries(own).map(([path, file]) => [path, entry(file)]));
  const manifest = {
    name: `${SCOPE}${name}`,
    version,
    description: /^# .*\n\n(.*)/.exec(readFileSync(join(source, 'README.md'), 'utf8'))?.[1] ?? '',
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: GAMES.includes(name) ? { ...exported, './plug/*': { types: './plug/*.d.ts', default: './plug/*.js' } } : exported,
    dependencies: {
      ...Object.fromEntries(Object.entries(dependencies).filter(([other]) => !other.startsWith(SCOPE))),
      ...Object.fromEntries([...used].sort().map((other) => [`${SCOPE}${other}`, `^${manifestOf(other).version}`])),
    },
  };
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Builds all packages, each into a folder of its name; what is wrong where that fails. @param {string} out @returns {Promise<string | null>} */
export async function assemble(out) {
  rmSync(out, { recursive: true, force: true });
  const problem = await compile(out);
  if (problem !== null) return problem;
  const strange = readdirSync(out).filter((name) => !PUBLISHED.includes(name));
  if (strange.length > 0) return `published packages import ${strange.join(', ')}, which are not`;
  for (const name of PUBLISHED) finish(name, join(out, name));
  return null;
}

/** The same as tarballs; returns their files, or says what is wrong. @param {string} out @returns {Promise<string[] | string>} */
export async function build(out) {
  const problem = await assemble(out);
  if (problem !== null) return problem;
  for (const name of PUBLISHED) {
    const { code, output } = await capture('npm', ['pack', '--pack-destination', out, '--silent'], { cwd: join(out, name) });
    if (code !== 0) return output;
  }
  return readdirSync(out).flatMap((file) => (file.endsWith('.tgz') ? [join(out, file)] : []));
}

/** @param {string[]} args a folder, where it is not dist/packages */
export async function main([folder]) {
  const made = await build(folder ?? join(root, 'dist/packages'));
  if (typeof made === 'string') {
    console.error(made.trimEnd());
    return 1;
  }
  for (const file of made) console.log(relative(process.cwd(), file));
  return 0;
}
