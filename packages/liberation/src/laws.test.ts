import { quick, SPECTATOR } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { size } from './cities.ts';
import { DECISIONS } from './decision-ids.ts';
import { open } from './scenarios/driver.ts';
import { around, clone, type State } from './state.ts';
import type { LiberationChoice, LiberationEvent } from './words.ts';

/** One answer of a random game: the table before and after, what was chosen and what everybody was told. */
interface Step {
  readonly before: State;
  readonly after: State;
  readonly choice: LiberationChoice;
  readonly events: readonly LiberationEvent[];
}

const tables = [
  {},
  { setupDiscards: 0, showDiscards: true },
  { setupDiscards: 2, hiddenMissions: 'both', refillAfterPlacement: true },
  { warpedWorld: true, hiddenMissions: 'liberation' },
  { warpedWorld: true, warpedReplaces: 'P3', galvacilCategories: 'mixed' },
  { warpedWorld: true, warpedReplaces: 'P2', powerCoreFollowUp: false },
] as const;

/** Every step of random games at every table. */
function everyStep(look: (step: Step, city: (id: string) => number) => void, games = 25): void {
  for (const options of tables) {
    const rules = open(options);
    const city = (id: string): number => rules.table.cities.indexOf(id);
    for (let seed = 0; seed < games; seed++) {
      const chance = quick(seed);
      let events: LiberationEvent[] = [];
      const tell = (to: number, event: number): void => void ((to >> SPECTATOR) & 1 && events.push(rules.events.name(event)));
      const state = rules.start(chance, tell);
      const list: number[] = [];
      for (let asked = rules.asked(state); asked !== 0; asked = rules.asked(state)) {
        const seat = asked === 1 ? 0 : 1;
        const before = clone(state);
        const choice = list[chance.below(rules.legal(state, seat, list))] as number;
        events = [];
        rules.apply(state, seat, choice, chance, tell);
        look({ before, after: state, choice: rules.choices.name(choice), events }, city);
      }
    }
  }
}

test('LIB-ACT-1, LIB-ACT-2, LIB-ACT-3: an Act ends by a draw from an empty deck and by nothing else', () => {
  let changes = 0;
  everyStep(({ before, after, choice }) => {
    if (after.act === before.act) return;
    changes++;
    expect([after.act, choice.verb, before.deck.length]).toEqual([before.act + 1, 'draw', 0]);
  });
  expect(changes).toBeGreaterThan(100);
});

test('LIB-END-1, LIB-END-2, LIB-END-3: a win is the last thing that happens, by a hit on the base or a draw too many', () => {
  everyStep(({ before, after, choice, events }) => {
    if (after.winner < 0) return;
    expect(events.find((event) => event.kind === 'won')).toMatchObject({ seat: after.winner });
    if (after.winner === 0) expect(events.some((event) => event.kind === 'baseHit')).toBe(true);
    else expect([before.act, before.deck.length, choice.verb]).toEqual([3, 0, 'draw']);
  });
});

test('LIB-MISSION-PROPAGANDA-6, LIB-ACT-4: the deck grows only by a shuffle or by Propaganda', () => {
  everyStep(({ before, after, events }) => {
    if (after.deck.length <= before.deck.length) return;
    expect(events.some((event) => event.kind === 'act' || event.kind === 'returned')).toBe(true);
  });
});

test('LIB-COST-1, LIB-COST-2, LIB-COST-3: what a mission costs is paid in ready cities and hand cards, none of them its own', () => {
  let paid = 0;
  everyStep(({ before, after, choice }, city) => {
    if (choice.verb !== 'pay') return;
    paid++;
    const bit = 1 << city(choice.city);
    expect([before.played, before.source]).not.toContain(city(choice.city));
    if (DECISIONS[before.at] === 'pay.exploit') {
      expect([before.occupied & bit, before.exploited & bit]).toEqual([bit, 0]);
      expect(after.exploited & bit).toBe(bit);
    } else {
      expect((before.side === 0 ? before.dynasty : before.liberation) & bit).toBe(bit);
      // It may have come back already, by the effect that follows at once.
      expect(after.discard & bit || after.deck.includes(city(choice.city))).toBeTruthy();
    }
  });
  expect(paid).toBeGreaterThan(500);
});

test('LIB-ATTACK-1, LIB-ATTACK-2, LIB-SABOTAGE-2, LIB-SABOTAGE-3: attacks and sabotage name unoccupied cities within reach', () => {
  everyStep(({ before, choice }, city) => {
    if (choice.verb !== 'attack' && choice.verb !== 'sabotage') return;
    const bit = 1 << city(choice.city);
    expect(before.occupied & bit).toBe(0);
    const at = DECISIONS[before.at];
    if (at === 'dyn.exploit' || at === 'warp.op') expect((before.adjacent[before.exploiting] ?? 0) & bit).toBe(bit);
    if (at === 'lib.step2') expect(around(before, before.liberation | (1 << before.base)) & bit).toBe(bit);
  });
});

test('LIB-EVADE-3, LIB-EVADE-4: after an Evade the base is the old one or next to it', () => {
  let moved = 0;
  everyStep(({ before, after }) => {
    if (DECISIONS[before.at] !== 'lib.evade') return;
    if (after.base === before.base) return;
    moved++;
    expect(((before.adjacent[before.base] ?? 0) >> after.base) & 1).toBe(1);
    expect((after.liberation >> before.base) & 1).toBe(1);
  });
  expect(moved).toBeGreaterThan(50);
});

test('LIB-WARP-8, LIB-WARP-10: a rotation changes one card of the galaxy and nothing else on the table', () => {
  let rotations = 0;
  everyStep(({ before, after, events }) => {
    if (!events.some((event) => event.kind === 'rotated')) {
      expect(after.layout).toEqual(before.layout);
      return;
    }
    rotations++;
    const changed = before.layout.filter((placed, cell) => placed !== after.layout[cell]);
    expect(changed).toHaveLength(1);
    expect([after.occupied, after.exploited, after.base, after.dynasty, after.liberation]).toEqual([
      before.occupied,
      before.exploited,
      before.base,
      before.dynasty,
      before.liberation,
    ]);
  });
  expect(rotations).toBeGreaterThan(100);
});

test('LIB-DISCARD-6: inside a turn no side holds more than five cards', () => {
  everyStep(({ after }) => expect(Math.max(size(after.dynasty), size(after.liberation))).toBeLessThanOrEqual(5));
});

test('LIB-INFO-7, LIB-EVADE-2: choices are listed in letter order, whatever order cards came in', () => {
  const rules = open();
  const chance = quick(9);
  for (let game = 0; game < 20; game++) {
    const state = rules.start(chance);
    const list: number[] = [];
    const cities = list.slice(0, rules.legal(state, 0, list)).map((choice) => Object.values(rules.choices.name(choice))[1]);
    expect(cities.join()).toBe(
      cities
        .map(String)
        .toSorted((a, b) => a.localeCompare(b))
        .join(),
    );
  }
});
