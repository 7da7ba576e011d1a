import type { Race, RexChoice } from '@orrery/rex';
import { describe, expect, test } from 'vitest';
import { fight, plan } from '../../src/scenarios/fight.ts';
import type { Position } from '../../src/scenarios/position.ts';
import { rexKnowledge } from './lore.ts';

/** What everybody at the table has heard since the cards were dealt. */
function heard(p: Position): number[] {
  const { drew } = p.rules.table.events;
  const drawn = p.s.race.flatMap((_, seat) => Array.from({ length: p.s.cards.held[seat] ?? 0 }, () => drew(seat)));
  return [...drawn, ...p.events.map((event) => p.rules.events.code(event))];
}
/** Cards of a hand that were played before and kept in sight of all. */
function keptBy(p: Position, race: Race, ...cards: readonly string[]): number[] {
  const { drew, battleCard, kept } = p.rules.table.events;
  const seat = p.seat(race);
  return cards.flatMap((id) => {
    const card = p.rules.table.pack.strategyCards.findIndex((each) => each.id === id);
    return [drew(seat), battleCard(seat, card), kept(seat, card)];
  });
}
/** What speaks against a choice of a seat, if anything. */
async function against(p: Position, race: Race, choice: RexChoice, past: readonly number[] = heard(p)): Promise<string | undefined> {
  const { code } = p.rules.choices;
  const found = (await rexKnowledge(p.rules).follies?.({ view: p.view(race), past }, p.open(race).map(code))) ?? [];
  return found.find((folly) => folly.choice === code(choice))?.code;
}
const dial = (number: number): RexChoice => ({ verb: 'dial', number });
const lead = (leader: string): RexChoice => ({ verb: 'lead', leader });
const slot = (name: 'none' | 'attack' | 'defence' | 'both'): RexChoice => ({ verb: 'slot', slot: name });
const use = (card: string): RexChoice => ({ verb: 'use', card });
const forbid = (card: string): RexChoice => ({ verb: 'forbid', card });
const turn = (location: string, side: 'up' | 'down'): RexChoice => ({ verb: 'turn', location, side });

describe('Tactical Retreat', () => {
  test('is played where the own rifle kills for certain, and wins', async () => {
    const hands = { JOL: ['energy_rifle', 'personal_shield', 'tactical_retreat'], HAC: ['energy_rifle', 'decoy'] };
    const p = fight({ races: ['JOL', 'HAC', 'LET'], first: 'HAC', units: { ADI: { JOL: 10, HAC: 5 } }, hands });
    p.answer('JOL', { verb: 'command', element: 'attack' }).quiet();
    p.answer('HAC', { verb: 'answer', card: 'energy_rifle' }, ...plan(4, 'HAC-L1', 'attack'));
    p.answer('JOL', ...plan(1, 'JOL-L2', 'both'), use('energy_rifle'));
    expect(await against(p, 'JOL', use('tactical_retreat'))).toBe('retreat-winning');
    expect(await against(p, 'JOL', use('personal_shield'))).toBeUndefined();
  });

  test('takes the effect from the weapon beside it', async () => {
    const p = fight({
      races: ['LAZ', 'HAC', 'LET'],
      first: 'HAC',
      units: { PAL: { LAZ: 1, HAC: 11 } },
      hands: { LAZ: ['energy_rifle', 'tactical_retreat'] },
    });
    p.answer('LAZ', dial(0), lead('LAZ-L5'));
    expect(await against(p, 'LAZ', slot('both'))).toBe('no-effect');
    expect(await against(p, 'LAZ', slot('attack'))).toBeUndefined();
    expect(await against(p, 'LAZ', slot('defence'))).toBeUndefined();
  });

  test('saves one unit, where a leader of three can be shot', async () => {
    const hands = { LET: ['energy_rifle', 'tactical_retreat', 'decoy'], SOL: [] };
    const at = (units: number): Position =>
      fight({ units: { PAL: { LET: units, SOL: 11 } }, hands })
        .answer('LET', ...plan(0, 'LET-L5', 'both'))
        .answer('SOL', ...plan(7, 'SOL-L4'))
        .answer('LET', use('energy_rifle'));
    expect(await against(at(1), 'LET', use('decoy'))).toBeUndefined();
    expect(await against(at(8), 'LET', use('decoy'))).toBe('stayed');
  });

  test('leaves the place to somebody who wins the game with it', async () => {
    const at = (units: Readonly<Record<string, Readonly<Partial<Record<Race, number>>>>>): Position =>
      fight({ units: { PAL: { LET: 6, SOL: 6 }, ...units }, hands: { LET: ['tactical_retreat', 'decoy'], SOL: ['energy_rifle'] } })
        .answer('LET', ...plan(4, 'LET-L1', 'defence'))
        .answer('SOL', ...plan(2, 'SOL-L1', 'attack'));
    const hers = { ADI: { SOL: 4 }, CSP: { SOL: 4 } };
    expect(await against(at(hers), 'LET', use('tactical_retreat'))).toBe('victory-allowed');
    expect(await against(at({}), 'LET', use('tactical_retreat'))).toBeUndefined();
  });
});

