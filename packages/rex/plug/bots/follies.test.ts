import type { Race, RexChoice } from '@orrery/rex';
import { describe, expect, test } from 'vitest';
import { fight, plan } from '../../src/scenarios/fight.ts';
import { position, type Position, type Setting } from '../../src/scenarios/position.ts';
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
async function against(p: Position, race: Race, choice: RexChoice, past: readonly number[] = []): Promise<string | undefined> {
  const { code } = p.rules.choices;
  const found = (await rexKnowledge(p.rules).follies?.({ view: p.view(race), past }, p.open(race).map(code))) ?? [];
  return found.find((folly) => folly.choice === code(choice))?.code;
}
/** What appeals most among what nothing speaks against. */
async function glance(p: Position, race: Race): Promise<RexChoice> {
  const { code } = p.rules.choices;
  const knowledge = rexKnowledge(p.rules);
  const found = (await knowledge.follies?.({ view: p.view(race), past: [] }, p.open(race).map(code))) ?? [];
  const open = p.open(race).filter((choice) => !found.some((folly) => folly.choice === code(choice)));
  const appeal: number[] = [];
  knowledge.incline?.(p.s, p.seat(race), open.map(code), open.length, appeal);
  return open[appeal.indexOf(Math.max(...appeal))] as RexChoice;
}
const dial = (number: number): RexChoice => ({ verb: 'dial', number });

