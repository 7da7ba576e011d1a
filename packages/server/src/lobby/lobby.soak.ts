/** A thousand people in one lobby, on one process: they look on, then all of them look for a partner. */
import { expect, test } from 'vitest';
import { Guest } from '../testing/guest.ts';
import { testServer } from '../testing/place.ts';

const PEOPLE = 1000;
const clock = { kind: 'bank', seconds: 600, increment: 10 } as const;
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
const p99 = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;

test('a thousand people: pairing within 200 ms, an idle lobby under 2 % of a processor, nobody paired twice, nobody left', async () => {
  const server = await testServer();
  try {
    const people: Guest[] = [];
    for (let i = 0; i < PEOPLE; i++) people.push(await Guest.arrive(server.url, { name: `Guest ${i}` }));
    await Promise.all(people.map((guest) => guest.must({ do: 'lobby', on: true })));
    await pause(2000);
    const before = process.cpuUsage();
    await pause(10_000);
    const { user, system } = process.cpuUsage(before);
    const idle = (user + system) / 10_000_000;
    // In pairs, a few a second each, as people come.
    const waits: number[] = [];
    for (let i = 0; i < PEOPLE; i += 2) {
      const pair = people.slice(i, i + 2);
      const [first, second] = pair;
      await first?.must({ do: 'seek', game: 'duel', seats: 2, clock });
      const began = performance.now();
      void second?.must({ do: 'seek', game: 'duel', seats: 2, clock });
      await Promise.all(pair.map((guest) => guest.until(() => guest.found.length > 0, 'a partner')));
      waits.push(performance.now() - began);
    }
    const seated = Map.groupBy(people, ({ found: [match = ''] }) => match);
    console.log(`idle ${(100 * idle).toFixed(2)} %, p99 ${p99(waits).toFixed(1)} ms, ${seated.size} tables`);
    expect([...seated.values()].every((pair) => pair.length === 2)).toBe(true);
    // All at once.
    const crowd = await Promise.all(
      people.map(async (guest) => guest.must({ do: 'seek', game: 'duel', seats: 2, clock }).then(() => guest)),
    );
    await Promise.all(crowd.map((guest) => guest.until(() => guest.found.length === 2, 'a second partner')));
    const again = Map.groupBy(people, ({ found: [, match = ''] }) => match);
    expect([...again.values()].every((pair) => pair.length === 2)).toBe(true);
    expect(idle).toBeLessThan(0.02);
    expect(p99(waits)).toBeLessThan(200);
  } finally {
    await server.end();
  }
});
