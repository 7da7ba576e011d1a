/** A bot that never comes to an end at level 8, and answers at once at any other. */
export default async function think({ entrant, open }: { readonly entrant: string; readonly open: readonly number[] }): Promise<number> {
  if (entrant === 'level:8') await new Promise(() => setInterval(() => undefined, 1000));
  return open[0] ?? 0;
}
