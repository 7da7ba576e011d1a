/** The commands of `docs/fairness.md` print what the document says they print. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { readReplay, seeded, seedOf } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { checkout } from './checkout.ts';

const folder = join(checkout, 'docs/fairness');
const text = readFileSync(`${folder}.md`, 'utf8');
const examples = [...text.matchAll(/```sh\n(.*?)```\n\n```text\n(.*?)```/gs)].map(
  ([, commands = '', printed = '']) => [commands.trimEnd(), printed] as const,
);
const program = join(checkout, 'apps/cli/bin/orrery.mjs');
const PATH = [dirname(process.execPath), process.env['PATH']].join(delimiter);

test('there are examples of all that can be checked by hand', () => {
  expect(examples.length).toBe(text.match(/```sh/g)?.length);
  for (const tool of ['sha256sum', 'openssl', 'orrery replay verify'])
    expect(examples.some(([commands]) => commands.includes(tool))).toBe(true);
});

test.each(examples)('%s', (commands, printed) => {
  const run = commands.replace('npx orrery', `'${process.execPath}' '${program}'`);
  const { stdout, stderr } = spawnSync('sh', ['-c', run], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: folder,
    encoding: 'utf8',
    env: { PATH, LANG: 'C' },
  });
  expect(stderr).toBe('');
  expect(stdout.replaceAll(/^ +/gm, '')).toBe(printed);
});

test('the stream the document ends with is what the cards are drawn from', () => {
  const replay = readReplay(readFileSync(join(folder, 'record.json'), 'utf8'));
  if ('code' in replay) throw new Error(replay.problem);
  const bytes = [...(examples.at(-1)?.[1] ?? '').matchAll(/[0-9a-f]{2}/g)].map(([byte]) => Number.parseInt(byte, 16));
  const first = new DataView(Uint8Array.from(bytes).buffer).getUint32(0, true);
  expect(seeded(seedOf(replay.seed)).below(2 ** 32)).toBe(first);
});
