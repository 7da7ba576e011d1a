import { describe, expect, test } from 'vitest';
import type { Race } from '../pack/pack.ts';
import { contendersPreview } from '../previews.ts';
import { position, type Position, type Setting } from './position.ts';

/** The end of a round: nothing is hit (sectors 3 to 4), then victory is checked. */
const end = (setting: Setting): Position =>
  position({ discarded: ['I1', 'I2', 'I3'], draws: ['I4'], fleet: 3, bombardment: 1, ...setting })
    .begin('bombardment')
    .quiet();
const winners = (p: Position): { by: string | undefined; won: (Race | null | undefined)[] } => {
  const { result, players } = p.view('spectator');
  return { by: result?.clause, won: (result?.winners ?? []).map((seat) => players[seat]?.race) };
};
const one = (race: Race): Partial<Record<Race, number>> => ({ [race]: 1 });
const FOUR: readonly Race[] = ['SOL', 'LAZ', 'JOL', 'LET'];

describe('victory by strongholds', () => {
  test('REX-WIN-1, REX-WIN-2: three strongholds alone', () => {
    expect(winners(end({ round: 2, units: { INB: one('LET'), MPS: one('LET'), ADI: one('LET') } }))).toEqual({
      by: 'REX-WIN-2',
      won: ['LET'],
    });
    expect(winners(end({ round: 2, units: { INB: one('LET'), MPS: one('LET') } })).won).toEqual([]);
  });

  test('REX-WIN-3, REX-WIN-5: four for an alliance of two', () => {
    const p = end({ allies: [['SOL', 'HAC']], units: { INB: one('SOL'), MPS: one('SOL'), ADI: one('HAC'), CSP: one('HAC') } });
    expect(winners(p)).toEqual({ by: 'REX-WIN-3', won: ['SOL', 'HAC'] });
  });

  test('REX-WIN-4, REX-ALLY-6: all five for an alliance of three', () => {
    const allies = [['SOL', 'HAC', 'JOL']] as const;
    const four = { INB: one('SOL'), MPS: one('SOL'), ADI: one('HAC'), CSP: one('HAC') };
    expect(winners(end({ allies, units: four })).won).toEqual([]);
    expect(winners(end({ allies, units: { ...four, PAL: one('JOL') } }))).toEqual({ by: 'REX-WIN-4', won: ['SOL', 'HAC', 'JOL'] });
  });

  test('REX-WIN-2, REX-WIN-3: who would win as things stand, and who lacks one stronghold, is foreseen', () => {
    const near = (units: NonNullable<Setting['units']>, allies: NonNullable<Setting['allies']> = []) => {
      const p = position({ round: 2, units, allies });
      const view = p.view('spectator');
      return contendersPreview(p.rules, view, 1).map(({ seats, held, needed }) => [
        seats.map((seat) => view.players[seat]?.race).join(' '),
        held,
        needed,
      ]);
    };
    expect(near({ INB: one('LET'), MPS: one('LET'), ADI: one('LET') })).toEqual([['LET', 3, 3]]);
    expect(near({ INB: one('LET'), MPS: one('LET') })).toEqual([['LET', 2, 3]]);
    expect(near({ INB: one('SOL'), MPS: one('SOL'), ADI: one('HAC') }, [['SOL', 'HAC']])).toEqual([['SOL HAC', 3, 4]]);
    expect(near({ INB: one('SOL'), MPS: one('SOL') }, [['SOL', 'HAC']])).toEqual([]);
  });

  test('REX-WIN-6: a member of a pair does not win with three', () => {
    expect(winners(end({ allies: [['LAZ', 'XXC']], units: { INB: one('LAZ'), MPS: one('LAZ'), ADI: one('LAZ') } })).won).toEqual([]);
  });

  test('REX-WIN-6, REX-WIN-2, REX-CEASE-4: having left at a Ceasefire he wins in that round', () => {
    const p = position({
      round: 6,
      discarded: ['I1', 'I2', 'I3', 'I5', 'I6'],
      draws: ['C1', 'I4'],
      fleet: 3,
      bombardment: 1,
      allies: [['LAZ', 'XXC']],
      units: { INB: one('LAZ'), MPS: one('LAZ'), ADI: one('LAZ') },
    });
    p.begin('influence').until('D-CF-LEAVE', 'LAZ').answer('LAZ', { verb: 'leave' }).finish();
    expect(winners(p)).toEqual({ by: 'REX-WIN-2', won: ['LAZ'] });
  });

  test('REX-TERM-2, REX-RACE-XXC-8: a stronghold shared with face-down Xxcha counts', () => {
    expect(winners(end({ units: { INB: one('LET'), MPS: one('LET'), ADI: one('LET') }, down: { ADI: 2 } })).won).toEqual(['LET']);
  });

  test('REX-WIN-7: two thresholds always exceed five strongholds', () => {
    const { strongholdsToWin } = (end({}).rules.pack as unknown as { constants: { strongholdsToWin: Record<string, number> } }).constants;
    const needed = Object.values(strongholdsToWin);
    for (const a of needed) for (const b of needed) expect(a + b).toBeGreaterThan(5);
  });

  test('REX-WIN-3, REX-4P-2: with four players the four strongholds left are enough for a pair', () => {
    const p = end({ races: FOUR, allies: [['SOL', 'LAZ']], units: { PAL: one('SOL'), CSP: one('SOL'), INB: one('LAZ'), ADI: one('LAZ') } });
    expect(winners(p).won).toEqual(['SOL', 'LAZ']);
  });
});

