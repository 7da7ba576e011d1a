import { expect, test } from 'vitest';
import { memory } from './memory.ts';
import { open } from './scenarios/driver.ts';
import { randomGame } from './scenarios/random.ts';

const tables = [
  {},
  { setupDiscards: 2, hiddenMissions: 'both' },
  { showDiscards: true, hiddenMissions: 'liberation', refillAfterPlacement: true },
  { warpedWorld: true, setupDiscards: 0, hiddenMissions: 'both', galvacilCategories: 'mixed' },
] as const;

for (const options of tables)
  test(`LIB-INFO-6: what the memory holds is true in every position of random games, ${JSON.stringify(options)}`, () => {
    const rules = open(options);
    const { cities } = rules.table;
    let facts = 0;
    for (let seed = 0; seed < 8; seed++)
      randomGame(rules, seed, ({ state, past }) => {
        for (const viewer of [0, 1]) {
          const known = { view: rules.view(state, viewer), past: past(viewer) };
          const remembered = memory(rules.table, known);
          const at = (id: string): number => cities.indexOf(id);
          const theirs = viewer === 0 ? state.liberation : state.dynasty;
          const positionOf = (id: string): number => {
            const index = state.deck.indexOf(at(id));
            return index < 0 ? -1 : state.deck.length - 1 - index;
          };
          remembered.deckTop.forEach((id, i) => id === null || expect(positionOf(id)).toBe(i));
          for (const id of remembered.inDiscard) expect((state.discard >> at(id)) & 1).toBe(1);
          for (const { city } of remembered.oppHolds) expect((theirs >> at(city)) & 1).toBe(1);
          for (const { city } of remembered.oppNot) {
            expect((theirs >> at(city)) & 1).toBe(0);
            if (viewer === 0) expect(state.base).not.toBe(at(city));
          }
          for (const group of remembered.groups)
            for (const id of group.cities) {
              const there =
                group.deck.includes(positionOf(id)) ||
                (group.discard && (state.discard >> at(id)) & 1) ||
                (group.hand && (theirs >> at(id)) & 1) ||
                (group.base && state.base === at(id)) ||
                state.played === at(id);
              expect(Boolean(there), `${id} of ${JSON.stringify(group)}`).toBe(true);
            }
          facts += remembered.deckTop.length + remembered.inDiscard.length + remembered.oppHolds.length + remembered.groups.length;
        }
      });
    expect(facts).toBeGreaterThan(300);
  });
