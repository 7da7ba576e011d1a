import { size } from '../cities.ts';
import { adjacency, cardOf, mapCities, MODES, readPlaced, rotated } from '../galaxy.ts';
import { DYNASTY, LIBERATION } from '../sides.ts';
import type { Table } from '../table.ts';
import type { LiberationEvent } from '../words.ts';
import { answersAttack, attacks, missionNamed, plays, sabotages } from './acts.ts';
import { evades, probes, relocates } from './base.ts';
import { BASE, DECK, DISCARD, PLAYED, type Family, type Frame } from './family.ts';
import { Knowledge, type Heard } from './knowledge.ts';
import { dropEmptySections, mills, putsBack, returns, sees, takes } from './sections.ts';

/**
 * What a viewer's past leaves open, exactly: every deal equally likely, every hidden choice even over what was open, visible choices only possible or
 * not. Kept up event by event; nothing but the events told to the viewer goes in.
 */
export class Families {
  readonly #knowledge: Knowledge;

  /**
   * `most`: where there are more families than this, a fair choice of so many stands for them. Seats are exact without it; a spectator, to whom both
   * hands are hidden, would have millions.
   */
  constructor(table: Table, most = Infinity, variant = 0) {
    this.#knowledge = new Knowledge(table, most, variant);
  }

  /** The families and their frame, after the last event. */
  get families(): readonly Family[] {
    answersAttack(this.#knowledge);
    return this.#knowledge.families;
  }
  get frame(): Readonly<Frame> {
    return this.#knowledge.frame;
  }

  hear(event: LiberationEvent): void {
    const k = this.#knowledge;
    if (event.kind !== 'hit' && event.kind !== 'missed') answersAttack(k);
    switch (event.kind) {
      case 'laid':
        lays(k, event);
        break;
      case 'setAside':
        k.resize(DISCARD, event.count);
        k.resize(DECK, -event.count);
        break;
      case 'dealt':
        if ('city' in event) k.carry(k.city(event.city), DECK, event.seat);
        else k.carryAny(DECK, event.seat);
        break;
      case 'drew':
        if ('city' in event) k.carry(k.city(event.city), DECK, event.seat);
        else k.carryAny(DECK, event.seat);
        dropEmptySections(k);
        break;
      case 'based':
        if ('city' in event) k.carry(k.city(event.city), LIBERATION, BASE);
        else k.carryAny(LIBERATION, BASE);
        break;
      case 'act':
        k.map((zones) => {
          zones[DECK] = zones[DISCARD] ?? 0;
          zones[DISCARD] = 0;
        });
        k.frame.sizes[DECK] = k.frame.sizes[DISCARD] ?? 0;
        k.frame.sizes[DISCARD] = 0;
        k.keep(k.families);
        break;
      case 'occupied':
        k.occupied |= 1 << k.city(event.city);
        k.show(k.city(event.city), DYNASTY);
        break;
      case 'attacked':
        attacks(k, event);
        break;
      case 'missed':
        k.attacked &= ~(1 << k.city(event.city));
        k.exclude(k.city(event.city), LIBERATION, BASE);
        break;
      case 'hit':
        k.attacked &= ~(1 << k.city(event.city));
        k.show(k.city(event.city), LIBERATION);
        break;
      case 'captured':
        if (event.occupied) k.occupied |= 1 << k.city(event.city);
        else k.hide(k.city(event.city), DISCARD);
        break;
      case 'mission':
        plays(k, event);
        break;
      case 'borrowed':
        if ('mission' in event) k.mission = missionNamed(k, event.mission);
        break;
      case 'spent':
        if ('city' in event) k.carry(k.city(event.city), PLAYED, DISCARD);
        else k.carryAny(PLAYED, DISCARD);
        break;
      case 'turn':
        k.mission = null;
        break;
      case 'paidDiscard':
      case 'discarded':
        if ('city' in event) k.carry(k.city(event.city), event.seat, DISCARD);
        else k.carryAny(event.seat, DISCARD);
        break;
      case 'sabotage':
        sabotages(k, k.city(event.city));
        break;
      case 'sabotaged':
        k.carry(k.city(event.city), DYNASTY, DISCARD);
        break;
      case 'notInHand':
        k.exclude(k.city(event.city), DYNASTY);
        break;
      case 'evaded':
        evades(k, event);
        break;
      case 'relocated':
        relocates(k, event);
        break;
      case 'milled':
        mills(k, event.count);
        break;
      case 'returned':
        returns(k, event.count);
        break;
      case 'looked':
        k.looking = event.count;
        break;
      case 'saw':
        sees(k, k.city(event.city), DECK + event.place - 1);
        break;
      case 'took':
        takes(k, event);
        break;
      case 'putBack':
        putsBack(k, event);
        break;
      case 'probed':
        probes(k, event);
        break;
      case 'rotated': {
        const card = k.table.atlas.maps.indexOf(event.map);
        const cell = k.layout.findIndex((at) => cardOf(at) === card);
        k.layout[cell] = rotated(k.layout[cell] ?? 0, MODES.indexOf(event.mode));
        k.adjacent = adjacency(k.table.atlas, k.layout);
        break;
      }
      case 'shown':
        k.find(k.city(event.city), event.seat);
        break;
      default:
        break;
    }
  }
}

function lays(k: Knowledge, event: Heard<'laid'>): void {
  const card = k.table.atlas.maps.indexOf(event.map);
  const cities = mapCities(k.table.atlas, card);
  k.layout.push(readPlaced(k.table.atlas, `${event.map}${event.face}${event.turned ? 'r' : ''}`));
  k.frame.hidden |= cities;
  k.resize(DECK, size(cities));
  if (k.layout.length === 4) k.adjacent = adjacency(k.table.atlas, k.layout);
}