describe('what was seen at tables', () => {
  test('nine and more dialled against one unit', async () => {
    const p = fight({ units: { PAL: { LET: 12, SOL: 1 } }, hands: { SOL: ['energy_rifle'] } });
    // One unit and a leader of seven are eight at most, and a tie is the Letnev’s.
    expect(await against(p, 'LET', dial(9))).toBe('dial-beyond');
    expect(await against(p, 'LET', dial(8))).toBeUndefined();
    // Without a card nobody strikes the Heir, who brings six of them.
    const unarmed = fight({ units: { PAL: { LET: 12, SOL: 1 } }, hands: { SOL: [] } });
    expect(await against(unarmed, 'LET', dial(3))).toBe('dial-beyond');
    expect(await against(unarmed, 'LET', dial(2))).toBeUndefined();
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
    expect(await against(p, 'LET', { verb: 'deploy', location: 'HOL' })).toBeDefined();
    expect(await against(p, 'LET', { verb: 'end' })).toBeDefined();
    expect(await against(p, 'LET', { verb: 'deploy', location: 'ADI' })).toBeUndefined();
  });

  test('the last who can leaves a stronghold empty that Hacan is about to take as its third', async () => {
    const setting = {
      races: ['LET', 'HAC', 'JOL', 'SOL', 'XXC', 'LAZ'],
      first: 'JOL',
      units: { ADI: { HAC: 3 }, MPS: { HAC: 3 }, PAL: { LAZ: 14 }, CSP: { XXC: 14 } },
      reserve: { HAC: 10 },
      influence: { LET: 10, HAC: 10, JOL: 10 },
    } as const;
    // Seats go round from Jol-Nar: Hacan moves last, and the Letnev before it.
    const last = position(setting).begin('maneuver').until('D-DEPLOY', 'LET');
    expect(await against(last, 'LET', { verb: 'end' })).toBeDefined();
    expect(await against(last, 'LET', { verb: 'deploy', location: 'INB' })).toBeUndefined();
    const early = position(setting).begin('maneuver').until('D-DEPLOY', 'JOL');
    expect(await against(early, 'JOL', { verb: 'deploy', location: 'INB' })).toBeUndefined();
  });

  test('a weapon is kept from a battle that is lost, where it would kill nobody but a weak leader', async () => {
    const feinting = (sols: string): Promise<string | undefined> => {
      const p = fight({ units: { PAL: { LET: 1, SOL: 9 } }, hands: { LET: ['energy_rifle', 'feint'], SOL: [] } })
        .answer('LET', ...plan(0, 'LET-L5', 'attack'))
        .answer('SOL', ...plan(8, sols));
      return against(p, 'LET', { verb: 'use', card: 'feint' });
    };
    expect(await feinting('SOL-L5')).toBeUndefined();
    expect(await feinting('SOL-L1')).toBe('blunt');
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

  test('twelve units that dial nothing with the weakest leader, against three who cannot be struck', async () => {
    const p = fight({ units: { PAL: { LET: 12, SOL: 3 } }, hands: { LET: [], SOL: ['feint'] } });
    // Whoever leads Sol brings two at least; the Envoy brings one.
    p.answer('LET', dial(0));
    expect(await against(p, 'LET', { verb: 'lead', leader: 'LET-L5' })).toBe('too-little');
    expect(await against(p, 'LET', { verb: 'lead', leader: 'LET-L1' })).toBeUndefined();
    p.answer('LET', { verb: 'lead', leader: 'LET-L1' });
    expect(await against(p, 'LET', { verb: 'slot', slot: 'none' })).toBeUndefined();
  });

  test('the Heir goes without the shield that lies in the hand', async () => {
    const p = fight({ units: { PAL: { LET: 5, SOL: 3 } }, hands: { LET: ['personal_shield'], SOL: ['energy_rifle'] } });
    p.answer('LET', dial(1)).answer('LET', { verb: 'lead', leader: 'LET-L1' });
    expect(await against(p, 'LET', { verb: 'slot', slot: 'none' })).toBe('bare');
    expect(await against(p, 'LET', { verb: 'slot', slot: 'defence' })).toBeUndefined();
  });

  test('a big stack dials too little where the most the other side can bring is known', async () => {
    const p = fight({ units: { PAL: { LET: 9, SOL: 2 } }, hands: { LET: [], SOL: [] } });
    // Two units and a leader of seven are nine; the Heir brings six, and a tie is the Letnev’s.
    expect(await against(p, 'LET', dial(2))).toBe('unsure');
    expect(await against(p, 'LET', dial(3))).toBeUndefined();
    p.answer('LET', dial(3));
    expect(await against(p, 'LET', { verb: 'lead', leader: 'LET-L2' })).toBe('unsure');
    expect(await against(p, 'LET', { verb: 'lead', leader: 'LET-L1' })).toBeUndefined();
  });

  test('ten units dial nothing against two whose leader is stronger', async () => {
    const p = fight({ units: { PAL: { LET: 10, SOL: 2 } }, hands: { LET: [], SOL: ['energy_rifle'] } });
    // Nine against the six of the Heir: three more and only a card can beat him.
    expect(await against(p, 'LET', dial(2))).toBe('outdone');
    expect(await against(p, 'LET', dial(3))).toBeUndefined();
  });

  test('the Heir leads where anybody would do, and may be shot', async () => {
    const p = fight({ units: { PAL: { LET: 19, SOL: 1 } }, hands: { LET: [], SOL: ['energy_rifle'] } });
    p.answer('LET', dial(8));
    expect(await against(p, 'LET', { verb: 'lead', leader: 'LET-L1' })).toBe('risked');
    expect(await against(p, 'LET', { verb: 'lead', leader: 'LET-L5' })).toBeUndefined();
  });

  test('a lost battle is not left, though the card for it is at hand', async () => {
    const p = fight({ units: { PAL: { LET: 4, SOL: 9 } }, hands: { LET: ['tactical_retreat', 'decoy'], SOL: [] } });
    p.answer('LET', dial(1), { verb: 'lead', leader: 'LET-L5' });
    // With the decoy beside it, it can still be decided whether to go.
    expect(await against(p, 'LET', { verb: 'slot', slot: 'none' })).toBe('bare');
    p.answer('LET', { verb: 'slot', slot: 'defence' }).answer('SOL', ...plan(2, 'SOL-L1'));
    expect(await against(p, 'LET', { verb: 'use', card: 'decoy' })).toBe('stayed');
    expect(await against(p, 'LET', { verb: 'use', card: 'tactical_retreat' })).toBeUndefined();
  });

  test('Xxcha forbids what is not there, or something else than the weapon that was kept in sight of all', async () => {
    const p = fight({
      races: ['XXC', 'SOL', 'HAC'],
      first: 'XXC',
      units: { PAL: { XXC: 5, SOL: 6 } },
      hands: { XXC: ['antitoxin'], SOL: ['energy_rifle', 'bio_weapon'] },
    }).answer('XXC', { verb: 'turn', location: 'PAL', side: 'up' });
    const forbid = (card: string): RexChoice => ({ verb: 'forbid', card });
    expect(await against(p, 'XXC', forbid('personal_shield'))).toBe('no-effect');
    expect(await against(p, 'XXC', forbid('bio_weapon'))).toBe('no-effect');
    expect(await against(p, 'XXC', forbid('energy_rifle'))).toBeUndefined();
    const { events, pack } = p.rules.table;
    const weapon = pack.strategyCards.findIndex(({ id }) => id === 'bio_weapon');
    const kept = [events.drew(1), events.drew(1), events.battleCard(1, weapon), events.kept(1, weapon)];
    p.s.cards.hand.fill(0, 0, pack.strategyCards.length);
    p.s.cards.held[0] = 0;
    expect(await against(p, 'XXC', forbid('energy_rifle'), kept)).toBe('exposed');
    expect(await against(p, 'XXC', forbid('bio_weapon'), kept)).toBeUndefined();
  });

  test('Xxcha hides nine units from one', async () => {
    const p = fight({ races: ['XXC', 'SOL', 'HAC'], first: 'XXC', units: { PAL: { XXC: 9, SOL: 1 } }, hands: { XXC: [] } });
    expect(await against(p, 'XXC', { verb: 'turn', location: 'PAL', side: 'down' })).toBe('hidden');
    expect(await against(p, 'XXC', { verb: 'turn', location: 'PAL', side: 'up' })).toBeUndefined();
    const few = fight({ races: ['XXC', 'SOL', 'HAC'], first: 'XXC', units: { PAL: { XXC: 1, SOL: 9 } }, hands: { XXC: [] } });
    expect(await against(few, 'XXC', { verb: 'turn', location: 'PAL', side: 'up' })).toBe('hopeless');
  });

  test('nothing is brought to the city while influence lies there for nobody else', async () => {
    const p = position({ first: 'LET', units: { INB: { LET: 5 } }, gold: { HOL: 8 }, influence: { LET: 6 } })
      .begin('maneuver')
      .until('D-DEPLOY', 'LET');
    expect(await against(p, 'LET', { verb: 'end' })).toBe('left-lying');
    expect(await against(p, 'LET', { verb: 'deploy', location: 'INB' })).toBe('left-lying');
    expect(await against(p, 'LET', { verb: 'deploy', location: 'HOL' })).toBeUndefined();
  });

  test('one unit against nine, with neither weapon nor traitor', async () => {
    const p = position({ first: 'LET', units: { PAL: { SOL: 9 } }, hands: { LET: [] }, influence: { LET: 3 } })
      .begin('maneuver')
      .until('D-DEPLOY', 'LET');
    expect(await against(p, 'LET', { verb: 'deploy', location: 'PAL' })).toBe('hopeless');
  });

  test('the spaceport is left to nobody for eight influence, though the reserves could fetch it', async () => {
    const units = { INB: { LET: 4 }, PAL: { SOL: 9 }, CSP: { JOL: 9 }, MPS: { LAZ: 9 }, ADI: { HAC: 9 } };
    const p = position({ first: 'LET', units, gold: { MEM: 8 }, influence: { LET: 6 } })
      .begin('maneuver')
      .until('D-MOVE', 'LET')
      .answer('LET', { verb: 'move', from: 'INB', to: 'MEM' });
    expect(await against(p, 'LET', { verb: 'units', units: 4 })).toBe('for-nothing');
    expect(await against(p, 'LET', { verb: 'units', units: 1 })).toBeUndefined();
  });

  test('a stronghold stays empty that costs nothing to take', async () => {
    const units = { INB: { LET: 10 }, PAL: { SOL: 9 }, CSP: { JOL: 9 }, ADI: { HAC: 9 } };
    const p = position({ first: 'LET', units, influence: { LET: 0 } })
      .begin('maneuver')
      .until('D-MOVE', 'LET');
    expect(await against(p, 'LET', { verb: 'end' })).toBe('missed');
    expect(await against(p, 'LET', { verb: 'move', from: 'INB', to: 'MPS' })).toBeUndefined();
  });

  test('in the last round nobody collects', async () => {
    const units = { INB: { LET: 5 }, PAL: { SOL: 9 }, CSP: { JOL: 9 }, MPS: { LAZ: 9 }, ADI: { HAC: 9 } };
    const p = position({ round: 8, first: 'LET', units, gold: { HOL: 8 }, influence: { LET: 6 } })
      .begin('maneuver')
      .until('D-DEPLOY', 'LET');
    expect(await against(p, 'LET', { verb: 'deploy', location: 'HOL' })).toBe('no-effect');
  });

  test('one unit of Sol goes where three would collect, and cost nothing', async () => {
    const units = { PAL: { SOL: 9 }, INB: { LET: 9 }, CSP: { JOL: 9 }, MPS: { LAZ: 9 }, ADI: { HAC: 9 } };
    const p = position({ first: 'SOL', units, gold: { WIN: 6 } })
      .begin('maneuver')
      .until('D-DEPLOY', 'SOL')
      .answer('SOL', { verb: 'deploy', location: 'WIN' });
    expect(await against(p, 'SOL', { verb: 'units', units: 1 })).toBe('left-lying');
    expect(await against(p, 'SOL', { verb: 'units', units: 3 })).toBeUndefined();
  });

  test('two are left behind to die where thirteen have come', async () => {
    const p = position({ first: 'LET', units: { INB: { LET: 6, HAC: 13 } }, influence: { LET: 0 } })
      .begin('maneuver')
      .until('D-MOVE', 'LET')
      .answer('LET', { verb: 'move', from: 'INB', to: 'TRA' });
    expect(await against(p, 'LET', { verb: 'units', units: 4 })).toBe('for-nothing');
    expect(await against(p, 'LET', { verb: 'units', units: 6 })).toBeUndefined();
  });

  test('a unit is sent into a fight over a street where nothing lies', async () => {
    const p = position({ first: 'LET', units: { WIN: { LET: 6 }, MEM: { SOL: 1 } }, influence: { LET: 0 } })
      .begin('maneuver')
      .until('D-MOVE', 'LET');
    expect(await against(p, 'LET', { verb: 'move', from: 'WIN', to: 'MEM' })).toBe('for-nothing');
    const paid = position({ first: 'LET', units: { WIN: { LET: 6 }, MEM: { SOL: 1 } }, gold: { MEM: 8 }, influence: { LET: 0 } })
      .begin('maneuver')
      .until('D-MOVE', 'LET');
    expect(await against(paid, 'LET', { verb: 'move', from: 'WIN', to: 'MEM' })).toBeUndefined();
  });

  test('units are bought while a dozen wait in the reserves', async () => {
    const p = position({ first: 'LET', influence: { LET: 40 }, reserve: { LET: 12 }, lost: { LET: 6 } })
      .begin('recruitment')
      .until('D-REC', 'LET');
    const most = Math.max(...p.open('LET').map((choice) => (choice.verb === 'recruit' && 'units' in choice ? Number(choice.units) : 0)));
    expect(await against(p, 'LET', { verb: 'recruit', units: most })).toBe('overpaid');
  });

  test('a card that nobody bids for is left by somebody rich', async () => {
    const p = position({ first: 'LET', influence: { LET: 20 } })
      .begin('bidding')
      .until('D-BID', 'LET');
    expect(await against(p, 'LET', { verb: 'pass' })).toBe('bargain');
    expect(await against(p, 'LET', { verb: 'bid', amount: 1 })).toBeUndefined();
  });

  test('in the last round Sol keeps units at home that cost nothing', async () => {
    const p = position({ round: 8, first: 'SOL', units: { PAL: { SOL: 4 } } })
      .begin('maneuver')
      .until('D-DEPLOY', 'SOL')
      .answer('SOL', { verb: 'deploy', location: 'PAL' });
    const most = Math.max(...p.open('SOL').map((choice) => (choice.verb === 'units' && 'units' in choice ? Number(choice.units) : 0)));
    expect(await against(p, 'SOL', { verb: 'units', units: 1 })).toBe('free-refused');
    expect(await against(p, 'SOL', { verb: 'units', units: most })).not.toBe('free-refused');
  });

  test('a stronghold is left to Hacan, who wins with it', async () => {
    const units = { ADI: { HAC: 3 }, MPS: { HAC: 3 }, CSP: { HAC: 3, LET: 4 } };
    const p = position({ first: 'LET', units, influence: { LET: 0 } })
      .begin('maneuver')
      .until('D-MOVE', 'LET');
    expect(await against(p, 'LET', { verb: 'move', from: 'CSP', to: 'TAR' })).toBe('victory-allowed');
  });

  test('Xxcha spoils the victory it has foretold', async () => {
    const units = { ADI: { HAC: 3 }, MPS: { HAC: 3 }, CSP: { HAC: 3 } };
    const at = (round: number): Position =>
      position({ round: 3, first: 'XXC', units, influence: { XXC: 10 }, prediction: ['HAC', round] })
        .begin('maneuver')
        .until('D-DEPLOY', 'XXC');
    expect(await against(at(3), 'XXC', { verb: 'deploy', location: 'ADI' })).toBe('for-nothing');
    expect(await against(at(8), 'XXC', { verb: 'deploy', location: 'ADI' })).toBeUndefined();
  });

  test('one unit meets three who win, where four could', async () => {
    const units = { ADI: { HAC: 3 }, MPS: { HAC: 3 }, CSP: { HAC: 3 } };
    const p = position({ first: 'LET', units, influence: { LET: 8 }, hands: { LET: [] } })
      .begin('maneuver')
      .until('D-DEPLOY', 'LET')
      .answer('LET', { verb: 'deploy', location: 'ADI' });
    expect(await against(p, 'LET', { verb: 'units', units: 1 })).toBe('hopeless');
    expect(await against(p, 'LET', { verb: 'units', units: 4 })).toBeUndefined();
  });

  test('the last who can leaves Hacan alone, who holds two strongholds and is about to take the third from one unit', async () => {
    const p = position({
      races: ['LET', 'HAC', 'JOL', 'SOL', 'XXC', 'LAZ'],
      first: 'JOL',
      units: { ADI: { HAC: 3 }, MPS: { HAC: 3 }, PAL: { LAZ: 3 }, CSP: { XXC: 1 }, INB: { LET: 4 } },
      influence: { LET: 10, HAC: 12 },
    })
      .begin('maneuver')
      .until('D-DEPLOY', 'LET');
    expect(await against(p, 'LET', { verb: 'end' })).toBeDefined();
    expect(await against(p, 'LET', { verb: 'deploy', location: 'ADI' })).toBeUndefined();
  });

  test('in the last round whoever does not inherit has nothing left to prevent', async () => {
    const at = (race: Race): Position =>
      position({ round: 8, first: race, units: { CSP: { LAZ: 3 }, MPS: { LAZ: 3 }, PAL: { LAZ: 3 } }, influence: { LET: 12, HAC: 12 } })
        .begin('maneuver')
        .until('D-DEPLOY', race);
    expect(await against(at('HAC'), 'HAC', { verb: 'end' })).toBeDefined();
    expect(await against(at('LET'), 'LET', { verb: 'end' })).not.toBe('victory-allowed');
  });

  test('another movement is bought to go back', async () => {
    const units = { CSP: { LET: 9 }, PAL: { SOL: 20 }, ADI: { HAC: 20 }, MPS: { LAZ: 15 }, INB: { JOL: 20 } };
    const p = position({ first: 'LET', units, hands: { LET: ['rapid_mobilization'] }, influence: { LET: 0 } })
      .begin('maneuver')
      .until('D-MOVE', 'LET')
      .answer('LET', { verb: 'move', from: 'CSP', to: 'TAR' }, { verb: 'units', units: 9 });
    const { events, choices } = p.rules.table;
    const [from, to] = [p.place('CSP'), p.place('TAR')];
    const past = [events.turn(p.seat('LET')), ~choices.move(from, to), ~choices.units(9)];
    expect(await against(p, 'LET', { verb: 'play', card: 'rapid_mobilization' }, past)).toBe('half-measure');
  });

  test('a unit walks from the Council to where nothing is', async () => {
    const units = { GC: { XXC: 3 }, CSP: { JOL: 9 }, INB: { LET: 9 }, PAL: { SOL: 9 }, ADI: { HAC: 9 }, MPS: { LAZ: 9 } };
    const p = position({ first: 'XXC', fleet: 8, units, gold: { REC: 2 }, influence: { XXC: 0 } })
      .begin('maneuver')
      .until('D-MOVE', 'XXC');
    expect(await against(p, 'XXC', { verb: 'move', from: 'GC', to: 'ICA' })).toBe('aimless');
    expect(await against(p, 'XXC', { verb: 'move', from: 'GC', to: 'REC' })).toBeUndefined();
  });

  test('one unit that two influence can pay for attacks three', async () => {
    const p = position({ first: 'XXC', units: { INB: { LET: 3 } }, hands: { XXC: ['bio_weapon'], LET: [] }, influence: { XXC: 2 } })
      .begin('maneuver')
      .until('D-DEPLOY', 'XXC');
    expect(await against(p, 'XXC', { verb: 'deploy', location: 'INB' })).toBe('hopeless');
  });

  test('one of three leaves two behind where eight have come to', async () => {
    const units = { INB: { LET: 3, HAC: 8 }, MPS: { LET: 2 }, CSP: { HAC: 12 }, ADI: { LAZ: 9 }, PAL: { SOL: 5 } };
    const p = position({ round: 7, first: 'LET', units, reserve: { LET: 4 }, influence: { LET: 3 }, hands: { LET: [] } })
      .begin('maneuver')
      .until('D-MOVE', 'LET')
      .answer('LET', { verb: 'move', from: 'INB', to: 'MPS' });
    expect(await against(p, 'LET', { verb: 'units', units: 1 })).toBe('for-nothing');
    expect(await against(p, 'LET', { verb: 'units', units: 3 })).toBeUndefined();
  });

  test('an alliance is offered again that nobody wanted just before', async () => {
    const units = { INB: { LET: 9 }, PAL: { LET: 4 }, ADI: { LAZ: 5 } };
    const p = position({ races: ['SOL', 'HAC', 'JOL', 'LET', 'XXC', 'LAZ'], first: 'LET', units, draws: ['C1'] })
      .begin('influence')
      .until('D-CF-OFFER', 'LET');
    const offer: RexChoice = { verb: 'ally', members: '3+5' };
    const ceasefire = p.rules.table.events.ceasefire();
    expect(await against(p, 'LET', offer, [ceasefire])).toBeUndefined();
    expect(await against(p, 'LET', offer, [ceasefire, ~p.rules.choices.code(offer)])).toBe('no-effect');
  });

  test('allies of a moment ago are left for others, or for nothing', async () => {
    const units = { INB: { LET: 9 }, PAL: { LET: 4 }, ADI: { LAZ: 5 }, CSP: { JOL: 9 } };
    const p = position({ races: ['SOL', 'HAC', 'JOL', 'LET', 'XXC', 'LAZ'], first: 'LET', units, draws: ['C1'], allies: [['LET', 'LAZ']] })
      .begin('influence')
      .until('D-CF-OFFER', 'LET');
    const offer: RexChoice = { verb: 'ally', members: '2+3' };
    const { ceasefire, allied } = p.rules.table.events;
    const both = (1 << p.seat('LET')) | (1 << p.seat('LAZ'));
    expect(await against(p, 'LET', offer, [ceasefire()])).toBeUndefined();
    expect(await against(p, 'LET', offer, [ceasefire(), allied(both)])).toBe('fickle');
    expect(await against(p, 'LET', { verb: 'ally', members: '2+3+5' }, [ceasefire(), allied(both)])).toBeUndefined();
    expect(await against(p, 'LET', { verb: 'leave' }, [ceasefire(), allied(both)])).toBe('fickle');
    expect(await against(p, 'LET', { verb: 'leave' }, [allied(both), ceasefire()])).toBeUndefined();
  });

  test('Jol-Nar stays out of the city with influence for ten units, because every stronghold is guarded', async () => {
    const units = { GC: { JOL: 1 }, CSP: { HAC: 14 }, ADI: { LAZ: 9 }, MPS: { LAZ: 6 }, INB: { LET: 10 }, PAL: { SOL: 11 } };
    const p = position({ first: 'JOL', fleet: 1, units, influence: { JOL: 10 }, hands: { JOL: [] } })
      .begin('maneuver')
      .until('D-DEPLOY', 'JOL');
    expect(await against(p, 'JOL', { verb: 'end' })).toBe('idle');
    expect(await against(p, 'JOL', { verb: 'deploy', location: 'MPN' })).toBeUndefined();
    expect(await against(p, 'JOL', { verb: 'deploy', location: 'ICA' })).toBe('for-nothing');
  });

  test('five leave a spaceport for a fight that four would lose, and nobody could follow', async () => {
    const p = position({
      round: 6,
      first: 'HAC',
      units: { CSP: { HAC: 5 }, PLE: { LET: 4 }, ADI: { JOL: 6 }, INB: { SOL: 3 }, PAL: { SOL: 6 } },
      mech: { MPS: 2 },
      hands: { HAC: [] },
      reserve: { HAC: 0 },
      influence: { HAC: 30, LET: 15 },
    })
      .begin('maneuver')
      .until('D-MOVE', 'HAC');
    expect(await against(p, 'HAC', { verb: 'move', from: 'CSP', to: 'MPS' })).toBe('for-nothing');
  });

  test('Lazax goes where it could pay for four of its mechanized units, and they are too few', async () => {
    const units = { INB: { SOL: 11 }, PAL: { XXC: 20 }, ADI: { HAC: 20 }, MPS: { JOL: 20 }, CSP: { LET: 20 } };
    const p = position({ first: 'LAZ', units, influence: { LAZ: 8 }, hands: { LAZ: [] } })
      .begin('maneuver')
      .until('D-DEPLOY', 'LAZ');
    expect(await against(p, 'LAZ', { verb: 'deploy', location: 'INB' })).toBe('hopeless');
  });

  test('eleven of twelve leave the spaceport for a fight that nine would win, and nobody can follow', async () => {
    const units = { CSP: { JOL: 12 }, INB: { HAC: 7 }, PAL: { SOL: 12 }, MPS: { LAZ: 11 }, ADI: { XXC: 5 } };
    const p = position({ round: 5, first: 'JOL', units, influence: { JOL: 2, XXC: 10 } })
      .begin('maneuver')
      .until('D-MOVE', 'JOL')
      .answer('JOL', { verb: 'move', from: 'CSP', to: 'INB' });
    expect(await against(p, 'JOL', { verb: 'units', units: 11 })).toBe('stripped');
    expect(await against(p, 'JOL', { verb: 'units', units: 9 })).toBeUndefined();
  });

  test('fifty influence lie idle while units and leaders are in the pool', async () => {
    const recruiting = (told: Partial<Setting>): Position =>
      position({ first: 'HAC', influence: { HAC: 50 }, reserve: { HAC: 1 }, lost: { HAC: 9 }, hands: { HAC: [] }, ...told })
        .begin('recruitment')
        .until('D-REC', 'HAC');
    const p = recruiting({});
    expect(await against(p, 'HAC', { verb: 'recruit', units: 1 })).toBe('hoarded');
    expect(await against(p, 'HAC', { verb: 'recruit', units: 5 })).toBeUndefined();
    const dead = recruiting({ lost: { HAC: 0 }, dead: ['HAC-L1'] });
    expect(await against(dead, 'HAC', { verb: 'end' })).toBe('hoarded');
    // Whoever has less keeps it for bringing them to the city.
    expect(await against(recruiting({ influence: { HAC: 10 } }), 'HAC', { verb: 'recruit', units: 1 })).toBeUndefined();
    const carded = recruiting({ hands: { HAC: ['recruits'] }, lost: { HAC: 12 } }).answer('HAC', { verb: 'recruit', units: 1 });
    expect(await against(carded, 'HAC', { verb: 'end' })).toBe('free-refused');
  });

  test('five units of Sol stay in the reserves at the last move of the game, because ten stand in the Palace', async () => {
    const last = (round: number): Position =>
      position({
        races: ['HAC', 'JOL', 'LET', 'XXC', 'LAZ', 'SOL'],
        round,
        first: 'SOL',
        units: { PAL: { HAC: 10 }, INB: { LET: 9 }, CSP: { XXC: 9 } },
        reserve: { SOL: 5 },
        hands: { SOL: [], HAC: [] },
      })
        .begin('maneuver')
        .until('D-DEPLOY', 'SOL');
    expect(await against(last(8), 'SOL', { verb: 'deploy', location: 'PAL' })).toBeUndefined();
    expect(await against(last(4), 'SOL', { verb: 'deploy', location: 'PAL' })).toBe('hopeless');
  });

  test('an ally of Sol stays to the end where Sol wants nobody else', async () => {
    const units = { PAL: { SOL: 6 }, MPS: { LAZ: 8 }, INB: { LET: 9 }, CSP: { JOL: 9 }, ADI: { XXC: 9 }, MPN: { HAC: 6 } };
    const p = position({ races: ['SOL', 'HAC', 'JOL', 'LET', 'XXC', 'LAZ'], round: 8, first: 'LAZ', units, allies: [['SOL', 'LAZ']] })
      .begin('maneuver')
      .until('D-MOVE', 'LAZ');
    expect(await against(p, 'LAZ', { verb: 'end' })).toBe('missed');
    expect(await against(p, 'LAZ', { verb: 'move', from: 'MPS', to: 'ADM' })).toBeUndefined();
    p.answer('LAZ', { verb: 'move', from: 'MPS', to: 'ADM' });
    expect(await against(p, 'LAZ', { verb: 'units', units: 8 })).toBeUndefined();
  });

  test('five join fifteen where nobody threatens them', async () => {
    const units = { INB: { HAC: 15 }, GC: { HAC: 5 }, CSP: { JOL: 20 }, PAL: { SOL: 20 }, ADI: { XXC: 20 }, MPS: { LET: 20 } };
    const p = position({ first: 'HAC', units }).begin('maneuver').until('D-MOVE', 'HAC');
    expect(await against(p, 'HAC', { verb: 'move', from: 'GC', to: 'INB' })).toBe('crowded');
  });

  test('Jol-Nar destroys the shield over its own nine units, because ten others have come', async () => {
    const p = position({ round: 4, first: 'JOL', fleet: 17, units: { CSP: { JOL: 9, HAC: 10 } }, hands: { JOL: ['graviton_negator'] } })
      .begin('maneuver')
      .until('D-MOVE', 'JOL');
    expect(await against(p, 'JOL', { verb: 'play', card: 'graviton_negator', location: 'CSP' })).toBe('own-shield');
  });

  test('in the last round a card is left for one influence by somebody with twenty', async () => {
    const p = position({ round: 8, first: 'LET', influence: { LET: 20 } })
      .begin('bidding')
      .until('D-BID', 'LET');
    expect(await against(p, 'LET', { verb: 'pass' })).toBe('bargain');
  });

  test('sixteen units dial a step less than what beats everything; who spares more takes a risk that may be worth it', async () => {
    const p = fight({ units: { PAL: { LET: 16, SOL: 5 } }, hands: { LET: ['decoy'], SOL: ['energy_rifle'] } });
    // Five units and a leader of seven are twelve, and a tie is the Letnev’s: twelve stand even if the own leader is killed.
    expect(await against(p, 'LET', dial(11))).toBe('unsure');
    expect(await against(p, 'LET', dial(10))).toBeUndefined();
    expect(await against(p, 'LET', dial(12))).toBeUndefined();
  });

  test('a leader is feared who is a traitor', async () => {
    const p = fight({ units: { PAL: { LET: 12, SOL: 2 } }, hands: { LET: [], SOL: ['energy_rifle'] }, traitors: { LET: ['SOL-L1'] } });
    // The Fleet Admiral beats himself: the next is a six, and two units make eight.
    expect(await against(p, 'LET', dial(9))).toBe('dial-beyond');
    expect(await against(p, 'LET', dial(8))).toBeUndefined();
  });

  test('the weapon that alone could win stays in the hand', async () => {
    const p = fight({ units: { PAL: { LET: 3, SOL: 3 } }, hands: { LET: ['energy_rifle'], SOL: [] } });
    p.answer('LET', dial(0), { verb: 'lead', leader: 'LET-L5' });
    expect(await against(p, 'LET', { verb: 'slot', slot: 'none' })).toBe('too-little');
    expect(await against(p, 'LET', { verb: 'slot', slot: 'attack' })).toBeUndefined();
  });

  test('a weaker leader where nobody can kill, and nobody waits elsewhere', async () => {
    const units = { PAL: { LET: 5, SOL: 5 } };
    const p = fight({ units, hands: { LET: [], SOL: [] } }).answer('LET', dial(4));
    expect(await against(p, 'LET', { verb: 'lead', leader: 'LET-L3' })).toBe('too-little');
    expect(await against(p, 'LET', { verb: 'lead', leader: 'LET-L1' })).toBeUndefined();
    const both = fight({ units: { ...units, CSP: { LET: 5, HAC: 5 } }, hands: { LET: [], SOL: [] } });
    both
      .answer('LET', { verb: 'fight', location: 'PAL', rival: both.seat('SOL') })
      .quiet()
      .answer('LET', dial(4));
    expect(await against(both, 'LET', { verb: 'lead', leader: 'LET-L3' })).toBeUndefined();
  });

  test('three against fourteen are fought before eight against eight', async () => {
    const p = fight({ units: { PAL: { LET: 3, SOL: 14 }, CSP: { LET: 8, HAC: 8 } } });
    expect(p.decision).toBe('D-PICK');
    expect(await against(p, 'LET', { verb: 'fight', location: 'PAL', rival: p.seat('SOL') })).toBe('hopeless');
    expect(await against(p, 'LET', { verb: 'fight', location: 'CSP', rival: p.seat('HAC') })).toBeUndefined();
  });

  test('Xxcha forbids a weapon, and could have forbidden the defence against its own that wins', async () => {
    const p = fight({
      races: ['XXC', 'SOL', 'HAC'],
      first: 'XXC',
      units: { PAL: { XXC: 7, SOL: 3 } },
      hands: { XXC: ['bio_weapon'], SOL: ['energy_rifle', 'decoy'] },
    }).answer('XXC', { verb: 'turn', location: 'PAL', side: 'up' });
    const { events, pack } = p.rules.table;
    const rifle = pack.strategyCards.findIndex(({ id }) => id === 'energy_rifle');
    const kept = [events.drew(1), events.drew(1), events.battleCard(1, rifle), events.kept(1, rifle)];
    const forbid = (card: string): RexChoice => ({ verb: 'forbid', card });
    expect(await against(p, 'XXC', forbid('energy_rifle'), kept)).toBe('unsure');
    expect(await against(p, 'XXC', forbid('antitoxin'), kept)).toBeUndefined();
  });

  test('five are dialled for a leader of six, and one of two leads', async () => {
    const p = fight({ units: { PAL: { LET: 9, SOL: 4 } }, hands: { LET: [], SOL: ['feint'] } }).answer('LET', dial(5));
    // Four units and a leader of seven are eleven, and a tie is the Letnev’s.
    expect(await against(p, 'LET', { verb: 'lead', leader: 'LET-L4' })).toBe('outdone');
    expect(await against(p, 'LET', { verb: 'lead', leader: 'LET-L1' })).toBeUndefined();
  });

  test('Xxcha turns up against the race whose victory in this round it has foretold', async () => {
    const at = (round: number): Position =>
      fight({
        races: ['XXC', 'SOL', 'HAC'],
        first: 'XXC',
        units: { PAL: { XXC: 4, SOL: 5 } },
        hands: { XXC: [] },
        round: 3,
        prediction: ['SOL', round],
      });
    expect(await against(at(3), 'XXC', { verb: 'turn', location: 'PAL', side: 'up' })).toBe('for-nothing');
    expect(await against(at(8), 'XXC', { verb: 'turn', location: 'PAL', side: 'up' })).toBeUndefined();
  });

  test('somebody with nobody in the city leaves ten influence lying, because the fleet comes after they are collected', async () => {
    const units = { CSP: { JOL: 12 }, ADI: { HAC: 12 }, MPS: { LAZ: 12 }, INB: { XXC: 12 }, PAL: { SOL: 12 } };
    const p = position({ round: 3, fleet: 2, first: 'LET', units, gold: { HOL: 10 }, influence: { LET: 3 }, reserve: { LET: 16 } })
      .begin('maneuver')
      .until('D-DEPLOY', 'LET');
    expect(await against(p, 'LET', { verb: 'end' })).toBe('left-lying');
    expect(await against(p, 'LET', { verb: 'deploy', location: 'HOL' })).toBeUndefined();
  });

  test('eight of twelve leave a stronghold that others are near, for what four collect', async () => {
    const units = { ADI: { HAC: 12 }, CSP: { JOL: 12 }, MPS: { LAZ: 12 }, INB: { LET: 9 }, PAL: { SOL: 11 } };
    const p = position({ round: 3, fleet: 16, first: 'HAC', units, gold: { SAL: 8 }, influence: { HAC: 1, LAZ: 20, JOL: 10 } })
      .begin('maneuver')
      .until('D-MOVE', 'HAC')
      .answer('HAC', { verb: 'move', from: 'ADI', to: 'SAL' });
    expect(await against(p, 'HAC', { verb: 'units', units: 8 })).toBe('missed');
    expect(await against(p, 'HAC', { verb: 'units', units: 4 })).toBeUndefined();
  });

  test('with or without an Informant nobody has to meet a victory where there is no chance to', async () => {
    const units = { ADI: { HAC: 6 }, MPS: { HAC: 6 }, CSP: { HAC: 6 } };
    const p = position({ first: 'LET', fleet: 11, units, influence: { LET: 2 }, hands: { LET: ['informant'] } })
      .begin('maneuver')
      .until('D-DEPLOY', 'LET');
    expect(await against(p, 'LET', { verb: 'deploy', location: 'ADI' })).toBe('hopeless');
    expect(await against(p, 'LET', { verb: 'deploy', location: 'INB' })).toBeUndefined();
  });

  test('in the last round Hacan, who wins unless both sites are Sol’s, goes where nothing is decided', async () => {
    const p = position({
      round: 8,
      fleet: 13,
      first: 'HAC',
      units: { CSP: { XXC: 2 }, ADI: { JOL: 12 }, MPS: { SOL: 9, HAC: 1 }, PAL: { SOL: 4 }, INB: { SOL: 4 }, GC: { HAC: 3 } },
      influence: { HAC: 70 },
      reserve: { HAC: 6 },
    })
      .begin('maneuver')
      .until('D-DEPLOY', 'HAC');
    expect(await against(p, 'HAC', { verb: 'end' })).toBe('missed');
    expect(await against(p, 'HAC', { verb: 'deploy', location: 'PAL' })).toBeUndefined();
    const chosen = await glance(p, 'HAC');
    expect(['PAL', 'MPS']).toContain('location' in chosen ? chosen.location : chosen.verb);
  });

  test('units stay in a fight that is lost, though those of another who wins could be met', async () => {
    const units = { INB: { HAC: 3, SOL: 6 }, ADI: { SOL: 3 }, MPS: { SOL: 2 }, PAL: { XXC: 8 }, CSP: { JOL: 9 } };
    const p = position({ round: 3, first: 'HAC', units, influence: { HAC: 0 } })
      .begin('maneuver')
      .until('D-MOVE', 'HAC');
    expect(await against(p, 'HAC', { verb: 'move', from: 'INB', to: 'MPS' })).not.toBe('victory-allowed');
    expect(await against(p, 'HAC', { verb: 'move', from: 'INB', to: 'MEM' })).toBe('victory-allowed');
  });

  test('Hacan recruits one unit with influence for all of them', async () => {
    const p = position({ first: 'HAC', influence: { HAC: 60 }, reserve: { HAC: 4 }, lost: { HAC: 10 } })
      .begin('recruitment')
      .until('D-REC', 'HAC')
      .answer('HAC', { verb: 'recruit', units: 1 });
    expect(await against(p, 'HAC', { verb: 'end' })).toBe('hoarded');
    expect(await against(p, 'HAC', { verb: 'recruit', units: 1 })).toBe('hoarded');
    expect(await against(p, 'HAC', { verb: 'recruit', units: 4 })).toBeUndefined();
  });

  test('Recruits bring a leader back who could be paid for, while five of twelve dead units could come for the card', async () => {
    const at = (influence: number): Promise<string | undefined> => {
      const p = position({
        round: 2,
        first: 'HAC',
        influence: { HAC: influence },
        reserve: { HAC: 8 },
        lost: { HAC: 12 },
        dead: ['HAC-L2'],
        hands: { HAC: ['recruits'] },
      })
        .begin('recruitment')
        .until('D-REC', 'HAC');
      return against(p, 'HAC', { verb: 'play', card: 'recruits', leader: 'HAC-L2' });
    };
    expect(await at(31)).toBe('half-measure');
    expect(await at(6)).toBeUndefined();
  });

  test('ten wait for Hacan, who has influence for two dozen, and four of the dead stay where they are', async () => {
    const at = (influence: number): Promise<string | undefined> => {
      const p = position({
        round: 5,
        first: 'HAC',
        influence: { HAC: influence },
        reserve: { HAC: 10 },
        lost: { HAC: 7 },
        units: { GC: { HAC: 3 } },
      })
        .begin('recruitment')
        .until('D-REC', 'HAC');
      return against(p, 'HAC', { verb: 'recruit', units: 1 });
    };
    expect(await at(48)).toBe('hoarded');
    expect(await at(20)).toBeUndefined();
  });

  test('somebody rich leaves the best leader dead, or buys another one', async () => {
    const p = position({ first: 'HAC', influence: { HAC: 60 }, reserve: { HAC: 12 }, dead: ['HAC-L1', 'HAC-L5'] })
      .begin('recruitment')
      .until('D-REC', 'HAC');
    expect(await against(p, 'HAC', { verb: 'end' })).toBe('hoarded');
    expect(await against(p, 'HAC', { verb: 'recruit', leader: 'HAC-L5' })).toBe('missed');
    expect(await against(p, 'HAC', { verb: 'recruit', leader: 'HAC-L1' })).toBeUndefined();
  });

  test('the last influence goes for a leader, or for a card, and nobody is in the city', async () => {
    const p = position({ round: 7, first: 'JOL', influence: { JOL: 2 }, reserve: { JOL: 5 }, dead: ['JOL-L4'] })
      .begin('recruitment')
      .until('D-REC', 'JOL');
    expect(await against(p, 'JOL', { verb: 'recruit', leader: 'JOL-L4' })).not.toBeUndefined();
    const bidding = position({ round: 7, first: 'LET', influence: { LET: 2, SOL: 9 }, reserve: { LET: 5 } })
      .begin('bidding')
      .until('D-BID', 'LET');
    expect(await against(bidding, 'LET', { verb: 'bid', amount: 2 })).toBe('bid-broke');
  });

  test('Recruits for five units while nine wait for influence, and not for the best leader', async () => {
    const setting = { first: 'LET', influence: { LET: 3 }, reserve: { LET: 9 }, lost: { LET: 11 }, hands: { LET: ['recruits'] } } as const;
    const p = position({ ...setting, dead: ['LET-L1', 'LET-L5'] })
      .begin('recruitment')
      .until('D-REC', 'LET');
    expect(await against(p, 'LET', { verb: 'play', card: 'recruits', units: 5, mechanized: 0 })).toBe('overpaid');
    expect(await against(p, 'LET', { verb: 'play', card: 'recruits', leader: 'LET-L5' })).toBe('half-measure');
    expect(await against(p, 'LET', { verb: 'play', card: 'recruits', leader: 'LET-L1' })).toBeUndefined();
  });

  test('one of six units of Hacan goes to the Council, where five would be a beginning', async () => {
    const units = { CSP: { JOL: 12 }, ADI: { LET: 12 }, MPS: { LAZ: 12 }, INB: { XXC: 12 }, PAL: { SOL: 12 } };
    const p = position({ round: 3, first: 'HAC', units, influence: { HAC: 40 }, reserve: { HAC: 6 } })
      .begin('maneuver')
      .until('D-DEPLOY', 'HAC')
      .answer('HAC', { verb: 'deploy', location: 'GC' });
    expect(await against(p, 'HAC', { verb: 'units', units: 1 })).toBe('aimless');
    expect(await against(p, 'HAC', { verb: 'units', units: 6 })).toBeUndefined();
  });

  test('a thirteenth unit is paid for where twelve have come against one', async () => {
    const at = (sol: number): Position =>
      position({ round: 3, first: 'LET', units: { INB: { LET: 12, SOL: sol }, PAL: { SOL: 9 } }, influence: { LET: 6 } })
        .begin('maneuver')
        .until('D-DEPLOY', 'LET');
    expect(await against(at(1), 'LET', { verb: 'deploy', location: 'INB' })).toBe('no-effect');
    expect(await against(at(8), 'LET', { verb: 'deploy', location: 'INB' })).toBeUndefined();
  });

  test('one of nine goes where four would collect', async () => {
    const units = { INB: { JOL: 9 }, CSP: { LET: 10 }, ADI: { HAC: 11 }, MPS: { LET: 5 }, PAL: { SOL: 11 }, CAR: { XXC: 5 } };
    const p = position({ round: 3, first: 'JOL', fleet: 2, units, gold: { SAL: 8 }, influence: { JOL: 0 } })
      .begin('maneuver')
      .until('D-MOVE', 'JOL')
      .answer('JOL', { verb: 'move', from: 'INB', to: 'SAL' });
    expect(await against(p, 'JOL', { verb: 'units', units: 1 })).toBe('left-lying');
    expect(await against(p, 'JOL', { verb: 'units', units: 4 })).toBeUndefined();
  });

  test('nine units of Sol stay in the reserves that could drive three off eight influence for nothing', async () => {
    const units = { PAL: { SOL: 11 }, MEM: { XXC: 3 }, INB: { JOL: 8 }, CSP: { LET: 10 }, ADI: { LAZ: 12 }, MPS: { HAC: 7 } };
    const p = position({ round: 4, first: 'SOL', fleet: 14, units, gold: { MEM: 8 }, reserve: { SOL: 9 }, hands: { XXC: [] } })
      .begin('maneuver')
      .until('D-DEPLOY', 'SOL');
    expect(await against(p, 'SOL', { verb: 'end' })).toBe('missed');
    expect(await against(p, 'SOL', { verb: 'deploy', location: 'MEM' })).toBeUndefined();
  });

  test('Xxcha turns twelve up against twenty, who win without a leader', async () => {
    const turned = async (units: number): Promise<string | undefined> => {
      const p = fight({
        races: ['XXC', 'SOL', 'HAC'],
        first: 'XXC',
        units: { PAL: { XXC: 12, SOL: units } },
        hands: { XXC: ['bio_weapon'] },
      });
      return against(p, 'XXC', { verb: 'turn', location: 'PAL', side: 'up' });
    };
    expect(await turned(20)).toBe('hopeless');
    expect(await turned(16)).toBeUndefined();
  });

  test('whoever is asked for the number names one with which the battle can be lost, or more than its own command makes certain', async () => {
    const asked = (race: 'XXC' | 'LET', own: number, rival: number, hand: readonly string[]): Position => {
      const p = fight({
        races: ['JOL', race, 'HAC'],
        first: 'JOL',
        units: { PAL: { JOL: rival, [race]: own } },
        hands: { JOL: ['energy_rifle', 'antitoxin'], [race]: hand },
      });
      if (race === 'XXC') p.answer('XXC', { verb: 'turn', location: 'PAL', side: 'up' });
      return p.answer('JOL', { verb: 'command', element: 'number' }).quiet();
    };
    const name = (number: number): RexChoice => ({ verb: 'answer', number });
    // Ten beat four units and a leader of five, even if the own leader dies.
    const letnev = asked('LET', 12, 4, []);
    expect(await against(letnev, 'LET', name(9))).toBe('unsure');
    expect(await against(letnev, 'LET', name(10))).toBeUndefined();
    // X-35 kills whoever leads the four, because Antitoxin will be forbidden.
    const xxcha = asked('XXC', 7, 4, ['bio_weapon']);
    expect(await against(xxcha, 'XXC', name(4))).toBe('unsure');
    expect(await against(xxcha, 'XXC', name(5))).toBeUndefined();
    expect(await against(xxcha, 'XXC', name(7))).toBe('dial-beyond');
  });

  test('Xxcha may forbid the shield that was kept in sight of all, and stops its only weapon, instead of the weapon kept beside it', async () => {
    const p = fight({
      races: ['XXC', 'SOL', 'HAC'],
      first: 'XXC',
      units: { PAL: { XXC: 6, SOL: 6 } },
      hands: { XXC: ['energy_rifle'], SOL: ['bio_weapon', 'personal_shield'] },
    }).answer('XXC', { verb: 'turn', location: 'PAL', side: 'up' });
    const { events, pack } = p.rules.table;
    const kept = ['bio_weapon', 'personal_shield'].flatMap((card) => {
      const i = pack.strategyCards.findIndex(({ id }) => id === card);
      return [events.drew(1), events.battleCard(1, i), events.kept(1, i)];
    });
    const forbid = (card: string): RexChoice => ({ verb: 'forbid', card });
    expect(await against(p, 'XXC', forbid('personal_shield'), kept)).toBeUndefined();
    expect(await against(p, 'XXC', forbid('bio_weapon'), kept)).toBeUndefined();
  });

  test('Fleet Sabotage is kept back, though it saves four units or kills eight of others, and spent where it changes nothing', async () => {
    const at = (told: Partial<Setting>): Position =>
      position({ round: 4, fleet: 4, first: 'XXC', hands: { XXC: ['fleet_sabotage'] }, ...told })
        .begin('bombardment')
        .until('W-BOM', 'XXC');
    const steer = (sectors: number): RexChoice => ({ verb: 'play', card: 'fleet_sabotage', sectors });
    const saved = at({ units: { SAI: { XXC: 4 } } });
    expect(await against(saved, 'XXC', { verb: 'done' })).toBe('unused-power');
    expect(await against(saved, 'XXC', steer(1))).toBe('fire-on-own');
    expect(await against(saved, 'XXC', steer(0))).toBeUndefined();
    const killed = at({ fleet: 8, units: { TRE: { SOL: 8 } } });
    expect(await against(killed, 'XXC', { verb: 'done' })).toBe('unused-power');
    expect(await against(killed, 'XXC', steer(9))).toBeUndefined();
    const idle = at({ fleet: 8, units: { PAL: { SOL: 8 } } });
    expect(await against(idle, 'XXC', { verb: 'done' })).toBeUndefined();
    expect(await against(idle, 'XXC', steer(0))).toBe('no-effect');
    expect(await against(idle, 'XXC', steer(7))).toBe('no-effect');
    // Where it stays nobody comes or goes: that may keep Sol from a third stronghold.
    const near = at({ fleet: 8, units: { PAL: { SOL: 8 }, INB: { SOL: 3 } } });
    expect(await against(near, 'XXC', steer(7))).toBeUndefined();
    // At the very end only strongholds count, and they have shields.
    expect(await against(at({ round: 8, fleet: 8, units: { TRE: { SOL: 8 } } }), 'XXC', { verb: 'done' })).toBeUndefined();
  });

  test('Diplomatic Interference and the Beacon miss their last moment, or take the place of another card', async () => {
    const barring = (round: number, hand: readonly string[]): Position =>
      position({
        round,
        first: 'JOL',
        influence: { HAC: 46, LAZ: 9, SOL: 3 },
        hands: { JOL: hand, HAC: ['feint', 'feint', 'decoy', 'decoy'] },
      })
        .begin('bidding')
        .until('W-BID', 'JOL');
    const few = ['diplomatic_interference', 'bio_weapon'];
    expect(await against(barring(8, few), 'JOL', { verb: 'done' })).toBe('unused-power');
    expect(await against(barring(5, few), 'JOL', { verb: 'done' })).toBeUndefined();
    const full = barring(5, [...few, 'antitoxin', 'personal_shield']);
    expect(await against(full, 'JOL', { verb: 'done' })).toBe('unused-power');
    const bar = (race: Race): RexChoice => ({ verb: 'play', card: 'diplomatic_interference', rival: full.seat(race) });
    // Hacan's hand is full: Lazax is the richest of those who bid.
    expect(await against(full, 'JOL', bar('HAC'))).toBe('no-effect');
    expect(await against(full, 'JOL', bar('LAZ'))).toBeUndefined();
    // Whoever has three is not worth the card while it may still do better.
    const early = barring(5, few);
    expect(await against(early, 'JOL', bar('LAZ'))).toBeUndefined();
    early.s.influence[early.seat('LAZ')] = 3;
    expect(await against(early, 'JOL', bar('LAZ'))).toBe('no-effect');
    const beacon = (round: number): Position =>
      position({ round, first: 'SOL', units: { REC: { LAZ: 4 }, CAR: { XXC: 3 } }, discarded: ['I3'], hands: { SOL: ['tracking_beacon'] } })
        .begin('influence')
        .until('W-INF', 'SOL');
    expect(await against(beacon(8), 'SOL', { verb: 'done' })).toBe('unused-power');
    expect(await against(beacon(5), 'SOL', { verb: 'done' })).toBeUndefined();
  });

  test('Double Agent waits for nothing', async () => {
    const p = position({ first: 'LET', hands: { LET: ['double_agent'] } })
      .begin('recruitment')
      .until('D-REC', 'LET');
    expect(await against(p, 'LET', { verb: 'end' })).toBe('unused-power');
  });

  test('an Informant is kept at the end of the game, though the other side gives a command, or Sol brings twelve units for nothing', async () => {
    const command = (round: number): Position =>
      fight({ round, races: ['JOL', 'LET', 'HAC'], first: 'JOL', units: { PAL: { JOL: 6, LET: 6 } }, hands: { LET: ['informant'] } })
        .answer('JOL', { verb: 'command', element: 'number' })
        .until('X-CMD', 'LET');
    expect(await against(command(8), 'LET', { verb: 'done' })).toBe('unused-power');
    expect(await against(command(3), 'LET', { verb: 'done' })).toBeUndefined();
    const deploys = (reserve: number): Position =>
      position({ round: 8, first: 'SOL', units: { PAL: { SOL: 3 } }, reserve: { SOL: reserve }, hands: { LET: ['informant'] } })
        .begin('maneuver')
        .until('X-TURN', 'LET');
    const prevent: RexChoice = { verb: 'play', card: 'informant', advantage: 'SOL-1' };
    expect(await against(deploys(12), 'LET', { verb: 'done' })).toBe('unused-power');
    expect(await against(deploys(12), 'LET', prevent)).toBeUndefined();
    expect(await against(deploys(1), 'LET', prevent)).toBe('slight');
  });

  test('Recruits stay in the hand while eighteen are lost and nobody waits, or bring a leader back who costs two', async () => {
    const at = (race: Race, told: Partial<Setting>): Position =>
      position({ first: race, reserve: { [race]: 0 }, lost: { [race]: 18 }, hands: { [race]: ['recruits'] }, ...told })
        .begin('recruitment')
        .until('D-REC', race);
    const poor = at('XXC', { influence: { XXC: 0 } }).answer('XXC', { verb: 'recruit', units: 1 });
    expect(await against(poor, 'XXC', { verb: 'end' })).toBe('free-refused');
    const sol = at('SOL', { influence: { SOL: 1 } }).answer('SOL', { verb: 'recruit', units: 3 });
    expect(await against(sol, 'SOL', { verb: 'end' })).toBe('free-refused');
    const quartermaster: RexChoice = { verb: 'play', card: 'recruits', leader: 'HAC-L4' };
    const rich = at('HAC', { influence: { HAC: 34 }, dead: ['HAC-L4'] });
    expect(await against(rich, 'HAC', quartermaster)).toBe('half-measure');
    expect(await against(rich, 'HAC', { verb: 'play', card: 'recruits', units: 5, mechanized: 0 })).toBeUndefined();
    // Where no units are lost it has nothing better to bring.
    expect(await against(at('HAC', { lost: { HAC: 0 }, dead: ['HAC-L4'] }), 'HAC', quartermaster)).toBeUndefined();
  });

  test('Recruits bring any leader back while the hand is full and hardly anybody is lost', async () => {
    const at = (...hand: string[]): Position =>
      position({ first: 'SOL', influence: { SOL: 2 }, reserve: { SOL: 6 }, lost: { SOL: 1 }, dead: ['SOL-L4'], hands: { SOL: hand } })
        .begin('recruitment')
        .until('D-REC', 'SOL')
        .answer('SOL', { verb: 'recruit', units: 1 });
    expect(await against(at('recruits', 'recruits', 'feint', 'decoy'), 'SOL', { verb: 'end' })).toBe('free-refused');
    expect(await against(at('recruits', 'recruits', 'feint'), 'SOL', { verb: 'end' })).toBeUndefined();
  });

  test('in the last round a leader is paid for whom Recruits bring back', async () => {
    const setting = {
      round: 8,
      first: 'JOL',
      influence: { JOL: 11 },
      reserve: { JOL: 9 },
      lost: { JOL: 9 },
      dead: ['JOL-L1', 'JOL-L2', 'JOL-L5'],
    } as const;
    const p = position({ ...setting, hands: { JOL: ['recruits'] } })
      .begin('recruitment')
      .until('D-REC', 'JOL');
    expect(await against(p, 'JOL', { verb: 'recruit', leader: 'JOL-L1' })).toBe('free-refused');
    expect(await against(p, 'JOL', { verb: 'play', card: 'recruits', leader: 'JOL-L1' })).toBeUndefined();
    expect(await against(p, 'JOL', { verb: 'end' })).toBe('free-refused');
  });

  test('Lazax takes ordinary units back, and mechanized ones cost the same', async () => {
    const p = position({ first: 'LAZ', influence: { LAZ: 5 }, lost: { LAZ: 6 }, lostMech: 3, hands: { LAZ: ['recruits'] } })
      .begin('recruitment')
      .until('D-REC', 'LAZ');
    expect(await against(p, 'LAZ', { verb: 'recruit', units: 1, mechanized: 0 })).toBe('missed');
    expect(await against(p, 'LAZ', { verb: 'recruit', units: 0, mechanized: 1 })).toBeUndefined();
    expect(await against(p, 'LAZ', { verb: 'play', card: 'recruits', units: 5, mechanized: 0 })).toBe('half-measure');
  });

  test('Sol leaves its best leaders dead, and influence unspent at the end, though nothing else costs it any', async () => {
    const sol = (told: Partial<Setting>): Position =>
      position({ first: 'SOL', reserve: { SOL: 6 }, ...told })
        .begin('recruitment')
        .until('D-REC', 'SOL');
    const admiral = sol({ influence: { SOL: 12 }, dead: ['SOL-L1'] });
    expect(await against(admiral, 'SOL', { verb: 'end' })).toBe('hoarded');
    expect(await against(admiral, 'SOL', { verb: 'recruit', leader: 'SOL-L1' })).toBeUndefined();
    const last = sol({ round: 8, influence: { SOL: 6 }, reserve: { SOL: 4 }, lost: { SOL: 9 } });
    expect(await against(last, 'SOL', { verb: 'recruit', units: 3 })).toBe('hoarded');
    expect(await against(last, 'SOL', { verb: 'recruit', units: 5 })).toBeUndefined();
  });

  test('the last two influence of somebody who is not in the city bring nobody a leader', async () => {
    const p = position({
      first: 'JOL',
      influence: { JOL: 2 },
      reserve: { JOL: 5 },
      dead: ['JOL-L1', 'JOL-L2', 'JOL-L3', 'JOL-L4', 'JOL-L5'],
    })
      .begin('recruitment')
      .until('D-REC', 'JOL');
    expect(await against(p, 'JOL', { verb: 'recruit', leader: 'JOL-L4' })).toBe('bid-broke');
    expect(await against(p, 'JOL', { verb: 'end' })).toBeUndefined();
  });

  test('a card goes unsold for one influence that somebody without one has for nothing else', async () => {
    const bidding = (race: Race, told: Partial<Setting>): Position =>
      position({ first: race, deckTop: ['energy_rifle'], ...told })
        .begin('bidding')
        .until('D-BID', race);
    const pass: RexChoice = { verb: 'pass' };
    expect(await against(bidding('SOL', { influence: { SOL: 5 }, hands: { SOL: [] } }), 'SOL', pass)).toBe('bargain');
    const armed = ['energy_rifle', 'antitoxin', 'personal_shield'];
    expect(await against(bidding('SOL', { influence: { SOL: 5, HAC: 5 }, hands: { SOL: armed } }), 'SOL', pass)).toBeUndefined();
    // Others need it for their units.
    expect(await against(bidding('LAZ', { influence: { LAZ: 5 }, reserve: { LAZ: 9 } }), 'LAZ', pass)).toBeUndefined();
    expect(await against(bidding('LET', { influence: { LET: 8 }, reserve: { LET: 4 }, hands: { LET: armed } }), 'LET', pass)).toBe(
      'bargain',
    );
    // Jol-Nar sees what it is.
    const seen = bidding('JOL', {
      influence: { JOL: 5 },
      reserve: { JOL: 3 },
      units: { CSP: { JOL: 5 } },
      hands: { JOL: ['bio_weapon', 'antitoxin'] },
    });
    expect(await against(seen, 'JOL', pass)).toBe('bargain');
    expect(await against(bidding('JOL', { influence: { JOL: 5 }, hands: { JOL: ['energy_rifle'] } }), 'JOL', pass)).toBeUndefined();
  });

  test('more is bid than the next number, and somebody can still bid more', async () => {
    const bidding = (sol: number, hacan = 3): Position =>
      position({ first: 'LET', influence: { LET: 12, SOL: sol, HAC: hacan }, reserve: { LET: 0 } })
        .begin('bidding')
        .until('D-BID', 'LET');
    const bid = (amount: number): RexChoice => ({ verb: 'bid', amount });
    expect(await against(bidding(20), 'LET', bid(3))).toBe('bid-leap');
    expect(await against(bidding(20), 'LET', bid(1))).toBeUndefined();
    expect(await against(bidding(2), 'LET', bid(3))).toBeUndefined();
    expect(await against(bidding(2), 'LET', bid(2))).toBe('bid-leap');
    expect(await against(bidding(2, 4), 'LET', bid(4))).toBe('bid-leap');
    // The dearer a card is, the more is kept for units.
    const dear = (amount: number): Promise<string | undefined> => {
      const p = position({ first: 'JOL', influence: { JOL: 10, HAC: 9 }, reserve: { JOL: 16 }, units: { CSP: { JOL: 4 } } })
        .begin('bidding')
        .until('D-BID', 'JOL');
      p.s.auction.high = amount - 1;
      return against(p, 'JOL', bid(amount));
    };
    expect(await dear(7)).toBe('bid-broke');
    expect(await dear(4)).toBeUndefined();
  });

  test('an ally is outbid who has no more cards, or whom nobody else bids against, or who would pay Lazax', async () => {
    const at = async (hand: readonly string[], others: number, race: Race = 'SOL'): Promise<string | undefined> => {
      const p = position({
        races: race === 'SOL' ? ['JOL', 'SOL', 'LAZ', 'HAC', 'LET', 'XXC'] : ['JOL', 'LAZ', 'SOL', 'HAC', 'LET', 'XXC'],
        first: 'JOL',
        units: { CSP: { JOL: 9 }, PAL: { SOL: 9 }, MPS: { LAZ: 9 } },
        influence: { JOL: 12, HAC: others, LET: others, XXC: others, SOL: others, LAZ: others, [race]: 12 },
        hands: { JOL: hand },
        allies: [['JOL', race]],
      })
        .begin('bidding')
        .until('D-BID', 'JOL');
      p.answer('JOL', { verb: 'bid', amount: 1 });
      return against(p.until('D-BID', race), race, { verb: 'bid', amount: 2 });
    };
    expect(await at([], 0)).toBe('against-ally');
    expect(await at(['feint', 'decoy'], 0)).toBe('against-ally');
    expect(await at(['feint', 'decoy'], 5)).toBeUndefined();
    expect(await at(['feint', 'decoy'], 5, 'LAZ')).toBe('against-ally');
  });

  test('whoever has a dozen units waiting pays no ten for a card', async () => {
    const at = (waiting: number): Promise<string | undefined> => {
      const p = position({ first: 'JOL', influence: { JOL: 20, HAC: 19 }, reserve: { JOL: waiting }, units: { CSP: { JOL: 4 } } })
        .begin('bidding')
        .until('D-BID', 'JOL');
      p.s.auction.high = 9;
      return against(p, 'JOL', { verb: 'bid', amount: 10 });
    };
    expect(await at(14)).toBe('bid-broke');
    expect(await at(5)).toBeUndefined();
  });

  test('Lazax gives influence for cards to an ally with a full hand', async () => {
    const at = (hand: readonly string[]): Position =>
      position({ first: 'LAZ', influence: { LAZ: 20, SOL: 4 }, hands: { SOL: hand }, allies: [['LAZ', 'SOL']] })
        .begin('bidding')
        .until('D-GIFT', 'LAZ');
    const full = at(['feint', 'decoy', 'decoy', 'antitoxin']);
    const give: RexChoice = { verb: 'give', seat: full.seat('SOL'), amount: 3 };
    expect(await against(full, 'LAZ', give)).toBe('no-effect');
    expect(await against(at(['feint']), 'LAZ', give)).toBeUndefined();
  });

  test('three are brought against three of Hacan, who moves later and simply brings ten', async () => {
    const hacan = (waiting: number): Position =>
      position({
        races: ['XXC', 'LET', 'LAZ', 'HAC', 'SOL', 'JOL'],
        round: 6,
        fleet: 8,
        first: 'XXC',
        units: { CSP: { HAC: 3 }, ADI: { XXC: 10 }, MPS: { JOL: 9 }, INB: { LAZ: 10 }, PAL: { SOL: 16 } },
        influence: { LET: 9, HAC: 34 },
        reserve: { LET: 9, HAC: waiting },
        hands: { LET: [], HAC: [] },
      })
        .begin('maneuver')
        .until('D-DEPLOY', 'LET');
    expect(await against(hacan(10), 'LET', { verb: 'deploy', location: 'CSP' })).toBe('hopeless');
    expect(await against(hacan(0), 'LET', { verb: 'deploy', location: 'CSP' })).toBeUndefined();
  });

  test('two of five stay where Sol knows that the fleet comes, and nothing lies there', async () => {
    const p = position({ round: 3, fleet: 16, first: 'SOL', units: { VEL: { SOL: 5 }, PAL: { HAC: 11 } }, bombardment: 6 })
      .begin('maneuver')
      .until('D-MOVE', 'SOL')
      .answer('SOL', { verb: 'move', from: 'VEL', to: 'MPN' });
    expect(await against(p, 'SOL', { verb: 'units', units: 3 })).toBe('for-nothing');
    expect(await against(p, 'SOL', { verb: 'units', units: 5 })).toBeUndefined();
    const paid = position({ round: 3, fleet: 16, first: 'SOL', units: { VEL: { SOL: 5 }, PAL: { HAC: 11 } }, gold: { VEL: 4 } })
      .begin('maneuver')
      .until('D-MOVE', 'SOL')
      .answer('SOL', { verb: 'move', from: 'VEL', to: 'MPN' });
    expect(await against(paid, 'SOL', { verb: 'units', units: 3 })).toBeUndefined();
  });

  test('a card is spent on going on to where those who have just come could have gone at once', async () => {
    const p = position({
      round: 5,
      fleet: 2,
      first: 'JOL',
      units: { SAI: { JOL: 2 }, ADI: { HAC: 9 }, INB: { LET: 9 }, PAL: { SOL: 9 }, CSP: { XXC: 9 }, MPS: { LAZ: 9 } },
      gold: { SCH: 8 },
      hands: { JOL: ['rapid_mobilization'] },
      influence: { JOL: 0 },
    })
      .begin('maneuver')
      .until('D-MOVE', 'JOL')
      .answer('JOL', { verb: 'move', from: 'SAI', to: 'CAR' }, { verb: 'units', units: 2 });
    const { events, choices } = p.rules.table;
    const past = [events.turn(p.seat('JOL')), ~choices.move(p.place('SAI'), p.place('CAR')), ~choices.units(2)];
    expect(await against(p, 'JOL', { verb: 'play', card: 'rapid_mobilization' })).toBeUndefined();
    expect(await against(p, 'JOL', { verb: 'play', card: 'rapid_mobilization' }, past)).toBe('half-measure');
  });

  test('another movement that a card was spent on goes the way of the first', async () => {
    const p = position({
      round: 5,
      fleet: 2,
      first: 'JOL',
      units: { SAI: { JOL: 8 }, ADI: { HAC: 9 }, INB: { LET: 9 }, PAL: { SOL: 9 }, CSP: { XXC: 9 }, MPS: { LAZ: 9 } },
      gold: { SCH: 16 },
      hands: { JOL: ['rapid_mobilization'] },
      influence: { JOL: 0 },
    })
      .begin('maneuver')
      .until('D-MOVE', 'JOL')
      .answer('JOL', { verb: 'move', from: 'SAI', to: 'SCH' }, { verb: 'units', units: 1 }, { verb: 'play', card: 'rapid_mobilization' });
    const { events, choices } = p.rules.table;
    const past = [events.turn(p.seat('JOL')), ~choices.move(p.place('SAI'), p.place('SCH')), ~choices.units(1)];
    const again = { verb: 'move', from: 'SAI', to: 'SCH' } as const;
    expect(await against(p, 'JOL', again)).toBeUndefined();
    expect(await against(p, 'JOL', again, past)).toBe('half-measure');
  });

  test('a card is no use for a movement to where an ally stands', async () => {
    const p = position({
      round: 5,
      fleet: 2,
      first: 'JOL',
      units: { ADM: { JOL: 9 }, INB: { LAZ: 2 }, ADI: { HAC: 20 }, PAL: { SOL: 20 }, CSP: { XXC: 20 }, MPS: { LET: 20 } },
      hands: { JOL: ['rapid_mobilization'] },
      influence: { JOL: 0 },
      allies: [['JOL', 'LAZ']],
    })
      .begin('maneuver')
      .until('D-MOVE', 'JOL')
      .answer('JOL', { verb: 'move', from: 'ADM', to: 'TRA' }, { verb: 'units', units: 1 });
    expect(await against(p, 'JOL', { verb: 'play', card: 'rapid_mobilization' })).toBe('half-measure');
  });

  test('one of five leaves a fight over a stronghold for the Council, where it does nothing', async () => {
    const units = { ADI: { HAC: 5, JOL: 8 }, CSP: { JOL: 8 }, INB: { LET: 10 }, PAL: { SOL: 8 }, MPS: { XXC: 9 } };
    const p = position({ round: 2, fleet: 17, first: 'HAC', units, influence: { HAC: 13 }, reserve: { HAC: 15 } })
      .begin('maneuver')
      .until('D-MOVE', 'HAC');
    expect(await against(p, 'HAC', { verb: 'move', from: 'ADI', to: 'GC' })).toBe('for-nothing');
    expect(await against(p, 'HAC', { verb: 'end' })).toBeUndefined();
  });

  test('Sol brings a dozen to a safe place for nothing, and whoever goes to attack is followed by them', async () => {
    const sol = (hacan: number): Position => {
      const units = { MPN: { SOL: 3 }, PAL: { HAC: hacan }, CSP: { JOL: 9 }, INB: { LET: 9 }, ADI: { LAZ: 9 }, MPS: { XXC: 9 } };
      return position({ round: 5, fleet: 2, first: 'SOL', units, reserve: { SOL: 12, HAC: 0 }, influence: { HAC: 0 } }).begin('maneuver');
    };
    expect(await against(sol(11).until('D-MOVE', 'SOL'), 'SOL', { verb: 'move', from: 'MPN', to: 'PAL' })).toBeUndefined();
    expect(await against(sol(20).until('D-DEPLOY', 'SOL'), 'SOL', { verb: 'deploy', location: 'NOB' })).toBeUndefined();
  });

  test('one unit of Hacan comes where two cost the same, and some of Sol stay at home where all would decide a fight', async () => {
    const paid = position({ races: ['HAC', 'LET', 'JOL'], first: 'HAC', units: { ADI: { HAC: 3 } }, influence: { HAC: 6 } })
      .begin('maneuver')
      .until('D-DEPLOY', 'HAC')
      .answer('HAC', { verb: 'deploy', location: 'ADI' });
    expect(await against(paid, 'HAC', { verb: 'units', units: 1 })).toBe('free-refused');
    expect(await against(paid, 'HAC', { verb: 'units', units: 3 })).toBe('free-refused');
    expect(await against(paid, 'HAC', { verb: 'units', units: 2 })).toBeUndefined();
    expect(await against(paid, 'HAC', { verb: 'units', units: 4 })).toBeUndefined();
    const sol = position({ first: 'SOL', units: { PAL: { SOL: 2, LAZ: 8 } }, reserve: { SOL: 9 } })
      .begin('maneuver')
      .until('D-DEPLOY', 'SOL')
      .answer('SOL', { verb: 'deploy', location: 'PAL' });
    expect(await against(sol, 'SOL', { verb: 'units', units: 8 })).toBe('free-refused');
    expect(await against(sol, 'SOL', { verb: 'units', units: 9 })).toBeUndefined();
    // Hacan moves later and can bring ten.
    const threatened = position({ first: 'SOL', units: { PAL: { SOL: 2 } }, reserve: { SOL: 8 }, influence: { HAC: 20 } })
      .begin('maneuver')
      .until('D-DEPLOY', 'SOL')
      .answer('SOL', { verb: 'deploy', location: 'PAL' });
    expect(await against(threatened, 'SOL', { verb: 'units', units: 4 })).toBe('free-refused');
    expect(await against(threatened, 'SOL', { verb: 'units', units: 8 })).toBeUndefined();
  });

  test('Jol-Nar goes where an Offensive will strike that it has seen', async () => {
    const units = { COM: { JOL: 9 }, CSP: { JOL: 3 } };
    const going = (setting: Setting): Position =>
      position({ first: 'JOL', discarded: ['I1', 'I2', 'I3'], units, draws: ['I4', 'S1'], ...setting })
        .begin('influence')
        .until('D-MOVE', 'JOL')
        .answer('JOL', { verb: 'move', from: 'COM', to: 'VEL' });
    expect(await against(going({}), 'JOL', { verb: 'units', units: 9 })).toBe('for-nothing');
    // Four collect all of it; nothing comes, or it spares them.
    expect(await against(going({}), 'JOL', { verb: 'units', units: 4 })).toBeUndefined();
    expect(await against(going({ draws: ['I4', 'I5'] }), 'JOL', { verb: 'units', units: 9 })).toBeUndefined();
    expect(await against(going({ allies: [['JOL', 'SOL']] }), 'JOL', { verb: 'units', units: 9 })).toBeUndefined();
  });

  test('in the last round influence goes for units that it cannot bring any more, and for a leader who leads nobody', async () => {
    const setting = {
      round: 8,
      units: { CSP: { LET: 3 }, ADI: { JOL: 6 }, MPS: { LAZ: 1 }, INB: { XXC: 7 }, PAL: { SOL: 3 } },
      reserve: { LAZ: 2 },
      lost: { LAZ: 12 },
      lostMech: 5,
      dead: ['LAZ-L2', 'LAZ-L3', 'LAZ-L4'],
    } as const;
    const p = position({ ...setting, influence: { LAZ: 10 } })
      .begin('recruitment')
      .until('D-REC', 'LAZ');
    // What is left for five where others stand brings three.
    expect(await against(p, 'LAZ', { verb: 'recruit', units: 0, mechanized: 2 })).toBeUndefined();
    expect(await against(p, 'LAZ', { verb: 'recruit', units: 0, mechanized: 3 })).toBe('overpaid');
    const waiting = position({ ...setting, reserve: { LAZ: 6 }, influence: { LAZ: 10 } })
      .begin('recruitment')
      .until('D-REC', 'LAZ');
    expect(await against(waiting, 'LAZ', { verb: 'recruit', leader: 'LAZ-L2' })).toBe('overpaid');
    const rich = position({ ...setting, influence: { LAZ: 40 } })
      .begin('recruitment')
      .until('D-REC', 'LAZ');
    expect(await against(rich, 'LAZ', { verb: 'recruit', leader: 'LAZ-L2' })).toBeUndefined();
  });

  test('a stronghold is left for a fight that is lost to a weapon kept in sight of all', async () => {
    const going = (jolNar: number, setting: Setting = {}): Position =>
      position({
        first: 'SOL',
        round: 6,
        units: { PAL: { SOL: 14 }, INB: { JOL: jolNar }, ADI: { HAC: 9 }, CSP: { LAZ: 7 }, MPS: { LAZ: 8 } },
        allies: [['SOL', 'LAZ']],
        reserve: { SOL: 2, HAC: 10, JOL: 0 },
        influence: { HAC: 30 },
        hands: { SOL: ['feint'] },
        ...setting,
      })
        .begin('maneuver')
        .until('D-MOVE', 'SOL');
    const attack = { verb: 'move', from: 'PAL', to: 'INB' } as const;
    const kept = (p: Position, id: string): readonly number[] => {
      const { events, pack } = p.rules.table;
      const [jolNar, card] = [p.seat('JOL'), pack.strategyCards.findIndex((each) => each.id === id)];
      return [events.drew(jolNar), events.battleCard(jolNar, card), events.kept(jolNar, card)];
    };
    const armed = (own: string, other: string): Promise<string | undefined> => {
      const p = going(11, { hands: { JOL: [other], SOL: [own] } });
      return against(p, 'SOL', attack, kept(p, other));
    };
    expect(await armed('feint', 'energy_rifle')).toBe('hopeless');
    // A shield stops it, and another weapon strikes back.
    expect(await armed('personal_shield', 'energy_rifle')).toBeUndefined();
    expect(await armed('bio_weapon', 'energy_rifle')).toBeUndefined();
    expect(await armed('feint', 'antitoxin')).toBeUndefined();
  });

  test('ten of twelve leave a stronghold next to ten who move later, for a fight against as many that the other side still joins', async () => {
    const setting = {
      first: 'HAC',
      units: { ADI: { HAC: 12 }, MPS: { HAC: 8 }, PAL: { SOL: 12 }, GC: { XXC: 10 }, CSP: { LAZ: 12 }, INB: { LAZ: 7 } },
      reserve: { SOL: 5, HAC: 0, XXC: 0 },
      influence: { HAC: 26 },
      allies: [['SOL', 'LAZ']],
      hands: { HAC: ['energy_rifle', 'bio_weapon'], SOL: ['personal_shield'] },
    } as const;
    const p = position(setting).begin('maneuver').until('D-DEPLOY', 'HAC');
    const from = 'ADI';
    expect(await against(p, 'HAC', { verb: 'relocate', from, to: 'PAL' })).toBe('stripped');
    // Twelve are enough for the seven of Lazax, who has nobody left to bring.
    expect(await against(p, 'HAC', { verb: 'relocate', from, to: 'INB' })).toBeUndefined();
  });

  test('Hacan keeps five units at home with influence for twenty, beside a stronghold that others are near and eight influence', async () => {
    const setting = (gold: number, money: number): Setting => ({
      races: ['HAC', 'XXC', 'LAZ', 'JOL', 'SOL', 'LET'],
      first: 'HAC',
      round: 5,
      fleet: 4,
      units: { CSP: { HAC: 5 }, GC: { XXC: 1 }, ADI: { JOL: 7 }, MPS: { LAZ: 9 }, INB: { XXC: 5 }, PAL: { SOL: 18 } },
      reserve: { HAC: 5, XXC: 1, LAZ: 2, JOL: 3, SOL: 2, LET: 7 },
      influence: { HAC: money, XXC: 2, LAZ: 11, JOL: 3, SOL: 10, LET: 3 },
      gold: { ICA: gold },
    });
    const judging = async (gold: number, money: number): Promise<readonly (string | undefined)[]> => {
      const p = position(setting(gold, money)).begin('maneuver').until('D-DEPLOY', 'HAC');
      return [await against(p, 'HAC', { verb: 'end' }), await against(p, 'HAC', { verb: 'deploy', location: 'CSP' })];
    };
    expect((await judging(8, 25))[0]).toBe('left-lying');
    expect(await judging(0, 25)).toEqual(['missed', undefined]);
    // With less than twelve Hacan may collect first.
    expect((await judging(8, 6))[0]).toBe('left-lying');
  });

  test('in the last round reserves, and units that stand idle, are kept from a stronghold that others still come for', async () => {
    const setting: Setting = {
      races: ['SOL', 'HAC', 'JOL', 'LAZ', 'LET', 'XXC'],
      first: 'SOL',
      round: 8,
      fleet: 3,
      units: { GC: { JOL: 6 }, MPN: { HAC: 4 }, CSP: { JOL: 12 }, ADI: { LAZ: 12 }, MPS: { LET: 12 }, INB: { HAC: 12 }, PAL: { SOL: 12 } },
      reserve: { SOL: 8, HAC: 2, JOL: 2, LAZ: 6, LET: 8, XXC: 0 },
      influence: { SOL: 14, HAC: 67, JOL: 9, LAZ: 8, LET: 5 },
      allies: [
        ['JOL', 'LAZ', 'LET'],
        ['SOL', 'HAC'],
      ],
    };
    const sol = position(setting).begin('maneuver').until('D-DEPLOY', 'SOL');
    expect(await against(sol, 'SOL', { verb: 'end' })).toBe('missed');
    expect(await against(sol, 'SOL', { verb: 'deploy', location: 'PAL' })).toBeUndefined();
    const march = position(setting).begin('maneuver').until('D-MOVE', 'HAC');
    expect(await against(march, 'HAC', { verb: 'end' })).toBe('free-refused');
    march.answer('HAC', { verb: 'move', from: 'MPN', to: 'INB' });
    expect(await against(march, 'HAC', { verb: 'units', units: 3 })).toBe('free-refused');
    expect(await against(march, 'HAC', { verb: 'units', units: 4 })).toBeUndefined();
    const landing = position(setting).begin('maneuver').until('D-DEPLOY', 'HAC');
    expect(await against(landing, 'HAC', { verb: 'end' })).toBe('free-refused');
    expect(await against(landing, 'HAC', { verb: 'deploy', location: 'INB' })).toBeUndefined();
    // Where everybody else has moved already, nobody comes.
    const late = position({ ...setting, first: 'HAC' })
      .begin('maneuver')
      .until('D-DEPLOY', 'SOL');
    expect(await against(late, 'SOL', { verb: 'end' })).toBeUndefined();
  });

  test('what is paid to Hacan for an attack on its stronghold pays for the defence', async () => {
    const attacked = (reserve: number): Position =>
      position({
        races: ['JOL', 'LAZ', 'LET', 'SOL', 'HAC', 'XXC'],
        first: 'JOL',
        round: 1,
        fleet: 4,
        units: { GC: { XXC: 1 }, CSP: { JOL: 9 }, MPS: { JOL: 1 }, ADI: { HAC: 5 }, INB: { LET: 10 }, PAL: { SOL: 9 } },
        reserve: { LAZ: 15, LET: 10, SOL: 10, HAC: reserve, XXC: 19, JOL: 10 },
        influence: { LAZ: 15, LET: 4, HAC: 3, XXC: 5, JOL: 10 },
        hands: { LAZ: ['energy_rifle'], HAC: ['feint', 'antitoxin'], JOL: ['energy_rifle'] },
      })
        .begin('maneuver')
        .until('D-DEPLOY', 'JOL');
    const attack = { verb: 'deploy', location: 'ADI' } as const;
    expect(await against(attacked(15), 'JOL', attack)).toBe('hopeless');
    // Without reserves Hacan may be paid whatever it is.
    expect(await against(attacked(0), 'JOL', attack)).toBeUndefined();
  });

  test('Hacan pays to relocate a unit from its stronghold for influence that its reserves would fetch', async () => {
    const fetching = (reserve: number): Position =>
      position({
        races: ['SOL', 'HAC', 'XXC', 'JOL', 'LAZ', 'LET'],
        first: 'SOL',
        round: 4,
        fleet: 12,
        units: { GC: { XXC: 3 }, CSP: { XXC: 14 }, ADI: { HAC: 12 }, SCH: { JOL: 6 }, MPS: { LET: 7 }, INB: { LAZ: 10 }, PAL: { SOL: 12 } },
        reserve: { LAZ: 5, LET: 3, SOL: 4, HAC: reserve, XXC: 3, JOL: 11 },
        influence: { LAZ: 17, LET: 5, HAC: 30, XXC: 3, JOL: 3, SOL: 3 },
        gold: { PLE: 8 },
      })
        .begin('maneuver')
        .until('D-DEPLOY', 'HAC');
    const relocation = { verb: 'relocate', from: 'ADI', to: 'PLE' } as const;
    expect(await against(fetching(8), 'HAC', relocation)).toBe('missed');
    expect(await against(fetching(8), 'HAC', { verb: 'deploy', location: 'PLE' })).toBeUndefined();
    expect(await against(fetching(0), 'HAC', relocation)).toBeUndefined();
  });

  test('influence is kept that would buy units while others hold what wins this round', async () => {
    const recruiting = (held: Race): Position =>
      position({
        races: ['LAZ', 'LET', 'XXC', 'SOL', 'HAC', 'JOL'],
        first: 'LAZ',
        units: { CSP: { JOL: 9 }, ADI: { LAZ: 1 }, MPS: { JOL: 2 }, INB: { [held]: 5 }, PAL: { SOL: 8 } },
        reserve: { LAZ: 4, LET: 3, XXC: 3, SOL: 3, JOL: 3 },
        influence: { LAZ: 17 },
        lost: { LAZ: 10 },
        lostMech: 5,
        allies: [['JOL', 'SOL']],
      })
        .begin('recruitment')
        .until('D-REC', 'LAZ');
    const bought = async (held: Race): Promise<readonly (string | undefined)[]> => {
      const p = recruiting(held);
      const open = p.open('LAZ').filter(({ verb }) => verb === 'recruit');
      while (p.open('LAZ').some(({ verb }) => verb === 'recruit') && p.s.recruitment.units === 0) p.answer('LAZ', open[0] as RexChoice);
      return [await against(p, 'LAZ', { verb: 'end' })];
    };
    expect(await bought('SOL')).toEqual(['hoarded']);
    expect(await bought('LET')).toEqual([undefined]);
  });

  test('some of those who stand where nothing is go to where nothing is, and the others stay behind', async () => {
    const units = { ADM: { JOL: 3 }, ADI: { JOL: 5 }, PAL: { SOL: 12 }, MPS: { XXC: 14 }, CSP: { LET: 7 }, INB: { HAC: 14 } };
    const setting: Setting = { races: ['JOL', 'SOL', 'HAC', 'LAZ', 'LET', 'XXC'], first: 'JOL', round: 6, fleet: 4, units };
    const judging = async (gold: number): Promise<readonly (string | undefined)[]> => {
      const p = position({ ...setting, reserve: { JOL: 0 }, gold: { ADM: gold } })
        .begin('maneuver')
        .until('D-MOVE', 'JOL')
        .answer('JOL', { verb: 'move', from: 'ADM', to: 'GC' });
      return [await against(p, 'JOL', { verb: 'units', units: 1 }), await against(p, 'JOL', { verb: 'units', units: 3 })];
    };
    expect(await judging(0)).toEqual(['aimless', undefined]);
    // Two have to stay to collect what lies there.
    expect((await judging(4))[0]).toBeUndefined();
  });

  test('Sol spends an Informant to bring one unit to a stronghold with others in it, all it can pay for there', async () => {
    const at = (influence: number): Position =>
      position({
        races: ['SOL', 'HAC', 'JOL', 'LET', 'XXC', 'LAZ'],
        first: 'SOL',
        round: 5,
        units: { MPS: { SOL: 11 }, INB: { LET: 4 }, PAL: { LAZ: 15 }, ADI: { HAC: 12 } },
        reserve: { SOL: 9, LET: 0 },
        influence: { SOL: influence },
        hands: { SOL: ['informant'] },
      })
        .begin('maneuver')
        .until('D-DEPLOY', 'SOL');
    const informant = { verb: 'play', card: 'informant', location: 'INB' } as const;
    expect(await against(at(1), 'SOL', informant)).toBe('half-measure');
    expect(await against(at(9), 'SOL', informant)).toBeUndefined();
  });

  test('Hacan, who is rich, gathers where nothing is while Lazax fights for its third stronghold', async () => {
    const p = position({
      races: ['LAZ', 'LET', 'SOL', 'HAC', 'XXC', 'JOL'],
      first: 'LAZ',
      round: 2,
      fleet: 6,
      units: { CSP: { LET: 3 }, MPS: { LET: 3, JOL: 1 }, INB: { LAZ: 5, JOL: 3 }, ADI: { XXC: 5 }, PAL: { SOL: 11 }, GC: { XXC: 4 } },
      mech: { CSP: 2, MPS: 1, INB: 2 },
      reserve: { LAZ: 9, LET: 9, SOL: 2, HAC: 6, XXC: 8, JOL: 6 },
      influence: { LAZ: 5, LET: 1, SOL: 2, HAC: 27, XXC: 13, JOL: 9 },
      hands: { LAZ: ['energy_rifle'], LET: ['bio_weapon', 'bio_weapon'], HAC: ['bio_weapon', 'feint'], XXC: ['energy_rifle'] },
    })
      .begin('maneuver')
      .until('D-DEPLOY', 'HAC');
    expect(await against(p, 'HAC', { verb: 'deploy', location: 'NOB' })).toBe('victory-allowed');
    expect(await against(p, 'HAC', { verb: 'deploy', location: 'CSP' })).toBeUndefined();
  });

  test('a stronghold is attacked with a few of many, and an attack that has begun and can hardly be won with fewer than there are', async () => {
    const at = (mine: number, theirs: number): Position =>
      position({
        round: 4,
        races: ['SOL', 'HAC', 'LET'],
        units: { GC: { SOL: mine }, CSP: { HAC: theirs }, PAL: { SOL: 4 } },
        reserve: { SOL: 0 },
      })
        .begin('maneuver')
        .until('D-MOVE', 'SOL')
        .answer('SOL', { verb: 'move', from: 'GC', to: 'CSP' });
    const said = async (p: Position, units: number): Promise<string | undefined> => against(p, 'SOL', { verb: 'units', units });
    expect(await said(at(7, 6), 4)).toBe('hopeless');
    expect(await said(at(7, 6), 5)).toBeUndefined();
    expect(await said(at(4, 12), 3)).toBe('hopeless');
    expect(await said(at(4, 12), 4)).toBeUndefined();
  });

  test('a Decoy that was won with fills the hand again, with another one in it, or where there is influence for a card that does something', async () => {
    const having = (influence: number, ...hand: string[]): Position =>
      fight({
        races: ['HAC', 'SOL', 'LET'],
        first: 'HAC',
        units: { PAL: { HAC: 9, SOL: 1 } },
        hands: { HAC: ['decoy', ...hand], SOL: [] },
        influence: { HAC: influence },
      })
        .answer('HAC', ...plan(8, 'HAC-L1', 'defence'))
        .answer('SOL', ...plan(0, 'SOL-L5'))
        .answer('HAC', { verb: 'use', card: 'decoy' })
        .until('D-KEEP', 'HAC');
    const at = (...hand: string[]): Position => having(0, ...hand);
    for (const full of [at('decoy', 'personal_shield', 'antitoxin'), having(20, 'personal_shield', 'antitoxin', 'feint')]) {
      expect(await against(full, 'HAC', { verb: 'keep', card: 'decoy' })).toBe('cluttered');
      expect(await against(full, 'HAC', { verb: 'discard', card: 'decoy' })).toBeUndefined();
    }
    for (const room of [at('personal_shield', 'antitoxin', 'feint'), at('decoy')]) {
      expect(await against(room, 'HAC', { verb: 'keep', card: 'decoy' })).toBeUndefined();
    }
  });

  test('Sol brings nobody for nothing to where some have just left, though others stand there', async () => {
    const p = position({
      round: 1,
      races: ['SOL', 'LET', 'HAC'],
      units: { PAL: { SOL: 10, LET: 1 } },
      reserve: { SOL: 10, HAC: 15 },
      influence: { HAC: 31 },
    })
      .begin('maneuver')
      .until('D-MOVE', 'SOL')
      .answer('SOL', { verb: 'move', from: 'PAL', to: 'TRE' }, { verb: 'units', units: 8 });
    expect(await against(p, 'SOL', { verb: 'deploy', location: 'PAL' })).not.toBe('undone');
  });
});
