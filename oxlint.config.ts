/**
 * Lint. The packages come from the tree: one is an engine, with an engine's bans, unless its package.json names another layer
 * (`"orrery": { "layer": "server" }`). A game's engine is `src`, everything else reaches it through `plug`.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { defineConfig, type OxlintConfig } from 'oxlint';

type Layer = 'kernel' | 'engine' | 'plugs' | 'bots' | 'review' | 'texts' | 'boards' | 'protocol' | 'store' | 'server' | 'web' | 'cli';

/** Which layers a layer may import. Only plugs and the tests of general layers know an engine by name. */
const MAY: Readonly<Record<Layer, readonly Layer[]>> = {
  kernel: [],
  engine: ['kernel'],
  plugs: ['kernel'],
  bots: ['kernel', 'plugs'],
  review: ['kernel', 'plugs', 'bots'],
  texts: ['kernel', 'plugs'],
  boards: ['kernel', 'plugs', 'texts'],
  protocol: ['kernel'],
  store: ['kernel', 'protocol'],
  server: ['kernel', 'plugs', 'bots', 'texts', 'protocol', 'store'],
  web: ['kernel', 'plugs', 'bots', 'review', 'texts', 'boards', 'protocol'],
  cli: ['kernel', 'plugs', 'bots', 'review', 'texts', 'boards', 'protocol', 'store', 'server'],
};
/** What the plug of a game may import besides its own engine, on the page and elsewhere. */
const PLUG: readonly Layer[] = ['kernel', 'plugs', 'bots', 'texts', 'boards', 'protocol'];
const ON_PAGE = '{page.tsx,lobby.tsx,about.ts,balance.ts,faces.ts,pack.ts,lobby/**,board/**}';

interface Part {
  readonly name: string;
  readonly folder: string;
  readonly layer: Layer;
}

const isLayer = (word: unknown): word is Layer => typeof word === 'string' && Object.hasOwn(MAY, word);

const parts: readonly Part[] = globSync('{packages,apps}/*/package.json', { cwd: import.meta.dirname })
  .toSorted()
  .map((file) => {
    const { name, orrery } = JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')) as {
      readonly name: string;
      readonly orrery?: { readonly layer?: unknown };
    };
    const layer = orrery?.layer ?? 'engine';
    if (!isLayer(layer))
      throw new Error(`${file}: "orrery.layer" is ${JSON.stringify(layer)}; it must be one of ${Object.keys(MAY).join(', ')}`);
    return { name: name.replace('@orrery/', ''), folder: dirname(file).replaceAll('\\', '/'), layer };
  });

const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/*.soak.ts'];
const NO_NODE = 'Engines use no Node API: they run unchanged in a browser worker.';
const NO_PAGE = 'Engines use no browser API: they run unchanged in Node.';
const NO_CLOCK = 'Engines know no clock.';
const NO_DICE = 'All randomness comes from the Chance handed in.';
const NO_WORDS = 'Engines speak in ids; words are made in texts.';

type Rules = NonNullable<OxlintConfig['rules']>;

interface Pattern {
  readonly regex: string;
  readonly message: string;
}
const node: Pattern = { regex: '^node:', message: NO_NODE };
const dependencies: Pattern = { regex: '^[a-z]', message: 'Engines have no dependencies.' };

/** Bans every package but those of these layers, and imports by path. */
function imports(self: string, allowed: readonly Layer[], own: readonly string[], more: readonly Pattern[] = []): Rules {
  const banned = parts.filter(({ name, layer }) => !allowed.includes(layer) && !own.includes(name)).map(({ name }) => name);
  const message = `Imports point one way: ${self} may import ${[...own, ...allowed].join(', ') || 'nothing'}.`;
  const patterns = [
    ...(banned.length > 0 ? [{ regex: `^@orrery/(${banned.join('|')})(/|$)`, message }] : []),
    { regex: '(^|/)\\.\\./([a-z]+/(src|plug)|packages|apps)/', message: 'Import another package by its name, not by a path.' },
    ...more,
  ];
  return { 'no-restricted-imports': ['error', { patterns }] };
}

