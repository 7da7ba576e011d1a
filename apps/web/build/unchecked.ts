/** Leaves out of the client what only campaigns ask engines for: the laws their positions obey. */
import type { Plugin } from 'vite';

const LAWS = './invariants.ts';
const ENGINE = /\/packages\/[^/]+\/src\/rules\.ts$/;
const NONE = '\0no-laws';

export const unchecked = (): Plugin => ({
  name: 'orrery-unchecked',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) => (source === LAWS && importer !== undefined && ENGINE.test(importer) ? NONE : null),
  load: (id) => (id === NONE ? 'export const invariants = () => ({}); export const invariantsOf = invariants;' : null),
});
