import type { Race, RexChoice } from '@orrery/rex';
import { describe, expect, test } from 'vitest';
import { fight, plan } from '../../src/scenarios/fight.ts';
import { position, type Position } from '../../src/scenarios/position.ts';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { ru } from '../texts/ru.ts';
import { FOLLIES } from './follies.ts';
import { rexKnowledge } from './lore.ts';

test('every folly is explained in every language, and nothing else is', () => {
  for (const messages of [en, ru, de])
    expect(Object.keys(messages).filter((key) => key.startsWith('folly.'))).toEqual(FOLLIES.map((code) => `folly.${code}`));
});

/** What speaks against a choice of a seat, if anything. */
async function against(p: Position, race: Race, choice: RexChoice): Promise<string | undefined> {
  const { code } = p.rules.choices;
  const found = (await rexKnowledge(p.rules).follies?.({ view: p.view(race), past: [] }, p.open(race).map(code))) ?? [];
  return found.find((folly) => folly.choice === code(choice))?.code;
}
const dial = (number: number): RexChoice => ({ verb: 'dial', number });

describe('what was seen at tables', () => {
  test('nine and more dialled against one unit', async () => {
    const p = fight({ units: { PAL: { LET: 12, SOL: 1 } } });
    // One unit and a leader of seven are eight at most, and a tie is the Letnev’s.
    expect(await against(p, 'LET', dial(9))).toBe('dial-beyond');
    expect(await against(p, 'LET', dial(8))).toBeUndefined();
  });

  test('seventeen units of Sol in the Palace', async () => {
    const p = position({ first: 'SOL', units: { PAL: { SOL: 7 } } })
      .begin('maneuver')
      .until('D-DEPLOY', 'SOL')
      .answer('SOL', { verb: 'deploy', location: 'PAL' });
    expect(await against(p, 'SOL', { verb: 'units', units: 10 })).toBe('crowded');
    expect(await against(p, 'SOL', { verb: 'units', units: 5 })).toBeUndefined();
  });

  test('nobody contests the three strongholds of Hacan', async () => {
    const p = position({ first: 'LET', units: { ADI: { HAC: 3 }, MPS: { HAC: 3 }, CSP: { HAC: 3 } }, influence: { LET: 10 } })
      .begin('maneuver')
      .until('D-DEPLOY', 'LET');
    expect(await against(p, 'LET', { verb: 'deploy', location: 'HOL' })).toBe('victory-allowed');
    expect(await against(p, 'LET', { verb: 'end' })).toBe('victory-allowed');
    expect(await against(p, 'LET', { verb: 'deploy', location: 'ADI' })).toBeUndefined();
  });

  test('the last who can leaves a stronghold empty that Hacan is about to take as its third', async () => {
    const setting = {
      races: ['LET', 'HAC', 'JOL', 'SOL', 'XXC', 'LAZ'],
      first: 'JOL',
      units: { ADI: { HAC: 3 }, MPS: { HAC: 3 }, PAL: { LAZ: 3 }, CSP: { XXC: 3 } },
      influence: { LET: 10, HAC: 10, JOL: 10 },
    } as const;
    // Seats go round from Jol-Nar: Hacan moves last, and the Letnev before it.
    const last = position(setting).begin('maneuver').until('D-DEPLOY', 'LET');
    expect(await against(last, 'LET', { verb: 'end' })).toBe('victory-allowed');
    expect(await against(last, 'LET', { verb: 'deploy', location: 'INB' })).toBeUndefined();
    const early = position(setting).begin('maneuver').until('D-DEPLOY', 'JOL');
    expect(await against(early, 'JOL', { verb: 'end' })).toBeUndefined();
  });

  test('a feint against a leader without defence, and a retreat from a battle that is won', async () => {
    const hands = { LET: ['feint', 'energy_rifle', 'tactical_retreat', 'decoy'], SOL: [] };
    const p = fight({ units: { PAL: { LET: 5, SOL: 1 } }, hands })
      .answer('LET', ...plan(5, 'LET-L1', 'both'))
      .answer('SOL', ...plan(0, 'SOL-L3'));
    expect(await against(p, 'LET', { verb: 'use', card: 'feint' })).toBe('blunt');
    p.answer('LET', { verb: 'use', card: 'energy_rifle' });
    expect(await against(p, 'LET', { verb: 'use', card: 'tactical_retreat' })).toBe('retreat-winning');
    expect(await against(p, 'LET', { verb: 'use', card: 'decoy' })).toBeUndefined();
  });

  test('a traitor who is not called', async () => {
    const p = fight({ units: { PAL: { LET: 5, SOL: 5 } }, traitors: { LET: ['SOL-L1'] } })
      .answer('LET', ...plan(2, 'LET-L1'))
      .answer('SOL', ...plan(2, 'SOL-L1'));
    expect(await against(p, 'LET', { verb: 'decline' })).toBe('traitor-spared');
  });
});
