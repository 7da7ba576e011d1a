import { expect, test } from 'vitest';
import { namesOf } from './sides.ts';

const rated = (side: string) => ({ game: 'rex', side, figure: 1000, margin: 100, games: 1, provisional: true });

test('a race of a pack that is not known here goes by its id, and a seat by no name at all', async () => {
  const names = await namesOf([rated(''), rated('0'), rated('race/SOL'), rated('race/Ghosts')]);
  expect(Object.keys(names)).toEqual(['rex race/SOL', 'rex race/Ghosts']);
  expect(names['rex race/SOL']?.de).toBe('Sol');
  expect(names['rex race/Ghosts']).toEqual({ en: 'Ghosts', ru: 'Ghosts', de: 'Ghosts' });
});
