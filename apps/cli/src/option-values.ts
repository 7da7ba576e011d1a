/** `seats=6` as options take it: numbers and truth values as such. */
export function optionsOf(pairs: readonly string[]): Record<string, string | number | boolean> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [id = '', value = ''] = pair.split('=', 2);
      const number = Number(value);
      return [id, value === 'true' ? true : value === 'false' ? false : value !== '' && Number.isFinite(number) ? number : value];
    }),
  );
}
