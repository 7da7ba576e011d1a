import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const exclude = ['**/node_modules/**', '**/dist/**'];
const browser = ['e2e/**/*.test.ts', 'packages/**/*.browser.test.ts', 'apps/**/*.browser.test.ts'];

const database = ['packages/**/*.database.test.ts'];

/** Node runs the code by itself, as it does outside tests: it needs no transforming, and is as fast as it is there. */
const NATIVE = { viteModuleRunner: false, nodeLoader: false };

/** Files that take long, the longest of their project first. */
const LONG = [
  /conformance|storm|mishaps|faults\.test|orrery\.test|fourth-game/,
  /gravity-sky|rex-panels|lessons\.test|secrecy\.test/,
  /e2e\/(access|explain|learn)|rex-board/,
  /gravity-board|e2e\/liberation|online-(two|access)|people\.test|account\.test|screens/,
  /online\.test|online-rex|together|rex-city|offline|text-table/,
];

/** The long ones first, also where no earlier run has measured them: nobody waits for a last one alone. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification): number => {
      const found = LONG.findIndex((name) => name.test(moduleId));
      return found < 0 ? LONG.length : found;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'bench/**/*.test.ts', 'scripts/**/*.test.ts', 'site/**/*.test.ts'],
          exclude: [...exclude, ...browser, ...database],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
          pool: 'threads',
          // A lane keeps what it has loaded from file to file: a test puts back whatever of the process it changes.
          isolate: false,
          experimental: NATIVE,
        },
      },
      {
        test: {
          name: 'database',
          include: database,
          globalSetup: ['packages/server/src/testing/servers.ts'],
          exclude,
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 60_000 } },
          pool: 'forks',
          isolate: false,
          experimental: NATIVE,
        },
      },
      {
        test: {
          name: 'browser',
          include: browser,
          exclude,
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 60_000, interval: 100 } },
          pool: 'forks',
          // A lane keeps its browser and whatever it has loaded from file to file.
          isolate: false,
          experimental: NATIVE,
        },
      },
    ],
  },
});
