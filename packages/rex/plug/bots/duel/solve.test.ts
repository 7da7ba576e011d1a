import type { Known } from '@orrery/kernel';
import type { Race, RexChoice, RexView } from '@orrery/rex';
import { expect, test } from 'vitest';
import { fight, plan } from '../../../src/scenarios/fight.ts';
import type { Position, Setting } from '../../../src/scenarios/position.ts';
import { rexKnowledge } from '../lore.ts';

/** How often each choice of a seat should be made, by what it names. */
async function solved(p: Position, race: Race, past: readonly number[] = []): Promise<Readonly<Record<string, number>>> {
  const known: Known<RexView> = { view: p.view(race), past };
  const open = p.open(race);
  const solver = await rexKnowledge(p.rules).solver?.();
  const found = solver?.solve(
    known,
    open.map((choice) => p.rules.choices.code(choice)),
  );
  if (!found) throw new Error('nothing was solved');
  expect(found.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  return Object.fromEntries(found.map(({ share }, i) => [String(Object.values(open[i] as RexChoice)[1]), share]));
}

test('cards are mixed where the other side may have a defence against each, and so is the defence', async () => {
  const p = fight({
    units: { PAL: { LET: 4, SOL: 4 } },
    hands: { LET: ['energy_rifle', 'bio_weapon'], SOL: ['personal_shield', 'antitoxin'] },
  })
    .answer('LET', ...plan(2, 'LET-L1', 'attack'))
    .answer('SOL', ...plan(2, 'SOL-L1', 'defence'));
  for (const [race, one, other] of [
    ['LET', 'energy_rifle', 'bio_weapon'],
    ['SOL', 'personal_shield', 'antitoxin'],
  ] as const) {
    const shares = await solved(p, race);
    expect(shares[one]).toBeGreaterThan(0.05);
    expect(shares[other]).toBeGreaterThan(0.05);
  }
});

test('a retreat is played by whoever has been shown to lose, and by nobody who wins', async () => {
  const hands = { LET: ['tactical_retreat', 'decoy'], SOL: [] };
  const losing = fight({ units: { PAL: { LET: 4, SOL: 9 } }, hands })
    .answer('LET', ...plan(1, 'LET-L5', 'defence'))
    .answer('SOL', ...plan(0, 'SOL-L1'));
  expect((await solved(losing, 'LET'))['tactical_retreat']).toBe(1);
  const winning = fight({ units: { PAL: { LET: 9, SOL: 1 } }, hands })
    .answer('LET', ...plan(3, 'LET-L1', 'defence'))
    .answer('SOL', ...plan(0, 'SOL-L5'));
  expect((await solved(winning, 'LET'))['decoy']).toBe(1);
});

test('no more is dialled than can be of use, and the leader who is led is not known beforehand to be a traitor', async () => {
  const p = fight({ units: { PAL: { LET: 12, SOL: 1 } }, hands: { LET: [], SOL: [] }, traitors: { SOL: ['LET-L1'] } });
  const dials = await solved(p, 'LET');
  for (const [number, share] of Object.entries(dials)) if (Number(number) > 8) expect(share).toBe(0);
  const [likeliest] = Object.entries(dials).toSorted(([, a], [, b]) => b - a);
  p.answer('LET', { verb: 'dial', number: Number(likeliest?.[0]) });
  expect(Object.values(await solved(p, 'LET')).some((share) => share > 0.2)).toBe(true);
});

test('nine of fifteen are not dialled for fear of the one card of a rival with three, where three and a leader do; in the last round nobody is spared', async () => {
  const mean = async (round: number): Promise<number> => {
    const units = { INB: { LET: 15, HAC: 3 } };
    const p = fight({ round, races: ['LET', 'HAC', 'SOL', 'JOL'], first: 'HAC', units, hands: { LET: [], HAC: ['informant'] } });
    return Object.entries(await solved(p, 'LET')).reduce((sum, [number, share]) => sum + Number(number) * share, 0);
  };
  expect(await mean(4)).toBeLessThan(5);
  expect(await mean(8)).toBeGreaterThan(8);
});

test('the same knowledge gives the same solution, whatever the other side really holds', async () => {
  const holding = (SOL: readonly string[]): Position => fight({ units: { PAL: { LET: 5, SOL: 5 } }, hands: { LET: ['bio_weapon'], SOL } });
  expect(await solved(holding(['energy_rifle']), 'LET')).toEqual(await solved(holding(['personal_shield']), 'LET'));
});

test('a command is given that tells or takes something: Xxcha forbids a card that is played, Jol-Nar asks for what is not known yet', async () => {
  const forbidding = fight({
    races: ['XXC', 'SOL', 'HAC'],
    first: 'XXC',
    units: { PAL: { XXC: 5, SOL: 6 } },
    hands: { SOL: ['energy_rifle', 'bio_weapon'] },
  }).answer('XXC', { verb: 'turn', location: 'PAL', side: 'up' });
  expect(forbidding.decision).toBe('D-CMD-XX');
  const forbidden = await solved(forbidding, 'XXC');
  expect(forbidden['undefined']).toBe(0);
  const asking = fight({ races: ['JOL', 'SOL', 'HAC'], first: 'JOL', units: { PAL: { JOL: 8, SOL: 6 } }, hands: { SOL: [] } });
  expect(asking.decision).toBe('D-CMD-JN');
  const asked = await solved(asking, 'JOL');
  // Without a card in the other hand there is nothing to learn of cards.
  expect([asked['attack'], asked['defence'], asked['undefined']]).toEqual([0, 0, 0]);
});

test('a whole plan is its dial, leader and slot, as often as its steps one by one say; in the middle of an answer there is none', async () => {
  const p = fight({ units: { PAL: { LET: 5, SOL: 5 } }, hands: { LET: ['bio_weapon'], SOL: [] } });
  const solver = await rexKnowledge(p.rules).solver?.();
  const plans = solver?.whole({ view: p.view('LET'), past: [] }) ?? [];
  expect(plans.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  expect(plans.map(({ share }) => share)).toEqual(plans.map(({ share }) => share).toSorted((a, b) => b - a));
  for (const { steps } of plans) expect(steps.map((step) => p.rules.choices.name(step).verb)).toEqual(['dial', 'lead', 'slot']);
  const dials = await solved(p, 'LET');
  for (const [dial, share] of Object.entries(dials).filter(([, often]) => often > 0.1)) {
    const alike = plans.filter(({ steps }) => Object.values(p.rules.choices.name(steps[0] ?? -1))[1] === Number(dial));
    expect(alike.reduce((sum, each) => sum + each.share, 0)).toBeCloseTo(share, 1);
  }
  p.answer('LET', { verb: 'dial', number: 1 });
  expect(solver?.whole({ view: p.view('LET'), past: [] })).toBeNull();
});

test('a step is solved after others as if it were the first that is asked of the solver, whatever has been dialled', async () => {
  for (const number of [1, 4, 12]) {
    const p = fight({ units: { PAL: { LET: 12, SOL: 5 } }, hands: { LET: ['bio_weapon'], SOL: [] } });
    const after = await rexKnowledge(p.rules).solver?.();
    for (const step of plan(number, 'LET-L1')) {
      const known = { view: p.view('LET'), past: [] };
      const open = p.open('LET').map((choice) => p.rules.choices.code(choice));
      const fresh = await rexKnowledge(p.rules).solver?.();
      expect(after?.solve(known, open)).toEqual(fresh?.solve(known, open));
      p.answer('LET', step);
    }
  }
});

test('nobody knows which of Xxcha’s leaders is a traitor, so no luck of the draw keeps any of them at home', async () => {
  const setting = {
    races: ['LET', 'SOL', 'XXC'],
    units: { PAL: { LET: 3, XXC: 9 } },
    hands: { LET: [], XXC: [] },
    traitors: { LET: ['SOL-L1', 'SOL-L2'] },
  } as const;
  const p = fight(setting).until('D-PLAN').answer('XXC', { verb: 'dial', number: 4 });
  const { dealtTraitor, traitorsKept } = p.rules.table.events;
  const shares = Object.values(await solved(p, 'XXC', [dealtTraitor(), traitorsKept()]));
  expect(shares).toHaveLength(5);
  for (const share of shares) expect(share).toBeCloseTo(1 / 5, 9);
});

test('Lazax loses two and one rather than all for a dial of three, and holds its third stronghold with whoever is left', async () => {
  const units = { PAL: { LAZ: 2, HAC: 4 }, CSP: { LAZ: 5 }, ADI: { LAZ: 5 } };
  const p = fight({ races: ['LAZ', 'HAC', 'SOL'], first: 'LAZ', units, mech: { PAL: 1 }, hands: { LAZ: [], HAC: [] } });
  // Four units and a leader of five are nine, and a tie is Lazax’s: the Regent and three, or the Praetor and all four.
  const dials = await solved(p, 'LAZ');
  expect(dials['3']).toBeGreaterThan(0.9);
});

test('the Heir is spared for another battle that hangs in the balance', async () => {
  const led = async (units: NonNullable<Setting['units']>): Promise<number> => {
    const p = fight({ units, hands: { LET: [], SOL: [], HAC: [] } });
    if (p.decision === 'D-PICK') p.answer('LET', { verb: 'fight', location: 'PAL', rival: p.seat('SOL') }).quiet();
    const plans = (await rexKnowledge(p.rules).solver?.())?.whole({ view: p.view('LET'), past: [] }) ?? [];
    const heir = p.rules.choices.code({ verb: 'lead', leader: 'LET-L1' });
    return plans.reduce((sum, { steps, share }) => sum + (steps.includes(heir) ? share : 0), 0);
  };
  const PAL = { LET: 12, SOL: 2 };
  expect(await led({ PAL, CSP: { LET: 6, HAC: 6 } })).toBeLessThan((await led({ PAL, CSP: { LET: 6 } })) - 0.5);
});

test('three of the Letnev against nine have hardly anything to hope for in the last round: they name the weapon rather than none', async () => {
  const hands = { LET: ['energy_rifle'], JOL: ['decoy', 'antitoxin'] };
  const p = fight({ races: ['JOL', 'LET', 'HAC'], first: 'JOL', units: { HOL: { JOL: 9, LET: 3 } }, hands, round: 8 });
  p.answer('JOL', { verb: 'command', element: 'attack' }).quiet();
  expect((await solved(p, 'LET'))['energy_rifle']).toBe(1);
});

test('of numbers that bring the same against everything the highest is named that leaves somebody', async () => {
  const p = fight({
    round: 8,
    units: { INB: { LET: 10, SOL: 1 }, PAL: { SOL: 3 } },
    hands: { LET: ['energy_rifle'], SOL: ['decoy'] },
  });
  expect(await solved(p, 'LET')).toMatchObject({ 8: 0, 9: 1, 10: 0 });
});

test('the best leader is missed the more where another battle of the phase decides the game', async () => {
  const costs = async (elsewhere: Setting['units']): Promise<number> => {
    const p = fight({ units: { TRE: { LET: 4, SOL: 4 }, CSP: { LET: 3 }, ADI: { LET: 3 }, ...elsewhere }, hands: { LET: [], SOL: [] } });
    p.answer('LET', { verb: 'fight', location: 'TRE', rival: p.seat('SOL') })
      .quiet()
      .answer('LET', { verb: 'dial', number: 2 });
    const open = p.open('LET').map((choice) => p.rules.choices.code(choice));
    const values =
      (await rexKnowledge(p.rules).solver?.())?.solve({ view: p.view('LET'), past: [] }, open)?.map(({ value }) => value) ?? [];
    return Math.max(...values) - (values[0] ?? 0);
  };
  expect(await costs({ INB: { LET: 6, SOL: 6 } })).toBeGreaterThan(10 * (await costs({ PLE: { LET: 6, SOL: 6 } })));
});