describe('commands', () => {
  const jolNar = (rival: Race, hand: readonly string[], traitors: readonly string[] = []): Position =>
    fight({
      races: ['JOL', 'LAZ', rival],
      first: 'LAZ',
      units: { PAL: { LAZ: 6, [rival]: 6 } },
      hands: { [rival]: hand },
      allies: [['JOL', 'LAZ']],
      traitors: { JOL: traitors },
    }).until('D-CMD-JN');
  const see = (element: 'leader' | 'attack' | 'number'): RexChoice => ({ verb: 'command', element });

  test('for an ally, Jol-Nar asks for a card of somebody who has none', async () => {
    const p = jolNar('SOL', []);
    expect(await against(p, 'JOL', see('attack'))).toBe('no-effect');
    expect(await against(p, 'JOL', see('number'))).toBeUndefined();
    expect(await against(jolNar('SOL', ['decoy']), 'JOL', see('attack'))).toBeUndefined();
  });

  test('which of five leaders of five leads Xxcha is asked by somebody who holds none of them as a traitor', async () => {
    expect(await against(jolNar('XXC', ['decoy']), 'JOL', see('leader'))).toBe('no-effect');
    expect(await against(jolNar('XXC', ['decoy'], ['XXC-L2']), 'JOL', see('leader'))).toBeUndefined();
    expect(await against(jolNar('SOL', ['decoy']), 'JOL', see('leader'))).toBeUndefined();
  });

  test('for an ally, Xxcha forbids another weapon than the one that was kept, or one that is stopped anyway', async () => {
    const setting = {
      races: ['XXC', 'LET', 'LAZ'],
      first: 'LAZ',
      units: { MPN: { LET: 4, LAZ: 3 } },
      allies: [['XXC', 'LET']],
    } as const;
    const p = fight({ ...setting, hands: { LET: ['decoy'], LAZ: ['bio_weapon', 'decoy'] } }).until('D-CMD-XX');
    const weapon = [p.rules.table.events.drew(p.seat('LET')), ...keptBy(p, 'LAZ', 'bio_weapon'), p.rules.table.events.drew(p.seat('LAZ'))];
    expect(await against(p, 'XXC', forbid('energy_rifle'), weapon)).toBe('exposed');
    expect(await against(p, 'XXC', forbid('bio_weapon'), weapon)).toBeUndefined();
    const guarded = fight({ ...setting, hands: { LET: ['personal_shield'], LAZ: ['bio_weapon', 'decoy'] } }).until('D-CMD-XX');
    const shield = [...keptBy(guarded, 'LET', 'personal_shield'), ...heard(guarded).slice(1)];
    expect(await against(guarded, 'XXC', forbid('energy_rifle'), shield)).toBe('no-effect');
    expect(await against(guarded, 'XXC', forbid('bio_weapon'), shield)).toBeUndefined();
  });

  test('an Informant is kept where the game is nearly over', async () => {
    const at = (round: number, units = {}): Position =>
      fight({
        races: ['JOL', 'HAC', 'LET'],
        first: 'JOL',
        round,
        units: { INB: { JOL: 9, HAC: 4 }, ...units },
        hands: { HAC: ['informant'] },
      }).until('D-CMD-JN');
    const said = async (p: Position): Promise<string | undefined> => {
      p.answer('JOL', { verb: 'command', element: 'number' });
      expect(p.decision).toBe('X-CMD');
      return against(p, 'HAC', { verb: 'done' });
    };
    expect(await said(at(8))).toBe('unused-power');
    expect(await said(at(6))).toBeUndefined();
  });

  test('Xxcha keeps its Informant, though its prophecy comes true with the last battle of others', async () => {
    const at = (predicted: Race, others = {}): Position =>
      fight({
        races: ['JOL', 'LAZ', 'LET', 'XXC', 'SOL', 'HAC'],
        first: 'JOL',
        round: 8,
        units: { INB: { JOL: 13, HAC: 12 }, CSP: { JOL: 1 }, ADI: { LAZ: 2 }, PAL: { LAZ: 1 }, MPS: { LET: 1 }, ...others },
        hands: { XXC: ['informant'], HAC: ['decoy'] },
        allies: [
          ['JOL', 'LAZ', 'LET'],
          ['SOL', 'HAC'],
        ],
        prediction: [predicted, 8],
      });
    const said = async (p: Position): Promise<string | undefined> => {
      while (p.decision === 'D-PICK') p.answer('JOL', { verb: 'fight', location: 'INB', rival: p.seat('HAC') }).quiet();
      p.answer('JOL', { verb: 'command', element: 'attack' });
      expect(p.decision).toBe('X-CMD');
      return against(p, 'XXC', { verb: 'done' });
    };
    expect(await said(at('SOL'))).toBe('unused-power');
    expect(await said(at('LET'))).toBeUndefined();
    expect(await said(at('SOL', { MPS: { JOL: 2, SOL: 3 } }))).toBeUndefined();
  });
});

