import { quick } from '../chance.ts';
import type { Option, Options, OptionValue } from '../contract.ts';

const key = (a: number, va: OptionValue, b: number, vb: OptionValue): string => `${a}=${String(va)};${b}=${String(vb)}`;

/**
 * Few tables at which every pair of option values meets, defaults first. Combinations that a game does not open are left to `allowed`; pairs found in none of
 * many tries are taken as excluded by the rules.
 */
export function pairs(options: readonly Option[], allowed: (options: Options) => boolean): Options[] {
  const chance = quick(7);
  const defaults: Options = Object.fromEntries(options.map((option) => [option.id, option.default]));
  const tables: Options[] = [defaults];
  const open = new Set<string>();
  options.forEach((a, i) =>
    options.forEach((b, j) => i < j && a.values.forEach((va) => b.values.forEach((vb) => open.add(key(i, va, j, vb))))),
  );
  if (options.length === 1)
    options[0]?.values.forEach((value) => value !== options[0]?.default && tables.push({ [options[0]?.id ?? '']: value }));
  const covers = (table: Options): string[] => {
    const found: string[] = [];
    options.forEach((a, i) =>
      options.forEach((b, j) => i < j && found.push(key(i, table[a.id] as OptionValue, j, table[b.id] as OptionValue))),
    );
    return found;
  };
  for (const pair of covers(defaults)) open.delete(pair);
  for (const pair of open) {
    const fixed = Object.fromEntries(
      pair.split(';').map((part) => {
        const [index = '', value = ''] = part.split('=');
        const option = options[Number(index)] as Option;
        return [option.id, option.values.find((held) => String(held) === value) as OptionValue];
      }),
    );
    let best: Options | null = null;
    let most = 0;
    for (let tries = 0; tries < 60; tries++) {
      const mostlyDefault = tries % 3 === 0;
      const table: Options = Object.fromEntries(
        options.map((option) => [
          option.id,
          fixed[option.id] ?? (mostlyDefault ? option.default : (option.values[chance.below(option.values.length)] as OptionValue)),
        ]),
      );
      if (!allowed(table)) continue;
      const gain = covers(table).filter((found) => open.has(found)).length;
      if (gain > most) [best, most] = [table, gain];
    }
    if (best) {
      tables.push(best);
      for (const found of covers(best)) open.delete(found);
    }
    open.delete(pair);
  }
  return tables;
}
