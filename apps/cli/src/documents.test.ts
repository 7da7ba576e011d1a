/** Commands that documents show are commands there are, with options they have. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { expect, test } from 'vitest';
import { checkout } from './checkout.ts';
import { type CommandFile, openContext } from './context.ts';
import { shownCommands, trials } from './fixtures/shownCommands.ts';

const documents = ['*.md', 'docs/**/*.md', 'bench/*.md', 'packages/*/README.md', 'examples/**/*.md'].flatMap((pattern) =>
  globSync(pattern, { cwd: checkout }),
);
const scripts = ['package.json', 'apps/web/package.json'].flatMap((file) =>
  Object.keys((JSON.parse(readFileSync(join(checkout, file), 'utf8')) as { readonly scripts: object }).scripts),
);

/** A line up to its comment, or a stretch of code in a sentence. */
const shown = documents.flatMap((file) =>
  [...readFileSync(join(checkout, file), 'utf8').matchAll(/(?:npx |[`|] ?)orrery ([a-z][^`\n#|]*)/g)].map(
    ([, line = '']) => [file, line.trim()] as const,
  ),
);

async function commandNamed(name: string): Promise<Command> {
  const { command } = (await import(`./commands/${name}.ts`)) as CommandFile;
  return command(await openContext('en'));
}

test('documents show most of the commands', () => {
  expect(new Set(shown.map(([, line]) => line.split(' ')[0])).size).toBeGreaterThan(12);
});

test.each([...new Map(shown.map((each) => [each[1], each])).values()])('%s: orrery %s', async (_file, line) => {
  const [name = '', ...words] = line
    .replaceAll(/[[\]…]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  let command = await commandNamed(name);
  for (const word of words) {
    if (!word.startsWith('-')) command = command.commands.find((each) => each.name() === word) ?? command;
    else {
      const [flag = ''] = word.replace(/[.,;:)]+$/, '').split('=');
      expect(['--lang', ...command.options.flatMap(({ short, long }) => [short, long])], word).toContain(flag);
    }
  }
});

test.each([
  ...new Set(
    documents.flatMap((file) =>
      [...readFileSync(join(checkout, file), 'utf8').matchAll(/npm run ([a-z-]+)/g)].map(([, script = '']) => script),
    ),
  ),
])('npm run %s', (script) => {
  expect(scripts).toContain(script);
});

test('every command of a code block is run, by the campaign of the documents or by a test', () => {
  expect(shownCommands.filter((line) => !(line in trials))).toEqual([]);
  expect(Object.keys(trials).filter((line) => !shownCommands.includes(line))).toEqual([]);
  for (const trial of Object.values(trials)) if ('test' in trial) expect(existsSync(join(checkout, trial.test)), trial.test).toBe(true);
});
