import { size, type CitySet, type LiberationEvent, type State, type Table } from '@orrery/liberation';
import { CITIES, IN_BASE, IN_DYNASTY, IN_LIBERATION } from './chances.ts';
import { OpenKnowledge } from './open-knowledge.ts';
import { Recall } from './recall.ts';

const WORDS = new WeakMap<Table, readonly (LiberationEvent | undefined)[]>();

/** Everything a seat has lived through as far as a net is shown it, kept up event by event. */
export class Experience {
  readonly recall: Recall;
  readonly open = new OpenKnowledge();
  /** When a city was last named by a sabotage and by an attack, and when the base last could have moved or was asked for: turn + 1, 0 for never. */
  readonly sabotagedAt = new Int32Array(CITIES);
  readonly attackedAt = new Int32Array(CITIES);
  movedAt = 0;
  probedAt = 0;
  moves = 0;
  readonly #table: Table;
  readonly #adjacent: readonly CitySet[];
  readonly #words: (LiberationEvent | undefined)[];
  #occupied: CitySet = 0;
  /** Cities under attack of which nothing was said yet. */
  #attacked: CitySet = 0;
  #inMission = false;
  /** Cards the seat itself is being shown or puts back, still to come. */
  #toSee = 0;
  #toPutBack = 0;

  constructor(table: Table, viewer: number, adjacent: readonly CitySet[]) {
    this.recall = new Recall(viewer);
    this.#table = table;
    this.#adjacent = adjacent;
    const words = WORDS.get(table) ?? [];
    WORDS.set(table, words);
    this.#words = words as (LiberationEvent | undefined)[];
  }

  /** Goes on from where another one is; both must be of the same seat and galaxy. */
  copy(other: Experience): void {
    this.recall.copy(other.recall);
    this.open.copy(other.open);
    this.sabotagedAt.set(other.sabotagedAt);
    this.attackedAt.set(other.attackedAt);
    this.movedAt = other.movedAt;
    this.probedAt = other.probedAt;
    this.moves = other.moves;
    this.#occupied = other.#occupied;
    this.#attacked = other.#attacked;
    this.#inMission = other.#inMission;
    this.#toSee = other.#toSee;
    this.#toPutBack = other.#toPutBack;
  }

  /** Keeps what lies on the table, its own cards and how many cards are where, and nothing else. Only between turns. */
  forget(): void {
    this.recall.forget();
    this.open.forget();
    this.sabotagedAt.fill(0);
    this.attackedAt.fill(0);
    this.movedAt = 0;
    this.probedAt = 0;
    this.moves = 0;
  }

  /**
   * What the other seat may have lived through in a world this one holds possible, as far as this one can tell: what everybody was told, and the cards it would hold. This
   * experience must be of the other seat's.
   */
  suppose(mine: Experience, world: State): void {
    const { recall, open } = this;
    const seat = recall.me;
    open.copy(mine.open);
    this.sabotagedAt.set(mine.sabotagedAt);
    this.attackedAt.set(mine.attackedAt);
    this.movedAt = mine.movedAt;
    this.probedAt = mine.probedAt;
    this.moves = mine.moves;
    this.#occupied = mine.#occupied;
    this.#attacked = 0;
    this.#inMission = mine.#inMission;
    this.#toSee = 0;
    this.#toPutBack = 0;
    recall.turn = mine.recall.turn;
    recall.looking = world.side === seat ? 0 : world.looked;
    const named = seat === 0 ? this.attackedAt : this.sabotagedAt;
    const excluded = seat === 0 ? (1 << IN_LIBERATION) | (1 << IN_BASE) : 1 << IN_DYNASTY;
    for (let c = 0; c < CITIES; c++) recall.proved[c] = (open.zones[c] as number) & excluded ? 0 : Math.max(0, (named[c] as number) - 1);
    const own = seat === 0 ? world.dynasty : world.liberation | (world.base < 0 ? 0 : 1 << world.base);
    const theirs = size(seat === 0 ? world.liberation : world.dynasty);
    const based = seat === 0 && world.base >= 0 ? 1 : 0;
    recall.suppose(open.zones, open.chances, own, [world.deck.length, size(world.discard), theirs, based, 0]);
  }

  /** Takes in the next entry of the seat's past; its own choices say nothing that events do not. */
  push(entry: number): void {
    if (entry < 0) return;
    const known = this.#words[entry];
    const event = known ?? this.#table.events.codec.name(entry);
    if (!known) this.#words[entry] = event;
    this.#hear(event);
  }

