import { openPostgres } from '@orrery/store/postgres';
import { newDatabase } from '@orrery/store/private';
import type { Skill } from '@orrery/store';
import { expect, inject, test } from 'vitest';
import { Guest, shuffle } from '../testing/guest.ts';
import { house } from '../testing/house.ts';
import { after } from './reckoning.ts';
import { FRESH } from './skill.ts';

const clock = { kind: 'bank', seconds: 600, increment: 10 } as const;

test('games that end at three processes at once are counted one after another: reckoned again from the first, ratings are the same', async () => {
  const address = await newDatabase(inject('postgres'));
  const { servers, end } = await house(inject('postgres'), { address });
  const store = await openPostgres(address);
  try {
    const people = await Promise.all(Array.from({ length: 6 }, (_, i) => Guest.arrive(servers[i % 3]?.url ?? '', { name: `Guest ${i}` })));
    for (let round = 1; round <= 3; round++) {
      await Promise.all(people.map((guest) => guest.must({ do: 'seek', game: 'duel', seats: 2, clock, rated: true })));
      await Promise.all(people.map((guest) => guest.until(() => guest.found.length === round, 'a table')));
      const tables = [...Map.groupBy(people, ({ found }) => found.at(-1) ?? '')];
      for (const [match, pair] of tables) {
        for (const guest of pair) await guest.must({ do: 'watch', match });
        await shuffle(match, pair);
      }
      await Promise.all(tables.map(async ([match, [first]]) => first?.must({ do: 'resign', match })));
      await Promise.all(servers.map((server) => server.settled()));
    }
    const games = await store.people.ratings.counted(0);
    expect(games.map(({ number }) => number)).toEqual(Array.from({ length: 9 }, (_, i) => i + 1));
    const again = new Map<string, Skill>();
    for (const { parts } of games) {
      const rated = after(
        parts.map(({ person }) => again.get(person) ?? FRESH),
        parts,
      );
      for (const [i, { person }] of parts.entries()) again.set(person, rated[i] ?? FRESH);
    }
    const list = await store.people.ratings.leaders('duel', 1, 10);
    expect(list.map(({ games: count }) => count)).toEqual([3, 3, 3, 3, 3, 3]);
    for (const { person, mu, sigma, games: count } of list) expect({ mu, sigma, games: count }).toEqual(again.get(person));
  } finally {
    await store.close();
    await end();
  }
});