describe('cards that can do nothing', () => {
  test('a shield against somebody without cards, or against a weapon it does not stop', async () => {
    const none = fight({ units: { PAL: { LET: 6, SOL: 6 } }, hands: { LET: ['personal_shield'], SOL: [] } });
    none.answer('LET', dial(4), lead('LET-L1'));
    expect(await against(none, 'LET', slot('defence'))).toBe('no-effect');
    expect(await against(none, 'LET', slot('none'))).toBeUndefined();

    const units = { HOL: { JOL: 5, LAZ: 5 } };
    const hands = { JOL: ['personal_shield'], LAZ: ['bio_weapon', 'energy_rifle'] };
    const promised = fight({ races: ['JOL', 'LAZ', 'HAC'], first: 'LAZ', units, hands });
    promised.answer('JOL', { verb: 'command', element: 'attack' }).quiet();
    promised.answer('LAZ', { verb: 'answer', card: 'bio_weapon' }).answer('JOL', dial(3), lead('JOL-L5'));
    expect(await against(promised, 'JOL', slot('defence'))).toBe('no-effect');
    expect(await against(promised, 'JOL', slot('none'))).toBeUndefined();
  });

  test('a weapon against somebody who is known to have the defence', async () => {
    const p = fight({ units: { PAL: { LET: 4, SOL: 7 } }, hands: { LET: ['energy_rifle'], SOL: ['personal_shield'] } });
    p.answer('LET', dial(3), lead('LET-L3'));
    const { drew } = p.rules.table.events;
    const past = [drew(0), ...keptBy(p, 'SOL', 'personal_shield')];
    expect(await against(p, 'LET', slot('attack'), past)).toBe('no-effect');
    expect(await against(p, 'LET', slot('attack'))).toBeUndefined();
  });

  test('nothing speaks against what a solved battle clearly asks for: a Shield may be missing beside a card nobody has seen', async () => {
    const p = fight({ units: { PAL: { LET: 4, SOL: 7 } }, hands: { LET: ['energy_rifle'], SOL: ['personal_shield', 'decoy'] } });
    p.answer('LET', dial(3), lead('LET-L3'));
    const past = [p.rules.table.events.drew(0), ...keptBy(p, 'SOL', 'personal_shield'), p.rules.table.events.drew(1)];
    expect(await against(p, 'LET', slot('attack'), past)).toBeUndefined();
  });

  test('an Informant hides from Jol-Nar what gives nothing away, and is spent where the game is lost without it', async () => {
    const informed = { verb: 'play', card: 'informant', advantage: 'JOL-3' } as const;
    const at = (element: 'attack' | 'number', weapon: string, units = { LAZ: 10, JOL: 4 }): Position =>
      fight({
        races: ['JOL', 'LAZ', 'LET'],
        first: 'JOL',
        round: 3,
        units: { PAL: units },
        hands: { LAZ: [weapon, 'informant'], JOL: ['energy_rifle'] },
      }).answer('JOL', { verb: 'command', element });
    expect(at('attack', 'feint').decision).toBe('X-CMD');
    expect(await against(at('attack', 'feint'), 'LAZ', informed)).toBe('slight');
    expect(await against(at('attack', 'bio_weapon'), 'LAZ', informed)).toBeUndefined();
    expect(await against(at('number', 'feint', { LAZ: 12, JOL: 1 }), 'LAZ', informed)).toBe('slight');
    const lost = { PAL: { LAZ: 4, JOL: 5 }, CSP: { JOL: 3 }, ADI: { JOL: 3 } };
    const last = fight({
      races: ['JOL', 'LAZ', 'LET'],
      first: 'JOL',
      round: 3,
      units: lost,
      hands: { LAZ: ['bio_weapon', 'informant'], JOL: ['energy_rifle'] },
    });
    expect(await against(last.answer('JOL', { verb: 'command', element: 'number' }), 'LAZ', { verb: 'done' })).toBe('unused-power');
  });

  test('Xxcha hinders nobody whose victory in this round it has foretold', async () => {
    const at = (round: number): Position =>
      fight({
        races: ['XXC', 'LAZ', 'SOL'],
        first: 'XXC',
        round: 4,
        allies: [['XXC', 'SOL']],
        prediction: ['LAZ', round],
        units: { PAL: { LAZ: 9, SOL: 9 }, ADI: { LAZ: 4 }, CSP: { LAZ: 4 } },
        hands: { LAZ: ['energy_rifle'], SOL: ['decoy'] },
      });
    const forbidden = forbid('energy_rifle');
    expect(await against(at(4), 'XXC', forbidden)).toBe('for-nothing');
    expect(await against(at(4), 'XXC', { verb: 'pass' })).toBeUndefined();
    expect(await against(at(8), 'XXC', forbidden)).toBeUndefined();
  });

  test('no strong leader is named who is shot for certain, though the game hangs on the battle; and no retreat is all that is kept for it', async () => {
    const hers = { ADI: { LAZ: 4 }, CSP: { LAZ: 4 } };
    const p = fight({
      races: ['JOL', 'LAZ', 'SOL'],
      first: 'JOL',
      round: 3,
      allies: [['JOL', 'LAZ']],
      units: { PAL: { LAZ: 9, SOL: 9 }, MPS: { JOL: 4 }, ...hers },
      hands: { LAZ: ['bio_weapon'], SOL: [] },
    });
    p.answer('JOL', { verb: 'command', element: 'leader' }).quiet();
    const seen = [p.rules.table.events.drew(p.seat('LAZ')), ...keptBy(p, 'LAZ', 'bio_weapon')];
    expect(await against(p, 'SOL', { verb: 'answer', leader: 'SOL-L1' }, seen)).toBe('risked');
    expect(await against(p, 'SOL', { verb: 'answer', leader: 'SOL-L5' }, seen)).toBeUndefined();
    const fled = fight({
      races: ['LAZ', 'SOL', 'LET'],
      first: 'LAZ',
      round: 3,
      units: { PAL: { LAZ: 6, SOL: 6 }, ...hers },
      hands: { LAZ: [], SOL: ['tactical_retreat'] },
    }).answer('SOL', dial(3), lead('SOL-L1'));
    expect(await against(fled, 'SOL', slot('defence'))).toBe('victory-allowed');
    expect(await against(fled, 'SOL', slot('none'))).toBeUndefined();
  });

  test('an Informant is kept back by an ally of whoever must obey, though the game hangs on the last battle', async () => {
    const at = (units: Readonly<Record<string, Readonly<Partial<Record<Race, number>>>>>): Position =>
      fight({
        races: ['JOL', 'HAC', 'LET'],
        first: 'JOL',
        round: 4,
        units: { PAL: { JOL: 8, HAC: 7 }, ...units },
        hands: { LET: ['informant'], HAC: ['energy_rifle'], JOL: ['bio_weapon'] },
      }).answer('JOL', { verb: 'command', element: 'defence' });
    const third = at({ ADI: { JOL: 3 }, CSP: { JOL: 3 } });
    expect(third.decision).toBe('X-CMD');
    expect(await against(third, 'LET', { verb: 'done' })).toBe('unused-power');
    expect(await against(at({ ADI: { JOL: 3 } }), 'LET', { verb: 'done' })).toBeUndefined();
  });

  test('Jol-Nar asks for no defence on behalf of an ally who has no card to attack with', async () => {
    const at = (hand: readonly string[]): Position =>
      fight({
        races: ['JOL', 'SOL', 'LET'],
        first: 'JOL',
        allies: [['JOL', 'SOL']],
        units: { PAL: { SOL: 5, LET: 5 } },
        hands: { SOL: hand, LET: ['personal_shield'] },
      });
    expect(await against(at([]), 'JOL', { verb: 'command', element: 'defence' })).toBe('no-effect');
    expect(await against(at(['energy_rifle']), 'JOL', { verb: 'command', element: 'defence' })).toBeUndefined();
    expect(await against(at([]), 'JOL', { verb: 'command', element: 'number' })).toBeUndefined();
  });

  test('a shield is shown where a decoy would do', async () => {
    const hands = { LET: ['personal_shield', 'decoy'], SOL: ['bio_weapon'] };
    const p = fight({ units: { PAL: { LET: 6, SOL: 6 } }, hands })
      .answer('LET', ...plan(4, 'LET-L1', 'defence'))
      .answer('SOL', ...plan(4, 'SOL-L1'));
    expect(await against(p, 'LET', use('personal_shield'))).toBe('no-effect');
    expect(await against(p, 'LET', use('decoy'))).toBeUndefined();
  });
});

