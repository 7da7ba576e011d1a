import { readdirSync, readFileSync } from 'node:fs';
import { Conformance, conformance } from '@orrery/kernel/conformance';
import { expect, inject, test } from 'vitest';
import { liberation } from '../game.ts';
import { options } from '../options.ts';
import { blindly } from './blindly.ts';
import { plan } from './plan.ts';

/** All combinations of options, not only all pairs. */
function everyTable(): Record<string, string | number | boolean>[] {
  let tables: Record<string, string | number | boolean>[] = [{}];
  for (const option of options) tables = tables.flatMap((table) => option.values.map((value) => ({ ...table, [option.id]: value })));
  return tables.filter((table) => !('faults' in liberation.open(table)));
}

// What hardly ever happens by chance has happened in a recorded game.
const folder = new URL('../../../../replays/liberation/', import.meta.url);
const replays = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));

const { stepsProbed: _, ...everyStep } = plan;
conformance(test, liberation, { ...everyStep, replays, games: 200_000, probes: 300, compared: 3000, seed: inject('seed') });

test('LIB-OPT-9: every combination of options plays by the rules', () => {
  const tables = everyTable();
  expect(tables).toHaveLength(756);
  const suite = new Conformance(liberation, { ...plan, tables, games: 756 * 40 });
  suite.campaign();
  suite.probe(756);
  expect(suite.faults).toEqual([]);
}, 3_600_000);

test('LIB-INFO-6: where visible choices do not depend on secrets, samples are distributed exactly as truth is', () => {
  const tables = [{}, { hiddenMissions: 'both', setupDiscards: 0 }, { warpedWorld: true, powerCoreFollowUp: false }];
  const suite = new Conformance(liberation, { ...plan, tables, policy: blindly, exact: true });
  suite.compare(20_000);
  expect(suite.faults).toEqual([]);
}, 3_600_000);
