import { readdirSync } from 'node:fs';
import { Command } from 'commander';
import { hurry } from '../bench/measure.ts';
import { Complaint, short } from '../complaint.ts';
import type { Context } from '../context.ts';

/** A file of `bench/` that measures one part of the program. */
interface Part {
  readonly measure: () => Record<string, number> | Promise<Record<string, number>>;
}

/** All parts there may be, in the order they are printed; those with a file have landed. */
const PARTS = ['duel', 'liberation', 'rex', 'gravity', 'server'] as const;
const folder = new URL('../bench/', import.meta.url);

export function command({ texts, print }: Context): Command {
  return new Command('bench')
    .description('how fast the rules and the server are, per CPU-second')
    .argument('[part...]', `what to measure: ${PARTS.join(', ')} (all that have landed)`)
    .option('--json', 'print one JSON object')
    .option('--quick', 'rough figures in a moment')
    .action(async (wanted: readonly string[], options: { readonly json?: boolean; readonly quick?: boolean }) => {
      const files = readdirSync(folder);
      const landed = PARTS.filter((part) => files.includes(`${part}.ts`));
      const unknown = wanted.find((part) => !landed.some((name) => name === part));
      if (unknown !== undefined)
        throw new Complaint(texts.say('error.unknown-part', { part: short(unknown, 60), parts: landed.join(', ') }));
      if (options.quick) hurry();
      const report: Record<string, Record<string, number>> = {};
      for (const part of wanted.length > 0 ? wanted : landed) {
        const { measure } = (await import(new URL(`${part}.ts`, folder).href)) as Part;
        const figures = await measure();
        report[part] = figures;
        if (options.json) continue;
        for (const [name, figure] of Object.entries(figures)) print(`${part.padEnd(12)}${name.padEnd(20)}${figure.toLocaleString('en')}`);
      }
      if (options.json) print(JSON.stringify(report));
    });
}