describe('leaders', () => {
  test('one who is shot for certain is not the cheapest', async () => {
    const p = fight({
      races: ['JOL', 'LAZ', 'HAC'],
      first: 'HAC',
      units: { CSP: { LAZ: 4, HAC: 7 } },
      hands: { LAZ: ['decoy'], HAC: ['energy_rifle', 'decoy'] },
      dead: ['LAZ-L3', 'LAZ-L4', 'LAZ-L5'],
      allies: [['JOL', 'LAZ']],
    }).until('D-CMD-JN');
    p.answer('JOL', { verb: 'command', element: 'attack' })
      .quiet()
      .answer('HAC', { verb: 'answer', card: 'energy_rifle' })
      .answer('LAZ', dial(4));
    expect(await against(p, 'LAZ', lead('LAZ-L1'))).toBe('risked');
    expect(await against(p, 'LAZ', lead('LAZ-L2'))).toBeUndefined();
  });

  test('the best leads one unit against six, whose leader can afford to shoot him', async () => {
    const p = fight({
      races: ['JOL', 'SOL', 'HAC'],
      first: 'JOL',
      units: { MPN: { SOL: 1, JOL: 6 } },
      hands: { SOL: ['personal_shield'], JOL: ['bio_weapon', 'energy_rifle'] },
      dead: ['SOL-L1', 'SOL-L3'],
    });
    p.answer('JOL', { verb: 'command', element: 'number' }).quiet();
    p.answer('SOL', { verb: 'answer', number: 0 });
    if (p.open('SOL').some(({ verb }) => verb === 'dial')) p.answer('SOL', dial(0));
    expect(await against(p, 'SOL', lead('SOL-L2'))).toBe('risked');
    expect(await against(p, 'SOL', lead('SOL-L5'))).toBeUndefined();
  });

  test('a leader of three where one of two wins as surely', async () => {
    const hands = { LET: [], SOL: ['energy_rifle'] };
    const p = fight({ units: { PAL: { LET: 15, SOL: 3 } }, hands, dead: ['LET-L5'] }).answer('LET', dial(10));
    expect(await against(p, 'LET', lead('LET-L3'))).toBe('risked');
    expect(await against(p, 'LET', lead('LET-L4'))).toBeUndefined();
  });

  test('the best leads a battle that is lost against the number shown', async () => {
    const at = (number: number, others = {}): Position =>
      fight({
        races: ['JOL', 'HAC', 'LET'],
        first: 'JOL',
        units: { ADI: { JOL: 5, HAC: 20 }, ...others },
        hands: { JOL: ['energy_rifle'], HAC: ['feint', 'decoy'] },
      })
        .answer('JOL', { verb: 'command', element: 'number' })
        .quiet()
        .answer('HAC', { verb: 'answer', number })
        .answer('JOL', dial(4));
    const led = (p: Position, leader: string): Promise<string | undefined> => {
      const past = [p.rules.table.events.drew(p.seat('JOL')), ...keptBy(p, 'HAC', 'feint', 'decoy')];
      return against(p, 'JOL', lead(leader), past);
    };
    expect(await led(at(11), 'JOL-L1')).toBe('risked');
    expect(await led(at(11), 'JOL-L5')).toBeUndefined();
    // A third stronghold would win the game.
    const third = { CSP: { JOL: 9 }, MPS: { JOL: 1 } };
    expect(await led(at(11, third), 'JOL-L1')).toBe('risked');
    expect(await led(at(11, third), 'JOL-L5')).toBeUndefined();
    // The rifle kills whoever leads them.
    expect(await led(at(8), 'JOL-L1')).toBeUndefined();
    expect(await led(at(8), 'JOL-L5')).toBe('unsure');
  });
});