describe('after the last round', () => {
  const last = (setting: Setting): Position =>
    end({ round: 8, discarded: ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8'], draws: [], ...setting });

  test('REX-WIN-8, REX-WIN-9, REX-GEN-3: nobody else holds Sol’s two sites', () => {
    expect(winners(last({ units: { MPS: one('SOL') } }))).toEqual({ by: 'REX-WIN-9', won: ['SOL'] });
  });

  test('REX-WIN-9, REX-WIN-12: even an ally there spoils it, and Hacan wins', () => {
    expect(winners(last({ allies: [['SOL', 'JOL']], units: { PAL: one('JOL') } }))).toEqual({ by: 'REX-WIN-12', won: ['HAC'] });
  });

  test('REX-WIN-10, REX-3P-4: a demolished site is nobody’s', () => {
    expect(winners(last({ races: ['SOL', 'LAZ', 'JOL'] })).won).toEqual(['SOL']);
  });

  test('REX-WIN-14, REX-WIN-15, REX-WIN-16: otherwise the most strongholds, shared if equal', () => {
    const races = ['SOL', 'LAZ', 'JOL'] as const;
    expect(winners(last({ races, units: { PAL: one('LAZ'), INB: one('LAZ'), CSP: one('SOL'), ADI: one('JOL') } }))).toEqual({
      by: 'REX-WIN-14',
      won: ['LAZ'],
    });
    expect(winners(last({ races, units: { PAL: one('LAZ'), CSP: one('SOL'), ADI: one('JOL') } }))).toEqual({
      by: 'REX-WIN-15',
      won: ['SOL', 'LAZ', 'JOL'],
    });
    expect(winners(last({ races: ['LET', 'LAZ', 'JOL'] }))).toEqual({ by: 'REX-WIN-15', won: ['LET', 'LAZ', 'JOL'] });
  });

  test('REX-WIN-14: allies do not share it', () => {
    const p = last({
      races: ['LET', 'LAZ', 'JOL', 'XXC'],
      allies: [['LET', 'LAZ']],
      units: { PAL: one('LET'), CSP: one('LET'), ADI: one('LAZ') },
    });
    expect(winners(p).won).toEqual(['LET']);
  });

  test('REX-WIN-12, REX-WIN-13: Hacan’s allies share its victory', () => {
    expect(winners(last({ allies: [['HAC', 'LAZ']], units: { PAL: one('JOL') } })).won).toEqual(['HAC', 'LAZ']);
  });

  test('REX-WIN-11, REX-WIN-16: Sol’s allies share its victory', () => {
    expect(winners(last({ allies: [['SOL', 'JOL']], units: { PAL: one('SOL') } }))).toEqual({ by: 'REX-WIN-9', won: ['SOL', 'JOL'] });
  });

  test('REX-WIN-9: as an option Sol must control both sites', () => {
    const options = { solSpecial: 'solControlsBoth' };
    expect(winners(last({ options, units: { MPS: one('SOL') } })).won).toEqual(['HAC']);
    expect(winners(last({ options, units: { MPS: one('SOL'), PAL: one('SOL') } })).won).toEqual(['SOL']);
  });

  test.each<[Race[]]>([[['SOL', 'LAZ', 'JOL']], [['SOL', 'LAZ', 'JOL', 'LET']]])(
    'REX-WIN-9, REX-WIN-10: nobody controls a demolished site, so with that option %j cannot end by it',
    (races) => {
      const setting: Setting = {
        races,
        options: { solSpecial: 'solControlsBoth' },
        units: { PAL: one('SOL'), INB: one('LAZ'), CSP: one('LAZ') },
      };
      expect(winners(last(setting))).toEqual({ by: 'REX-WIN-14', won: ['LAZ'] });
      // games that began under the first version of the rules end by them
      expect(winners(last({ ...setting, rules: '1' }))).toEqual({ by: 'REX-WIN-9', won: ['SOL'] });
    },
  );
});

describe('the prediction', () => {
  const pair = { INB: one('SOL'), MPS: one('SOL'), ADI: one('HAC'), CSP: one('HAC') };

  test('REX-WIN-17, REX-WIN-18: a predicted winner loses to Xxcha, allies too', () => {
    const p = end({ round: 5, discarded: ['I1', 'I2', 'I3', 'I5', 'I6'], prediction: ['HAC', 5], allies: [['SOL', 'HAC']], units: pair });
    expect(winners(p)).toEqual({ by: 'REX-WIN-17', won: ['XXC'] });
    expect(p.told('prediction')).toEqual([{ kind: 'prediction', race: 'HAC', round: 5 }]);
  });

  test('REX-WIN-17, REX-WIN-18: even its own ally', () => {
    const p = end({
      round: 6,
      prediction: ['LAZ', 6],
      allies: [['XXC', 'LAZ']],
      units: { INB: one('LAZ'), MPS: one('LAZ'), ADI: one('XXC'), CSP: one('XXC') },
    });
    expect(winners(p).won).toEqual(['XXC']);
  });

  test('REX-WIN-17, REX-WIN-19: Hacan’s own victory in round 8 as well', () => {
    const p = end({
      round: 8,
      discarded: ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8'],
      draws: [],
      prediction: ['HAC', 8],
      units: { PAL: one('JOL') },
    });
    expect(winners(p).won).toEqual(['XXC']);
  });

  test('REX-WIN-20: with a wrong prediction Xxcha wins like any race', () => {
    const p = end({ round: 6, prediction: ['SOL', 4], units: { INB: one('XXC'), MPS: one('XXC'), ADI: one('XXC') } });
    expect(winners(p)).toEqual({ by: 'REX-WIN-2', won: ['XXC'] });
  });

  test('REX-RACE-XXC-14: the prediction never changes, and the round is the number of discarded influence cards', () => {
    const p = position()
      .deal()
      .choose('SOL', 'HAC', 'JOL', 'LET', 'XXC', 'LAZ')
      .answer('XXC', { verb: 'predict', race: 'LET', round: 8 })
      .until('W-BAT');
    expect(p.view('XXC').own.prediction).toEqual({ race: 'LET', round: 8 });
    expect(p.view('spectator').influenceDiscard).toHaveLength(p.view('spectator').round);
  });
});

describe('betrayal', () => {
  const options = { betrayal: true };
  const trio = { INB: one('SOL'), MPS: one('SOL'), ADI: one('HAC'), CSP: one('HAC'), PAL: one('JOL') };
  const won = (setting: Setting): Position => end({ options, first: 'SOL', allies: [['SOL', 'HAC', 'JOL']], units: trio, ...setting });
  const BETRAY = { verb: 'betray' } as const;
  const SHARE = { verb: 'share' } as const;

  test('REX-BETRAY-3, REX-BETRAY-5, REX-BETRAY-6: a harder card beats an easier one', () => {
    const setting: Setting = { betrayal: { SOL: 'BT1', HAC: 'BT3', JOL: 'BT2' }, influence: { HAC: 5 } };
    const p = won({ ...setting, betrayal: { SOL: 'BT1', HAC: 'BT2', JOL: 'BT3' }, influence: { JOL: 5 } });
    expect(p.open('SOL')).toEqual([SHARE]);
    p.answer('SOL', SHARE).answer('HAC', BETRAY);
    expect(p.asked).toEqual(['JOL']);
    p.answer('JOL', BETRAY);
    p.answer('SOL', SHARE);
    expect(winners(p)).toEqual({ by: 'REX-BETRAY-5', won: ['JOL'] });
    const declined = won(setting).answer('SOL', SHARE).answer('HAC', BETRAY).answer('JOL', SHARE).answer('SOL', SHARE);
    expect(winners(declined).won).toEqual(['HAC']);
  });

  test('REX-BETRAY-6, REX-BETRAY-7: who has agreed to share is asked again after a play', () => {
    const p = won({ betrayal: { SOL: 'BT7', HAC: 'BT1', JOL: 'BT2' }, units: { ...trio, CSP: one('SOL') } });
    p.answer('SOL', SHARE).answer('HAC', SHARE).answer('JOL', BETRAY);
    expect(p.asked).toEqual(['SOL']);
    p.answer('SOL', BETRAY).answer('HAC', SHARE);
    expect(winners(p)).toEqual({ by: 'REX-BETRAY-5', won: ['SOL'] });
  });

  test('REX-BETRAY-4, REX-BETRAY-9: if all share all win; a lone winner is never asked', () => {
    const p = won({ betrayal: { SOL: 'BT2', HAC: 'BT3', JOL: 'BT4' } })
      .answer('SOL', SHARE)
      .answer('HAC', SHARE)
      .answer('JOL', SHARE);
    expect(winners(p)).toEqual({ by: 'REX-WIN-4', won: ['SOL', 'HAC', 'JOL'] });
    const alone = end({ options, units: { INB: one('LET'), MPS: one('LET'), ADI: one('LET') }, betrayal: { LET: 'BT2' } });
    expect(winners(alone).by).toBe('REX-WIN-2');
  });

  test('REX-BETRAY-8: a prediction comes before all betrayals', () => {
    const p = won({ prediction: ['JOL', 3], betrayal: { SOL: 'BT2', HAC: 'BT3', JOL: 'BT4' } });
    expect(winners(p)).toEqual({ by: 'REX-WIN-17', won: ['XXC'] });
  });

  test('REX-BETRAY-3, REX-RACE-XXC-8: face-down units do not count for a condition', () => {
    const p = end({
      options,
      first: 'SOL',
      allies: [['SOL', 'LET']],
      units: { INB: one('SOL'), MPS: one('SOL'), ADI: one('LET'), CSP: one('LET'), GC: { SOL: 3, LET: 1 } },
      down: { GC: 5 },
      betrayal: { SOL: 'BT1', LET: 'BT2' },
    });
    expect(p.open('SOL')).toEqual([SHARE, BETRAY]);
  });

  test.each([
    ['BT1', { units: { ...trio, GC: one('SOL') } }, true],
    ['BT1', { units: { ...trio, GC: { SOL: 1, LET: 1 } } }, false],
    ['BT2', {}, true],
    ['BT2', { dead: ['SOL-L5'] }, false],
    ['BT3', { influence: { SOL: 3, HAC: 2, LET: 9 } }, true],
    ['BT3', { influence: { SOL: 3, HAC: 3 } }, false],
    ['BT4', { hands: { SOL: ['feint', 'feint', 'decoy', 'decoy'] } }, true],
    ['BT4', { hands: { SOL: ['feint', 'feint', 'decoy'] } }, false],
    ['BT5', { units: { ...trio, CSP: one('SOL'), MPS: one('HAC') } }, true],
    ['BT5', {}, false],
    ['BT6', { units: { ...trio, TRA: { SOL: 4 } } }, true],
    ['BT6', { units: { ...trio, GC: { SOL: 9 }, TRA: { LET: 5 } } }, false],
    ['BT7', {}, false],
    ['BT7', { units: { ...trio, CSP: one('SOL') } }, true],
    ['BT8', { units: { ...trio, CSP: one('SOL') } }, true],
    ['BT8', {}, false],
  ] as const)('REX-BETRAY-3: %s with %j may be played: %s', (card, setting, open) => {
    const p = won({ betrayal: { SOL: card, HAC: card === 'BT2' ? 'BT3' : 'BT2', JOL: card === 'BT4' ? 'BT1' : 'BT4' }, ...setting });
    expect(p.can('SOL', BETRAY)).toBe(open);
  });
});
