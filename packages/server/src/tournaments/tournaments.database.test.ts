import { quick } from '@orrery/kernel';
import type { TournamentView } from '@orrery/protocol';
import { expect, inject, test } from 'vitest';
import { contend } from '../testing/contender.ts';
import { Guest } from '../testing/guest.ts';
import { house } from '../testing/house.ts';

test('three processes hold one tournament together: people of different ones meet, and every round is paired once', async () => {
  const { servers, end } = await house(inject('postgres'));
  try {
    const people = await Promise.all(servers.map(({ url }, i) => Guest.arrive(url, { name: `Guest ${i}` })));
    const [first] = people;
    const held = (await first?.must({
      do: 'hold',
      name: 'Together',
      game: 'duel',
      kind: 'swiss',
      seats: 2,
      rounds: 3,
      clock: { kind: 'bank', seconds: 600, increment: 10 },
      most: 16,
      starts: 3600,
      pause: 0,
      bots: 3,
      level: 'random',
      abandoned: 'bot',
    })) as unknown as TournamentView;
    for (const guest of people) await guest.must({ do: 'enter', of: held.id });
    await first?.must({ do: 'begin', of: held.id });
    const seen = await Promise.all(people.map((guest, i) => contend(guest, held.id, quick(i))));
    for (const view of seen) expect(view).toMatchObject({ state: 'over', round: 3, count: 6 });
    expect(seen[0]?.entrants.reduce((sum, { points }) => sum + points, 0)).toBe(9);
    expect(seen[0]?.entrants.every(({ marks }) => marks.length === 3 && marks.every((mark) => mark !== null && mark >= 0))).toBe(true);
  } finally {
    await end();
  }
});