const ban = (message: string, ...names: readonly string[]) => names.map((name) => ({ name, message }));
const purity: Rules = {
  'no-restricted-globals': [
    'error',
    ...ban(NO_CLOCK, 'Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'),
    ...ban(NO_NODE, 'process', 'Buffer', 'require', 'global', '__dirname', '__filename'),
    ...ban(NO_PAGE, 'document', 'window', 'self', 'navigator', 'location', 'localStorage', 'sessionStorage', 'indexedDB'),
    ...ban(NO_PAGE, 'fetch', 'XMLHttpRequest', 'WebSocket', 'Worker', 'alert'),
    ...ban(NO_DICE, 'crypto'),
    ...ban('Engines reach for nothing around them.', 'globalThis'),
    ...ban(NO_WORDS, 'Intl'),
  ],
  'no-restricted-properties': [
    'error',
    { object: 'Math', property: 'random', message: NO_DICE },
    { property: 'toLocaleString', message: NO_WORDS },
    { property: 'localeCompare', message: "Order must not depend on the machine's language." },
  ],
};

const TS = '**/*.{ts,tsx}';
const layers = parts.flatMap(({ name, folder, layer }) => {
  const own = name === 'kernel' ? [] : [name];
  if (layer !== 'engine' && layer !== 'kernel')
    return [
      { files: [`${folder}/${TS}`], excludeFiles: TESTS, rules: imports(name, MAY[layer], own) },
      // Tests try general things on real games.
      { files: TESTS.map((pattern) => `${folder}/${pattern}`), rules: imports(name, [...MAY[layer], 'engine'], own) },
    ];
  // The kernel's conformance suite runs in tests.
  const excludeFiles = [...TESTS, 'packages/kernel/src/conformance/**'];
  return [
    { files: [`${folder}/${TS}`], rules: imports(name, MAY[layer], own) },
    { files: [`${folder}/src/${TS}`], excludeFiles, rules: { ...imports(name, MAY[layer], own, [node, dependencies]), ...purity } },
    { files: [`${folder}/plug/${TS}`], rules: imports(`the plug of ${name}`, PLUG, own) },
    {
      files: [`${folder}/plug/${ON_PAGE}`, ...TESTS.map((pattern) => `${folder}/plug/${pattern}`)],
      rules: imports(`the plug of ${name}`, [...PLUG, 'web'], own),
    },
    {
      files: [`${folder}/plug/${TS}`],
      excludeFiles: [...TESTS, `${folder}/plug/${ON_PAGE}`],
      rules: imports(`the plug of ${name}`, PLUG, own, [node]),
    },
  ];
});

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import'],
  categories: { correctness: 'error', suspicious: 'off' },
  env: { builtin: true, es2024: true, node: true, browser: true },
  ignorePatterns: ['**/.*', '**/dist/**', '**/node_modules/**', 'coverage/**'],
  rules: {
    eqeqeq: 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'no-eval': 'error',
    'no-throw-literal': 'error',
    'no-self-compare': 'error',
    'no-warning-comments': [
      'error',
      {
        terms: ['todo', 'fixme', 'xxx', 'hack'],
      },
    ],
    'no-implicit-coercion': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/switch-exhaustiveness-check': [
      'error',
      {
        considerDefaultExhaustiveForUnions: true,
      },
    ],
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/return-await': 'error',
    'typescript/no-deprecated': 'error',
    'unicorn/no-new-array': 'off',
    'typescript/unbound-method': 'off',
    'typescript/no-misused-spread': [
      'error',
      {
        allow: ['string'],
      },
    ],
    'import/no-cycle': 'error',
    'import/no-self-import': 'error',
    'import/no-duplicates': 'error',
  },
  overrides: [
    ...layers,
    {
      files: ['packages/*/{src,plug}/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'],
      excludeFiles: TESTS,
      rules: { 'no-console': 'error' },
    },
    {
      files: TESTS,
      plugins: ['vitest'],
      rules: {
        'vitest/no-focused-tests': 'error',
        'vitest/no-disabled-tests': 'error',
        'vitest/no-identical-title': 'off',
        'vitest/expect-expect': 'off',
        'vitest/valid-title': 'off',
        'vitest/no-conditional-tests': 'off',
        'vitest/require-mock-type-parameters': 'off',
        'vitest/valid-expect': [
          'error',
          {
            maxArgs: 2,
          },
        ],
        'vitest/no-conditional-expect': 'off',
        'vitest/require-to-throw-message': 'off',
        'typescript/no-non-null-assertion': 'error',
      },
    },
  ],
});
