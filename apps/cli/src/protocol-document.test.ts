import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkout } from './checkout.ts';
import { protocolDocument, protocolSchema } from './protocol-document.ts';

const file = (name: string): string => readFileSync(join(checkout, 'docs', name), 'utf8');

test('the document and the schema of the protocol are as the code has it (npx orrery protocol --write)', () => {
  expect(JSON.parse(file('protocol.schema.json'))).toEqual(JSON.parse(JSON.stringify(protocolSchema())));
  expect(file('protocol.md')).toBe(protocolDocument());
});
