/** Something the person can put right: printed as one line, exit code 1. */
export class Complaint extends Error {}

/** A text from outside as part of one line: no control signs, not endless. */
export function short(text: string, most = 200): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return line.length > most ? `${line.slice(0, most)} …` : line;
}
