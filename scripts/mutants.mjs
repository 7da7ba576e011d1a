// Changes one token of a rule at a time and runs the package's tests: what nobody notices is a gap in them.
import { fork } from 'node:child_process';
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
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { diffOf, lots, mutated, sitesIn } from './mutation.mjs';
import { capture } from './process.mjs';
import { root } from './root.mjs';

/** @typedef {{ readonly file: string, readonly site: import('./mutation.mjs').Site }} Mutant */

const USAGE = 'usage: npm run mutants -- [--engine gravity] [--count 20] [--seed word] [--only 7,12] [--jobs 1] [--whole]';
/** What is no rule: tests, what they are made of and check by, tables of a pack, and lists of names. */
const NO_RULE = /\.(test|soak)\.ts$|\/(scenes|scenarios|conformance|crosscheck|pack)\/|\/(clauses|names|index|invariants)\.ts$/;
/** A mutant may never come to an end: it has this many times the work of the unchanged tests, and some seconds more. */
const PATIENCE = 2;

/** @param {string} tree @param {string} engine */
const rulesOf = (tree, engine) =>
  globSync(`packages/${engine}/src/**/*.ts`, { cwd: tree })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NO_RULE.test(file))
    .toSorted();

/** @param {string} tree @param {string} file */
const textOf = (tree, file) => readFileSync(join(tree, file), 'utf8');

/** @param {string} tree @param {string} engine @param {string} seed @param {number} count @returns {readonly Mutant[]} */
function choose(tree, engine, seed, count) {
  const all = rulesOf(tree, engine).flatMap((file) => sitesIn(file, textOf(tree, file)).map((site) => ({ file, site })));
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

/** A part of the conformance suite that is done in seconds; the whole of it takes a minute. @param {string} engine */
const shortened = (engine) => `
import { Conformance } from '@orrery/kernel/conformance';
import { expect, test } from 'vitest';
import { ${engine} } from '../index.ts';
import { plan } from './plan.ts';

const suite = new Conformance(${engine}, plan);
for (const [title, act] of [
  ['random games', () => suite.campaign(Math.ceil(plan.games / 20))],
  ['positions', () => suite.probe(suite.tables.length)],
  ['samples', () => suite.compare()],
] as const)
  test(title, () => {
    act();
    expect(suite.faults).toEqual([]);
  });
`;

/** Clause tests first; the campaigns only look at what those let pass. @param {string} engine @param {string} copy @param {boolean} whole */
function stagesOf(engine, copy, whole) {
  const suite = `packages/${engine}/src/conformance/conformance.test.ts`;
  if (!whole) writeFileSync(join(copy, suite), shortened(engine));
  const files = globSync(`packages/${engine}/src/**/*.test.ts`, { cwd: copy })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(browser|database)\.test\.ts$/.test(file));
  const campaign = (/** @type {string} */ file) => /\/(conformance|crosscheck)\//.test(file);
  return [
    { name: 'clause tests', files: files.filter((file) => !campaign(file)) },
    { name: 'conformance', files: files.filter(campaign) },
  ];
}

/** The tests of a copy, in a process that is started when it is needed, and anew after a mutant that never ends. */
class Tests {
  /** @param {string} copy @param {ReturnType<typeof stagesOf>} stages */
  constructor(copy, stages) {
    this.copy = copy;
    this.stages = stages;
    /** @type {import('node:child_process').ChildProcess | null} */
    this.runner = null;
    /** What a stage takes without any change, found when it is first needed. @type {Map<string, import('./mutant-runner.mjs').Ran>} */
    this.unchanged = new Map();
  }

  /** Null where the tests never ended. @param {import('./mutant-runner.mjs').Job} job @returns {Promise<import('./mutant-runner.mjs').Ran | null>} */
  async run(job) {
    const runner = (this.runner ??= await this.start());
    return new Promise((done) => {
      const ended = () => {
        this.runner = null;
        done(null);
      };
      runner.once('exit', ended);
      runner.once('message', (/** @type {import('./mutant-runner.mjs').Ran} */ ran) => {
        runner.off('exit', ended);
        done(ran);
      });
      runner.send(job);
    });
  }

