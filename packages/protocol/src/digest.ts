/** A short mark of a past, by which a returning client and the server find out how much of it both have (FNV-1a over the entries). */
export function digest(past: readonly number[], length: number = past.length): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < length; i++) {
    const entry = past[i] ?? 0;
    for (let shift = 0; shift < 32; shift += 8) hash = Math.imul(hash ^ ((entry >> shift) & 0xff), 0x01000193);
  }
  return hash >>> 0;
}
