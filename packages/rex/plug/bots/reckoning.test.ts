import type { Race, RexChoice } from '@orrery/rex';
import { describe, expect, test } from 'vitest';
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

const HEIRS: readonly Race[] = ['XXC', 'LET', 'LAZ', 'HAC', 'SOL', 'JOL'];

test('an ally of Sol may still leave a site, and nobody else is counted on: Hacan goes there, with all it has', async () => {
  const units = { GC: { JOL: 8, XXC: 2 }, ADI: { XXC: 1, LAZ: 4 }, MPS: { JOL: 9 }, INB: { LAZ: 2, HAC: 3 }, PAL: { SOL: 16 } };
  const p = position({
    races: HEIRS,
    round: 8,
    fleet: 14,
    first: 'LET',
    units,
    influence: { HAC: 46, JOL: 19, XXC: 9 },
    reserve: { HAC: 5, SOL: 3, JOL: 3, XXC: 3 },
    allies: [['JOL', 'SOL']],
  })
    .begin('maneuver')
    .until('D-DEPLOY', 'HAC');
  expect(await against(p, 'HAC', { verb: 'deploy', location: 'INB' })).toBeDefined();
  expect(await against(p, 'HAC', { verb: 'deploy', location: 'MPS' })).toBeUndefined();
  p.answer('HAC', { verb: 'deploy', location: 'MPS' });
  expect(await against(p, 'HAC', { verb: 'units', units: 4 })).toBe('free-refused');
  expect(await against(p, 'HAC', { verb: 'units', units: 5 })).toBeUndefined();
});

test('Sol goes for one site, and its ally will leave the other: Hacan meets the ally, who cannot both fight and leave', async () => {
  const units = { CSP: { HAC: 5 }, ADI: { LAZ: 8 }, MPS: { LAZ: 6 }, INB: { SOL: 4 }, PAL: { JOL: 10 }, GC: { LET: 12, JOL: 1 } };
  const p = position({
    races: HEIRS,
    round: 8,
    fleet: 2,
    first: 'LET',
    units,
    influence: { HAC: 42, JOL: 21 },
    reserve: { HAC: 5, SOL: 15, JOL: 1, XXC: 0 },
    allies: [['JOL', 'LET', 'SOL']],
  })
    .begin('maneuver')
    .until('D-DEPLOY', 'HAC');
  expect(await against(p, 'HAC', { verb: 'deploy', location: 'INB' })).toBe('victory-missed');
  expect(await against(p, 'HAC', { verb: 'deploy', location: 'PAL' })).toBeUndefined();
});

test('Sol lacks the fourth stronghold of its alliance, moves first, and goes there with more than a token', async () => {
  const p = position({
    races: ['HAC', 'LAZ', 'LET', 'XXC', 'SOL', 'JOL'],
    round: 8,
    fleet: 17,
    first: 'SOL',
    units: { GC: { HAC: 1, XXC: 1 }, CSP: { LET: 8 }, PLE: { XXC: 3 }, ADI: { XXC: 3 }, MPS: { XXC: 1 }, PAL: { SOL: 6 } },
    mech: { CAR: 1 },
    influence: { HAC: 35, LAZ: 8, LET: 2, XXC: 3, JOL: 2 },
    reserve: { HAC: 10, LAZ: 3, LET: 4, XXC: 3, SOL: 7, JOL: 9 },
    allies: [['SOL', 'XXC']],
  })
    .begin('maneuver')
    .until('D-MOVE', 'SOL')
    .answer('SOL', { verb: 'move', from: 'PAL', to: 'INB' });
  expect(await against(p, 'SOL', { verb: 'units', units: 1 })).toBeDefined();
  expect(await against(p, 'SOL', { verb: 'units', units: 5 })).toBeUndefined();
});

test('influence is not saved where a few units more double the chance to win', async () => {
  const p = position({
    races: ['HAC', 'LAZ', 'LET', 'XXC', 'SOL', 'JOL'],
    round: 3,
    fleet: 2,
    first: 'JOL',
    units: {
      CSP: { LAZ: 3 },
      ADI: { LET: 5 },
      MPS: { LAZ: 8 },
      INB: { LET: 2, JOL: 5 },
      MEM: { XXC: 10 },
      PAL: { SOL: 5, HAC: 4 },
      GC: { XXC: 3 },
      WIN: { LET: 3 },
    },
    mech: { CSP: 5 },
    influence: { HAC: 23, LAZ: 15, LET: 9, XXC: 4 },
    reserve: { HAC: 0, LAZ: 3, LET: 6, XXC: 3, SOL: 4, JOL: 3 },
    allies: [['LAZ', 'LET', 'SOL']],
  })
    .begin('maneuver')
    .until('D-DEPLOY', 'LET')
    .answer('LET', { verb: 'deploy', location: 'INB' });
  expect(await against(p, 'LET', { verb: 'units', units: 2 })).toBe('hopeless');
  expect(await against(p, 'LET', { verb: 'units', units: 4 })).toBeUndefined();
});