  /** @returns {Promise<import('node:child_process').ChildProcess>} */
  start() {
    const files = this.stages.flatMap((stage) => stage.files);
    const runner = fork(join(root, 'scripts/mutant-runner.mjs'), [JSON.stringify(files)], { cwd: this.copy, stdio: 'ignore' });
    return new Promise((done, fail) => {
      runner.once('message', () => done(runner));
      runner.once('exit', (code) => fail(new Error(`the tests of ${this.copy} cannot be started: ${code}`)));
    });
  }

  /** What notices a mutant, null where nothing does. @param {Mutant} mutant @returns {Promise<string | null>} */
  async notice({ file, site }) {
    const text = textOf(this.copy, file);
    for (const { name, files } of this.stages) {
      const unchanged = this.unchanged.get(name) ?? (await this.run({ change: null, files, limit: 1e9 }));
      if (!unchanged?.passed) throw new Error(`the ${name} fail without any change: ${unchanged?.failed ?? ''}`);
      this.unchanged.set(name, unchanged);
      const change = { file, text: mutated(text, site) };
      const ran = await this.run({ change, files: unchanged.quickest, limit: PATIENCE * unchanged.cpu + 5 });
      writeFileSync(join(this.copy, file), text);
      if (!ran) return `${name}, which never ended`;
      if (!ran.passed) return `${name}: ${ran.failed.split('\n')[0]}`;
    }
    return null;
  }
}

/** @param {string[]} args */
function wanted(args) {
  const text = /** @type {const} */ ({ type: 'string' });
  const { values } = parseArgs({
    args,
    options: { engine: text, count: text, seed: text, only: text, jobs: text, whole: { type: 'boolean' } },
  });
  const { engine = 'gravity', count = '20', seed = randomBytes(3).toString('hex'), jobs = '1', only = '', whole = false } = values;
  if (!/^[a-z-]+$/.test(engine) || rulesOf(root, engine).length === 0) throw new Error(`no engine is called ${engine}`);
  for (const [name, number] of Object.entries({ count, jobs }))
    if (!/^[1-9]\d{0,3}$/.test(number)) throw new Error(`--${name} is not a number from 1 to 9999: ${number}`);
  if (!/^(\d+(,\d+)*)?$/.test(only)) throw new Error(`--only is not a list of numbers such as 7,12: ${only}`);
  const numbers = new Set(only.split(',').filter(Boolean).map(Number));
  return { engine, seed, count: Number(count), only: numbers, jobs: Number(jobs), whole };
}

/** @param {string[]} args */
export async function main(args) {
  /** @type {string[]} */
  const copies = [];
  try {
    const { engine, seed, count, only, jobs, whole } = wanted(args);
    // What is changed meanwhile in the tree itself is no matter.
    while (copies.length < jobs) copies.push(await copyTree());
    const queue = [...choose(copies[0] ?? root, engine, seed, count).entries()].filter(([i]) => only.size === 0 || only.has(i + 1));
    const all = queue.length;
    console.log(`${all} mutants of ${engine}, seed ${seed}`);
    let survived = 0;
    await Promise.all(
      copies.map(async (copy) => {
        const tests = new Tests(copy, stagesOf(engine, copy, whole));
        for (let next = queue.shift(); next; next = queue.shift()) {
          const [i, mutant] = next;
          const by = await tests.notice(mutant);
          const { line, before, after } = diffOf(textOf(copy, mutant.file), mutant.site);
          if (by === null) survived++;
          console.log(
            `${i + 1} ${by === null ? 'survived' : `killed by ${by}`}\n    ${mutant.file}:${line}\n    - ${before}\n    + ${after}`,
          );
        }
        tests.runner?.disconnect();
      }),
    );
    console.log(`${all - survived} killed, ${survived} survived; the same again: --engine ${engine} --seed ${seed} --count ${count}`);
    return 0;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return 1;
  } finally {
    for (const copy of copies) rmSync(copy, { recursive: true, force: true });
  }
}
