import { fileURLToPath } from 'node:url';

/** The folder this command line is part of: tests are looked for and documents written there. */
export const checkout = fileURLToPath(new URL('../../../', import.meta.url));
