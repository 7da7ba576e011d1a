import { expect, test } from 'vitest';
import { open } from '../scenarios/driver.ts';
import { LIBERATION } from '../sides.ts';
import { beliefOf } from '../belief/belief.ts';
import { BASE } from '../spectator/family.ts';
import { odds } from './odds.ts';
import { Families } from '../spectator/families.ts';
import type { LiberationEvent } from '../words.ts';

const rules = open();

/** What the Dynasty is told at the start in the galaxy of the English rulebook, C occupied, A and G in hand, one card set aside; and then. */
function told(...more: readonly LiberationEvent[]): readonly LiberationEvent[] {
  const layout: LiberationEvent[] = [
    { kind: 'laid', cell: 'TL', map: 'P4', face: 'A', turned: false },
    { kind: 'laid', cell: 'TR', map: 'P1', face: 'A', turned: false },
    { kind: 'laid', cell: 'BL', map: 'P3', face: 'A', turned: true },
    { kind: 'laid', cell: 'BR', map: 'P2', face: 'A', turned: true },
  ];
  const dealt: LiberationEvent[] = [
    { kind: 'setAside', count: 1 },
    ...Array.from('ACG').map((city): LiberationEvent => ({ kind: 'dealt', seat: 0, city })),
    ...[1, 2, 3].map((): LiberationEvent => ({ kind: 'dealt', seat: 1 })),
    { kind: 'occupied', city: 'C' },
    { kind: 'based' },
  ];
  return [...layout, ...dealt, ...more];
}
function heard(events: readonly LiberationEvent[]): Families {
  const worlds = new Families(rules.table);
  for (const event of events) worlds.hear(event);
  return worlds;
}
/** How likely each city is the base. */
function start(...more: readonly LiberationEvent[]): number[] {
  const chances = odds(heard(told(...more)), rules.table.cities.length, [BASE]);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  return chances;
}
const on = (chances: readonly number[], ids: string): number[] => [...ids].map((id) => chances['ABCDEFGHIJKLMN'.indexOf(id)] ?? 0);
const all = (chances: readonly number[], ids: string, share: number): void => {
  for (const chance of on(chances, ids)) expect(chance).toBeCloseTo(share, 12);
};
const draw: LiberationEvent = { kind: 'drew', seat: 1 };

test('LIB-INFO-6: after setup every unseen city is the base in 45 of 495 cases', () => all(start(), 'BDEFHIJKLMN', 45 / 495));
test('LIB-INFO-6: a draw changes nothing', () => all(start(draw), 'BDEFHIJKLMN', 120 / 1320));
test('LIB-INFO-6, LIB-SABOTAGE-2: a sabotage of J points to E, H and I', () => {
  const chances = start(draw, { kind: 'sabotage', city: 'J' }, { kind: 'notInHand', city: 'J' });
  all(chances, 'EHI', 120 / 1040);
  all(chances, 'BDFJKLMN', 85 / 1040);
});
test('LIB-INFO-6, LIB-SABOTAGE-2: a sabotage of M points to K and L', () => {
  const chances = start(draw, { kind: 'sabotage', city: 'M' }, { kind: 'notInHand', city: 'M' });
  all(chances, 'KL', 120 / 816);
  all(chances, 'BDEFHIJMN', 64 / 816);
});
test('LIB-INFO-6, LIB-ATTACK-8: a miss on B leaves ten cities alike', () => {
  const chances = start({ kind: 'attacked', city: 'B' }, { kind: 'missed', city: 'B' });
  all(chances, 'B', 0);
  all(chances, 'DEFHIJKLMN', 36 / 360);
});
test('LIB-INFO-6, LIB-MISSION-PROBE-2: a probe parts the cities of a card from the others', () => {
  const yes = start({ kind: 'probed', map: 'P4', yes: true });
  all(yes, 'KLMN', 45 / 180);
  all(yes, 'BDEFHIJ', 0);
  const no = start({ kind: 'probed', map: 'P4', yes: false });
  all(no, 'KLMN', 0);
  all(no, 'BDEFHIJ', 45 / 315);
});
test('LIB-INFO-6, LIB-EVADE-5: an Evade moves weight to neighbours and rules nothing out', () => {
  const chances = start({ kind: 'evaded' });
  for (const chance of on(chances, 'BDEFHIJKLMN')) expect(chance).toBeGreaterThan(0);
});

/** The Liberation looks at three cards, takes one and puts the others back. */
const spied: readonly LiberationEvent[] = [
  { kind: 'looked', seat: 1, count: 3 },
  { kind: 'took', seat: 1, count: 1 },
  { kind: 'putBack', seat: 1, count: 2 },
];
test('LIB-INFO-6, LIB-MISSION-RECRUIT-SPY-3: of three cards whose places are known any may have been taken', () => {
  const seen = Array.from('DEF');
  const known: LiberationEvent[] = [
    { kind: 'looked', seat: 0, count: 3 },
    ...seen.map((city, i): LiberationEvent => ({ kind: 'saw', city, place: i + 1 })),
    { kind: 'took', seat: 0, count: 0 },
    ...seen.map((city, i): LiberationEvent => ({ kind: 'putBack', city, place: i + 1 })),
  ];
  const hands = (...more: readonly LiberationEvent[]): number[] =>
    odds(heard(told(...known, ...spied, ...more)), rules.table.cities.length, [LIBERATION]);
  all(hands(), 'DEF', 1 / 3);
  // What is drawn from the two put back was not taken.
  const drawn = hands({ kind: 'drew', seat: 0, city: 'E' });
  all(drawn, 'E', 0);
  all(drawn, 'DF', 1 / 2);
});
test('LIB-INFO-6, LIB-MISSION-PROPAGANDA-5, LIB-MISSION-RECRUIT-SPY-3: a card taken from under returned ones is worked out alike in two ways', () => {
  const returned: LiberationEvent[] = [
    { kind: 'discarded', seat: 0, city: 'A' },
    { kind: 'returned', count: 2 },
  ];
  const events = told(...returned, ...spied, { kind: 'drew', seat: 0, city: 'A' });
  const codes = events.map((event) => rules.events.code(event));
  const [hands, bases] = [beliefOf(rules.table, 0, codes).hands(), beliefOf(rules.table, 0, codes).bases()];
  const worlds = heard(events);
  odds(worlds, rules.table.cities.length, [LIBERATION]).forEach((chance, city) => expect(chance).toBeCloseTo(hands[city] ?? -1, 9));
  odds(worlds, rules.table.cities.length, [BASE]).forEach((chance, city) => expect(chance).toBeCloseTo(bases[city] ?? -1, 9));
});
