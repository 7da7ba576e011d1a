// Types, lint, format, dead code and clause coverage, without the tests.
import { runChecks } from './stages.mjs';

export async function main() {
  const failed = await runChecks();
  if (failed.length > 0) console.log(`failed: ${failed.join(', ')}`);
  return failed.length > 0 ? 1 : 0;
}