test('a movement that a card was spent on is not given up to spend another', async () => {
  const p = position({
    races: ['HAC', 'LAZ', 'LET', 'XXC', 'SOL', 'JOL'],
    round: 8,
    fleet: 17,
    first: 'SOL',
    units: { CSP: { LET: 8 }, ADI: { XXC: 3 }, MPS: { XXC: 1, HAC: 10 }, INB: { SOL: 1, HAC: 1 }, PAL: { SOL: 13 } },
    mech: { ADI: 5 },
    influence: { HAC: 35, LET: 2, XXC: 3 },
    reserve: { HAC: 0, LAZ: 3, LET: 4, XXC: 3, SOL: 0, JOL: 9 },
    hands: { LET: ['rapid_mobilization', 'rapid_mobilization'] },
    allies: [['SOL', 'XXC']],
  })
    .begin('maneuver')
    .until('D-MOVE', 'LET')
    .answer('LET', { verb: 'move', from: 'CSP', to: 'INB' }, { verb: 'units', units: 7 }, { verb: 'play', card: 'rapid_mobilization' })
    .quiet();
  expect(await against(p, 'LET', { verb: 'skip' })).toBe('no-effect');
});

test('another movement is counted on that could only go into a fight that is lost', async () => {
  const units = {
    VEL: { LET: 3 },
    CSP: { JOL: 11 },
    ADI: { JOL: 4 },
    INB: { HAC: 5, LAZ: 4 },
    PAL: { SOL: 5, LAZ: 1 },
    MPS: { HAC: 12 },
    HOL: { XXC: 5 },
  };
  const p = position({
    races: ['LET', 'XXC', 'LAZ', 'SOL', 'HAC', 'JOL'],
    round: 5,
    fleet: 11,
    first: 'XXC',
    units,
    mech: { PAL: 2, CSP: 3 },
    allies: [['JOL', 'LET']],
    hands: { LET: ['bio_weapon', 'personal_shield', 'rapid_mobilization'] },
    reserve: { XXC: 0, LAZ: 1, SOL: 0, HAC: 0, JOL: 1, LET: 9 },
    influence: { LET: 4 },
  })
    .begin('maneuver')
    .until('D-MOVE', 'LET')
    .answer('LET', { verb: 'move', from: 'VEL', to: 'TAR' });
  expect(await against(p, 'LET', { verb: 'units', units: 3 })).toBeUndefined();
});

test('a few units go into any fight that makes the victory of others a little less likely, and six influence that are free are left', async () => {
  const units = {
    GC: { XXC: 1 },
    CSP: { LET: 1, XXC: 5 },
    SAI: { XXC: 3 },
    ADI: { HAC: 7, LET: 6 },
    MPS: { LAZ: 2 },
    INB: { LET: 4, XXC: 5 },
    WIN: { SOL: 5, LAZ: 3 },
    PAL: { SOL: 1, LET: 9 },
  };
  const p = position({
    races,
    round: 5,
    first: 'LET',
    fleet: 18,
    units,
    mech: { MPS: 5 },
    gold: { ICA: 8, CAR: 6, WIN: 6 },
    reserve: { SOL: 0, HAC: 0, JOL: 10, LET: 0, XXC: 0, LAZ: 3 },
    influence: { SOL: 7, HAC: 50, JOL: 6, LET: 1, XXC: 0, LAZ: 8 },
    hands: {
      SOL: ['energy_rifle', 'antitoxin', 'rapid_mobilization', 'diplomatic_interference'],
      HAC: ['bio_weapon', 'feint', 'personal_shield', 'tactical_retreat'],
      JOL: ['antitoxin', 'recruits'],
      LET: ['bio_weapon', 'personal_shield', 'antitoxin', 'tactical_retreat', 'decoy', 'informant', 'rapid_mobilization'],
      XXC: ['bio_weapon', 'feint'],
      LAZ: ['bio_weapon', 'feint', 'antitoxin', 'informant'],
    },
    dead: ['SOL-L2', 'HAC-L5', 'XXC-L2', 'LAZ-L1'],
    allies: [['LET', 'LAZ']],
  })
    .begin('maneuver')
    .until('D-DEPLOY', 'JOL');
  expect(await against(p, 'JOL', { verb: 'deploy', location: 'CAR' })).toBeUndefined();
  for (const location of ['CSP', 'ADI', 'MPS']) expect(await against(p, 'JOL', { verb: 'deploy', location })).toBe('hopeless');
});

