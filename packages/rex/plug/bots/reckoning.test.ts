import type { Race, RexChoice } from '@orrery/rex';
import { expect, test } from 'vitest';
import { position, type Position } from '../../src/scenarios/position.ts';
import { rexKnowledge } from './lore.ts';

/** What speaks against a choice of a seat, if anything. */
async function against(p: Position, race: Race, choice: RexChoice): Promise<string | undefined> {
  const { code } = p.rules.choices;
  const found = (await rexKnowledge(p.rules).follies?.({ view: p.view(race), past: [] }, p.open(race).map(code))) ?? [];
  return found.find((folly) => folly.choice === code(choice))?.code;
}
const races: readonly Race[] = ['SOL', 'HAC', 'JOL', 'LET', 'XXC', 'LAZ'];

test('two allies win unless a stronghold that is fought for is lost to them: the last to move does not collect influence', async () => {
  const units = { CSP: { LET: 6 }, INB: { HAC: 6, LET: 14 }, ADI: { LAZ: 11 }, MPS: { LAZ: 12 }, PAL: { SOL: 11 } };
  const p = position({ races, round: 3, first: 'HAC', units, allies: [['LET', 'LAZ']], reserve: { SOL: 4 }, gold: { TRE: 10 } })
    .begin('maneuver')
    .until('D-MOVE', 'SOL');
  expect(await against(p, 'SOL', { verb: 'move', from: 'PAL', to: 'TRE' })).toBe('victory-allowed');
  expect(await against(p, 'SOL', { verb: 'end' })).toBeDefined();
  expect(await against(p, 'SOL', { verb: 'move', from: 'PAL', to: 'INB' })).toBeUndefined();
});

test('Sol moves last in the last round, and reaches the site it needs with another movement', async () => {
  const units = { PAL: { SOL: 12 }, MPS: { HAC: 2 }, INB: { LAZ: 14 } };
  const p = position({ races, round: 8, fleet: 1, first: 'HAC', units, hands: { SOL: ['rapid_mobilization'] }, reserve: { SOL: 4 } })
    .begin('maneuver')
    .until('D-MOVE', 'SOL');
  expect(await against(p, 'SOL', { verb: 'end' })).toBeDefined();
  const halfway = p
    .open('SOL')
    .filter((choice) => choice.verb === 'move' && !['CSP', 'INB', 'ADI', 'MPS', 'PAL'].includes(String(choice.to)));
  expect(await Promise.all(halfway.map((choice) => against(p, 'SOL', choice)))).toContain(undefined);
});

test('Xxcha has foretold Hacan for the last round, and goes where Sol would win instead', async () => {
  const units = { PAL: { SOL: 4 }, MPS: { SOL: 4 }, CSP: { JOL: 9 }, INB: { LET: 9 } };
  const p = position({ races, round: 8, first: 'LAZ', units, influence: { XXC: 16 }, reserve: { XXC: 8 }, prediction: ['HAC', 8] })
    .begin('maneuver')
    .until('D-DEPLOY', 'XXC');
  expect(await against(p, 'XXC', { verb: 'end' })).toBeDefined();
  expect(await against(p, 'XXC', { verb: 'deploy', location: 'CSP' })).toBe('victory-missed');
  expect(await against(p, 'XXC', { verb: 'deploy', location: 'MPS' })).toBeUndefined();
});
