/** Codes that people read, print and type. */

/** None that is taken for another. */
export const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Letters of a code shown on one device for another, and of one that was printed. */
export const DEVICE_CODE = 8;
export const RECOVERY_CODE = 16;

/** However it was typed. */
export const tidyCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s–—-]/g, '');

/** Whether something typed may be a code at all. */
export function isCode(typed: string): boolean {
  const code = tidyCode(typed);
  return (code.length === DEVICE_CODE || code.length === RECOVERY_CODE) && [...code].every((letter) => CODE_LETTERS.includes(letter));
}