describe('numbers', () => {
  test('units are spared where the other side wins the game with the place', async () => {
    const at = (round: number, theirs: Readonly<Record<string, Readonly<Partial<Record<Race, number>>>>>): Position =>
      fight({ round, units: { INB: { LET: 9, SOL: 9 }, ...theirs }, hands: { LET: [], SOL: ['energy_rifle'] } });
    const p = at(5, { ADI: { SOL: 3 }, CSP: { SOL: 3 } });
    expect(await against(p, 'LET', dial(8))).toBe('victory-allowed');
    expect(await against(p, 'LET', dial(9))).toBeUndefined();
    expect(await against(at(5, { ADI: { SOL: 3 } }), 'LET', dial(8))).toBeUndefined();
  });

  test('nobody is left to hold the stronghold that wins the game', async () => {
    const at = (units: Readonly<Record<string, Readonly<Partial<Record<Race, number>>>>>): Position =>
      fight({ round: 8, units: { INB: { LET: 6, SOL: 6 }, PAL: { SOL: 3 }, ...units }, hands: { LET: [], SOL: ['energy_rifle'] } });
    const third = at({ ADI: { LET: 3 }, CSP: { LET: 3 } });
    expect(await against(third, 'LET', dial(6))).toBe('victory-missed');
    expect(await against(third, 'LET', dial(5))).toBeUndefined();
    expect(await against(at({ ADI: { LET: 3 } }), 'LET', dial(6))).toBeUndefined();
  });

  test('everybody is dialled where five and a leader would do', async () => {
    const p = fight({ units: { INB: { LET: 9, SOL: 4 } }, hands: { LET: [], SOL: ['feint', 'energy_rifle'] } });
    expect(await against(p, 'LET', dial(9))).toBe('for-nothing');
    expect(await against(p, 'LET', dial(6))).toBeUndefined();
  });

  test('everybody is dialled while others wait there for whoever is left', async () => {
    const at = (others: Readonly<Partial<Record<Race, number>>>): Position =>
      fight({ units: { INB: { LET: 8, SOL: 7, ...others } }, hands: { LET: [], SOL: ['energy_rifle'], HAC: [] } });
    const p = at({ HAC: 2 });
    p.answer('LET', { verb: 'fight', location: 'INB', rival: p.seat('SOL') }).until('D-PLAN');
    expect(await against(p, 'LET', dial(8))).toBe('for-nothing');
    expect(await against(p, 'LET', dial(6))).toBeUndefined();
    expect(await against(at({}), 'LET', dial(8))).toBeUndefined();
  });

  test('six of ten are dialled against one, while others wait there', async () => {
    const at = (others: Readonly<Partial<Record<Race, number>>>): Position =>
      fight({
        races: ['LET', 'HAC', 'SOL', 'JOL'],
        units: { INB: { LET: 10, HAC: 1, ...others } },
        hands: { LET: [], HAC: ['energy_rifle', 'feint'] },
      });
    const waited = at({ SOL: 4, JOL: 4 });
    waited.answer('LET', { verb: 'fight', location: 'INB', rival: waited.seat('HAC') }).until('D-PLAN');
    expect(await against(waited, 'LET', dial(2))).toBeUndefined();
    expect(await against(waited, 'LET', dial(6))).toBe('for-nothing');
    expect(await against(at({}), 'LET', dial(5))).toBe('unsure');
    expect(await against(at({}), 'LET', dial(4))).toBeUndefined();
  });

  test('nine of ten are named for fear of a weapon that is hardly there, where a leader of six and two or three do', async () => {
    const at = (hand: readonly string[], round = 5): Position =>
      fight({
        races: ['JOL', 'LET', 'HAC'],
        first: 'JOL',
        round,
        units: { HOL: { JOL: 3, LET: 10 } },
        hands: { LET: ['personal_shield'], JOL: hand },
      })
        .answer('JOL', { verb: 'command', element: 'number' })
        .quiet();
    const p = at(['decoy']);
    const name = (number: number): RexChoice => ({ verb: 'answer', number });
    expect(await against(p, 'LET', name(9))).toBe('for-nothing');
    expect(await against(p, 'LET', name(3))).toBeUndefined();
    // Whoever holds four cards has the other weapon often enough, and in the last round nobody is spared.
    expect(await against(at(['decoy', 'feint', 'decoy', 'feint']), 'LET', name(9))).toBeUndefined();
    expect(await against(at(['decoy'], 8), 'LET', name(9))).toBeUndefined();
  });

  test('seven of eight are dialled against two, where the Shield is in hand', async () => {
    const p = fight({ units: { INB: { LET: 8, SOL: 2 } }, hands: { LET: ['personal_shield'], SOL: ['decoy'] } });
    expect(await against(p, 'LET', dial(7))).toBe('for-nothing');
    expect(await against(p, 'LET', dial(3))).toBeUndefined();
  });
});

