import { scripted, set, shuffleDraws } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { attraction, targets } from '../attraction.ts';
import { losses } from '../actions/capture-loss.ts';
import { distance, link, localSide, moveBeside, surrounded } from '../geometry.ts';
import { house } from '../pack/house.ts';
import { bareState } from '../setup.ts';
import { permanentFrom, sourcesOf, temporaryFrom } from '../sources.ts';
import { openTable } from '../open-table.ts';
import { islandOf, playerOf, type State } from '../state.ts';
import { scene } from './scene.ts';
import {
  attractVectors,
  captureVectors,
  deckVectors,
  facingVectors,
  layoutVectors,
  pullVectors,
  storeVectors,
  surroundVectors,
  teamTurnsVectors,
  yieldVectors,
} from './vectors.ts';

const t = openTable(house, { seats: 2, module: 'war', domination: 'off', confrontation: false }, {});
const index = (id: string): number => t.islandIds.indexOf(id);
const title = (vector: { readonly id: string; readonly clauses: readonly string[] }): string =>
  `${vector.clauses.join(', ')}: vector ${vector.id}`;

/** Islands on their cells; those that are not named far away from everything. */
function sky(cells: Readonly<Record<string, readonly number[]>>): State {
  const s = bareState(t);
  t.islandIds.forEach((id, i) => {
    const [q = 100 + 10 * i, r = 100, rotation = 0] = cells[id] ?? [];
    Object.assign(islandOf(s, i), { q, r, rotation });
  });
  link(t, s);
  return s;
}

for (const vector of yieldVectors)
  test(title(vector), () => {
    const s = sky(vector.islands);
    for (const [id, trunks] of Object.entries('sabotage' in vector ? vector.sabotage : {}))
      islandOf(s, index(id)).sabotage = set.of(trunks as readonly number[]);
    for (const [id, side, colour] of 'tokens' in vector ? vector.tokens : [])
      s.action.tokens.push({ island: index(id), side, colour: colour === 'R' ? 1 : 0 });
    for (const [id, expected] of Object.entries(vector.expect)) {
      const sources = sourcesOf(t, s, index(id));
      expect([sources.blue, sources.red, permanentFrom(t, sources), temporaryFrom(t, sources)], id).toEqual(expected);
    }
  });

for (const vector of captureVectors)
  test(title(vector), () => {
    const { hunters, mercenaries } = vector.attack;
    const committed = hunters + mercenaries;
    const legal = hunters > 0 && committed >= vector.defend + t.pack.capture.margin;
    // on the table: an island with the attackers beside one with the defenders
    const play = scene(
      { seats: 2 },
      {
        islands: {
          copperfall: `5,0 ${hunters > 0 ? `r${hunters}` : ''} m${mercenaries}`,
          windhollow: `6,0 ${vector.defend > 0 ? `m${vector.defend}` : ''}`,
        },
        red: { hand: [2] },
      },
    );
    expect(play.offers().includes('play 2')).toBe(vector.expect.legal);
    expect(legal).toBe(vector.expect.legal);
    if (!('losses' in vector.expect)) return;
    expect(losses(t, committed)).toBe(vector.expect.losses);
    play.play('play 2');
    if (play.decision === 'action') play.play(...play.offers().slice(0, 1));
    const all = `commit ${hunters} 0 ${mercenaries}`;
    if (play.asked.length > 0 && play.offers().includes(all)) play.play(all);
    if ('lossChoices' in vector.expect) {
      const choices = vector.expect.lossChoices.map(([h, m]) => `lose ${h} 0 ${m}`);
      if (choices.length > 1) expect(play.offers()).toEqual(choices);
    }
    if (play.asked.length > 0 && play.offers()[0]?.startsWith('lose')) play.play(play.offers()[0] as string);
    const taken = play.island('windhollow');
    expect((taken.hunters[0] as number) + taken.mercenaries).toBe(vector.expect.survivors);
  });

for (const vector of attractVectors)
  test(title(vector), () => {
    const s = sky({});
    for (const [id, [owner, permanent, temporary]] of Object.entries(vector.gravity) as [
      string,
      readonly [string | null, number, number],
    ][]) {
      Object.assign(islandOf(s, index(id)), { permanent, temporary });
      const player = playerOf(s, owner === 'red' ? 0 : 1);
      if (owner) player.control = set.with(player.control, index(id));
    }
    const found = attraction(t, s);
    const candidates = t.islandIds.filter((_, i) => set.has(found.candidates, i));
    if ('choice' in vector.expect) expect(candidates).toEqual(vector.expect.choice);
    else expect(candidates).toEqual(vector.expect.attractor === null ? [] : [vector.expect.attractor]);
    expect(found.pulls).toBe(vector.expect.pulls);
    if ('lead' in vector.expect) expect(found.lead).toBe(vector.expect.lead);
  });

for (const vector of pullVectors)
  test(title(vector), () => {
    const s = sky(vector.cells);
    for (const [id, units] of Object.entries(vector.gravity)) islandOf(s, index(id)).permanent = units;
    const attractor = index(vector.attractor);
    expect(set.size(targets(t, s, attractor))).toBe(vector.expect.targets);
    expect([0, 1, 2, 3, 4, 5].filter((direction) => islandOf(s, attractor).across[direction] === -1)).toEqual(vector.expect.cells);
  });

