/** A bot that thinks long enough to be interrupted. */
export default async function think({ open }: { readonly open: readonly number[] }): Promise<number> {
  await new Promise((done) => setTimeout(done, 400));
  return open[0] ?? 0;
}
