import { scripted, shuffleDraws } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { attraction, targets } from '../attraction.ts';
import { losses } from '../actions/capture.ts';
import { distance, link, localSide, moveBeside, surrounded, BITS } from '../geometry.ts';
import { house } from '../pack/house.ts';
import { bareState } from '../setup.ts';
import { permanentFrom, RED_BELOW, sourcesOf, temporaryFrom } from '../sources.ts';
import type { State } from '../state.ts';
import { table } from '../table.ts';
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

const t = table(house, { seats: 2, module: 'war', domination: 'off', confrontation: false }, {});
const index = (id: string): number => t.islandIds.indexOf(id);
const title = (vector: { readonly id: string; readonly clauses: readonly string[] }): string =>
  `${vector.clauses.join(', ')}: vector ${vector.id}`;

/** Islands on their cells; those that are not named far away from everything. */
function sky(cells: Readonly<Record<string, readonly number[]>>): State {
  const s = bareState(t);
  t.islandIds.forEach((id, i) => {
    const [q = 100 + 10 * i, r = 100, rotation = 0] = cells[id] ?? [];
    s.q[i] = q;
    s.r[i] = r;
    s.rotation[i] = rotation;
  });
  link(t, s);
  return s;
}

for (const vector of yieldVectors)
  test(title(vector), () => {
    const s = sky(vector.islands);
    for (const [id, trunks] of Object.entries('sabotage' in vector ? vector.sabotage : {}))
      for (const trunk of trunks as readonly number[]) s.sabotage[index(id)] = (s.sabotage[index(id)] as number) | (1 << trunk);
    for (const [id, side, colour] of 'tokens' in vector ? vector.tokens : [])
      s.placed.push(index(id) * 12 + side * 2 + (colour === 'R' ? 1 : 0));
    for (const [id, expected] of Object.entries(vector.expect)) {
      const sources = sourcesOf(t, s, index(id));
      expect([Math.floor(sources / RED_BELOW), sources % RED_BELOW, permanentFrom(t, sources), temporaryFrom(t, sources)], id).toEqual(
        expected,
      );
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
      s.permanent[index(id)] = permanent;
      s.temporary[index(id)] = temporary;
      if (owner) s.control[owner === 'red' ? 0 : 1] = (s.control[owner === 'red' ? 0 : 1] as number) | (1 << index(id));
    }
    const found = attraction(t, s);
    const candidates = t.islandIds.filter((_, i) => (found.candidates >> i) & 1);
    if ('choice' in vector.expect) expect(candidates).toEqual(vector.expect.choice);
    else expect(candidates).toEqual(vector.expect.attractor === null ? [] : [vector.expect.attractor]);
    expect(found.pulls).toBe(vector.expect.pulls);
    if ('lead' in vector.expect) expect(found.lead).toBe(vector.expect.lead);
  });

for (const vector of pullVectors)
  test(title(vector), () => {
    const s = sky(vector.cells);
    for (const [id, units] of Object.entries(vector.gravity)) s.permanent[index(id)] = units;
    const attractor = index(vector.attractor);
    expect(BITS[targets(t, s, attractor)]).toBe(vector.expect.targets);
    expect([0, 1, 2, 3, 4, 5].filter((direction) => (s.across[attractor * 6 + direction] as number) < 0)).toEqual(vector.expect.cells);
  });

for (const vector of surroundVectors)
  test(title(vector), () => {
    const s = sky(vector.cells);
    if ('move' in vector) {
      const [island, beside, direction] = vector.move;
      const free = (s.across[index(beside) * 6 + direction] as number) < 0;
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
    for (const [id, number] of Object.entries(neighbours)) expect(BITS[s.near[index(id)] as number], id).toBe(number);
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
      left = play.state.held.map((cards, seat) => cards - (seat === pick ? 1 : 0));
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
