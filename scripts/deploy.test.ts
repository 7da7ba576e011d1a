import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const compose = ['deploy/compose.yaml', 'docs/scale/compose.yaml'];

test('files that the image, the service and the compose files speak of are there', () => {
  for (const file of compose) {
    const text = read(file);
    for (const [, built = ''] of text.matchAll(/dockerfile: (\S+)/g)) expect(existsSync(join(root, built)), built).toBe(true);
    for (const [, mounted = ''] of text.matchAll(/- \.\/([\w.]+):/g))
      expect(existsSync(join(root, file, '..', mounted)), mounted).toBe(true);
  }
  for (const file of ['deploy/Dockerfile', 'deploy/orrery.service'])
    for (const [path] of read(file).matchAll(/apps\/cli\/\S+\.ts/g)) expect(existsSync(join(root, path)), path).toBe(true);
  for (const line of read('deploy/image.sh').matchAll(/^cp -r (.*) "\$out/gm))
    for (const copied of (line[1] ?? '').split(' '))
      if (!/(?:^|\/)dist(?:\/|$)/.test(copied)) expect(existsSync(join(root, copied)), copied).toBe(true);
});

test('every setting that is used is one the server knows', () => {
  const known = read('docs/host.md');
  for (const file of ['deploy/Dockerfile', 'deploy/orrery.service', 'deploy/Caddyfile', 'deploy/nginx.conf', ...compose])
    for (const [name] of read(file).matchAll(/\bORRERY_(?!SITE|SERVER)[A-Z_]+/g)) expect(known, name).toContain(`\`${name}\``);
});

test('nothing that a server needs is left out of the image', () => {
  const ignored = read('.dockerignore').split('\n').filter(Boolean);
  expect(ignored.filter((name) => ['packages', 'apps', 'scripts', 'deploy'].includes(name))).toEqual([]);
  // Files that end so are deleted from the image: a server must not import any.
  const imported = globSync('packages/{server,store,protocol,kernel,bots,games,texts,boards}/src/**/*.ts', { cwd: root })
    .filter((file) => !/\.(test|soak)\.ts$/.test(file))
    .filter((file) => /from '[^']+\.(tsx|css)'/.test(read(file)));
  expect(imported).toEqual([]);
});

test('the script that tries the image in a clean Debian knows every word of the Dockerfile', () => {
  const script = read('deploy/debian.sh');
  const known = new Set([...script.matchAll(/^ {4}([A-Z |]+)\)/gm)].flatMap(([, words = '']) => words.split(' | ')));
  const said = [...read('deploy/Dockerfile').matchAll(/^([A-Z]+) /gm)].map(([, word = '']) => word);
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter((word) => !known.has(word))).toEqual([]);
  expect(spawnSync('bash', ['-n', join(root, 'deploy/debian.sh')]).status).toBe(0);
});

test('the lines documents show of a proxy are those of its file', () => {
  const file = read('deploy/nginx.conf').replaceAll(/\s+/g, ' ');
  const shown = /```\nlocation \/ \{\n(.*?)\n\}\n```/s.exec(read('docs/host.md'))?.[1]?.split('\n') ?? [];
  expect(shown.length).toBeGreaterThan(5);
  for (const line of shown) expect(file).toContain(line.trim());
});