describe('one of several battles', () => {
  const p = (): Position => {
    const units = { ADI: { SOL: 4, LAZ: 2 }, PAL: { SOL: 6, JOL: 7 } };
    const hands = { SOL: ['personal_shield', 'recruits'], LAZ: ['decoy'], JOL: ['decoy'] };
    const found = fight({ races: ['SOL', 'LAZ', 'JOL'], first: 'LAZ', units, hands, allies: [['LAZ', 'JOL']], dead: ['LAZ-L1'] });
    while (found.decision !== 'D-PLAN') {
      const [race = 'JOL'] = found.asked;
      found.answer(race, found.open(race).at(0) as RexChoice).quiet();
    }
    return found;
  };
  test('is fought with all four, or led by a Captain, where the Field Marshal and two win', async () => {
    const found = p();
    expect(await against(found, 'SOL', dial(4))).toBe('for-nothing');
    expect(await against(found, 'SOL', dial(2))).toBeUndefined();
    found.answer('SOL', dial(2));
    expect(await against(found, 'SOL', lead('SOL-L4'))).toBe('outdone');
    expect(await against(found, 'SOL', lead('SOL-L2'))).toBeUndefined();
  });
});

describe('cards', () => {
  test('a feint stays in a full hand, though nothing else is played', async () => {
    const at = (...hand: string[]): Position =>
      fight({
        races: ['HAC', 'SOL', 'LET'],
        first: 'HAC',
        units: { PAL: { HAC: 6, SOL: 5 } },
        hands: { HAC: hand, SOL: ['personal_shield'] },
      }).answer('HAC', dial(5), lead('HAC-L1'));
    const full = at('feint', 'feint', 'recruits', 'informant');
    expect(await against(full, 'HAC', slot('none'))).toBe('unused-power');
    expect(await against(full, 'HAC', slot('attack'))).toBeUndefined();
    expect(await against(at('feint', 'feint', 'recruits'), 'HAC', slot('none'))).toBeUndefined();
    expect(await against(at('feint', 'bio_weapon', 'recruits', 'informant'), 'HAC', slot('none'))).toBeUndefined();
  });

  test('a weapon is kept where the number shown and a leader like others beat everything', async () => {
    const p = fight({
      races: ['JOL', 'HAC', 'LET'],
      first: 'JOL',
      units: { ADI: { JOL: 7, HAC: 10 } },
      hands: { JOL: ['energy_rifle'], HAC: ['decoy', 'feint'] },
    });
    p.answer('JOL', { verb: 'command', element: 'number' }).quiet();
    p.answer('HAC', { verb: 'answer', number: 9 }).answer('JOL', dial(6), lead('JOL-L2'));
    expect(await against(p, 'JOL', slot('none'))).toBe('unused-power');
    expect(await against(p, 'JOL', slot('attack'))).toBeUndefined();
  });
});

