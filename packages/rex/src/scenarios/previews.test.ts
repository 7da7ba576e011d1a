import { quick, seeded, startMatch } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import {
  battlePreview,
  biddingPreview,
  DECISIONS,
  deploymentPreview,
  fleetPreview,
  movePreview,
  notesOf,
  packagePreview,
  planPreview,
  recruitmentPreview,
  tiePreview,
} from '../index.ts';
import { fight } from './fight.ts';
import { position } from './position.ts';

describe('previews and notes', () => {
  test('REX-DEPLOY-2, REX-DEPLOY-3, REX-DEPLOY-9: price, number and receiver of a deployment', () => {
    const p = position({ first: 'LET', units: { HOL: { SOL: 1 } }, influence: { LET: 5 } });
    const preview = deploymentPreview(p.rules, p.view('LET'));
    expect(preview.find(({ location }) => location === 'HOL')).toEqual({
      location: 'HOL',
      price: 2,
      most: 2,
      prices: [0, 2, 4],
      receiver: p.seat('HAC'),
    });
    expect(preview.find(({ location }) => location === 'SAI')).toMatchObject({ price: 1, most: 5 });
    expect(deploymentPreview(p.rules, p.view('LET'), true)[0]?.receiver).toBeNull();
    expect(deploymentPreview(p.rules, p.view('spectator'))).toEqual([]);
  });

  test('REX-RACE-HAC-1, REX-GEN-7: Hacan pays half of the whole deployment, rounded up once', () => {
    const p = position({ first: 'HAC', influence: { HAC: 5 } });
    const there = deploymentPreview(p.rules, p.view('HAC')).find(({ location }) => location === 'SAI');
    expect(there?.prices.slice(0, 5)).toEqual([0, 1, 1, 2, 2]);
  });

  test('REX-RECRUIT-2, REX-RECRUIT-3: units from the casualty pool, the free ones first', () => {
    const p = position({ first: 'LET' });
    expect([0, 1, 2, 3, 5].map((units) => recruitmentPreview(p.rules, p.view('LET'), units))).toEqual([0, 0, 0, 2, 6]);
    expect(recruitmentPreview(p.rules, p.view('spectator'), 3)).toBe(0);
  });

  test('REX-MOVE-3: where a group could go', () => {
    const p = position({ first: 'LET', units: { TRA: { LET: 1 } } });
    expect(movePreview(p.rules, p.view('LET'), 'TRA')).toEqual({
      steps: 2,
      to: ['IAF', 'MPS', 'INT', 'ADM', 'INB', 'MEM'].filter((id) => id !== 'IAF'),
    });
    expect(movePreview(p.rules, p.view('spectator'), 'TRA')).toEqual({ steps: 0, to: [] });
    expect(movePreview(p.rules, p.view('LET'), 'nowhere')).toEqual({ steps: 0, to: [] });
  });

  test.each([
    ['LET', 'LET'],
    ['SOL', 'SOL'],
    ['HAC', 'LET'],
  ] as const)('REX-BATTLE-30: with %s first a tie goes to %s', (first, winner) => {
    const p = fight({ first, units: { HOL: { LET: 3, SOL: 3 } } });
    for (const viewer of ['LET', 'SOL', 'spectator'] as const) expect(tiePreview(p.rules, p.view(viewer))).toBe(p.seat(winner));
  });

  test('REX-BID-7: a seat that takes no part, or could not raise, does not wait for its turn to bid', () => {
    const p = position({
      races: ['LET', 'SOL', 'HAC', 'LAZ'],
      first: 'LET',
      influence: { LET: 5, SOL: 2, HAC: 4 },
      discarded: ['I1', 'I2', 'I3'],
    })
      .begin('bidding')
      .until('D-BID', 'LET');
    const waiting = (): boolean[] =>
      (['LET', 'SOL', 'HAC', 'LAZ'] as const).map((race) => biddingPreview(p.rules, p.view('HAC'), p.seat(race)));
    expect(waiting()).toEqual([true, true, true, false]);
    p.answer('LET', { verb: 'bid', amount: 2 });
    expect(waiting()).toEqual([true, false, true, false]);
    p.answer('HAC', { verb: 'bid', amount: 3 });
    expect(waiting()).toEqual([true, false, true, false]);
    p.s.decision = DECISIONS.indexOf('X-PAY');
    expect(waiting()).toEqual([true, true, true, true]);
  });

  test('REX-BATTLE-15, REX-LEADER-3: a plan may hold what the hand and the reserves allow', () => {
    const p = fight({ units: { SAL: { LET: 2, SOL: 1 } }, hands: { LET: ['energy_rifle'] }, dead: ['L1'] });
    const { decision } = p;
    expect(decision).toBe('D-PLAN');
    expect(planPreview(p.rules, p.view('LET'))).toMatchObject({ numbers: [0, 1, 2], slots: ['none', 'attack'] });
    expect(planPreview(p.rules, p.view('SOL'))).toMatchObject({ numbers: [0, 1], slots: ['none'] });
    expect(planPreview(p.rules, p.view('HAC'))).toEqual({ numbers: [], leaders: [], slots: [] });
    expect(planPreview(p.rules, p.view('spectator'))).toEqual({ numbers: [], leaders: [], slots: [] });
  });

  test('REX-BATTLE-25, REX-BATTLE-29, REX-BATTLE-30: the best and the worst that can come of a battle plan', () => {
    const p = fight({ first: 'LET', units: { SAL: { LET: 4, SOL: 2 } }, hands: { LET: ['energy_rifle'], SOL: ['feint'] } });
    const leaders = (race: 'LET' | 'SOL'): readonly number[] =>
      p.view('LET').players[p.seat(race)]?.leaders.map(({ strength }) => strength) ?? [];
    const [leader] = p.view('LET').players[p.seat('LET')]?.leaders ?? [];
    const plan = { number: 3, leader: leader?.leader ?? '', slot: 'none' };
    const own = 3 + (leader?.strength ?? 0);
    const most = 2 + Math.max(...leaders('SOL'));
    expect(battlePreview(p.rules, p.view('LET'), plan)).toEqual({
      best: { mine: own, theirs: Math.min(...leaders('SOL')), wins: true },
      worst: { mine: 3, theirs: most, wins: 3 >= most },
    });
    // An attack may strike the other leader; a tie goes to Letnev, who is first.
    expect(battlePreview(p.rules, p.view('LET'), { number: 0, leader: null, slot: 'attack' })?.best).toEqual({
      mine: 0,
      theirs: 0,
      wins: true,
    });
    expect(battlePreview(p.rules, p.view('HAC'), plan)).toBeNull();
    expect(battlePreview(p.rules, p.view('spectator'), plan)).toBeNull();
  });

  test('REX-BATTLE-25: who holds no card strikes no leader, nor does a hand that is known to hold none for it', () => {
    const p = fight({ first: 'LET', units: { SAL: { LET: 4, SOL: 2 } } });
    const [leader] = p.view('LET').players[p.seat('LET')]?.leaders ?? [];
    const plan = { number: 1, leader: leader?.leader ?? '', slot: 'none' };
    const whole = 1 + (leader?.strength ?? 0);
    expect(battlePreview(p.rules, p.view('LET'), plan)?.worst.mine).toBe(whole);
    const armed = fight({ first: 'LET', units: { SAL: { LET: 4, SOL: 2 } }, hands: { SOL: ['feint', 'decoy'] } });
    const worst = (held: readonly string[]): number | undefined => battlePreview(armed.rules, armed.view('LET'), plan, held)?.worst.mine;
    expect([worst([]), worst(['feint']), worst(['feint', 'decoy']), worst(['feint', 'energy_rifle'])]).toEqual([1, 1, whole, 1]);
  });

  test('REX-BOMB-3: the fleet comes at least as far as the lowest card and at most as far as the highest', () => {
    const p = position();
    const { fleet } = p.view('LET');
    const { surely, maybe } = fleetPreview(p.rules, p.view('LET'));
    const values = p.rules.table.pack.bombardmentCards.map(({ value }) => value);
    const { sectors } = p.rules.table.pack.constants;
    expect(surely).toHaveLength(Math.min(...values));
    expect([...surely, ...maybe]).toEqual(Array.from({ length: Math.max(...values) }, (_, i) => ((fleet + i) % sectors) + 1));
    const seen = { ...p.view('LET'), own: { ...p.view('LET').own, bombardment: 2 } };
    expect(fleetPreview(p.rules, seen)).toEqual({ surely: [(fleet % sectors) + 1, ((fleet + 1) % sectors) + 1], maybe: [] });
    expect(fleetPreview(p.rules, { ...seen, fleet: 0 })).toEqual({ surely: [], maybe: [] });
  });

  test('REX-BATTLE-12, REX-BATTLE-14, REX-CEASE-6: plans and packages seen beforehand are what is asked for, step by step, in whole games', () => {
    const { rules } = position();
    let plans = 0;
    let packages = 0;
    for (const seed of [1, 2, 3]) {
      const match = startMatch(rules, seeded(`plans ${seed}`));
      const draw = quick(seed);
      while (match.asked) {
        const seat = 31 - Math.clz32(match.asked);
        const open = match.open(seat);
        const { view } = match.known(seat);
        if (view.decision === 'D-PLAN') {
          const { numbers, leaders, slots } = planPreview(rules, view);
          const asked = [
            numbers.map((number) => ({ verb: 'dial', number }) as const),
            leaders.map((leader) => ({ verb: 'lead', leader }) as const),
            slots.map((slot) => ({ verb: 'slot', slot }) as const),
          ][view.own.steps.length];
          expect(open.map((choice) => rules.choices.name(choice))).toEqual(asked);
          plans++;
        }
        if (view.decision === 'D-CF-OFFER') {
          const { memberships, most } = packagePreview(rules, view);
          const asked = open.map((choice) => rules.choices.name(choice));
          const amounts = asked.flatMap((choice) => (choice.verb === 'amount' ? [choice.amount] : []));
          const named = asked.flatMap((choice) => (choice.verb === 'ally' ? [choice.members] : []));
          if (amounts.length > 0) expect(amounts.at(-1)).toBe(most);
          if (view.own.steps.length === 0) expect(named).toEqual(memberships.map((members) => members.join('+')));
          packages += amounts.length;
        }
        match.answer(seat, open[draw.below(open.length)] as number);
      }
    }
    expect(plans).toBeGreaterThan(20);
    expect(packages).toBeGreaterThan(20);
  });

  test('REX-SEC-4: notes hold what the seat itself has seen, and nothing else', () => {
    const { rules } = position();
    const match = startMatch(rules, seeded('notes'));
    const open = (seat: number): number => match.open(seat)[0] as number;
    while (match.asked && match.known(0).view.round < 3) {
      const seat = 31 - Math.clz32(match.asked);
      match.answer(seat, open(seat));
    }
    for (let seat = 0; seat < 6; seat++) {
      const known = match.known(seat);
      const notes = notesOf(rules, known);
      expect(notes.hands).toHaveLength(6);
      expect(notes.hands[seat]).toEqual([]);
      const letnev = known.view.players[seat]?.race === 'LET';
      expect(notes.returnedTraitors).toHaveLength(letnev ? 0 : 3);
    }
  });
});
