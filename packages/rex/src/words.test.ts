import { sha256Hex, type Codec } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { standard } from './pack/standard.ts';
import { wordsOf } from './words.ts';

/** Where every word begins, as one short number to compare. */
const digest = (words: Readonly<Record<string, { readonly first: number }>>, codec: Codec<unknown>): string =>
  sha256Hex(
    Object.values(words)
      .map(({ first }) => `${codec.form(first).word} ${first}`)
      .join('\n'),
  ).slice(0, 12);

test('words keep their codes: records of games speak in them', () => {
  const codes = [3, 4, 5, 6].map((seats) => {
    const { choices, events, choiceCodec, eventCodec } = wordsOf(standard, seats);
    return [seats, digest(choices, choiceCodec), choiceCodec.size, digest(events, eventCodec), eventCodec.size];
  });
  expect(codes).toEqual([
    [3, '26c34ab82a37', 10475, '3d077a039d6f', 2950705],
    [4, '00999cdc6d41', 11535, '5eb7dc43755e', 3950447],
    [5, '9a0ad65dde03', 12605, 'b77890b5f4e5', 4978397],
    [6, 'd444996b0e34', 13693, 'c0d97d2672e4', 6040659],
  ]);
});