for (const vector of surroundVectors)
  test(title(vector), () => {
    const s = sky(vector.cells);
    if ('move' in vector) {
      const [island, beside, direction] = vector.move;
      const free = islandOf(s, index(beside)).across[direction] === -1;
      expect(free).toBe(!('illegalMove' in vector));
      if (!free) return;
      moveBeside(t, s, index(island), index(beside), direction);
    }
    const ring = surrounded(s);
    const { surrounded: rings, neighbours } = vector.expect as {
      readonly surrounded: readonly string[];
      readonly neighbours: Readonly<Record<string, number>>;
    };
    expect(ring < 0 ? [] : [t.islandIds[ring]]).toEqual(rings);
    for (const [id, number] of Object.entries(neighbours)) expect(set.size(islandOf(s, index(id)).near), id).toBe(number);
  });

for (const vector of facingVectors)
  test(title(vector), () => {
    for (const [rotation, direction, side] of vector.rot) expect(localSide(rotation, direction)).toBe(side);
  });

for (const vector of storeVectors)
  test(title(vector), () => {
    const [permanent, temporary] = vector.islands.copperfall;
    const play = scene(
      { seats: 2, module: 'air' },
      { islands: { copperfall: `r1 ${permanent}+${temporary}` }, red: { hand: [8], store: vector.store.join('+'), ship: '1h' } },
    );
    play.play('play 8');
    // with a full storage only unloading is left, and the engine goes straight to it
    let units = 0;
    while (play.asked.length > 0 && play.decision !== 'turn') {
      const take = play.offers().find((offer) => offer.startsWith('conserve') || offer === 'act 8A');
      if (!take) break;
      play.play(take);
    }
    units = play.told('conserved').length;
    expect(units).toBe(vector.expect.maxUnits);
  });

for (const vector of deckVectors)
  test(title(vector), () => {
    const held = [...vector.deck, ...vector.discard, ...vector.saved];
    const others = { deck: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6] };
    // the new deck is made from the discard pile in the order of its kinds, its top last
    const pile = 'newDeck' in vector ? [...vector.newDeck].toSorted((a, b) => a - b) : [];
    const kinds = [...new Set(pile)];
    const draws = 'newDeck' in vector ? shuffleDraws(pile, [...vector.newDeck].toReversed()) : [];
    expect(held.every((number) => number > 0) && kinds.length <= 6).toBe(true);
    const play = scene(
      { seats: 2 },
      {
        step: 'round',
        round: 1,
        red: { deck: vector.deck, buried: vector.discard, saved: vector.saved },
        blue: others,
        chance: scripted(draws),
      },
    );
    const keep = [...vector.keep].toSorted((a, b) => a - b).join(' ');
    play.play(`red: keep ${keep}`, 'blue: keep 1 1 2 2');
    const red = play.player('red');
    expect(red.hand).toEqual(vector.expect.hand);
    expect(red.counts.deck).toBe(vector.expect.deck);
    expect(red.discard).toEqual(vector.expect.discard);
  });

for (const vector of teamTurnsVectors)
  test(title(vector), () => {
    const cards = [1, 2, 3, 4];
    const [red, blue, green, yellow] = vector.hands.map((number) => ({ hand: cards.slice(0, number) }));
    const play = scene(
      { seats: 4, confrontation: true },
      {
        step: 'corporations',
        first: 'red',
        islands: { copperfall: 'r1', windhollow: 'b1', mistharbour: 'g1', cinderpeak: 'y1' },
        red: red ?? {},
        blue: blue ?? {},
        green: green ?? {},
        yellow: yellow ?? {},
      },
    );
    const order: number[] = [];
    let left: number[] = [];
    const colours = ['red', 'blue', 'green', 'yellow'];
    for (const pick of vector.picks) {
      if (play.decision === 'team.actor') play.play(`${play.asked[0]}: actor ${pick}`, `${play.asked[1]}: actor ${pick}`);
      expect(play.asked).toEqual([colours[pick]]);
      order.push(pick);
      left = play.state.players.map(({ held }, seat) => held - (seat === pick ? 1 : 0));
      play.play(play.offers().find((offer) => offer.startsWith('idle')) as string);
    }
    expect(order).toEqual(vector.expect.order);
    expect(play.told('phase').includes('phase islands')).toBe(vector.expect.ended);
    expect(left).toEqual(vector.expect.left);
  });

for (const vector of layoutVectors)
  test(title(vector), () => {
    const cells = [house.geometry.centreCell, ...house.geometry.ringCells];
    const distances = cells.flatMap(([q1, r1], i) => cells.slice(i + 1).map(([q2, r2]) => distance(q1, r1, q2, r2)));
    expect(distances.filter((steps) => steps === 1).length).toBe(vector.expect.touching);
    expect(Math.min(...distances)).toBe(vector.expect.minDistance);
    expect(Math.max(...distances)).toBe(vector.expect.maxDistance);
  });
