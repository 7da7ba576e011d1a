import { quick, seeded, startMatch, type Choice } from '@orrery/kernel';
import { liberation, seen, standard, type LiberationRules, type View } from '@orrery/liberation';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openBrain } from './brain.ts';
import type { Experience } from './experience.ts';
import { Judgement } from './judgement.ts';
import { observe, OBSERVED } from './observation.ts';
import { Recollected } from './recollected.ts';
import { trained } from './trained.ts';

const bytes = new Uint8Array(readFileSync(new URL('./weights.bin', import.meta.url)));

function opened(options: object = {}, pack?: object): LiberationRules {
  const rules = liberation.open(options, pack);
  if ('faults' in rules) throw new Error(JSON.stringify(rules.faults));
  return rules as LiberationRules;
}

describe('the net', () => {
  test('says the same by WebAssembly and without it', async () => {
    const [fast, plain] = [await openBrain(bytes), await openBrain(bytes, true)];
    expect([fast.fast, plain.fast]).toEqual([true, false]);
    const chance = quick(5);
    for (let round = 0; round < 20; round++) {
      for (let i = 0; i < fast.inputs; i++) fast.x[i] = plain.x[i] = chance.below(3) > 0 ? 0 : chance.below(1000) / 1000;
      for (const brain of [fast, plain]) {
        brain.think();
        brain.say(0, brain.outputs);
      }
      for (let i = 0; i < fast.outputs; i++) expect(fast.out[i]).toBeCloseTo(plain.out[i] as number, 3);
    }
  });

  test('is not read from a file that is something else, of another version or cut off', async () => {
    await expect(openBrain(new Uint8Array(100))).rejects.toThrow('no net');
    await expect(openBrain(bytes.subarray(0, bytes.length - 2))).rejects.toThrow('cut off');
    const newer = bytes.slice();
    newer[4] = 9;
    await expect(openBrain(newer)).rejects.toThrow('version 9');
  });

  test('finds chances that sum to one over every list, orders of spied cards included', async () => {
    const rules = opened();
    const judgement = new Judgement(rules.table, await openBrain(bytes));
    const met = new Set<string>();
    for (let game = 0; game < 12; game++) {
      const match = startMatch(rules, seeded(`chances ${game}`));
      const recollected = new Recollected(rules.table);
      const chance = quick(game);
      for (let step = 0; step < 120 && match.asked !== 0; step++) {
        const seat = match.asked === 1 ? 0 : 1;
        const open = match.open(seat);
        const known = match.known(seat);
        const weights: number[] = [];
        const value = judgement.weigh(seen(rules.table, known.view), seat, recollected.of(known), open, open.length, weights);
        expect(Math.abs(value)).toBeLessThanOrEqual(1);
        expect(open.reduce((sum, _, i) => sum + (weights[i] as number), 0)).toBeCloseTo(1, 5);
        met.add(known.view.decision);
        match.answer(seat, open[chance.below(open.length)] as Choice);
      }
    }
    expect([...met]).toContain('spy.order');
  });

  test('is shown the same whether a past comes at once or piece by piece', () => {
    const rules = opened({ showDiscards: true });
    const match = startMatch(rules, seeded('piece by piece'));
    const slowly = new Recollected(rules.table);
    const chance = quick(2);
    const [one, two] = [new Float32Array(OBSERVED), new Float32Array(OBSERVED)];
    for (let step = 0; step < 150 && match.asked !== 0; step++) {
      const seat = match.asked === 1 ? 0 : 1;
      const known = match.known(seat);
      const state = seen(rules.table, known.view);
      observe(rules.table, state, seat, slowly.of(known), [], one);
      observe(rules.table, state, seat, new Recollected(rules.table).of(known), [], two);
      expect(one).toEqual(two);
      const open = match.open(seat);
      match.answer(seat, open[chance.below(open.length)] as Choice);
    }
  });
});

