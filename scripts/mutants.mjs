// Changes one token of a rule at a time and runs the package's tests: what nobody notices is a gap in them.
import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { spawn } from 'node:child_process';
import { diffOf, lots, mutated, sitesIn } from './mutation.mjs';
import { capture } from './process.mjs';
import { root } from './root.mjs';

/** @typedef {{ readonly file: string, readonly site: import('./mutation.mjs').Site }} Mutant */

const USAGE = 'usage: npm run mutants -- [--engine gravity] [--count 20] [--seed word] [--jobs 1]';
/** What is no rule: tests and what they are made of, tables of a pack, and lists of names. */
const NO_RULE = /\.(test|soak)\.ts$|\/(scenes|conformance|crosscheck|pack)\/|\/(clauses|names|index)\.ts$/;
/** A mutant may never come to an end: it has this many times as long as the unchanged tests, and some seconds more. */
const PATIENCE = 4;

/** @param {string} engine */
const rulesOf = (engine) =>
  globSync(`packages/${engine}/src/**/*.ts`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NO_RULE.test(file))
    .toSorted();

/** @param {string} file */
const textOf = (file) => readFileSync(join(root, file), 'utf8');

/** @param {string} engine @param {string} seed @param {number} count @returns {readonly Mutant[]} */
function choose(engine, seed, count) {
  const all = rulesOf(engine).flatMap((file) => sitesIn(file, textOf(file)).map((site) => ({ file, site })));
  const below = lots(`${seed} ${engine}`);
  for (let i = all.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [all[i], all[j]] = [/** @type {Mutant} */ (all[j]), /** @type {Mutant} */ (all[i])];
  }
  return all.slice(0, count);
}

/** A copy of the tree whose packages refer to each other, so that nothing done in it is seen outside. @returns {Promise<string>} */
async function copyTree() {
  const copy = mkdtempSync(join(tmpdir(), 'orrery-mutants-'));
  const { code, output } = await capture('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root });
  if (code !== 0) throw new Error(`git cannot list the files: ${output.trim()}`);
  for (const file of output.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  for (const scope of ['', '@orrery']) {
    const from = join(root, 'node_modules', scope);
    mkdirSync(join(copy, 'node_modules', scope), { recursive: true });
    for (const name of readdirSync(from)) {
      if (name === '@orrery') continue;
      const folder = ['packages', 'apps'].map((kind) => join(copy, kind, name)).find((path) => scope !== '' && existsSync(path));
      symlinkSync(folder ?? join(from, name), join(copy, 'node_modules', scope, name), 'junction');
    }
  }
  return copy;
}

/** Runs tests in a copy; null where they took too long. @param {string} copy @param {readonly string[]} args @param {number} limit @returns {Promise<{ passed: boolean, output: string } | null>} */
function test(copy, args, limit) {
  return new Promise((done) => {
    const vitest = resolve(copy, 'node_modules/vitest/vitest.mjs');
    const child = spawn(process.execPath, [vitest, 'run', '--project', 'unit', '--bail', '1', '--reporter', 'dot', ...args], { cwd: copy });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
    const late = setTimeout(() => child.kill('SIGKILL'), limit);
    child.on('close', (code, signal) => {
      clearTimeout(late);
      done(signal === 'SIGKILL' ? null : { passed: code === 0, output });
    });
  });
}

/** Clause tests first; the long campaigns only look at what those let pass. @param {string} engine */
const stagesOf = (engine) => [
  { name: 'clause tests', args: [`packages/${engine}/`, '--exclude', '**/conformance/**', '--exclude', '**/crosscheck/**'] },
  { name: 'conformance', args: [`packages/${engine}/src/conformance`] },
];

/** How long a stage may take, from how long it takes unchanged; unchanged it has to pass. @param {ReturnType<typeof stagesOf>[number]} stage @param {string} copy */
async function limitOf({ name, args }, copy) {
  const begun = Date.now();
  const unchanged = await test(copy, args, 2 ** 31 - 1);
  if (!unchanged?.passed) throw new Error(`the ${name} fail without any change:\n${unchanged?.output ?? ''}`);
  return PATIENCE * (Date.now() - begun) + 20_000;
}

/** What notices a mutant, null where nothing does. @param {string} engine @param {string} copy @param {Mutant} mutant @param {Promise<number>[]} limits by stage, each found when it is first needed */
async function noticed(engine, copy, { file, site }, limits) {
  const text = textOf(file);
  for (const [i, stage] of stagesOf(engine).entries()) {
    const limit = await (limits[i] ??= limitOf(stage, copy));
    writeFileSync(join(copy, file), mutated(text, site));
    const ran = await test(copy, stage.args, limit);
    writeFileSync(join(copy, file), text);
    if (!ran) return `${stage.name}, which never ended`;
    if (!ran.passed) return stage.name;
  }
  return null;
}

/** @param {string[]} args */
function wanted(args) {
  const text = /** @type {const} */ ({ type: 'string' });
  const { values } = parseArgs({ args, options: { engine: text, count: text, seed: text, jobs: text } });
  const { engine = 'gravity', count = '20', seed = randomBytes(3).toString('hex'), jobs = '1' } = values;
  if (!/^[a-z-]+$/.test(engine) || rulesOf(engine).length === 0) throw new Error(`no engine is called ${engine}`);
  for (const [name, number] of Object.entries({ count, jobs }))
    if (!/^[1-9]\d{0,3}$/.test(number)) throw new Error(`--${name} is not a number from 1 to 9999: ${number}`);
  return { engine, seed, count: Number(count), jobs: Number(jobs) };
}

/** @param {string[]} args */
export async function main(args) {
  /** @type {string[]} */
  const copies = [];
  try {
    const { engine, seed, count, jobs } = wanted(args);
    const mutants = choose(engine, seed, count);
    console.log(`${mutants.length} mutants of ${engine}, seed ${seed}`);
    /** @type {Promise<number>[]} */
    const limits = [];
    while (copies.length < Math.min(jobs, mutants.length)) copies.push(await copyTree());
    const queue = [...mutants.entries()];
    let survived = 0;
    await Promise.all(
      copies.map(async (copy) => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const [i, mutant] = next;
          const by = await noticed(engine, copy, mutant, limits);
          const { line, before, after } = diffOf(textOf(mutant.file), mutant.site);
          if (by === null) survived++;
          console.log(`${i + 1} ${by === null ? 'survived' : `killed by ${by}`}  ${mutant.file}:${line}\n    - ${before}\n    + ${after}`);
        }
      }),
    );
    console.log(
      `${mutants.length - survived} killed, ${survived} survived; the same again: --engine ${engine} --seed ${seed} --count ${count}`,
    );
    return 0;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return 1;
  } finally {
    for (const copy of copies) rmSync(copy, { recursive: true, force: true });
  }
}
