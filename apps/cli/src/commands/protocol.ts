import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { checkout } from '../checkout.ts';
import type { Context } from '../context.ts';
import { protocolDocument, protocolSchema } from '../protocol-document.ts';

export function command({ print, texts }: Context): Command {
  return new Command('protocol')
    .description('what travels between clients and a server, as a JSON Schema')
    .option('--write', 'write docs/protocol.md and docs/protocol.schema.json')
    .action(({ write }: { readonly write?: boolean }) => {
      const schema = `${JSON.stringify(protocolSchema(), null, 1)}\n`;
      if (!write) return print(schema.trimEnd());
      for (const [file, text] of [
        ['docs/protocol.md', protocolDocument()],
        ['docs/protocol.schema.json', schema],
      ] as const) {
        writeFileSync(join(checkout, file), text);
        print(texts.say('rules.written', { file }));
      }
    });
}
