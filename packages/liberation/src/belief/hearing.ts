import { areaOf } from '../areas.ts';
import { size } from '../cities.ts';
import { adjacency, citiesOf, MODES, rotated } from '../galaxy.ts';
import { DYNASTY } from '../sides.ts';
import type { LiberationEvent } from '../words.ts';
import { sabotages, settles, weighs } from './acts.ts';
import { evades, places, relocates } from './base.ts';
import { mills, opponentGains, putsBack, reshuffles, returns, sees, shuffles, takes } from './deck.ts';
import type { Guesses } from './guesses.ts';
import { discards, leaves, plays, spends, spendsUnseen, throws } from './hand.ts';
import { meta, NONE } from './hypotheses.ts';
import { REST } from './slots.ts';

/** Takes in what the viewer was told. */
export function hear(g: Guesses, event: LiberationEvent): void {
  const opponent = 1 - g.viewer;
  const city = 'city' in event ? g.table.cities.indexOf(event.city) : -1;
  const bit = city < 0 ? 0 : 1 << city;
  if (event.kind !== 'hit' && event.kind !== 'missed') settles(g);
  switch (event.kind) {
    case 'laid':
      lays(g, event.map, event.face, event.turned);
      return;
    case 'setAside':
      mills(g, event.count);
      return;
    case 'dealt':
    case 'drew':
      if (event.seat === opponent) opponentGains(g, 0, 1);
      else sees(g, city, 0, true);
      return;
    case 'based':
      if (g.viewer === DYNASTY) places(g, (_base, hand) => hand);
      g.intoRows();
      return;
    case 'occupied':
      g.occupied |= bit;
      if (opponent === DYNASTY) leaves(g, bit);
      g.seen |= bit;
      return;
    case 'attacked':
      g.targets = areaOf(g.table, event) & ~g.occupied & g.all;
      g.hits = 0;
      return;
    case 'missed':
      if (g.viewer === DYNASTY) g.keep((base, hand) => (((1 << base) | hand) & bit) === 0);
      return;
    case 'hit':
      g.hits |= bit;
      if (g.viewer === DYNASTY) leaves(g, bit);
      g.seen |= bit;
      return;
    case 'captured':
      if (event.occupied) g.occupied |= bit;
      else discards(g, bit);
      return;
    case 'baseHit':
      if (g.viewer === DYNASTY) g.keep((base) => base === city);
      return;
    case 'mission':
      g.mission = g.table.missions.findIndex((mission) => mission.id === event.mission);
      if (event.seat === opponent) plays(g, bit);
      return;
    case 'borrowed':
      if ('mission' in event) g.mission = g.table.missions.findIndex((mission) => mission.id === event.mission);
      return;
    case 'paidDiscard':
    case 'discarded':
      throws(g, event.seat === opponent, bit);
      return;
    case 'spent':
      if (bit) spends(g, city);
      else if (event.seat === opponent) spendsUnseen(g);
      return;
    case 'evaded':
      if (g.viewer === DYNASTY) evades(g);
      return;
    case 'relocated':
      if (g.viewer === DYNASTY) relocates(g);
      return;
    case 'sabotage':
      if (g.viewer === DYNASTY) sabotages(g, city);
      return;
    case 'sabotaged':
      if (opponent === DYNASTY) leaves(g, bit);
      discards(g, bit);
      return;
    case 'notInHand':
      if (opponent === DYNASTY) g.keep((_base, hand) => (hand & bit) === 0);
      return;
    case 'milled':
      mills(g, event.count);
      return;
    case 'returned':
      if (event.count > 0) returns(g, event.count);
      return;
    case 'looked':
      g.looking = event.count;
      return;
    case 'saw':
      sees(g, city, event.place - 1, false);
      return;
    case 'took':
      takes(g, event.seat === opponent, city, 'count' in event ? event.count : 1);
      return;
    case 'putBack':
      if ('count' in event) shuffles(g, event.count);
      else putsBack(g, event.place - 1, city);
      return;
    case 'probed':
      if (g.viewer === DYNASTY) {
        const there = areaOf(g.table, event);
        g.keep((base) => ((there >> base) & 1) === (event.yes ? 1 : 0));
      }
      return;
    case 'rotated': {
      const map = g.table.atlas.maps.indexOf(event.map);
      const mode = MODES.indexOf(event.mode);
      g.layout.forEach((placed, cell) => {
        if (placed >> 2 === map) g.layout[cell] = rotated(placed, mode);
      });
      g.adjacent = adjacency(g.table.atlas, g.layout);
      return;
    }
    case 'act':
      reshuffles(g);
      g.intoRows();
      return;
    case 'shown':
      if (event.seat === opponent) g.keep((_base, hand) => (hand & bit) !== 0);
      return;
    case 'turn':
      g.mission = -1;
      return;
    case 'passed':
      if (event.seat === opponent) weighs(g, 'pass', -1);
      return;
    case 'won':
      g.over = true;
      return;
    default:
  }
}

function lays(g: Guesses, map: string, face: 'A' | 'B', turned: boolean): void {
  g.layout.push(g.table.atlas.maps.indexOf(map) * 4 + (face === 'B' ? 2 : 0) + (turned ? 1 : 0));
  if (g.layout.length < 4) return;
  g.all = citiesOf(g.table.atlas, g.layout);
  g.adjacent = adjacency(g.table.atlas, g.layout);
  g.now.clear();
  g.now.add(0, 0, 0, meta(NONE, NONE, g.slots.number(new Array<number>(size(g.all)).fill(REST))), 1);
}
