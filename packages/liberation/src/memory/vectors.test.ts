import { expect, test } from 'vitest';
import { memory, type Memory } from './memory.ts';
import { Bench, open } from '../scenarios/driver.ts';
import type { LiberationRules } from '../game.ts';
import { SPECTATOR } from '@orrery/kernel';

const V1 = [3 * 4, 0, 2 * 4 + 1, 4 + 1];

/** A game from the deal on with given cards: what was set aside, both hands, then the deck, top first. */
function dealt(shuffled: string, options = {}): Bench {
  const rules: LiberationRules = open(options);
  const game = new Bench(rules, {} as Bench['state']);
  game.chance.orders.push(V1.map((placed) => placed >> 2));
  game.chance.draws.push(...V1.map((placed) => placed & 3));
  const cities = rules.table.cities;
  game.chance.orders.push([...shuffled].toReversed().map((id) => cities.indexOf(id)));
  game.state = rules.start(game.chance, game.tell);
  return game;
}
const recall = (game: Bench, viewer: number): Memory =>
  memory(game.rules.table, { view: game.rules.view(game.state, viewer), past: game.pasts.get(viewer) ?? [] });
const cities = (proofs: Memory['oppNot']): string[] => proofs.map((proof) => proof.city);

/** M set aside; the Dynasty holds C G A and occupies C, the Liberation H I K with base K; deck B D E F J L N. */
const spied = (): Bench => dealt('MCGAHIKBDEFJLN').play('occupy C', 'base K', 'skip', 'exploit C', 'mission', 'take D', 'order EB');

test('LIB-INFO-6: cards seen by a spy are known in their order, and known in the hand that draws them', () => {
  const game = spied();
  expect(recall(game, 0).deckTop).toEqual(['E', 'B']);
  game.play('draw');
  expect(cities(recall(game, 0).oppHolds)).toEqual(['E']);
  expect(recall(game, 0).deckTop).toEqual(['B']);
});

test('LIB-INFO-6, LIB-EVADE-5: after an Evade a card known in the hand may be the base', () => {
  const game = spied().play('draw', 'evade', 'base K');
  expect(recall(game, 0).groups).toContainEqual({ cities: ['E'], turn: 2, deck: [], discard: false, hand: true, base: true });
});

test('LIB-INFO-6, LIB-MISSION-PUBLIC-SUPPORT-3: known cards that are milled are known discards, the third stays unknown', () => {
  const game = spied().play('skip', 'mission I', 'pay H');
  expect(recall(game, 0).inDiscard).toEqual(expect.arrayContaining(['B', 'E', 'I']));
  expect(recall(game, 0).inDiscard).not.toContain('F');
});

test('LIB-INFO-6, LIB-ATTACK-8: a miss stays proved while no unknown card comes to the Liberation, and ends when one does', () => {
  const game = dealt('MCGAHIKBDEFJLN').play('occupy C', 'base K', 'skip', 'exploit C', 'attack B');
  expect(cities(recall(game, 0).oppNot)).toEqual(['B']);
  game.play('skip', 'evade', 'base K');
  expect(cities(recall(game, 0).oppNot)).toEqual(['B']);
  game.play('skip', 'pass', 'draw');
  expect(cities(recall(game, 0).oppNot)).toEqual([]);
});

test('LIB-INFO-6, LIB-SABOTAGE-6: a card the Dynasty did not hold is remembered until it draws', () => {
  const game = dealt('MCGAHIKBDEFJLN').play('occupy C', 'base K', 'skip', 'pass', 'skip', 'sabotage L', 'skip', 'pass');
  expect(cities(recall(game, 1).oppNot)).toEqual(['L']);
  game.play('skip', 'pass', 'draw');
  expect(cities(recall(game, 1).oppNot)).toEqual([]);
});

test('LIB-INFO-6: a sabotaged card is known to both in the discard pile, and after Propaganda in the pile or among the returned', () => {
  const game = dealt('MCIAHJKBDEFGLN').play('occupy C', 'base K', 'skip', 'pass', 'skip', 'sabotage I', 'skip', 'exploit C', 'attack G');
  for (const viewer of [0, 1]) expect(recall(game, viewer).inDiscard).toEqual(['I']);
  const returned = game.rules.events.code({ kind: 'returned', count: 1 });
  const past = [...(game.pasts.get(1) ?? []), returned];
  const after = memory(game.rules.table, { view: game.rules.view(game.state, 1), past });
  expect(after.groups).toContainEqual({ cities: ['I'], turn: 4, deck: [0], discard: true, hand: false, base: false });
  const drawn = memory(game.rules.table, {
    view: game.rules.view(game.state, 1),
    past: [...past, game.rules.events.code({ kind: 'drew', seat: 0 })],
  });
  expect(drawn.groups).toContainEqual({ cities: ['I'], turn: 4, deck: [], discard: true, hand: true, base: false });
});