test('another movement that was bought to keep Letnev from its third stronghold fetches influence instead', async () => {
  const p = position({
    races,
    round: 4,
    first: 'LET',
    fleet: 1,
    units: {
      CSP: { LET: 7 },
      SAI: { SOL: 7 },
      ADI: { LET: 7, LAZ: 1 },
      GC: { XXC: 3 },
      MPS: { XXC: 6 },
      INB: { LET: 4 },
      PAL: { SOL: 12 },
    },
    mech: { ADI: 1 },
    down: { ADI: 3 },
    gold: { CAR: 8, REC: 6 },
    reserve: { SOL: 1, HAC: 9, JOL: 4, LET: 0, XXC: 1, LAZ: 5 },
    influence: { SOL: 21, HAC: 53, JOL: 2, LET: 1, XXC: 2, LAZ: 11 },
    hands: {
      SOL: ['bio_weapon', 'bio_weapon', 'feint', 'decoy'],
      HAC: ['personal_shield', 'antitoxin', 'antitoxin', 'rapid_mobilization'],
      JOL: ['energy_rifle'],
      LET: ['energy_rifle', 'bio_weapon', 'feint', 'personal_shield', 'personal_shield', 'decoy', 'recruits'],
      XXC: ['energy_rifle', 'feint', 'decoy', 'rapid_mobilization'],
      LAZ: ['tactical_retreat', 'tactical_retreat', 'informant', 'graviton_negator'],
    },
    dead: ['JOL-L2', 'LAZ-L5'],
  })
    .begin('maneuver')
    .until('D-MOVE', 'XXC')
    .answer('XXC', { verb: 'move', from: 'GC', to: 'REC' })
    .answer('XXC', { verb: 'units', units: 3, faceDown: 0 })
    .answer('XXC', { verb: 'play', card: 'rapid_mobilization' });
  expect(await against(p, 'XXC', { verb: 'move', from: 'REC', to: 'CAR' })).toBe('victory-allowed');
  expect(await against(p, 'XXC', { verb: 'move', from: 'MPS', to: 'INB' })).toBeUndefined();
});

test('two allies win with four strongholds, and the last to move goes for the stronger garrison of two', async () => {
  const units = { PAL: { LAZ: 15 }, MPS: { LET: 12 }, CSP: { LET: 3 }, INB: { LAZ: 5 }, ADI: { HAC: 12 } };
  const p = position({
    races: ['LET', 'LAZ', 'SOL', 'HAC', 'XXC', 'JOL'],
    first: 'LET',
    round: 5,
    fleet: 5,
    units,
    allies: [['LET', 'LAZ']],
    influence: { JOL: 12 },
    reserve: { SOL: 0, HAC: 0, XXC: 0, LET: 0, LAZ: 0, JOL: 10 },
  })
    .begin('maneuver')
    .until('D-DEPLOY', 'JOL');
  expect(await against(p, 'JOL', { verb: 'deploy', location: 'INB' })).toBe('victory-allowed');
  expect(await against(p, 'JOL', { verb: 'deploy', location: 'CSP' })).toBeUndefined();
});

test('in the last round one goes ahead with another movement, and three stay where nothing is', async () => {
  const units = { MEM: { SOL: 4 }, CSP: { JOL: 11 }, MPS: { LET: 4, XXC: 2 }, INB: { LET: 5 }, PAL: { HAC: 20 } };
  const hands = { SOL: ['energy_rifle', 'rapid_mobilization'] };
  const p = position({ races, round: 8, first: 'XXC', fleet: 17, units, hands, reserve: { SOL: 0 }, gold: { MEM: 6 } })
    .begin('maneuver')
    .until('D-MOVE', 'SOL')
    .answer('SOL', { verb: 'move', from: 'MEM', to: 'GC' });
  expect(await against(p, 'SOL', { verb: 'units', units: 1 })).toBe('free-refused');
  expect(await against(p, 'SOL', { verb: 'units', units: 4 })).toBeUndefined();
});

