/** Codes that people read, print and type. */
import { CODE_LETTERS } from '@orrery/protocol';
import type { Entropy } from '../secrets.ts';

/** Five bits a letter. */
export function newCode(entropy: Entropy, letters: number): string {
  let code = '';
  for (const byte of entropy(letters)) code += CODE_LETTERS[byte % CODE_LETTERS.length];
  return code;
}
