/** Several processes under faults of every kind, for long. */
import { quick } from '@orrery/kernel';
import { expect, inject, test } from 'vitest';
import { FAULTS, weather, type Fault } from './testing/storm.ts';

const number = [...inject('seed')].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000, 7);

/** How often each kind of fault comes in a round: a hundred falls of servers and twenty of each of the others in all. */
const SHARES: Readonly<Record<Fault, number>> = {
  process: 20,
  redis: 4,
  postgres: 4,
  'postgres cut': 2,
  'postgres slow': 2,
  'postgres stuck': 2,
  'redis cut': 2,
  'redis slow': 2,
  'redis stuck': 2,
  'redis deaf': 1,
  'door cut': 2,
  'door slow': 2,
  'door stuck': 2,
};

for (let round = 0; round < 5; round++)
  test(`round ${round}`, async () => {
    const chance = quick(number + round);
    const faults = FAULTS.flatMap((fault) => Array.from({ length: SHARES[fault] }, () => fault))
      .map((fault) => ({ fault, at: chance.below(1_000_000) }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ fault }) => fault);
    const report = await weather({ seed: number + round, processes: 3, pairs: 12, faults, between: 15 });
    console.log(`round ${round}: ${report.acknowledged} answers in ${report.matches} matches, ${JSON.stringify(report.faults)}`);
    expect(report.wrong).toEqual([]);
  });
