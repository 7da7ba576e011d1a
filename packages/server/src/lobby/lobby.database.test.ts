import { expect, inject, test } from 'vitest';
import { Guest } from '../testing/guest.ts';
import { house } from '../testing/house.ts';

const clock = { kind: 'bank', seconds: 600, increment: 10 } as const;

test('people of three processes find each other: all are paired, nobody twice, and everybody sees who looks', async () => {
  const { servers, end } = await house(inject('postgres'));
  try {
    const [first, second, third] = servers;
    const watcher = await Guest.arrive(third?.url ?? '', { name: 'Watcher' });
    await watcher.must({ do: 'lobby', on: true });
    const lone = await Guest.arrive(first?.url ?? '', { name: 'Lone' });
    await lone.must({ do: 'seek', game: 'duel', seats: 2, clock: { kind: 'move', seconds: 600 } });
    await watcher.until(
      () => [...watcher.lobby.values()].some((one) => 'name' in one && one.name === 'Lone'),
      'somebody of another process',
    );
    const table = await lone.must({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }], public: true });
    await watcher.until(() => watcher.lobby.has(String(table['match'])), 'a table of another process');

    const people = await Promise.all(Array.from({ length: 24 }, (_, i) => Guest.arrive(servers[i % 3]?.url ?? '', { name: `Guest ${i}` })));
    await Promise.all(people.map((guest) => guest.must({ do: 'seek', game: 'duel', seats: 2, clock })));
    await Promise.all(people.map((guest) => guest.until(() => guest.found.length > 0, 'a partner')));
    const found = Map.groupBy(people, ({ found: [match = ''] }) => match);
    expect(found.size).toBe(12);
    for (const [match, pair] of found) {
      expect(pair.length).toBe(2);
      await pair[0]?.must({ do: 'watch', match });
      expect(pair[0]?.tables.get(match)?.seats.every(({ kind }) => kind === 'person')).toBe(true);
    }
    expect(people.every((guest) => guest.found.length === 1)).toBe(true);
    expect(lone.found).toEqual([]);
    await second?.settled();
  } finally {
    await end();
  }
});
