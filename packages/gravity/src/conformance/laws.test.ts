import { quick, type Choice } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { gravity, type GravityEvent, type GravityRules, type State } from '../index.ts';
import { tables } from './plan.ts';

/** Decisions that are asked even with a single answer. */
const ALWAYS = ['prep.keep', 'turn', 'castle.pay', 'trans.save'];
const total = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0);
const cells = (s: State): string => s.islands.map(({ q, r }) => `${q} ${r}`).join();
const rotations = (s: State): string => s.islands.map(({ rotation }) => rotation).join();

/** Laws about what happens from one step to the next, over random games at every table. */
test('what changes, changes only by the rules that may change it', () => {
  const broken = new Set<string>();
  const law = (name: string, holds: boolean): void => void (holds || broken.add(name));
  const chance = quick(2019);
  let steps = 0;
  for (const options of tables) {
    const rules = gravity.open(options) as GravityRules;
    for (let game = 0; game < 4; game++) {
      let events: GravityEvent[] = [];
      const tell = (to: number, event: number): void => void (to >> 15 && events.push(rules.events.name(event)));
      const s = rules.start(chance, tell);
      const out: Choice[] = [];
      let payments = 0;
      let mined: string[] = [];
      while (rules.asked(s) !== 0) {
        const asked = rules.asked(s);
        const seat = 31 - Math.clz32(asked);
        const open = rules.legal(s, seat, out);
        law('INV-23 two choices or asked always', open > 1 || ALWAYS.includes(rules.view(s, seat).decision));
        const before = rules.clone(s);
        events = [];
        rules.apply(s, seat, out[chance.below(open)] as Choice, chance, tell);
        const happened = (...kinds: GravityEvent['kind'][]): boolean => events.some(({ kind }) => kinds.includes(kind));
        const permanent = (state: State): number => total(state.islands.map((island) => island.permanent));
        if (permanent(s) > permanent(before)) law('INV-13 permanent gravity grows', happened('extracted', 'stabilised', 'unloaded'));
        if (permanent(s) < permanent(before)) law('INV-13 permanent gravity shrinks', happened('leaked', 'conserved'));
        if (cells(s) !== cells(before)) law('INV-14 islands move', happened('moved'));
        if (rotations(s) !== rotations(before)) law('INV-15 islands turn', happened('turned'));
        if (happened('captured')) law('INV-17 losses', captureIsFair(events, before, rules));
        if (total(s.round.points) > total(before.round.points)) law('INV-18 points', happened('points') && !happened('surrounded'));
        if (happened('captain')) law('INV-20 captaincy changes after disagreement', before.put !== before.asking);
        for (const event of events) {
          if (event.kind === 'turn') {
            payments = 0;
            mined = [];
          }
          if (event.kind === 'copied' || event.kind === 'accepted') payments++;
          if (event.kind === 'extracted') {
            law('INV-22 once a turn', !mined.includes(event.island));
            mined.push(event.island);
          }
        }
        law('INV-21 one copy or payment a turn', payments <= 1);
        steps++;
      }
      const result = rules.result(s);
      law(
        'INV-19 one winning side or a draw at the limit',
        result !== null && (result.winners.length > 0 || result.clause === 'GRV-END-3'),
      );
    }
  }
  expect([...broken]).toEqual([]);
  expect(steps).toBeGreaterThan(10_000);
}, 300_000);

/** Committed pieces exceed the defence, half of them are lost, a hunter survives. */
function captureIsFair(events: readonly GravityEvent[], before: State, rules: GravityRules): boolean {
  const captured = events.find((event) => event.kind === 'captured');
  const lost = events.find((event) => event.kind === 'lost');
  if (captured?.kind !== 'captured' || lost?.kind !== 'lost') return false;
  let committed = 0;
  let hunters = 0;
  for (const event of events)
    if (event.kind === 'committed') {
      committed += event.hunters + event.partners + event.mercenaries;
      hunters += event.hunters + event.partners;
    }
  // in a joint capture the pieces were told before the team chose its losses
  const told = before.action.committed;
  if (committed === 0) committed = total(told.map((given) => given.hunters + given.partners + given.mercenaries));
  if (hunters === 0) hunters = total(told.map((given) => given.hunters + given.partners));
  const island = (rules.view(before, 15).islands as readonly { id: string }[]).findIndex(({ id }) => id === captured.island);
  const losses = lost.hunters + lost.partners + lost.mercenaries;
  return (
    committed > (before.islands[island]?.strength ?? 0) &&
    losses === Math.floor(committed / 2) &&
    hunters - lost.hunters - lost.partners >= 1
  );
}
