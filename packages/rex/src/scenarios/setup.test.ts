import { describe, expect, test } from 'vitest';
import { RACES } from '../pack/pack.ts';
import { position } from './position.ts';

const six = () => position().deal().choose('SOL', 'HAC', 'JOL', 'LET', 'XXC', 'LAZ');

describe('set-up', () => {
  test('REX-SETUP-1, REX-SETUP-2, REX-MAP-1: before the races the board is empty, the decks are full and the bank has everything', () => {
    const p = position().deal();
    const view = p.view('spectator');
    expect(p.decision).toBe('D-RACE');
    expect(view.locations).toHaveLength(28);
    expect(view.locations.every(({ units, influence }) => units.length === 0 && influence === 0)).toBe(true);
    expect([view.strategyDeck, view.influenceDeck, view.bombardmentDeck]).toEqual([42, 16, 6]);
    expect(view.players.every(({ influence, cards }) => influence === 0 && cards === 0)).toBe(true);
  });

  test('REX-SETUP-3, REX-TURN-1: the lowest bombardment card makes the first player, and all cards go back', () => {
    for (let seed = 1; seed < 20; seed++) {
      const p = position({ races: ['SOL', 'LAZ', 'JOL'] }).deal(seed);
      const lots = p.told('drewLot');
      const lowest = lots.toSorted((a, b) => a.value - b.value)[0];
      expect(lots).toHaveLength(3);
      expect(p.s.first).toBe(lowest?.seat);
      expect(p.view('spectator').bombardmentDeck).toBe(6);
    }
  });

  test('REX-SETUP-4, REX-GEN-1: a race taken is not offered again', () => {
    const p = position().deal().choose('SOL');
    const seat = 31 - Math.clz32(p.s.asked);
    const list: number[] = [];
    const open = list.slice(0, p.rules.legal(p.s, seat, list)).concat(list.slice(0, p.rules.legal(p.s, seat, list)));
    const races = open.map((code) => p.rules.choices.name(code)).flatMap((choice) => (choice.verb === 'race' ? [choice.race] : []));
    expect(races).not.toContain('SOL');
    expect(new Set(races).size).toBe(5);
    const refusal = p.rules.refuse({ view: p.rules.view(p.s, seat), past: [] }, p.rules.choices.code({ verb: 'race', race: 'SOL' }));
    expect(refusal).toMatchObject({ code: 'race-taken', clause: 'REX-SETUP-4' });
  });

  test('REX-SETUP-4, REX-3P-5, REX-4P-3, REX-5P-1: fewer players choose among the recommended races', () => {
    const offered = (seats: number): string[] => {
      const p = position({ races: RACES.slice(0, seats), options: { racePool: 'recommended' } }).deal();
      const list: number[] = [];
      const n = p.rules.legal(p.s, 31 - Math.clz32(p.s.asked), list);
      return list.slice(0, n).flatMap((code) => {
        const choice = p.rules.choices.name(code);
        return choice.verb === 'race' ? [choice.race] : [];
      });
    };
    expect(offered(3).toSorted()).toEqual(['JOL', 'LAZ', 'SOL']);
    expect(offered(4).toSorted()).toEqual(['JOL', 'LAZ', 'LET', 'SOL']);
    expect(offered(5).toSorted()).toEqual(['HAC', 'JOL', 'LAZ', 'LET', 'SOL']);
  });

  test('REX-SETUP-4, REX-TURN-2: races are chosen in turn order; a table may let seat 1 begin, whoever is first player', () => {
    const choosing = (raceChoice: string, seed: number): number[] => {
      const p = position({ options: { raceChoice } })
        .deal(seed)
        .choose(...RACES);
      return p.told('tookRace').map(({ seat }) => seat);
    };
    for (let seed = 1; seed < 12; seed++) {
      const { first } = position().deal(seed).s;
      expect(choosing('turnOrder', seed)).toEqual(RACES.map((_, i) => (first + i) % RACES.length));
      expect(choosing('seatOrder', seed)).toEqual([0, 1, 2, 3, 4, 5]);
    }
  });

  test('REX-SETUP-4, REX-SETUP-5: where races are dealt nobody is asked, and every race comes to every seat', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed < 60; seed++) {
      const p = position({ races: ['SOL', 'LAZ', 'JOL'], options: { raceChoice: 'lot', racePool: 'recommended' } }).deal(seed);
      expect(p.decision).toBe('D-TRAITOR');
      const races = p.view('spectator').players.map(({ race }) => race);
      expect(new Set(races)).toEqual(new Set(['JOL', 'LAZ', 'SOL']));
      races.forEach((race, seat) => seen.add(`${race} ${seat}`));
    }
    expect(seen.size).toBe(9);
  });

  test('REX-SETUP-4: a table may give every seat its race, whoever is first player', () => {
    for (const [seats, own] of [
      [3, ['SOL', 'JOL', 'LAZ']],
      [6, RACES],
    ] as const)
      for (let seed = 1; seed < 6; seed++) {
        const p = position({ races: RACES.slice(0, seats), options: { raceChoice: 'seats', racePool: 'recommended' } }).deal(seed);
        expect(p.decision).not.toBe('D-RACE');
        expect(p.view('spectator').players.map(({ race }) => race)).toEqual(own);
      }
  });

  test('REX-SETUP-5, REX-GEN-6, REX-GEN-9, REX-LEADER-1: only what belongs to chosen races is in the game', () => {
    const p = position({ races: ['SOL', 'LAZ', 'JOL'] })
      .deal()
      .choose('SOL', 'LAZ', 'JOL')
      .until('W-INF');
    const leaders = p.view('spectator').players.map(({ race, leaders }) => leaders.every(({ leader }) => leader.startsWith(race ?? '?')));
    expect(leaders).toEqual([true, true, true]);
    expect(p.view('spectator').players.map(({ leaders }) => leaders.length)).toEqual([5, 5, 5]);
    expect(p.s.leaders.traitor.filter((holder) => holder >= -1)).toHaveLength(15);
  });

  test('REX-SETUP-6, REX-WIN-19, REX-SETUP-7: Xxcha predicts another race in play and a round before traitors are dealt', () => {
    const p = position({ races: ['SOL', 'LAZ', 'JOL', 'LET', 'XXC'] })
      .deal()
      .choose('SOL', 'LAZ', 'JOL', 'LET', 'XXC');
    expect(p.decision).toBe('D-PREDICT');
    expect(p.told('dealtTraitor')).toHaveLength(0);
    const open = p.open('XXC');
    expect(open).toHaveLength(32);
    expect(open.some((choice) => choice.verb === 'predict' && (choice.race === 'HAC' || choice.race === 'XXC'))).toBe(false);
    p.answer('XXC', { verb: 'predict', race: 'JOL', round: 8 });
    expect(p.view('XXC').own.prediction).toEqual({ race: 'JOL', round: 8 });
    expect(p.view('JOL').own.prediction).toBeNull();
    expect(p.told('predicted')).toEqual([{ kind: 'predicted' }]);
  });

  test('REX-SETUP-7, REX-SETUP-10, REX-SETUP-11, REX-RACE-LET-1: four cards each, one kept, Letnev keeps all', () => {
    const p = six().until('D-TRAITOR');
    expect(p.view('spectator').players.map(({ traitors }) => traitors)).toEqual([4, 4, 4, 4, 4, 4]);
    expect(p.asked).not.toContain('LET');
    p.until('D-FLEETDIAL');
    expect(p.view('spectator').players.reduce((sum, { traitors }) => sum + traitors, 0)).toBe(9);
    expect(p.view('spectator').traitorDeck).toBe(21);
    expect(p.player('LET').traitors).toBe(4);
    const three = position({ races: ['SOL', 'LAZ', 'JOL'] })
      .deal()
      .choose('SOL', 'LAZ', 'JOL')
      .until('D-FLEETDIAL');
    expect(three.view('spectator').traitorDeck).toBe(12);
  });

  test('REX-SETUP-8: of four cards only an opponent’s leader may be kept', () => {
    const p = six().until('D-TRAITOR');
    const hold = (ids: readonly string[]): void => {
      p.s.leaders.traitor.forEach((holder, leader) => {
        if (holder === p.seat('HAC')) p.s.leaders.traitor[leader] = -1;
      });
      for (const id of ids) p.s.leaders.traitor[p.rules.view(p.s, 0) && leaderAt(p, id)] = p.seat('HAC');
    };
    hold(['HAC-L1', 'HAC-L4', 'SOL-L1', 'LET-L5']);
    expect(p.open('HAC')).toEqual([
      { verb: 'traitor', leader: 'SOL-L1' },
      { verb: 'traitor', leader: 'LET-L5' },
    ]);
    hold(['HAC-L1', 'HAC-L2', 'HAC-L3', 'HAC-L4']);
    expect(p.open('HAC')).toHaveLength(4); // REX-SETUP-9
  });

  test('REX-SETUP-9, REX-TRAITOR-12: a card of an own leader can never be called', () => {
    const p = position({ units: { HOL: { XXC: 3, LET: 2 } }, traitors: { XXC: ['XXC-L1'] }, first: 'XXC' })
      .begin('battle')
      .until('D-CALL');
    expect(p.open('XXC')).toEqual([{ verb: 'decline' }]);
  });

  test.each([
    [3, 9, 6],
    [7, 7, 1],
    [0, 19, 1],
    [0, 18, 18],
    [20, 1, 1],
  ])('REX-SETUP-13: dials %i and %i put the fleet into sector %i', (a, b, sector) => {
    const p = six().until('D-FLEETDIAL');
    const [left, right] = p.asked;
    if (!left || !right) throw new Error('two neighbours are asked');
    p.answer(left, { verb: 'fleet', number: a });
    expect(p.told('fleetDial')).toHaveLength(0);
    p.answer(right, { verb: 'fleet', number: b });
    expect(p.view('spectator').fleet).toBe(sector);
  });

  test('REX-SETUP-12, REX-TURN-2: the neighbours of the first player dial', () => {
    const p = position({ races: ['SOL', 'LAZ', 'JOL', 'LET', 'HAC'] })
      .deal()
      .choose('SOL', 'LAZ', 'JOL', 'LET', 'HAC')
      .until('D-FLEETDIAL');
    const { first } = p.s;
    expect(p.s.asked).toBe((1 << ((first + 1) % 5)) | (1 << ((first + 4) % 5)));
  });

  test('REX-SETUP-17: Sol places ten units in its zone, outside the sector of the fleet', () => {
    const p = six().until('D-SOLPLACE');
    p.s.fleet.sector = 14;
    const places = new Set(p.open('SOL').flatMap((choice) => (choice.verb === 'place' ? [choice.location] : [])));
    expect([...places].toSorted()).toEqual(['MEM', 'NOB', 'PAL', 'TRE', 'VEL']);
    expect(p.can('SOL', { verb: 'place', location: 'REC', units: 2 })).toBe(false);
    p.answer('SOL', { verb: 'place', location: 'MEM', units: 4 });
    expect(p.can('SOL', { verb: 'place', location: 'PAL', units: 7 })).toBe(false);
    expect(p.units('SOL', 'MEM')).toBe(0); // nothing is shown before the answer is complete
    p.answer('SOL', { verb: 'place', location: 'VEL', units: 6 });
    expect([p.units('SOL', 'MEM'), p.units('SOL', 'VEL')]).toEqual([4, 6]);
  });

  test('REX-SETUP-17: Sol goes from location to location in the order of the board, and never back', () => {
    const p = six().until('D-SOLPLACE');
    p.s.fleet.sector = 14;
    const place = (location: string, units: number) => ({ verb: 'place', location, units }) as const;
    p.answer('SOL', place('MEM', 2), place('PAL', 3));
    expect(['MEM', 'PAL', 'NOB', 'TRE'].map((location) => p.can('SOL', place(location, 1)))).toEqual([false, false, true, true]);
    expect(p.open('SOL').filter((choice) => choice.verb === 'place' && choice.location === 'VEL')).toEqual([place('VEL', 5)]);
  });

  test('REX-SETUP-14, REX-SETUP-15, REX-SETUP-16, REX-RACE-LET-2, REX-RACE-LET-4, REX-HAND-1: cards, influence and units of six races', () => {
    const p = six().until('W-INF');
    const players = RACES.map((race) => p.player(race));
    expect(players.map(({ cards }) => cards)).toEqual([1, 1, 1, 2, 1, 1]);
    expect(players.map(({ influence }) => influence)).toEqual([3, 5, 10, 10, 5, 10]);
    expect(players.map(({ reserves }) => reserves)).toEqual([10, 15, 10, 10, 19, 15]);
    expect(p.player('LAZ').mechanizedReserves).toBe(5);
    expect(p.view('spectator').strategyDeck).toBe(35);
    const board = p.view('spectator').locations.flatMap(({ units }) => units.map((here) => here.units));
    expect(board.reduce((a, b) => a + b, 0)).toBe(36);
    expect([p.units('HAC', 'ADI'), p.units('JOL', 'CSP'), p.units('LET', 'INB'), p.units('XXC', 'GC')]).toEqual([5, 10, 10, 1]);
  });

  test('REX-SETUP-18, REX-MAP-2, REX-MAP-3, REX-TERM-14: a start under the fleet is alive behind its shield, and frozen', () => {
    const p = position({ fleet: 2, units: { CSP: { JOL: 10 } }, influence: { JOL: 5 }, first: 'JOL' })
      .begin('maneuver')
      .until('D-DEPLOY', 'JOL');
    expect(p.units('JOL', 'CSP')).toBe(10);
    expect(p.told('moved')).toHaveLength(0);
    expect(p.at('CSP').underFire).toBe(true);
  });

  test('REX-SETUP-19, REX-SETUP-20, REX-SETUP-21, REX-BETRAY-1, REX-BETRAY-2: betrayal cards for everybody, ruins for four', () => {
    const p = position({ races: ['SOL', 'LAZ', 'JOL', 'LET'], options: { betrayal: true } })
      .deal()
      .choose('SOL', 'LAZ', 'JOL', 'LET')
      .until('W-INF');
    const own = (['SOL', 'LAZ', 'JOL', 'LET'] as const).map((race) => p.view(race).own.betrayal);
    expect(own.every((card) => card !== null)).toBe(true);
    expect(new Set(own).size).toBe(4);
    expect(p.view('spectator').own.betrayal).toBeNull();
    expect(p.at('MPS').demolished).toBe(true);
    expect(six().until('W-INF').view('SOL').own.betrayal).toBeNull();
    expect(p.view('SOL').own.hand).toHaveLength(1);
    expect(p.view('SOL').own.traitors).toHaveLength(1);
  });

  test('REX-SETUP-1: before races are chosen nobody is on turn and nothing is under way', () => {
    const view = position().deal().view('spectator');
    expect(view).toMatchObject({ phase: 'setup', round: 0, fleet: 0, turn: null, result: null, cancelled: [], row: 0 });
    expect(view).toMatchObject({ strategyDeck: 42, influenceDeck: 16, bombardmentDeck: 6, traitorDeck: 0, influenceShown: null });
    expect(view.pending).toMatchObject({
      steered: -1,
      offensive: { struck: 0, sites: [] },
      ceasefire: { held: 0, lap: 0, changed: 0, offers: new Array(6).fill(null), agreed: [0, 0, 0, 0, 0, 0] },
      auction: { barred: 0, gifted: 0, opener: -1, bidder: -1, high: 0, highSeat: -1, bidding: 0, offer: 0, seen: 0 },
      recruitment: { units: 0, leaders: 0 },
      maneuver: {
        ports: 0,
        steps: 0,
        normal: 0,
        deployed: 0,
        deployment: null,
      },
      battle: { location: -1, sides: [], winner: -1, commander: -1, commanded: -1 },
      victory: { winners: 0, way: -1, betrayers: 0, highest: 0, declines: 0 },
    });
  });

  test('REX-SETUP-22, REX-GEN-2, REX-TURN-4, REX-BATTLE-7, REX-DEPLOY-14, REX-BOMB-10: seven phases in order, then the token goes left', () => {
    const p = six().until('W-INF');
    const { first } = p.s;
    while (p.s.round === 1) p.until(p.decision).answer(p.asked[0] ?? 'SOL', p.open(p.asked[0] ?? 'SOL')[0] ?? { verb: 'done' });
    expect(
      p
        .told('phase')
        .map(({ phase }) => phase)
        .slice(0, 8),
    ).toEqual(['influence', 'bidding', 'recruitment', 'maneuver', 'battle', 'collection', 'bombardment', 'influence']);
    expect(p.s.first).toBe((first + 1) % 6);
  });
});

function leaderAt(p: ReturnType<typeof position>, id: string): number {
  return (p.rules.pack as { readonly leaders?: readonly { readonly id: string }[] }).leaders?.findIndex((leader) => leader.id === id) ?? -1;
}