describe('a victory that stands in plain sight is not left to others', () => {
  test('Letnev stands in three strongholds, all of them fought over: whoever has units left goes for the weakest, and not for influence', async () => {
    const units = { CSP: { LET: 6, HAC: 5 }, ADI: { LET: 5, SOL: 4 }, MPS: { LET: 4, XXC: 3 }, PAL: { SOL: 9 }, INB: { LAZ: 6 } };
    const reserve = { SOL: 0, HAC: 0, JOL: 8, LET: 0, XXC: 3, LAZ: 0 };
    const p = position({ races, round: 5, first: 'LET', units, influence: { JOL: 14 }, reserve, gold: { TAR: 12 } })
      .begin('maneuver')
      .until('D-DEPLOY', 'JOL');
    expect(await against(p, 'JOL', { verb: 'deploy', location: 'TAR' })).toBe('victory-allowed');
    expect(await against(p, 'JOL', { verb: 'deploy', location: 'MPS' })).toBeUndefined();
  });

  test('of four strongholds of two allies the one that is fought over can be kept from them, and not those that are full of them', async () => {
    const units = { CSP: { JOL: 9 }, ADI: { LAZ: 10 }, MPS: { LAZ: 3, SOL: 3 }, INB: { JOL: 10 }, PAL: { SOL: 8 }, TAR: { HAC: 6 } };
    const reserve = { SOL: 0, HAC: 6, JOL: 0, LET: 0, XXC: 3, LAZ: 0 };
    const p = position({ races, round: 5, first: 'LET', units, influence: { HAC: 6 }, reserve, allies: [['JOL', 'LAZ']], gold: { TAR: 6 } })
      .begin('maneuver')
      .until('D-DEPLOY', 'HAC');
    for (const location of ['CSP', 'ADI', 'INB']) expect(await against(p, 'HAC', { verb: 'deploy', location })).toBeDefined();
    expect(await against(p, 'HAC', { verb: 'deploy', location: 'MPS' })).toBeUndefined();
  });

  test('two allies win if three fights go well, and one of those who could join in goes home', async () => {
    const p = position({
      races,
      round: 6,
      first: 'XXC',
      fleet: 3,
      units: {
        GC: { JOL: 3, XXC: 1 },
        CSP: { LET: 7 },
        CAR: { SOL: 5 },
        ADI: { HAC: 12 },
        MPS: { HAC: 8, XXC: 7 },
        INB: { LET: 6, LAZ: 7 },
        REC: { SOL: 5 },
        PAL: { JOL: 1, LAZ: 1 },
      },
      mech: { INB: 1, PAL: 4 },
      influence: { SOL: 4, HAC: 25, JOL: 9, LET: 8, LAZ: 12 },
      reserve: { SOL: 0, HAC: 0, JOL: 10, LET: 7, XXC: 0, LAZ: 0 },
      allies: [['HAC', 'LAZ']],
    })
      .begin('maneuver')
      .until('D-DEPLOY', 'JOL');
    expect(await against(p, 'JOL', { verb: 'end' })).toBe('victory-allowed');
    expect(await against(p, 'JOL', { verb: 'deploy', location: 'INB' })).toBeUndefined();
  });

  test('Sol and Xxcha lack one stronghold, and only two are still to move: the weakest of theirs is attacked', async () => {
    const p = position({
      races,
      round: 7,
      first: 'LAZ',
      fleet: 6,
      units: {
        GC: { LET: 5 },
        CSP: { SOL: 4 },
        ADI: { XXC: 13 },
        MPS: { HAC: 8 },
        INB: { HAC: 4 },
        MEM: { SOL: 5 },
        PAL: { XXC: 6 },
      },
      mech: { CSP: 2 },
      down: { INB: 1 },
      influence: { SOL: 3, HAC: 86, JOL: 9, XXC: 8, LAZ: 1 },
      reserve: { SOL: 0, HAC: 0, JOL: 10, LET: 2, XXC: 0, LAZ: 1 },
      allies: [['SOL', 'XXC']],
    })
      .begin('maneuver')
      .until('D-DEPLOY', 'JOL');
    for (const location of ['TAR', 'HOL']) expect(await against(p, 'JOL', { verb: 'deploy', location })).toBe('victory-allowed');
    expect(await against(p, 'JOL', { verb: 'deploy', location: 'INB' })).toBeUndefined();
  });
});

test('in the last round nobody counts on what an ally might do later: Sol keeps its Palace manned, and brings the units there that it has for nothing', async () => {
  const order: readonly Race[] = ['LET', 'HAC', 'SOL', 'LAZ', 'XXC', 'JOL'];
  const units = {
    GC: { LAZ: 8, XXC: 7, JOL: 4 },
    CSP: { LET: 1 },
    ADI: { XXC: 4 },
    MPS: { JOL: 13 },
    INB: { LET: 1, SOL: 11 },
    MEM: { SOL: 5 },
    PAL: { SOL: 1 },
  };
  const p = position({
    races: order,
    round: 8,
    fleet: 7,
    first: 'SOL',
    units,
    influence: { LET: 6, HAC: 17, SOL: 28, LAZ: 9, XXC: 10, JOL: 12 },
    reserve: { LET: 4, HAC: 5, SOL: 3, XXC: 5, JOL: 3 },
    allies: [['SOL', 'JOL']],
  })
    .begin('maneuver')
    .until('D-DEPLOY', 'SOL');
  expect(await against(p, 'SOL', { verb: 'deploy', location: 'PAL' })).toBeUndefined();
});