describe('the battle that decides', () => {
  test('is led by a weaker leader than the one who has nothing else to do', async () => {
    const at = (round: number, others = {}): Position =>
      fight({
        round,
        units: { INB: { LET: 5, SOL: 9 }, ...others },
        hands: { LET: [], SOL: ['energy_rifle'] },
        dead: ['SOL-L1', 'SOL-L2'],
      });
    const led = async (p: Position, leader: string): Promise<string | undefined> => {
      if (p.decision === 'D-PICK') p.answer('LET', { verb: 'fight', location: 'INB', rival: p.seat('SOL') }).quiet();
      return against(p.answer('LET', dial(4)), 'LET', lead(leader));
    };
    expect(await led(at(8), 'LET-L4')).toBe('too-little');
    expect(await led(at(8), 'LET-L1')).toBeUndefined();
    expect(await led(at(5), 'LET-L4')).not.toBe('too-little');
    const third = { ADI: { LET: 3 }, CSP: { LET: 3 } };
    expect(await led(at(5, third), 'LET-L4')).toBe('too-little');
    const another = { CSP: { LET: 4, HAC: 4 } };
    expect(await led(at(8, another), 'LET-L4')).toBe('too-little');
    expect(await led(at(8, another), 'LET-L2')).toBeUndefined();
    expect(await led(at(8, { CSP: { LET: 1, HAC: 8 } }), 'LET-L4')).toBe('too-little');
  });

  test('is fought without the weapon in hand, or the shield', async () => {
    const at = (round: number, hand: readonly string[]): Position =>
      fight({ round, units: { INB: { LET: 3, SOL: 6 } }, hands: { LET: hand, SOL: ['energy_rifle', 'decoy'] } }).answer(
        'LET',
        dial(1),
        lead('LET-L4'),
      );
    const last = at(8, ['bio_weapon']);
    expect(await against(last, 'LET', slot('none'))).toBe('unused-power');
    expect(await against(last, 'LET', slot('attack'))).toBeUndefined();
    expect(await against(at(5, ['bio_weapon']), 'LET', slot('none'))).toBeUndefined();
    expect(await against(at(8, ['antitoxin']), 'LET', slot('none'))).not.toBeUndefined();
  });

  test('is fought without a rifle, because the Shield is known to be there', async () => {
    const at = (round: number): Position =>
      fight({ round, units: { INB: { LET: 3, SOL: 6 } }, hands: { LET: ['energy_rifle'], SOL: ['personal_shield', 'antitoxin'] } }).answer(
        'LET',
        dial(1),
        lead('LET-L4'),
      );
    const said = (p: Position, name: 'none' | 'attack'): Promise<string | undefined> =>
      against(p, 'LET', slot(name), [p.rules.table.events.drew(p.seat('LET')), ...keptBy(p, 'SOL', 'personal_shield', 'antitoxin')]);
    expect(await said(at(8), 'none')).toBe('unused-power');
    expect(await said(at(8), 'attack')).toBeUndefined();
    expect(await said(at(5), 'none')).toBeUndefined();
    expect(await said(at(5), 'attack')).toBe('no-effect');
  });

  test('hangs on a weapon where the own leader is shot for certain', async () => {
    const hands = { LET: ['bio_weapon'], SOL: ['energy_rifle', 'decoy'] };
    const p = fight({ units: { INB: { LET: 3, SOL: 3 } }, hands, dead: ['SOL-L5'] }).answer('LET', dial(2), lead('LET-L5'));
    const { drew } = p.rules.table.events;
    const past = [drew(p.seat('LET')), ...keptBy(p, 'SOL', 'energy_rifle'), drew(p.seat('SOL'))];
    expect(await against(p, 'LET', slot('none'), past)).toBe('too-little');
    expect(await against(p, 'LET', slot('attack'), past)).toBeUndefined();
  });
});

