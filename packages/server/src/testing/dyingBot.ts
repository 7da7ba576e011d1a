/** A bot that takes its thread with it, three times out of four. */
export default function think({ open, seed }: { readonly open: readonly number[]; readonly seed: number }): number {
  if (seed % 4 !== 0) process.exit(3);
  return open[0] ?? 0;
}
