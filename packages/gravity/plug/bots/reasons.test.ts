import { gravity, type GravityRules, type View } from '@orrery/gravity';
import { quick, seeded, startMatch } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { reasonsOf } from './reasons.ts';

const opened = (): GravityRules => {
  const rules = gravity.open({});
  if ('faults' in rules) throw new Error('the standard table cannot be opened');
  return rules;
};

const held = ({ islands, viewer }: View, of: 'permanent' | 'temporary'): number =>
  islands.reduce((sum, island) => sum + ((island.hunters[viewer] ?? 0) > 0 ? island[of] : 0), 0);

test('what is said for a choice comes true when it is made', () => {
  const rules = opened();
  const reasons = reasonsOf(rules);
  const proved = new Set<string>();
  for (let game = 0; game < 12; game++) {
    const match = startMatch(rules, seeded(`reasons ${game}`));
    const chance = quick(game + 1);
    while (match.asked) {
      const seat = 31 - Math.clz32(match.asked);
      const open = match.open(seat);
      // What can be proved is tried; anything else comes by chance.
      const known = match.known(seat);
      const told = open.filter((choice) => reasons(known, choice).length > 0);
      const choice = (
        told.length > 0 && chance.below(2) === 0 ? told[chance.below(told.length)] : open[chance.below(open.length)]
      ) as number;
      const said = reasons(known, choice);
      const before = known.view;
      match.answer(seat, choice);
      const after = match.known(seat).view;
      const named = rules.choices.name(choice);
      for (const { code, values } of said) {
        if (code === 'wins') expect(match.result?.winners).toContain(seat);
        else if (code === 'crowns-rival') expect(match.result?.winners).not.toContain(seat);
        else if (code === 'yields' && named.verb === 'act')
          expect([held(after, 'permanent') - held(before, 'permanent'), held(after, 'temporary') - held(before, 'temporary')]).toEqual([
            values['permanent'],
            values['temporary'],
          ]);
        else if (code === 'attracts')
          expect(rules.previews.forecast(after)).toMatchObject({ lead: values['lead'], pulls: values['pulls'] });
        else if (code === 'weighs') expect(rules.previews.forecast(after).attractors).not.toContain(values['island']);
        else if (code === 'aboard') {
          const ship = after.players[seat]?.airship;
          expect((ship?.hunters ?? 0) + (ship?.mercenaries ?? 0)).toBe(values['count']);
        } else continue;
        proved.add(code);
      }
    }
  }
  expect([...proved].toSorted()).toEqual(expect.arrayContaining(['aboard', 'attracts', 'weighs', 'yields']));
});

test('reasons rest on what the seat knows: in every world it holds possible they are the same', () => {
  const rules = opened();
  const reasons = reasonsOf(rules);
  const match = startMatch(rules, seeded('honest'));
  const chance = quick(5);
  for (let step = 0; step < 120 && match.asked; step++) {
    const seat = 31 - Math.clz32(match.asked);
    const [known, open] = [match.known(seat), match.open(seat)];
    if (step % 6 === 0) {
      const other = { view: rules.view(rules.sample(known)(chance), seat), past: known.past };
      for (const choice of open) expect(reasons(other, choice)).toEqual(reasons(known, choice));
    }
    match.answer(seat, open[chance.below(open.length)] as number);
  }
});