describe('a short memory', () => {
  /** A game at random, and at each decision what a seat that remembers everything and one that remembers so many turns hold possible. */
  function compared(turns: number, see: (whole: Experience, vague: Experience, view: View) => void): void {
    const rules = opened();
    for (let game = 0; game < 6; game++) {
      const match = startMatch(rules, seeded(`memory ${game}`));
      const [sharp, forgetful] = [new Recollected(rules.table), new Recollected(rules.table, turns)];
      const chance = quick(game);
      for (let step = 0; step < 200 && match.asked !== 0; step++) {
        const seat = match.asked === 1 ? 0 : 1;
        const known = match.known(seat);
        see(sharp.of(known), forgetful.of(known), known.view);
        const open = match.open(seat);
        match.answer(seat, open[chance.below(open.length)] as Choice);
      }
    }
  }

  test('holds possible whatever a long one does, and more: nothing is known that was not seen', () => {
    let [same, more] = [0, 0];
    compared(2, (whole, vague, { deck, looking, discard, hands, baseSet }) => {
      whole.recall.places.forEach((places, city) => {
        const now = vague.recall.places[city] as number;
        expect(places & ~now).toBe(0);
        if (now === places) same++;
        else more++;
      });
      // A zone without cards may still be named, and means nothing.
      const filled = [deck + looking, discard, hands[1], baseSet ? 1 : 0, hands[0]].reduce(
        (set, cards, zone) => set | (cards > 0 ? 1 << zone : 0),
        0,
      );
      whole.open.zones.forEach((zones, city) => expect(zones & filled & ~(vague.open.zones[city] as number)).toBe(0));
    });
    expect(Math.min(same, more)).toBeGreaterThan(1000);
  });

  test('is as good as a long one as long as it reaches back to the beginning', () => {
    let longer = 0;
    compared(6, (whole, vague, { turn }) => {
      const told = ({ recall, open, attackedAt, sabotagedAt }: Experience): unknown => [recall.places, open.zones, attackedAt, sabotagedAt];
      if (turn <= 6) expect(told(vague)).toEqual(told(whole));
      else longer++;
    });
    expect(longer).toBeGreaterThan(100);
  });

  test('keeps its own cards, what lies open and how many cards are where', () => {
    const rules = opened();
    const match = startMatch(rules, seeded('kept in mind'));
    const forgetful = new Recollected(rules.table, 0);
    const chance = quick(3);
    const out = new Float32Array(OBSERVED);
    const whole = new Float32Array(OBSERVED);
    const mine = Array.from({ length: 14 }, (_, city) => city * 34);
    for (let step = 0; step < 150 && match.asked !== 0; step++) {
      const seat = match.asked === 1 ? 0 : 1;
      const known = match.known(seat);
      const state = seen(rules.table, known.view);
      observe(rules.table, state, seat, forgetful.of(known), [], out);
      observe(rules.table, state, seat, new Recollected(rules.table).of(known), [], whole);
      expect(mine.map((at) => out[at])).toEqual(mine.map((at) => whole[at]));
      const { discard, hands } = known.view;
      const cards = (zone: number): number => mine.reduce((sum, at) => sum + (out[at + zone] as number), 0);
      expect([Math.round(cards(18)), Math.round(cards(19))]).toEqual([discard, hands[1 - seat]]);
      const open = match.open(seat);
      match.answer(seat, open[chance.below(open.length)] as Choice);
    }
  });
});

describe('a trained bot', () => {
  test('plays any costs and discards of the standard rules', async () => {
    const missions = standard.missions.map((mission) => (mission.id === 'launchFleet' ? { ...mission, cost: ['E', 'E', 'E'] } : mission));
    for (const [options, pack] of [
      [{}],
      [{ setupDiscards: 0, showDiscards: true }],
      [{ setupDiscards: 2 }, { ...standard, missions }],
    ] as const) {
      const rules = opened(options, pack);
      const bots = await trained(rules);
      if (!bots) throw new Error('the net was trained for this table');
      const match = startMatch(rules, seeded('any costs'));
      for (let step = 0; step < 60 && match.asked !== 0; step++) {
        const seat = match.asked === 1 ? 0 : 1;
        const bot = step % 2 === 0 ? bots.net({ temperature: 1 }) : bots.master(1);
        expect(match.answer(seat, await bot.decide(match.known(seat), match.open(seat), quick(step), {}))).toBeNull();
      }
    }
  });

  test('is not seated where the rules are others than it learned', async () => {
    const maps = standard.maps.map((map, i) => {
      if (i !== 1) return map;
      const { A, B } = map.faces;
      return { ...map, faces: { A: B, B: A } };
    });
    expect(await trained(opened({ warpedWorld: true }))).toBeNull();
    expect(await trained(opened({ hiddenMissions: 'both' }))).toBeNull();
    expect(await trained(opened({ refillAfterPlacement: true }))).toBeNull();
    expect(await trained(opened({}, { ...standard, maps }))).toBeNull();
  });

  test('says how each open choice stands, and plays none it was not asked about', async () => {
    const rules = opened();
    const bots = await trained(rules);
    const match = startMatch(rules, seeded('prospects'));
    const known = match.known(0);
    const open = match.open(0);
    const found = await bots?.prospects(known, open, quick(1), { iterations: 160 });
    expect(found?.map(({ choice }) => choice)).toEqual(open);
    expect(found?.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
    for (const { value } of found ?? []) expect(value >= 0 && value <= 1).toBe(true);
    expect(known.view.decision).toBe('setup.occupy');
  });
});
