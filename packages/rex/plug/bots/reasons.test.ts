import { rex, type RexChoice, type RexRules } from '@orrery/rex';
import { quick, seeded, startMatch } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { position } from '../../src/scenarios/position.ts';
import { reasonsOf } from './reasons.ts';

const opened = (): RexRules => {
  const rules = rex.open({ seats: 4 });
  if ('faults' in rules) throw new Error('a table for four cannot be opened');
  return rules;
};

test('what is said for a choice comes true when it is made', () => {
  const rules = opened();
  const reasons = reasonsOf(rules);
  const proved = new Set<string>();
  const strength = new Map(rules.table.pack.leaders.map((leader) => [leader.id, leader.strength]));
  for (let game = 0; game < 6; game++) {
    const match = startMatch(rules, seeded(`reasons ${game}`));
    const chance = quick(game + 1);
    /** What the other side of the running battle was said to bring at most, by the seat that was told. */
    const most = new Map<number, number>();
    while (match.asked) {
      const seat = 31 - Math.clz32(match.asked);
      const [known, open] = [match.known(seat), match.open(seat)];
      const told = open.filter((choice) => reasons(known, choice).length > 0);
      const choice = (told.length > 0 && chance.below(3) > 0 ? told[chance.below(told.length)] : open[chance.below(open.length)]) as number;
      const said = reasons(known, choice);
      const named = rules.choices.name(choice) as { readonly verb: string; readonly leader?: string };
      const before = known.past.length;
      match.answer(seat, choice);
      const { view, past } = match.known(seat);
      for (const { code, values } of said) {
        if (code === 'costs') {
          const paid = (known.view.players[seat]?.influence ?? 0) - (view.players[seat]?.influence ?? 0);
          expect(paid).toBe(values['cost']);
        } else if (code === 'strength') expect(strength.get(named.leader ?? '')).toBe(values['strength']);
        else if (code === 'enemy-most') {
          most.set(seat, Number(values['most']));
          continue;
        } else continue;
        proved.add(code);
      }
      for (const entry of past.slice(before)) {
        const event = entry < 0 ? null : (rules.events.name(entry) as { kind: string; seat?: number; number?: number; leader?: string });
        if (event?.kind !== 'plan' || event.seat === undefined) continue;
        for (const [who, bound] of most)
          if (who !== event.seat) {
            expect((event.number ?? 0) + (strength.get(event.leader ?? '') ?? 0)).toBeLessThanOrEqual(bound);
            proved.add('enemy-most');
          }
        if (most.size > 0 && [...most.keys()].includes(event.seat)) most.delete(event.seat);
      }
      if (view.phase !== 'battle') most.clear();
    }
  }
  expect([...proved].toSorted()).toEqual(['costs', 'enemy-most', 'strength']);
});

test('reasons rest on what the seat knows: in every world it holds possible they are the same', () => {
  const rules = opened();
  const reasons = reasonsOf(rules);
  const match = startMatch(rules, seeded('honest'));
  const chance = quick(5);
  for (let step = 0; step < 150 && match.asked; step++) {
    const seat = 31 - Math.clz32(match.asked);
    const [known, open] = [match.known(seat), match.open(seat)];
    if (step % 8 === 0) {
      const other = { view: rules.view(rules.sample(known)(chance), seat), past: known.past };
      for (const choice of open) expect(reasons(other, choice)).toEqual(reasons(known, choice));
    }
    match.answer(seat, open[chance.below(open.length)] as number);
  }
});

test('an alliance is weighed by what its members hold together, for whoever proposes it and for whoever is asked', () => {
  const p = position({
    round: 3,
    discarded: ['I3', 'I1'],
    draws: ['C1', 'I2'],
    units: { PAL: { SOL: 4 }, CSP: { JOL: 4 }, INB: { JOL: 2 }, ADI: { HAC: 3 } },
  }).begin('influence');
  const reasons = reasonsOf(p.rules);
  const said = (race: 'SOL' | 'JOL', choice: RexChoice) => reasons({ view: p.view(race), past: [] }, p.rules.choices.code(choice));
  const ally: RexChoice = { verb: 'ally', members: '0+2' };
  const together = [
    { code: 'alliance', values: { count: 3, needed: 4 } },
    { code: 'heir-in', values: {} },
  ];
  expect(said('SOL', ally)).toEqual(together);
  p.answer('SOL', ally, { verb: 'done' });
  for (const race of p.asked) p.answer(race, { verb: 'pass' });
  expect(p.decision).toBe('D-CF-ANSWER');
  expect(said('JOL', { verb: 'accept', seat: 0 })).toEqual(together);
  const kept = position({ draws: ['C1'], units: { PAL: { JOL: 4 } }, allies: [['JOL', 'SOL']] }).begin('influence');
  const known = { view: kept.view('JOL'), past: [] };
  expect(reasonsOf(kept.rules)(known, kept.rules.choices.code({ verb: 'leave' }))).toEqual([
    { code: 'alone', values: { count: 1, needed: 3 } },
  ]);
  const without = kept.rules.choices.code({ verb: 'ally', members: `${kept.seat('JOL')}+${kept.seat('LET')}` });
  expect(reasonsOf(kept.rules)(known, without).map(({ code }) => code)).toEqual(['alliance', 'heir-out']);
});