test('LIB-INFO-6, LIB-ACT-10: a shuffle turns known discards into cards somewhere in the deck', () => {
  const game = dealt('MCIAHJKBDEFGLN').play('occupy C', 'base K', 'skip', 'pass', 'skip', 'sabotage I');
  const past = [...(game.pasts.get(1) ?? [])];
  for (let i = 0; i < 7; i++) past.push(game.rules.events.code({ kind: 'milled', count: 1 }));
  past.push(game.rules.events.code({ kind: 'act', act: 2 }));
  const after = memory(game.rules.table, { view: game.rules.view(game.state, 1), past });
  expect(after.inDiscard).toEqual([]);
  expect(after.groups.find((group) => group.cities.includes('I'))).toEqual({
    cities: ['I'],
    turn: 3,
    deck: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    discard: false,
    hand: false,
    base: false,
  });
});

test('LIB-INFO-6: a spectator holds nothing and remembers nothing', () => {
  const game = spied();
  expect(recall(game, SPECTATOR)).toEqual({ deckTop: [], inDiscard: [], groups: [], oppHolds: [], oppNot: [], clues: [], learnt: {} });
});

test('LIB-INFO-6: everything remembered has the turn it was learnt in, and keeps it', () => {
  const game = spied();
  expect(recall(game, 0).learnt).toMatchObject({ E: 1, B: 1 });
  game.play('draw', 'pass', 'skip', 'pass');
  expect(recall(game, 0).oppHolds).toEqual([{ city: 'E', turn: 2 }]);
  expect(recall(game, 0).learnt).toMatchObject({ E: 2, B: 1 });
});

/** M set aside; the Dynasty holds C L A and occupies C, the Liberation H I K with base K; deck B D E F J G N. M is joined to K and L. */
const named = (dynasty: string): Bench => dealt(`M${dynasty}HIKBDEFJGN`).play('occupy C', 'base K', 'skip', 'pass', 'skip', 'sabotage M');
const held = { deck: [], discard: false, hand: true, base: true };

test('LIB-SABOTAGE-2, LIB-INFO-6: a city is named from beside it, and where one neighbour alone can be the reason, it is', () => {
  const game = named('CLA');
  expect(recall(game, 0).groups).toEqual([{ cities: ['K'], turn: 2, ...held, clue: { city: 'M', turn: 2 } }]);
  expect(recall(game, 0).clues).toEqual([]);
  // Who names it learns nothing by it.
  expect(recall(game, 1).clues).toEqual([]);
  game.play('skip', 'pass', 'draw');
  expect(recall(game, 0).groups).toEqual([{ cities: ['K'], turn: 2, ...held, clue: { city: 'M', turn: 2 } }]);
});

test('LIB-SABOTAGE-2, LIB-INFO-6: where several neighbours can be the reason, one of them is, until a card leaves the hand unseen', () => {
  const game = dealt('MCGAHIKLBDEFJN').play('occupy C', 'base K', 'skip', 'pass', 'skip', 'sabotage M');
  expect(recall(game, 0).clues).toEqual([{ cities: ['K', 'L'], city: 'M', turn: 2 }]);
  const after = dealt('MCGAHIKLBDEFJN').play('occupy C', 'base K', 'skip', 'pass', 'skip', 'sabotage M', 'skip', 'pass');
  after.play('skip', 'mission I', 'pay H');
  expect(recall(after, 0).clues).toEqual([]);
});

test('LIB-ATTACK-8, LIB-SABOTAGE-2, LIB-INFO-6: a miss leaves one neighbour fewer', () => {
  const game = dealt('ACGMHIKLBDEFJN').play('occupy G', 'base K', 'skip', 'exploit G', 'occupy C', 'skip', 'sabotage N');
  expect(recall(game, 0).clues).toEqual([{ cities: ['I', 'K', 'L'], city: 'N', turn: 2 }]);
  game.play('skip', 'exploit C', 'attack K');
  expect(recall(game, 0).clues).toEqual([]);
});

test('LIB-MISSION-DESIGN-FLAW-6, LIB-INFO-6: what a mission sabotages may lie anywhere, and says nothing of the base', () => {
  const game = dealt('MCLAHGKBDEFJIN').play('occupy C', 'base K', 'skip', 'pass', 'skip', 'mission G', 'pay H');
  game.play('sabotage M', 'stop');
  expect(recall(game, 0).clues).toEqual([]);
  expect(recall(game, 0).groups).toEqual([]);
});
