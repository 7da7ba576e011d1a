import { expect, test } from 'vitest';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { ru } from '../texts/ru.ts';
import { FOLLIES } from './follies.ts';

test('every folly is explained in every language, and nothing else is', () => {
  for (const messages of [en, ru, de])
    expect(Object.keys(messages).filter((key) => key.startsWith('folly.'))).toEqual(FOLLIES.map((code) => `folly.${code}`));
});