describe('answers to Jol-Nar', () => {
  test('the best leader is named where a rifle is known that nothing in hand stops', async () => {
    const at = (round: number, units: number, defence: string): Position =>
      fight({
        races: ['JOL', 'LET', 'HAC'],
        first: 'JOL',
        round,
        units: { INB: { JOL: 6, LET: units } },
        hands: { JOL: ['energy_rifle', 'bio_weapon'], LET: [defence] },
      })
        .answer('JOL', { verb: 'command', element: 'leader' })
        .quiet();
    const named = async (round: number, leader: string, units = 6, defence = 'decoy'): Promise<string | undefined> => {
      const p = at(round, units, defence);
      const { drew } = p.rules.table.events;
      const past = [...keptBy(p, 'JOL', 'energy_rifle', 'bio_weapon'), drew(p.seat('LET'))];
      return against(p, 'LET', { verb: 'answer', leader }, past);
    };
    expect(await named(5, 'LET-L1')).toBe('risked');
    expect(await named(5, 'LET-L5')).toBeUndefined();
    expect(await named(8, 'LET-L1')).toBeUndefined();
    expect(await named(8, 'LET-L5')).toBe('too-little');
    // Twelve are enough whoever leads them.
    expect(await named(5, 'LET-L1', 12, 'antitoxin')).toBe('risked');
    expect(await named(5, 'LET-L1', 6, 'antitoxin')).toBeUndefined();
  });

  test('one of seven is named to somebody whose rifle is known and whose leader beats it alone', async () => {
    const p = fight({
      races: ['JOL', 'HAC', 'LET'],
      first: 'JOL',
      units: { INB: { JOL: 3, HAC: 7 } },
      hands: { JOL: ['energy_rifle'], HAC: ['decoy'] },
    });
    p.answer('JOL', { verb: 'command', element: 'number' }).quiet();
    const { drew } = p.rules.table.events;
    const past = [...keptBy(p, 'JOL', 'energy_rifle'), drew(p.seat('HAC'))];
    expect(await against(p, 'HAC', { verb: 'answer', number: 1 }, past)).toBe('too-little');
    expect(await against(p, 'HAC', { verb: 'answer', number: 6 }, past)).toBeUndefined();
    expect(await against(p, 'HAC', { verb: 'answer', number: 1 })).not.toBe('too-little');
  });

  test('two of seven are named, which four of ten beat, where all seven ask for nine', async () => {
    const at = (hand: readonly string[], rivals = 10): Position =>
      fight({
        races: ['JOL', 'LAZ', 'HAC'],
        first: 'LAZ',
        units: { MPN: { LAZ: 7, JOL: rivals } },
        hands: { JOL: ['decoy'], LAZ: hand },
      })
        .answer('JOL', { verb: 'command', element: 'number' })
        .quiet();
    const name = (number: number): RexChoice => ({ verb: 'answer', number });
    expect(await against(at(['feint']), 'LAZ', name(2))).toBe('too-little');
    expect(await against(at(['feint']), 'LAZ', name(7))).toBeUndefined();
    expect(await against(at(['energy_rifle']), 'LAZ', name(2))).toBeUndefined();
    expect(await against(at(['feint'], 15), 'LAZ', name(2))).toBeUndefined();
  });

  test('Xxcha names the Shield against a rifle that it has forbidden', async () => {
    const p = fight({
      races: ['XXC', 'JOL', 'HAC'],
      first: 'XXC',
      units: { INB: { XXC: 6, JOL: 6 } },
      hands: { XXC: ['personal_shield', 'antitoxin'], JOL: ['feint', 'decoy'] },
    }).until('D-CMD-XX');
    p.answer('XXC', { verb: 'forbid', card: 'energy_rifle' }).until('D-CMD-JN');
    p.answer('JOL', { verb: 'command', element: 'defence' }).quiet();
    expect(await against(p, 'XXC', { verb: 'answer', card: 'personal_shield' })).toBe('no-effect');
    expect(await against(p, 'XXC', { verb: 'answer', card: 'antitoxin' })).toBeUndefined();
  });
});

describe('Xxcha turns its units', () => {
  const at = (units: Readonly<Record<string, Readonly<Partial<Record<Race, number>>>>>, round = 4): Position =>
    fight({ races: ['XXC', 'SOL', 'HAC', 'LAZ'], first: 'XXC', round, units, hands: { XXC: ['decoy'] }, allies: [['XXC', 'LAZ']] });

  test('up, one against five, or against nine who are about to win only if they beat eight elsewhere', async () => {
    expect(await against(at({ TAR: { XXC: 1, SOL: 5 } }), 'XXC', turn('TAR', 'up'))).toBe('hopeless');
    const three = { PAL: { XXC: 1, SOL: 9 }, CSP: { SOL: 1, HAC: 8 }, INB: { SOL: 1, HAC: 7 } };
    expect(await against(at(three), 'XXC', turn('PAL', 'up'))).toBe('hopeless');
  });

  test('down in the last round, where its alliance wins with the stronghold', async () => {
    const units = { ADI: { XXC: 3, SOL: 10 }, CSP: { LAZ: 4 }, INB: { LAZ: 4 }, PAL: { LAZ: 4 } };
    expect(await against(at(units, 8), 'XXC', turn('ADI', 'down'))).toBe('victory-missed');
    expect(await against(at(units, 8), 'XXC', turn('ADI', 'up'))).toBeUndefined();
    expect(await against(at(units, 4), 'XXC', turn('ADI', 'down'))).toBeUndefined();
  });
});