  #city(id: string): number {
    return this.#table.cities.indexOf(id);
  }

  /** Cities that were attacked and not hit are not with the Liberation. */
  #settle(): void {
    if (this.#attacked === 0) return;
    this.recall.missed(this.#attacked);
    this.open.excluded(this.#attacked, (1 << IN_LIBERATION) | (1 << IN_BASE));
    this.#attacked = 0;
  }

  #hear(event: LiberationEvent): void {
    const { recall, open } = this;
    const mine = 'seat' in event && event.seat === recall.me;
    if (event.kind !== 'hit') this.#settle();
    switch (event.kind) {
      case 'setAside':
        recall.setAside(event.count);
        open.setAside(event.count);
        return;
      case 'dealt':
        if ('city' in event) recall.dealtOwn(this.#city(event.city));
        else recall.dealtOther();
        open.drew(event.seat);
        return;
      case 'based':
        if (recall.me === 0) recall.based();
        open.based();
        return;
      case 'turn':
        recall.turn++;
        this.#inMission = false;
        return;
      case 'drew':
        if ('city' in event) recall.drewOwn(this.#city(event.city));
        else recall.drewOther();
        open.drew(event.seat);
        return;
      case 'act':
        recall.act();
        open.act();
        return;
      case 'occupied': {
        const city = this.#city(event.city);
        this.#occupied |= 1 << city;
        recall.occupied(city);
        open.shown(0, city);
        return;
      }
      case 'attacked':
        this.#attack(event);
        return;
      case 'hit': {
        const city = this.#city(event.city);
        this.#attacked &= ~(1 << city);
        recall.hit(city);
        open.shown(1, city);
        return;
      }
      case 'captured':
        if (event.occupied) this.#occupied |= 1 << this.#city(event.city);
        else this.#discarded(this.#city(event.city));
        return;
      case 'mission':
        this.#inMission = true;
        if ('city' in event) this.#played(event.seat, this.#city(event.city), mine);
        return;
      case 'spent':
        if ('city' in event) {
          recall.spent(this.#city(event.city));
          open.discarded(this.#city(event.city));
        }
        return;
      case 'paidDiscard':
      case 'discarded':
        this.#lost(event.seat, 'city' in event ? this.#city(event.city) : -1, mine);
        return;
      case 'sabotage':
        this.#sabotage(this.#city(event.city));
        return;
      case 'sabotaged':
        recall.sabotaged(this.#city(event.city));
        open.hand[0]--;
        open.discarded(this.#city(event.city));
        return;
      case 'notInHand':
        recall.notInHand(this.#city(event.city));
        open.excluded(1 << this.#city(event.city), 1 << IN_DYNASTY);
        return;
      case 'evaded':
      case 'relocated':
        this.movedAt = recall.turn + 1;
        this.moves++;
        recall.moved(event.kind === 'evaded' ? this.#adjacent : null);
        open.moved(event.kind === 'evaded' ? this.#adjacent : null);
        return;
      case 'milled':
        recall.milled(event.count);
        open.milled(event.count);
        return;
      case 'returned':
        recall.returned(event.count);
        open.returned(event.count);
        return;
      case 'probed':
        if ('map' in event) this.#probe(this.#mapCities(event.map), event.yes);
        return;
      case 'looked':
      case 'saw':
      case 'took':
      case 'putBack':
        this.#spy(event, mine);
        return;
      default:
    }
  }

  #mapCities(map: string): CitySet {
    const { atlas } = this.#table;
    return atlas.mapCities[atlas.maps.indexOf(map)] as number;
  }

  #discarded(city: number): void {
    this.recall.discarded(city);
    this.open.discarded(city);
  }

  #attack(event: Extract<LiberationEvent, { kind: 'attacked' }>): void {
    const area = 'city' in event ? 1 << this.#city(event.city) : 'map' in event ? this.#mapCities(event.map) : 0;
    this.#attacked = area & ~this.#occupied;
    for (let c = 0; c < CITIES; c++) if ((this.#attacked >> c) & 1) this.attackedAt[c] = this.recall.turn + 1;
  }

  /** A mission on an occupied city leaves the card where it is. */
  #played(seat: number, city: number, mine: boolean): void {
    if ((this.#occupied >> city) & 1) return;
    if (!mine) this.recall.playedByOther(city);
    this.open.shown(seat, city);
  }

  /** A hand card goes to the discard pile. */
  #lost(seat: number, city: number, mine: boolean): void {
    if (mine) this.recall.discarded(city);
    else if (city >= 0) this.recall.shownByOther(city);
    else this.recall.hiddenByOther();
    if (this.#table.settings.showDiscards) {
      this.open.hand[seat as 0 | 1]--;
      this.open.discarded(city);
    } else this.open.hidden(seat);
  }

  #sabotage(city: number): void {
    this.sabotagedAt[city] = this.recall.turn + 1;
    // Inside a mission any city may be named: it says nothing of where it is named from.
    if (this.#inMission) return;
    this.recall.sabotage(this.#adjacent[city] as number);
    this.open.sabotage(this.#adjacent[city] as number);
  }

  #probe(area: CitySet, yes: boolean): void {
    this.probedAt = this.recall.turn + 1;
    this.recall.probed(area, yes);
    this.open.excluded(yes ? ~area : area, 1 << IN_BASE);
  }

  #spy(event: Extract<LiberationEvent, { kind: 'looked' | 'saw' | 'took' | 'putBack' }>, mine: boolean): void {
    const { recall, open } = this;
    switch (event.kind) {
      case 'looked':
        if (mine) {
          this.#toSee = event.count;
          this.#toPutBack = event.count;
        } else recall.looking = event.count;
        return;
      case 'saw':
        recall.put(this.#city(event.city), 1 << (event.place - 1));
        if (--this.#toSee <= 0) recall.settle();
        return;
      case 'took':
        if ('city' in event) {
          this.#toPutBack--;
          recall.tookOwn(this.#city(event.city));
        } else if (event.count === 0) {
          if (!mine) recall.mixTop();
          return;
        } else recall.tookTheirs();
        open.drew(event.seat);
        return;
      case 'putBack':
        if (!('place' in event)) recall.mixTop();
        else {
          recall.put(this.#city(event.city), 1 << (event.place - 1));
          if (--this.#toPutBack <= 0) recall.settle();
        }
    }
  }
}
